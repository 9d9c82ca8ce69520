/** Every game gives the counts in a contest as if nothing were pinned, and next to them those given the pins. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import type { Distribution, NumberOdds } from '../../server/engine/index.ts';
import { told } from '../report/told.ts';

const people = `combatant Ann (she) of the Players
  Agility 3  Toughness 3
combatant Bill (he) of the Host
  Agility 3  Toughness 3
round 1
  Ann: kicks Bill.
  Bill: kicks Ann.
`;
const roll = `side the Exes run by the Players
side the Whys run by the Host
combatant Ann (she) of the Exes
combatant Bill (he) of the Whys
round 1
  the first hit on Bill rolls 5
  Ann: attacks Bill.
`;

/** For each game a scenario with pins in its first round, and the count in question. */
const games: readonly (readonly [rules: string, body: string, pins: readonly string[], of: string])[] = [
  ['demon-city-2018', people, ['    throws 9\n', '    damage throws 2\n'], 'Toughness that Bill loses'],
  ['demon-city-2017', people, ['    throws 9\n', '    damage throws 2\n'], 'Toughness that Bill loses'],
  ['attack-algorithm', roll, ['  the first hit on Bill rolls 5\n'], 'damage of the Exes'],
];

function withPins(rules: string, body: string, pins: readonly string[]): string {
  const text = `scenario "Two"\nrules ${rules}\n${body}`;
  return rules === 'attack-algorithm'
    ? text
    : text.replace('  Ann: kicks Bill.\n', `  Ann: kicks Bill.\n${pins.join('')}`);
}

function counted(text: string, of: string): Distribution {
  const analysis = analyze(text, { file: 'any.clash' });
  assert.deepEqual(
    analysis.findings.filter(({ severity }) => severity === 'error'),
    [],
    text,
  );
  return analysis.scenarios[0]!.odds()
    .rounds[0]!.contests.flatMap(({ distributions = [] }) => distributions)
    .find((each) => each.of === of)!;
}

function words({ values, mean }: NumberOdds): readonly string[] {
  return [...[...values].map(([name, { chance }]) => `${name}: ${chance.toFraction()}`), mean?.toFraction() ?? ''];
}

describe('the counts with pinned throws', () => {
  for (const [rules, body, pins, of] of games) {
    const text = withPins(rules, body, pins);
    const bare = pins.reduce((left, pin) => left.replace(pin, ''), text);

    it(`are given for ${rules} without the pins, and next to that with them`, () => {
      const { pinned, ...plain } = counted(text, of);
      const without = counted(bare, of);
      assert.deepEqual(words(plain), words(without));
      assert.equal(without.pinned, undefined);
      assert.notDeepEqual(words(pinned!), words(plain));
      assert.ok([...pinned!.values].filter(([, { chance }]) => !chance.equals(0)).length <= plain.values.size);
    });

    it(`are printed for ${rules} with the pins below`, () => {
      assert.match(
        told(text).odds,
        new RegExp(
          `\n    ${of}, [\\d.]+ on average\n(?: {6}\\S+ +[^\n]+\n)+ {6}given the pins, [\\d.]+ on average\n {8}\\S`,
          'u',
        ),
      );
      assert.doesNotMatch(told(bare).odds, /given the pins/u);
    });
  }
});
