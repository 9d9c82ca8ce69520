/** The hover of many who do the same by one sentence. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze } from '../../../server/analysis/index.ts';
import { oddsInWords, type Figure } from '../../../server/engine/index.ts';
import { actionsMarkdown, percent, roundMarkdown } from '../../../server/report/index.ts';
import { outcomeTable } from '../../../server/report/hover/outcome-table.ts';

const names = Array.from({ length: 30 }, (_, index) => `G${index + 1}`);

function crowd(rules: string, each = ', each a Ghoul'): string {
  const stats = rules === 'attack-algorithm' ? '' : '  Agility 2  Toughness 2';
  return [
    'scenario "Thirty"',
    `rules ${rules}`,
    'creature Ghoul (it)',
    stats,
    'combatant Ann (she) of the Players',
    stats,
    `combatants ${names.slice(0, -1).join(', ')} and G30 of the Host${each}`,
    stats,
    'deck of the Host: 30 of each 1 to 10',
    'round 1',
    `  ${names.slice(0, -1).join(', ')} and G30: punch Ann.`,
    '  Ann: waits.',
    '',
  ]
    .filter((line) => !(rules !== 'demon-city-2018' && line.startsWith('deck')))
    .join('\n');
}

function hover(text: string, kind?: string): readonly string[] {
  const analysis = analyze(text, { file: 'any.clash' });
  const [round] = analysis.scenarios[0]!.odds().rounds;
  const attackers = round!.actions.filter(({ actor }) => actor !== 'Ann');
  return actionsMarkdown(
    attackers.map((action) => ({
      action,
      linesOf: analysis.linesOf,
      linkToRule: (id) => id,
      call: (who) => who,
      kind,
    })),
  );
}

describe('the hover of a sentence for thirty', () => {
  for (const rules of ['demon-city-2018', 'attack-algorithm']) {
    it(`shows identical ones once in ${rules}`, () => {
      const [told, ...more] = hover(crowd(rules), 'Ghouls');
      assert.deepEqual(more, []);
      assert.match(told!, /^\*\*Each of the 30 Ghouls (?:punches|punch) Ann\*\*: /u);
    });
  }

  it('shows the range of chances of those who throw the same, if the order of their cards makes a difference', () => {
    const analysis = analyze(crowd('demon-city-2018'), { file: 'any.clash' });
    const chances = analysis.scenarios[0]!.odds()
      .rounds[0]!.actions.filter(({ actor }) => actor !== 'Ann')
      .map(({ odds }) => [...odds.values()][0]!);
    const [least, ...more] = chances
      .toSorted((one, other) => one.chance.compare(other.chance))
      .map((figure) => percent(figure));
    const [told] = hover(crowd('demon-city-2018'), 'Ghouls');
    assert.ok(told!.startsWith(`**Each of the 30 Ghouls punches Ann**: succeeds ${least} (`), told);
    assert.ok(told!.split('\n')[0]!.includes(`) to ${more.at(-1)} (G`), told);
    assert.equal(told!.match(/the highest counts/gu)?.length, 1);
    assert.match(
      hover(crowd('demon-city-2018').replace(/G3, .*G29 and G30: punch/u, 'G3 and G4: punch'))[1]!,
      /^\*\*G2 punches Ann\*\*: /u,
    );
  });

  it('shows those once who have the same throws by the same rule for different reasons', () => {
    const told = hover(crowd('demon-city-2017'), 'Ghouls');
    assert.equal(told.length, 2);
    assert.match(told[1]!, /^\*\*Each of 29 Ghouls \\\(G2, G3, G4 and 26 more\\\) punches Ann\*\*: /u);
    assert.match(told[1]!, /G1 went for Ann first; the others likewise \(/u);
    assert.doesNotMatch(told[0]!, /likewise/u);
  });

  it('names a few of many who aren’t of one kind', () => {
    const [told] = hover(crowd('demon-city-2018', ''));
    assert.match(told!, /^\*\*G1 punches Ann, and so do G2, G3, G4 and 26 more\*\*: /u);
  });

  it('names two of a kind', () => {
    const [told] = hover(crowd('attack-algorithm').replace(/G1, .*G29 and G30: punch/u, 'G1 and G2: punch'), 'Ghouls');
    assert.match(told!, /^\*\*G1 punches Ann, and so does G2\*\*: /u);
  });

  it('separates those with different figures', () => {
    assert.equal(hover(crowd('demon-city-2018').replace('  Ann: waits.', '  Ann: punches G1.')).length, 2);
  });

  it('has one row for thirty outcomes with the same chance, and names a few of thirty separate ones', () => {
    const [round] = analyze(crowd('demon-city-2017'), { file: 'any.clash' }).scenarios[0]!.odds().rounds;
    const clash = round!.contests.find(({ parties }) => parties.length > 1) ?? round!.contests[0]!;
    const alone = {
      ...clash,
      parties: [...names, 'Ann'],
      goals: new Map([...names, 'Ann'].map((name) => [name, `${name} acts`])),
    };
    assert.match(roundMarkdown({ ...round!, contests: [alone] }), /^\*\*G1 – G2 – 28 more – Ann\*\*/u);
  });

  it('folds only adjacent outcomes with equal columns', () => {
    const figure = (n: number): Figure => ({ chance: new Fraction(n, 10) });
    const odds = oddsInWords(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, figure(name === 'f' ? 5 : 1)] as const),
    );
    assert.deepEqual(
      outcomeTable(odds)
        .slice(2)
        .map((row) => row.split(' | ')[0]),
      ['| a … e, each', '| f'],
    );
    const pinned = oddsInWords([...odds].map(([name, each]) => [name, name === 'c' ? figure(2) : each] as const));
    assert.equal(outcomeTable(odds, [{ title: 'given the pins', odds: pinned }]).length, 2 + 6);
  });
});
