/** The door of the lint room: the checks that hold for every game, and running all checks of a scenario. */
import {
  runToEnd,
  type Finding,
  type Found,
  type LintRule,
  type OutcomeContext,
  type OutcomeRule,
  type Ruleset,
  type Scenario,
} from '../engine/index.ts';
import { lastOf, mostOfOneCheck } from './more-of-the-same.ts';
import { advantageWithoutEffect } from './outcomes/advantage-without-effect.ts';
import { expectationFailed, failedExpectations } from './outcomes/expectation-failed.ts';
import { expectationOpen, openExpectations } from './outcomes/expectation-open.ts';
import type { ExpectationContext } from './outcomes/expected.ts';
import { outcomeDecided } from './outcomes/outcome-decided.ts';
import { roundNeverReached } from './outcomes/round-never-reached.ts';
import { announcesTwice } from './rules/announces-twice.ts';
import { distanceJumps } from './rules/distance-jumps.ts';
import { duplicateName } from './rules/duplicate-name.ts';
import { listedTwice } from './rules/listed-twice.ts';
import { noRulesLine } from './rules/no-rules-line.ts';
import { nothingHasHappened } from './rules/nothing-has-happened.ts';
import { roundLeftOut } from './rules/round-left-out.ts';
import { roundNeverPlayed } from './rules/round-never-played.ts';
import { repeatedRulesLine } from './rules/repeated-rules-line.ts';
import { secondRulesLine } from './rules/second-rules-line.ts';
import { setsAsideNothing } from './rules/sets-aside-nothing.ts';
import { statTwice } from './rules/stat-twice.ts';
import { targetIsAlly } from './rules/target-is-ally.ts';
import { targetIsOut } from './rules/target-is-out.ts';
import { thingNotCarried } from './rules/thing-not-carried.ts';
import { undeclaredThing } from './rules/undeclared-thing.ts';
import { unknownName } from './rules/unknown-name.ts';
import { unknownOption } from './rules/unknown-option.ts';
import { unknownStat } from './rules/unknown-stat.ts';
import { whoIsMeant } from './rules/who-is-meant.ts';

export { moreOfTheSame } from './more-of-the-same.ts';
export { nearest } from './nearest.ts';

/** The checks of every game, in the order in which their findings are told. */
export const commonRules: readonly LintRule[] = [
  noRulesLine,
  secondRulesLine,
  repeatedRulesLine,
  unknownName,
  whoIsMeant,
  duplicateName,
  unknownStat,
  statTwice,
  targetIsAlly,
  targetIsOut,
  thingNotCarried,
  undeclaredThing,
  announcesTwice,
  listedTwice,
  distanceJumps,
  roundNeverPlayed,
  roundLeftOut,
  nothingHasHappened,
  unknownOption,
  setsAsideNothing,
];

/** All rules that may speak of a scenario of that game. */
export function rulesFor(ruleset: Ruleset): readonly LintRule[] {
  return [...commonRules, ...ruleset.checks];
}

/** The checks of what can come of a scenario, in the order in which their findings are told. */
export const outcomeRules: readonly OutcomeRule[] = [
  expectationFailed,
  expectationOpen,
  roundNeverReached,
  outcomeDecided,
  advantageWithoutEffect,
];

/** What is found of expectations alone, for whoever asks for nothing else. */
export function expectationFindings(context: ExpectationContext): readonly Finding[] {
  return [...failedExpectations(context), ...openExpectations(context)];
}

/**
 * Everything that the checks of outcomes find. It stops again and again on its way, so that it can be done bit by bit.
 */
export function checkOutcomes(context: OutcomeContext): Generator<undefined, readonly Finding[]> {
  return foundBy(outcomeRules, context);
}

/** Everything that the checks find in what is written. */
export function check(scenario: Scenario, ruleset: Ruleset): readonly Finding[] {
  return [...runToEnd(checkPromptly(scenario, ruleset)), ...runToEnd(checkLate(scenario, ruleset))];
}

/**
 * What those checks find that take no time to speak of in a scenario of ordinary length. It stops again and again on
 * its way.
 */
export function* checkPromptly(scenario: Scenario, ruleset: Ruleset): Generator<undefined, readonly Finding[]> {
  if (ruleset.checkSteps !== undefined) yield* ruleset.checkSteps(scenario);
  return yield* foundBy(
    rulesFor(ruleset).filter(({ late }) => late === undefined),
    { scenario, ruleset },
  );
}

/** What those find that look at how the shown course goes. It stops again and again on its way. */
export function checkLate(scenario: Scenario, ruleset: Ruleset): Generator<undefined, readonly Finding[]> {
  return foundBy(
    rulesFor(ruleset).filter(({ late }) => late === true),
    { scenario, ruleset },
  );
}

interface Check<Context> {
  readonly title: string;
  check(context: Context): Found;
}

function* foundBy<Context>(
  rules: readonly Check<Context>[],
  context: Context,
): Generator<undefined, readonly Finding[]> {
  const findings: Finding[] = [];
  for (const rule of rules) {
    for (const finding of yield* firstOf(rule, context)) findings.push(finding);
    yield;
  }
  return findings;
}

/** As many findings of a check as are listed. */
function* firstOf<Context>(rule: Check<Context>, context: Context): Generator<undefined, readonly Finding[]> {
  const findings: Finding[] = [];
  for (const finding of rule.check(context)) {
    const last = findings.length >= mostOfOneCheck ? findings.at(-1) : undefined;
    if (finding !== undefined && last !== undefined) return [...findings, lastOf(rule, last)];
    if (finding !== undefined) findings.push(finding);
    yield;
  }
  return findings;
}
