/** Paradox or tass in a scenario of no such campaign. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import type { QuickShotFact } from '../../facts.ts';
import { announcementsIn, blocksIn, headFacts } from '../written.ts';
import { add } from '../../../../checking/mending.ts';

export const outOfCampaignParadox: LintRule<QuickShotFact> = {
  id: 'out-of-campaign-paradox',
  severity: 'info',
  title: 'Paradox or tass outside its campaign',
  explanation:
    'Paradox, tass and plentiful ordinary equipment stand in the part of the text about a Delta Green campaign. A scenario says whether it belongs to one.',
  messages: {
    paradox:
      'Paradox belongs to a Delta Green campaign, and this scenario isn’t said to be of one; write “option campaign delta-green”',
    tass: 'Tass belongs to a Delta Green campaign, and this scenario isn’t said to be of one; write “option campaign delta-green”',
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

/** Everything that is said, once for all of it: the first of it is where it is found. */
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
