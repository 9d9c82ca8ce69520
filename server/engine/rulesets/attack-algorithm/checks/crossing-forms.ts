/** Sentences about form that are true side by side, and cancel in one attack. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import { sameSource, type Source } from '../../../source.ts';
import type { AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import { rule } from '../rule-ids.ts';
import { contradictions } from './mutual-form-superiority.ts';
import { naming } from '../../../checking/naming.ts';
import { allPlans } from './written.ts';

export const crossingForms: LintRule<AttackFact> = {
  id: 'crossing-forms',
  severity: 'warning',
  title: 'Forms that cancel in one attack',
  explanation:
    'Several sentences may speak of one attack: of the weapons, of ways of fighting, of the two people. Where some make the attacker superior and others the defender, neither counts in it: nothing is added or taken.',
  messages: {
    crossing:
      'This makes {one} superior in form to {other}, and another sentence the other way round, so neither counts where these two meet',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  spear beats sword in form
  combatant Ilse (she) of the Players
    carries spear
  combatant Brok (he) of the Host
    carries sword
    defends barely
  round 1
-   Brok has superior form over Ilse "he knows the ground".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Ilse: attacks Brok.
`),
  /** Sentences that contradict each other wherever they meet have a finding of their own. */
  *check({ scenario }) {
    const told = contradictions(scenario).flatMap(({ source, related = [] }) => [
      source,
      ...related.map((each) => each.source),
    ]);
    yield* eachOnce(allPlans(scenario).flatMap((plan) => crossing(plan, told)));
  },
};

function crossing({ exchanges, context: { facts } }: RoundPlan, told: readonly Source[]): readonly Finding[] {
  return exchanges
    .flatMap(({ sides }) => sides.flatMap(({ rolls }) => rolls))
    .flatMap(({ pool, attack: { actor, announcement }, aim }) => {
      const forms = pool.modifiers.filter(
        (modifier) => modifier.rule === rule.form.id && modifier.standing === 'cancelled',
      );
      const last = [...facts, ...announcement.clauses]
        .map(({ source }) => forms.find((form) => sameSource(form.source, source)))
        .findLast((form) => form !== undefined);
      if (
        last === undefined ||
        aim === undefined ||
        forms.some(({ source }) => told.some((each) => sameSource(each, source)))
      )
        return [];
      const [better, worse] = last.amount > 0 ? [actor, aim] : [aim, actor];
      return [found(crossingForms, 'crossing', last.source, { ...naming('one', better), ...naming('other', worse) })];
    });
}
