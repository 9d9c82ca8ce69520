/** The table of a step about one action of a roll that was searched for sets. */
import assert from 'node:assert/strict';
import { panelOf, type WholeStep } from './panel-of-text.ts';

const gamble = (under: readonly string[]): string =>
  [
    'combatant Tom (he) of the Players',
    '  Willpower 5',
    '  common wound "a broken leg" on everything',
    'scenario "Leap"',
    'rules quick-shot',
    'round 1',
    '  Tom: gambles on "it".',
    ...under.map((line) => `    ${line}`),
    '    risk "r"',
    '',
  ].join('\n');

const telling = (under: readonly string[]): readonly WholeStep[] =>
  panelOf(gamble(under)).steps.filter(({ kind }) => ['met', 'missed', 'undecided'].includes(kind));

describe('the table of one action', () => {
  const steps = telling(['easy "leap"', 'rolls 6 6 6 1 2 3 4 2']);

  it('has all sets, and only this action’s needs, with the face that fills its places', () => {
    assert.deepEqual(
      steps.map(({ table }) => table!.sets!.sets.map(({ label }) => label)[0]),
      ['6×3', '6×3'],
    );
    assert.deepEqual(
      steps.map(({ table }) => table!.sets!.needs.map(({ words, by, face, says }) => [words, by, face, says])),
      [[['leap', '6×1', 6, 'succeeds']], [['cope with a broken leg', '6×2', 6, 'succeeds']]],
    );
  });

  it('says for a set only that it serves this action', () => {
    assert.deepEqual(
      steps.map(({ table }) => table!.sets!.sets[0]!.words),
      ['3 dice show 6, for leap', '3 dice show 6, for cope with a broken leg'],
    );
  });

  it('has the chances of this action, which are complete', () => {
    for (const { table } of steps) {
      assert.deepEqual(
        table!.chances.map(({ label }) => label),
        ['succeeds', 'fails'],
      );
      assert.ok(Math.abs(table!.chances.reduce((sum, { value }) => sum + value, 0) - 1) < 1e-9);
    }
    assert.notEqual(steps[0]!.table!.chances[0]!.text, steps[1]!.table!.chances[0]!.text);
  });

  it('says if they aren’t conditional on what is forced', () => {
    assert.deepEqual(
      [steps[0]!.table!.heading, telling(['easy "leap"'])[0]!.table!.heading],
      ['This action, unforced', 'This action'],
    );
  });

  it('has nobody’s throw, which belongs to the step before', () => {
    assert.deepEqual(
      steps.map(({ table }) => table!.parties),
      [[], []],
    );
  });

  it('says which set could meet what is left open', () => {
    const says = telling(['common "leap"', 'rolls 6 6 4 1 2 3 4 2']).map(({ table }) => table!.sets!.needs[0]!.says);
    assert.deepEqual(says, ['left open (6×2 could meet it)', 'left open (6×2 could meet it)']);
  });

  it('isn’t shown in other steps of the attempt', () => {
    const others = panelOf(gamble(['hard "leap"', 'rolls 6 6 4 1 1 3 4 2'])).steps.filter(
      ({ kind }) => kind === 'loss' || kind === 'squashing',
    );
    assert.deepEqual(
      others.map(({ kind, table }) => [kind, table]),
      [
        ['squashing', undefined],
        ['loss', undefined],
      ],
    );
  });

  it('isn’t shown in other steps if the action has no sentence of its own', () => {
    const text = gamble(['rolls 6 6 4 1 1 3 4 2'])
      .replace('gambles on "it"', 'resists "Gambling"')
      .replace('  common wound', '  compulsion "Gambling"\n  common wound');
    const steps = panelOf(text).steps.filter(({ kind }) => ['undecided', 'left open', 'loss'].includes(kind));
    assert.deepEqual(
      steps.map(({ kind, table }) => [kind, table !== undefined]),
      [
        ['left open', false],
        ['undecided', true],
        ['undecided', true],
        ['loss', false],
      ],
    );
  });
});
