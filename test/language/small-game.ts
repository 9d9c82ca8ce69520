/** A made-up game for tests of reading: small, and unlike any real one. */
import type { Ruleset, ScenarioOdds, SentencePattern, Timeline } from '../../server/engine/index.ts';

const anywhere = ['situation', 'round', 'announcement'] as const;

function said(id: string, places: SentencePattern['places'], words: string, example: string): SentencePattern {
  return {
    id,
    places,
    words,
    example,
    doc: `A sentence of the game: ${id}`,
    means: (_slots, source) => ({ piece: 'fact', fact: { kind: id, source } }),
  };
}

const sentences: readonly SentencePattern[] = [
  {
    id: 'weapon',
    places: ['file', 'scenario'],
    words: 'weapon {new:newthing}: {classes:near|far…}',
    example: 'weapon rope: near',
    doc: 'A weapon',
    means: (slots, source) => ({ piece: 'thing', thing: { name: slots.words('new').text, traits: [], source } }),
  },
  said('grit', ['combatant'], 'Grit Check {number}', 'Grit Check 3'),
  said('edge', anywhere, 'edge {words:prose} [for {for:names}] [over {over:names}]', 'edge "the high ground" for Ann'),
  said('distance', anywhere, '{who:who} (is|stands) {number} ft from {from:names}', 'Ann is 6 ft from Bill'),
  said(
    'better',
    ['situation', 'round'],
    '{better:thing} beats {worse:thing} [{way:within|beyond} {feet:number} ft]',
    'rope beats knife',
  ),
  {
    ...said('aim', ['announcement'], 'aims at {aim:prose}', 'aims at "the lamp"'),
    asks: { aim: 'what it is aimed at, in quotes' },
  },
  said('task', ['announcement'], 'with {stat} against {number}', 'with Wit against 4'),
  said('in-hand', ['announcement'], 'with {thing}', 'with her rope'),
  said('quietly', ['announcement'], 'quietly', 'quietly'),
  said('hampers', ['announcement'], 'hampers {whom:names}', 'hampers Bill'),
  said('rolls', ['announcement'], 'rolls {dice:die…}', 'rolls 4, 2'),
];

const verbs = [
  ['hits', 'strike', '{targets}'],
  ['throws', 'cast', '{thing} at {target}'],
  ['ducks', 'guard', '[{targets}]'],
  ['runs', 'walk', '[{object}]'],
  ['breaks free', 'guard', '[from {target}]'],
  ['waits', 'rest', ''],
] as const;

const word = (text: string): { readonly word: string; readonly doc: string } => ({
  word: text,
  doc: `What ${text} means`,
});

const nothingPlayed: Timeline = { title: '', ruleset: 'small-game', seed: 1, start: { combatants: [] }, rounds: [] };
const noOdds: ScenarioOdds = { title: '', ruleset: 'small-game', rounds: [] };

export const smallGame: Ruleset = {
  id: 'small-game',
  title: 'Small Game',
  about: 'Two strike at each other until one rests.',
  vocabulary: {
    stats: ['Might', 'Wit', 'Sure Aim'].map((text) => ({
      ...word(text),
      low: 0,
      high: 9,
      ...(text === 'Might' ? { also: ['Raw Strength'] } : {}),
    })),
    verbKinds: ['strike', 'close attack', 'cast', 'guard', 'walk', 'rest'].map((kind) => ({
      kind,
      takes: '[{targets}]',
      attack: kind === 'strike',
      doc: `To ${kind}`,
    })),
    verbs: verbs.map(([text, kind, takes]) => ({ ...word(text), kind, takes, from: 'Verbs' })),
    things: [
      { ...word('knife'), declaration: 'weapon knife: near' },
      { ...word('throwing axe'), declaration: 'weapon throwing axe: far' },
    ],
    states: ['hurt', 'unhurt', 'out of the fight'].map(word),
    reportedStates: ['out of the fight', 'unhurt'],
    happenings: ['a tie', 'a stalemate'].map(word),
    commonMistakes: [
      { places: ['round'], words: '{who:names} (has|have) {what:words}', say: 'edge "{what}" for {who}' },
      { places: ['announcement'], words: 'from {what:words}', say: 'aims at "{what}"' },
    ],
    fillers: ['again'],
    otherVerb: { kind: 'walk', takes: '[{object}]', clause: 'with Wit against 4' },
  },
  sentences,
  slotForms: [{ type: 'die', forms: ['{value:number}', '{name:prose}'], called: 'a die' }],
  checks: [],
  pages: [],
  play: function* () {
    yield nothingPlayed;
    return nothingPlayed;
  },
  odds: function* () {
    yield;
    return noOdds;
  },
  course: function* () {
    yield;
    return { rounds: [] };
  },
  overall: function* () {
    yield;
    return { rounds: [], holdsAfterNumber: () => 'never', sampling: () => undefined };
  },
  isPin: () => false,
  trialSentences: { add: () => undefined, forcing: () => undefined },
  drafting: {
    starter: { title: 'A first strike', about: 'Nothing much', text: '', places: [] },
    block: () => [],
    announcements: () => [],
  },
};

/** The same game under another name, without the sentence about edges. */
export const otherGame: Ruleset = {
  ...smallGame,
  id: 'other-game',
  title: 'Other Game',
  sentences: sentences.filter((row) => row.id !== 'edge'),
};
