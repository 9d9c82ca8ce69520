/** Sentences about what happens between rounds: rests, vacations, projects. */
import { factsIn, numberOrOne, optional, said } from '../../../fact-rows.ts';
import type { Numeral } from '../../../scenario.ts';
import type { SentencePattern, Slots } from '../../../sentence.ts';
import type { Source } from '../../../source.ts';
import type { QuickShotFact, Rest } from '../facts.ts';
import { purseOf, purseShares } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const atHead = ['round'] as const;

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
    doc: 'A rest of some hours: a general pool below its base goes back to it, and what is above may be moved to drives.',
    example: 'Rose rests for 6 hours: 2 WP to "Get rich".',
  },
  {
    id: 'breather',
    places: atHead,
    words:
      '{who:names} ((catches|catch) (his|her|its|their) breath|(takes|take) a breather) [: {points:number} (WP|Willpower)]',
    means: fact('breather', { who: said.names, points: optional.number }),
    doc: 'A few minutes: one point comes back, if the general pool is below its base afterwards too.',
    example: 'Rose catches her breath.',
  },
  {
    id: 'vacation',
    places: atHead,
    words:
      '{who:who} goes on vacation [for ({days:number} (days|day)|({weeks:number}|a) {unit:weeks|week})] [{because:prose}] : {taken:number} [(WP|Willpower)] from {from:purse} to [drive] {to:prose} [, adding {adds:number}]',
    means: fact('vacation', {
      who: said.name,
      taken: said.number,
      from: purseOf,
      to: said.words,
      days: daysIn,
      adds: optional.number,
      because: optional.words,
    }),
    doc: 'A week or more in which somebody rearranges their life: two points from one drive are one in another.',
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
    doc: 'Willpower that was set aside gets its pool.',
    example: 'Rose assigns 2 WP to "Own a country estate".',
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
