/** The readings that a scenario can choose among where the text is ambiguous. The first value is the default. */
import type { OptionWord } from '../../ruleset.ts';
import { choiceAmong } from '../../play/choices.ts';

export const options = [
  {
    word: 'contested tie',
    doc:
      'What equal hits do in a contested roll. The text asks and doesn’t answer; until it is chosen, such a ' +
      'tie is left open.',
    values: ['ask', 'full', 'minimum', 'initiative', 'more-combatants', 'fewer-combatants'],
  },
  {
    word: 'champion penalty',
    doc:
      'What a champion with penalty dice hits: once if all dice hit; as often as there are dice if all hit; or ' +
      'with every die that hits.',
    values: ['one-hit-if-all-hit', 'all-dice-if-all-hit', 'every-hit'],
  },
  {
    word: 'difficulty target',
    doc:
      'Whose defences and form set an attacker’s difficulty: the announced target’s, or those of the weakest ' +
      'or strongest enemy that is attacked.',
    values: ['announced', 'weakest', 'strongest'],
  },
  {
    word: 'modifier order',
    doc:
      'Whether all changes of the target number are added up before the die grows, or form counts first and ' +
      'defences after it.',
    values: ['sum-first', 'form-then-defences'],
  },
  {
    word: 'overshoot',
    doc:
      'How a change by more than one goes past the end of a die: point by point, growing the die each time, ' +
      'or one step and no more.',
    values: ['point-by-point', 'one-step'],
  },
  {
    word: 'form reference',
    doc: 'Whose form decides who counts as inferior when hits are shared out: the champion’s, or that of any attacker.',
    values: ['champion', 'any-attacker'],
  },
  {
    word: 'crit explosion',
    doc:
      'Whether a check in which every die hits, or every die misses, rolls for extra degrees. The text ' +
      'considers it and hasn’t settled.',
    values: ['off', 'on'],
  },
] as const satisfies readonly OptionWord[];

/** Whether the scenario chooses this reading. */
export const chooses = choiceAmong(options);
