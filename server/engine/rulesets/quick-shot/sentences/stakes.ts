/** Sentences below an announcement: what it serves, what is bet on it, and what may follow. */
import { factsIn, from, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern, Slots } from '../../../sentence.ts';
import type { Source } from '../../../source.ts';
import type { Bet, QuickShotFact } from '../facts.ts';
import { purseOf, purseShares, pursesOf } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const under = ['announcement'] as const;

export const stakeRows: readonly Row[] = [
  {
    id: 'serves',
    places: under,
    words: 'serves {drive:prose…} [: {because:prose}]',
    asks: { drive: 'a drive, in quotes' },
    means: fact('serves', { drives: from('drive', said.list), because: optional.words }),
    doc: 'Drives that success would further: their Willpower may be bet, and may pay for a critical failure.',
    example: 'serves "Stay alive"',
  },
  {
    id: 'bet',
    places: under,
    words:
      '(bets|bet) ({amount:number} [(WP|Willpower)] [(from {purse:purse…}|: {parts:purseshare…})]|{shares:stakeshare…})',
    asks: { amount: '1 or 3' },
    means: (slots, source) => ({ piece: 'fact', fact: betIn(slots, source) }),
    doc: 'Willpower that is bet: 1 for one die more, 3 for two. It is lost if any action fails. From several pools, the parts stand behind a colon: 1 WP from the one, 2 WP from the other.',
    example: 'bets 3 WP from "Stay alive"',
  },
  {
    id: 'risk',
    places: under,
    words: 'risk {words:prose}',
    means: fact('risk', { words: said.words }),
    doc: 'What could follow, as the GM tells it before the roll.',
    example: 'risk "caught in the open"',
  },
];

/** How much it is where only the parts are written: what they come to. */
function betIn(slots: Slots, source: Source): Bet {
  const purse = purseOf(slots, 'purse');
  if (!slots.has('shares'))
    return {
      kind: 'bet',
      source,
      amount: slots.number('amount'),
      purse,
      parts: purseShares(slots, 'parts'),
      among: pursesOf(slots, 'purse'),
    };
  const parts = purseShares(slots, 'shares');
  const amount = { value: parts.reduce((sum, { count }) => sum + count.value, 0), source: slots.source('shares') };
  return { kind: 'bet', source, amount, purse, parts, among: [] };
}
