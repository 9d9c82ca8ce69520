/** A contested roll of three sides. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { lastFact, type AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import { undecidedThird } from '../problems.ts';
import { remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { actorPlace } from './places.ts';
import { foundInRounds } from './written.ts';

export const thirdSide: LintRule<AttackFact> = {
  id: 'third-side',
  severity: 'error',
  title: 'A contested roll of three sides',
  explanation:
    'The text holds the hits of two sides against each other, and knows no third. Of a contested roll with more nothing is rolled; let each side roll by itself, or in a round of its own, or let two of them be allied.',
  messages: {
    third:
      '{Name} attacks for a third side, and a contested roll is between two, so nobody’s attack is rolled in this round; take out “contested”, or let two sides be allied',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  side the Crows run by the Host
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  combatant Cur (he) of the Crows
- situation "a gate"
-   decides contested tie: full damage
  round 1
-   contested
    Ilse: attacks Brok.
    Brok: attacks Ilse.
    Cur: attacks Ilse.
    ^^^
`),
  check: ({ scenario }) => foundInRounds(scenario, third),
};

function third({ context }: RoundPlan): readonly Finding[] {
  const [contested, other] = [lastFact(context.round.facts, 'contested'), undecidedThird(context)];
  if (contested === undefined || other === undefined) return [];
  return [
    found(thirdSide, 'third', actorPlace(context.cast, other), naming('name', other.actor), {
      fixes: [remove(contested)],
    }),
  ];
}
