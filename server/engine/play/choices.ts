/** Reads which of a game’s options a scenario chooses, where the rules allow several readings. */
import type { OptionWord } from '../ruleset.ts';
import type { Setting } from '../scenario.ts';

/** Whether a scenario chooses a value of an option: the last valid value written, or else the option’s first value. */
export function choiceAmong<O extends OptionWord>(
  options: readonly O[],
): <N extends O['word']>(
  setting: Setting,
  name: N,
  value: Extract<O, { readonly word: N }>['values'][number],
) => boolean {
  return (setting, name, value) => {
    const known = options.find((option) => option.word === name);
    const written = setting.options.findLast(
      (option) => option.name === name && known?.values.includes(option.value) === true,
    );
    return (written?.value ?? known?.values[0]) === value;
  };
}
