/** The readings of the tarot edition that a scenario can choose among. The first value is the default. */
import type { OptionWord } from '../../ruleset.ts';
import { choiceAmong } from '../../play/choices.ts';

export const options = [
  {
    word: 'majors',
    doc: 'What the majors above ten count: ten, or their printed numbers. The text doesn’t say.',
    values: ['ten', 'printed'],
  },
  {
    word: 'lower attacks',
    doc: 'Whether a lower attack of the winning side is tried where its highest fails.',
    values: ['off', 'on'],
  },
  {
    word: 'weapon against dodgers',
    doc: 'Whether a weapon gains a throw against somebody unarmed who only gets out of the way.',
    values: ['off', 'on'],
  },
  {
    word: 'fool in damage',
    doc:
      'What The Fool is in a damage throw: it counts 0, or another card is drawn in its place. The text ' +
      'doesn’t say.',
    values: ['counts', 'redrawn'],
  },
  {
    word: 'shuffling',
    doc:
      'When cards that were thrown come back into their deck: when it runs short, before every round, or ' +
      'before every throw. The text doesn’t say.',
    values: ['needed', 'rounds', 'throws'],
  },
  {
    word: 'injury until',
    doc: 'What ends the lost throw for Injury: a regained point of Toughness, or a Toughness of at least one.',
    values: ['regained', 'one'],
  },
] as const satisfies readonly OptionWord[];

/** Whether the scenario chooses this reading. */
export const chooses = choiceAmong(options);
