/** The verbs of Acquire Moveables: the kind of action of each, its syntax, and its basis in the text. */
import type { Fact } from '../../scenario.ts';
import type { Slots } from '../../sentence.ts';
import type { Source } from '../../source.ts';
import { each, findVerb, same, verb, type TableVerb } from '../../play/verb-table.ts';
import type { Citation, VerbKind, VerbUse } from '../../ruleset.ts';
import type { MoveablesFact } from './facts.ts';

export type ActionKind =
  | 'test'
  | 'melee attack'
  | 'ranged attack'
  | 'grenade'
  | 'reload'
  | 'first aid'
  | 'spell'
  | 'summons'
  | 'blast'
  | 'flight'
  | 'contest'
  | 'crawl'
  | 'curling up'
  | 'playing dead'
  | 'move'
  | 'getting up'
  | 'fetching'
  | 'crossing'
  | 'searching'
  | 'examining'
  | 'making camp'
  | 'picking a lock'
  | 'kicking a door'
  | 'lifting bars'
  | 'speech'
  | 'swimming'
  | 'treading water'
  | 'shedding'
  | 'anything else';

/** What is tested only if a test is written below it: only then are words for its success or failure read out. */
export const testedIfWritten: ReadonlySet<ActionKind> = new Set<ActionKind>(['searching', 'examining']);

type Basis =
  'testing' | 'attacking' | 'acting' | 'defending' | 'building' | Exclude<ActionKind, 'test' | 'anything else'>;

const combat = 'Combat';
const exploring = 'Dungeon exploration';

/** The place in the text that each basis rests on. */
export const citations: Readonly<Record<Basis, Citation>> = {
  testing: { from: 'Resolution mechanics' },
  attacking: { from: combat },
  'melee attack': { from: combat },
  'ranged attack': { from: combat },
  grenade: { from: combat },
  reload: { from: combat },
  'first aid': { from: combat },
  spell: { from: 'Magic dice' },
  summons: { from: 'Magic dice' },
  blast: {
    from: 'Magic dice',
    silent: 'The text says that the result is unpredictable, and nothing else of what a blast does.',
  },
  flight: { from: exploring },
  contest: { from: 'Resolution mechanics', silent: 'The DM says which attributes each side tests.' },
  crawl: { from: combat },
  'curling up': { from: combat },
  'playing dead': { from: combat },
  move: { from: combat },
  'getting up': { from: combat },
  fetching: { from: combat },
  crossing: { from: exploring },
  searching: { from: exploring, silent: 'The text doesn’t say what an average room is, or whether a test is needed.' },
  examining: { from: exploring, silent: 'The text has only the word for it: no dice unless a test is written below.' },
  building: { from: exploring, silent: 'The text has only the word for it: no dice unless a test is written below.' },
  'making camp': { from: exploring, silent: 'The text doesn’t say how long it takes to make camp.' },
  'picking a lock': { from: exploring },
  'kicking a door': { from: exploring },
  'lifting bars': { from: exploring, silent: 'The text doesn’t say what comes of a failure.' },
  speech: { from: 'Languages', silent: 'The text doesn’t say which test it is that gets the meaning of speech.' },
  swimming: { from: 'Swimming' },
  'treading water': { from: 'Swimming' },
  shedding: { from: 'Swimming' },
  defending: { from: combat, silent: 'The text has no rule for defending oneself: nothing changes for an attack.' },
  acting: { from: combat, silent: 'The text has no rule for it; a test can be written below it.' },
};

type Verb = TableVerb<ActionKind, Basis>;

const weaponAt: VerbUse = { kind: 'melee attack', takes: '{thing} at {targets}' };
const shotAt: VerbUse = { kind: 'ranged attack', takes: '{thing} at {targets}' };
/** By its name in quotes like a spell, as somebody of the cast, or in plain words. */
const summoned = '({object}|{targets}|{thing})';
const ownWound = '[(his|her|its|their)] [own] (himself|herself|itself|themselves|wound|wounds)';
const outOfPack = '[out] (of|from) (his|her|its|their|the) (pack|backpack|bag|belt)';
const lifelessly: VerbUse = { kind: 'anything else', takes: '{object:lifeless}' };
const goal = '[([to] {object}|{object:place}|{object:passed}|(towards|to) {beside})]';

/** The attributes of a test that its verb names, as the clause that says them. */
function attributesIn(slots: Slots, source: Source): Fact | undefined {
  const [named] = slots.has('attributes') ? slots.each('attributes') : [];
  if (named === undefined) return undefined;
  const names = ['one', 'two', 'three', 'four'].filter((slot) => named.has(slot)).map((slot) => named.words(slot));
  const fact: MoveablesFact = { kind: 'attributes', names, source };
  return fact;
}

/** What is said or heard in which language, as a clause. */
function speechIn(slots: Slots, source: Source): Fact {
  const fact: MoveablesFact = {
    kind: 'speech',
    source,
    tongue: slots.words('tongue'),
    ...(slots.has('matter') ? { matter: slots.words('matter') } : {}),
    ...(slots.has('medium') ? { medium: slots.words('medium') } : {}),
  };
  return fact;
}

const following: VerbUse = {
  kind: 'speech',
  takes: '{matter:casual talk|casual speech|poetry|verse|jargon} [{object}] in {tongue:word}',
  says: speechIn,
};
const speaking: VerbUse = {
  kind: 'speech',
  takes: '{object} [to {beside}] in {tongue:word} [by {medium:word}]',
  says: speechIn,
};

const testing: VerbUse = {
  kind: 'test',
  takes: '{attributes:attributes} [[to] ({object}|{object:doing})]',
  says: attributesIn,
};

/** Haste is a test of its own. */
const reloading: VerbUse = {
  kind: 'reload',
  takes: '[{thing}] [{haste:quickly|hurriedly|fast|in haste|in a hurry}]',
  says: (slots, source) => (slots.has('haste') ? hurried(source) : undefined),
};

function hurried(source: Source): Fact {
  const fact: MoveablesFact = { kind: 'hurrying', source };
  return fact;
}

export const verbs: readonly Verb[] = [
  { word: 'tests', basis: 'testing', ...testing, kind: 'test' },
  { word: 'rolls against', basis: 'testing', ...testing, kind: 'test' },
  ...same(
    'attacks, strikes, stabs, slashes, punches, bites, claws, stings, charges, hacks, cuts, hits',
    'melee attack',
    'melee attack',
    '{targets}',
  ),
  ...same('swings, lunges', 'melee attack', 'melee attack', '[at] {targets}', [weaponAt]).map((row) => ({
    ...row,
    before: 'at',
  })),
  verb('kicks', 'melee attack', 'melee attack', '{targets}', [
    { kind: 'kicking a door', takes: '{thing} (down|in|open)' },
  ]),
  verb('goes for', 'melee attack', 'melee attack', '{targets}'),
  verb('shoots', 'ranged attack', 'ranged attack', '[at] {targets}'),
  verb('fires', 'ranged attack', 'ranged attack', '[at] {targets}', [shotAt]),
  verb('hurls', 'grenade', 'grenade', '{thing} at {targets}'),
  verb('throws', 'grenade', 'grenade', '{thing} at {targets}'),
  { word: 'reloads', basis: 'reload', ...reloading, kind: 'reload' },
  ...same('tends, bandages, binds', 'first aid', 'first aid', `({targets}|${ownWound})`),
  verb('casts', 'spell', 'spell', '{thing} [(on|over|at) {targets}]'),
  verb('summons', 'summons', 'summons', summoned),
  verb('blasts', 'blast', 'blast', '[({targets}|{object})]'),
  ...same('flees, runs away, escapes', 'flight', 'flight', '[from {targets}] [({object:place}|{object:passed})]'),
  ...same('wrestles, grapples', 'contest', 'contest', '[with] {targets}'),
  ...same('pushes, shoves, trips', 'contest', 'contest', '{targets} [{object:place}]'),
  ...same('moves, moves again, runs, walks, goes, comes, dives, retreats', 'move', 'move', goal),
  ...same('chases, pursues', 'move', 'move', '{beside}'),
  verb('crawls', 'crawl', 'crawl', goal),
  verb('curls up', 'curling up', 'curling up', ''),
  verb('plays dead', 'playing dead', 'playing dead', ''),
  ...same('gets up, stands up, resumes fighting', 'getting up', 'getting up', ''),
  ...same('fetches, picks up, takes out, retrieves', 'fetching', 'fetching', `{thing} [${outOfPack}]`),
  ...same('takes, gets', 'fetching', 'fetching', `{thing} ${outOfPack}`),
  ...same('crosses', 'crossing', 'crossing', '{object}'),
  ...same('searches, searches for', 'searching', 'searching', '{object}'),
  ...same('examines, investigates, handles', 'examining', 'examining', '{object}'),
  ...same('builds, demolishes', 'examining', 'building', '{object}'),
  ...same('makes camp, sets up camp', 'making camp', 'making camp', ''),
  ...same('picks, picks the lock of, picks the lock on', 'picking a lock', 'picking a lock', '{thing}'),
  ...same('kicks down, kicks in, breaks down, bashes down, smashes in', 'kicking a door', 'kicking a door', '{thing}'),
  ...same(
    'unbars, lifts a bar from, lifts the bar from, lifts the bars from',
    'lifting bars',
    'lifting bars',
    '{thing}',
  ),
  ...same('follows, understands', 'speech', 'speech', following.takes).map((row) => ({
    ...row,
    ...following,
    kind: 'speech' as const,
  })),
  ...same('signs, signals', 'speech', 'speech', speaking.takes).map((row) => ({
    ...row,
    ...speaking,
    kind: 'speech' as const,
  })),
  verb('swims', 'swimming', 'swimming', goal),
  verb('treads water', 'treading water', 'treading water', ''),
  ...same('sheds, strips off', 'shedding', 'shedding', '{object}'),
  ...same('dodges, parries, blocks, ducks, takes cover, hides', 'anything else', 'defending', '[{targets}]'),
  verb('raises', 'anything else', 'defending', '{object}'),
  ...same('defends, guards, protects', 'anything else', 'defending', '[{targets}]', [lifelessly]),
  ...same('waits, watches, hesitates, listens', 'anything else', 'acting', '[{targets}]'),
  ...same('helps, grabs, holds, drags, lifts, carries', 'anything else', 'acting', '{targets}', [lifelessly]),
  ...same('opens, closes, locks, unlocks, reads, breaks', 'anything else', 'acting', '{object}'),
];

export const knownVerb = findVerb(verbs);

const anything = '[({targets}|{object})]';

export const kinds: readonly (VerbKind & { readonly kind: ActionKind })[] = [
  {
    kind: 'test',
    takes: testing.takes,
    says: attributesIn,
    attack: false,
    doc: 'A test of one, two or three attributes: d10, d20 or d30, with success at their sum or below.',
  },
  {
    kind: 'melee attack',
    takes: '{targets}',
    attack: true,
    oneTarget: true,
    likely: each('smashes, clubs, chops, rams, bashes, headbutts'),
    doc: 'The location die says where the blow lands, and the weapon’s die how much damage it does.',
  },
  {
    kind: 'ranged attack',
    takes: '[at] {targets}',
    attack: true,
    oneTarget: true,
    likely: each('snipes, looses'),
    doc:
      'As in melee, but parts of the body behind solid cover can’t be hit, and the weapon must then be reloaded, ' +
      'unless its track is 0 or isn’t written.',
  },
  {
    kind: 'grenade',
    called: 'the throw of a grenade',
    takes: '{thing} at {targets}',
    attack: true,
    oneTarget: true,
    doc: 'A GRC test; a failure is a mishap.',
  },
  { kind: 'reload', takes: '[{thing}]', attack: false, doc: 'One step along the weapon’s reload track.' },
  {
    kind: 'first aid',
    called: 'first aid',
    takes: '{targets}',
    attack: false,
    isHelp: true,
    likely: each('treats, heals, patches up'),
    doc: 'A PRE test with bandages: success stops one bleeding.',
  },
  {
    kind: 'spell',
    takes: '{thing} [(on|over|at) {targets}]',
    attack: false,
    isPower: true,
    doc: 'A number of magic dice: doubles fail loudly, triples turn on the caster.',
  },
  {
    kind: 'summons',
    takes: summoned,
    attack: false,
    isPower: true,
    doc: 'As a spell; the creature stays as many hours as the dice show.',
  },
  {
    kind: 'blast',
    takes: '[({targets}|{object})]',
    attack: false,
    doc: 'Magic dice without a spell: the text gives no procedure.',
  },
  {
    kind: 'flight',
    called: 'flight',
    takes: '[from {targets}]',
    attack: false,
    doc: 'A GRC contest with the pursuer.',
  },
  { kind: 'move', takes: goal, attack: false, doc: 'Moving again; the first move of a round is free.' },
  {
    kind: 'contest',
    called: 'a contest',
    takes: '{targets}',
    attack: false,
    doc: 'Both sides test: if only one succeeds, they win; otherwise the higher roll wins.',
  },
  {
    kind: 'crawl',
    called: 'crawling',
    takes: goal,
    attack: false,
    doc: 'A STR test to crawl a square, hors de combat; else a move.',
  },
  {
    kind: 'curling up',
    called: 'curling up',
    takes: '',
    attack: false,
    doc: 'Hors de combat, so as not to be stepped on.',
  },
  { kind: 'playing dead', called: 'playing dead', takes: '', attack: false, doc: 'A GRC test, hors de combat.' },
  {
    kind: 'getting up',
    called: 'getting up',
    takes: '',
    attack: false,
    doc: 'Standing up takes the action; from hors de combat it takes a turn to the knees and one for balance.',
  },
  {
    kind: 'fetching',
    called: 'fetching something',
    takes: '{thing}',
    attack: false,
    doc: 'Taking something out of the pack, or up from the ground.',
  },
  {
    kind: 'crossing',
    called: 'crossing a room',
    takes: '{object}',
    attack: false,
    doc: 'Crossing a room, which takes ten minutes.',
  },
  {
    kind: 'searching',
    called: 'searching a room',
    takes: '{object}',
    attack: false,
    doc: 'Searching a room, which takes a tenmin.',
  },
  {
    kind: 'examining',
    called: 'examining something',
    takes: '{object}',
    attack: false,
    doc: 'Handling or examining something, building or breaking.',
  },
  {
    kind: 'making camp',
    called: 'making camp',
    takes: '',
    attack: false,
    doc: 'Making camp, for a long rest.',
  },
  {
    kind: 'picking a lock',
    called: 'picking a lock',
    takes: '{thing}',
    attack: false,
    isToThing: true,
    doc: 'A PRE test with tools: at once on a success, and otherwise a tenmin.',
  },
  {
    kind: 'kicking a door',
    called: 'kicking a door',
    takes: '{thing}',
    attack: false,
    isToThing: true,
    doc: 'A STR test on a wooden door, with noise: at once on a success, and otherwise a tenmin.',
  },
  {
    kind: 'lifting bars',
    called: 'lifting bars',
    takes: '{thing}',
    attack: false,
    isToThing: true,
    doc: 'A STR test for each bar, from its side of the door.',
  },
  {
    kind: 'speech',
    called: 'something in a language',
    takes: speaking.takes,
    says: speechIn,
    attack: false,
    doc: 'Something in a language: whoever knows it little needs a test to get the meaning.',
  },
  {
    kind: 'swimming',
    called: 'swimming',
    takes: goal,
    attack: false,
    doc: 'A GRC test for each interval of the swimming table; after a failure one can only tread water.',
  },
  {
    kind: 'treading water',
    called: 'treading water',
    takes: '',
    attack: false,
    doc: 'Staying above water costs fatigue by the swimming table.',
  },
  {
    kind: 'shedding',
    called: 'getting out of armour',
    takes: '{object}',
    attack: false,
    doc: 'A PRE test to get out of armour or a pack while in the water.',
  },
  {
    kind: 'anything else',
    called: 'another kind of action',
    takes: anything,
    attack: false,
    likely: each('says, shouts, kneels, sings, taunts, distracts'),
    doc: 'Nothing is rolled, unless a test is written below it, as “by STR”.',
  },
];

/** The kind by the rules; an unknown word counts as something that isn’t rolled. */
export function actionKind(kind: string): ActionKind {
  return kinds.find((row) => row.kind === kind)?.kind ?? 'anything else';
}
