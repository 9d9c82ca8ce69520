/** An advantage that is used and that nobody has. */
import { likeliestWords, meantWords } from '../../../../checking/likely-words.ts';
import { naming } from '../../../../checking/naming.ts';
import { carriedBy } from '../../../../combatants.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Scenario, Words } from '../../../../scenario.ts';
import type { Attempt } from '../../attempt.ts';
import { castOf, fightersNamed, wordsKey, type Fighter } from '../../cast.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { chooses } from '../../options.ts';
import type { RoundPlan } from '../../plan.ts';
import { missingInAttempts } from '../written.ts';
import { add, write } from '../../../../checking/mending.ts';

export const undeclaredAdvantage: LintRule<QuickShotFact> = {
  id: 'undeclared-advantage',
  severity: 'warning',
  title: 'An advantage that nobody has',
  explanation:
    'To use an advantage it is enough to name it in an attempt, but it has to be somebody’s: written in their block, bought, or carried. What happens to lie there may be used by anybody, and has no capital letter here, as “a bent hairpin”; in a Delta Green campaign ordinary gear may be used by anybody too.',
  messages: {
    none: '{Name} has no advantage “{words}”; write it in the block of {name}, or in small letters, as “{small}”, if it only happens to lie there',
    gear: '“{words}” is ordinary gear, which everybody has only with option campaign delta-green; write it in the block of {name}, or in small letters, as “{small}”, if it only happens to lie there',
    near: '{Name} has no advantage “{words}”; did you mean “{near}”?',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
+   minor advantage "Lockpicking"
  round 1
    Rose: gambles on "the boathouse".
      using "Lockpicking", "a bent hairpin"
            ^^^^^^^^^^^^^
      common "open the padlock"
`),
  check: ({ scenario }) => missingInAttempts(scenario, (attempt, plan) => undeclared(scenario, attempt, plan)),
};

/** Of several who attempt it together it is enough that one has it. */
function undeclared(
  scenario: Scenario<QuickShotFact>,
  { deed: { actor, announcement } }: Attempt,
  { context: { cast, round } }: RoundPlan,
): readonly Finding[] {
  const used = factsOf(announcement.clauses, 'using')
    .filter(({ gear }) => !gear || !chooses(scenario, 'campaign', 'delta-green'))
    .flatMap(({ resources, gear }) => resources.filter(isName).map((words) => ({ words, gear })));
  if (used.length === 0) return [];
  const names = fightersNamed(cast, announcement.actors).flatMap((each) => namesOf(scenario, each, round.number));
  const others = [...cast.fighters.keys()];
  return used
    .filter(({ words: { text } }) => !isAnyOf(text, names) && !isAnyOf(text, others))
    .map(({ words, gear }) => {
      const near = meantWords(words.text, names, wordsKey)?.words;
      const small = inSmallLetters(words.text);
      return found(
        undeclaredAdvantage,
        near !== undefined ? 'near' : gear ? 'gear' : 'none',
        words.source,
        { ...naming('name', actor), words: words.text, near: near ?? '', small },
        {
          fixes: [
            ...likeliestWords(words.text, names, wordsKey).map((name) => write(quoted(name), words.source)),
            add(`minor ${gear ? 'equipment' : 'advantage'} ${quoted(words.text)}`, actor.combatant.source),
            ...(near === undefined ? [write(quoted(small), words.source)] : []),
          ],
        },
      );
    });
}

const article = /^(?:the|an?|his|her|its|their) /iu;

/** As what lies at hand is written: `rope`, `the rope`, and `fbi badge`, for a word of capitals stays one. */
function inSmallLetters(text: string): string {
  const [said = ''] = article.exec(text.trim()) ?? [];
  const rest = text.trim().slice(said.length);
  return `${said}${rest.replace(/^\p{Lu}+/u, (capitals) => capitals.toLowerCase())}`;
}

/** A capital letter behind the article makes it a name; the rest are things at hand. */
function isName({ text }: Words): boolean {
  return /^\p{Lu}/u.test(text.trim().replace(article, ''));
}

/** What somebody has or carries, and what they buy in any course until then. */
function namesOf(
  scenario: Scenario<QuickShotFact>,
  { combatant, traits, name }: Fighter,
  number: number,
): readonly string[] {
  const cast = castOf(scenario);
  const bought = scenario.rounds
    .filter((round) => round.number <= number)
    .flatMap(({ facts }) => factsOf(facts, 'buys'))
    .filter(({ who }) => fightersNamed(cast, [who]).some((fighter) => fighter.name === name));
  return [
    ...[...factsOf(traits, 'advantage'), ...bought].map(({ words }) => words.text),
    ...carriedBy(scenario, combatant).map(({ text }) => text),
  ];
}

/** Said with more words it is the same: “Handgun, fired from the hip”. */
function isAnyOf(text: string, names: readonly string[]): boolean {
  return names.some((name) => wordsKey(text).includes(wordsKey(name)));
}
