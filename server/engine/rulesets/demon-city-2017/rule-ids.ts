/** The ids and names of the rules that modifiers, steps and findings of the dice edition cite; each has a page. */

/** The game’s own name, by which scenarios choose it. */
export const id = 'demon-city-2017';

export const rule = {
  taskRoll: { id: 'demon-city-2017/task-roll', title: 'Task Resolution' },
  opposedTask: { id: 'demon-city-2017/opposed-task', title: 'A task against the Host’s roll' },
  staticTask: { id: 'demon-city-2017/static-task', title: 'A task against a fixed number' },
  taskTie: { id: 'demon-city-2017/task-tie', title: 'A tie in a task' },
  highestDie: { id: 'demon-city-2017/highest-die', title: 'The highest die counts' },
  skill: { id: 'demon-city-2017/skill-die', title: 'Skill Die' },
  attackStat: { id: 'demon-city-2017/attack-stat', title: 'The stat of an attack' },
  targetedStat: { id: 'demon-city-2017/targeted-stat', title: 'The stat that is targeted' },
  distraction: { id: 'demon-city-2017/distraction-die', title: 'Distraction Die' },
  situation: { id: 'demon-city-2017/situation-die', title: 'Situation Die' },
  weapon: { id: 'demon-city-2017/weapon-die', title: 'Situation Die for the better weapon' },
  improved: { id: 'demon-city-2017/improved-position', title: 'Situation Die after a defence' },
  twoSituation: { id: 'demon-city-2017/two-situation-dice', title: 'Two Situation Dice at most' },
  defense: { id: 'demon-city-2017/defense-die', title: 'Defense Die' },
  injury: { id: 'demon-city-2017/lost-die-for-injury', title: 'Lost Die for Injury' },
  miscellaneous: { id: 'demon-city-2017/miscellaneous-lost-die', title: 'Miscellaneous Lost Die' },
  minimum: { id: 'demon-city-2017/one-die-minimum', title: 'One die at least' },
  maximum: { id: 'demon-city-2017/five-dice-maximum', title: 'Five dice at most' },
  order: { id: 'demon-city-2017/announcing-order', title: 'The slowest announces first' },
  agilityTies: { id: 'demon-city-2017/agility-ties', title: 'Ties in Agility' },
  noIfThen: { id: 'demon-city-2017/no-if-then', title: 'No if-then' },
  oneTarget: { id: 'demon-city-2017/one-target', title: 'One target' },
  uncontested: { id: 'demon-city-2017/uncontested', title: 'Unresisted actions' },
  clash: { id: 'demon-city-2017/clash', title: 'Rolling for a Clash' },
  severalClashes: { id: 'demon-city-2017/several-clashes', title: 'Several Clashes' },
  highRoller: { id: 'demon-city-2017/high-roller-acts', title: 'The high roller acts, alone' },
  allyTie: { id: 'demon-city-2017/ally-tie', title: 'A tie between allies' },
  tie: { id: 'demon-city-2017/tie', title: 'A tie between opposed sides' },
  critical: { id: 'demon-city-2017/critical-success', title: 'Critical success' },
  fumble: { id: 'demon-city-2017/fumble', title: 'Fumbles' },
  hold: { id: 'demon-city-2017/hold', title: 'Holds' },
  damage: { id: 'demon-city-2017/damage', title: 'Damage' },
  massive: { id: 'demon-city-2017/massive-damage', title: 'Massive Damage' },
  armour: { id: 'demon-city-2017/armour', title: 'Kevlar and other protection' },
  outOfTheFight: { id: 'demon-city-2017/out-of-the-fight', title: 'Out of the fight' },
  injuryRoll: { id: 'demon-city-2017/injury-roll', title: 'Rolling on the Injury table' },
  roundLength: { id: 'demon-city-2017/round-length', title: 'How long a round is' },
  nextRound: { id: 'demon-city-2017/next-round', title: 'The next round, and the end of Action' },
} as const;

export type RuleName = (typeof rule)[keyof typeof rule];
