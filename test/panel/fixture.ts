/** A course as the server would send it: two rounds, eleven steps, three combatants, and malicious text. */
import type {
  AddsView,
  CardView,
  CastView,
  ChipView,
  CombatantView,
  DrawingView,
  ForcingView,
  Lines,
  PanelModel,
  PartyView,
  RuleLink,
  TableView,
} from '../../server/protocol/index.ts';
import { type Course, type WholeRound, type WholeStep, courseOf, wholeRounds } from './make-course.ts';

export const uri = 'file:///adventure/under-the-bed.clash';
export const bestiary = 'file:///adventure/bestiary.clash';
export const hostile = '<img src=x onerror="document.title=\'pwned\'">';
export const rightToLeft = 'הוא נכנס לחדר, והאור כבה. "מי שם?" שאלה לורה.';

export const at = (from: number, to = from): Lines => ({ uri, from, to });

const book = 'Demon City 2018 · Extra throws';
const rule = (id: string, title: string, from = book): { readonly rule: RuleLink } => ({
  rule: { id: `demon-city-2018/${id}`, title, from },
});

/** A chip with one reason; `more` has its quote and lines, `rest` the other properties of the chip. */
const chip = (
  text: string,
  tone: ChipView['tone'],
  title: string,
  reason: string,
  more: { readonly quote?: string; readonly lines?: Lines; readonly rule?: RuleLink } = {},
  rest: Partial<ChipView> = {},
): ChipView => {
  const { rule: link, ...source } = more;
  return {
    text,
    tone,
    struck: false,
    why: { title, reasons: [{ text: reason, ...source }], ...(link !== undefined && { rule: link }) },
    ...rest,
  };
};

export const chips = {
  start: chip('1 to start', 'plain', 'One throw to start', 'Everyone in a Clash begins with one throw'),
  higher: chip(
    '+1 higher stat',
    'plus',
    '+1 throw: Higher Stat',
    'Pfister’s Firearms 6 is above the Ghoul’s Agility 3, the stat it would use to get out of the way; the Ghoul isn’t after him, so its attack doesn’t count',
    { quote: 'shoots Ghoul with revolver', lines: at(31), ...rule('higher-stat', 'Higher Stat') },
    { reason: { who: 'Agent Pfister', words: 'Higher Stat' } },
  ),
  distraction: chip(
    '+1 distraction',
    'plus',
    '+1 throw: Distraction',
    'The Ghoul has its mind on Laura',
    { quote: 'it has eyes only for Laura', lines: at(32), ...rule('distraction-throw', 'Distraction') },
    { reason: { who: 'Agent Pfister', words: 'distraction' } },
  ),
  muzzle: chip(
    '+1 the muzzle is against its skull',
    'plus',
    '+1 throw: an advantage of the situation',
    'The Host gives it',
    { quote: 'the muzzle is against its skull', lines: at(33) },
    { reason: { who: 'Agent Pfister', words: 'the muzzle is against its skull' } },
  ),
  calledShot: chip(
    '−1 called shot',
    'minus',
    '−1 throw: Called shot',
    'A shot at one place costs a throw',
    {
      quote: 'called shot "the left eye"',
      lines: at(34),
      ...rule('called-shot', 'Called shot', 'Demon City 2018 · Lost throws'),
    },
    { reason: { who: 'Agent Pfister', words: 'called shot' } },
  ),
  twice: chip(
    '+1 the high ground',
    'plus',
    'No throw: counted already',
    'The same advantage is named twice; it counts once',
    { quote: 'the high ground', lines: at(38) },
    { struck: true },
  ),
  blood: chip(
    '−1 blood in her eyes',
    'minus',
    '−1 throw: a hindrance',
    `The Host gives it. ${hostile}`,
    { quote: hostile, lines: at(37) },
    { reason: { who: 'Laura', words: 'blood in her eyes' } },
  ),
  unarmed: chip(
    'no weapon throw: both are close',
    'plain',
    'No throw for the weapon',
    'Neither weapon is better at this distance',
  ),
} as const satisfies Readonly<Record<string, ChipView>>;

const shown = (face: string, kept: boolean, name?: string): CardView => ({
  shape: 'card',
  face,
  kept,
  says: `${name === undefined ? face : `${name}, ${face}`}${kept ? ', counts' : ''}`,
  ...(name !== undefined && { name }),
  why: {
    title: name === undefined ? face : `${name}, ${face}`,
    reasons: [{ text: kept ? 'The highest card counts' : 'A higher card counts' }],
    ...rule('clash', 'The Clash'),
  },
  ...(kept && { slot: 0 }),
});
const hidden: CardView = {
  shape: 'card',
  kept: false,
  says: 'a card, face down',
  why: { title: 'A card, face down', reasons: [{ text: 'All cards of the Clash are turned together' }] },
};
const adds: AddsView = { amounts: [1, -1], unit: 'throw' };
const forcing: ForcingView = {
  slots: ['the card that counts'],
  faces: [['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
  now: [null],
};

const pfister: PartyView = {
  name: 'Agent Pfister',
  side: 0,
  sideName: 'Players',
  action: 'shoots Ghoul with revolver',
  tone: 'plain',
  lines: at(31, 34),
  cards: [],
  adds,
  chips: [chips.start, chips.higher, chips.distraction, chips.muzzle, chips.calledShot],
};
const ghoul: PartyView = {
  name: 'Ghoul',
  side: 1,
  sideName: 'Host',
  action: 'claws Laura',
  tone: 'plain',
  lines: at(35),
  cards: [],
  adds,
  chips: [chips.start, chips.unarmed],
};
const laura: PartyView = {
  name: 'Laura',
  side: 0,
  sideName: 'Players',
  action: 'dodges Ghoul',
  tone: 'plain',
  lines: at(36, 38),
  cards: [],
  adds,
  chips: [chips.start, chips.twice, chips.blood],
};

const chances = [
  { label: 'Players act', side: 0, value: 0.524, text: '52.4%', exact: '131/250' },
  { label: 'Host acts', side: 1, value: 0.279, text: '27.9%', exact: '279/1000' },
  { label: 'tie', value: 0.146, text: '14.6%', exact: '73/500' },
  { label: 'stalemate', value: 0.051, text: '5.1%', exact: '51/1000' },
];
const dealt: TableView = {
  heading: 'Clash 1 of 1',
  chances,
  distributions: [],
  parties: [
    {
      ...pfister,
      cards: [hidden, hidden, hidden],
      chance: { label: 'chance it succeeds', value: 0.413, text: '41.3%' },
    },
    { ...ghoul, cards: [hidden], chance: { label: 'chance it succeeds', value: 0.279, text: '27.9%' } },
    { ...laura, cards: [hidden, hidden], chance: { label: 'chance it holds', value: 0.58, text: '58.0%' } },
  ],
};
const turned: TableView = {
  ...dealt,
  parties: [
    {
      ...dealt.parties[0]!,
      cards: [shown('9', true, 'The Hermit'), shown('6', false), shown('2', false)],
      outcome: 'succeeds',
      tone: 'good',
      forcing,
    },
    { ...dealt.parties[1]!, cards: [shown('8', true, 'Strength')], outcome: 'comes to nothing', tone: 'bad', forcing },
    { ...dealt.parties[2]!, cards: [shown('9', true), shown('4', false)], outcome: 'holds', tone: 'good', forcing },
  ],
};
const gathering = (party: PartyView): TableView => ({
  heading: 'Throws',
  chances: [],
  distributions: [],
  parties: [party],
});

/** Everybody before anything has happened. */
export const unhurt: readonly CombatantView[] = [
  {
    name: 'Agent Pfister',
    side: 0,
    sideName: 'Players',
    headline: 'Agility 2',
    tracks: [{ name: 'Toughness', now: 2, base: 2 }],
    conditions: [],
    gear: [{ text: 'kevlar +2' }, { text: 'revolver' }],
    place: 'at the door',
    changed: false,
    lines: at(8, 10),
  },
  {
    name: 'Ghoul',
    side: 1,
    sideName: 'Host',
    headline: 'Agility 3',
    tracks: [
      { name: 'Toughness', now: 5, base: 5 },
      { name: 'Calm Check', now: 16, base: 16 },
    ],
    conditions: [],
    gear: [{ text: 'claws' }],
    changed: false,
    lines: at(12, 15),
  },
  {
    name: 'Laura',
    side: 0,
    sideName: 'Players',
    headline: 'Agility 4',
    tracks: [{ name: 'Toughness', now: 3, base: 3 }],
    conditions: [{ text: 'blood in her eyes' }],
    gear: [{ text: 'knife' }, { text: 'The Star' }],
    place: 'under the bed',
    changed: false,
    lines: at(17, 19),
  },
];
const [pfisterUnhurt, ghoulUnhurt, lauraUnhurt] = [unhurt[0]!, unhurt[1]!, unhurt[2]!];
const ghoulShot: CombatantView = {
  ...ghoulUnhurt,
  changed: true,
  tracks: [{ name: 'Toughness', now: 3, was: 5, base: 5 }, ghoulUnhurt.tracks[1]!],
  conditions: [{ text: 'bleeding', change: 'new' }],
};
const ghoulAfter: CombatantView = {
  ...ghoulUnhurt,
  tracks: [{ name: 'Toughness', now: 3, base: 5 }, ghoulUnhurt.tracks[1]!],
  conditions: [{ text: 'bleeding' }],
};
const lauraClawed: CombatantView = {
  ...lauraUnhurt,
  changed: true,
  tracks: [{ name: 'Toughness', now: -1, was: 3, base: 3 }],
  place: 'by the window',
  wasAt: 'under the bed',
  conditions: [
    { text: 'blood in her eyes', change: 'gone' },
    { text: 'out of the fight', change: 'new' },
  ],
  gear: [{ text: 'knife', change: 'gone' }, { text: 'The Star' }],
};

export const cast: readonly CastView[] = unhurt.map(({ name, side, sideName, lines }) => ({
  name,
  side,
  sideName,
  lines,
}));
const [P, G, L] = [0, 1, 2];

/** A preparing step that changes nobody, with optional overrides. */
const step = (key: string, line: number, rest: Partial<WholeStep>): WholeStep => ({
  key,
  kind: 'announcement',
  nature: 'preparing',
  title: key,
  text: '',
  tone: 'plain',
  changes: false,
  prose: [],
  who: [],
  changed: [],
  lines: at(line),
  ...rest,
});

const drawing = (
  title: string,
  ...arrows: readonly (readonly [from: number, to: number, lane: number, verb: string])[]
): DrawingView => {
  const told = arrows.map(([from, to, , verb]) => `${unhurt[from]!.name} ${verb} ${unhurt[to]!.name}`);
  return {
    groups: [
      {
        title,
        contest: 0,
        lanes: Math.max(0, ...arrows.map(([, , lane]) => lane + 1)),
        rows: unhurt.map(({ name, side, sideName, lines }, row) => ({
          name,
          side,
          sideName,
          lines,
          does: arrows
            .filter(([from]) => from === row)
            .map(([, to, , verb]) => `${verb} ${unhurt[to]!.name}`)
            .join(', '),
        })),
        arrows: arrows.map(([from, to, lane, verb]) => ({
          from,
          to,
          lane,
          arrival: 0,
          verb,
          attack: verb !== 'dodges',
        })),
      },
    ],
    words: told,
  };
};

const first: WholeRound = {
  mark: { number: 1, index: 0, title: 'The lights go out', contests: ['Clash'], lines: at(29, 40) },
  before: unhurt,
  drawing: drawing('Clash', [L, G, 0, 'dodges'], [G, L, 1, 'claws'], [P, G, 0, 'shoots']),
  steps: [
    step('1/pfister', 31, {
      title: 'Agent Pfister announces: shoots Ghoul',
      who: [P, G],
      text: 'His Agility 2 is the lowest, so he says first what he will do.',
      table: gathering(pfister),
    }),
    step('1/ghoul', 35, { title: 'The Ghoul announces: claws Laura', who: [G, L], table: gathering(ghoul) }),
    step('1/laura', 36, { title: 'Laura announces: dodges Ghoul', who: [L, G], table: gathering(laura) }),
    step('1/deal', 31, {
      kind: 'throw',
      nature: 'throw',
      title: 'Six cards lie face down',
      who: [P, G, L],
      contest: 0,
      table: dealt,
    }),
    step('1/clash', 31, {
      kind: 'Clash',
      nature: 'throw',
      title: 'The Players win the Clash, 9 over 8',
      tone: 'good',
      who: [P, G, L],
      contest: 0,
      table: turned,
      lines: at(31, 38),
      text: 'Pfister’s shot needs more than the Ghoul’s Agility 3, since it is after Laura: it lands. Laura’s dodge beats 8 too, so next round she may stand anywhere within 60 ft.',
      ...rule('clash', 'The Clash', 'Demon City 2018 · Action Rounds'),
      findings: [
        {
          text: 'Agent Pfister has three throws, so two cards can’t be pinned: it goes without the pin',
          place: 'line 34',
          lines: at(34),
        },
        {
          text: `${hostile} is nobody here`,
          place: 'line 3 of bestiary.clash',
          lines: { uri: bestiary, from: 3, to: 3 },
        },
      ],
      prose: [
        {
          kind: 'on success',
          text: 'The muzzle flash shows all of it at once: the jaw, the sheet, the small hand under the bed.',
        },
        { kind: 'note', text: 'If nobody has lit the lamp by now, the flash is the last light of this scene.' },
      ],
    }),
    step('1/damage', 31, {
      kind: 'damage',
      nature: 'harm',
      title: 'Agent Pfister’s shot lands: the Ghoul loses 2 Toughness',
      tone: 'good',
      changes: true,
      changed: [ghoulShot],
      who: [P, G],
      contest: 0,
      text: 'Five cards, one for each point of Toughness; the lowest, a 2, is what it loses.',
      table: {
        heading: 'Damage',
        chances: [],
        distributions: [],
        parties: [
          {
            ...pfister,
            chips: [chips.start],
            action: 'five cards, the lowest counts',
            cards: [
              shown('7', false),
              shown('2', true),
              shown('9', false),
              shown('5', false),
              shown('10', false, 'Queen of Swords'),
            ],
            lines: at(31),
          },
        ],
      },
    }),
  ],
};

const second: WholeRound = {
  mark: { number: 2, index: 1, reached: 'reached in 61.0% of all courses', contests: [], lines: at(42, 52) },
  before: [pfisterUnhurt, ghoulAfter, lauraUnhurt],
  drawing: drawing('Apart from all Clashes', [G, L, 0, 'claws']),
  steps: [
    step('2/read', 42, {
      kind: 'prose',
      nature: 'told',
      title: 'The Host reads aloud',
      prose: [
        { kind: 'read aloud', text: `${hostile} The lamp is out.` },
        { kind: 'read aloud', text: rightToLeft },
      ],
    }),
    step('2/ghoul', 44, { title: 'The Ghoul announces: claws Laura', who: [G, L], table: gathering(ghoul) }),
    step('2/pfister', 46, { title: 'Agent Pfister waits', who: [P], text: 'He announces nothing, on purpose.' }),
    step('2/damage', 44, {
      kind: 'damage',
      nature: 'harm',
      title: 'The Ghoul’s claws find Laura: she is out of the fight',
      tone: 'bad',
      changes: true,
      changed: [lauraClawed],
      who: [G, L],
      text: 'Three cards, the lowest a 4: from 3 to −1.',
    }),
    step('2/end', 52, { kind: 'end', nature: 'told', title: 'The round is over' }),
  ],
};

const head: Omit<PanelModel, 'rounds'> = {
  uri,
  version: 1,
  scenario: 0,
  scenarios: [{ title: 'Under the Bed', lines: at(24, 52) }],
  title: 'Under the Bed',
  game: 'Demon City, tarot edition',
  seed: 7,
  ownSeed: 7,
  course: { redraws: [] },
  trials: [],
  cast,
  errors: 0,
};

export const course: Course = courseOf(head, [first, second]);
export const { model, rounds } = course;

/** The course with other header data: its title, seed, scenarios, mistakes … */
export function withHead(change: Partial<Omit<PanelModel, 'rounds'>>, from: Course = course): Course {
  return { ...from, model: { ...from.model, ...change } };
}

/** The course with each of its steps changed by `change`. */
export function withSteps(change: (step: WholeStep) => WholeStep, from: Course = course): Course {
  return courseOf(
    from.model,
    wholeRounds(from).map((round) => ({ ...round, steps: round.steps.map(change) })),
  );
}

/** The course after an edit that removed one step. */
export function without(key: string): Course {
  const cut = wholeRounds(course).map((round) => ({ ...round, steps: round.steps.filter((one) => one.key !== key) }));
  return courseOf({ ...model, version: model.version + 1 }, cut);
}

/** A branch redrawn from the Clash on, with seed 8: the shot misses, and round 2 ends sooner. */
export const branch: Course = courseOf(
  {
    ...model,
    seed: 7,
    course: { redraws: [{ seed: 8, step: '1/clash', title: 'The Players win the Clash, 9 over 8' }] },
  },
  wholeRounds(course).map((round) => ({
    ...round,
    before: unhurt,
    steps: round.steps
      .filter(({ key }) => key !== '2/damage')
      .map((one) => {
        if (one.key === '1/clash') return { ...one, title: 'The Host wins the Clash, 10 over 9' };
        return one.key === '1/damage'
          ? { ...one, title: 'Agent Pfister’s shot goes wide', changes: false, changed: [] }
          : one;
      }),
  })),
);
