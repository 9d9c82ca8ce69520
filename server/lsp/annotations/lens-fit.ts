/**
 * Chooses the figures of a lens that fit beside a panel: moved ones first, then the larger ones; of sampled figures,
 * those written first.
 */

/** One figure in words. */
export interface LensFigure {
  readonly words: string;
  /** Between 0 and 1; undefined if it was sampled, so that the choice doesn’t change with the number of courses. */
  readonly chance: number | undefined;
  /** How far it has moved, in percentage points; 0 if it hasn’t. */
  readonly moved: number;
  /** Whether somebody throws for it. */
  readonly isGoal: boolean;
}

/** Figures that belong together, with `about` before them. Figures of the round as a whole are always shown. */
export interface LensPart {
  readonly about: string;
  readonly figures: readonly LensFigure[];
  readonly isAlwaysShown?: true;
}

/** The number of characters that fit in a lens beside an open panel. */
const mostLetters = 70;

/** All figures, in one line. */
export function wholeTitle(parts: readonly LensPart[]): string {
  return titleOf(parts, new Set(figuresIn(parts)));
}

/**
 * As many figures as fit, moved ones first, followed by `…` if any are left out. Shows at least one, whatever its
 * length, and no figure unless the weightier ones of its part are shown. `taken` characters of the line belong to
 * another lens.
 */
export function fittedTitle(all: readonly LensPart[], taken = 0): string {
  const parts = movedFirst(all);
  const reported = new Set(figuresIn(parts.filter(({ isAlwaysShown }) => isAlwaysShown)));
  const full = new Set<LensPart>();
  for (const [index, { figure, part }] of byWeight(
    parts.filter(({ isAlwaysShown }) => isAlwaysShown !== true),
  ).entries()) {
    const fits = index === 0 || titleOf(parts, new Set([...reported, figure])).length + taken <= mostLetters;
    if (fits && !full.has(part)) reported.add(figure);
    else full.add(part);
  }
  return titleOf(parts, reported);
}

function figuresIn(parts: readonly LensPart[]): readonly LensFigure[] {
  return parts.flatMap(({ figures }) => figures);
}

/** Parts and figures that have moved come first; otherwise the order is kept. */
function movedFirst(parts: readonly LensPart[]): readonly LensPart[] {
  const ordered = parts.map((part) => ({
    ...part,
    figures: [...part.figures.filter(isMoved), ...part.figures.filter((each) => !isMoved(each))],
  }));
  const isFirst = ({ isAlwaysShown, figures }: LensPart): boolean => isAlwaysShown === true || figures.some(isMoved);
  return [...ordered.filter(isFirst), ...ordered.filter((part) => !isFirst(part))];
}

function isMoved({ moved }: LensFigure): boolean {
  return moved !== 0;
}

function titleOf(parts: readonly LensPart[], alreadyReported: ReadonlySet<LensFigure>): string {
  const words = parts
    .map(({ about, figures }) => ({
      about,
      words: figures.filter((each) => alreadyReported.has(each)).map((each) => each.words),
    }))
    .filter((part) => part.words.length > 0)
    .map((part) => `${part.about}${part.words.join(' · ')}`);
  return `${words.join('; ')}${figuresIn(parts).every((each) => alreadyReported.has(each)) ? '' : ' …'}`;
}

/**
 * The weightiest figure of each part; then the others: moved ones, those somebody throws for, and those nobody does,
 * such as a tie.
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

/** An outcome that nobody throws for, such as a tie, is a main one if it is likelier than all that are thrown for. */
function isMain({ isGoal, chance }: LensFigure, all: readonly LensFigure[]): boolean {
  return isGoal || (chance !== undefined && all.every((other) => !other.isGoal || (other.chance ?? 1) < chance));
}
