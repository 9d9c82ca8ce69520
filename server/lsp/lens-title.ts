/** The chances of a round in one line, for the lens above it. */
import { alliances, type ContestOdds, type Figure, type RoundOdds, type Scenario, type Source } from '../engine/index.ts';
import { callerOf, percent, reachedWords, type MovedFigure } from '../report/index.ts';

/** What was a figure before an edit, in words; nothing where it hasn’t moved. */
type Was = (kind: MovedFigure['kind'], name: string, source: Source, who?: string) => string;

/** Something is always told, for there is a place kept for it. `reached` is known where the round itself doesn’t have it. */
export function lensTitle(
  scenario: Scenario, round: RoundOdds | undefined, moved: readonly MovedFigure[], reached: Figure | undefined = round?.reached,
): string {
  if (round === undefined) return 'nothing is known';
  const was: Was = (kind, name, source, who) => {
    const move = moved.find((each) => each.kind === kind && each.name === name && (who === undefined || each.who === who) && sameStart(each.source, source));
    return move === undefined ? '' : ` (was ${percent(move.before)})`;
  };
  const parts = [...reachedTitle(round, reached, was), ...chanceTitles(scenario, round, was)];
  return parts.length === 0 ? 'no throws' : parts.join(' | ');
}

function sameStart(one: Source, other: Source): boolean {
  return one.file === other.file && one.sentence === other.sentence && one.start === other.start;
}

function reachedTitle({ played, source }: RoundOdds, reached: Figure | undefined, was: Was): readonly string[] {
  const chance = reachedWords(reached, { reaching: reached?.sample === undefined ? 'reached' : 'reached in', written: percent });
  return [...(chance === '' ? [] : [`${chance}${was('reached', 'reached', source)}`]), ...(played ? [] : ['as if it came to this'])];
}

/** The contests that several announcements share, or else what each comes to who does something alone. */
function chanceTitles(scenario: Scenario, round: RoundOdds, was: Was): readonly string[] {
  const shared = sharedTitles(scenario, round, was);
  return shared.length > 0 ? shared : aloneTitle(round, was);
}

/** What one person does alone has its chance behind its own line too, so that of many the range is enough. */
function aloneTitle({ actions, called }: RoundOdds, was: Was): readonly string[] {
  const call = callerOf(called);
  const chances = actions.flatMap(({ actor, odds, source }) => [...odds].slice(0, 1).map(([name, figure]) => ({ actor, name, figure, source })));
  if (chances.length > mostAlone) return [rangeTitle(chances.map(({ figure }) => figure))];
  const titles = chances.map(({ actor, name, figure, source }) => `${call(actor)} ${name} ${percent(figure)}${was('action', name, source, actor)}`);
  return titles.length === 0 ? [] : [titles.join(' · ')];
}

const mostAlone = 3;

function rangeTitle(figures: readonly Figure[]): string {
  const [least, ...others] = figures.toSorted((a, b) => a.chance.compare(b.chance)).map((figure) => percent(figure));
  return `${figures.length} throw alone: ${[...new Set([least, others.at(-1)])].join(' to ')}`;
}

/** Where a contest isn’t the only thing in the round, it is named by those who take part in it. */
function sharedTitles(scenario: Scenario, round: RoundOdds, was: Was): readonly string[] {
  const actors = new Set(round.actions.map((action) => action.actor));
  const shared = round.contests.filter((contest) => contest.parties.filter((party) => actors.has(party)).length > 1);
  const isOnly = ({ parties }: ContestOdds): boolean => shared.length === 1 && [...actors].every((actor) => parties.includes(actor));
  return shared.map((contest) => `${isOnly(contest) ? '' : `${opponents(scenario, contest)}: `}${outcomesTitle(contest, was)}`);
}

/** `Ghoul–Cassie`: those of one side after those of the other; of several in a long list the first alone. */
function opponents(scenario: Scenario, { parties }: ContestOdds): string {
  const groups = alliances(scenario);
  const sideOf = (party: string): string => {
    const side = scenario.combatants.find(({ name }) => name === party)?.side;
    return side === undefined ? party : groups.get(side.id ?? '') ?? side.text;
  };
  const sides = [...new Set(parties.map(sideOf))].map((side) => parties.filter((party) => sideOf(party) === side));
  const whole = sides.map((names) => names.join(', ')).join('–');
  return whole.length <= mostLetters ? whole : sides.map(([first = '', ...others]) => (others.length === 0 ? first : `${first}, …`)).join('–');
}

/** Longer lists of people leave no room for the figures behind them. */
const mostLetters = 30;

/** Outcomes that can’t happen are left out, and those that hardly ever do: a pane is narrow, and cuts off the end. */
function outcomesTitle({ odds, source }: ContestOdds, was: Was): string {
  return [...odds].filter(([, figure]) => figure.chance.compare(leastTold) >= 0)
    .map(([name, figure]) => `${short(name)} ${percent(figure)}${was('contest', name, source)}`).join(' · ');
}

/** That somebody acts needs no words beside a chance. */
function short(outcome: string): string {
  return outcome.replace(/^(?:the )?(.+) acts?$/u, '$1');
}

/** Less than this is less than the tenth of a percent that a title shows. */
const leastTold = 0.0005;
