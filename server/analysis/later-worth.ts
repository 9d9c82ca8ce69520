/** What modifiers are worth in a later round, which many courses reach. */
import {
  firstFigure,
  movedFrom,
  sameSource,
  worthIn,
  type ActionOdds,
  type ContestOdds,
  type Figure,
  type RoundOdds,
  type RoundWorth,
  type Worth,
} from '../engine/index.ts';
import type { ScenarioAnalysis } from './scenario-analysis.ts';

/** Exact over all courses if possible, otherwise from a few plays. */
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
      ruleset.trialSentences,
    );
  const few = pass.oddsOfFew(round.index);
  if (few === undefined) return nothing;
  const base: RoundOdds = { ...round, ...few };
  const worth = worthIn(
    scenario,
    base,
    (change) => {
      const odds = pass.oddsOfFew(round.index, change);
      return odds === undefined ? undefined : { ...base, ...odds };
    },
    ruleset.trialSentences,
  );
  return inPlays(base, worth);
}

const nothing: RoundWorth = {
  ofAction: () => undefined,
  ofReason: () => undefined,
  ofContest: () => undefined,
};

/** The worth is the difference of two chances of the same few plays, and is labelled as such. */
const method = 'estimated from a few plays';

function inPlays({ actions, contests }: RoundOdds, worth: RoundWorth): RoundWorth {
  const action = (of: ActionOdds): ActionOdds | undefined =>
    actions.find(({ actor, source }) => actor === of.actor && sameSource(source, of.source));
  const contest = (of: ContestOdds): ContestOdds | undefined =>
    contests.find(({ kind, source }) => kind === of.kind && sameSource(source, of.source));
  return {
    ofAction: (of) => {
      const same = action(of);
      const shown = same === undefined ? undefined : worth.ofAction(same);
      const moved = <W extends Worth>(each: W): W => marked(firstFigure(of), each);
      return shown === undefined
        ? undefined
        : {
            modifiers: shown.modifiers.map(moved),
            together: shown.together.map(moved),
            advantages: shown.advantages.map(moved),
          };
    },
    ofReason: (of, without) => {
      const same = action(of);
      const described = same === undefined ? undefined : worth.ofReason(same, without);
      return described === undefined ? undefined : marked(firstFigure(of), described);
    },
    ofContest: (of) => {
      const same = contest(of);
      const entry = same === undefined ? undefined : worth.ofContest(same);
      return entry?.map((each) => marked(of.odds.get(of.goals?.get(each.change.who) ?? ''), each));
    },
  };
}

/** The displayed chance is based on far more plays than these few: they only show by how much it moves. */
function marked<W extends Worth>(figure: Figure | undefined, worth: W): W {
  return { ...(figure === undefined ? worth : movedFrom(figure, worth)), reckoned: method };
}
