/** One asymmetry given to one side and taken from the other. */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Announcement, Round, Scenario } from '../../../scenario.ts';
import { factKey, factsOf, type Advantage, type DemonCityFact, type Hindrance } from '../facts.ts';
import { areOpposites } from '../opposites.ts';
import { removal } from '../../../checking/mending.ts';
import { standingFacts, withOwners } from './sayings.ts';

export const givenAndTaken: LintRule<DemonCityFact> = {
  id: 'given-and-taken',
  severity: 'warning',
  title: 'The same asymmetry given and taken',
  explanation:
    'Where one side is better off than the other, the rules give it a throw and leave the other’s throws alone. Where both are written of the same thing, in the same words, by `same as`, or with one word of position turned round (“the high ground” and “the low ground”), it counts once: it is given and not taken.',
  messages: {
    both: '“{taken}” is “{given}” told from the other side, which is given already, so the two count once and it takes nothing; drop the hindrance',
    same: '“{taken}” is the same as “{given}”, which is given already, so it takes nothing; drop the hindrance',
    given: 'It is given here',
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
-   hindrance "the low ground" on Bill.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    Ann: punches Bill.
`),
  *check({ scenario }) {
    const told = new Set<DemonCityFact>();
    for (const round of scenario.rounds) {
      const places = saidIn(scenario, round);
      const advantages = factsOf(
        places.map(({ fact }) => fact),
        'advantage',
      );
      for (const { fact: hindrance, original, announcement } of places) {
        if (hindrance.kind !== 'hindrance' || told.has(original)) continue;
        const given = advantages.find((advantage) => isSameAsymmetry(advantage, hindrance));
        if (given === undefined) continue;
        told.add(original);
        yield found(
          givenAndTaken,
          factKey(given) === factKey(hindrance) ? 'same' : 'both',
          hindrance.source,
          { taken: hindrance.words.text, given: given.words.text },
          {
            fixes: [
              { title: `Drop “${hindrance.words.text}”`, certain: true, intents: [removal(hindrance, announcement)] },
            ],
            related: [{ source: given.source, message: 'given' }],
          },
        );
      }
    }
  },
};

interface Place {
  readonly fact: DemonCityFact;
  readonly original: DemonCityFact;
  readonly announcement?: Announcement<DemonCityFact>;
}

/** What holds in a round, and what stands under its announcements, with whose it is. */
function saidIn(scenario: Scenario<DemonCityFact>, round: Round<DemonCityFact>): readonly Place[] {
  return [
    ...standingFacts(scenario, round).map((fact) => ({ fact, original: fact })),
    ...round.announcements.flatMap((announcement) =>
      announcement.clauses.map((fact) => ({ fact: withOwners(fact, announcement), original: fact, announcement })),
    ),
  ];
}

function isSameAsymmetry(advantage: Advantage, hindrance: Hindrance): boolean {
  const between = known(hindrance.on).some((name) => known(advantage.over).includes(name));
  return (
    between && (factKey(advantage) === factKey(hindrance) || areOpposites(advantage.words.text, hindrance.words.text))
  );
}
