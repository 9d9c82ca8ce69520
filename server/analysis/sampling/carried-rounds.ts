/**
 * What courses have told of later rounds while the text was another one. Where nothing that a round rests on has
 * changed, that stands until as many courses of the new text have been played, so that no figure becomes less sure by
 * an edit behind it.
 */
import { derivePair, isFirst, TextMemo, type PlayedText, type RoundOdds, type Scenario } from '../../engine/index.ts';
import { areAlike, movedBetween } from './alike.ts';
import type { Chances } from './chances.ts';

/** A scenario, and what of it decides how it is played. */
export interface PlayedScenario {
  readonly scenario: Scenario;
  /** The id of the game that it is played by. */
  readonly game: string;
  /** Worked out when it is first asked for. */
  readonly played: PlayedText;
}

/** A later round, and of how many courses it is told. */
interface CarriedRound {
  readonly odds: RoundOdds;
  readonly courses: number;
}

interface Told extends PlayedScenario {
  readonly rounds: readonly CarriedRound[];
}

/** What was told last of the scenarios that were told last, by the file, the title and the game of each. */
const told = new TextMemo<Told>('rounds last told');

/** The rounds of which that stands which was told last. */
export function carriedRounds(now: PlayedScenario): readonly CarriedRound[] {
  const last = told.known(keyOf(now));
  return last === undefined ? [] : standing(last, now);
}

/** As they stand in the text as it is now. */
const standing = derivePair('rounds that still stand', (last: Told, now: PlayedScenario): readonly CarriedRound[] => {
  const changed = playedOtherwiseFrom(now, last);
  const moved = movedBetween(last.played, now.played);
  return last.rounds
    .filter(({ odds }) => odds.round < changed)
    .map(({ odds, courses }) => ({ odds: moved(odds), courses }));
});

/**
 * The chances of a stage with what was told of more courses in the place of what they tell, and takes note of them. At
 * the end of the last stage nothing is put in their place: what is told then hangs on nothing that was told before.
 */
export function withCarried(now: PlayedScenario, chances: Chances): Chances {
  const rounds = bestKnown(now, chances);
  const later = rounds.filter((each) => !isFirst(now.scenario, { number: each.odds.round }));
  told.keep(keyOf(now), { ...now, rounds: later });
  return { ...chances, odds: { ...chances.odds, rounds: rounds.map((round) => round.odds) } };
}

/**
 * The same without taking note: what is told of a text that is shown while another one is worked on. The same value as
 * long as nothing more is known.
 */
export class BestKnown {
  #last: { readonly chances: Chances; readonly told: Told | undefined; readonly best: Chances } | undefined;

  of(now: PlayedScenario, chances: Chances): Chances {
    const known = told.known(keyOf(now));
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

/** Whom sentences call how is told by all of them, also by those behind the round. */
function asNow({ odds, courses }: CarriedRound, { called }: RoundOdds): CarriedRound {
  const { called: _, ...rest } = odds;
  return { odds: called === undefined ? rest : { ...rest, called }, courses };
}

function keyOf({ scenario, game }: PlayedScenario): string {
  return [scenario.source.file, game, scenario.title].join('\n');
}

/** The lowest number of a round before which two texts of a scenario are the same, in the same sentences. */
export function changedFrom(one: PlayedScenario, other: PlayedScenario): number {
  return firstOther(one, other, (part, otherPart) => part === otherPart);
}

/** The same of how they are played, wherever their sentences stand. */
function playedOtherwiseFrom(one: PlayedScenario, other: PlayedScenario): number {
  return firstOther(one, other, areAlike);
}

/** The lowest number of a round that only one of them has, or that isn’t the same by its place in the text. */
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
