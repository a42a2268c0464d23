players = { $seated } από { $counts } παίκτες
starts = αρχίζει { $when }

pace-evening = τώρα, μέσα σε ένα βράδυ
pace-several = πολλές σειρές τη μέρα
pace-daily = μία σειρά τη μέρα
pace-weekly = λίγες σειρές την εβδομάδα

welcome-learners = και για αρχάριους
welcome-experienced = για έμπειρους παίκτες
