/** Sentences of a block about the two inventories: rows, things, fatigue and injuries at the start. */
import { among, from, ifSaid, optional, said, type Taken } from '../../../fact-rows.ts';
import type { SlotForm, Slots } from '../../../sentence.ts';
import type { InjuryWords, MoveWords } from '../facts.ts';
import { fatigueKinds, type FatigueKind, type Inventory } from '../sheet/sheet.ts';
import { block, declares, fact, type Row } from './rows.ts';

const kinds = fatigueKinds.filter((kind) => kind !== 'standard').join('|');

/** `2 fatigue`, `1 hypothermia fatigue`, the words of which all sentences on fatigue share. */
export const fatigueWords = `[{of:${kinds}}] fatigue`;
export const inventoryWords = 'in {where:mind|the pack}';

export const kindSaid: Taken<FatigueKind> = (slots) =>
  slots.has('of') ? among<FatigueKind>(...fatigueKinds)(slots, 'of', slots.source('of')) : 'standard';

/** `in mind` is the mental inventory, `in the pack` the carried one. */
export function inventorySaid(slots: Slots, slot: string): Inventory {
  return slots.words(slot).text.endsWith('mind') ? 'mental' : 'carried';
}

export const whereSaid: Taken<Inventory | undefined> = ifSaid(inventorySaid);

/** How often a healing die is rolled. */
const intervals = 'daily|hourly|each round|each minute|each tenmin|each watch|each tenday|each week|each month';

/** The forms of one entry behind the colon of an injury. */
export const injuryForm: SlotForm = {
  type: 'injurydetail',
  called: 'what the injury is like, as 1 slot or depletion d6 daily',
  forms: [
    '{slots:number} (slots|slot)',
    `{die:depletion|sudden-end} {size:word} [{every:${intervals}}]`,
    '{internal:internal bleeding|IBld} [{count:number}]',
    '{bleeding:bleeding|Bld} [{count:number}]',
    '{permanent:permanent|Perm}',
  ],
};

/** The forms of one entry behind the colon of a rest. */
export const moveForm: SlotForm = {
  type: 'fatiguemove',
  called: 'how much fatigue is moved, and where, as 2 fatigue into the pack',
  forms: ['{count:number} [fatigue] (into|to) {to:mind|the mind|the pack}'],
};

export function injurySaid(slots: Slots): InjuryWords {
  const details = slots.has('details') ? slots.each('details') : [];
  const having = (slot: string): Slots | undefined => details.find((each) => each.has(slot));
  const [size, healing, bleeding, internal] = ['slots', 'die', 'bleeding', 'internal'].map(having);
  const countOf = (detail: Slots, slot: string) =>
    detail.has('count') ? detail.number('count') : { value: 1, source: detail.source(slot) };
  return {
    ...(size === undefined ? {} : { slots: size.number('slots') }),
    ...(healing === undefined
      ? {}
      : {
          healing: {
            kind: healing.words('die').text === 'depletion' ? 'depletion' : 'sudden-end',
            die: healing.words('size'),
            ...(healing.has('every') ? { every: healing.words('every') } : {}),
          },
        }),
    ...(bleeding === undefined ? {} : { bleeding: countOf(bleeding, 'bleeding') }),
    ...(internal === undefined ? {} : { internal: countOf(internal, 'internal') }),
    isPermanent: having('permanent') !== undefined,
  };
}

export function movesSaid(slots: Slots): readonly MoveWords[] {
  if (!slots.has('moves')) return [];
  return slots.each('moves').map((each) => ({ count: each.number('count'), to: inventorySaid(each, 'to') }));
}

const numbers: Taken<readonly ReturnType<Slots['number']>[]> = (slots, slot) =>
  slots.has(slot) ? slots.each(slot).map((each) => each.number(slot)) : [];

/** `4 slots`, `1/4 slot`, `a quarter of a slot`. */
function slotsSaid(slots: Slots): number {
  if (slots.has('part')) return slots.words('part').text === 'half' ? 1 / 2 : 1 / 4;
  return slots.number('slots').value / (slots.has('of') ? slots.number('of').value : 1);
}

export const sheetRows: readonly Row[] = [
  {
    id: 'carried-rows',
    places: block,
    words: 'carried rows {rows:number…}',
    means: fact('rows', { inventory: 'carried', rows: numbers }),
    doc: 'The slots of each row of the carried inventory, the lowest row first: 12 to 20 of them in all.',
    example: 'carried rows 5, 4, 4, 4',
  },
  {
    id: 'mental-rows',
    places: block,
    words: 'mental rows {rows:number…} [with exhaustion {levels:number…}]',
    means: fact('rows', {
      inventory: 'mental',
      rows: numbers,
      levels: ifSaid(numbers),
    }),
    doc:
      'The slots of each row of the mental inventory, the lowest row first, 8 to 16 of them in all; and the level of ' +
      'exhaustion of each row, which is active while the row is full.',
    example: 'mental rows 4, 4, 3 with exhaustion 1, 2, 3',
  },
  {
    id: 'item',
    places: ['file', 'scenario'],
    words:
      'item {new:newthing} : ({slots:number} [/ {of:number}] (slots|slot)|[a] {part:half|quarter} [of] [a] slot) ' +
      '[in {where:mind|the mind}]',
    means: declares(fact('item', { slots: slotsSaid, inMind: (slots) => slots.has('where') })),
    doc:
      'How many slots a thing takes: a quarter, a half, 1, 2, 3 or 4. What is kept in mind lies in the mental ' +
      'inventory.',
    example: 'item ladder: 4 slots',
  },
  {
    id: 'keeps',
    places: block,
    words: 'keeps {thing} (in|along) {along:row|column} {at:number}',
    means: fact('keeps', { thing: said.name, along: among('row', 'column'), at: said.number }),
    doc: 'Where a thing lies in its inventory: along a row or a column, of which the lowest and the first are 1.',
    example: 'keeps the ladder in column 2',
  },
  {
    id: 'takes-fatigue',
    places: ['combatant', 'situation', 'round'],
    words: `[{who:names}] (takes|take) fatigue ${inventoryWords}`,
    means: fact('takes fatigue', { who: optional.names, where: from('where', inventorySaid) }),
    doc:
      'Where fatigue goes while there is room: “in mind” is the mental inventory, “in the pack” the carried one. The ' +
      'player of the character chooses.',
    example: 'takes fatigue in mind',
  },
  {
    id: 'has-fatigue',
    places: block,
    words: `has {count:number} ${fatigueWords} [${inventoryWords}]`,
    means: fact('gains fatigue', { who: [], count: said.number, of: kindSaid, where: whereSaid }),
    doc: 'Fatigue that somebody has from the start.',
    example: 'has 3 fatigue in mind',
  },
  {
    id: 'has-injury',
    places: block,
    words: 'injury {name:prose} [: {details:injurydetail…}]',
    means: fact('injury', { who: [], name: said.words, of: injurySaid }),
    doc:
      'An injury that somebody has from the start: the slots that it takes, its healing die and how often that is ' +
      'rolled, whether it bleeds, and whether it is permanent.',
    example: 'injury "Gash": 1 slot, depletion d6 daily, bleeding 1, permanent',
  },
  {
    id: 'has-exhaustion',
    places: ['combatant', 'round'],
    words: '[{who:names}] (has|have) exhaustion {level:number}',
    means: fact('exhaustion', { who: optional.names, level: said.number }),
    doc: 'A level of exhaustion that somebody has, where no rows are written that say so; 0 ends it.',
    example: 'has exhaustion 2',
  },
];
