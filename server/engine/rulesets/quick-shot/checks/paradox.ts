/** Checks of paradox. */
import { add, append } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Scenario } from '../../../scenario.ts';
import { difficulties } from '../attempts/difficulty.ts';
import { factsOf, type QuickShotFact } from '../facts.ts';
import { announcementsIn, blocksIn, headFacts, missingInAttempts } from './written.ts';

export const missingParadoxAction: LintRule<QuickShotFact> = {
  id: 'missing-paradox-action',
  severity: 'error',
  title: 'A vulgar effect without a difficulty',
  explanation:
    'A vulgar effect adds a second action to the roll, which holds together what the witnesses see. The more vulgar ' +
    'the effect and the more eyes on it, the more difficult that is.',
  messages: {
    difficulty: '“{words}” adds an action against paradox, and nothing says how difficult it is; write its difficulty',
  },
  ...example(`
  scenario "The square"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the other side of the wall".
      common "find the way through"
-     vulgar "walks through the wall"
             ^^^^^^^^^^^^^^^^^^^^^^^^
+     vulgar "walks through the wall": common paradox "a full square"
`),
  check: ({ scenario }) =>
    missingInAttempts(
      scenario,
      ({
        deed: {
          announcement: { clauses },
        },
      }) =>
        factsOf(clauses, 'vulgar')
          .filter(({ difficulty }) => difficulty === undefined)
          .map(({ words }): Finding =>
            found(
              missingParadoxAction,
              'difficulty',
              words.source,
              { words: words.text },
              { fixes: difficulties.map((level) => append(`: ${level} paradox`, words.source)) },
            ),
          ),
    ),
};

export const unwitnessedParadoxDifficulty: LintRule<QuickShotFact> = {
  id: 'unwitnessed-paradox-difficulty',
  severity: 'info',
  title: 'A paradox without witnesses',
  explanation:
    'Two things decide the difficulty of the action against paradox: how vulgar the effect is, and how many witness ' +
    'it. The text has no scale for either, so it helps to say both.',
  messages: {
    unsaid: 'This is {difficulty} because of how vulgar it is and how many see it; describe both after it',
  },
  ...example(`
  scenario "The square"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the other side of the wall".
      common "find the way through"
-     vulgar "walks through the wall": common paradox
                                       ^^^^^^
+     vulgar "walks through the wall": common paradox "a full square"
`),
  check: ({ scenario }) =>
    missingInAttempts(
      scenario,
      ({
        deed: {
          announcement: { clauses },
        },
      }) =>
        factsOf(clauses, 'vulgar').flatMap(({ difficulty, because, source }): readonly Finding[] =>
          difficulty === undefined || because !== undefined
            ? []
            : [
                found(
                  unwitnessedParadoxDifficulty,
                  'unsaid',
                  difficulty.source,
                  { difficulty: difficulty.text },
                  {
                    fixes: [append(' "…"', source, 'Add “…” for the witnesses')],
                  },
                ),
              ],
        ),
    ),
};

export const outOfCampaignParadox: LintRule<QuickShotFact> = {
  id: 'out-of-campaign-paradox',
  severity: 'info',
  title: 'Paradox or tass outside its campaign',
  explanation:
    'Paradox, tass and plentiful ordinary equipment are in the part of the text about a Delta Green campaign. A ' +
    'scenario says whether it belongs to one.',
  messages: {
    paradox:
      'Paradox belongs to a Delta Green campaign, and this scenario doesn’t say that it is one; write “option ' +
      'campaign delta-green”',
    tass:
      'Tass belongs to a Delta Green campaign, and this scenario doesn’t say that it is one; write “option campaign ' +
      'delta-green”',
  },
  ...example(`
  scenario "The square"
  rules quick-shot
+ option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the other side of the wall".
      common "find the way through"
      vulgar "walks through the wall": common paradox "a full square"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    const { rules, source, options } = scenario;
    const first = said(scenario).find(isOfCampaign);
    if (first === undefined || options.some(({ name }) => name === 'campaign')) return;
    yield found(
      outOfCampaignParadox,
      first.kind === 'vulgar' ? 'paradox' : 'tass',
      first.source,
      {},
      { fixes: [add('option campaign delta-green', rules.source ?? source)] },
    );
  },
};

/** All facts of the scenario; only the first one is reported. */
function said(scenario: Scenario<QuickShotFact>): readonly QuickShotFact[] {
  return [
    ...blocksIn(scenario).flatMap(({ traits }) => traits),
    ...headFacts(scenario),
    ...announcementsIn(scenario).flatMap(({ clauses }) => clauses),
  ];
}

function isOfCampaign(fact: QuickShotFact): boolean {
  switch (fact.kind) {
    case 'vulgar':
    case 'converts':
      return true;
    case 'holding':
    case 'award':
      return fact.tass;
    case 'buys':
    case 'buys base':
    case 'improves':
      return fact.payment?.with === 'tass';
    default:
      return false;
  }
}

export const paradoxChecks: readonly LintRule<QuickShotFact>[] = [
  outOfCampaignParadox,
  missingParadoxAction,
  unwitnessedParadoxDifficulty,
];
