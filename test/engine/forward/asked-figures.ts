/** Scenarios of which everything is known exactly, each with one figure that is asked of plays as well. */
import { analyze, type ScenarioAnalysis } from '../../../server/analysis/index.ts';
import {
  coursesIn,
  share,
  type Condition,
  type Figure,
  type OverallRound,
  type RoundOdds,
  type Scenario,
} from '../../../server/engine/index.ts';
import { isAnythingLeftOpen } from '../../../server/engine/play/events.ts';
import { atOnce } from '../../../server/engine/at-once.ts';
import { figure as shareOfPlays } from '../../../server/engine/figures.ts';
import { toFraction } from '../../../server/engine/chance/index.ts';
import { generatedTexts } from '../../recorded/generated.ts';
import { smallDecks } from './small-decks.ts';

/** To which kinds of scenario and figure it belongs. */
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

/** The exact figure, and what so many courses of a seed make of it; undefined where none of them comes there. */
export interface AskedFigure {
  readonly text: string;
  readonly strata: readonly Stratum[];
  readonly exact: number;
  readonly played: (seed: number, stage: number) => Figure | undefined;
}

/** In turn a figure of an action, or of how somebody stands. */
export function askedFigures(game: string, count: number): readonly AskedFigure[] {
  const texts = game === 'demon-city-2018' ? smallDecks(count * 4) : generatedTexts(game, count * 6);
  const asked: AskedFigure[] = [];
  for (const [at, written] of texts.entries()) {
    if (asked.length === count) break;
    const text = game !== 'demon-city-2018' && at % 3 === 2 ? narrowed(written) : written;
    const [analysis] = analyze(text, { file: 'asked.clash' }).scenarios;
    const figure = analysis === undefined ? undefined : figureIn(text, game, analysis, at);
    // An interval can’t fail to hold what is certain or impossible in every course.
    if (figure !== undefined && figure.exact > 0 && figure.exact < 1) asked.push(figure);
  }
  return asked;
}

/** Few courses come to its later rounds: the first two who announce anything have to succeed, or one be hurt by it. */
function narrowed(text: string): string {
  const [one, other] = [...new Set([...text.matchAll(/^ {2}(\w[\w ]*): /gmu)].map(([, name = '']) => name))];
  const condition = other === undefined ? `${one} succeeded` : `${one} succeeded and ${other} is out of the fight`;
  return text.replace(/^round ([2-9]).*$/gmu, `round $1 if ${condition}`);
}

/** Of the last round to which all courses are known. */
function figureIn(text: string, game: string, analysis: ScenarioAnalysis, at: number): AskedFigure | undefined {
  const { scenario, overall } = analysis;
  const first = Math.min(...scenario.rounds.map(({ number }) => number));
  const left = isAnythingLeftOpen(scenario.source);
  const index = scenario.rounds.findLastIndex(
    ({ number }, place) => number > first && overall.rounds[place]?.holdsAfter(left) !== undefined,
  );
  const round = overall.rounds[index];
  if (round?.reached === undefined) return undefined;
  const asked = at % 2 === 0 ? actionIn(analysis, round, at) : stateIn(analysis, round, at);
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

/** Where the odds aren’t known from all states, whether the action takes effect is known from the courses. */
function actionIn({ scenario, overall }: ScenarioAnalysis, round: OverallRound, at: number): Asked | undefined {
  const { index, odds } = round;
  const announced = scenario.rounds[index]?.announcements ?? [];
  const actors = announced.flatMap((each) => each.actors.flatMap(({ id }) => id ?? []));
  const actor = odds === undefined ? actors[at % actors.length] : odds.actions[at % odds.actions.length]?.actor;
  if (actor === undefined) return undefined;
  const exact = odds === undefined ? takesEffect(scenario, round, actor) : firstOf(odds, actor)?.value;
  if (exact === undefined) return undefined;
  return {
    stratum: odds === undefined ? 'sampled contest' : 'an action',
    exact,
    played: (seed, stage) => firstOf(playedRound(overall, [], seed, stage, index)?.odds, actor)?.figure,
  };
}

function takesEffect({ source }: Scenario, round: OverallRound, actor: string): number | undefined {
  const who = { id: actor, text: actor, source };
  const chance = round.holdsAfter({ kind: 'did', who, what: 'succeeded', source });
  return chance === undefined ? undefined : share({ chance });
}

function stateIn({ scenario, ruleset, overall }: ScenarioAnalysis, round: OverallRound, at: number): Asked | undefined {
  const [someone] = scenario.combatants;
  if (someone === undefined) return undefined;
  const { source } = scenario;
  const { toldStates } = ruleset.vocabulary;
  const who = { id: someone.name, text: someone.name, source };
  const question: Condition = { kind: 'is', who, state: toldStates[at % toldStates.length] ?? '', source };
  const chance = round.holdsAfter(question);
  if (chance === undefined) return undefined;
  return {
    stratum: 'a state',
    exact: share({ chance }),
    played: (seed, stage) => playedRound(overall, [question], seed, stage, round.index)?.after.chance(0),
  };
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
  atOnce(sampling.goOn(coursesIn(stage)));
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
