/** What lies on the table in a step: hands of a contest, throws being gathered, or a damage throw. */
import { sentence, type ContestOdds, type PartyResult, type Pool, type Result, type RoundOdds, type Step } from '../../engine/index.ts';
import type { PartyView, TableView } from '../../protocol/index.ts';
import { poolWords, unitOf } from '../modifiers.ts';
import { cardViews, unthrown } from './cards.ts';
import { chanceOf, chanceViews } from './chances.ts';
import { chipViews } from './chips.ts';
import { countedView, distributionViews } from './distributions.ts';
import type { ViewContext } from './view-context.ts';

/** Undefined where nothing lies on the table. */
export function tableView(context: ViewContext, step: Step, odds: RoundOdds | undefined): TableView | undefined {
  if (step.parties !== undefined) return contestTable(context, step, step.parties, odds);
  if (step.pool !== undefined) return gatheringTable(context, step, step.pool, odds);
  return step.results === undefined ? undefined : resultsTable(context, step, step.results);
}

function contestTable(context: ViewContext, step: Step, parties: readonly PartyResult[], odds: RoundOdds | undefined): TableView {
  const contest = contestOf(step, parties, odds);
  const counted = contest === undefined ? undefined : countedView(contest);
  return {
    heading: contest === undefined ? 'Throw' : sentence(contest.kind),
    chances: contest === undefined ? [] : chanceViews(context, contest.odds),
    ...(counted === undefined ? {} : { counted }),
    distributions: contest === undefined ? [] : distributionViews(contest),
    parties: parties.map((party) => partyView(context, party, odds)),
  };
}

/** Of contests that can’t be reckoned the odds have nothing, so that others may stand in their place. */
function contestOf(step: Step, parties: readonly PartyResult[], odds: RoundOdds | undefined): ContestOdds | undefined {
  const found = step.contest === undefined ? undefined : odds?.contests[step.contest];
  return found?.parties.every((name) => parties.some(({ who }) => who === name)) === true ? found : undefined;
}

function gatheringTable(context: ViewContext, step: Step, pool: Pool, odds: RoundOdds | undefined): TableView {
  const side = sideOf(context, pool.who);
  const chance = chanceOf(odds, pool.who);
  return {
    heading: poolWords(pool),
    chances: [],
    distributions: [],
    parties: [{
      name: pool.who, side: context.sides(side), sideName: side, action: `gathers ${unitOf(pool, pool.size)}`,
      cards: unthrown(pool),
      chips: chipViews(context, pool),
      ...(chance === undefined ? {} : { chance }),
      tone: 'plain', lines: context.linesOf(step.source),
    }],
  };
}

/** A throw that is no contest has a single party, so what it comes to stands beside it. */
function resultsTable(context: ViewContext, step: Step, results: readonly Result[]): TableView {
  const who = step.actor ?? '';
  const side = sideOf(context, who);
  return {
    heading: sentence(step.kind),
    chances: [],
    distributions: [],
    parties: [{
      name: who, side: context.sides(side), sideName: side, action: step.does ?? '', ...diceWords(results), cards: cardViews(results), chips: [],
      ...(step.text === '' ? {} : { note: step.text }),
      tone: 'plain', lines: context.linesOf(step.source),
    }],
  };
}

/** `1d6`, `2d4 + 1d6`; nothing for cards, which say themselves what they are. */
function diceWords(results: readonly Result[]): { readonly pool?: string } {
  const kinds = [...new Set(results.flatMap(({ faces }) => faces ?? []))];
  const words = kinds.map((faces) => `${results.filter((result) => result.faces === faces).length}d${faces}`);
  return words.length === 0 ? {} : { pool: words.join(' + ') };
}

function partyView(context: ViewContext, party: PartyResult, odds: RoundOdds | undefined): PartyView {
  const side = party.side ?? 'Host';
  const chance = chanceOf(odds, party.who);
  return {
    name: party.who,
    side: context.sides(side),
    sideName: side,
    action: party.action,
    ...(party.pool.difficulty === undefined ? {} : { pool: poolWords(party.pool) }),
    cards: cardViews(party.results, party.pool),
    chips: chipViews(context, party.pool),
    ...(chance === undefined ? {} : { chance }),
    ...(party.outcome === '' ? {} : { outcome: party.outcome }),
    tone: party.tone,
    lines: context.linesOf(party.source),
  };
}

function sideOf(context: ViewContext, who: string): string {
  const combatant = context.scenario.combatants.find((each) => each.name === who);
  return combatant === undefined ? 'Host' : combatant.side.id ?? combatant.side.text;
}
