/** A pinned roll in which a wound isn’t coped with, and nothing says how it gets worse. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Scenario } from '../../../../scenario.ts';
import { mayLack } from '../../../../unread.ts';
import { wordsKey } from '../../cast.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { foundInRolls, type PinnedRoll } from '../pinned-rolls.ts';
import { hindrancesOf } from './hindrances.ts';
import { add } from '../../../../checking/mending.ts';
import { fateOf } from './wound-fates.ts';

export const silentInjuryFailure: LintRule<QuickShotFact> = {
  id: 'silent-injury-failure',
  severity: 'warning',
  title: 'A wound that should get worse',
  explanation:
    'Whoever fails the action of a wound couldn’t cope with it, and something bad comes of that: a bruised muscle is sprained, stitches open. Where the dice are pinned it is known, and the scenario says what it is.',
  messages: { silent: '{Name} fails to cope with “{words}” in this roll, so the wound gets worse; say how' },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    common wound "a cut thigh" on "moving"
  round 1
    Rose: gambles on "the boat".
      risk "the gap is wide"
      easy "leap aboard"
      despite "a cut thigh"
              ^^^^^^^^^^^^^
+     worsens "a cut thigh" to hard: "the cut tears open"
      rolls 5 6 7 8 2 3 4 1
`),
  check: ({ scenario }) => foundInRolls(scenario, (pinned) => silent(scenario, pinned)),
};

function silent(scenario: Scenario<QuickShotFact>, pinned: PinnedRoll): readonly Finding[] {
  const {
    plan,
    attempt: {
      deed: { actor, announcement },
    },
  } = pinned;
  if (mayLack(scenario, plan.context.round)) return [];
  const told = factsOf(announcement.clauses, 'worsens').map(({ wound }) => wordsKey(wound.text));
  const failed = hindrancesOf(plan, { actor }).filter(
    ({ kind, words }) => kind === 'wound' && fateOf(pinned, words) === 'failed' && !told.includes(wordsKey(words)),
  );
  return failed.map(({ words }) => {
    const said = factsOf(announcement.clauses, 'despite')
      .flatMap(({ what }) => what)
      .find(({ text }) => wordsKey(text) === wordsKey(words));
    return found(
      silentInjuryFailure,
      'silent',
      said?.source ?? announcement.verb.source,
      { ...naming('name', actor), words },
      {
        fixes: [add(`worsens ${quoted(words)}: "…"`, announcement.source)],
      },
    );
  });
}
