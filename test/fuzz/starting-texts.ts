/** The texts that are damaged: samples, unedited drafts, and generated scenarios of every game. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { inProject } from '../../scripts/paths.ts';
import { randomFight } from '../engine/attack-algorithm/random-fight.ts';
import { randomGambles } from '../engine/quick-shot/random-gambles.ts';
import { randomScenario } from '../engine/random-scenario.ts';

export interface StartingText {
  readonly name: string;
  readonly text: string;
}

/** Longer files are split into their scenarios, so that many files are checked quickly. */
const longest = 4_000;

const samples = textsIn('samples', '.clash').flatMap(({ name, text }) =>
  text.length <= longest ? [{ name, text }] : scenariosOf(name, text),
);
const drafts = textsIn('test/drafts/texts', '.txt');

export const startingText: fc.Arbitrary<StartingText> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...samples) },
  { weight: 1, arbitrary: fc.constantFrom(...drafts) },
  { weight: 1, arbitrary: generated('demon-city-2018', randomScenario) },
  { weight: 1, arbitrary: generated('demon-city-2017', randomScenario) },
  { weight: 1, arbitrary: generated('attack-algorithm', randomFight({ rounds: 2, dice: 2 })) },
  { weight: 1, arbitrary: generated('quick-shot', randomGambles) },
);

function textsIn(folder: string, ending: string): readonly StartingText[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({ name, text: readFileSync(inProject(folder, name), 'utf8') }));
}

function scenariosOf(name: string, text: string): readonly StartingText[] {
  const parts = text.split(/^(?=scenario )/mu);
  const head = parts.filter((part) => !part.startsWith('scenario ')).join('');
  return parts
    .filter((part) => part.startsWith('scenario '))
    .map((part, index) => ({ name: `${name}, scenario ${index + 1}`, text: head + part }));
}

function generated(rules: string, body: fc.Arbitrary<string>): fc.Arbitrary<StartingText> {
  return body.map((text) => ({
    name: `a generated scenario of ${rules}`,
    text: `scenario "Generated"\nrules ${rules}\n${text}\n`,
  }));
}
