/** The chances of a round in one line, for the lens above it. */
import type { ContestOdds, Figure, RoundOdds, Source } from '../engine/index.ts';
import { callerOf, percent, type MovedFigure } from '../report/index.ts';

/** What was a figure before an edit, in words; nothing where it hasn’t moved. */
type Was = (kind: MovedFigure['kind'], name: string, source: Source, who?: string) => string;

/** Something is always told, for there is a place kept for it. No odds are known of a round to which the shown course never comes. */
export function lensTitle(round: RoundOdds | undefined, moved: readonly MovedFigure[]): string {
  if (round === undefined) return offCourse;
  const was: Was = (kind, name, source, who) => {
    const move = moved.find((each) => each.kind === kind && each.name === name && (who === undefined || each.who === who) && sameStart(each.source, source));
    return move === undefined ? '' : ` (was ${percent(move.before, 1)})`;
  };
  const parts = [...reachedTitle(round, was), ...chanceTitles(round, was)];
  return parts.length === 0 ? 'nothing is thrown for' : parts.join(' | ');
}

function sameStart(one: Source, other: Source): boolean {
  return one.file === other.file && one.sentence === other.sentence && one.start === other.start;
}

function reachedTitle({ reached, played, source }: RoundOdds, was: Was): readonly string[] {
  const chance = reached === undefined || reached.chance.equals(1) ? [] : [`reached ${percent(reached, 1)}${was('reached', 'reached', source)}`];
  return played ? chance : [...chance, offCourse];
}

const offCourse = 'not on the shown course';

/** The contests that several announcements share, or else what each comes to who does something alone. */
function chanceTitles(round: RoundOdds, was: Was): readonly string[] {
  const shared = sharedTitles(round, was);
  return shared.length > 0 ? shared : aloneTitle(round, was);
}

/** What one person does alone has its chance behind its own line too, so that of many the range is enough. */
function aloneTitle({ actions, called }: RoundOdds, was: Was): readonly string[] {
  const call = callerOf(called);
  const chances = actions.flatMap(({ actor, odds, source }) => [...odds].slice(0, 1).map(([name, figure]) => ({ actor, name, figure, source })));
  if (chances.length > mostAlone) return [rangeTitle(chances.map(({ figure }) => figure))];
  const titles = chances.map(({ actor, name, figure, source }) => `${call(actor)} ${name} ${percent(figure, 1)}${was('action', name, source, actor)}`);
  return titles.length === 0 ? [] : [titles.join(' · ')];
}

const mostAlone = 3;

function rangeTitle(figures: readonly Figure[]): string {
  const [least, ...others] = figures.toSorted((a, b) => a.chance.compare(b.chance)).map((figure) => percent(figure, 1));
  return `${figures.length} throw alone: ${[...new Set([least, others.at(-1)])].join(' to ')}`;
}

function sharedTitles(round: RoundOdds, was: Was): readonly string[] {
  const actors = new Set(round.actions.map((action) => action.actor));
  const shared = round.contests.filter((contest) => contest.parties.filter((party) => actors.has(party)).length > 1);
  return shared.map((contest, index) => `${shared.length > 1 ? `${index + 1}: ` : ''}${outcomesTitle(contest, was)}`);
}

/** Outcomes that can’t happen are left out, and those that hardly ever do: a pane is narrow, and cuts off the end. */
function outcomesTitle({ odds, source }: ContestOdds, was: Was): string {
  return [...odds].filter(([, figure]) => figure.chance.compare(leastTold) >= 0)
    .map(([name, figure]) => `${name} ${percent(figure, 1)}${was('contest', name, source)}`).join(' · ');
}

/** Less than this is less than the tenth of a percent that a title shows. */
const leastTold = 0.0005;
