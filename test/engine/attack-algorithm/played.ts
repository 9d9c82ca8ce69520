/** Steps of short scenarios of the New attack algorithm; the only place that knows the API. */
import assert from 'node:assert/strict';
import {
  runToEnd,
  partiesOf,
  rulesets,
  seededThrows,
  type CombatantState,
  type Ruleset,
  type Scenario,
  type Step,
  type Throws,
  type Timeline,
} from '../../../server/engine/index.ts';
import { readText } from '../../../server/language/index.ts';

export interface Played {
  readonly timeline: Timeline;
  readonly all: readonly Step[];
  readonly steps: (kind: string) => readonly Step[];
  /** The kinds of all steps, in order. */
  readonly kinds: readonly string[];
  /** `title | text` of the steps of one kind. */
  readonly told: (kind: string) => readonly string[];
  /** `who: dice, outcome` of every party; the dice that hit are in brackets. */
  readonly dice: readonly string[];
  /** A combatant’s state after the last round. */
  readonly after: (name: string) => CombatantState;
  /** The dice that were thrown, as `d6`, in order. */
  readonly thrown: readonly string[];
}

/** Plays the only scenario of a text, which must be valid, with a seed or the given dice. */
export function played(body: string, throws: number | readonly number[] = 1): Played {
  const { scenario, ruleset } = read(body);
  const { recorded, thrown } = recording(typeof throws === 'number' ? seededThrows(throws) : given(throws));
  const timeline = runToEnd(
    ruleset.play(scenario, { throws: recorded, seed: typeof throws === 'number' ? throws : 0 }),
  );
  const all = timeline.rounds.flatMap((round) => round.steps);
  const steps = (kind: string): readonly Step[] => all.filter((step) => step.kind === kind);
  return {
    timeline,
    all,
    steps,
    thrown,
    kinds: all.map(({ kind }) => kind),
    told: (kind) => steps(kind).map(({ title, text }) => (text === '' ? title : `${title} | ${text}`)),
    dice: all
      .flatMap(partiesOf)
      .map(
        ({ who, results, outcome }) =>
          `${who}: ${results.map(({ label, kept }) => (kept ? `[${label}]` : label)).join(' ')}, ${outcome}`,
      ),
    after: (name) => timeline.rounds.at(-1)!.after.combatants.find((each) => each.name === name)!,
  };
}

export function read(body: string): { readonly scenario: Scenario; readonly ruleset: Ruleset } {
  const text = `scenario "Any"\nrules attack-algorithm\n${body}`;
  const reading = readText(text, { file: 'test.clash', rulesets });
  assert.deepEqual(
    reading.problems.map((problem) => `${problem.message} ${JSON.stringify(problem.data)}`),
    [],
    text,
  );
  return reading.scenarios[0]!;
}

/** Throws that return the given dice in order; asking for more, or for a die without that face, throws. */
function given(dice: readonly number[]): Throws {
  const left = [...dice];
  return {
    pick: (faces) => {
      const die = left.shift();
      assert.ok(die !== undefined && die <= faces, `asked for a d${faces}, and there is ${die ?? 'none'}`);
      return die - 1;
    },
  };
}

function recording(throws: Throws): { readonly recorded: Throws; readonly thrown: readonly string[] } {
  const thrown: string[] = [];
  return {
    thrown,
    recorded: {
      pick: (faces) => {
        thrown.push(`d${faces}`);
        return throws.pick(faces);
      },
    },
  };
}
