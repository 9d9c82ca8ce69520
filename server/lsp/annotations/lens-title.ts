/** Titles of the lenses above a round, and their tooltips in full. */
import type { WayTo } from '../../analysis/index.ts';
import {
  alliances,
  isExact,
  seedsTried,
  sentence,
  type ActionOdds,
  type ContestOdds,
  type Figure,
  type RoundOdds,
  type Scenario,
  type Source,
  wordsOf,
} from '../../engine/index.ts';
import {
  callerOf,
  isSampled,
  neverReached,
  noChances,
  noCourseWords,
  percent,
  percentWithin,
  pointsWords,
  reachedWords,
  share,
  spanOf,
  type MovedFigure,
} from '../../report/index.ts';
import { fittedTitle, wholeTitle, type LensFigure, type LensPart } from './lens-fit.ts';

/** Makes a figure of the lens, with its label. */
type FigureOf = (
  kind: MovedFigure['kind'],
  label: string,
  figure: Figure,
  of: { readonly name: string; readonly source: Source; readonly who?: string; readonly isGoal?: boolean },
) => LensFigure;

/**
 * What the lenses of a round are made from. `reached` is for rounds whose odds don’t include it; without `round` no
 * odds are known.
 */
export interface LensAbout {
  readonly scenario: Scenario;
  readonly round: RoundOdds | undefined;
  readonly moved: readonly MovedFigure[];
  readonly reached?: Figure | undefined;
}

/** Title of the lens that opens the panel; it depends on no figure. */
export const stepThroughWords = 'Step through';

/**
 * Replaces “Step through” above a round that can’t be stepped through; the lens next to it says how often the round is
 * reached.
 */
export function noWayTitle(reached: Figure | undefined): string {
  const none = noCourseWords(reached);
  if (none !== undefined) return sentence(none);
  return isNever(reached) ? sentence(neverReached) : `Not reached with seeds 1 to ${seedsTried}`;
}

function isNever(reached: Figure | undefined): boolean {
  return reached !== undefined && isExact(reached) && reached.chance.equals(0);
}

/** Whether “Step through” is replaced by words that say so; then nothing else is said of the round. */
export function isOutOfReach(reached: Figure | undefined): boolean {
  return isNever(reached) || noCourseWords(reached) !== undefined;
}

/** Names the seed if the scenario’s own course doesn’t reach the round. */
export function stepTitle(way: Exclude<WayTo, 'none'>): string {
  return way === 'own' ? stepThroughWords : `${stepThroughWords} with seed ${way.seed}`;
}

export function stepTooltip(way: Exclude<WayTo, 'none'>): string {
  return (
    'Play the round step by step, in a panel beside the ' +
    `text${way === 'own' ? '' : `, with seed ${way.seed}: the first whose course reaches it`}`
  );
}

/** How often a round with a condition is reached. */
export function reachedTitle(about: LensAbout): string {
  const { round, reached = round?.reached } = about;
  return reachedFigure(about) || (reached === undefined ? 'reached …' : 'always reached');
}

/** Empty if that is certain or unknown. */
function reachedFigure({ round, moved, reached = round?.reached }: LensAbout): string {
  const words = reachedWords(reached, { of: '', written: inTitle });
  return words === '' ? '' : `${words}${wasWords(moved.find(({ kind }) => kind === 'reached'))}`;
}

/** The same with the confidence interval of sampled figures. */
export function reachedTooltip({ round, reached = round?.reached }: LensAbout): string {
  if (reached === undefined) return 'How often this round is reached is still being counted';
  return reachedWords(reached) === '' ? 'This round is always reached' : `This round is ${reachedWords(reached)}`;
}

/** The chances of a round. Never empty, since the lens keeps its place. */
export function chancesTitle(about: LensAbout): { readonly text: string; readonly isFigures: boolean } {
  const { round } = about;
  if (round === undefined) return { text: 'chances …', isFigures: false };
  const parts = lensParts(about, round, inTitle);
  return parts.length === 0
    ? { text: noChances, isFigures: false }
    : { text: fittedTitle(parts, reachedFigure(about).length), isFigures: true };
}

/** The same in full, with confidence intervals and what the rulebook prints. */
export function chancesTooltip(about: LensAbout): string {
  return about.round === undefined ? '' : wholeTitle(lensParts(about, about.round, percentWithin));
}

/**
 * The same number of digits for all figures: the tooltip shows more. A bound has whole percents, as it has in the hints
 * below: with decimals it would seem to be another one, since bounds are rounded to the side on which they hold.
 */
function inTitle(figure: Figure): string {
  if (isExact(figure) && (figure.chance.equals(0) || figure.chance.equals(1))) return percent(figure);
  const isWhole = figure.bound !== undefined && !isExact(figure) && saysMoreInWhole(figure);
  return percent(figure, isWhole ? 0 : 1);
}

/** Below 1% and above 99% whole percents would say nothing. */
function saysMoreInWhole(figure: Figure): boolean {
  return share(figure) >= 0.01 && share(figure) <= 0.99;
}

function lensParts(
  { scenario, moved }: LensAbout,
  round: RoundOdds,
  written: (figure: Figure) => string,
): readonly LensPart[] {
  const moveOf = (kind: MovedFigure['kind'], name: string, source: Source, who?: string): MovedFigure | undefined =>
    moved.find(
      (each) =>
        each.kind === kind &&
        each.name === name &&
        (who === undefined || each.who === who) &&
        sameStart(each.source, source),
    );
  const shown: FigureOf = (kind, label, figure, { name, source, who, isGoal = true }) => {
    const move = moveOf(kind, name, source, who);
    return {
      words: `${label} ${written(figure)}${wasWords(move)}`,
      chance: figure.sample === undefined ? share(figure) : undefined,
      moved: move?.points ?? 0,
      isGoal,
    };
  };
  const shared = sharedParts(scenario, round, shown);
  return shared.length > 0 ? shared : aloneParts(round, shown);
}

/** The earlier value; for two sampled figures that read the same, the difference. */
function wasWords(move: MovedFigure | undefined): string {
  if (move === undefined) return '';
  const was = inTitle(move.before);
  return was === inTitle(move.after) && move.after.sample !== undefined ? ` (${pointsWords(move)})` : ` (was ${was})`;
}

function always(words: string): LensPart {
  return { about: '', figures: [{ words, chance: 1, moved: 0, isGoal: true }], isAlwaysShown: true };
}

function sameStart(one: Source, other: Source): boolean {
  return one.file === other.file && one.sentence === other.sentence && one.start === other.start;
}

/** A solo action’s chance is also shown after its own line, so for many of them the range is enough. */
function aloneParts({ actions, called }: RoundOdds, described: FigureOf): readonly LensPart[] {
  const call = callerOf(called);
  const chances = actions.flatMap((action) =>
    [...action.odds].slice(0, 1).map(([name, figure]) => ({ action, name, figure })),
  );
  if (chances.length > mostAlone) return [always(rangeWords(chances.map(({ figure }) => figure)))];
  const figures = chances.map(({ action, name, figure }) =>
    described('action', `${deedWords(action, actions, call)} ${wordsOf(action.outcomes, name)}`, figure, {
      name,
      source: action.source,
      who: action.actor,
    }),
  );
  return figures.length === 0 ? [] : [{ about: '', figures }];
}

const mostAlone = 3;

/**
 * An actor’s name; if the actor attempts several things in the round, also which one, by its verb alone if that is
 * enough: `Rose resists:`.
 */
function deedWords(
  { actor, verb, words }: ActionOdds,
  all: readonly ActionOdds[],
  call: (who: string) => string,
): string {
  const own = all.filter((each) => each.actor === actor);
  if (own.length < 2) return call(actor);
  return own.some((each) => each.verb === verb && each.words !== words) ? `${words}:` : `${call(actor)} ${verb}:`;
}

function rangeWords(figures: readonly Figure[]): string {
  return `${figures.length} actions: ${spanOf(figures, (figure) => inTitle(figure))}`;
}

/**
 * The contests shared by several announcements. If one isn’t the only thing in the round, it is labelled with its
 * parties.
 */
function sharedParts(scenario: Scenario, round: RoundOdds, entry: FigureOf): readonly LensPart[] {
  const actors = new Set(round.actions.map((action) => action.actor));
  const shared = inWrittenOrder(scenario, round).filter(
    (contest) => contest.parties.filter((party) => actors.has(party)).length > 1,
  );
  const isOnly = ({ parties }: ContestOdds): boolean =>
    shared.length === 1 && [...actors].every((actor) => parties.includes(actor));
  return shared.map((contest) => ({
    about: isOnly(contest) ? '' : `${opponents(scenario, contest)}: `,
    figures: outcomeFigures(contest, entry),
  }));
}

/**
 * Sorts sampled contests by which of their parties announces first: their own order is that in which courses reach
 * them, which changes with the number of courses.
 */
function inWrittenOrder({ rounds }: Scenario, { contests, source }: RoundOdds): readonly ContestOdds[] {
  if (!contests.some(({ odds }) => isSampled(odds))) return contests;
  const announced = rounds
    .filter((round) => sameStart(round.source, source))
    .flatMap(({ announcements }) => announcements.flatMap(({ actors }) => actors.map(({ id }) => id)));
  const placeOf = ({ parties }: ContestOdds): number => {
    const places = parties.map((party) => announced.indexOf(party)).filter((place) => place >= 0);
    return Math.min(announced.length, ...places);
  };
  return contests.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** `Ghoul–Cassie`: the parties grouped by side; in a long list only the first of each side. */
function opponents(scenario: Scenario, { parties }: ContestOdds): string {
  const groups = alliances(scenario);
  const sideOf = (party: string): string => {
    const side = scenario.combatants.find(({ name }) => name === party)?.side;
    return side === undefined ? party : (groups.get(side.id ?? '') ?? side.text);
  };
  const sides = [...new Set(parties.map(sideOf))].map((side) => parties.filter((party) => sideOf(party) === side));
  const whole = sides.map((names) => names.join(', ')).join('–');
  return whole.length <= mostLetters
    ? whole
    : sides.map(([first = '', ...others]) => (others.length === 0 ? first : `${first}, …`)).join('–');
}

/** Longer lists of names leave no room for the figures after them. */
const mostLetters = 30;

/** Leaves out outcomes that can’t happen or hardly ever do. */
function outcomeFigures(
  { outcomes, odds, short, goals, source }: ContestOdds,
  reported: FigureOf,
): readonly LensFigure[] {
  const wanted = new Set(goals?.values() ?? odds.keys());
  return [...odds]
    .filter(([, { chance, bound }]) => bound === 'at least' || chance.compare(leastShown) >= 0)
    .map(([name, figure]) =>
      reported('contest', short?.get(name) ?? wordsOf(outcomes, name), figure, {
        name,
        source,
        isGoal: wanted.has(name),
      }),
    );
}

/** Half of the tenth of a percent that a title shows; smaller chances are left out. */
const leastShown = 0.0005;
