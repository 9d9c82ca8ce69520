/** The words of Demon City: stats, verbs, weapons everybody knows, states. An edition says what its kinds of verbs do. */
import type { OrdinaryThing, StatWord, VerbKind, VerbWord, Vocabulary } from '../../ruleset.ts';
import { likelyVerbs } from './likely-verbs.ts';

/** The sorts of action that the rules tell apart. */
export type ActionKind = 'close attack' | 'grab' | 'disarm' | 'shot' | 'power' | 'defence' | 'parry' | 'movement' | 'escape' | 'driving' | 'task' | 'help' | 'nothing';

/** What a verb of each kind does, in the words of one edition. */
export type KindDocs = Readonly<Record<ActionKind, string>>;

/** `drives "the van" against Gant` and `drives against Gant` are the same. */
const driving = '(against {targets} [{object}]|{object} against {targets}|[{object}])';

const kinds: readonly { readonly kind: ActionKind; readonly takes: string; readonly attack: boolean }[] = [
  { kind: 'close attack', takes: '{targets}', attack: true },
  { kind: 'grab', takes: '{targets}', attack: true },
  { kind: 'disarm', takes: '{targets}', attack: true },
  { kind: 'shot', takes: '{targets}', attack: true },
  { kind: 'power', takes: '{thing} on {targets}', attack: true },
  { kind: 'defence', takes: '[{targets}]', attack: false },
  { kind: 'parry', takes: '[{targets}]', attack: false },
  { kind: 'movement', takes: '[{object}]', attack: false },
  { kind: 'escape', takes: '[from {targets}]', attack: false },
  { kind: 'driving', takes: driving, attack: false },
  { kind: 'task', takes: '[{object}]', attack: false },
  { kind: 'help', takes: '{targets}', attack: false },
  { kind: 'nothing', takes: '', attack: false },
];

/** The seven Characteristics and the skills that the texts name. */
export const stats: readonly StatWord[] = [
  ['Calm', 'keeps somebody from panic; resists what frightens'],
  ['Agility', 'sets the order of announcing, shoots, and gets out of the way'],
  ['Toughness', 'hits in close combat, and is what damage takes away'],
  ['Perception', 'searches and notices'],
  ['Appeal', 'charms and persuades'],
  ['Cash', 'buys'],
  ['Knowledge', 'knows, and drives many powers'],
  ['Hand-to-Hand', 'takes the place of Toughness in close attacks, and of Agility against them'],
  ['Firearms', 'takes the place of Agility in shooting'],
  ['Exotic Weapons', 'takes the place of Agility with unusual weapons'],
].map(([word = '', doc = '']) => ({ word, doc, low: 0, high: 9 }));

const closeVerbs = ['punches', 'kicks', 'stabs', 'slashes', 'claws', 'bites', 'strikes', 'attacks'];

interface Verb {
  readonly word: string;
  readonly kind: ActionKind;
  readonly takes: string;
}

/** The verb of those who get away from the fight, if they can. */
export const flight = 'flees';

const verbs: readonly Verb[] = [
  ...closeVerbs.map((word) => verb(word, 'close attack', '{targets}')),
  verb('grabs', 'grab', '{targets}'),
  verb('disarms', 'disarm', '{targets}'),
  verb('shoots', 'shot', '[at] {targets}'),
  verb('hurls', 'shot', '{thing} at {targets}'),
  verb('uses', 'power', '{thing} on {targets}'),
  verb('dodges', 'defence', '[{targets}]'),
  verb(flight, 'defence', '[from {targets}]'),
  verb('blocks', 'parry', '[{targets}]'),
  verb('parries', 'parry', '[{targets}]'),
  verb('moves', 'movement', '[{object}]'),
  verb('charges', 'movement', '[{object}]'),
  verb('climbs', 'movement', '[{object}]'),
  verb('breaks free', 'escape', '[from {targets}]'),
  verb('searches for', 'task', '{object}'),
  verb('picks the pocket of', 'task', '{targets}'),
  verb('picks', 'task', '{object}'),
  verb('races', 'task', '{targets}'),
  ...['drives', 'rides', 'steers', 'pilots'].map((word) => verb(word, 'driving', driving)),
  verb('helps', 'help', '{targets}'),
  verb('waits', 'nothing', ''),
];

/** Weapons that need no declaration; which beats which is always written, or left to "armed beats unarmed". */
export const ordinaryThings: readonly OrdinaryThing[] = [
  ...['knife', 'dagger', 'hatchet', 'claws', 'fangs', 'club', 'baton', 'crowbar', 'hammer'].map((word) => thing(word, 'close')),
  ...['sword', 'spear', 'axe', 'fire axe', 'bat', 'staff', 'machete', 'chain'].map((word) => thing(word, 'reach')),
  ...['revolver', 'pistol', 'gun', 'rifle', 'shotgun', 'bow', 'crossbow'].map((word) => thing(word, 'ranged')),
  { word: 'grenade', doc: 'a thrown weapon with massive damage that may have several targets', declaration: 'weapon grenade: thrown, massive, hits many' },
];

const states: Vocabulary['states'] = [
  { word: 'down', doc: 'below 0 Toughness' },
  { word: 'out of the fight', doc: 'below 0 Toughness' },
  { word: 'unhurt', doc: 'has lost no Toughness in this fight' },
  { word: 'hurt', doc: 'has been below 0 Toughness and is up again' },
  { word: 'grabbed', doc: 'is held by somebody' },
  { word: 'free', doc: 'is held by nobody' },
  { word: 'panicked', doc: 'has no Calm left' },
];

/** Nobody announces "if … then", and nobody waits to see what others do (tarot edition, "Slowest Character Announces …"). */
const dependence: NonNullable<Vocabulary['dependence']> = {
  words: ['if', 'only if', 'unless', 'until', 'till', 'when', 'whenever', 'once', 'as soon as', 'in case'],
  waiting: 'waits',
  afterWaiting: ['for', 'to see'],
};

/** The vocabulary of an edition. */
export function vocabularyOf(docs: KindDocs, happenings: Vocabulary['happenings']): Vocabulary {
  return {
    stats,
    verbKinds: kinds.map((row): VerbKind => ({ ...row, doc: docs[row.kind], likely: likelyVerbs[row.kind] ?? [] })),
    verbs: verbs.map((row): VerbWord => ({ ...row, doc: docs[row.kind] })),
    things: ordinaryThings,
    states,
    toldStates: ['out of the fight', 'unhurt', 'hurt', 'grabbed', 'panicked'],
    happenings,
    otherVerb: { kind: 'task', takes: '[{object}]', clause: 'with Agility to beat 4' },
    dependence,
  };
}

/** Whether an action of this kind is an attack in the sense of "Highest-Throwing Successful Attack". */
export function isAttack(kind: ActionKind): boolean {
  return kinds.some((row) => row.kind === kind && row.attack);
}

export function isDefence(kind: ActionKind): boolean {
  return kind === 'defence' || kind === 'parry';
}

/** The kind as the rules tell it apart; an unknown word counts as a task. */
export function actionKind(kind: string): ActionKind {
  return kinds.find((row) => row.kind === kind)?.kind ?? 'task';
}

/** The word between a verb and whom it is aimed at: `at` in `hurls {thing} at {targets}`; none where it may be left out. */
export function wordBeforeTargets(word: string, kind: ActionKind): string {
  const { takes = '' } = verbs.find((known) => known.word === word) ?? kinds.find((known) => known.kind === kind) ?? {};
  return /(\p{L}+) \{targets?\}/u.exec(takes)?.[1] ?? '';
}

function verb(word: string, kind: ActionKind, takes: string): Verb {
  return { word, kind, takes };
}

function thing(word: string, weaponClass: string): OrdinaryThing {
  return { word, doc: `an ordinary ${weaponClass} weapon`, declaration: `weapon ${word}: ${weaponClass}` };
}
