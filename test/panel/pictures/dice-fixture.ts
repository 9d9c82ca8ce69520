/** A course of dice that hit or miss: a side’s roll with distributions, a damage roll, and dice of every outline. */
import type {
  CardView,
  ChanceView,
  ChipView,
  DistributionView,
  NatureView,
  PartyView,
  RuleLink,
  TableView,
  WhyView,
} from '../../../server/protocol/index.ts';
import { at, model } from '../fixture.ts';
import { type Course, type WholeStep, courseOf } from '../make-course.ts';

const source = 'New attack algorithm: Combat considerations';
const book = (id: string, title: string): { readonly rule: RuleLink } => ({
  rule: { id: `attack-algorithm/${id}`, title, from: source },
});

const chip = (
  text: string,
  title: string,
  reason: string,
  { quote, rule, ...rest }: Partial<ChipView> & { readonly quote?: string; readonly rule?: RuleLink } = {},
): ChipView => ({
  text,
  tone: 'plus',
  struck: false,
  why: {
    title,
    reasons: [{ text: reason, lines: at(9), ...(quote !== undefined && { quote }) }],
    ...(rule !== undefined && { rule }),
  },
  ...rest,
});

export const diceChips = {
  start: chip('5/6 to start', '1 die to start', 'Every attack begins with one die', { tone: 'plain' }),
  mail: chip(
    'TN −2 mail against arrows',
    'TN −2: Partially effective defences',
    'Brok’s defences help against this, and not much',
    { tone: 'minus', quote: 'mail against arrows', ...book('partial', 'Partially effective defences') },
  ),
  form: chip('TN +1 spear against knife', 'TN +1: Form superiority', 'Ilse’s way of fighting is the better one here', {
    quote: 'spear against knife',
    ...book('form', 'Form superiority'),
  }),
  bonus: chip('bonus die: attack bonus', 'A bonus die: Attack bonus', 'Attack Bonus 1', book('bonus', 'Attack bonus')),
  ground: chip(
    'bonus die: high ground (cancelled)',
    'A bonus die: Advantage',
    'She stands higher; “knee-deep mud” removes it',
    {
      struck: true,
      quote: 'high ground',
      ...book('advantage', 'Advantage'),
    },
  ),
  mud: chip(
    'penalty die: knee-deep mud (cancelled)',
    'A penalty die: Disadvantage',
    'She can hardly move; “high ground” removes it',
    {
      tone: 'minus',
      struck: true,
      quote: 'knee-deep mud',
      ...book('disadvantage', 'Disadvantage'),
    },
  ),
  follower: chip(
    'bonus die: attack bonus (not the champion)',
    'A bonus die: Attack bonus',
    'Attack Bonus 1; only the champion rolls more than one die',
    {
      struck: true,
      ...book('others', 'One die for everybody else'),
    },
  ),
} as const;

const dieWhy = (face: number, faces: number, reason: string): WhyView => ({
  title: `${face} on a d${faces}`,
  reasons: [{ text: reason }],
});

/** A die that has been rolled: its result says whether it hit. */
export const hitOrMiss = (face: number, isHit: boolean, faces = 6): CardView => ({
  shape: 'die',
  faces,
  face: String(face),
  kept: isHit,
  hit: isHit,
  says: `${face} on a d${faces}, ${isHit ? 'a hit' : 'a miss'}`,
  why: dieWhy(face, faces, isHit ? 'It hits at this or less' : 'It is too high to hit'),
  slot: 0,
});
const unrolled: CardView = {
  shape: 'die',
  faces: 6,
  kept: false,
  says: 'a d6, not rolled yet',
  why: { title: 'A d6, not rolled yet', reasons: [] },
};
const rolled = (faces: number, face: number, kept: boolean): CardView => ({
  shape: 'die',
  faces,
  face: String(face),
  kept,
  says: `${face} on a d${faces}${kept ? ', the one that counts' : ''}`,
  why: dieWhy(face, faces, kept ? 'This one counts' : 'Another one counts'),
});

const party = (name: string, side: number, rest: Partial<PartyView>): PartyView => ({
  name,
  side,
  sideName: side === 0 ? 'Wardens' : 'Reavers',
  action: 'attacks',
  cards: [],
  chips: [],
  tone: 'plain',
  lines: at(9),
  ...rest,
});
const chance = (text: string): ChanceView => ({
  label: 'chance it hits at all',
  value: Number.parseFloat(text) / 100,
  text,
});
const row = (label: string, text: string, exact: string): ChanceView => ({ ...chance(text), label, exact });

// The worked case of the game’s own reading: Ilse at 4/6 with three dice, Tam at 3/6, Una at 4/6.
const hits: DistributionView = {
  of: 'hits of the Wardens',
  note: '3.17 on average',
  rows: [
    row('0', '0.6%', '1/162'),
    row('1', '5.6%', '1/18'),
    row('2', '19.8%', '16/81'),
    row('3', '34.6%', '28/81'),
    row('4', '29.6%', '8/27'),
    row('5', '9.9%', '8/81'),
  ],
};
const damage: DistributionView = {
  of: 'damage by the Wardens',
  note: '8.00 on average',
  rows: [
    row('2 or less', '3.0%', '22/729'),
    row('3', '3.0%', '29/972'),
    row('4', '5.3%', '155/2916'),
    row('5', '7.9%', '77/972'),
    row('6', '10.5%', '307/2916'),
    row('7', '12.2%', '89/729'),
    row('8', '13.7%', '100/729'),
    row('9', '13.3%', '97/729'),
    row('10', '11.2%', '82/729'),
    row('11', '8.6%', '7/81'),
    row('12', '6.0%', '44/729'),
    row('13 or more', '5.1%', '37/729'),
  ],
};

const ilse = party('Ilse', 0, {
  action: 'attacks Brok with arrows',
  pool: '3 dice at 4/6, each hit counts',
  chance: chance('96.3%'),
  outcome: '2 hits',
  tone: 'good',
  chips: [
    diceChips.start,
    diceChips.mail,
    diceChips.form,
    diceChips.bonus,
    diceChips.bonus,
    diceChips.ground,
    diceChips.mud,
  ],
  cards: [hitOrMiss(2, true), hitOrMiss(5, false), hitOrMiss(4, true)],
});
const tam = party('Tam', 0, {
  action: 'attacks Brok with a cudgel',
  pool: '1 die at 3/6',
  chance: chance('50.0%'),
  outcome: '1 hit',
  tone: 'good',
  chips: [diceChips.start, diceChips.mail, diceChips.follower],
  cards: [hitOrMiss(3, true)],
});
const cur = party('Cur', 1, {
  action: 'attacks Tam with a knife',
  pool: '3 dice at 7/8, each hit counts',
  chance: chance('99.8%'),
  outcome: '2 hits',
  tone: 'even',
  chips: [diceChips.start],
  cards: [hitOrMiss(8, false, 8), hitOrMiss(7, true, 8), hitOrMiss(1, true, 8)],
});

const roll: TableView = { heading: 'Exchange', chances: [], distributions: [hits, damage], parties: [ilse, tam, cur] };
const outlines: TableView = {
  ...roll,
  distributions: [hits],
  chances: [
    { ...row('the Wardens deal more', '33.2%', '242/729'), side: 0 },
    { ...row('the Reavers deal more', '33.2%', '242/729'), side: 1 },
    row('tie', '33.6%', '245/729'),
  ],
  parties: [0, 1, 2, 3, 4, 5].map((side) =>
    party(`Side ${side}`, side, {
      cards: [4, 6, 8, 10, 12, 20]
        .map((faces) => rolled(faces, Math.min(faces, 10), true))
        .concat([4, 6, 8, 10, 12, 20].map((faces) => rolled(faces, 2, false))),
    }),
  ),
};

const natures: Readonly<Record<string, NatureView>> = { gather: 'preparing', damage: 'harm' };
const step = (key: string, title: string, table: TableView): WholeStep => ({
  key,
  kind: key,
  nature: natures[key] ?? 'throw',
  title,
  text: '',
  tone: 'plain',
  changes: false,
  prose: [],
  who: [],
  changed: [],
  lines: at(9),
  table,
});
const gathering: TableView = {
  heading: '3 dice at 4/6, each hit counts',
  chances: [],
  distributions: [],
  parties: [
    party('Ilse', 0, {
      action: 'gathers dice',
      chance: chance('96.3%'),
      chips: ilse.chips,
      cards: [unrolled, unrolled, unrolled],
    }),
  ],
};
const damageRoll: TableView = {
  heading: 'Damage',
  chances: [],
  distributions: [],
  parties: [
    party('Ilse', 0, {
      action: 'rolls damage',
      pool: '1d6',
      note: 'The first hit rolls 5, the later one adds 1: from 8 to 2 HP.',
      cards: [rolled(6, 5, true)],
    }),
  ],
};

export const diceCourse: Course = courseOf({ ...model, title: 'The ford', game: 'New attack algorithm' }, [
  {
    mark: { number: 1, index: 0, contests: ['Exchange'], lines: at(5, 20) },
    before: [],
    drawing: { groups: [], words: [] },
    steps: [
      step('gather', 'Ilse gathers three dice', gathering),
      step('roll', 'The Wardens hit three times', roll),
      step('damage', 'Brok loses 6', damageRoll),
      step('outlines', 'Dice of every outline', outlines),
    ],
  },
]);
