/** The readings that a scenario can choose among where the text is ambiguous. The first value is the default. */
import type { OptionWord } from '../../ruleset.ts';
import { choiceAmong } from '../../play/choices.ts';

export const options = [
  {
    word: 'squash',
    doc:
      'What squashing does, which the text names but doesn’t explain. “host”: the scenario says who squashes, and ' +
      'chances are given without it, as bounds, next to those that the text prints. “none”: nobody squashes. “once” ' +
      'and “gather” are reconstructions from the printed tables.',
    values: ['host', 'none', 'once', 'gather'],
  },
  {
    word: 'divide',
    doc: 'Whether matching dice may serve several actions, each die once, or every action needs its own face.',
    values: ['shared', 'whole'],
  },
  {
    word: 'assign',
    doc:
      'Which actions get the sets if there aren’t enough for all and nothing says which go first: it is left open, ' +
      'or as many actions as possible are met.',
    values: ['ask', 'most'],
  },
  {
    word: 'campaign',
    doc: 'The campaign: paradox, tass and plentiful equipment belong to the text’s Delta Green part.',
    values: ['any', 'delta-green'],
  },
] as const satisfies readonly OptionWord[];

/** Whether the scenario chooses this reading. */
export const chooses = choiceAmong(options);

/** How odds squash sets; `none` where it is left to the group or nobody squashes. */
export function squashIn(stage: Parameters<typeof chooses>[0]): 'none' | 'once' | 'gather' {
  return (['once', 'gather'] as const).find((reading) => chooses(stage, 'squash', reading)) ?? 'none';
}
