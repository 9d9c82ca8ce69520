/** One course of the fight: its rounds in turn, each starting where the last one ended. */
import { alliances } from '../../../combatants.ts';
import type { Condition as Question, Round, Scenario } from '../../../scenario.ts';
import type { Step } from '../../../timeline.ts';
import type { Cast } from '../cast.ts';
import { bodiesOf } from '../deeds.ts';
import type { DemonCityFact } from '../facts.ts';
import { conditionOf, isDown, type Condition, type Fight } from '../fight.ts';

/** A round as an edition has played it. */
export interface Played<F extends Fight> {
  readonly steps: readonly Step[];
  readonly after: F;
}

export interface CourseRound<F extends Fight, P extends Played<F>> {
  /** Which of the scenario's written rounds this is. */
  readonly index: number;
  readonly round: Round<DemonCityFact>;
  /** The state in which the round finds the fight, before its own head. */
  readonly found: F;
  readonly played: P;
}

export interface Course<F extends Fight = Fight, P extends Played<F> = Played<F>> {
  readonly cast: Cast;
  readonly start: F;
  readonly rounds: readonly CourseRound<F, P>[];
  /** The state that each round number finds, also for those of which no round was played. */
  readonly finds: ReadonlyMap<number, F>;
}

/** Plays the scenario once. Of the rounds with one number the first whose condition holds is played. */
export function courseOf<F extends Fight, P extends Played<F>>(
  cast: Cast, start: F, playRound: (fight: F, round: Round<DemonCityFact>) => P,
): Course<F, P> {
  const { scenario } = cast;
  const rounds: CourseRound<F, P>[] = [];
  const finds = new Map<number, F>();
  let fight = start;
  for (const number of roundNumbers(scenario)) {
    finds.set(number, fight);
    const index = scenario.rounds.findIndex((round) => round.number === number && isPlayed(cast, fight, round));
    const round = scenario.rounds[index];
    if (round === undefined) continue;
    const played = playRound(fight, round);
    rounds.push({ index, round, found: fight, played });
    fight = played.after;
  }
  return { cast, start, rounds, finds };
}

/** The numbers of the written rounds in ascending order. */
export function roundNumbers(scenario: Scenario): readonly number[] {
  return [...new Set(scenario.rounds.map((round) => round.number))].sort((a, b) => a - b);
}

/** Whether a question about the last round and the state after it is answered with yes. */
export function holds(cast: Cast, fight: Fight, question: Question): boolean {
  switch (question.kind) {
    case 'acted': return question.side.id !== undefined && fight.events.acted.has(groupOf(cast, question.side.id));
    case 'happened': return [...fight.events.happened].some((what) => what === question.what || what === `a ${question.what}`);
    case 'did': return didSo(cast, fight, question);
    case 'is': return question.who.id !== undefined && bodiesOf(cast, question.who.id).some((body) => isIn(conditionOf(fight, body.name), question.state));
    case 'not': return !holds(cast, fight, question.of);
    case 'and': return question.of.every((part) => holds(cast, fight, part));
    case 'or': return question.of.some((part) => holds(cast, fight, part));
  }
}

function isPlayed(cast: Cast, fight: Fight, round: Round): boolean {
  return typeof round.when === 'string' || holds(cast, fight, round.when);
}

function groupOf(cast: Cast, side: string): string {
  return alliances(cast.scenario).get(side) ?? side;
}

/** Of a creature's bodies it is enough that one did. */
function didSo(cast: Cast, fight: Fight, question: Extract<Question, { readonly kind: 'did' }>): boolean {
  const done = question.what === 'succeeded' ? fight.events.succeeded : fight.events.failed;
  return question.who.id !== undefined && bodiesOf(cast, question.who.id).some((body) => done.has(body.name));
}

/** Whether somebody's condition answers to a state as the vocabulary names it. */
function isIn(condition: Condition, state: string): boolean {
  switch (state) {
    case 'down':
    case 'out of the fight': return isDown(condition);
    case 'unhurt': return condition.toughness >= condition.started;
    case 'hurt': return condition.hurt;
    case 'grabbed': return condition.heldBy !== undefined;
    case 'free': return condition.heldBy === undefined;
    case 'panicked': return condition.panicked;
    default: return false;
  }
}
