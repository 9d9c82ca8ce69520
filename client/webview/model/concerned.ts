/** Ranks the combatants that a step is about: actors, their targets, and others in the same contest. */
import type { DrawingView, StepView } from '../../../server/protocol/index.ts';
import type { Picture } from './picture.ts';

type Known = Pick<Picture, 'mark' | 'model'> & {
  readonly round: { readonly drawing: DrawingView };
  readonly step: Pick<StepView, 'table'>;
};

/** An arrow of the drawing, by names. */
interface Line {
  readonly from: string;
  readonly to: string;
}

/**
 * First those named in the title, in its order; then those who succeed in the throw, each followed by their targets;
 * then targets of the others, most frequent first; then the others in cast order. A contest also concerns its targets
 * without a throw.
 */
export function concernedIn({ mark, model, round, step }: Known): readonly string[] {
  const { nature, contest, title } = mark;
  const involved = mark.who.flatMap((at) => model.cast[at]?.name ?? []);
  const lines = linesOf(round.drawing, contest);
  const acting = nature !== 'throw' ? [] : actingIn(step).filter((name) => involved.includes(name));
  const ranked = new Set([
    ...namedIn(title, involved),
    ...acting.flatMap((name) => [name, ...targetsOf([name], lines)]),
    ...targetsOf(involved, lines),
    ...involved,
  ]);
  return nature === 'throw' && contest !== undefined
    ? [...ranked]
    : [...ranked].filter((name) => involved.includes(name));
}

function actingIn({ table }: Known['step']): readonly string[] {
  return table?.parties.filter(({ tone }) => tone === 'good').map(({ name }) => name) ?? [];
}

/** The names that occur in a title as whole words, in order of occurrence. */
function namedIn(title: string, names: readonly string[]): readonly string[] {
  const places = names.map((name) => ({ name, at: placeOf(name, title) })).filter(({ at }) => at >= 0);
  return places.sort((one, other) => one.at - other.at).map(({ name }) => name);
}

function placeOf(name: string, title: string): number {
  for (let at = title.indexOf(name); at >= 0; at = title.indexOf(name, at + 1)) {
    if (!isLetter(title[at - 1]) && !isLetter(title[at + name.length])) return at;
  }
  return -1;
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

/** The targets of arrows from these combatants, most frequent first. */
function targetsOf(names: readonly string[], lines: readonly Line[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { from, to } of lines) if (names.includes(from)) counts.set(to, (counts.get(to) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

function linesOf({ groups }: DrawingView, contest: number | undefined): readonly Line[] {
  return groups
    .filter((group) => contest === undefined || group.contest === contest)
    .flatMap(({ rows, arrows }) =>
      arrows.map(({ from, to }) => ({ from: rows[from]?.name ?? '', to: rows[to]?.name ?? '' })),
    );
}
