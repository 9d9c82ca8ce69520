/** `same as` with words that lead nowhere. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { factsOf, sameWords, type Advantage, type DemonCityFact, type Distraction, type Hindrance } from '../facts.ts';
import { sayings } from '../../../checking/sayings.ts';

export const sameAsNothing: LintRule<DemonCityFact> = {
  id: 'same-as-nothing',
  severity: 'warning',
  title: 'The same as what nobody has written',
  explanation:
    '`same as "…"` says that two sentences speak of one asymmetry, so that it counts once. Its words are those of another advantage, hindrance or distraction, as they stand there.',
  messages: {
    nothing: 'No other sentence speaks of “{same}”, so “{words}” is the same as nothing and counts for itself',
    itself: '“{words}” is the same as itself in any case, so this changes nothing',
    chain:
      '“{same}” is itself said to be the same as “{further}”, and this counts apart from both; write those words here too',
  },
  ...example(`
  scenario "The hill"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  situation "a hill"
    advantage "the high ground" for Ann over Bill.
  round 1
-   hindrance "looking up" same as "the hihg ground" on Bill.
                                   ^^^^^^^^^^^^^^^^^
    Ann: punches Bill.
`),
  *check({ scenario }) {
    const facts = sayings(scenario).flatMap((saying) => asymmetries(saying.facts));
    for (const fact of facts) yield* lost(fact, facts);
  },
};

type Asymmetry = Advantage | Hindrance | Distraction;

function asymmetries(facts: readonly DemonCityFact[]): readonly Asymmetry[] {
  return [...factsOf(facts, 'advantage'), ...factsOf(facts, 'hindrance'), ...factsOf(facts, 'distraction')];
}

/** Several sentences that are the same as the same words count once, whether anybody has written these or not. */
function lost(fact: Asymmetry, all: readonly Asymmetry[]): readonly Finding[] {
  const { same, words } = fact;
  if (same === undefined) return [];
  const data = { same: same.text, words: words?.text ?? '' };
  if (sameWords(same.text) === sameWords(data.words)) return [found(sameAsNothing, 'itself', same.source, data)];
  const others = all.filter((other) => other !== fact);
  const meant = others.filter((other) => sameWords(other.words?.text ?? '') === sameWords(same.text));
  const further = meant.find((other) => other.same !== undefined)?.same;
  if (further !== undefined && meant.every((other) => other.same !== undefined)) {
    return [
      found(
        sameAsNothing,
        'chain',
        same.source,
        { ...data, further: further.text },
        {
          fixes: [
            {
              title: `Write “${further.text}”`,
              certain: false,
              intents: [{ do: 'replace', at: same.source, with: `"${further.text}"` }],
            },
          ],
        },
      ),
    ];
  }
  if (
    meant.length > 0 ||
    others.some((other) => other.same !== undefined && sameWords(other.same.text) === sameWords(same.text))
  )
    return [];
  return [found(sameAsNothing, 'nothing', same.source, data)];
}
