/** Which of the readings that an edition leaves open a scenario chooses. */
import type { OptionWord } from '../ruleset.ts';
import type { Setting } from '../scenario.ts';

/**
 * Whether a scenario chooses that reading of these; the last word that is one of the known values counts, and else the
 * first value.
 */
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
