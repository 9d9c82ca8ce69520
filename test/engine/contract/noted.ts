/** The outcomes recorded while a round is played are those that its odds distinguish, by the same ids. */
import { Courses, type DefinedGame, type Types } from '../../../server/engine/game/index.ts';
import {
  runToEnd,
  seededThrows,
  type OutcomeId,
  type RoundOdds,
  type Ruleset,
  type Scenario,
} from '../../../server/engine/index.ts';
import { leftOutBy } from './left-out.ts';

/** How many courses are played, and how often each of their rounds. */
const [seeds, times] = [3, 4];

type Noted = ReadonlyMap<string, OutcomeId>;

/** Where the rounds of some courses record something else than their odds along the same course have. */
export function notedComplaints(game: Ruleset, scenario: Scenario): readonly string[] {
  const { rounds } = game as DefinedGame<Types>;
  const courses = new Courses<Types>(rounds);
  const cast = rounds.castOf(scenario);
  const complaints = new Set<string>();
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { rounds: odds } = runToEnd(game.odds(scenario, { throws: seededThrows(seed), seed }));
    for (const { index, played } of runToEnd(courses.recorded(scenario, seededThrows(seed)).goOn()).rounds) {
      const its = odds.find((round) => round.index === index);
      for (let time = 1; time <= times && its !== undefined; time += 1) {
        const noted = new Map<string, OutcomeId>();
        const note = (figure: string, outcome: OutcomeId): unknown => noted.set(figure, outcome);
        courses.played(cast, played.plan, { throws: seededThrows(100 * seed + time), note });
        const { outcomes, unthrown } = leftOutBy(game);
        for (const complaint of roundComplaints(noted, its, { outcomes, unthrown: unthrown(played.plan) }))
          complaints.add(`round ${its.round}: ${complaint}`);
      }
    }
  }
  return [...complaints];
}

/** What the odds of one round leave out. */
interface Unsaid {
  readonly outcomes: readonly OutcomeId[];
  /** The ids of actions. */
  readonly unthrown: readonly string[];
}

function roundComplaints(
  noted: Noted,
  { actions, contests, unknown = [] }: RoundOdds,
  { outcomes, unthrown }: Unsaid,
): readonly string[] {
  const isLeftOut = (id: string): boolean => unthrown.includes(id) || unknown.some((each) => each.id === id);
  return [
    ...[...noted].flatMap(([id, outcome]) => {
      const contest = contests.find((each) => each.id === id);
      const action = actions.find((each) => each.id === id);
      if (contest !== undefined) return outcomeComplaints(id, outcome, contest.pinned ?? contest.odds);
      if (action === undefined) return isLeftOut(id) ? [] : [`${id} is noted, and has no odds`];
      const odds = action.pinned ?? action.odds;
      return outcomes.includes(outcome) && !odds.has(outcome) ? [] : outcomeComplaints(id, outcome, odds);
    }),
    ...contests
      .filter(({ id, thrown }) => thrown === undefined && !noted.has(id))
      .map(({ id }) => `${id} has odds, and nothing is noted of it`),
  ];
}

function outcomeComplaints(id: string, outcome: OutcomeId, odds: RoundOdds['contests'][number]['odds']): string[] {
  const figure = odds.get(outcome);
  if (figure === undefined) return [`${id} has no odds for ${outcome}, which is noted`];
  return figure.sample === undefined && figure.chance.equals(0)
    ? [`${id} comes to ${outcome}, which its odds rule out`]
    : [];
}
