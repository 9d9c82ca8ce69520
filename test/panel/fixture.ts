/** A course as the server would send it: two rounds, eleven steps, three combatants, and text that means harm. */
import type {
  CardView, ChipView, CombatantView, Lines, PanelModel, PartyView, RoundView, StepView, TableView,
} from '../../server/protocol/index.ts';

export const uri = 'file:///adventure/under-the-bed.clash';
export const bestiary = 'file:///adventure/bestiary.clash';
export const hostile = '<img src=x onerror="document.title=\'pwned\'">';
export const rightToLeft = 'הוא נכנס לחדר, והאור כבה. "מי שם?" שאלה לורה.';

export const at = (from: number, to = from): Lines => ({ uri, from, to });

const book = 'Demon City 2018 · Extra throws';

export const chips = {
  start: { text: '1 to start', tone: 'plain', struck: false, title: 'One throw to start', reason: 'Everyone in a Clash begins with one throw.' },
  higher: {
    text: '+1 higher stat', tone: 'plus', struck: false, title: '+1 throw: Higher Stat',
    reason: 'Pfister’s Firearms 6 is above the Ghoul’s Agility 3, the stat it would use to get out of the way. The Ghoul isn’t after him, so its attack doesn’t count.',
    quote: 'shoots Ghoul with revolver', lines: at(31),
    rule: { id: 'demon-city-2018/higher-stat', title: 'Higher Stat', from: book },
  },
  distraction: {
    text: '+1 distraction', tone: 'plus', struck: false, title: '+1 throw: Distraction',
    reason: 'The Ghoul has its mind on Laura.', quote: 'it has eyes only for Laura', lines: at(32),
    rule: { id: 'demon-city-2018/distraction-throw', title: 'Distraction', from: book },
  },
  muzzle: {
    text: '+1 the muzzle is against its skull', tone: 'plus', struck: false, title: '+1 throw: an advantage of the situation',
    reason: 'The Host gives it.', quote: 'the muzzle is against its skull', lines: at(33),
  },
  calledShot: {
    text: '−1 called shot', tone: 'minus', struck: false, title: '−1 throw: Called shot',
    reason: 'A shot at one place costs a throw.', quote: 'called shot "the left eye"', lines: at(34),
    rule: { id: 'demon-city-2018/called-shot', title: 'Called shot', from: 'Demon City 2018 · Lost throws' },
  },
  twice: {
    text: '+1 the high ground', tone: 'plus', struck: true, title: 'No throw: counted already',
    reason: 'The same advantage is named twice; it counts once.', quote: 'the high ground', lines: at(38),
  },
  blood: { text: '−1 blood in her eyes', tone: 'minus', struck: false, title: '−1 throw: a hindrance', reason: `The Host gives it. ${hostile}`, quote: hostile, lines: at(37) },
  unarmed: { text: 'no weapon throw: both are close', tone: 'plain', struck: false, title: 'No throw for the weapon', reason: 'Neither weapon is better at this distance.' },
} as const satisfies Readonly<Record<string, ChipView>>;

const shown = (face: string, kept: boolean, name?: string): CardView => ({
  shape: 'card', face, kept, says: `${name === undefined ? face : `${name}, ${face}`}${kept ? ', counts' : ''}`, ...(name !== undefined && { name }),
});
const hidden: CardView = { shape: 'card', kept: false, says: 'a card, face down' };

const pfister: PartyView = {
  name: 'Agent Pfister', side: 0, sideName: 'Players', action: 'shoots Ghoul with revolver', tone: 'plain', lines: at(31, 34), cards: [],
  chips: [chips.start, chips.higher, chips.distraction, chips.muzzle, chips.calledShot],
};
const ghoul: PartyView = {
  name: 'Ghoul', side: 1, sideName: 'Host', action: 'claws Laura', tone: 'plain', lines: at(35), cards: [],
  chips: [chips.start, chips.unarmed],
};
const laura: PartyView = {
  name: 'Laura', side: 0, sideName: 'Players', action: 'dodges Ghoul', tone: 'plain', lines: at(36, 38), cards: [],
  chips: [chips.start, chips.twice, chips.blood],
};

const chances = [
  { label: 'Players act', side: 0, value: 0.524, text: '52.4%', exact: '131/250' },
  { label: 'Host acts', side: 1, value: 0.279, text: '27.9%', exact: '279/1000' },
  { label: 'tie', value: 0.146, text: '14.6%', exact: '73/500' },
  { label: 'stalemate', value: 0.051, text: '5.1%', exact: '51/1000' },
];
const dealt: TableView = {
  heading: 'Clash 1 of 1', chances, distributions: [],
  parties: [
    { ...pfister, cards: [hidden, hidden, hidden], chance: { label: 'takes effect', value: 0.413, text: '41.3%' } },
    { ...ghoul, cards: [hidden], chance: { label: 'takes effect', value: 0.279, text: '27.9%' } },
    { ...laura, cards: [hidden, hidden], chance: { label: 'holds', value: 0.58, text: '58.0%' } },
  ],
};
const turned: TableView = {
  ...dealt,
  parties: [
    { ...dealt.parties[0]!, cards: [shown('9', true, 'The Hermit'), shown('6', false), shown('2', false)], outcome: 'takes effect', tone: 'good' },
    { ...dealt.parties[1]!, cards: [shown('8', true, 'Strength')], outcome: 'comes to nothing', tone: 'bad' },
    { ...dealt.parties[2]!, cards: [shown('9', true), shown('4', false)], outcome: 'holds', tone: 'good' },
  ],
};
const gathering = (party: PartyView): TableView => ({ heading: 'Throws', chances: [], distributions: [], parties: [party] });

const unhurt: readonly CombatantView[] = [
  {
    name: 'Agent Pfister', side: 0, sideName: 'Players', headline: 'Agility 2', tracks: [{ name: 'Toughness', now: 2, base: 2 }],
    conditions: [], gear: ['kevlar +2', 'revolver'], place: 'at the door', changed: false, lines: at(8, 10),
  },
  {
    name: 'Ghoul', side: 1, sideName: 'Host', headline: 'Agility 3', tracks: [{ name: 'Toughness', now: 5, base: 5 }, { name: 'Calm Check', now: 16, base: 16 }],
    conditions: [], gear: ['claws'], changed: false, lines: at(12, 15),
  },
  {
    name: 'Laura', side: 0, sideName: 'Players', headline: 'Agility 4', tracks: [{ name: 'Toughness', now: 3, base: 3 }],
    conditions: [{ text: 'blood in her eyes' }], gear: ['knife', 'The Star'], place: 'under the bed', changed: false, lines: at(17, 19),
  },
];
const shot = unhurt.map((one): CombatantView => one.name === 'Ghoul'
  ? { ...one, changed: true, tracks: [{ name: 'Toughness', now: 3, was: 5, base: 5 }, one.tracks[1]!], conditions: [{ text: 'bleeding', change: 'new' }] }
  : one);
const afterShot = shot.map((one): CombatantView => one.name === 'Ghoul'
  ? { ...one, changed: false, tracks: [{ name: 'Toughness', now: 3, base: 5 }, one.tracks[1]!], conditions: [{ text: 'bleeding' }] }
  : one);
const clawed = afterShot.map((one): CombatantView => one.name === 'Laura'
  ? {
      ...one, changed: true, tracks: [{ name: 'Toughness', now: -1, was: 3, base: 3 }],
      conditions: [{ text: 'blood in her eyes', change: 'gone' }, { text: 'out of the fight', change: 'new' }],
    }
  : one);

const step = (key: string, line: number, rest: Partial<StepView>): StepView => ({
  key, kind: 'announcement', nature: 'preparing', title: key, text: '', tone: 'plain', changes: false, prose: [], combatants: unhurt, lines: at(line), ...rest,
});

const first: RoundView = {
  number: 1, title: 'The lights go out', lines: at(29, 40),
  arrows: [
    { from: 'Laura', to: 'Ghoul', verb: 'dodges', attack: false },
    { from: 'Ghoul', to: 'Laura', verb: 'claws', attack: true },
    { from: 'Agent Pfister', to: 'Ghoul', verb: 'shoots', attack: true },
  ],
  steps: [
    step('1/pfister', 31, { title: 'Agent Pfister announces: shoots Ghoul', text: 'His Agility 2 is the lowest, so he says first what he will do.', table: gathering(pfister) }),
    step('1/ghoul', 35, { title: 'The Ghoul announces: claws Laura', table: gathering(ghoul) }),
    step('1/laura', 36, { title: 'Laura announces: dodges Ghoul', table: gathering(laura) }),
    step('1/deal', 31, { kind: 'throw', nature: 'throw', title: 'Six cards lie face down', table: dealt }),
    step('1/clash', 31, {
      kind: 'Clash', nature: 'throw', title: 'The Players win the Clash, 9 over 8', tone: 'good', table: turned, lines: at(31, 38),
      text: 'Pfister’s shot needs more than the Ghoul’s Agility 3, since it is after Laura: it lands. Laura’s dodge beats 8 too, so next round she may stand anywhere within 60 ft.',
      rule: { id: 'demon-city-2018/clash', title: 'The Clash', from: 'Demon City 2018 · Action Rounds' },
      findings: [
        { text: 'Agent Pfister has three throws, so two cards can’t be pinned: it goes without the pin', place: 'line 34', lines: at(34) },
        { text: `${hostile} is nobody here`, place: 'line 3 of bestiary.clash', lines: { uri: bestiary, from: 3, to: 3 } },
      ],
      prose: [
        { kind: 'on success', text: 'The muzzle flash shows all of it at once: the jaw, the sheet, the small hand under the bed.' },
        { kind: 'note', text: 'If nobody has lit the lamp by now, the flash is the last light of this scene.' },
      ],
    }),
    step('1/damage', 31, {
      kind: 'damage', nature: 'harm', title: 'Agent Pfister’s shot lands: the Ghoul loses 2 Toughness', tone: 'good', changes: true, combatants: shot,
      text: 'Five cards, one for each point of Toughness; the lowest, a 2, is what it loses.',
      table: { heading: 'Damage', chances: [], distributions: [], parties: [{ ...pfister, chips: [chips.start], action: 'five cards, the lowest counts', cards: [shown('7', false), shown('2', true), shown('9', false), shown('5', false), shown('10', false, 'Queen of Swords')], lines: at(31) }] },
    }),
  ],
};

const second: RoundView = {
  number: 2, reached: 'reached in 61.0% of plays', lines: at(42, 52),
  arrows: [{ from: 'Ghoul', to: 'Laura', verb: 'claws', attack: true }],
  steps: [
    step('2/read', 42, { kind: 'prose', nature: 'told', title: 'The Host reads aloud', combatants: afterShot, prose: [{ kind: 'read aloud', text: `${hostile} The lamp is out.` }, { kind: 'read aloud', text: rightToLeft }] }),
    step('2/ghoul', 44, { title: 'The Ghoul announces: claws Laura', combatants: afterShot, table: gathering(ghoul) }),
    step('2/pfister', 46, { title: 'Agent Pfister waits', combatants: afterShot, text: 'He announces nothing, on purpose.' }),
    step('2/damage', 44, { kind: 'damage', nature: 'harm', title: 'The Ghoul’s claws find Laura: she is out of the fight', tone: 'bad', changes: true, combatants: clawed, text: 'Three cards, the lowest a 4: from 3 to −1.' }),
    step('2/end', 52, { kind: 'end', nature: 'told', title: 'The round is over', combatants: clawed.map((one): CombatantView => ({ ...one, changed: false })) }),
  ],
};

export const model: PanelModel = {
  uri, version: 1, scenario: 0, scenarios: [{ title: 'Under the Bed', lines: at(24, 52) }], title: 'Under the Bed',
  game: 'Demon City, tarot edition', seed: 7, rounds: [first, second], errors: 0,
};

/** The course after an edit that took one step away. */
export function without(key: string): PanelModel {
  const rounds = model.rounds.map((round) => ({ ...round, steps: round.steps.filter((one) => one.key !== key) }));
  return { ...model, version: model.version + 1, rounds };
}
