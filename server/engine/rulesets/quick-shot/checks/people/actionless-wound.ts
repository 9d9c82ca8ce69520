/** A character’s wound that adds no action. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import type { Source } from '../../../../source.ts';
import { castOf, fightersNamed } from '../../cast.ts';
import { difficulties, withArticle, type Difficulty } from '../../difficulty.ts';
import { factsOf, type QuickShotFact, type TakesWound, type Wound } from '../../facts.ts';
import { headFacts } from '../written.ts';
import { prepend } from '../../../../checking/mending.ts';
import { foundInBlocks, isCharacters } from './owners.ts';

export const actionlessWound: LintRule<QuickShotFact> = {
  id: 'actionless-wound',
  severity: 'warning',
  title: 'A character’s wound without a difficulty',
  explanation:
    'A character’s wound stands for an action more in every roll that it bears on: an easy one for an arm that is slightly hurt, a hard one for a leg that is seriously so. Without a difficulty it adds none. Only an opponent’s wound needs none.',
  messages: { difficulty: 'Nothing says how difficult the action of “{words}” is, so this wound adds none' },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   wound "a grazed forearm" on "firing a gun"
          ^^^^^^^^^^^^^^^^^^
+   easy wound "a grazed forearm" on "firing a gun"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* foundInBlocks(scenario, (fact, name) =>
      fact.kind === 'wound' && isCharacters(scenario, name) ? actionless(fact) : [],
    );
    yield* atHeads(scenario);
  },
};

function atHeads(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const cast = castOf(scenario);
  const taken = factsOf(headFacts(scenario), 'takes wound').filter(({ who }) =>
    fightersNamed(cast, who).some(({ isNpc }) => !isNpc),
  );
  return taken.flatMap((fact) =>
    actionless(fact, {
      ...fact.source,
      start: fact.who.at(-1)?.source.end ?? fact.source.start,
      end: fact.words.source.start,
    }),
  );
}

/** `middle` is what stands between whom it is about and its words. */
function actionless({ difficulty, words, source, ...rest }: Wound | TakesWound, middle?: Source): readonly Finding[] {
  if (difficulty !== undefined) return [];
  const has = 'who' in rest && rest.who.length > 1 ? 'have' : 'has';
  const give = (level: Difficulty): Fix => ({
    ...prepend(level, source),
    ...(middle === undefined
      ? {}
      : { intents: [{ do: 'replace', at: middle, with: ` ${has} ${withArticle(level)} wound ` }] }),
  });
  return [found(actionlessWound, 'difficulty', words.source, { words: words.text }, { fixes: difficulties.map(give) })];
}
