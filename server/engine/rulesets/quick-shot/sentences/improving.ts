/** Sentences about charges and tass: what somebody is given, and what they make of it. */
import { factsIn, isSaid, numberOrOne, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';
import { advantageSorts } from './combatants.ts';
import { paymentIn, purseOf } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const atHead = ['round'] as const;
const type = 'minor|significant|major';

export const improvingRows: readonly Row[] = [
  {
    id: 'award',
    places: atHead,
    words: `{who:names} (gains|gain) ({count:number}|a|an) {type:${type}} [XP] (charge|charges|{tass:tass|tass charge|tass charges}) [{words:prose}]`,
    means: fact('award', {
      who: said.names,
      type: said.words,
      tass: isSaid,
      count: numberOrOne,
      words: optional.words,
    }),
    doc: 'Charges or tass that the GM hands out.',
    example: 'Rose gains a minor charge "found the ledger".',
  },
  {
    id: 'combines',
    places: atHead,
    words: `{who:who} combines {count:number} {from:${type}} (charge|charges) into ({made:number}|a|an) {into:${type}} (charge|charges) [: {words:prose}]`,
    means: fact('combines', {
      who: said.name,
      count: said.number,
      from: said.words,
      into: said.words,
      made: numberOrOne,
      words: optional.words,
    }),
    doc: 'Five charges of one type make one of the next, which may take a great deal of work.',
    example: 'Rose combines 5 minor charges into 1 significant charge: "a month of study".',
  },
  {
    id: 'buys',
    places: atHead,
    words: `{who:who} buys [(a|an)] [{type:${type}}] {sort:${advantageSorts}|compulsion} {words:prose} [with {payment:payment}] [through {through:prose}]`,
    means: fact('buys', {
      who: said.name,
      sort: said.words,
      words: said.words,
      type: optional.words,
      payment: paymentIn,
      through: optional.words,
    }),
    doc: 'An advantage for a charge of its own type, for a weakness of that type, or for tass where there is a resource for it.',
    example: 'Rose buys a minor skill "Tracking" with a minor charge.',
  },
  {
    id: 'buys-base',
    places: atHead,
    words: '{who:who} buys base Willpower {base:number} [with {payment:payment}]',
    means: fact('buys base', { who: said.name, base: said.number, payment: paymentIn }),
    doc: 'A higher base for the general pool, for a major charge. The text doesn’t say how much one charge buys.',
    example: 'Rose buys base Willpower 6 with a major charge.',
  },
  {
    id: 'improves',
    places: atHead,
    words: `{who:who} improves {advantage:prose} [to {to:${type}}] [with {payment:payment}] [through {through:prose}]`,
    means: fact('improves', {
      who: said.name,
      advantage: said.words,
      to: optional.words,
      payment: paymentIn,
      through: optional.words,
    }),
    doc: 'An advantage becomes more than it was. The text doesn’t say what that costs.',
    example: 'Rose improves "Tracking" to significant with a minor charge.',
  },
  {
    id: 'converts',
    places: atHead,
    words: `{who:who} (turns|converts) (a|an|1|one) {type:${type}} tass into (1|a point of) (WP|Willpower) [for {to:purse}] [through {through:prose}]`,
    means: fact('converts', { who: said.name, type: said.words, to: purseOf, through: optional.words }),
    doc: 'A minor tass charge becomes a point of Willpower, where there is a resource for it.',
    example: 'Rose turns a minor tass into 1 WP for the general pool through "the old well".',
  },
];
