/** The rules of the New attack algorithm by name: each has a page, and whatever follows from one cites it. */

export const id = 'attack-algorithm';

export const rule = {
  check: { id: 'attack-algorithm/check', title: 'Checks' },
  targetNumber: { id: 'attack-algorithm/target-number', title: 'The target number' },
  dieStep: { id: 'attack-algorithm/die-step', title: 'The next die' },
  bonusDie: { id: 'attack-algorithm/bonus-die', title: 'Bonus dice' },
  penaltyDie: { id: 'attack-algorithm/penalty-die', title: 'Penalty dice' },
  cancelling: { id: 'attack-algorithm/cancelling', title: 'Bonus and penalty dice cancel' },
  degrees: { id: 'attack-algorithm/degrees', title: 'Degrees of success and failure' },
  critExplosion: { id: 'attack-algorithm/crit-explosion', title: 'Exploding criticals' },
  considerations: { id: 'attack-algorithm/considerations', title: 'What counts in an attack' },
  attackRoll: { id: 'attack-algorithm/attack-roll', title: 'The attack roll' },
  defences: { id: 'attack-algorithm/defences', title: 'Defences' },
  form: { id: 'attack-algorithm/form', title: 'Form superiority' },
  attackBonus: { id: 'attack-algorithm/attack-bonus', title: 'Attack bonus' },
  circumstances: { id: 'attack-algorithm/circumstances', title: 'Circumstances' },
  oneRoll: { id: 'attack-algorithm/one-roll', title: 'One roll for a side' },
  champion: { id: 'attack-algorithm/champion', title: 'The champion' },
  followers: { id: 'attack-algorithm/followers', title: 'Everybody else' },
  target: { id: 'attack-algorithm/target', title: 'Who sets an attack’s difficulty' },
  countingHits: { id: 'attack-algorithm/counting-hits', title: 'Counting hits' },
  championPenalty: { id: 'attack-algorithm/champion-penalty', title: 'A champion with penalty dice' },
  spreading: { id: 'attack-algorithm/spreading', title: 'Spreading hits' },
  mostEnemies: { id: 'attack-algorithm/most-enemies', title: 'How many enemies can be hit' },
  unevenHits: { id: 'attack-algorithm/uneven-hits', title: 'Who gets the leftover hits' },
  firstHit: { id: 'attack-algorithm/first-hit', title: 'The first hit' },
  laterHits: { id: 'attack-algorithm/later-hits', title: 'Later hits' },
  contested: { id: 'attack-algorithm/contested', title: 'The contested roll' },
  moreHits: { id: 'attack-algorithm/more-hits', title: 'More hits, full damage' },
  fewerHits: { id: 'attack-algorithm/fewer-hits', title: 'Fewer hits, 1 damage each' },
  contestedTie: { id: 'attack-algorithm/contested-tie', title: 'Equal hits' },
  tiebreakers: { id: 'attack-algorithm/tiebreakers', title: 'Tiebreakers' },
  defeat: { id: 'attack-algorithm/defeat', title: 'Hit points and defeat' },
  sides: { id: 'attack-algorithm/sides', title: 'Sides' },
  somethingElse: { id: 'attack-algorithm/something-else', title: 'Doing something else' },
} as const;

export type RuleName = (typeof rule)[keyof typeof rule];
