/** Bets that aren’t made, with the reason. */
import type { Finding, Found } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import type { Source } from '../../../../source.ts';
import type { Attempt } from '../../attempt.ts';
import type { BetFault, Stake, WrittenBet } from '../../bets.ts';
import { factsOf, type Bet, type QuickShotFact } from '../../facts.ts';
import { conditionOf, type Condition } from '../../fight.ts';
import type { RoundPlan } from '../../plan.ts';
import { foundInAttempts } from '../written.ts';

export interface FaultyBet {
  readonly fact: Bet;
  readonly bet: WrittenBet;
  readonly attempt: Attempt;
  readonly plan: RoundPlan;
  /** What the bettor has when the round begins. */
  readonly condition: Condition;
}

/** What is found where a bet isn’t made for this reason. */
export function foundInBets(
  scenario: Scenario<QuickShotFact>,
  fault: BetFault,
  check: (faulty: FaultyBet) => readonly Finding[],
): Found {
  return foundInAttempts(scenario, (attempt, plan) => faultyBets(attempt, plan, fault).flatMap(check));
}

export function faultyBets(attempt: Attempt, plan: RoundPlan, fault: BetFault): readonly FaultyBet[] {
  const condition = conditionOf(plan.context.fight, attempt.deed.actor.name);
  return factsOf(attempt.deed.announcement.clauses, 'bet').flatMap((fact, place) => {
    const bet = attempt.bets[place];
    return bet?.not?.fault === fault ? [{ fact, bet, attempt, plan, condition }] : [];
  });
}

/** Where it is written how much comes from one of the pools. */
export function stakeSource({ fact, bet }: Pick<FaultyBet, 'fact' | 'bet'>, stake: Stake): Source {
  return fact.parts[bet.stakes.indexOf(stake)]?.source ?? fact.amount.source;
}
