/** Converts the text of one round to the request that `engine/chance` gets about it. */
import { fail } from 'node:assert/strict';
import { runToEnd, seededThrows, type Fact, type Ruleset, type Scenario } from '../../../server/engine/index.ts';
import type { Contest, DiceContest } from '../../../server/engine/chance/index.ts';
import { castOf } from '../../../server/engine/rulesets/demon-city/cast.ts';
import { startOf } from '../../../server/engine/rulesets/demon-city/fight.ts';
import { planDice } from '../../../server/engine/rulesets/demon-city-2017/plan.ts';
import { handOf } from '../../../server/engine/rulesets/demon-city-2017/rolling.ts';
import { demonCity2017 } from '../../../server/engine/rulesets/demon-city-2017/index.ts';
import { contestOf, sizesOf, throwingOf } from '../../../server/engine/rulesets/demon-city-2018/contests.ts';
import { startingDecks } from '../../../server/engine/rulesets/demon-city-2018/cards.ts';
import { startOf as tarotStart } from '../../../server/engine/rulesets/demon-city-2018/fight.ts';
import { demonCity2018 } from '../../../server/engine/rulesets/demon-city-2018/index.ts';
import { planCards } from '../../../server/engine/rulesets/demon-city-2018/plan.ts';
import { readText } from '../../../server/language/index.ts';

/** The Clash of the only round of a text by the dice edition. */
export function diceContest(text: string): DiceContest {
  const scenario = scenarioOf(demonCity2017, text);
  const cast = castOf(scenario);
  const plan = planDice(cast, startOf(cast), scenario.rounds[0]!);
  return { hands: plan.clashes[0]!.map((deed) => handOf(plan, deed)) };
}

/** The Clash of the only round of a text by the tarot edition, from full decks. */
export function cardContest(text: string): Contest {
  const scenario = scenarioOf(demonCity2018, text);
  const cast = castOf(scenario);
  const plan = planCards(cast, tarotStart(cast), scenario.rounds[0]!);
  const throwing = throwingOf(plan, plan.clashes[0]!);
  return contestOf(
    plan,
    throwing,
    startingDecks(cast),
    sizesOf(new Map(throwing.hands.map(({ wish }) => [wish.id, Array.from({ length: wish.size })]))),
  );
}

/** Computes the odds of a valid text up to that many times, each time for a scenario of which nothing is cached. */
export function oddsOf<F extends Fact>(ruleset: Ruleset<F>, text: string, times: number): (time: number) => void {
  const scenario = scenarioOf(ruleset, text);
  const copies = Array.from({ length: times }, () => structuredClone(scenario));
  return (time) => void runToEnd(ruleset.odds(copies[time] ?? scenario, { throws: seededThrows(1), seed: 1 }));
}

function scenarioOf<F extends Fact>(ruleset: Ruleset<F>, text: string): Scenario<F> {
  const read: Scenario<F>[] = [];
  // Only the game’s own code gets its scenarios, so one is intercepted on its way there.
  const kept: Ruleset<F> = {
    ...ruleset,
    play: (scenario, request) => {
      read.push(scenario);
      return ruleset.play(scenario, request);
    },
  };
  const {
    problems,
    scenarios: [only],
  } = readText(text, { file: 'bench.clash', rulesets: [kept] });
  if (problems.length > 0 || only === undefined)
    fail(`The text can’t be read: ${problems.map(({ message }) => message).join(', ')}`);
  runToEnd(only.ruleset.play(only.scenario, { throws: seededThrows(1), seed: 1 }));
  return read[0] ?? fail('The scenario was not played');
}
