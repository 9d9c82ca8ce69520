/** A played scenario as JSON: rounds, steps, pools with their modifiers, results, outcomes, changes of state. */
import type { CombatantState, PartyResult, Pool, State, Step, Timeline } from '../engine/index.ts';
import { modifierJson } from './odds-json.ts';
import type { LinesOf } from './places.ts';

export function timelineJson(timelines: readonly Timeline[], linesOf: LinesOf) {
  return {
    scenarios: timelines.map((timeline) => ({
      title: timeline.title, rules: timeline.ruleset, seed: timeline.seed, start: timeline.start,
      rounds: timeline.rounds.map((round) => ({
        round: round.number, ...(round.title === undefined ? {} : { title: round.title }), line: linesOf(round.source).from,
        steps: round.steps.map((step, index) => stepJson(step, round.steps[index - 1]?.after ?? round.before, linesOf)),
        after: round.after,
      })),
    })),
  };
}

/** One change of one combatant between two states. */
export interface Change {
  readonly who: string;
  readonly what: string;
  readonly from: string | number;
  readonly to: string | number;
}

export function changesBetween(before: State, after: State): readonly Change[] {
  return after.combatants.flatMap((now) => {
    const then = before.combatants.find((each) => each.name === now.name);
    return then === undefined ? [] : combatantChanges(then, now);
  });
}

function combatantChanges(then: CombatantState, now: CombatantState): readonly Change[] {
  const tracks = now.tracks.flatMap((track) => {
    const was = then.tracks.find((each) => each.name === track.name)?.now;
    return was === undefined || was === track.now ? [] : [{ who: now.name, what: track.name, from: was, to: track.now }];
  });
  const words = ([what, from, to]: readonly [string, string, string]) => (from === to ? [] : [{ who: now.name, what, from, to }]);
  return [
    ...tracks,
    ...words(['conditions', then.conditions.join(', '), now.conditions.join(', ')]),
    ...words(['gear', then.gear.join(', '), now.gear.join(', ')]),
    ...words(['place', then.place ?? '', now.place ?? '']),
  ];
}

function stepJson(step: Step, before: State, linesOf: LinesOf) {
  const { key, kind, title, text, actor, target, rule, results } = step;
  return {
    key, kind, title, text, actor, target, rule, results, line: linesOf(step.source).from,
    pool: step.pool === undefined ? undefined : poolJson(step.pool, linesOf),
    parties: step.parties?.map((party) => partyJson(party, linesOf)),
    prose: step.prose.map((prose) => ({ kind: prose.kind, text: prose.text })),
    changes: changesBetween(before, step.after),
  };
}

function partyJson(party: PartyResult, linesOf: LinesOf) {
  const { who, side, action, results, value, outcome } = party;
  return { who, side, action, results, value, outcome, pool: poolJson(party.pool, linesOf), line: linesOf(party.source).from };
}

function poolJson(pool: Pool, linesOf: LinesOf) {
  return { ...pool, modifiers: pool.modifiers.map((modifier) => modifierJson(modifier, linesOf)) };
}
