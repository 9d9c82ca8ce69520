/**
 * Generated scenarios of every game, the same each time. Each game’s generator is in its tests, in a file
 * `random-scenarios.ts` that every game in the list has.
 */
import fc from 'fast-check';
import { rulesets } from '../../server/engine/index.ts';

/** The number of scenarios generated for each game. */
export const perGame = 300;

const seed = 21;

const bodies = new Map(await Promise.all(rulesets.map(async ({ id }) => [id, await bodiesOf(id)] as const)));

/** The texts of a game’s scenarios; more have the same first ones. */
export function generatedTexts(game: string, count = perGame): readonly string[] {
  const texts = bodies.get(game);
  if (texts === undefined) throw new Error(`There is no game ${game} in the list.`);
  return fc.sample(texts, { seed, numRuns: count }).map((body) => `scenario "Any"\nrules ${game}\n${body}\n`);
}

async function bodiesOf(game: string): Promise<fc.Arbitrary<string>> {
  const { randomScenarios } = (await import(`../engine/${game}/random-scenarios.ts`)) as {
    readonly randomScenarios: fc.Arbitrary<string>;
  };
  return randomScenarios;
}
