/** The readings of the dice edition that a scenario can choose among. The first value is the default. */
import type { OptionWord } from '../../ruleset.ts';
import { choiceAmong } from '../../play/choices.ts';

export const options = [
  {
    word: 'task ties',
    doc: 'What a tie in a task is: open for another try in a new situation, or a failure.',
    values: ['open', 'fail'],
  },
  {
    word: 'host skill die',
    doc: 'Whether the Host rolls a Skill Die for a task whose rank is above the stat. No line of the text says so.',
    values: ['off', 'on'],
  },
  {
    word: 'mutual skill die',
    doc:
      'Of two who attack each other: each against the stat that is targeted, or only the higher of the two ' +
      'attacking stats.',
    values: ['targeted', 'higher'],
  },
  {
    word: 'distraction die',
    doc:
      'Wide: also against somebody whose own action aims at another. Strict: for the second and later who ' +
      'target somebody only. What the Host rules counts in both.',
    values: ['wide', 'strict'],
  },
  {
    word: 'injury die',
    doc:
      'What costs the Lost Die for Injury: to have fallen below 0 Toughness, or any loss of Toughness in this ' +
      'fight.',
    values: ['fallen', 'any'],
  },
] as const satisfies readonly OptionWord[];

/** Whether the scenario chooses this reading. */
export const chooses = choiceAmong(options);
