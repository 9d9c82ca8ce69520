/** What throws are worth in a round that many courses come to. */
import {
  sameSource,
  worthIn,
  type ActionOdds,
  type ContestOdds,
  type Figure,
  type OutcomeOdds,
  type OverallOdds,
  type RoundOdds,
  type RoundWorth,
  type Worth,
} from '../engine/index.ts';
import type { ScenarioAnalysis } from './scenario-analysis.ts';

/** Over all courses where they can be gone through, and else in a few plays. */
export function laterWorth(analysis: ScenarioAnalysis, round: RoundOdds): RoundWorth {
  const { scenario, ruleset, overall, pass } = analysis;
  const exact = overall.rounds[round.index];
  if (exact?.odds !== undefined)
    return worthIn(
      scenario,
      round,
      (change) => {
        const odds = exact.changed(change);
        return odds === undefined ? undefined : { ...round, ...odds };
      },
      ruleset.trying,
    );
  const few = pass.oddsOfFew(round.index);
  if (few === undefined) return nothing;
  const base: RoundOdds = { ...round, ...withoutIntervals(few) };
  const worth = worthIn(
    scenario,
    base,
    (change) => {
      const odds = pass.oddsOfFew(round.index, change);
      return odds === undefined ? undefined : { ...base, ...withoutIntervals(odds) };
    },
    ruleset.trying,
  );
  return inPlays(base, worth);
}

const nothing: RoundWorth = {
  ofAction: () => undefined,
  ofReason: () => undefined,
  ofContest: () => undefined,
};

/** The difference of two chances of the same few plays is told, and what is told of it says so. */
const reckoned = 'in a few plays';

function inPlays({ actions, contests }: RoundOdds, worth: RoundWorth): RoundWorth {
  const action = (of: ActionOdds): ActionOdds | undefined =>
    actions.find(({ actor, source }) => actor === of.actor && sameSource(source, of.source));
  const contest = (of: ContestOdds): ContestOdds | undefined =>
    contests.find(({ kind, source }) => kind === of.kind && sameSource(source, of.source));
  const marked = <W extends Worth>(each: W): W => ({ ...each, reckoned });
  return {
    ofAction: (of) => {
      const same = action(of);
      const told = same === undefined ? undefined : worth.ofAction(same);
      return told === undefined
        ? undefined
        : {
            modifiers: told.modifiers.map(marked),
            together: told.together.map(marked),
            advantages: told.advantages.map(marked),
          };
    },
    ofReason: (of, without) => {
      const same = action(of);
      const told = same === undefined ? undefined : worth.ofReason(same, without);
      return told === undefined ? undefined : marked(told);
    },
    ofContest: (of) => {
      const same = contest(of);
      return same === undefined ? undefined : worth.ofContest(same)?.map(marked);
    },
  };
}

function withoutIntervals({ actions, contests, ...odds }: OverallOdds): OverallOdds {
  return {
    ...odds,
    actions: actions.map((action) => ({ ...action, odds: plain(action.odds) })),
    contests: contests.map((contest) => ({ ...contest, odds: plain(contest.odds) })),
  };
}

function plain(odds: OutcomeOdds): OutcomeOdds {
  return new Map([...odds].map(([name, { sample: _, ...figure }]): [string, Figure] => [name, figure]));
}
