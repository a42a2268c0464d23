see-players = Οι παίκτες
heading = Παίκτες: { $title }
about = Μετράω παιχνίδια σε τραπέζια όπου μπορεί να πάρει θέση όλος ο server, με τουλάχιστον ένα ακόμη άτομο. Οι ώρες ησυχίας και οι απουσίες δεν μετρούν. Στο `/me settings` μπορείτε να κρύψετε τα δικά σας.

person = **{ $who }** · { $facts }
you = **{ $who }** (εσείς) · { $facts }
only-you = { $facts } (το βλέπετε μόνο εσείς)
too-few = λιγότερα από { $least } παιχνίδια σε ανοιχτά τραπέζια ως τώρα
private = δεν το δείχνει

finished = τελείωσε { $finished } από { $games } παιχνίδια
answers = απαντά συνήθως μέσα σε { $span }
never-out = δεν ξεπέρασε ποτέ τον χρόνο
out-once = ξεπέρασε τον χρόνο μία φορά ({ $when })
out-often = ξεπέρασε τον χρόνο { $count } φορές (τελευταία: { $when })

month = { $month } { $year }

name-of-month-1 = Ιανουάριος
name-of-month-2 = Φεβρουάριος
name-of-month-3 = Μάρτιος
name-of-month-4 = Απρίλιος
name-of-month-5 = Μάιος
name-of-month-6 = Ιούνιος
name-of-month-7 = Ιούλιος
name-of-month-8 = Αύγουστος
name-of-month-9 = Σεπτέμβριος
name-of-month-10 = Οκτώβριος
name-of-month-11 = Νοέμβριος
name-of-month-12 = Δεκέμβριος
