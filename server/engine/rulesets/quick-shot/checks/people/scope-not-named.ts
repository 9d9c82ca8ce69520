/** An attempt that seems to be about what a wound or weakness bears on, and doesn’t say so. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Words } from '../../../../scenario.ts';
import { isGivenUp, type Attempt } from '../../attempt.ts';
import { wordsKey } from '../../cast.ts';
import type { Deed } from '../../deeds.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';
import { missingInAttempts } from '../written.ts';
import { counts, hindrancesOf, type Hindrance } from './hindrances.ts';
import { add, append } from '../../../../checking/mending.ts';
import { tellingWords } from './scopes.ts';

export const scopeNotNamed: LintRule<QuickShotFact> = {
  id: 'scope-not-named',
  severity: 'info',
  title: 'A wound that may bear on the attempt',
  explanation:
    'A wound or weakness that bears on some attempts counts for those that say what they involve, or that they are made despite it. What an attempt is called doesn’t decide that: where the same word stands in both, the scenario says whether it counts.',
  messages: {
    unsaid:
      'The {kind} “{words}” of {name} bears on “{scope}”; write involves “{scope}” if it counts here, or without “{words}” if it doesn’t',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    hard wound "a broken leg" on "moving"
  round 1
    Rose: gambles on "the far side of the deck".
      common "moving across the planks"
             ^^^^^^^^^^^^^^^^^^^^^^^^^^
+     involves "moving"
`),
  check: ({ scenario }) => missingInAttempts(scenario, unsaid),
};

function unsaid(attempt: Attempt, plan: RoundPlan): readonly Finding[] {
  if (isGivenUp(attempt)) return [];
  const { deed } = attempt;
  const { clauses } = deed.announcement;
  const left = factsOf(clauses, 'leaving out')
    .flatMap(({ what }) => what)
    .map(({ text }) => wordsKey(text));
  return hindrancesOf(plan, deed).flatMap((hindrance) => {
    const { scope } = hindrance;
    if (scope === undefined || counts(deed, hindrance) || left.includes(wordsKey(hindrance.words))) return [];
    const telling = tellingWords(scope.text);
    const [where] = wordsOf(deed).filter(({ text }) => [...tellingWords(text)].some((word) => telling.has(word)));
    return where === undefined ? [] : [asked(deed, hindrance, scope, where)];
  });
}

/** What the writer calls the attempt, its actions, and what is used. */
function wordsOf({ announcement: { object, clauses } }: Deed): readonly Words[] {
  const used = factsOf(clauses, 'using').flatMap(({ resources, how }) => [
    ...resources,
    ...(how === undefined ? [] : [how]),
  ]);
  return [...factsOf(clauses, 'action').map(({ words }) => words), ...(object === undefined ? [] : [object]), ...used];
}

function asked(deed: Deed, { kind, words }: Hindrance, scope: Words, where: Words): Finding {
  const { actor, announcement } = deed;
  const last = factsOf(announcement.clauses, 'involves')
    .flatMap(({ scopes }) => scopes)
    .at(-1);
  const involves: Fix =
    last === undefined
      ? add(`involves ${quoted(scope.text)}`, announcement.source)
      : append(`, ${quoted(scope.text)}`, last.source);
  return found(
    scopeNotNamed,
    'unsaid',
    where.source,
    { kind, words, scope: scope.text, ...naming('name', actor) },
    {
      fixes: [involves, add(`without ${quoted(words)}`, announcement.source)],
    },
  );
}
