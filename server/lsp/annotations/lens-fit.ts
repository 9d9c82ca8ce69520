/**
 * Which figures of a lens have room beside a panel: those that have moved, and then the larger ones; of sampled ones
 * those that are written first.
 */

/** One figure in words. */
export interface LensFigure {
  readonly words: string;
  /** Between 0 and 1; undefined where it was sampled, for what has room is not to change with the number of courses. */
  readonly chance: number | undefined;
  /** How far it has moved, in points; 0 where it hasn’t. */
  readonly moved: number;
  /** Whether somebody throws for it. */
  readonly isGoal: boolean;
}

/** Figures that belong together; `about` stands before them. What is said of the round as a whole is always told. */
export interface LensPart {
  readonly about: string;
  readonly figures: readonly LensFigure[];
  readonly isAlwaysTold?: true;
}

/** So many letters have room in a lens beside an open panel. */
const mostLetters = 70;

/** All that there is to tell, in one line. */
export function wholeTitle(parts: readonly LensPart[]): string {
  return titleOf(parts, new Set(figuresIn(parts)));
}

/**
 * As much of it as has room, what has moved first, and `…` behind it where something is left out: at least one figure,
 * whatever room that takes, and none without those of its part that tell more. `taken` letters of the line belong to
 * another lens.
 */
export function fittedTitle(all: readonly LensPart[], taken = 0): string {
  const parts = movedFirst(all);
  const told = new Set(figuresIn(parts.filter(({ isAlwaysTold }) => isAlwaysTold)));
  const full = new Set<LensPart>();
  for (const [index, { figure, part }] of byWeight(
    parts.filter(({ isAlwaysTold }) => isAlwaysTold !== true),
  ).entries()) {
    const fits = index === 0 || titleOf(parts, new Set([...told, figure])).length + taken <= mostLetters;
    if (fits && !full.has(part)) told.add(figure);
    else full.add(part);
  }
  return titleOf(parts, told);
}

function figuresIn(parts: readonly LensPart[]): readonly LensFigure[] {
  return parts.flatMap(({ figures }) => figures);
}

/** In the order in which they are there otherwise. */
function movedFirst(parts: readonly LensPart[]): readonly LensPart[] {
  const ordered = parts.map((part) => ({
    ...part,
    figures: [...part.figures.filter(isMoved), ...part.figures.filter((each) => !isMoved(each))],
  }));
  const isFirst = ({ isAlwaysTold, figures }: LensPart): boolean => isAlwaysTold === true || figures.some(isMoved);
  return [...ordered.filter(isFirst), ...ordered.filter((part) => !isFirst(part))];
}

function isMoved({ moved }: LensFigure): boolean {
  return moved !== 0;
}

function titleOf(parts: readonly LensPart[], told: ReadonlySet<LensFigure>): string {
  const words = parts
    .map(({ about, figures }) => ({ about, words: figures.filter((each) => told.has(each)).map((each) => each.words) }))
    .filter((part) => part.words.length > 0)
    .map((part) => `${part.about}${part.words.join(' · ')}`);
  return `${words.join('; ')}${figuresIn(parts).every((each) => told.has(each)) ? '' : ' …'}`;
}

/**
 * Of each part that which tells most; then what has moved, what somebody throws for, and what nobody does, as a tie.
 */
function byWeight(parts: readonly LensPart[]): readonly Weighed[] {
  const ordered = parts.map((part) =>
    part.figures.map((figure) => ({ figure, part, isMain: isMain(figure, part.figures) })).sort(heavierFirst),
  );
  return [
    ...ordered.flatMap((each) => each.slice(0, 1)),
    ...ordered.flatMap((each) => each.slice(1)).sort(heavierFirst),
  ];
}

interface Weighed {
  readonly figure: LensFigure;
  readonly part: LensPart;
  readonly isMain: boolean;
}

function heavierFirst({ figure: one, isMain }: Weighed, { figure: other, isMain: isOtherMain }: Weighed): number {
  return (
    Math.abs(other.moved) - Math.abs(one.moved) ||
    Number(isOtherMain) - Number(isMain) ||
    (other.chance ?? 0) - (one.chance ?? 0)
  );
}

/** A tie that is likelier than all that is thrown for tells as much as they do. */
function isMain({ isGoal, chance }: LensFigure, all: readonly LensFigure[]): boolean {
  return isGoal || (chance !== undefined && all.every((other) => !other.isGoal || (other.chance ?? 1) < chance));
}
