/** A check of a compulsion that nobody has. */
import { likeliestWords, meantWords } from '../../../../checking/likely-words.ts';
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Words } from '../../../../scenario.ts';
import type { Attempt } from '../../attempt.ts';
import { fightersNamed, wordsKey, type Cast, type Fighter } from '../../cast.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { missingInAttempts } from '../written.ts';
import { add, write } from '../../../../checking/mending.ts';

export const unestablishedCompulsion: LintRule<QuickShotFact> = {
  id: 'unestablished-compulsion',
  severity: 'warning',
  title: 'A compulsion that isn’t established',
  explanation:
    'A compulsion check needs a compulsion: one that was established in play, as drives are, before the character gets where they could act it out.',
  messages: {
    none: '{Name} has no compulsion “{words}”; write it in the block of {name}',
    near: '{Name} has no compulsion “{words}”; did you mean “{near}”?',
  },
  ...example(`
  scenario "The casino"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    compulsion "Gambling"
  round 1
-   Rose: resists "Gamblin".
                  ^^^^^^^^^
+   Rose: resists "Gambling".
      risk "the taxi money"
`),
  check: ({ scenario }) =>
    missingInAttempts(scenario, (attempt, { context: { cast } }) => unestablished(cast, attempt)),
};

/** Of several who resist together it is enough that one has it. */
function unestablished(
  cast: Cast,
  {
    kind,
    deed: {
      actor,
      announcement: { object, actors, clauses },
    },
  }: Attempt,
): readonly Finding[] {
  if (kind !== 'compulsion check') return [];
  const own = fightersNamed(cast, actors)
    .flatMap(({ traits }) => factsOf(traits, 'compulsion'))
    .map(({ words }) => words.text);
  const resisted =
    object === undefined || own.some((words) => wordsKey(object.text).includes(wordsKey(words))) ? [] : [object];
  const further = factsOf(clauses, 'tempted')
    .flatMap(({ compulsions }) => compulsions)
    .filter(({ text }) => !own.some((words) => wordsKey(words) === wordsKey(text)));
  return [...resisted, ...further].map((words) => stranger(actor, words, own));
}

function stranger(actor: Fighter, { text, source }: Words, own: readonly string[]): Finding {
  const near = meantWords(text, own, wordsKey)?.words;
  return found(
    unestablishedCompulsion,
    near === undefined ? 'none' : 'near',
    source,
    { ...naming('name', actor), words: text, near: near ?? '' },
    {
      fixes: [
        ...likeliestWords(text, own, wordsKey).map((words) => write(quoted(words), source)),
        add(`compulsion ${quoted(text)}`, actor.combatant.source),
      ],
    },
  );
}
