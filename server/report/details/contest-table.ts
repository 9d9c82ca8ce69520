/** The table of a contest: its chances, and each party's throws. */
import {
  mapInSteps,
  sentence,
  type ContestOdds,
  type Detail,
  type PartyResult,
  type RoundOdds,
  type Step,
  type ContestDetail,
  type UnknownOdds,
} from '../../engine/index.ts';
import type { PartyView, WhyView } from '../../protocol/index.ts';
import { poolWords } from '../hover/modifiers.ts';
import { withoutStop } from '../panel/card-why.ts';
import { cardViews } from '../panel/cards.ts';
import { chanceViews } from '../panel/chances.ts';
import { countedView, distributionViews, unknownChances } from '../panel/distributions.ts';
import { forceable } from '../panel/forcing.ts';
import { ruleOf } from '../panel/rule-links.ts';
import type { ViewContext } from '../panel/view-context.ts';
import { ofSeveralWords } from '../timeline/step-text.ts';
import type { TableSteps, StepInRound } from './detail-report.ts';
import { chanceView, reasonsOf, sameContest, sideView, withFromHere } from './table-parts.ts';

export function* contestTable(inRound: StepInRound, detail: Detail<'contest'>): TableSteps {
  const { parties, ofSeveral } = detail;
  const contest = contestOf(detail, inRound.odds);
  const counted = contest === undefined ? undefined : countedView(contest);
  const unknown = contest === undefined ? unknownOf(detail, inRound.odds) : undefined;
  return {
    heading: withFromHere(inRound, headingOf(ofSeveral, contest ?? unknown)),
    chances: contest === undefined ? [] : chanceViews(inRound.context, contest, sameContest(inRound, contest)),
    ...(counted === undefined ? {} : { counted }),
    distributions: [
      ...(unknown === undefined ? [] : [unknownChances(unknown)]),
      ...(contest === undefined ? [] : distributionViews(contest)),
    ],
    parties: yield* mapInSteps(parties, (party) => partyView(inRound, party)),
  };
}

function headingOf(ofSeveral: ContestDetail['ofSeveral'], contest: Pick<ContestOdds, 'kind'> | undefined): string {
  const kind = contest === undefined ? 'Throw' : sentence(contest.kind);
  return ofSeveralWords(kind, ofSeveral);
}

function contestOf(detail: Detail<'contest'>, odds: RoundOdds | undefined): ContestOdds | undefined {
  return odds?.contests.find((each) => isOf(detail, each));
}

/** The contest's entry among those of unknown chances. */
function unknownOf(detail: Detail<'contest'>, odds: RoundOdds | undefined): UnknownOdds | undefined {
  return odds?.unknown?.find((each) => isOf(detail, each));
}

/** If somebody else throws too, the chances are from a different state and don't apply. */
function isOf({ contest, parties }: Detail<'contest'>, each: Pick<ContestOdds, 'id' | 'parties'>): boolean {
  return each.id === contest && each.parties.every((name) => parties.some(({ who }) => who === name));
}

function partyView(stepInRound: StepInRound, party: PartyResult): PartyView {
  const { context, round, step } = stepInRound;
  const { who, side, pool, results, outcome, why, tone, source } = party;
  const { forcing, slotOf } = forceable(context, round, step, who, party);
  return {
    name: who,
    ...sideView(context, who, side),
    action: party.action,
    ...(pool.difficulty === undefined ? {} : { pool: poolWords(pool) }),
    cards: cardViews(context, { results, pool, step, ...(why === undefined ? {} : { why }) }, slotOf),
    ...(forcing === undefined ? {} : { forcing }),
    ...reasonsOf(stepInRound, pool, source),
    ...chanceView(stepInRound, pool, source),
    ...(outcome === ''
      ? {}
      : { outcome, ...(why === undefined ? {} : { outcomeWhy: outcomeWhy(context, outcome, why, step) }) }),
    tone,
    lines: context.linesOf(source),
  };
}

function outcomeWhy(context: ViewContext, outcome: string, why: string, { rule }: Step): WhyView {
  return { title: sentence(outcome), reasons: [{ text: withoutStop(why) }], ...ruleOf(context.ruleset, rule) };
}
