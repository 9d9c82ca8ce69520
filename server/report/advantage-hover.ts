/** In the hover of an action: what one more advantage, or whatever else could be added, would bring, for the actor and for those against them. */
import { list, type AdvantageWorth } from '../engine/index.ts';
import { escapeMarkdown } from './transcript.ts';
import { pointsWords } from './worth.ts';

/** So many different worths of those against the actor are told of, the furthest first, and so many people of each. */
const [mostWorths, mostPeople] = [3, 4];

/** A line for each thing that could be added, none where nothing is known. The actor’s own is told even where it would change nothing. */
export function advantageMarkdown(advantages: readonly AdvantageWorth[], actor: string, call: (who: string) => string): readonly string[] {
  const kinds = [...new Set(advantages.map(({ called }) => called))];
  return kinds.flatMap((called) => lineOf(called, advantages.filter((each) => each.called === called), actor, call)).map((line, index, all) => (index < all.length - 1 ? `${line}  ` : line));
}

function lineOf(called: string, advantages: readonly AdvantageWorth[], actor: string, call: (who: string) => string): readonly string[] {
  const own = advantages.filter(({ change }) => change.who === actor);
  const foes = alike(advantages.filter(({ change, points }) => change.who !== actor && !points.equals(0))).slice(0, mostWorths);
  const told = [...own.map((worth) => [worth]), ...foes].map((those) => groupWords(those, call));
  return told.length === 0 ? [] : [`${called}: ${foes.some(({ length }) => length > 1) ? told.join('; ') : list(told)}`];
}

/** `for Ash, Bree and Cole −1.3 points each`. */
function groupWords(those: readonly AdvantageWorth[], call: (who: string) => string): string {
  const names = those.map(({ change }) => escapeMarkdown(call(change.who)));
  const told = names.length <= mostPeople ? names : [...names.slice(0, mostPeople - 1), `${names.length - mostPeople + 1} more`];
  const [first] = those;
  return first === undefined ? '' : `for ${list(told)} ${pointsWords(first)}${those.length > 1 ? ' each' : ''}`;
}

function alike(worths: readonly AdvantageWorth[]): readonly (readonly AdvantageWorth[])[] {
  return worths.flatMap(({ points }, index) => {
    const same = worths.filter((other) => other.points.equals(points));
    return same[0] === worths[index] ? [same] : [];
  });
}
