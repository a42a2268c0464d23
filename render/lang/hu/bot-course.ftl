### The course of a game: lessons that one person goes through alone.

course-button = Tanfolyam ({ $minutes } perc)
game-with-hints = Játék tanácsokkal
how-to-learn = **Hogyan szeretnéd megtanulni ezt: { $game }?** A tanfolyam rövid leckékből áll, mindegyikben egy feladattal. Csak te látod őket. A tanácsokkal játszott játékban számítógépek ellen játszol, és minden fordulódhoz megindokolt tanácsot kapsz.
lesson-of = { $game } · { $number }. lecke, összesen { $count }
goal = **A célod:** { $goal }
reached = **Megvan:** { $goal }
missed = **Most nem sikerült.** { $why }
press-this = **Most ezt válaszd: „{ $action }”.** A képen keret jelöli, mit változtat.
choose-this = **Most ezt válaszd: „{ $action }”.**
outlined = Amit a következő választásod változtat
left-the-way = Más utat választottál, mint amit én mutatnék. Folytasd, ha szeretnéd, vagy kezdd újra.
show-me = Mutasd meg
again = Újra
next-lesson = Következő lecke
all-lessons = Minden lecke
go-on = Folytatom
begin-course = Kezdem
course-of = Tanfolyam: { $game }
course-is = { $count } rövid lecke, kb. { $minutes } perc. Mindegyikben egy előkészített játék néhány lépését játszod le, egyetlen céllal. Bárhol abbahagyhatod, és később onnan folytathatod. Csak te látod.
choose-lesson = Válassz leckét …
lesson-done = ✓ { $title }
course-over = **Ez volt az egész tanfolyam.** Most játssz egyet tanácsokkal: a számítógépek egyszerűen játszanak, és minden fordulódhoz megindokolt tanácsot kapsz.
and-more = … és még { $count }
moved-on = Ez a lecke már továbblépett. Itt tartasz.
