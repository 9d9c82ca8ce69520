/** The words of Demon City, tarot edition: stats, verbs, weapons everybody knows, states. */
import type { OrdinaryThing, StatWord, VerbKind, VerbWord, Vocabulary } from '../../ruleset.ts';

/** The sorts of action that the rules tell apart. */
export type ActionKind = 'close attack' | 'grab' | 'disarm' | 'shot' | 'power' | 'defence' | 'parry' | 'movement' | 'escape' | 'task' | 'help' | 'nothing';

const verbKinds: readonly (VerbKind & { readonly kind: ActionKind })[] = [
  { kind: 'close attack', takes: '{targets}', attack: true, doc: 'Hand to Hand, or else Toughness, against the target’s Hand to Hand or Agility.' },
  { kind: 'grab', takes: '{targets}', attack: true, doc: 'An attack that holds its target instead of hurting it.' },
  { kind: 'disarm', takes: '{targets}', attack: true, doc: 'An attack on what the target holds. It costs a throw unless it is done without harm.' },
  { kind: 'shot', takes: '{targets}', attack: true, doc: 'Firearms or Exotic Weapons, or else Agility, against the target’s Agility.' },
  { kind: 'power', takes: '{thing} on {targets}', attack: true, doc: 'A supernatural ability: its own stat against the stat that resists it.' },
  { kind: 'defence', takes: '[{targets}]', attack: false, doc: 'Nothing but getting out of the way: one extra throw, and a free place within 60 ft after a success.' },
  { kind: 'parry', takes: '[{targets}]', attack: false, doc: 'A defence with what is in hand: it counts for the Weapon Throw.' },
  { kind: 'movement', takes: '[{object}]', attack: false, doc: 'Up to 60 ft and nothing else.' },
  { kind: 'escape', takes: '[from {targets}]', attack: false, doc: 'Getting free of a hold: it has to beat the holder’s throw.' },
  { kind: 'task', takes: '[{object}]', attack: false, doc: 'Anything that is measured against a number or thrown for by the Host.' },
  { kind: 'help', takes: '{targets}', attack: false, doc: 'Gives its target the advantage that is written under it.' },
  { kind: 'nothing', takes: '', attack: false, doc: 'Announces nothing, on purpose.' },
];

const stats: readonly StatWord[] = [
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

const verbs: readonly (VerbWord & { readonly kind: ActionKind })[] = [
  ...closeVerbs.map((word) => verb(word, 'close attack', '{targets}')),
  verb('grabs', 'grab', '{targets}'),
  verb('disarms', 'disarm', '{targets}'),
  verb('shoots', 'shot', '[at] {targets}'),
  verb('hurls', 'shot', '{thing} at {targets}'),
  verb('uses', 'power', '{thing} on {targets}'),
  verb('dodges', 'defence', '[{targets}]'),
  verb('flees', 'defence', '[from {targets}]'),
  verb('blocks', 'parry', '[{targets}]'),
  verb('parries', 'parry', '[{targets}]'),
  verb('moves', 'movement', '[{object}]'),
  verb('charges', 'movement', '[{object}]'),
  verb('climbs', 'movement', '[{object}]'),
  verb('breaks free', 'escape', '[from {targets}]'),
  verb('searches for', 'task', '{object}'),
  verb('picks the pocket of', 'task', '{targets}'),
  verb('picks', 'task', '{object}'),
  verb('drives', 'task', '[{object}]'),
  verb('helps', 'help', '{targets}'),
  verb('waits', 'nothing', ''),
];

/** Weapons that need no declaration; which beats which is always written, or left to "armed beats unarmed". */
const things: readonly OrdinaryThing[] = [
  ...['knife', 'dagger', 'hatchet', 'claws', 'fangs', 'club', 'baton', 'crowbar', 'hammer'].map((word) => thing(word, 'close')),
  ...['sword', 'spear', 'axe', 'fire axe', 'bat', 'staff', 'machete', 'chain'].map((word) => thing(word, 'reach')),
  ...['revolver', 'pistol', 'gun', 'rifle', 'shotgun', 'bow', 'crossbow'].map((word) => thing(word, 'ranged')),
  { word: 'grenade', doc: 'a thrown weapon with massive damage that may have several targets', declaration: 'weapon grenade: thrown, massive, hits many' },
];

export const vocabulary: Vocabulary = {
  stats,
  verbKinds,
  verbs,
  things,
  states: [
    { word: 'down', doc: 'below 0 Toughness' },
    { word: 'out of the fight', doc: 'below 0 Toughness' },
    { word: 'unhurt', doc: 'has lost no Toughness in this fight' },
    { word: 'hurt', doc: 'has been below 0 Toughness and is up again' },
    { word: 'grabbed', doc: 'is held by somebody' },
    { word: 'free', doc: 'is held by nobody' },
    { word: 'panicked', doc: 'has no Calm left' },
  ],
  happenings: [
    { word: 'a tie', doc: 'opposed sides shared the highest throw of a Clash' },
    { word: 'a stalemate', doc: 'the winning side’s highest attack did not take effect' },
  ],
  otherVerb: { kind: 'task', takes: '[{object}]' },
};

/** Whether an action of this kind is an attack in the sense of "Highest-Throwing Successful Attack". */
export function isAttack(kind: ActionKind): boolean {
  return verbKinds.some((row) => row.kind === kind && row.attack);
}

export function isDefence(kind: ActionKind): boolean {
  return kind === 'defence' || kind === 'parry';
}

/** The kind as the rules tell it apart; an unknown word counts as a task. */
export function actionKind(kind: string): ActionKind {
  return verbKinds.find((row) => row.kind === kind)?.kind ?? 'task';
}

function verb(word: string, kind: ActionKind, takes: string): VerbWord & { readonly kind: ActionKind } {
  return { word, kind, takes, doc: verbKinds.find((row) => row.kind === kind)?.doc ?? '' };
}

function thing(word: string, weaponClass: string): OrdinaryThing {
  return { word, doc: `an ordinary ${weaponClass} weapon`, declaration: `weapon ${word}: ${weaponClass}` };
}
