/** Both sides attack, and the roll isn't contested. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { firstAttacks } from '../exchange.ts';
import type { Scenario } from '../../../scenario.ts';
import { lastFact, type AttackFact } from '../facts.ts';
import type { RoundContext } from '../round-context.ts';
import type { RoundPlan } from '../plan.ts';
import { attackEachOther } from './groups.ts';
import { add } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { actorPlace } from './places.ts';
import { shownRounds } from './shown.ts';
import { missingInRounds } from './written.ts';

export const bothSidesAttack: LintRule<AttackFact> = {
  id: 'both-sides-attack',
  severity: 'warning',
  title: 'Two sides attack without a contest',
  explanation:
    'Where both sides attack, the text holds their hits against each other in a contested roll. Whether a round is one is for the writer to say, by “contested”; without it each side’s roll stands alone and does its full damage.',
  messages: {
    both: '{Name} attacks in the same round as {other}, so both sides do their full damage; write “contested” at the head of the round if their hits are held against each other',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  situation "a gate"
    decides contested tie: full damage
  round 1
+   contested
    Ilse: attacks Brok.
    Brok: attacks Ilse.
    ^^^^
`),
  check: ({ scenario }) => missingInRounds(scenario, (plan) => both(scenario, plan)),
};

/** Three sides can’t contest one roll, and neither can two that don’t attack each other. */
function both(scenario: Scenario<AttackFact>, { context }: RoundPlan): readonly Finding[] {
  const [one, other, ...more] = firstAttacks(context);
  if (
    one === undefined ||
    other === undefined ||
    more.length > 0 ||
    !attackEachOther(context) ||
    lastFact(context.round.facts, 'contested') !== undefined ||
    isOver(scenario, context)
  )
    return [];
  return [
    found(
      bothSidesAttack,
      'both',
      actorPlace(context.cast, other),
      { ...naming('name', other.actor), ...naming('other', one.actor) },
      {
        fixes: [add('contested', context.round.source)],
      },
    ),
  ];
}

/**
 * Whether one of the sides is out of the fight by then, as the rounds are shown: only where somebody can be by hit
 * points.
 */
function isOver(scenario: Scenario<AttackFact>, { facts, round }: RoundContext): boolean {
  if (lastFact(facts, 'defeat decision') === undefined) return false;
  const shown = shownRounds(scenario).get(round)?.plan.context;
  return shown !== undefined && firstAttacks(shown).length < 2;
}
