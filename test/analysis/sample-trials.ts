/** Trials in a scenario, some of each kind, as a reader could request them. */
import { wishedCourse, type Analysis, type Trial } from '../../server/analysis/index.ts';
import {
  announcedBy,
  detailOf,
  partiesOf,
  poolsOf,
  reasonWords,
  type PlayedRound,
  type Step,
} from '../../server/engine/index.ts';

type TrialOf<K extends Trial['kind']> = Extract<Trial, { readonly kind: K }>;

export interface SampleTrials {
  readonly seed: TrialOf<'seed'>;
  readonly asides: readonly TrialOf<'aside'>[];
  readonly adds: readonly TrialOf<'add'>[];
  readonly forces: readonly TrialOf<'force'>[];
}

/** That many of each kind. */
const most = 2;

export function sampleTrials(analysis: Analysis, index: number): SampleTrials {
  const { scenario, rounds } = playedIn(analysis, index);
  const { ruleset, scenario: written } = scenario;
  const announcers = rounds.flatMap(({ round, steps }) =>
    [...new Set(steps.flatMap((step) => detailOf(step, 'pool')?.pool.who ?? []))].map((who) => ({ round, who })),
  );
  return {
    seed: { kind: 'seed', seed: scenario.seed + 4 },
    asides: spread(
      rounds.flatMap(({ round, steps }) =>
        steps.flatMap(poolsOf).flatMap((pool) =>
          pool.modifiers
            .filter(({ standing }) => standing === 'counted')
            .filter(({ givenBy }) => announcedBy(written, written.rounds[round]!, givenBy ?? pool.who) !== undefined)
            .map((modifier): TrialOf<'aside'> => ({
              kind: 'aside',
              round,
              reason: { who: modifier.givenBy ?? pool.who, words: reasonWords(modifier) },
              aside: true,
            })),
        ),
      ),
    ),
    adds: spread(
      announcers.flatMap(({ round, who }) =>
        ([1, -1] as const).flatMap((amount): readonly TrialOf<'add'>[] =>
          ruleset.trialSentences.add(written, written.rounds[round]!, who, amount, 'what if') === undefined
            ? []
            : [{ kind: 'add', round, who, amount, words: 'what if' }],
        ),
      ),
    ),
    forces: spread(
      rounds.flatMap(({ round, steps }) => steps.flatMap((step) => forcesOf(analysis, index, round, step))),
    ),
  };
}

/** One of each existing kind, the most significant ones. */
export function oneOfEach({ seed, asides, adds, forces }: SampleTrials): readonly Trial[] {
  return [...asides.slice(0, 1), ...adds.slice(0, 1), ...forces.slice(0, 1), seed];
}

function playedIn(
  analysis: Analysis,
  index: number,
): {
  readonly scenario: Analysis['scenarios'][number];
  readonly rounds: readonly { readonly round: number; readonly steps: PlayedRound['steps'] }[];
} {
  const scenario = wishedCourse(analysis, index, { trials: [], redraws: [] })!.scenario;
  return {
    scenario,
    rounds: scenario.timeline().rounds.map((played) => ({ round: played.index, steps: played.steps })),
  };
}

/**
 * Forces the first throw in a step of everybody for whom that is possible as high as it can be, but otherwise than the
 * file says; the others stay free.
 */
function forcesOf(analysis: Analysis, index: number, round: number, step: Step): readonly TrialOf<'force'>[] {
  const { scenario, ruleset } = analysis.scenarios[index]!;
  const throwers = [
    ...new Set([
      ...(detailOf(step, 'results') === undefined ? [] : [step.actor ?? '']),
      ...partiesOf(step)
        .filter(({ results }) => results.length > 0)
        .map(({ who }) => who),
    ]),
  ];
  return throwers.flatMap((who): readonly TrialOf<'force'>[] => {
    const forcing = ruleset.trialSentences.forcing?.(scenario, scenario.rounds[round]!, step, who);
    if (forcing === undefined) return [];
    return [
      {
        kind: 'force',
        step: step.key,
        who,
        faces: forcing.slots.map((_slot, slot) =>
          slot === 0 ? (forcing.faces[0]?.findLast((face) => face !== forcing.now[0]) ?? null) : null,
        ),
      },
    ];
  });
}

/** Some of many, from the first to the last. */
function spread<T>(all: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.floor(all.length / most));
  return all.filter((_each, index) => index % step === 0).slice(0, most);
}
