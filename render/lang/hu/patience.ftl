### Spans of time, and how patient a table is.

minutes = { $minutes } perc
hours = { $hours } óra
hours-minutes = { $hours } óra { $minutes } perc
days = { $days } nap
days-hours = { $days } nap { $hours } óra

no-reminders = Nincs emlékeztető.
reminders = { $most ->
    [one] Egy emlékeztető, ennyi idő után: { $first }.
   *[other] Az első emlékeztető ennyi idő után: { $first }. A továbbiak időköze: { $every }. Összesen legfeljebb { $most }.
}
no-clock = Nincs óra.

## clock

clock-all = { $banked ->
    [yes] Óra: { $move } várakozásonként, és { $bank } tartalék az egész játékra. Csendes órákban és távollét alatt áll.
   *[no] Óra: { $move } várakozásonként. Csendes órákban és távollét alatt áll.
}
clock-quiet = { $banked ->
    [yes] Óra: { $move } várakozásonként, és { $bank } tartalék az egész játékra. Csendes órákban áll.
   *[no] Óra: { $move } várakozásonként. Csendes órákban áll.
}
clock-none = { $banked ->
    [yes] Óra: { $move } várakozásonként, és { $bank } tartalék az egész játékra. Sosem áll meg.
   *[no] Óra: { $move } várakozásonként. Sosem áll meg.
}

## time-out

time-out-none = Ha lejár az idő: csak értesítés.
time-out-replace = Ha lejár az idő: a házigazdát megkérem, hogy adja másnak a helyet.
time-out-caretaker = Ha lejár az idő: egy helyettes játszik óvatosan, amíg a játékos vissza nem tér.
