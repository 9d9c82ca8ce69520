/**
 * The choices among readings that the text leaves to a scenario. The first value is in force where nothing is written.
 */
import type { OptionWord } from '../../ruleset.ts';
import { choiceAmong } from '../../play/choices.ts';

export const options = [
  {
    word: 'squash',
    doc:
      'What squashing does, which the text names and doesn’t explain. “host”: whoever squashes says so, and ' +
      'chances are told without it, as bounds, beside those that the text prints. “none”: nobody squashes. ' +
      '“once” and “gather” are reconstructions from the printed tables.',
    values: ['host', 'none', 'once', 'gather'],
  },
  {
    word: 'divide',
    doc: 'Whether dice of one face may serve several actions, each die once, or every action needs a face of its own.',
    values: ['shared', 'whole'],
  },
  {
    word: 'assign',
    doc:
      'Which actions get the sets where there aren’t enough for all, and nothing says which go first: it is ' +
      'left open, or as many actions as possible are met.',
    values: ['ask', 'most'],
  },
  {
    word: 'campaign',
    doc: 'Whether paradox, tass and plentiful equipment belong to it, as they do in the text’s Delta Green part.',
    values: ['any', 'delta-green'],
  },
] as const satisfies readonly OptionWord[];

/** Whether the scenario chooses this reading. */
export const chooses = choiceAmong(options);

/** How sets are squashed where a roll is reckoned; where the table does it, or nobody, nothing is. */
export function squashIn(stage: Parameters<typeof chooses>[0]): 'none' | 'once' | 'gather' {
  return (['once', 'gather'] as const).find((reading) => chooses(stage, 'squash', reading)) ?? 'none';
}
