/** Plays a scenario with every possible result of its throws: the plain enumeration that odds must agree with. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { runToEnd, rulesets, type Throws, type Timeline } from '../../../server/engine/index.ts';
import { readText } from '../../../server/language/index.ts';

/** Upper bound on the number of plays; more indicate a mistake in the test. */
const most = 20_000;

/** The chance that something is true of the course of a scenario, over all results of throws. */
export function chanceInPlay(text: string, isSo: (timeline: Timeline) => boolean): string {
  return chancesInPlay(text, [isSo])[0]!;
}

/** The same of several things, from one enumeration. */
export function chancesInPlay(text: string, all: readonly ((timeline: Timeline) => boolean)[]): readonly string[] {
  const { scenario, ruleset } = readText(text, { file: 'test.clash', rulesets }).scenarios[0]!;
  const chances = all.map(() => new Fraction(0));
  let choices: { readonly of: number; taken: number }[] = [];
  for (let plays = 0; ; plays += 1) {
    assert.ok(plays < most, 'Too many ways to play');
    const made = followed(choices);
    const timeline = runToEnd(ruleset.play(scenario, { throws: made.throws, seed: 1 }));
    for (const [index, isSo] of all.entries()) if (isSo(timeline)) chances[index] = chances[index]!.add(made.weight());
    choices = made.choices;
    while (choices.length > 0 && choices.at(-1)!.taken === choices.at(-1)!.of - 1) choices.pop();
    if (choices.length === 0) return chances.map((chance) => chance.toFraction());
    choices.at(-1)!.taken += 1;
  }
}

/** Takes the given choices, and the first of each that follows. */
function followed(given: readonly { readonly of: number; taken: number }[]) {
  const choices = given.map((choice) => ({ ...choice }));
  let at = 0;
  const throws: Throws = {
    pick: (of) => {
      const choice = choices[at] ?? { of, taken: 0 };
      choices[at] = choice;
      at += 1;
      return choice.taken;
    },
  };
  return { throws, choices, weight: () => choices.reduce((weight, { of }) => weight.div(of), new Fraction(1)) };
}

/** Whether somebody’s action took effect in a round. */
export function took(timeline: Timeline, actor: string, round = 1): boolean {
  return timeline.rounds.some(
    ({ number, steps }) => number === round && steps.some((step) => step.kind === 'effect' && step.actor === actor),
  );
}
