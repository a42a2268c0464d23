### The course of a game: lessons that one person goes through alone.

# $minutes (int): about so many
course-button = Course ({ $minutes } minutes)
game-with-hints = A game with hints
# $game: its title
how-to-learn = **How do you want to learn { $game }?** The course has short lessons, each with one thing to do. Only you see them. In a game with hints computers play against you, and each of your turns comes with a hint and its reason.
# $game: its title
# $number (int): of the lesson
# $count (int): of all lessons
lesson-of = { $game } · lesson { $number } of { $count }
# $goal: what is to be reached
goal = **Your goal:** { $goal }
# $goal: what is to be reached
reached = **Done:** { $goal }
# $why: what went wrong
missed = **Not this time.** { $why }
# $action: what a button or a choice says
press-this = **Now choose: “{ $action }”.** What it changes is outlined in the picture.
# $action: what a button or a choice says
choose-this = **Now choose: “{ $action }”.**
outlined = What your next choice changes
left-the-way = You have taken another way than the one I would show. Go on if you like, or begin again.
show-me = Show me
again = Again
next-lesson = Next lesson
all-lessons = All lessons
go-on = Go on
begin-course = Begin
# $game: its title
course-of = Course: { $game }
# $minutes (int): about so many
# $count (int): lessons
course-is = { $count } short lessons, about { $minutes } minutes. In each you play a few moves of a prepared game and have one goal. You can stop anywhere and go on later from where you are. Only you see it.
choose-lesson = Choose a lesson …
# $title: of a lesson
lesson-done = ✓ { $title }
course-over = **That was the whole course.** Now play a game with hints: the computers play simply, and each of your turns comes with a hint and its reason.
# $count (int): lines
and-more = … and { $count } more
moved-on = This lesson has gone on. Here is where you are.
