/** Pinned dice that could meet one action or another. */
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { list } from '../../../../play/words.ts';
import { quoted } from '../../../../quoting.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { PinnedRoll } from '../pinned-rolls.ts';
import { saidQuotes } from '../said-quotes.ts';
import { needsThat } from './criticals.ts';
import { add } from './mending.ts';
import { foundInReadRolls, rollsAt } from './rolls.ts';

export const unassignedSets: LintRule<QuickShotFact> = {
  id: 'unassigned-sets',
  severity: 'warning',
  title: 'Sets that nobody has given out',
  explanation: 'Where the dice can meet one action or another but not both, somebody has to choose, and the text doesn’t say who. The scenario says which actions get their sets; until then it is left open.',
  messages: { open: 'These dice can meet {ways}, but not all of it, so it is left open; say which action gets its set' },
  bad: `scenario "The yard"
rules quick-shot
combatant Rose (she) of the Players
  Willpower 5
round 1
  Rose: gambles on "the far gate".
    common "run"
    common "throw the bone"
    risk "the dogs wake up"
    rolls 6 6 5 7 8 2 3 4
//  ^^^^^^^^^^^^^^^^^^^^^
`,
  good: `scenario "The yard"
rules quick-shot
combatant Rose (she) of the Players
  Willpower 5
round 1
  Rose: gambles on "the far gate".
    common "run"
    common "throw the bone"
    risk "the dogs wake up"
    rolls 6 6 5 7 8 2 3 4
    sets go first to "run"
`,
  check: ({ scenario }) => foundInReadRolls(scenario, open),
};

/** So long may all ways be in a message. */
const mostOfAll = 84;

/** Each way names only what it has before the others. */
function open(pinned: PinnedRoll): readonly Finding[] {
  const { attempt, outcome: { selections } } = pinned;
  const left = needsThat(pinned, 'open');
  if (left.length === 0) return [];
  const ways = selections.map((places) => left.filter((need) => places.includes(attempt.needs.indexOf(need))).map(({ words }) => words)).filter((way) => way.length > 0);
  return [found(unassignedSets, 'open', rollsAt(attempt), { ways: ways.map((way) => saidQuotes(way, 'and', Math.floor(mostOfAll / ways.length))).join(' or ') }, {
    fixes: ways.map((way) => add(`sets go first to ${list(way.map(quoted))}`, attempt.deed.announcement)),
  })];
}
