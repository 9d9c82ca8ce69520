/** The vocabulary of Acquire Moveables: stats, verbs, states. */
import { verbWords } from '../../play/verb-table.ts';
import type { StatWord, Vocabulary } from '../../ruleset.ts';
import { fillers } from '../../words/writers-words.ts';
import { attributeDocs, attributeNames, attributes, highestValue, lowestValue } from './attributes.ts';
import { commonMistakes } from './common-mistakes/index.ts';
import { dispositions } from './exploration/state.ts';
import { idioms } from './idioms.ts';
import { options } from './options.ts';
import { timeUnits } from './time.ts';
import { citations, kinds, verbs } from './verbs.ts';

const stats: readonly StatWord[] = [
  ...attributes.map((word) => ({
    word,
    also: [attributeNames[word]],
    doc: attributeDocs[word],
    low: lowestValue,
    high: highestValue,
  })),
  {
    word: 'HP',
    also: ['Hit Points'],
    doc: 'what damage is taken from, before there are injuries',
    low: -1000,
    high: 1000,
  },
  {
    word: 'LVL',
    also: ['Level'],
    doc: 'the level: how far below 0 HP somebody can be without dying at once',
    low: 1,
    high: 100,
  },
  {
    word: 'XP',
    also: ['Experience'],
    doc: 'experience; the text doesn’t say what it takes for a level',
    low: 0,
    high: 1_000_000,
  },
  { word: 'MD', also: ['Magic Dice'], doc: 'magic dice: d6 that are invested in spells and summons', low: 0, high: 12 },
];

/** States that the odds and conditions name. */
export const hurtStates = {
  belowZero: 'below 0 HP',
  winded: 'winded',
  prone: 'prone',
  dead: 'dead',
  downed: 'hors de combat',
  coma: 'in a coma',
  exhausted: 'exhausted',
  here: 'here',
} as const;

/** States that come of encounters and of lights. */
export const placeStates = {
  ambushed: 'ambushed',
  surprising: 'able to surprise',
  dark: 'in the dark',
} as const;

const belowZeroWords = ['below', 'under', 'at less than', 'at fewer than'].flatMap((below) =>
  ['0 HP', '0 hit points', '0', 'zero HP', 'zero hit points', 'zero'].map((points) => `${below} ${points}`),
);

export const vocabulary: Vocabulary = {
  stats,
  verbKinds: kinds,
  verbs: verbWords(verbs, kinds, citations),
  things: [],
  states: [
    { word: 'out of the fight', doc: 'hors de combat, or dead', isOut: true },
    { word: 'down', doc: 'hors de combat, or dead', isOut: true },
    {
      word: hurtStates.downed,
      also: ['HdC'],
      doc: 'lying on the ground below 0 HP, and ignored by most enemies',
      isOut: true,
    },
    { word: hurtStates.dead, doc: 'dead', isOut: true },
    {
      word: hurtStates.coma,
      also: ['in coma', 'comatose'],
      doc: 'has more fatigue than both inventories hold',
      isOut: true,
    },
    { word: hurtStates.exhausted, doc: 'a level of exhaustion lowers the attributes and caps HP' },
    { word: hurtStates.belowZero, also: belowZeroWords, doc: 'has fewer than 0 HP' },
    { word: hurtStates.winded, doc: 'has no action in the next round' },
    { word: hurtStates.prone, doc: 'lies on the ground' },
    { word: placeStates.ambushed, doc: 'of a party that an active encounter has ambushed' },
    { word: placeStates.surprising, doc: 'of a party that has surprise on an active encounter' },
    { word: placeStates.dark, also: ['in darkness'], doc: 'where there are lights, and none of them burns any longer' },
    ...dispositions.map((word) => ({ word, doc: dispositionDoc(word) })),
    { word: hurtStates.here, doc: 'there: a summon is so only while it is summoned' },
    { word: 'unhurt', doc: 'has lost no HP in this fight' },
    { word: 'hurt', doc: 'has lost HP in this fight' },
  ],
  reportedStates: [
    'out of the fight',
    hurtStates.dead,
    hurtStates.coma,
    hurtStates.belowZero,
    hurtStates.winded,
    hurtStates.prone,
    placeStates.ambushed,
    placeStates.dark,
    'unhurt',
  ],
  timeUnits,
  flight: ['flees', 'runs away', 'escapes'],
  happenings: [
    { word: 'a tie', doc: 'both sides of a contest roll the same number with the same result' },
    { word: 'an active encounter', doc: 'an encounter check comes to somebody whom the party has to deal with' },
    { word: 'a passive encounter', doc: 'an encounter check comes to somebody whom the party may leave alone' },
    { word: 'an indirect encounter', doc: 'an encounter check comes to tracks, evidence or noises' },
    { word: 'a depletion', doc: 'an encounter check comes to lights that burn down' },
    { word: 'darkness', doc: 'the last light goes out' },
    { word: 'noise', doc: 'somebody kicks at a door' },
  ],
  options,
  idioms,
  commonMistakes,
  fillers,
  otherVerb: { kind: 'test', takes: '[({object}|{object:place}|{beside})]', clause: 'by STR' },
};

/** Triples make a summon hostile too, for one round. */
function dispositionDoc(word: string): string {
  const rolled = 'a disposition towards the party, once it has been rolled';
  return word === 'hostile' ? `${rolled}; or a summon that triples have called, for one round` : rolled;
}
