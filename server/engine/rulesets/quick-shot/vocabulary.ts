/** The words of Quick Shot: what somebody has, what can be announced, what choices there are. */
import type { StatWord, VerbKind, VerbWord, Vocabulary } from '../../ruleset.ts';
import { options } from './options.ts';
import { slips } from './slips/index.ts';

export type ActionKind = 'gamble' | 'attack' | 'compulsion check' | 'without dice';

const kinds: readonly (VerbKind & { readonly kind: ActionKind })[] = [
  { kind: 'gamble', takes: '[{object}]', attack: false, likely: ['jumps', 'swims', 'persuades', 'lies', 'hacks', 'forces', 'repairs', 'follows'], doc: 'An attempt that is rolled for: its actions stand below it, each behind its difficulty. Only the players’ characters gamble.' },
  { kind: 'attack', takes: '[{targets}]', attack: true, likely: ['hits', 'beats', 'clubs', 'snipes', 'tackles', 'rams', 'chokes'], doc: 'By an opponent something to be avoided, which is never rolled; by a character of the players a gamble.' },
  { kind: 'compulsion check', takes: '{object}', attack: false, doc: 'Whether somebody resists what tempts them: common, unless the GM demands it.' },
  { kind: 'without dice', takes: '[{object}]', attack: false, likely: ['says', 'shouts', 'stands', 'sits', 'walks', 'talks'], doc: 'What needs no roll and simply happens.' },
];

const stats: readonly StatWord[] = [
  { word: 'Willpower', also: ['WP'], doc: 'the points in the general pool, 5 for most; “3 of 5” is what is left of the base amount', low: 0, high: 10 },
];

/** `before` are the words between the verb and what it is done to, as they are told. */
interface Verb {
  readonly word: string;
  readonly kind: ActionKind;
  readonly takes: string;
  readonly before: string;
}

const verbs: readonly Verb[] = [
  verb('gambles', 'gamble', '[on {object}]', 'on'),
  ...['tries', 'attempts'].map((word) => verb(word, 'gamble', '{object}')),
  ...['climbs', 'runs', 'sneaks', 'searches', 'drives', 'leaps', 'dodges', 'hides'].map((word) => verb(word, 'gamble', '[{object}]')),
  ...['attacks', 'threatens', 'punches', 'kicks', 'stabs', 'slashes', 'strikes', 'claws', 'bites', 'grabs'].map((word) => verb(word, 'attack', '[{targets}]')),
  verb('shoots', 'attack', '[[at] {targets}]', 'at'),
  verb('fires', 'attack', '[[at] {targets}]', 'at'),
  ...['throws', 'hurls'].map((word) => verb(word, 'attack', '[({targets}|{object} [at {targets}])]')),
  verb('resists', 'compulsion check', '{object}'),
  ...['does', 'manages', 'watches'].map((word) => verb(word, 'without dice', '[{object}]')),
  verb('waits', 'without dice', '[for {object}]', 'for'),
];

export const vocabulary: Vocabulary = {
  stats,
  verbKinds: kinds,
  verbs: verbs.map(({ word, kind, takes }): VerbWord => ({ word, kind, takes, doc: kinds.find((row) => row.kind === kind)?.doc ?? '' })),
  things: [],
  states: [
    { word: 'down', doc: 'out of the fight by the Host’s word' },
    { word: 'out of the fight', doc: 'out of the fight by the Host’s word' },
    { word: 'hurt', doc: 'has a wound' },
    { word: 'unhurt', doc: 'has no wound' },
    { word: 'tired', doc: 'has fatigue to cope with' },
  ],
  toldStates: ['out of the fight', 'unhurt', 'hurt', 'tired'],
  happenings: [{ word: 'a critical', doc: 'somebody rolled two or more ones' }],
  announcesAgain: true,
  options,
  slips,
  otherVerb: { kind: 'gamble', takes: '[{object}]', clause: 'common "how"' },
};

/** The kind as the rules tell it apart; an unknown word counts as something that needs no roll. */
export function actionKind(kind: string): ActionKind {
  return kinds.find((row) => row.kind === kind)?.kind ?? 'without dice';
}

/** The word between a verb and what or whom it is done to: `on` in `gambles on {object}`; none where there is none. */
export function wordBefore(word: string): string {
  return verbs.find((verb) => verb.word === word)?.before ?? '';
}

function verb(word: string, kind: ActionKind, takes: string, before = ''): Verb {
  return { word, kind, takes, before };
}
