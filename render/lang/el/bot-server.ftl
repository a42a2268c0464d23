rules-heading = Τραπέζια αυτού του server
rules-about = Αυτοί οι κανόνες ισχύουν για όσα τραπέζια ανοίγουν από εδώ και πέρα. Δεν δεσμεύουν τους διαχειριστές του server.
who = **Ποιος ανοίγει τραπέζια**

who-choice-all = Όλοι
who-choice-role = Μέλη με έναν ρόλο
who-choice-managers = Διαχειριστές του server

choose-role = Ποιος ρόλος;
role-missing = Επιλέξτε ρόλο. Ως τότε ανοίγουν τραπέζια όλοι.
where = **Πού ανοίγουν τραπέζια**
    -# και στα νήματα αυτών των καναλιών. Καμία επιλογή: σε όλα
choose-channels = Όλα τα κανάλια
most = **Ανοιχτά τραπέζια ανά άτομο**
no-most = Όσα επιτρέπει το bot
most-choice = { $count ->
    [one] { $count } τραπέζι
   *[other] { $count } τραπέζια
}

barred-until = { $who }: δεν παίρνει θέση και δεν ανοίγει τραπέζια σε αυτόν τον server έως { $when }.
barred = { $who }: δεν παίρνει θέση και δεν ανοίγει τραπέζια σε αυτόν τον server.
seats-stay = Τα τραπέζια όπου έχει ήδη θέση δεν αλλάζουν: χρησιμοποιήστε το /host replace, ή το /host close.
bars-heading = Άτομα που δεν παίρνουν θέση σε τραπέζια αυτού του server
bars-none = Σε τραπέζια αυτού του server παίρνουν θέση όλοι. Το `/server bar player:` αποκλείει κάποιον.
bar-line-until = { $who } · από { $by } · έως { $when }
bar-line = { $who } · από { $by } · χωρίς τέλος
bar-forgotten = Κάποιος που διέγραψε τα δεδομένα του
choose-lift = Άρση αποκλεισμού …
lifted = { $who } παίρνει και πάλι θέση σε τραπέζια αυτού του server.
bots-do-not-play = Αυτό είναι bot. Τα bot δεν παίζουν.
