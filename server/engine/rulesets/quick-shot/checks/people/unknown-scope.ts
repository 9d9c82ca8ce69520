/** `involves` with words on which nothing of somebody’s bears. */
import { likeliestWords, meantWords } from '../../../../checking/likely-words.ts';
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Scenario, Words } from '../../../../scenario.ts';
import { wordsKey, type Fighter } from '../../cast.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';
import { missingInRounds } from '../written.ts';
import { write } from '../../../../checking/mending.ts';
import { withoutEntry } from './mending.ts';
import { scopesOf } from './scopes.ts';

export const unknownScope: LintRule<QuickShotFact> = {
  id: 'unknown-scope',
  severity: 'info',
  title: 'Something that no wound or weakness bears on',
  explanation:
    '“Involves” brings in the wounds and weaknesses that are written with the same words behind “on”. With words that none of them has, nothing is brought in.',
  messages: {
    none: 'No wound or weakness of {name} bears on “{words}”, so nothing counts here because of it',
    near: 'No wound or weakness of {name} bears on “{words}”, so nothing counts here because of it; did you mean “{near}”?',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    hard wound "a broken leg" on "moving"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
-     involves "movement"
               ^^^^^^^^^^
+     involves "moving"
`),
  check: ({ scenario }) => missingInRounds(scenario, (plan) => unknownIn(scenario, plan)),
};

/** Of several who attempt something together it is enough that one has such a wound. */
function unknownIn(scenario: Scenario<QuickShotFact>, { attempts }: RoundPlan): readonly Finding[] {
  return attempts.flatMap(({ deed: { actor, announcement } }) => {
    const involved = factsOf(announcement.clauses, 'involves');
    if (involved.length === 0) return [];
    const together = attempts.filter(({ deed }) => deed.announcement === announcement);
    const known = together.flatMap(({ deed }) => scopesOf(scenario, deed));
    return involved.flatMap((fact) =>
      fact.scopes
        .filter(({ text }) => !known.some((each) => wordsKey(each) === wordsKey(text)))
        .map((entry) =>
          unknown(actor, entry, known, withoutEntry({ fact, word: 'involves', all: fact.scopes }, entry, announcement)),
        ),
    );
  });
}

function unknown(
  actor: Fighter,
  { text, source }: Words,
  known: readonly string[],
  left: Finding['fixes'][number],
): Finding {
  const near = meantWords(text, known, wordsKey);
  return found(
    unknownScope,
    near === undefined ? 'none' : 'near',
    source,
    { ...naming('name', actor), words: text, near: near?.words ?? '' },
    {
      fixes: [
        ...likeliestWords(text, known, wordsKey).map((words) =>
          write(quoted(words), source, near?.certain === true && near.words === words),
        ),
        left,
      ],
    },
  );
}
