/** Whom a step is about, the first of them first: who acts, whom it is done to, and who else stands in the same contest. */
import type { DrawingView } from '../../../server/protocol/index.ts';
import type { Picture } from './picture.ts';

type Known = Pick<Picture, 'mark' | 'model'> & { readonly round: { readonly drawing: DrawingView } };

/** Whom the title names, in its order; then whom most lines of the round lead from or to; then the others, as the cast has them. */
export function concernedIn({ mark, model, round }: Known): readonly string[] {
  const names = mark.who.flatMap((at) => model.cast[at]?.name ?? []);
  const lines = linesOf(round.drawing, mark.contest);
  const rank = new Map(names.map((name) => [name, { named: placeOf(name, mark.title), lines: lines.get(name) ?? 0 }]));
  return [...names].sort((one, other) => {
    const [a, b] = [rank.get(one), rank.get(other)];
    return (a?.named ?? 0) - (b?.named ?? 0) || (b?.lines ?? 0) - (a?.lines ?? 0);
  });
}

/** Where a name stands in a title as a word of its own; at its very end where it doesn’t. */
function placeOf(name: string, title: string): number {
  for (let at = title.indexOf(name); at >= 0; at = title.indexOf(name, at + 1)) {
    if (!isLetter(title[at - 1]) && !isLetter(title[at + name.length])) return at;
  }
  return title.length;
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

function linesOf({ groups }: DrawingView, contest: number | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const group of groups.filter((each) => contest === undefined || each.contest === contest)) {
    for (const at of group.arrows.flatMap(({ from, to }) => [from, to])) {
      const name = group.rows[at]?.name ?? '';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}
