/** The readings that a scenario can choose among where the text is ambiguous. The first value is the default. */
import type { OptionWord } from '../../ruleset.ts';
import { choiceAmong } from '../../play/choices.ts';

export const options = [
  {
    word: 'contest tie',
    doc: 'What happens if both roll the same number with the same result: left open, rolled again, or nobody wins.',
    values: ['ask', 're-roll', 'draw'],
  },
  {
    word: 'advantage in contest',
    doc: 'Which of two rolls is the better one in a contest: a success and then the higher, or just the higher.',
    values: ['success-then-high', 'highest-number'],
  },
  {
    word: 'hundreds',
    doc: 'How a die of hundreds is made up: not said yet; 1 less on the smaller die; or its highest face as 0.',
    values: ['ask', 'first', 'second'],
  },
  {
    word: 'hp below zero',
    doc: 'Whether HP below 0 stay after an injury, and the next hit goes on from there, or go back to 0.',
    values: ['carries', 'back-to-zero'],
  },
  {
    word: 'absorbed hit',
    doc: 'What a hit that armour stops does to those who are below 0 HP already: the table is read again, or nothing.',
    values: ['looks-up', 'nothing'],
  },
  {
    word: 'shield cap',
    doc: 'Whether the ARM of a cell, with the shield, may be more than 3.',
    values: ['none', 'three'],
  },
  {
    word: 'initiative',
    doc: 'Whether initiative is tested in each round, or once for the whole fight.',
    values: ['each-round', 'once'],
  },
  {
    word: 'winded',
    doc: 'What somebody who is winded can’t do in the next round: the action only, or anything.',
    values: ['action-only', 'everything'],
  },
  {
    word: 'downed free',
    doc: 'Whether somebody who is hors de combat has free actions.',
    values: ['none', 'allowed'],
  },
  {
    word: 'reload failure',
    doc: 'What a failed test to reload faster does: the usual step is lost, or a step more.',
    values: ['net-zero', 'lose-one'],
  },
  {
    word: 'hostile round',
    doc: 'Which round a summon that triples have called is there for: the next one too, or only the one it comes in.',
    values: ['next', 'same'],
  },
  {
    word: 'band reading',
    doc: 'What “at -(1d8)HP” means far below 0: the row that the d8 names, or HP become that number.',
    values: ['row-of-d8', 'hit-points-become'],
  },
  {
    word: 'capacity',
    doc: 'How many slots there are where no rows are written: 11+STR and 7+WIL, or nobody knows how many.',
    values: ['eleven-plus-str-seven-plus-wil', 'declared'],
  },
  {
    word: 'death check order',
    doc: 'Whether fatigue beyond what fits counts for the chance to die of that same gain, or from the next on.',
    values: ['pool-first', 'check-first'],
  },
  {
    word: 'death check count',
    doc: 'Whether several fatigue at once are one chance to die, or one each.',
    values: ['per-gain', 'per-chit'],
  },
  {
    word: 'exhaustion value',
    doc: 'What several full rows come to: the highest of their levels of exhaustion, or the sum.',
    values: ['highest', 'sum'],
  },
  {
    word: 'healing time',
    doc: 'When healing dice are rolled: at a long rest, once for each interval that has passed, or whenever it passes.',
    values: ['at-long-rest', 'at-interval'],
  },
  {
    word: 'door failure',
    doc: 'What a failed test on a door means: a tenmin, and then it is open, or a tenmin in vain.',
    values: ['tenmin-then-open', 'shut'],
  },
  {
    word: 'bar meaning',
    doc: 'What “individually” means of bars: a test for each of them, or one person without help.',
    values: ['one-test-per-bar', 'one-person'],
  },
  {
    word: 'recon ambush',
    doc: 'What the recon die shows for an ambush: 6 to 8, as the text says, or anything from 6.',
    values: ['six-to-eight', 'six-or-more'],
  },
  {
    word: 'light depletion',
    doc: 'Which of several lights loses a level: left open, or all of them.',
    values: ['ask', 'all'],
  },
  {
    word: 'language test',
    doc: 'How somebody tests to follow speech: left open unless attributes are written, or d10 against the language.',
    values: ['ask', 'language-value'],
  },
  {
    word: 'ration removes',
    doc: 'What a ration takes away: starvation fatigue (hunger), or dehydration fatigue (thirst), as the text has it.',
    values: ['hunger', 'thirst'],
  },
  {
    word: 'gorging',
    doc: 'What the test against gorging does: no more than three rations are eaten, or the others do no damage.',
    values: ['test-limits-to-three', 'test-spares-damage'],
  },
  {
    word: 'fall product',
    doc: 'Whether 1d6 times the second die is the damage of a whole fall, as in the example, or of each square.',
    values: ['once', 'per-square'],
  },
  {
    word: 'drown rate',
    doc: 'Whether drowning fatigue comes each round after the breath is used up, or once.',
    values: ['per-round', 'once'],
  },
  {
    word: 'rows occupied',
    doc: 'Whether a row counts as occupied for swimming if any of its slots is in use, or only if all of them are.',
    values: ['any-cell', 'all-cells'],
  },
  {
    word: 'mishap axis',
    doc: 'Whether the grenade mishap chart has a direction, with result 9 on the thrower’s side, or none.',
    values: ['nine-at-thrower', 'none'],
  },
] as const satisfies readonly OptionWord[];

/** Whether the scenario chooses this reading. */
export const chooses = choiceAmong(options);
