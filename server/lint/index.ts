/** Entry point of the lint module: the checks for every game, and running all checks of a scenario. */
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
import { expectationFailed } from './outcomes/expectation-failed.ts';
import { expectationOpen } from './outcomes/expectation-open.ts';
import { outcomeDecided } from './outcomes/outcome-decided.ts';
import { roundNeverReached } from './outcomes/round-never-reached.ts';
import { announcesTwice } from './rules/announces-twice.ts';
import { distanceJumps } from './rules/distance-jumps.ts';
import { duplicateName } from './rules/duplicate-name.ts';
import { listedTwice } from './rules/listed-twice.ts';
import { negativeDistance } from './rules/negative-distance.ts';
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

/** The static checks for every game, in the order of their findings. */
export const commonRules: readonly LintRule[] = [
  negativeDistance,
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

/** All static checks for scenarios of a game. */
export function rulesFor(ruleset: Ruleset): readonly LintRule[] {
  return [...commonRules, ...ruleset.checks];
}

/** The outcome checks, in the order of their findings. */
export const outcomeRules: readonly OutcomeRule[] = [
  expectationFailed,
  expectationOpen,
  roundNeverReached,
  outcomeDecided,
  advantageWithoutEffect,
];

/** All findings of the outcome checks. Yields repeatedly, so that it can run in time slices. */
export function checkOutcomes(context: OutcomeContext): Generator<undefined, readonly Finding[]> {
  return foundBy(outcomeRules, context);
}

/** All findings of the static checks. */
export function check(scenario: Scenario, ruleset: Ruleset): readonly Finding[] {
  return [...runToEnd(checkPromptly(scenario, ruleset)), ...runToEnd(checkLate(scenario, ruleset))];
}

/** The findings of checks that take negligible time in a scenario of ordinary length. Yields repeatedly. */
export function* checkPromptly(scenario: Scenario, ruleset: Ruleset): Generator<undefined, readonly Finding[]> {
  if (ruleset.checkSteps !== undefined) yield* ruleset.checkSteps(scenario);
  return yield* foundBy(
    rulesFor(ruleset).filter(({ late }) => late === undefined),
    { scenario, ruleset },
  );
}

/** The findings of checks that play the shown course. Yields repeatedly. */
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

/** The findings of a check, up to the maximum. */
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
