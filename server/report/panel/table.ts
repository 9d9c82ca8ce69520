/**
 * What lies on the table in a step: hands of a contest, throws being gathered, a damage throw, hits that are spread, or
 * a roll that is searched for sets.
 */
import {
  isFirst,
  mapInSteps,
  sentence,
  type ActionOdds,
  type ContestOdds,
  type PartyResult,
  type Pool,
  type Result,
  type RoundOdds,
  type Source,
  type Step,
  type UnknownOdds,
} from '../../engine/index.ts';
import type { PartyView, TableView, WhyView } from '../../protocol/index.ts';
import { poolWords, unitOf } from '../modifiers.ts';
import { isSameSentence } from '../places.ts';
import { detailTable, joinedTables } from '../details/index.ts';
import type { TableStep } from '../details/detail-report.ts';
import { emptyTable } from '../details/table-parts.ts';
import { ofSeveralWords } from '../step-text.ts';
import { addsView } from './adding.ts';
import { actionOf, isAnnounced } from './announced.ts';
import { withoutStop } from './card-why.ts';
import { cardViews, unthrown } from './cards.ts';
import { chanceOf, chanceViews } from './chances.ts';
import { chipViews } from './chips.ts';
import { countedView, distributionViews, unknownChances } from './distributions.ts';
import { forceable } from './forcing.ts';
import { ruleOf } from './rule-links.ts';
import { sideNameOf, type ViewContext } from './view-context.ts';

/** Undefined where nothing lies on the table. It stops again and again where many throw. */
export function* tableViewSteps(context: ViewContext, table: TableStep): Generator<undefined, TableView | undefined> {
  const thrown = yield* thrownTable(context, table);
  const details = yield* detailTable({ ...table, context });
  return thrown === undefined || details === undefined ? (thrown ?? details) : joinedTables(thrown, details);
}

function* thrownTable(context: ViewContext, table: TableStep): Generator<undefined, TableView | undefined> {
  const { step } = table;
  const told: Told = { ...table, context };
  if (step.parties !== undefined) return yield* contestTable(told, step.parties);
  if (step.pool !== undefined) return partyTable(poolWords(step.pool), gatheringParty(told, step.pool));
  if (step.results !== undefined) return partyTable(sentence(step.kind), resultsParty(told, step.results));
  return step.among === undefined ? undefined : togetherTable(told, step.among);
}

interface Told extends TableStep {
  readonly context: ViewContext;
}

function* contestTable(told: Told, parties: readonly PartyResult[]): Generator<undefined, TableView> {
  const contest = contestOf(told.step, parties, told.odds);
  const counted = contest === undefined ? undefined : countedView(contest);
  const unknown = contest === undefined ? unknownOf(parties, told.odds) : undefined;
  return {
    heading: withFromHere(told, headingOf(told.step, contest ?? unknown)),
    chances: contest === undefined ? [] : chanceViews(told.context, contest, sameContest(told, contest)),
    ...(counted === undefined ? {} : { counted }),
    distributions: [
      ...(unknown === undefined ? [] : [unknownChances(unknown)]),
      ...(contest === undefined ? [] : distributionViews(contest)),
    ],
    parties: yield* mapInSteps(parties, (party) => partyView(told, party)),
  };
}

/** What comes of throws that have been told one by one: only its chances. */
function togetherTable(told: Told, among: readonly string[]): TableView | undefined {
  const contest = told.odds?.contests[told.step.contest ?? -1];
  if (contest?.parties.every((name) => among.includes(name)) !== true) return undefined;
  return {
    ...emptyTable(withFromHere(told, sentence(contest.kind))),
    chances: chanceViews(told.context, contest, sameContest(told, contest)),
  };
}

/**
 * Beside the text stand the chances over all courses that come to a round; here, beyond the first, those from the one
 * state that this course finds.
 */
function withFromHere({ context: { scenario }, odds }: Told, words: string): string {
  const isLater = odds !== undefined && !isFirst(scenario, { number: odds.round });
  return isLater ? `${words}, from here` : words;
}

function headingOf({ ofSeveral }: Step, contest: Pick<ContestOdds, 'kind'> | undefined): string {
  const kind = contest === undefined ? 'Throw' : sentence(contest.kind);
  return ofSeveralWords(kind, ofSeveral);
}

/** Of contests that can’t be reckoned the odds have nothing, so that others may stand in their place. */
function contestOf(step: Step, parties: readonly PartyResult[], odds: RoundOdds | undefined): ContestOdds | undefined {
  const found = step.contest === undefined ? undefined : odds?.contests[step.contest];
  return found !== undefined && areAmong(parties, found) ? found : odds?.contests.find((each) => isOf(parties, each));
}

/**
 * The contest where nothing is tried out: the one of the same kind between the same, and of several of those the one in
 * the same place.
 */
function sameContest({ odds, written }: Pick<Told, 'odds' | 'written'>, contest: ContestOdds): ContestOdds | undefined {
  const like = (each: ContestOdds): boolean =>
    each.kind === contest.kind && each.parties.join('\n') === contest.parties.join('\n');
  return written?.contests.filter(like)[odds?.contests.filter(like).indexOf(contest) ?? -1];
}

/** The action where nothing is tried out: the same deed of the same person. */
export function sameAction(
  action: ActionOdds | undefined,
  { odds, written }: Pick<Told, 'odds' | 'written'>,
): ActionOdds | undefined {
  const like = (each: ActionOdds): boolean => each.actor === action?.actor && each.words === action.words;
  return action === undefined
    ? undefined
    : written?.actions.filter(like)[odds?.actions.filter(like).indexOf(action) ?? -1];
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

function partyTable(heading: string, party: PartyView): TableView {
  return { ...emptyTable(heading), parties: [party] };
}

function gatheringParty(told: Told, pool: Pool): PartyView {
  const { context, step } = told;
  const sideName = sideNameOf(context, pool.who);
  return {
    name: pool.who,
    ...sideView(context, pool.who, sideName),
    action: `gathers ${pool.size === 1 ? `one ${unitOf(pool, 1)}` : unitOf(pool, pool.size)}`,
    cards: unthrown(context, pool, step.source),
    ...reasonsOf(told, pool, step.source),
    ...chanceView(told, pool, step.source),
    tone: 'plain',
    lines: context.linesOf(step.source),
  };
}

/** A throw that is no contest has a single party, so what it comes to stands beside it. */
function resultsParty({ context, round, step }: Told, results: readonly Result[]): PartyView {
  const who = step.actor ?? '';
  const sideName = sideNameOf(context, who);
  const { forcing, slotOf } = forceable(context, round, step, who);
  return {
    name: who,
    ...sideView(context, who, sideName),
    action: step.does ?? '',
    ...diceWords(results),
    cards: cardViews(context, { results, step }, slotOf),
    ...(forcing === undefined ? {} : { forcing }),
    chips: [],
    ...(step.text === '' ? {} : { note: step.text }),
    tone: 'plain',
    lines: context.linesOf(step.source),
  };
}

/** `1d6`, `2d4 + 1d6`; nothing for cards, which say themselves what they are. */
function diceWords(results: readonly Result[]): { readonly pool?: string } {
  const kinds = [...new Set(results.flatMap(({ faces }) => faces ?? []))];
  const words = kinds.map((faces) => `${results.filter((result) => result.faces === faces).length}d${faces}`);
  return words.length === 0 ? {} : { pool: words.join(' + ') };
}

function partyView(told: Told, party: PartyResult): PartyView {
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

/** The side’s name is left out where it says no more than that of the one who throws: somebody alone, and the Host. */
function sideView({ sides }: ViewContext, who: string, side: string): Pick<PartyView, 'side' | 'sideName'> {
  return { side: sides(side), sideName: who === side || who === `the ${side}` ? '' : side };
}

/** The chips of a pool, and what could be added to it: only where what its owner announces stands behind it. */
function reasonsOf({ context, round, announced }: Told, pool: Pool, source: Source): Pick<PartyView, 'chips' | 'adds'> {
  const adds = isAnnounced(announced, pool, source) ? addsView(context, round, pool) : undefined;
  return { chips: chipViews(context, pool, { announced, source }), ...(adds === undefined ? {} : { adds }) };
}

function chanceView(told: Told, pool: Pool, source: Source): Pick<PartyView, 'chance'> {
  const { odds, written } = told;
  const action = actionOf(odds, pool, source);
  const chance = chanceOf(action, sameAction(action, { odds, written }));
  return chance === undefined ? {} : { chance: { ...chance, label: withFromHere(told, chance.label) } };
}
