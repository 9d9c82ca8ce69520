/** The history of one number, condition, item or place of somebody: each point of a course at which it changed. */
import type { CombatantState, PlayedRound, Source, State, Step, Timeline } from '../../engine/index.ts';
import type { StateQuestion } from '../../protocol/index.ts';

/** The value at one moment: a number, a count, a place, or nothing. */
export type Value = number | string | undefined;

/** `step` is missing for a change between two rounds. */
export interface Turn {
  readonly from: Value;
  readonly to: Value;
  readonly round: PlayedRound;
  readonly step?: Step;
  readonly source: Source;
}

export interface History {
  readonly start: Value;
  readonly now: Value;
  readonly turns: readonly Turn[];
}

/** Up to and including a step; undefined if the course has no such step or person. */
export function historyOf(timeline: Timeline, key: string, question: StateQuestion): History | undefined {
  const start = valueIn(timeline.start, question);
  const turns: Turn[] = [];
  let value = start;
  const goOn = (state: State, at: Omit<Turn, 'from' | 'to'>): void => {
    const to = valueIn(state, question);
    if (to !== value) turns.push({ ...at, from: value, to });
    value = to;
  };
  if (personIn(timeline.start, question) === undefined) return undefined;
  for (const round of timeline.rounds) {
    goOn(round.before, { round, source: round.source });
    for (const step of round.steps) {
      goOn(step.after, { round, step, source: step.source });
      if (step.key === key) return withZeros(question, { start, now: value, turns });
    }
  }
  return undefined;
}

/** A track counts as 0 where it isn’t there, but stays undefined if it is there at no time. */
function withZeros({ about }: StateQuestion, { start, now, turns }: History): History {
  if (about !== 'track' || turns.length === 0) return { start, now, turns };
  return {
    start: start ?? 0,
    now: now ?? 0,
    turns: turns.map((turn) => ({ ...turn, from: turn.from ?? 0, to: turn.to ?? 0 })),
  };
}

function personIn({ combatants }: State, { who }: StateQuestion): CombatantState | undefined {
  return combatants.find(({ name }) => name === who);
}

function valueIn(state: State, question: StateQuestion): Value {
  const person = personIn(state, question);
  const { about, words } = question;
  if (person === undefined) return undefined;
  switch (about) {
    case 'track':
      return person.tracks.find(({ name }) => name === words)?.now;
    case 'place':
      return person.place === undefined ? person.distance : `at ${person.place}`;
    case 'condition':
      return countOf(person.conditions, words);
    case 'gear':
      return countOf(person.gear, words);
    default:
      return undefined;
  }
}

function countOf(all: readonly string[], words: string): number {
  return all.filter((each) => each === words).length;
}
