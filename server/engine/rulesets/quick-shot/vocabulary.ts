/** The vocabulary of Quick Shot: traits, kinds of actions, and options. */
import { each, verbWords } from '../../play/verb-table.ts';
import type { StatWord, VerbKind, Vocabulary } from '../../ruleset.ts';
import { fillers } from '../../words/writers-words.ts';
import { idioms } from './idioms.ts';
import { options } from './options.ts';
import { commonMistakes } from './common-mistakes/index.ts';
import { citations, verbs, type ActionKind } from './verbs.ts';

export type { ActionKind } from './verbs.ts';

const kinds: readonly (VerbKind & { readonly kind: ActionKind })[] = [
  {
    kind: 'gamble',
    takes: '[({object}|{object:place}|{object:passed}|{beside} [{object:place}]|(with|to) {beside})]',
    attack: false,
    likely: each('jumps, swims, persuades, lies, hacks, forces, repairs, follows, distracts, taunts, heals, bandages'),
    doc:
      'An attempt that is rolled for: its actions are written below it, each after its difficulty. Only the players’ ' +
      'characters gamble.',
  },
  {
    kind: 'attack',
    takes: '[{targets}]',
    attack: true,
    likely: each('hits, beats, clubs, snipes, tackles, rams, chokes'),
    doc: 'By an opponent, something to avoid, which is never rolled; by a player’s character, a gamble.',
  },
  {
    kind: 'compulsion check',
    takes: '{object}',
    attack: false,
    doc: 'Whether a character resists a temptation: common, unless the GM demands the check.',
  },
  {
    kind: 'everyday action',
    takes: '[({object}|{object:place}|{object:passed}|{beside} [{object:place}]|(with|to) {beside})]',
    attack: false,
    likely: each('stands, sits, walks, talks'),
    doc:
      'Something that simply happens without a roll, unless a player’s character has an action with a difficulty ' +
      'below it: then it is a gamble.',
  },
  {
    kind: 'without dice',
    called: 'an action without dice',
    takes: '[{object}]',
    attack: false,
    likely: each('says, shouts'),
    doc: 'Something that simply happens without a roll.',
  },
];

const stats: readonly StatWord[] = [
  {
    word: 'Willpower',
    also: ['WP'],
    doc: 'the points in the general pool, 5 for most; “3 of 5” means 3 left of a base amount of 5',
    low: 0,
    high: 10,
  },
];

export const vocabulary: Vocabulary = {
  stats,
  verbKinds: kinds,
  verbs: verbWords(verbs, kinds, citations),
  things: [],
  states: [
    { word: 'down', doc: 'out of the fight by the Host’s word', isOut: true },
    { word: 'out of the fight', doc: 'out of the fight by the Host’s word', isOut: true },
    { word: 'hurt', doc: 'has a wound' },
    { word: 'unhurt', doc: 'has no wound' },
    { word: 'tired', doc: 'has fatigue to cope with' },
  ],
  reportedStates: ['out of the fight', 'unhurt', 'hurt', 'tired'],
  flight: ['flees', 'runs away', 'escapes'],
  happenings: [{ word: 'a critical', doc: 'somebody rolled two or more ones' }],
  announcesAgain: true,
  options,
  idioms,
  fillers,
  commonMistakes,
  otherVerb: {
    kind: 'gamble',
    takes: '[({object}|{object:place}|{object:passed}|{beside} [{object:place}]|(with|to) {beside})]',
    clause: 'common "{deed}"',
  },
};

/** The kind by the rules; an unknown word counts as something that needs no roll. */
export function actionKind(kind: string): ActionKind {
  return kinds.find((row) => row.kind === kind)?.kind ?? 'without dice';
}
