/** What lies on the table in a contest: its chances, and what each party has thrown. */
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
import { poolWords } from '../modifiers.ts';
import { withoutStop } from '../panel/card-why.ts';
import { cardViews } from '../panel/cards.ts';
import { chanceViews } from '../panel/chances.ts';
import { countedView, distributionViews, unknownChances } from '../panel/distributions.ts';
import { forceable } from '../panel/forcing.ts';
import { ruleOf } from '../panel/rule-links.ts';
import type { ViewContext } from '../panel/view-context.ts';
import { isSameSentence } from '../places.ts';
import { ofSeveralWords } from '../step-text.ts';
import type { TableSteps, ToldStep } from './detail-report.ts';
import { chanceView, reasonsOf, sameContest, sideView, withFromHere } from './table-parts.ts';

export function* contestTable(told: ToldStep, detail: Detail<'contest'>): TableSteps {
  const { parties, ofSeveral } = detail;
  const contest = contestOf(detail, told.odds);
  const counted = contest === undefined ? undefined : countedView(contest);
  const unknown = contest === undefined ? unknownOf(parties, told.odds) : undefined;
  return {
    heading: withFromHere(told, headingOf(ofSeveral, contest ?? unknown)),
    chances: contest === undefined ? [] : chanceViews(told.context, contest, sameContest(told, contest)),
    ...(counted === undefined ? {} : { counted }),
    distributions: [
      ...(unknown === undefined ? [] : [unknownChances(unknown)]),
      ...(contest === undefined ? [] : distributionViews(contest)),
    ],
    parties: yield* mapInSteps(parties, (party) => partyView(told, party)),
  };
}

function headingOf(ofSeveral: ContestDetail['ofSeveral'], contest: Pick<ContestOdds, 'kind'> | undefined): string {
  const kind = contest === undefined ? 'Throw' : sentence(contest.kind);
  return ofSeveralWords(kind, ofSeveral);
}

/** Of contests that can’t be reckoned the odds have nothing, so that others may stand in their place. */
function contestOf({ place, parties }: Detail<'contest'>, odds: RoundOdds | undefined): ContestOdds | undefined {
  const found = odds?.contests[place];
  return found !== undefined && areAmong(parties, found) ? found : odds?.contests.find((each) => isOf(parties, each));
}

/** The same of those of which nothing is known. */
function unknownOf(parties: readonly PartyResult[], odds: RoundOdds | undefined): UnknownOdds | undefined {
  return odds?.unknown?.find((each) => isOf(parties, each));
}

/** One that comes of the same announcement, between the same. */
function isOf(parties: readonly PartyResult[], contest: Pick<ContestOdds, 'parties' | 'source'>): boolean {
  return parties.some(({ source }) => isSameSentence(source, contest.source)) && areAmong(parties, contest);
}

function areAmong(parties: readonly PartyResult[], contest: Pick<ContestOdds, 'parties'>): boolean {
  return contest.parties.every((name) => parties.some(({ who }) => who === name));
}

function partyView(told: ToldStep, party: PartyResult): PartyView {
  const { context, round, step } = told;
  const { who, side, pool, results, outcome, why, tone, source } = party;
  const { forcing, slotOf } = forceable(context, round, step, who, party);
  return {
    name: who,
    ...sideView(context, who, side),
    action: party.action,
    ...(pool.difficulty === undefined ? {} : { pool: poolWords(pool) }),
    cards: cardViews(context, { results, pool, step, ...(why === undefined ? {} : { why }) }, slotOf),
    ...(forcing === undefined ? {} : { forcing }),
    ...reasonsOf(told, pool, source),
    ...chanceView(told, pool, source),
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
