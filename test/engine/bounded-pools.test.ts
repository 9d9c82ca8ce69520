/** Pools beyond the bound are reported as such, and no others. */
import assert from 'node:assert/strict';
import { told } from '../report/told.ts';
import { analyze } from '../../server/analysis/index.ts';
import { oddsJson } from '../../server/report/index.ts';

const cellar = (reasons: number, deck = '1 to 10'): string => `scenario "The cellar"
rules demon-city-2018
deck of the Host: ${deck}
deck of the Players: 12 of each 1 to 10
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
round 1
  Ann: punches Bill.
${Array.from({ length: reasons }, (_, index) => `    advantage "reason ${index + 1}"\n`).join('')}  Bill: dodges.
`;
const wall = (dice: string, bonus = 0): string => `scenario "The wall"
rules attack-algorithm
combatant Ilse (she) of the Players
  Attack Bonus ${bonus}
combatant Brok (he) of the Host
round 1
  Ilse: attacks Brok.
${dice}`;
const gate = (toughness: number): string => `scenario "The gate"
rules demon-city-2017
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  supernatural
  Agility 3  Toughness ${toughness}
round 1
  Ann: punches Bill.
  Bill: dodges.
`;

/** The bounds of all pools, in text, hovers and JSON alike. */
function bounds(text: string): readonly (string | undefined)[] {
  const { scenarios, linesOf } = analyze(text, { file: 'test.clash' });
  const { actions } = scenarios[0]!.odds().rounds[0]!;
  const all = told(text);
  for (const {
    actor,
    pool: { bounded },
  } of actions)
    assert.equal(/, counted with ([\w ]+)/u.exec(all.action(actor))?.[1], bounded);
  const [first] = actions.flatMap(({ pool: { bounded } }) => bounded ?? []);
  for (const said of [all.odds, all.round]) assert.equal(/, counted with ([\w ]*at most)/u.exec(said)?.[1], first);
  assert.deepEqual(
    oddsJson([scenarios[0]!.odds()], linesOf).scenarios[0]!.rounds[0]!.actions.map(({ pool }) => pool.bounded),
    actions.map(({ pool }) => pool.bounded),
  );
  return actions.map(({ pool: { bounded } }) => bounded);
}

describe('a pool beyond the bound', () => {
  it('states the bound of throws', () => {
    assert.deepEqual(
      [bounds(cellar(99)), bounds(cellar(100))],
      [
        [undefined, undefined],
        ['100 throws at most', undefined],
      ],
    );
  });

  it('states the bound for a deck that anybody in the fight throws from', () => {
    assert.deepEqual(bounds(cellar(0, '1000 of each 1 to 10')), [undefined, undefined]);
    assert.deepEqual(bounds(cellar(0, '1001 of each 1 to 10')), [
      '1000 cards of each at most',
      '1000 cards of each at most',
    ]);
    assert.deepEqual(bounds(cellar(0, '1 to 100')), [undefined, undefined]);
    assert.deepEqual(bounds(cellar(0, '1 to 101')), ['100 different numbers at most', '100 different numbers at most']);
  });

  it('states the bound of dice, for one reason and for all together', () => {
    const bound = '100 bonus or penalty dice at most';
    assert.deepEqual(
      [
        bounds(wall('    100 bonus dice "a"\n')),
        bounds(wall('    101 bonus dice "a"\n')),
        bounds(wall('    60 bonus dice "a"\n    41 bonus dice "b"\n')),
      ],
      [[undefined], [bound], [bound]],
    );
    assert.deepEqual([bounds(wall('', 100)), bounds(wall('', 101))], [[undefined], [bound]]);
  });

  it('states the bound of damage dice', () => {
    assert.deepEqual(
      [bounds(gate(100)), bounds(gate(101))],
      [
        [undefined, undefined],
        ['100 dice of damage at most', undefined],
      ],
    );
  });

  it('has no findings about chances that it makes meaningless', () => {
    const rules = (deck: string): readonly string[] =>
      analyze(cellar(0, deck), { file: 'test.clash' }).scenarios[0]!.outcomeFindings.map(({ rule }) => rule);
    assert.ok(rules('11 to 100').includes('outcome-decided'));
    assert.ok(!rules('11 to 111').includes('outcome-decided'));
  });
});
