/**
 * Sentences about the dice of an attempt, decisions that the text leaves to the table, and prose for one action of
 * several.
 */
import { dice, factsIn, from, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';
import { purseOf } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const under = ['announcement'] as const;

/** The faces by their names. */
const faces: ReadonlyMap<string, number> = new Map([
  ['ones', 1],
  ['one', 1],
  ['twos', 2],
  ['two', 2],
  ['threes', 3],
  ['three', 3],
  ['fours', 4],
  ['four', 4],
  ['fives', 5],
  ['five', 5],
  ['sixes', 6],
  ['six', 6],
  ['sevens', 7],
  ['seven', 7],
  ['eights', 8],
  ['eight', 8],
]);

export const rollRows: readonly Row[] = [
  {
    id: 'rolls',
    places: under,
    words: 'rolls {dice:shotdie…}',
    means: fact('rolls', { dice }),
    doc: 'Pins the dice of this attempt; “any” is a die that is rolled.',
    example: 'rolls 5 5 6 6 7 1 2 any',
  },
  {
    id: 'gives',
    places: under,
    words: `gives {count:number} {face:${[...faces.keys()].join('|')}} to {action:prose}`,
    means: fact('gives', {
      count: said.number,
      face: (slots) => faces.get(slots.words('face').text) ?? 0,
      action: said.words,
    }),
    doc: 'Which dice go to which action, if the pinned ones could go either way.',
    example: 'gives 2 sixes to "run"',
  },
  {
    id: 'prefers',
    places: under,
    words: 'sets go first to {what:prose…}',
    asks: { what: 'an action, in quotes' },
    means: fact('prefers', { actions: from('what', said.list) }),
    doc: 'Which actions get their sets first if there aren’t enough for all. The text doesn’t say who decides.',
    example: 'sets go first to "dash to the doorway"',
  },
  {
    id: 'critical',
    places: under,
    words: 'the critical falls on {what:prose…}',
    asks: { what: 'an action, in quotes' },
    means: fact('critical', { actions: from('what', said.list) }),
    doc:
      'Which action a critical falls on, if one is rolled: the player picks a success, and of several failures ' +
      'at least one is named.',
    example: 'the critical falls on "shoot"',
  },
  {
    id: 'pays',
    places: under,
    words: 'pays [{count:number} [(WP|Willpower)]] from {purse:purse}',
    means: fact('pays', { purse: purseOf, count: optional.number }),
    doc: 'Which pool pays the point that a critical failure costs, if more than one could.',
    example: 'pays from "Find the killer"',
  },
  {
    id: 'squashes',
    places: under,
    words: 'squashes [for {action:prose}] [: {how:prose}]',
    means: fact('squashes', { action: optional.words, how: optional.words }),
    doc:
      'The player squashes sets so that an action is met. The text has this ability but doesn’t say how it works, so ' +
      'the group decides.',
    example: 'squashes for "shoot": "two fives join the six"',
  },
  {
    id: 'grave-setback',
    places: under,
    words: 'grave setback {words:prose}',
    means: fact('grave setback', { words: said.words }),
    doc: 'What the GM brings in if there is no Willpower to pay for a critical failure.',
    example: 'grave setback "the witness dies"',
  },
  {
    id: 'worsens',
    places: under,
    words: 'worsens {wound:prose} [to {to:word}] [: {how:prose}]',
    means: fact('worsens', { wound: said.words, to: optional.words, how: optional.words }),
    doc: 'What happens to a wound if its action fails, with its difficulty from then on.',
    example: 'worsens "a grazed forearm" to common: "the cut tears open"',
  },
  foreign(
    'spends',
    'spends {number:number} [(WP|Willpower)]',
    'Willpower isn’t spent on an attempt, but bet.',
    'spends 1 WP',
  ),
  foreign('gains', '(gains|wins) {number:number} [(WP|Willpower)]', 'What an attempt gains is computed.', 'gains 1 WP'),
  foreign('keeps the bet', 'keeps (the|his|her|its|their) bet', 'Whether a bet is kept is computed.', 'keeps her bet'),
  foreign('pool', 'pool {number:number}', 'The number of dice is computed.', 'pool 10 "good tools"'),
  foreign('target', 'target [number] {number:number}', 'The target number is 5.', 'target 4'),
  {
    id: 'on-outcome-of',
    places: ['announcement'],
    words: 'on {when:success|failure|critical success|critical failure} of {action:prose} {text:prose}',
    asks: { action: 'an action, in quotes', text: 'what prints, in quotes' },
    means: (slots) => {
      const [when, of] = [slots.words('when').text, slots.words('action').text];
      return { piece: 'prose', prose: { kind: `on ${when} of “${of}”`, when, of, ...slots.words('text') } };
    },
    doc:
      'What the GM reads out if one action of the attempt has this outcome. An action that a wound or paradox adds ' +
      'is named by what it asks for, such as “cope with a grazed forearm”.',
    example: 'on failure of "dash to the doorway" "the asphalt jumps up in front of him."',
  },
];

/** A sentence without a rule, which is read so that a check can report it. */
function foreign(
  what: 'spends' | 'gains' | 'keeps the bet' | 'pool' | 'target',
  words: string,
  doc: string,
  example: string,
): Row {
  return {
    id: `foreign-${what.replaceAll(' ', '-')}`,
    doc,
    example,
    places: under,
    words: `${words} [{words:prose}]`,
    means: fact('foreign', {
      what,
      ...(what === 'keeps the bet' ? {} : { number: optional.number }),
      words: optional.words,
    }),
  };
}
