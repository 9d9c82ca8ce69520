/** A compulsion that is bought, or that pays for something. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { naming } from '../../../../checking/naming.ts';
import { quoted } from '../../../../quoting.ts';
import type { Buys, QuickShotFact } from '../../facts.ts';
import { foundInVain, type InVain } from './heads.ts';
import { removeSentence } from '../../../../checking/mending.ts';
import { paidAt } from './trades.ts';

export const purchasedCompulsion: LintRule<QuickShotFact> = {
  id: 'purchased-compulsion',
  severity: 'error',
  title: 'A compulsion that is bought',
  explanation:
    'Compulsions aren’t bought: like drives they are established in play. And they pay for nothing; only a weakness allows an advantage in return.',
  messages: {
    bought:
      'Compulsions are established in play and not bought, so nothing comes of this; write it into the block of {name}',
    pays: 'A compulsion pays for nothing, so nothing is bought; only a weakness allows an advantage in return',
  },
  ...example(`
  scenario "The card room"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    1 minor charge
    compulsion "Dares" since "the second session"
+   compulsion "Gambling" since "the third session"
  round 1
-   Rose buys a compulsion "Gambling" with a minor charge.
                ^^^^^^^^^^
-   Rose buys a minor skill "Sleight of hand" with the compulsion "Dares".
                                                                  ^^^^^^^
+   Rose buys a minor skill "Sleight of hand" with a minor charge.
`),
  check: ({ scenario }) => foundInVain(scenario, ['purchased-compulsion', 'compulsion-trade'], bought),
};

function bought({ head: { who, fact } }: InVain): readonly Finding[] {
  if (fact.kind !== 'buys' || fact.sort.text !== 'compulsion')
    return [found(purchasedCompulsion, 'pays', paidAt(fact), {}, { fixes: [removeSentence(fact.source)] })];
  return [
    found(purchasedCompulsion, 'bought', fact.sort.source, naming('name', who), {
      fixes: [intoBlock(fact, who.combatant.source), removeSentence(fact.source)],
    }),
  ];
}

function intoBlock({ words, source }: Buys, block: QuickShotFact['source']): Fix {
  return {
    title: 'Write it into the block',
    certain: false,
    intents: [
      { do: 'remove sentence', at: source },
      { do: 'add sentence after', at: block, text: `compulsion ${quoted(words.text)}` },
    ],
  };
}
