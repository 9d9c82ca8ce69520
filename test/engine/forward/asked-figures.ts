/** Scenarios with everything known exactly, each with one figure that is also sampled. */
import { analyze, type ScenarioAnalysis } from '../../../server/analysis/index.ts';
import {
  coursesIn,
  share,
  type Condition,
  type Figure,
  type OverallRound,
  type RoundOdds,
} from '../../../server/engine/index.ts';
import { isAnythingLeftOpen } from '../../../server/engine/play/events.ts';
import { runToEnd } from '../../../server/engine/generators/run-to-end.ts';
import { figure as shareOfPlays } from '../../../server/engine/figures.ts';
import { toFraction } from '../../../server/engine/chance/index.ts';
import { generatedTexts } from '../../recorded/generated.ts';
import { smallChores } from './small-contests.ts';
import { smallDecks } from './small-decks.ts';

/** The kinds of scenario and figure it belongs to. */
export type Stratum =
  | 'rare branch'
  | 'small chance'
  | 'third round'
  | 'short deck'
  | 'sampled contest'
  | 'pins'
  | 'something open'
  | 'an action'
  | 'a state';

/**
 * The exact figure, and the sampled one from a number of courses of a seed; undefined where none of them reaches the
 * round.
 */
export interface AskedFigure {
  readonly text: string;
  readonly strata: readonly Stratum[];
  readonly exact: number;
  readonly played: (seed: number, stage: number) => Figure | undefined;
}

/** Alternates between figures of an action and of somebody’s state. Lazy, since each holds all its courses. */
export function* askedFigures(game: string, count: number): Generator<AskedFigure, undefined> {
  const texts = textsOf(game, count);
  let asked = 0;
  for (const [at, written] of texts.entries()) {
    if (asked === count) return;
    const text = game !== 'demon-city-2018' && at % 3 === 2 ? narrowed(written) : written;
    const [analysis] = analyze(text, { file: 'asked.clash' }).scenarios;
    const figure = analysis === undefined ? undefined : figureIn(text, game, analysis, at);
    if (figure === undefined) continue;
    asked += 1;
    yield figure;
  }
}

/** Many generated scenarios of some games are too large, or have no later round that depends on an earlier one. */
function textsOf(game: string, count: number): readonly string[] {
  if (game === 'demon-city-2018') return smallDecks(count * 4);
  return game === 'acquire-moveables' ? smallChores(count * 4) : generatedTexts(game, count * 60);
}

/** Few courses reach its later rounds: the first two who announce anything must succeed, or one be hurt by it. */
function narrowed(text: string): string {
  const [one, other] = [...new Set([...text.matchAll(/^ {2}(\w[\w ]*): /gmu)].map(([, name = '']) => name))];
  const condition = other === undefined ? `${one} succeeded` : `${one} succeeded and ${other} is out of the fight`;
  return text.replace(/^round ([2-9]).*$/gmu, `round $1 if ${condition}`);
}

/** Of the last round whose courses are all known. */
function figureIn(text: string, game: string, analysis: ScenarioAnalysis, at: number): AskedFigure | undefined {
  const { scenario, overall } = analysis;
  const first = Math.min(...scenario.rounds.map(({ number }) => number));
  const left = isAnythingLeftOpen(scenario.source);
  const index = scenario.rounds.findLastIndex(
    ({ number }, place) => number > first && overall.rounds[place]?.holdsAfter(left) !== undefined,
  );
  const round = overall.rounds[index];
  if (round?.reached === undefined) return undefined;
  const asked = askedIn(analysis, round, at);
  if (asked === undefined) return undefined;
  return {
    text,
    exact: asked.exact,
    played: asked.played,
    strata: [
      asked.stratum,
      ...(share({ chance: round.reached }) < 0.05 ? (['rare branch'] as const) : []),
      ...(asked.exact < 0.05 ? (['small chance'] as const) : []),
      ...(round.number >= first + 2 ? (['third round'] as const) : []),
      ...(game === 'demon-city-2018' ? (['short deck'] as const) : []),
      ...(/^\s+throws \d/mu.test(text) ? (['pins'] as const) : []),
      ...(round.holdsAfter(left)?.equals(0) === false ? (['something open'] as const) : []),
    ],
  };
}

type Asked = Pick<AskedFigure, 'exact' | 'played'> & { readonly stratum: Stratum };

/**
 * An action or a state, in turn, whose outcome is uncertain and whose chance differs by course: an interval always
 * holds a chance that is the same in all of them.
 */
function askedIn(analysis: ScenarioAnalysis, round: OverallRound, at: number): Asked | undefined {
  const [actions, states] = [actionsIn(analysis, round), statesIn(analysis, round)];
  const all = at % 2 === 0 ? [...turned(actions, at), ...states] : [...turned(states, at), ...actions];
  return all.find(({ exact, played }) => exact > 0 && exact < 1 && differsByCourse(played));
}

/** By a seed that is used for nothing else. */
function differsByCourse(played: AskedFigure['played']): boolean {
  const without = played(0, 0)?.sample?.without ?? [];
  return new Set(without.map((chance) => Math.round(chance * 1e9))).size > 1;
}

function turned<T>(all: readonly T[], by: number): readonly T[] {
  const start = all.length === 0 ? 0 : by % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
}

/** Where the odds aren’t known from all states, whether an action takes effect is known from the courses. */
function actionsIn({ scenario, overall }: ScenarioAnalysis, round: OverallRound): readonly Asked[] {
  const { index, odds } = round;
  const announced = scenario.rounds[index]?.announcements ?? [];
  const actors = announced.flatMap((each) => each.actors.flatMap(({ id }) => id ?? []));
  return actors.flatMap((actor): readonly Asked[] => {
    const exact = odds === undefined ? takesEffect({ scenario, overall }, round, actor) : firstOf(odds, actor)?.value;
    return exact === undefined
      ? []
      : [
          {
            stratum: odds === undefined ? 'sampled contest' : 'an action',
            exact,
            played: (seed, stage) => firstOf(playedRound(overall, [], seed, stage, index)?.odds, actor)?.figure,
          },
        ];
  });
}

/** Excludes actions that may succeed without a throw, e.g. a flight from somebody who is out of the fight. */
function takesEffect(
  { scenario: { source }, overall }: Pick<ScenarioAnalysis, 'scenario' | 'overall'>,
  round: OverallRound,
  actor: string,
): number | undefined {
  const told = playedRound(overall, [], 0, 2, round.index)?.odds.actions.find((action) => action.actor === actor);
  if (told?.odds.has('not-thrown') === true) return undefined;
  const who = { id: actor, text: actor, source };
  const chance = round.holdsAfter({ kind: 'did', who, what: 'succeeded', source });
  return chance === undefined ? undefined : share({ chance });
}

function statesIn({ scenario, ruleset, overall }: ScenarioAnalysis, round: OverallRound): readonly Asked[] {
  const { source, combatants } = scenario;
  return combatants.flatMap(({ name }) =>
    ruleset.vocabulary.reportedStates.flatMap((state): readonly Asked[] => {
      const question: Condition = { kind: 'is', who: { id: name, text: name, source }, state, source };
      const chance = round.holdsAfter(question);
      return chance === undefined
        ? []
        : [
            {
              stratum: 'a state',
              exact: share({ chance }),
              played: (seed, stage) => playedRound(overall, [question], seed, stage, round.index)?.after.chance(0),
            },
          ];
    }),
  );
}

function playedRound(
  overall: ScenarioAnalysis['overall'],
  questions: readonly Condition[],
  seed: number,
  stage: number,
  index: number,
) {
  const sampling = overall.sampling({ questions, seed, everything: true });
  if (sampling === undefined) return undefined;
  runToEnd(sampling.goOn(coursesIn(stage)));
  return sampling.round(index);
}

function firstOf(
  odds: Pick<RoundOdds, 'actions'> | undefined,
  actor: string | undefined,
): { readonly value: number; readonly figure: Figure } | undefined {
  const [figure] = odds?.actions.find((action) => action.actor === actor)?.odds.values() ?? [];
  return figure === undefined ? undefined : { value: share(figure), figure };
}

/** The width of the interval of as many independent courses that are only counted. */
export function countedWidth(exact: number, plays: number): number {
  const { sample } = shareOfPlays(toFraction(BigInt(Math.round(exact * 1e9)), 1_000_000_000n), plays);
  return sample === undefined ? 0 : sample.high - sample.low;
}
