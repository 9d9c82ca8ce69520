/** Words that name no action of the attempt. */
import { meantWords, type Meant } from '../../../../checking/likely-words.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Words } from '../../../../scenario.ts';
import type { Attempt } from '../../attempt.ts';
import { wordsKey } from '../../cast.ts';
import type { QuickShotFact } from '../../facts.ts';
import { conditionOf } from '../../fight.ts';
import { addedNeeds, chosenNeeds } from '../../needs.ts';
import type { RoundPlan } from '../../plan.ts';
import { saidQuotes } from '../said-quotes.ts';
import { missingInRounds } from '../written.ts';
import { write } from '../../../../checking/mending.ts';

export const unknownAction: LintRule<QuickShotFact> = {
  id: 'unknown-action',
  severity: 'error',
  title: 'An action that isn’t attempted',
  explanation:
    'An action is called by its quoted words, and those that wounds, weaknesses, fatigue and paradox add by what they ask for, as “cope with a grazed arm”. Words that are none of them say nothing.',
  messages: {
    unknown: '“{words}” is none of the actions that are attempted here, so this changes nothing; they are {all}',
    none: '“{words}” is no action that is attempted here, so this changes nothing',
    meant: '“{words}” is none of the actions that are attempted here; did you mean “{near}”?',
    added:
      '“{words}” is an action that is added, and only actions that somebody chose become easier or harder; change what adds it',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      easy "lean out"
-     common "shoot the lock" after "laen out"
                                    ^^^^^^^^^^
-     sets go first to "shoot"
                       ^^^^^^^
+     common "shoot the lock" after "lean out"
+     sets go first to "shoot the lock"
`),
  check: ({ scenario }) =>
    missingInRounds(scenario, (plan) => plan.attempts.flatMap((attempt) => unknown(plan, attempt))),
};

/** What several announce together names what any of them attempts. */
function unknown(plan: RoundPlan, { deed: { announcement } }: Attempt): readonly Finding[] {
  const { cast, fight } = plan.context;
  const together = plan.attempts.filter(({ deed }) => deed.announcement === announcement);
  const chosen = together.flatMap(({ deed, kind }) => chosenNeeds(cast, deed, kind === 'compulsion check'));
  const added = together.flatMap(({ deed }) => addedNeeds(deed, conditionOf(fight, deed.actor.name)));
  const known = new Set([...chosen, ...added].map(({ words }) => wordsKey(words)));
  const all = [...new Set([...chosen, ...added].map(({ words }) => words))];
  return announcement.clauses.flatMap((fact) =>
    namedIn(fact).flatMap((words): readonly Finding[] => {
      const key = wordsKey(words.text);
      const isAdded = fact.kind === 'change' && !chosen.some((action) => wordsKey(action.words) === key);
      if (known.has(key)) return isAdded ? [found(unknownAction, 'added', words.source, { words: words.text })] : [];
      const source = added.find(({ reason }) => wordsKey(reason) === key)?.words;
      const near = source === undefined ? meantWords(words.text, all, wordsKey) : { words: source, certain: true };
      return [near === undefined ? stranger(words, all) : misspelt(words, near)];
    }),
  );
}

function misspelt({ text, source }: Words, near: Meant): Finding {
  return found(
    unknownAction,
    'meant',
    source,
    { words: text, near: near.words },
    { fixes: [write(quoted(near.words), source, near.certain)] },
  );
}

function stranger({ text, source }: Words, all: readonly string[]): Finding {
  const fixes = all.map((words) => write(quoted(words), source));
  return found(
    unknownAction,
    all.length === 0 ? 'none' : 'unknown',
    source,
    { words: text, all: saidQuotes(all) },
    { fixes },
  );
}

/** The actions that a sentence names beside what it says itself. */
function namedIn(fact: QuickShotFact): readonly Words[] {
  switch (fact.kind) {
    case 'action':
      return fact.after === undefined ? [] : [fact.after];
    case 'change':
    case 'squashes':
      return fact.action === undefined ? [] : [fact.action];
    case 'gives':
      return [fact.action];
    case 'critical':
    case 'prefers':
      return fact.actions;
    default:
      return [];
  }
}
