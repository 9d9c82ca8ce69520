/**
 * The vocabulary of Demon City: stats, verbs, commonly known weapons, states. An edition describes its kinds of verbs.
 */
import { each, verbWords } from '../../play/verb-table.ts';
import type { OrdinaryThing, StatWord, VerbKind, VerbUse, Vocabulary } from '../../ruleset.ts';
import { fillers } from '../../words/writers-words.ts';
import { idiomsOf, type IdiomCitations } from './idioms.ts';
import { commonMistakes } from './common-mistakes.ts';
import { driving, flight, knownVerb, verbs, type ActionKind, type Citations } from './verbs.ts';

export type { ActionKind } from './verbs.ts';

/** An edition’s description of each kind of verb. */
export type KindDocs = Readonly<Record<ActionKind, string>>;

const kinds: readonly (Omit<VerbKind, 'doc'> & { readonly kind: ActionKind })[] = [
  { kind: 'close attack', takes: '{targets}', attack: true, oneTarget: true, declares: 'weapon {thing}: close' },
  { kind: 'grab', takes: '{targets}', attack: true, oneTarget: true },
  { kind: 'disarm', takes: '{targets}', attack: true, oneTarget: true, declares: 'weapon {thing}: close' },
  { kind: 'shot', takes: '{targets}', attack: true, oneTarget: true, declares: 'weapon {thing}: ranged' },
  {
    kind: 'power',
    called: 'the use of a power',
    takes: '{thing} on {targets}',
    attack: true,
    oneTarget: true,
    declares: 'weapon {thing}: supernatural Knowledge against Calm',
    isPower: true,
  },
  { kind: 'defence', takes: '[{targets}]', attack: false },
  { kind: 'parry', takes: '[{targets}]', attack: false, declares: 'weapon {thing}: close' },
  { kind: 'movement', called: 'movement', takes: '[{object}]', attack: false },
  { kind: 'escape', takes: '[from {targets}]', attack: false },
  { kind: 'driving', called: 'driving', takes: driving, attack: false },
  {
    kind: 'task',
    takes: '[({object}|{object:place}|{object:passed}|{beside} [{object:place}]|(with|to) {beside})]',
    attack: false,
    oneTarget: true,
  },
  { kind: 'care', called: 'care', takes: '{targets} [{object}]', attack: false },
  { kind: 'help', called: 'help', takes: '{targets}', attack: false },
  { kind: 'nothing', called: 'doing nothing', takes: '', attack: false },
];

/** Words that writers add as verbs, by the kind of action that they most likely mean. */
const likely: Readonly<Partial<Record<ActionKind, string>>> = {
  'close attack':
    'hits, beats, smashes, clubs, slaps, headbutts, chops, hacks, cuts, stings, spears, garrottes, rams, stomps',
  grab: 'tackles, wrestles, holds, pins, chokes, seizes, strangles, clutches',
  disarm: 'snatches, wrests',
  shot: 'fires, snipes, blasts, aims, looses, guns, lobs, flings, tosses, pelts, launches',
  power: 'casts, curses, hexes, invokes, channels',
  defence: 'hides, ducks, evades, cowers, retreats, sidesteps',
  parry: 'deflects, shields, wards',
  movement: 'runs, walks, crawls, jumps, leaps, swims, rushes, sneaks, vaults, steps, approaches',
  task:
    'opens, closes, pushes, pulls, lifts, reads, repairs, forces, unlocks, persuades, bargains, lies, ' +
    'distracts, taunts, drinks, eats',
  help: 'aids, assists, supports, heals, protects, bandages',
  nothing: 'says, shouts, watches, stands, sleeps, whispers, stares',
};

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

export { flight } from './verbs.ts';

/** Weapons that need no declaration; which beats which is always written, or left to "armed beats unarmed". */
export const ordinaryThings: readonly OrdinaryThing[] = [
  ...each('knife, dagger, hatchet, claws, fangs, club, baton, crowbar, hammer').map((word) => thing(word, 'close')),
  ...each('sword, spear, axe, fire axe, bat, staff, machete, chain').map((word) => thing(word, 'reach')),
  ...each('revolver, pistol, gun, rifle, shotgun, bow, crossbow').map((word) => thing(word, 'ranged')),
  {
    word: 'grenade',
    doc: 'a thrown weapon with massive damage that may have several targets',
    declaration: 'weapon grenade: thrown, massive, hits many',
  },
];

const states: Vocabulary['states'] = [
  { word: 'down', doc: 'below 0 Toughness', isOut: true },
  { word: 'out of the fight', doc: 'below 0 Toughness', isOut: true },
  { word: 'unhurt', doc: 'has lost no Toughness in this fight' },
  { word: 'hurt', doc: 'has been below 0 Toughness and is up again' },
  { word: 'grabbed', doc: 'is held by somebody' },
  { word: 'free', doc: 'is held by nobody' },
  { word: 'panicked', doc: 'has no Calm left' },
];

/**
 * Nobody announces "if … then", and nobody waits to see what others do (tarot edition, "Slowest Character Announces
 * …").
 */
const dependence: NonNullable<Vocabulary['dependence']> = {
  words: ['if', 'only if', 'unless', 'until', 'till', 'when', 'whenever', 'once', 'as soon as', 'in case'],
  waiting: 'waits',
  afterWaiting: ['for', 'to see'],
};

/** The vocabulary of an edition: how it resolves each kind of action, and its citation for each verb. */
export function vocabularyOf(
  docs: KindDocs,
  citations: Citations,
  idiomCitations: IdiomCitations,
  happenings: Vocabulary['happenings'],
): Vocabulary {
  const verbKinds = kinds.map((row): VerbKind => ({
    ...row,
    doc: docs[row.kind],
    likely: likely[row.kind]?.split(', ') ?? [],
  }));
  return {
    stats,
    verbKinds,
    verbs: verbWords(verbs, verbKinds, citations),
    things: ordinaryThings,
    states,
    reportedStates: ['out of the fight', 'unhurt', 'hurt', 'grabbed', 'panicked'],
    flight: [flight, 'runs away'],
    happenings,
    idioms: idiomsOf(idiomCitations),
    fillers,
    otherVerb: { kind: 'task', takes: '[{object}]', clause: 'with Agility to beat 4' },
    dependence,
    commonMistakes,
  };
}

/** Whether an action of this kind is an attack in the sense of "Highest-Throwing Successful Attack". */
export function isAttack(kind: ActionKind): boolean {
  return kinds.some((row) => row.kind === kind && row.attack);
}

/** Whether an action of this kind has a single target; a defence may be against several. */
export function hasOneTarget(kind: string): boolean {
  const known = actionKind(kind);
  return kinds.some((row) => row.kind === known && row.oneTarget === true);
}

export function isDefence(kind: ActionKind): boolean {
  return kind === 'defence' || kind === 'parry';
}

/** The syntax of a verb of this kind that a writer has added. */
export function kindOf(kind: ActionKind): VerbUse | undefined {
  return kinds.find((row) => row.kind === kind);
}

/** The kind by the rules; an unknown word counts as a task. */
export function actionKind(kind: string): ActionKind {
  return kinds.find((row) => row.kind === kind)?.kind ?? 'task';
}

/** Whether an action is a task because of its target, such as a shot at a cable, or because it is said to be tried. */
export function isOnThing(word: string, kind: ActionKind): boolean {
  const known = knownVerb(word);
  return kind === 'task' && known !== undefined && (isAttack(known.kind) || known.basis === 'trying');
}

function thing(word: string, weaponClass: string): OrdinaryThing {
  return { word, doc: `an ordinary ${weaponClass} weapon`, declaration: `weapon ${word}: ${weaponClass}` };
}
