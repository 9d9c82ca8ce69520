/** Scenarios of which everything is known exactly, each with one figure that is asked of plays as well. */
import { analyze, type ScenarioAnalysis } from '../../../server/analysis/index.ts';
import { coursesIn, share, type Condition, type Figure, type RoundOdds } from '../../../server/engine/index.ts';
import { atOnce } from '../../../server/engine/at-once.ts';
import { figure as shareOfPlays } from '../../../server/engine/figures.ts';
import { toFraction } from '../../../server/engine/chance/index.ts';
import { textsOf } from '../../recorded/texts.ts';
import { smallDecks } from './small-decks.ts';

/** To which kinds of scenario and figure it belongs. */
export type Stratum = 'rare branch' | 'small chance' | 'third round' | 'short deck' | 'pins' | 'an action' | 'a state';

/** The exact figure, and what so many courses of a seed make of it; undefined where none of them comes there. */
export interface AskedFigure {
  readonly text: string;
  readonly strata: readonly Stratum[];
  readonly exact: number;
  readonly played: (seed: number, stage: number) => Figure | undefined;
}

/** In turn a figure of an action, or of how somebody stands. */
export function askedFigures(game: string, count: number): readonly AskedFigure[] {
  const texts = game === 'demon-city-2018' ? smallDecks(count * 3) : textsOf(game).map(({ text }) => text);
  const asked: AskedFigure[] = [];
  for (const text of texts) {
    if (asked.length === count) break;
    const [analysis] = analyze(text, { file: 'asked.clash' }).scenarios;
    const figure = analysis === undefined ? undefined : figureIn(text, game, analysis, asked.length);
    if (figure !== undefined) asked.push(figure);
  }
  return asked;
}

function figureIn(text: string, game: string, { scenario, ruleset, overall }: ScenarioAnalysis, at: number) {
  const first = Math.min(...scenario.rounds.map(({ number }) => number));
  const index = scenario.rounds.findLastIndex(
    ({ number }, place) => number > first && overall.rounds[place]?.odds !== undefined,
  );
  const round = overall.rounds[index];
  const [someone] = scenario.combatants;
  if (round?.odds === undefined || someone === undefined || round.reached === undefined) return undefined;
  const basics: readonly Stratum[] = [
    ...(share({ chance: round.reached }) < 0.05 ? (['rare branch'] as const) : []),
    ...(round.number >= first + 2 ? (['third round'] as const) : []),
    ...(game === 'demon-city-2018' ? (['short deck'] as const) : []),
    ...(/^\s+throws \d/mu.test(text) ? (['pins'] as const) : []),
  ];
  const small = (exact: number): readonly Stratum[] => (exact < 0.05 ? ['small chance'] : []);
  if (at % 2 === 0) {
    const action = round.odds.actions[at % Math.max(1, round.odds.actions.length)];
    const exact = firstOf(round.odds, action?.actor);
    if (action === undefined || exact === undefined) return undefined;
    return {
      text,
      strata: [...basics, ...small(exact.value), 'an action'] as const,
      exact: exact.value,
      played: (seed: number, stage: number) =>
        firstOf(playedRound(overall, [], seed, stage, index)?.odds, action.actor)?.figure,
    };
  }
  const { source } = scenario;
  const who = { id: someone.name, text: someone.name, source };
  const state = ruleset.vocabulary.toldStates[at % ruleset.vocabulary.toldStates.length] ?? '';
  const question: Condition = { kind: 'is', who, state, source };
  const exact = round.holdsAfter(question);
  if (exact === undefined) return undefined;
  return {
    text,
    strata: [...basics, ...small(share({ chance: exact })), 'a state'] as const,
    exact: share({ chance: exact }),
    played: (seed: number, stage: number) => playedRound(overall, [question], seed, stage, index)?.after.chance(0),
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
