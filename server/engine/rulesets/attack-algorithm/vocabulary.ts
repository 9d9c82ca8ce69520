/** The vocabulary of the New attack algorithm: stats, verbs, commonly known weapons, states. */
import { each, verbWords } from '../../play/verb-table.ts';
import type { OrdinaryThing, StatWord, VerbKind, Vocabulary } from '../../ruleset.ts';
import { fillers } from '../../words/writers-words.ts';
import { idioms } from './idioms.ts';
import { options } from './options.ts';
import { commonMistakes } from './common-mistakes.ts';
import { citations, verbs, type ActionKind } from './verbs.ts';

export type { ActionKind } from './verbs.ts';

const kinds: readonly (VerbKind & { readonly kind: ActionKind })[] = [
  {
    kind: 'attack',
    takes: '[{targets}]',
    attack: true,
    likely: each('hits, beats, smashes, clubs, chops, snipes, rams, impales, flings'),
    doc:
      'One die in the attack of the side, or the whole pool for its champion: 5/6 to start, changed by ' +
      'defences and form.',
  },
  {
    kind: 'check',
    takes: '[({object}|{object:place}|{object:passed}|{beside} [{object:place}]|(with|to) {beside})]',
    attack: false,
    likely: each('jumps, balances, forces, lifts, tracks, persuades, sings, hides, distracts, taunts, heals, bandages'),
    doc: 'A check of the difficulty that is written below it, as “at 3/6”.',
  },
  {
    kind: 'anything else',
    called: 'another kind of action',
    takes: '[({targets}|{object})]',
    attack: false,
    likely: each('says, shouts, stands, ducks, retreats, kneels, watches'),
    doc: 'No part of the attack: nothing is rolled, unless a difficulty below it makes it a check, as “at 3/6”.',
  },
];

const stats: readonly StatWord[] = [
  {
    word: 'Attack Bonus',
    doc: 'one bonus die for each point, in the attack of somebody who is champion',
    low: 0,
    high: 10,
  },
  {
    word: 'HP',
    also: ['Hit Points'],
    doc: 'what damage is taken from; the text has no hit points, and doesn’t say what having 0 of them means',
    low: 0,
    high: 1000,
  },
];

const things: readonly OrdinaryThing[] = each(
  'knife, dagger, sword, axe, mace, hammer, club, cudgel, spear, halberd, staff, whip, claws, fangs, bow, ' +
    'crossbow, sling, arrows, bolts, javelin',
).map((word) => ({ word, doc: 'an ordinary weapon: its first hit does 1d6', declaration: `weapon ${word}` }));

/** The state of having no hit points left; the text doesn’t say what it means. */
export const atNoHitPoints = 'at 0 HP or less';

export const vocabulary: Vocabulary = {
  stats,
  verbKinds: kinds,
  verbs: verbWords(verbs, kinds, citations),
  things,
  states: [
    { word: 'down', doc: 'out of the fight by the Host’s word', isOut: true },
    { word: 'out of the fight', doc: 'out of the fight by the Host’s word', isOut: true },
    { word: 'unhurt', doc: 'has taken no damage in this fight' },
    { word: 'hurt', doc: 'has taken damage in this fight' },
  ],
  reportedStates: ['out of the fight', atNoHitPoints, 'unhurt', 'hurt'],
  flight: ['flees', 'runs away', 'escapes'],
  happenings: [{ word: 'a tie', doc: 'both sides of a contested roll had as many hits, and more than none' }],
  options,
  idioms,
  fillers,
  commonMistakes,
  otherVerb: {
    kind: 'check',
    takes: '[({object}|{object:place}|{object:passed}|{beside} [{object:place}]|(with|to) {beside})]',
    clause: 'at 3/6',
  },
};

/** The kind by the rules; an unknown word counts as something that isn’t rolled. */
export function actionKind(kind: string): ActionKind {
  return kinds.find((row) => row.kind === kind)?.kind ?? 'anything else';
}
