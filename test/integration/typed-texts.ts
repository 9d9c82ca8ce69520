/**
 * A short scenario of each game to type: with and without full stops, with blocks that end, and with quotations of
 * several lines.
 */
export const texts = {
  'demon-city-2018': `scenario "The yard: a duel"
rules demon-city-2018

weapon knife: close
combatant Ann (she) of the Players
  Agility 2  Toughness 3
  carries knife
combatant Bill (he) of the Host
  Agility 3

situation "a yard, in rain"
  Ann is 6 ft from Bill.

round 1
  Ann: stabs Bill with her knife.   throws 4
    on success "He looks at the blade,
      and sits down."
  Bill: punches Ann
    advantage "she is up to the knees in water"
round 2 if Ann succeeded
  Bill: flees

expect Ann succeeds at least 10% in round 1`,
  'demon-city-2017': `combatant Alfie (he) on his own, run by the Players
  Agility 3  Toughness 3
combatant Betty (she) on her own, run by the Players
  Agility 2

scenario "The roof"
rules demon-city-2017

read aloud "Tar paper and rain.
  Nobody looks at the stair."

round 1
  on a tie "the boards begin to sag."
  Alfie: punches Betty.
  Betty: flees
    on success "she is two flights down."`,
  'attack-algorithm': `// Form against form (each is superior
// to one other).
spear beats sword in form.

combatant the Knight (he) of the Players
  Attack Bonus 3  HP 12
  carries sword
combatant the Reeve (he) of the Host
  HP 10
  carries spear

scenario "The toll gate"
rules attack-algorithm

round 1 "Fourpence"
  contested
  the Knight: attacks the Reeve with his sword.
    note "His sword is inferior to the spear."
    on failure "The spear is simply longer."
  the Reeve: attacks the Knight`,
  'quick-shot': `scenario "The upper room"
rules quick-shot

combatant Rose (she) of the Players
  Willpower 4 of 5
  value "Keep my brother out of it" 2

combatant the Dealer (she) of the Host

round 1 "The chair"
  Rose: gambles on "the table".
    common "lift the hatch"
    risk "the till has a bell"
    bets 1 WP from "Keep my brother out of it"
    on failure "the bell has a clear, carrying voice."`,
} as const;
