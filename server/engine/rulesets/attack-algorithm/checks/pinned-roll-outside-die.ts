/** Pinned dice that show what no such die can show. */
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Numeral } from '../../../scenario.ts';
import { fightersNamed } from '../cast.ts';
import { explosion } from '../crits.ts';
import { factsOf, type AttackFact, type PinnedDice } from '../facts.ts';
import { dicePins } from '../pinned.ts';
import type { RoundPlan } from '../plan.ts';
import { write } from './mending.ts';
import { rollsIn } from './rolls.ts';
import { foundInRounds } from './written.ts';

export const pinnedRollOutsideDie: LintRule<AttackFact> = {
  id: 'pinned-roll-outside-die',
  severity: 'error',
  title: 'A pinned number that the die doesn’t have',
  explanation:
    'A pinned die shows a whole number from 1 to as many faces as it has: those of the difficulty, after all its changes; of the die of the first hit; of the d6 for extra degrees. Any other number is left out, and the die is rolled.',
  messages: { outside: '{number} can’t be rolled on a d{faces}, so this die is rolled after all' },
  bad: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Brok (he) of the Host
round 1
  the first hit on Brok rolls 0.
//                            ^
  Ilse: attacks Brok.
    rolls 7
//        ^
`,
  good: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Brok (he) of the Host
round 1
  the first hit on Brok rolls 1.
  Ilse: attacks Brok.
    rolls 6
`,
  check: ({ scenario }) => foundInRounds(scenario, (plan) => [...ofDamage(plan), ...ofRolls(plan), ...ofCrits(plan)]),
};

function ofRolls(plan: RoundPlan): readonly Finding[] {
  return rollsIn(plan).flatMap(({ deed, roll: { hits } }) => ofDice(dicePins(deed, 'pinned roll'), hits.of));
}

function ofCrits({ checks }: RoundPlan): readonly Finding[] {
  return checks
    .filter(({ exploding }) => exploding)
    .flatMap(({ deed }) => ofDice(dicePins(deed, 'pinned crit'), explosion.of));
}

function ofDice(pins: readonly PinnedDice[], faces: number): readonly Finding[] {
  return pins.flatMap(({ dice }) => dice.flatMap((die) => (die === undefined ? [] : outside(die, faces))));
}

/** Of those whom several sides attack, by the largest die. */
function ofDamage({ moment: { cast, round }, exchanges }: RoundPlan): readonly Finding[] {
  const sides = exchanges.flatMap((exchange) => exchange.sides);
  return factsOf(round.facts, 'pinned damage').flatMap(({ who, die }) => {
    const named = fightersNamed(cast, [who]);
    const dice = sides
      .filter(({ enemies }) => enemies.some(({ fighter }) => named.includes(fighter)))
      .flatMap((side) => side.die ?? []);
    return dice.length === 0 ? [] : outside(die, Math.max(...dice));
  });
}

function outside({ value, source }: Numeral, faces: number): readonly Finding[] {
  if (Number.isInteger(value) && value >= 1 && value <= faces) return [];
  const nearest = Math.min(faces, Math.max(1, Math.round(value)));
  return [
    found(
      pinnedRollOutsideDie,
      'outside',
      source,
      { number: value, faces },
      { fixes: [write(String(nearest), source)] },
    ),
  ];
}
