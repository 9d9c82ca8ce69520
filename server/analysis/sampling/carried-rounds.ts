/**
 * Carries sampled odds of later rounds over from an earlier text. If nothing that a round depends on has changed, its
 * odds stay until as many courses of the new text have been played, so that an edit below a round doesn’t make its
 * figures less precise.
 */
import { derivePair, isFirst, TextMemo, type PlayedText, type RoundOdds, type Scenario } from '../../engine/index.ts';
import { areAlike, movedBetween } from './alike.ts';
import type { Chances } from './chances.ts';

/** A scenario, and the parts of it that affect how it is played. */
export interface PlayedScenario {
  readonly scenario: Scenario;
  /** The id of the game that it is played by. */
  readonly game: string;
  /** Computed on first access. */
  readonly played: PlayedText;
}

/** A later round, and the number of courses behind its odds. */
interface CarriedRound {
  readonly odds: RoundOdds;
  readonly courses: number;
}

interface ReportedRounds extends PlayedScenario {
  readonly rounds: readonly CarriedRound[];
}

/** The rounds last reported for recent scenarios, by file, game and title. */
const reportedRounds = new TextMemo<ReportedRounds>('rounds last told');

/** The rounds last reported that still apply. */
export function carriedRounds(now: PlayedScenario): readonly CarriedRound[] {
  const last = reportedRounds.known(keyOf(now));
  return last === undefined ? [] : standing(last, now);
}

/** With sources updated to the current text. */
const standing = derivePair(
  'rounds that still stand',
  (last: ReportedRounds, now: PlayedScenario): readonly CarriedRound[] => {
    const changed = playedOtherwiseFrom(now, last);
    const moved = movedBetween(last.played, now.played);
    return last.rounds
      .filter(({ odds }) => odds.round < changed)
      .map(({ odds, courses }) => ({ odds: moved(odds), courses }));
  },
);

/**
 * The chances of a stage, with carried rounds where these are based on more courses; records the result. At the end of
 * the last stage nothing is carried: the final chances depend on nothing computed earlier.
 */
export function withCarried(now: PlayedScenario, chances: Chances): Chances {
  const rounds = bestKnown(now, chances);
  const later = rounds.filter((each) => !isFirst(now.scenario, { number: each.odds.round }));
  reportedRounds.keep(keyOf(now), { ...now, rounds: later });
  return { ...chances, odds: { ...chances.odds, rounds: rounds.map((round) => round.odds) } };
}

/**
 * The same without recording, for a text that is shown while another is computed. Returns the same value as long as
 * nothing more is known.
 */
export class BestKnown {
  #last: { readonly chances: Chances; readonly told: ReportedRounds | undefined; readonly best: Chances } | undefined;

  of(now: PlayedScenario, chances: Chances): Chances {
    const known = reportedRounds.known(keyOf(now));
    if (this.#last?.chances === chances && this.#last.told === known) return this.#last.best;
    const odds = { ...chances.odds, rounds: bestKnown(now, chances).map((round) => round.odds) };
    const isSame = odds.rounds.every((round, index) => round === chances.odds.rounds[index]);
    const best = isSame ? chances : { ...chances, odds };
    this.#last = { chances, told: known, best };
    return best;
  }
}

function bestKnown(now: PlayedScenario, { odds, courses = Infinity, isGoingOn }: Chances): readonly CarriedRound[] {
  const before = new Map(
    isGoingOn === true ? carriedRounds(now).map((carried) => [carried.odds.index, carried] as const) : [],
  );
  return odds.rounds.map((round): CarriedRound => {
    const carried = before.get(round.index);
    return carried === undefined || carried.courses <= courses ? { odds: round, courses } : asNow(carried, round);
  });
}

/**
 * The short names of the cast come from the current text: they depend on all its sentences, including those after the
 * round.
 */
function asNow({ odds, courses }: CarriedRound, { called }: RoundOdds): CarriedRound {
  const { called: _, ...rest } = odds;
  return { odds: called === undefined ? rest : { ...rest, called }, courses };
}

function keyOf({ scenario, game }: PlayedScenario): string {
  return [scenario.source.file, game, scenario.title].join('\n');
}

/**
 * The lowest number of a round in which two texts of a scenario differ, sources included; −Infinity if their heads
 * differ, Infinity if nothing does.
 */
export function changedFrom(one: PlayedScenario, other: PlayedScenario): number {
  return firstOther(one, other, (part, otherPart) => part === otherPart);
}

/** The lowest number of a round in which they are played differently, ignoring sources. */
function playedOtherwiseFrom(one: PlayedScenario, other: PlayedScenario): number {
  return firstOther(one, other, areAlike);
}

/** The lowest number of a round that only one of them has, or that differs from the one with the same index. */
function firstOther(
  one: PlayedScenario,
  other: PlayedScenario,
  isSame: (part: string, otherPart: string) => boolean,
): number {
  const [{ head, rounds }, { head: otherHead, rounds: others }] = [one.played, other.played];
  if (!isSame(head, otherHead)) return -Infinity;
  const isOther = rounds.map((round, index) => {
    const same = others[index];
    return same === undefined || !isSame(round, same);
  });
  const numbers = [one, other].flatMap(({ scenario }) =>
    scenario.rounds.flatMap(({ number }, index) => (isOther[index] === false ? [] : [number])),
  );
  return Math.min(...numbers);
}
