/**
 * In the hover of an action: what one more advantage, or whatever else could be added, would bring, for the actor and
 * for those against them.
 */
import { list, type AdvantageWorth } from '../../engine/index.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';
import { additionsTold, forWords, type AdditionWorth } from '../odds/worth-additions.ts';
import { pointsWords } from '../odds/worth.ts';

/** A line for each thing that could be added, none where nothing is known. */
export function advantageMarkdown(
  advantages: readonly AdvantageWorth[],
  actor: string,
  call: (who: string) => string,
): readonly string[] {
  return additionsTold(advantages, actor)
    .map((told) => lineOf(told, call))
    .map((line, index, all) => (index < all.length - 1 ? `${line}  ` : line));
}

function lineOf(told: readonly AdditionWorth[], call: (who: string) => string): string {
  const words = told.map((those) => groupWords(those, call));
  return (
    `${told[0]?.[0].called ?? ''}: ` + (told.slice(1).some(({ length }) => length > 1) ? words.join('; ') : list(words))
  );
}

/** `for Ash, Bree and Cole −1.3 points each`; behind one of several things a comma. */
function groupWords(those: AdditionWorth, call: (who: string) => string): string {
  const [first, ...others] = those;
  return (
    `for ${escapeMarkdown(forWords(those, call))}${first.part === undefined ? '' : ','} ` +
    pointsWords(first, others.length > 0)
  );
}
