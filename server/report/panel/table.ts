/** What lies on the table in a step: hands of a contest, throws being gathered, or a damage throw. */
import type { Modifier, OutcomeOdds, PartyResult, Pool, Result, RoundOdds, Step } from '../../engine/index.ts';
import type { CardView, ChanceView, ChipView, PartyView, TableView } from '../../protocol/index.ts';
import { percent, share, shortFraction } from '../figures.ts';
import { modifierLabel, modifierReason, modifierTitle, poolWords, startWords, unitOf } from '../modifiers.ts';
import { capitalized } from '../sentence.ts';
import type { ViewContext } from './view-context.ts';
import { ruleLink } from './rule-links.ts';

/** Undefined where nothing lies on the table. */
export function tableView(context: ViewContext, step: Step, odds: RoundOdds | undefined): TableView | undefined {
  if (step.parties !== undefined) return contestTable(context, step, step.parties, odds);
  if (step.pool !== undefined) return gatheringTable(context, step, step.pool, odds);
  return step.results === undefined ? undefined : resultsTable(context, step, step.results);
}

function contestTable(context: ViewContext, step: Step, parties: readonly PartyResult[], odds: RoundOdds | undefined): TableView {
  const contest = step.contest === undefined ? undefined : odds?.contests[step.contest];
  return {
    heading: contest === undefined ? 'Throw' : capitalized(contest.kind),
    chances: contest === undefined ? [] : chanceViews(contest.odds),
    parties: parties.map((party) => partyView(context, party, odds)),
  };
}

function gatheringTable(context: ViewContext, step: Step, pool: Pool, odds: RoundOdds | undefined): TableView {
  const side = sideOf(context, pool.who);
  const down: CardView = { kept: false, says: pool.unit === undefined ? 'a card, face down' : `a ${pool.unit.one}, not rolled yet` };
  const chance = chanceOf(odds, pool.who);
  return {
    heading: poolWords(pool),
    chances: [],
    parties: [{
      name: pool.who, side: context.sides(side), sideName: side, action: `gathers ${unitOf(pool, pool.size)}`,
      cards: Array.from({ length: Math.min(pool.size, mostCards) }, () => down),
      chips: chipViews(context, pool),
      ...(chance === undefined ? {} : { chance }),
      tone: 'plain', lines: context.linesOf(step.source),
    }],
  };
}

/** More face-down cards than this say nothing. */
const mostCards = 30;

function resultsTable(context: ViewContext, step: Step, results: readonly Result[]): TableView {
  const who = step.actor ?? '';
  const side = sideOf(context, who);
  return {
    heading: capitalized(step.kind),
    chances: [],
    parties: [{
      name: who, side: context.sides(side), sideName: side, action: step.does ?? '', cards: results.map(cardView), chips: [],
      tone: 'plain', lines: context.linesOf(step.source),
    }],
  };
}

function partyView(context: ViewContext, party: PartyResult, odds: RoundOdds | undefined): PartyView {
  const side = party.side ?? 'Host';
  const chance = chanceOf(odds, party.who);
  return {
    name: party.who,
    side: context.sides(side),
    sideName: side,
    action: party.action,
    cards: party.results.map(cardView),
    chips: chipViews(context, party.pool),
    ...(chance === undefined ? {} : { chance }),
    ...(party.outcome === '' ? {} : { outcome: party.outcome }),
    tone: party.tone,
    lines: context.linesOf(party.source),
  };
}

function cardView(result: Result): CardView {
  const name = result.name === undefined ? '' : `${result.name}, `;
  return {
    face: result.label,
    ...(result.name === undefined ? {} : { name: result.name }),
    kept: result.kept,
    says: `${name}${result.label}${result.says === undefined ? '' : `, ${result.says}`}`,
  };
}

function chipViews(context: ViewContext, pool: Pool): readonly ChipView[] {
  const base: ChipView = {
    text: startWords(pool), tone: 'plain', struck: false,
    title: `${pool.base} ${unitOf(pool, pool.base)} to start`, reason: pool.because,
  };
  return [base, ...pool.modifiers.map((modifier) => chipView(context, modifier, pool))];
}

function chipView(context: ViewContext, modifier: Modifier, pool: Pool): ChipView {
  const rule = ruleLink(context.ruleset, modifier.rule);
  return {
    text: modifierLabel(modifier),
    tone: modifier.amount < 0 ? 'minus' : 'plus',
    struck: modifier.standing !== 'counted',
    title: modifierTitle(modifier, pool),
    reason: modifierReason(modifier),
    ...(modifier.words === undefined ? {} : { quote: modifier.words }),
    lines: context.linesOf(modifier.source),
    ...(rule === undefined ? {} : { rule }),
  };
}

function chanceOf(odds: RoundOdds | undefined, who: string): ChanceView | undefined {
  const action = odds?.actions.find((each) => each.actor === who);
  const [first] = action === undefined ? [] : chanceViews(action.odds);
  return first === undefined ? undefined : { ...first, label: 'chance' };
}

function chanceViews(odds: OutcomeOdds): readonly ChanceView[] {
  return [...odds].map(([label, figure]) => {
    const exact = figure.sample === undefined ? shortFraction(figure) : '';
    return { label, value: share(figure), text: percent(figure, 1), ...(exact === '' ? {} : { exact }) };
  });
}

function sideOf(context: ViewContext, who: string): string {
  const combatant = context.scenario.combatants.find((each) => each.name === who);
  return combatant === undefined ? 'Host' : combatant.side.id ?? combatant.side.text;
}
