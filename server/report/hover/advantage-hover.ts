/** The part of an action’s hover on possible additions, such as one more advantage, for the actor and for opponents. */
import { list, type AdvantageWorth } from '../../engine/index.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';
import { additionLines, forWords, type AdditionWorth } from '../odds/worth-additions.ts';
import { pointsWords } from '../odds/worth.ts';

/** One line per kind of addition; empty if nothing is known. */
export function advantageMarkdown(
  advantages: readonly AdvantageWorth[],
  actor: string,
  call: (who: string) => string,
): readonly string[] {
  return additionLines(advantages, actor)
    .map((listed) => lineOf(listed, call))
    .map((line, index, all) => (index < all.length - 1 ? `${line}  ` : line));
}

function lineOf(shown: readonly AdditionWorth[], call: (who: string) => string): string {
  const called = shown[0]?.[0].called ?? '';
  if (shown.every(([first]) => first.points.equals(0))) return `${called} wouldn’t change this chance`;
  const words = shown.map((those) => groupWords(those, call));
  return (
    `${called} changes this chance: ` +
    (shown.slice(1).some(({ length }) => length > 1) ? words.join('; ') : list(words))
  );
}

/** `for Ash, Bree and Cole by −1.3 points each`, `for Ash not at all`; a comma follows the name of a part. */
function groupWords(those: AdditionWorth, call: (who: string) => string): string {
  const [first, ...others] = those;
  return (
    `for ${escapeMarkdown(forWords(those, call))}${first.part === undefined ? '' : ','} ` +
    (first.points.equals(0) ? 'not at all' : `by ${pointsWords(first, others.length > 0)}`)
  );
}
