/** Sentences about what happens between rounds: rests, vacations, projects, charges and what they buy. */
import { factsIn, isSaid, numberOrOne, optional, said } from '../../../fact-rows.ts';
import type { Numeral } from '../../../scenario.ts';
import type { SentencePattern, Slots } from '../../../sentence.ts';
import type { Source } from '../../../source.ts';
import type { QuickShotFact, Rest } from '../facts.ts';
import { advantageSorts } from './combatants.ts';
import { paymentIn, purseOf, purseShares } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const atHead = ['round'] as const;
const type = 'minor|significant|major';

export const betweenRows: readonly Row[] = [
  {
    id: 'rest',
    places: atHead,
    words:
      '{who:names} (rests|rest) [for {count:number} {unit:minutes|minute|hours|hour|days|day}] [: {moves:purseshare…}]',
    means: fact('rest', {
      who: said.names,
      moves: purseShares,
      for: (slots) =>
        slots.has('count') ? { count: slots.number('count'), unit: unitOf(slots.words('unit').text) } : undefined,
    }),
    doc: 'A rest of some hours: a general pool below its base goes back to it, and WP above it may be moved to drives.',
    example: 'Rose rests for 6 hours: 2 WP to "Get rich".',
  },
  {
    id: 'breather',
    places: atHead,
    words:
      '{who:names} ((catches|catch) (his|her|its|their) breath|(takes|take) a breather) [: {points:number} ' +
      '(WP|Willpower)]',
    means: fact('breather', { who: said.names, points: optional.number }),
    doc: 'A few minutes: one point comes back, if the general pool is still below its base afterwards.',
    example: 'Rose catches her breath.',
  },
  {
    id: 'vacation',
    places: atHead,
    words:
      '{who:who} goes on vacation [for ({days:number} (days|day)|({weeks:number}|a) {unit:weeks|week})] ' +
      '[{because:prose}] : {taken:number} [(WP|Willpower)] from {from:purse} to [drive] {to:prose} [, adding ' +
      '{adds:number}]',
    means: fact('vacation', {
      who: said.name,
      taken: said.number,
      from: purseOf,
      to: said.words,
      days: daysIn,
      adds: optional.number,
      because: optional.words,
    }),
    doc: 'A week or more in which a character rearranges their life: two points from one drive become one in another.',
    example: 'Rose goes on vacation for 10 days: 4 WP from "Get rich" to "Stay alive".',
  },
  {
    id: 'completion',
    places: atHead,
    words: '{who:who} completes {project:prose} [: {moves:purseshare…}]',
    means: fact('completion', { who: said.name, project: said.words, moves: purseShares }),
    doc: 'A project is fulfilled, and its Willpower goes wherever the player likes; some may be set aside for a while.',
    example: 'Rose completes "Find the treasure": 4 WP to "Stay alive", 2 WP set aside.',
  },
  {
    id: 'assigns',
    places: atHead,
    words: '{who:who} assigns {count:number} [(WP|Willpower)] to {to:purse}',
    means: fact('assigns', { who: said.name, count: said.number, to: purseOf }),
    doc: 'Assigns Willpower that was set aside to a pool.',
    example: 'Rose assigns 2 WP to "Own a country estate".',
  },
  // Charges and tass: how they are gained and used.
  {
    id: 'award',
    places: atHead,
    words:
      `{who:names} (gains|gain) ({count:number}|a|an) {type:${type}} [XP] (charge|charges|{tass:tass|tass ` +
      'charge|tass charges}) [{words:prose}]',
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
    words:
      `{who:who} combines {count:number} {from:${type}} (charge|charges) into ({made:number}|a|an) ` +
      `{into:${type}} (charge|charges) [: {words:prose}]`,
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
    words:
      `{who:who} buys [(a|an)] [{type:${type}}] {sort:${advantageSorts}|compulsion} {words:prose} [with ` +
      '{payment:payment}] [through {through:prose}]',
    means: fact('buys', {
      who: said.name,
      sort: said.words,
      words: said.words,
      type: optional.words,
      payment: paymentIn,
      through: optional.words,
    }),
    doc:
      'An advantage for a charge of its own type, for a weakness of that type, or for tass if there is a resource ' +
      'for it.',
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
    words:
      `{who:who} (turns|converts) (a|an|1|one) {type:${type}} tass into (1|a point of) (WP|Willpower) [for ` +
      '{to:purse}] [through {through:prose}]',
    means: fact('converts', { who: said.name, type: said.words, to: purseOf, through: optional.words }),
    doc: 'A minor tass charge becomes a point of Willpower, if there is a resource for it.',
    example: 'Rose turns a minor tass into 1 WP for the general pool through "the old well".',
  },
];

/** A week is seven days. */
function daysIn(slots: Slots, slot: string, source: Source): Numeral | undefined {
  if (!slots.has('unit')) return optional.number(slots, slot, source);
  const weeks = numberOrOne(slots, 'weeks', source);
  return { ...weeks, value: 7 * weeks.value };
}

function unitOf(word: string): NonNullable<Rest['for']>['unit'] {
  if (word.startsWith('minute')) return 'minutes';
  return word.startsWith('hour') ? 'hours' : 'days';
}
