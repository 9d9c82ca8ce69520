/** All figures of a round by name, and the difference between two versions of one. */
import {
  pairedMove,
  wordsOf,
  type Figure,
  type OutcomeId,
  type OutcomeOdds,
  type RoundOdds,
  type Source,
} from '../../engine/index.ts';
import { callerOf } from '../hover/called.ts';
import { contestTitle } from '../odds/contest-title.ts';
import { share } from '../figures.ts';
import { isReported } from '../odds/odds-text.ts';
import { paired, type Likeness } from './pairs.ts';

/**
 * One chance of a round. `subject` is what it belongs to (`Laura punches the Ghoul`, `clash: Laura – the Ghoul`) and
 * `label` what it is the chance of, in words that stand alone where possible (`Laura punches the Ghoul`, `the Players
 * act`).
 */
export interface NamedFigure {
  readonly kind: 'reached' | 'action' | 'contest' | 'standing' | 'counted';
  /** The combatant it is about, where it is a single one. */
  readonly who?: string;
  /** The outcome’s id in the odds. */
  readonly name: OutcomeId;
  readonly subject: string;
  readonly label: string;
  readonly figure: Figure;
  readonly source: Source;
}

/** A figure that has changed. `points` is after minus before, in percentage points, and never 0. */
export interface MovedFigure extends Omit<NamedFigure, 'figure'> {
  readonly before: Figure;
  readonly after: Figure;
  readonly points: number;
}

/** Figures that are matched together: before and after they belong to the same thing, or that thing was removed. */
export interface FigureGroup {
  readonly kind: NamedFigure['kind'];
  readonly subject: string;
  /** Keys by which it is matched in other odds, from the strictest to the loosest. */
  readonly likeness: readonly (readonly string[])[];
  readonly figures: readonly NamedFigure[];
}

/**
 * All figures of a round except those given the pins, which answer a different question. The contest of a single
 * combatant is left out where its action says the same.
 */
export function figureGroups(round: RoundOdds): readonly FigureGroup[] {
  return [reachedGroup(round), ...actionGroups(round), ...contestGroups(round), ...standingGroups(round)].filter(
    ({ figures }) => figures.length > 0,
  );
}

/** Matches the groups of two rounds; returns the pairs, and those that only one of them has. */
export function pairedGroups(before: RoundOdds, after: RoundOdds) {
  const by =
    (level: number): Likeness<FigureGroup> =>
    ({ kind, likeness }) =>
      (likeness[level] ?? []).map((word) => `${kind}/${word}`);
  return paired(figureGroups(before), figureGroups(after), by(0), by(1), by(2), by(3));
}

/** The figures that both groups have and that differ. */
export function movedFigures(before: FigureGroup, after: FigureGroup): readonly MovedFigure[] {
  return after.figures.flatMap(({ figure, ...named }) => {
    const was = before.figures.find(({ name }) => name === named.name)?.figure;
    const points = was === undefined ? 0 : pointsBetween(was, figure);
    return was === undefined || points === 0 ? [] : [{ ...named, before: was, after: figure, points }];
  });
}

/** In percentage points; 0 where the difference between samples may be due to chance alone. */
function pointsBetween(before: Figure, after: Figure): number {
  if (before.chance.equals(after.chance) || mayBeTheSame(before, after)) return 0;
  const difference = after.chance.sub(before.chance);
  return share({ chance: difference.abs() }) * (difference.compare(0) < 0 ? -100 : 100);
}

/** Samples made of the same throws are compared by the variance of their difference. */
function mayBeTheSame(before: Figure, after: Figure): boolean {
  const move = pairedMove(before, after);
  return move === undefined ? overlap(before, after) : Math.abs(move.by) <= move.within;
}

function overlap(one: Figure, other: Figure): boolean {
  if (one.sample === undefined && other.sample === undefined) return false;
  const [a, b] = [one, other].map((figure) => figure.sample ?? { low: share(figure), high: share(figure) });
  return a !== undefined && b !== undefined && a.low <= b.high && b.low <= a.high;
}

function reachedGroup({ reached, source }: RoundOdds): FigureGroup {
  const figures: readonly NamedFigure[] =
    reached === undefined
      ? []
      : [
          {
            kind: 'reached',
            name: 'reached',
            subject: 'the round',
            label: 'the round is reached',
            figure: reached,
            source,
          },
        ];
  return { kind: 'reached', subject: 'the round', likeness: [['']], figures };
}

/** An action’s main outcome needs no label other than the action’s own words. */
function actionGroups({ actions }: RoundOdds): readonly FigureGroup[] {
  return actions.map(({ actor, verb, target = '', words, outcomes, odds, source }) => {
    const [success] = odds.keys();
    return {
      kind: 'action',
      subject: words,
      likeness: [[`${actor}/${words}/${target}`], [`${actor}/${verb}/${target}`], [`${actor}/${verb}`], [actor]],
      figures: named(odds, (name) => ({
        kind: 'action',
        who: actor,
        subject: words,
        label: name === success ? words : `${words}: ${wordsOf(outcomes, name)}`,
        source,
      })),
    };
  });
}

function contestGroups({ contests, actions, called }: RoundOdds): readonly FigureGroup[] {
  const call = callerOf(called);
  return contests.flatMap((contest) => {
    const { kind, parties, outcomes, odds, distributions = [], source } = contest;
    const [only, ...more] = parties;
    const who = more.length > 0 ? undefined : only;
    const subject = contestTitle(contest, call);
    const likeness = [[`${kind}/${parties.toSorted().join('/')}`], parties.map((party) => `${kind}/${party}`)];
    const about = { subject, source, ...(who === undefined ? {} : { who }) };
    const label = (name: string): string =>
      who === undefined ? name : `${call(who)}, ${contest.unopposed === true ? 'unopposed' : kind}: ${name}`;
    const group: FigureGroup = {
      kind: 'contest',
      subject,
      likeness,
      figures: named(odds, (name) => ({ ...about, kind: 'contest', label: label(wordsOf(outcomes, name)) })),
    };
    const counted = distributions.map(({ of, outcomes: called, on, values }): FigureGroup => ({
      kind: 'counted',
      subject: of,
      likeness: likeness.map((words) => words.map((word) => `${of}/${word}`)),
      figures: named(values, (value) => ({
        kind: 'counted',
        subject: of,
        label: `${of}: ${wordsOf(called, value)}`,
        source,
        ...(on === undefined ? {} : { who: on }),
      })),
    }));
    return [...(isReported(contest, actions) ? [] : [group]), ...counted];
  });
}

function standingGroups({ standing = [], called, source }: RoundOdds): readonly FigureGroup[] {
  const call = callerOf(called);
  return standing.map(({ who, odds }) => ({
    kind: 'standing',
    subject: `${call(who)} afterwards`,
    likeness: [[who]],
    figures: named(odds, (state) => ({
      kind: 'standing',
      who,
      subject: `${call(who)} afterwards`,
      label: `${call(who)} is ${state}`,
      source,
    })),
  }));
}

function named(
  odds: OutcomeOdds,
  about: (name: OutcomeId) => Omit<NamedFigure, 'name' | 'figure'>,
): readonly NamedFigure[] {
  return [...odds].map(([name, figure]) => ({ ...about(name), name, figure }));
}
