/** Pinned dice that could meet one action or another. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { list } from '../../../../play/words.ts';
import { quoted } from '../../../../quoting.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { PinnedRoll } from '../pinned-rolls.ts';
import { saidQuotes } from '../said-quotes.ts';
import { needsThat } from './criticals.ts';
import { add } from '../../../../checking/mending.ts';
import { foundInReadRolls, rollsAt } from './rolls.ts';

export const unassignedSets: LintRule<QuickShotFact> = {
  id: 'unassigned-sets',
  severity: 'warning',
  title: 'Sets that nobody has given out',
  explanation:
    'Where the dice can meet one action or another but not both, somebody has to choose, and the text doesn’t say who. The scenario says which actions get their sets; until then it is left open.',
  messages: {
    either: 'These dice can meet {ways}, but not both, so it is left open; say which gets its set',
    several:
      'These dice can meet {met} of these {all} actions, and nothing says which: {actions}; write which come first, as {example}',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      common "throw the bone"
      risk "the dogs wake up"
      rolls 6 6 5 7 8 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
+     sets go first to "run"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, open),
};

/** So many ways are offered at once. */
const mostWays = 8;

/** Each way names only what it has before the others. */
function open(pinned: PinnedRoll): readonly Finding[] {
  const {
    attempt,
    outcome: { selections },
  } = pinned;
  const left = needsThat(pinned, 'open');
  if (left.length === 0) return [];
  const ways = selections
    .map((places) => left.filter((need) => places.includes(attempt.needs.indexOf(need))).map(({ words }) => words))
    .filter((way) => way.length > 0);
  const [message, data] = told(
    left.map(({ words }) => words),
    ways,
  );
  return [
    found(unassignedSets, message, rollsAt(attempt), data, {
      fixes: ways.slice(0, mostWays).map((way) => add(goingFirst(way), attempt.deed.announcement.source)),
    }),
  ];
}

function told(
  actions: readonly string[],
  ways: readonly (readonly string[])[],
): readonly ['either' | 'several', Finding['data']] {
  if (actions.length === 2) return ['either', { ways: saidQuotes(actions, 'or') }];
  const counts = [...new Set(ways.map(({ length }) => length))].sort((one, other) => one - other);
  return [
    'several',
    { met: counts.join(' or '), all: actions.length, actions: saidQuotes(actions), example: goingFirst(ways[0] ?? []) },
  ];
}

function goingFirst(way: readonly string[]): string {
  return `sets go first to ${list(way.map(quoted))}`;
}
