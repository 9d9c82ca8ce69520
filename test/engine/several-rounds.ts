/** Scenarios of two and three rounds that are small enough for every run of throws to be played. */

export const severalRounds: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'a hold, and what becomes of it',
    text: `rules demon-city-2017
combatant Ann (she) of the Players
  Agility 2  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
scenario "The yard"
round 1
  Ann: grabs Bill.
  Bill: grabs Ann.
round 2 if Bill is grabbed
  Bill: climbs "the wall" with Agility to beat 4.
round 2 if a tie happened
  Ann: climbs "the wall" with Agility to beat 7.
round 3 otherwise
  Ann: climbs "the wall" with Agility to beat 9.
`,
  },
  {
    title: 'a shot, and who is still up',
    text: `rules demon-city-2017
combatant Ann (she) of the Players
  Agility 2  Toughness 1
combatant Bill (he) of the Host
  Agility 2  Toughness 1
scenario "The yard"
round 1
  Ann: punches Bill.
  Bill: waits.
round 2 if not Bill is out of the fight and Ann succeeded
  decides recovery of Bill: back up.
  Ann: punches Bill.
    throws 7
    damage throws 1
  Bill: punches Ann.
`,
  },
  {
    title: 'throws that are pinned',
    text: `rules demon-city-2017
combatant Ann (she) of the Players
  Agility 2  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 1
scenario "The yard"
round 1
  Ann: climbs "the wall" with Agility to beat 4.
    throws 9
  Bill: climbs "the wall" with Agility to beat 6.
round 2 if Ann succeeded
  Ann: climbs "the wall" with Agility to beat 8.
    throws 2
round 2 otherwise
  Bill: climbs "the wall" with Agility to beat 8.
round 3 if Ann failed
  Bill: climbs "the wall" with Agility to beat 2.
`,
  },
  {
    title: 'cards that are gone, and cards that come back',
    text: `rules demon-city-2018
combatant Ann (she) of the Players
  Agility 2  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
deck of the Players: 1 to 3, 3
deck of the Host: 2 to 4
scenario "The yard"
round 1
  Ann: punches Bill.
    without harm
  Bill: punches Ann.
    without harm
round 2 if the Players acted
  Ann: grabs Bill.
  Bill: punches Ann.
    without harm
round 2 otherwise
  Ann: climbs "the wall" with Agility against 3.
`,
  },
  {
    title: 'hits, and nobody left',
    text: `rules attack-algorithm
combatant Ilse (she) of the Players
combatant Brok (he) of the Host
  defends barely
  HP 3
scenario "The mill"
decides defeat: at 0 HP
decides hit die: d4
round 1
  Ilse: attacks Brok.
round 2 if Brok is out of the fight
  Ilse: tries "the ice" at 3/6.
round 2 otherwise
  Ilse: attacks Brok.
`,
  },
  {
    title: 'a champion’s dice, and one die',
    text: `rules attack-algorithm
combatant Ilse (she) of the Players
  Attack Bonus 1
combatant Wat (he) of the Players
  defends barely
  HP 1
combatant Brok (he) of the Host
scenario "The mill"
champion Wat.
decides defeat: at 0 HP
round 1
  Brok: attacks Wat.
round 2
  Ilse: attacks Brok.
`,
  },
  {
    title: 'dice that are pinned for hits and damage',
    text: `rules attack-algorithm
combatant Ilse (she) of the Players
  HP 5
combatant Brok (he) of the Host
  HP 5
scenario "The mill"
decides defeat: at 0 HP
decides hit die: d4
round 1
  contested
  Ilse: attacks Brok.
    rolls 6
  Brok: attacks Ilse.
round 2 if a tie happened
  Ilse: attacks Brok.
round 2 otherwise
  Brok: attacks Ilse.
`,
  },
  {
    title: 'cards that are pinned',
    text: `rules demon-city-2018
combatant Ann (she) of the Players
  Agility 2  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
deck of the Players: 1 to 3
deck of the Host: 2 to 4
scenario "The yard"
round 1
  Ann: punches Bill.
    throws 3
  Bill: punches Ann.
round 2 if Ann succeeded
  Ann: punches Bill.
    without harm
round 2 otherwise
  Bill: punches Ann.
    without harm
`,
  },
];
