/** A wound that gets worse where it can’t. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import { isPartlyUnread } from '../../../../unread.ts';
import { quoted } from '../../../../quoting.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';
import { foundInRolls, type PinnedRoll } from '../pinned-rolls.ts';
import { foundInAttempts } from '../written.ts';
import { counts, hindrancesOf, named } from './hindrances.ts';
import { remove, write } from '../../../../checking/mending.ts';
import { fateOf } from './wound-fates.ts';

export const misdirectedWorsening: LintRule<QuickShotFact> = {
  id: 'misdirected-worsening',
  severity: 'error',
  title: 'A wound that gets worse and can’t',
  explanation:
    'A wound gets worse when its own action fails. An attempt that doesn’t bear on it puts it at no risk, and one in which its action succeeds keeps it safe, whatever becomes of the rest.',
  messages: {
    kept: 'The action of “{words}” succeeds in this roll, so the wound is kept safe and doesn’t get worse',
    idle: '“{words}” adds no action to this attempt, so it can’t get worse here; write despite “{words}” if it should count',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    common wound "a cut thigh" on "moving"
  round 1
    Rose: gambles on "the boat".
      risk "the gap is wide"
      hard "leap aboard"
      despite "a cut thigh"
-     worsens "a cut thigh": "the cut tears open"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      rolls 5 5 6 7 2 3 4 1
`),
  *check({ scenario }) {
    yield* foundInAttempts(scenario, (attempt, plan) => idle(scenario, attempt, plan));
    yield* foundInRolls(scenario, kept);
  },
};

/** What somebody doesn’t have at all is found elsewhere, and so is what stands below an attack. */
function idle(scenario: Scenario<QuickShotFact>, { deed, unrolled }: Attempt, plan: RoundPlan): readonly Finding[] {
  const { announcement } = deed;
  if (
    unrolled !== undefined ||
    isPartlyUnread(plan.context.round) ||
    scenario.unread === true ||
    announcement.actors.length > 1
  )
    return [];
  const own = hindrancesOf(plan, deed);
  return factsOf(announcement.clauses, 'worsens').flatMap((fact) => {
    const hindrance = named(own, fact.wound.text);
    if (hindrance === undefined || counts(deed, hindrance)) return [];
    const despite = write(`despite ${quoted(fact.wound.text)}`, fact.source);
    return [
      found(
        misdirectedWorsening,
        'idle',
        fact.source,
        { words: fact.wound.text },
        { fixes: [remove(fact, announcement), despite] },
      ),
    ];
  });
}

function kept(pinned: PinnedRoll): readonly Finding[] {
  const { announcement } = pinned.attempt.deed;
  return factsOf(announcement.clauses, 'worsens')
    .filter(({ wound }) => fateOf(pinned, wound.text) === 'met')
    .map((fact) =>
      found(
        misdirectedWorsening,
        'kept',
        fact.source,
        { words: fact.wound.text },
        { fixes: [remove(fact, announcement, true)] },
      ),
    );
}
