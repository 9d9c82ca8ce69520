/** What Quick Shot reports as written twice: below one announcement, and in one block. */
import assert from 'node:assert/strict';
import { analyze, type Analysis } from '../../../server/analysis/index.ts';
import type { Fix } from '../../../server/engine/index.ts';
import { editsOf } from '../../../server/language/index.ts';
import { foundIn } from '../found.ts';

const block = [
  'drive "Stay alive" 1',
  'drive "Get rich" 2',
  'easy wound "a cut" on "moving"',
  'compulsion "Cards" since "the regatta"',
];

/** Rose against a Guard; she announces what `goal` says, with lines below it. */
function yard(
  clauses: readonly string[],
  { goal = 'gambles on "the gate"', traits = block, options = '', guard = '' } = {},
): string {
  return `scenario "The yard"
rules quick-shot
${options}
combatant Rose (she) of the Players
  Willpower 5
${traits.map((trait) => `  ${trait}\n`).join('')}combatant the Guard (he) of the Host
round 1
${guard}  Rose: ${goal}.
    risk "the dogs wake up"
${clauses.map((clause) => `    ${clause}\n`).join('')}`;
}

/** `words | message` of what is written twice. */
function twiceIn(text: string): readonly string[] {
  return foundIn(text)
    .map((line) => line.split(' | '))
    .filter(([, rule = '']) => ['decided-twice', 'named-twice'].includes(rule))
    .map(([words = '', , says = '']) => `${words} | ${says}`);
}

/** The texts after each of the fixes; certain ones with `!` before them. */
function offersIn(text: string): readonly string[] {
  const analysis = analyze(text, { file: 'test.clash' });
  const found = analysis.findings.filter(({ rule }) => rule === 'decided-twice' || rule === 'named-twice');
  return found.flatMap(({ fixes }) => fixes.map((fix) => `${fix.certain ? '!' : ''}${mended(text, analysis, fix)}`));
}

function mended(text: string, analysis: Analysis, fix: Fix): string {
  const edits = [...editsOf(analysis.reading, fix)].sort((one, other) => other.start - one.start);
  return edits.reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);
}

const actions = ['common "run"', 'hard "shoot"', 'serves "Stay alive"'];
const [one, other] = ['rolls 5 5 6 6 6 2 3 4', 'rolls 8 8 7 7 7 2 3 4'];

describe('two rolls below one announcement', () => {
  it('are reported at the second, of which only the last counts, and either can be removed', () => {
    const text = yard([...actions, one, other]);
    assert.deepEqual(twiceIn(text), [
      `${other} | What the dice show is already written, and only the last one counts; keep one of the two`,
    ]);
    assert.deepEqual(offersIn(text), [yard([...actions, one]), yard([...actions, other])]);
  });

  it('with the same dice are reduced to one, by a certain fix', () => {
    assert.deepEqual(offersIn(yard([...actions, one, one])), [`!${yard([...actions, one])}`]);
    assert.match(twiceIn(yard([...actions, one, one]))[0] ?? '', /so this changes nothing$/u);
  });

  it('may be in the sentence of the announcement', () => {
    const goal = `gambles on "the gate", ${one}`;
    assert.deepEqual(offersIn(yard([...actions, other], { goal })), [
      yard(actions, { goal }),
      yard([...actions, other]),
    ]);
  });

  it('aren’t an error of two announcements', () => {
    assert.deepEqual(twiceIn(yard([...actions, one, 'Rose: gambles on "the wall".', 'common "climb"', other])), []);
  });
});

describe('a choice below an announcement', () => {
  const again = (...clauses: readonly string[]): readonly string[] =>
    twiceIn(yard([...actions, ...clauses])).map((line) => line.split(' | ')[0] ?? '');

  it('is made once', () => {
    for (const [first, second] of [
      ['pays from the general pool', 'pays from "Stay alive"'],
      ['squashes for "run"', 'squashes for "Run": "two fives"'],
      ['squashes for "run"', 'squashes'],
      ['declines "too far"', 'ruled out "too far"'],
      ['gives 2 sixes to "run"', 'gives 2 fives to "run"'],
      ['worsens "a cut" to hard', 'worsens "the cut" to common'],
      ['1 easier "moonlight"', '2 easier "moonlight"'],
      ['vulgar "flies": common paradox "a crowd"', 'vulgar "Flies": hard paradox "a crowd"'],
    ] as const) {
      assert.deepEqual(again(first, second), [second]);
      assert.equal(offersIn(yard([...actions, first, second])).length, 2, second);
    }
  });

  it('may be made again for another action, wound or reason', () => {
    for (const [first, second] of [
      ['squashes for "run"', 'squashes for "shoot"'],
      ['gives 2 sixes to "run"', 'gives 3 fives to "shoot"'],
      ['worsens "a cut" to hard', 'worsens "a cut": "it opens"'],
      ['1 easier "moonlight"', '1 harder "moonlight"'],
      ['1 easier "moonlight" for "run"', '1 easier "moonlight" for "shoot"'],
      ['1 easier', '1 easier'],
      ['risk "a bruise"', 'risk "a fall"'],
      ['on failure "she falls"', 'on failure "the dogs bark"'],
      ['grave setback "a fire"', 'grave setback "a flood"'],
    ] as const)
      assert.deepEqual(again(first, second), []);
  });

  it('may take dice of two faces where sets are squashed', () => {
    const given = [...actions, 'gives 2 sixes to "run"', 'gives 1 five to "run"'];
    assert.deepEqual(twiceIn(yard([...given, 'squashes for "run"'])), []);
    assert.deepEqual(twiceIn(yard(given, { options: 'option squash gather' })), []);
  });

  it('includes who calls for a compulsion check, and the wound that an attack deals', () => {
    const goal = 'resists "Cards"';
    assert.equal(
      twiceIn(yard(['called by the GM "a full table"', 'called by her player "of old"'], { goal })).length,
      1,
    );
    assert.deepEqual(
      twiceIn(yard([...actions, 'called by the GM "x"', 'called by her player "x"'])),
      [],
      'that has no place there in any case',
    );
    const guard =
      '  the Guard: shoots Rose.\n    deals an easy wound "a graze" on "running"\n    deals a hard wound "a graze" on "running"\n';
    assert.deepEqual(
      twiceIn(yard(actions, { guard })).map((line) => line.split(' | ')[0]),
      ['deals a hard wound "a graze" on "running"'],
    );
  });
});

describe('a block', () => {
  const traits = (...more: readonly string[]): string => yard(actions, { traits: [...block, ...more] });

  it('has each name once, of each kind', () => {
    assert.deepEqual(twiceIn(traits('drive "get rich" 3')), [
      'drive "get rich" 3 | The drive “get rich” is already in this block, and only the points of the last one ' +
        'count; keep one of the two',
    ]);
    assert.match(
      twiceIn(traits('hard wound "the cut" on "moving"'))[0] ?? '',
      /^hard wound .* and both count; keep one of the two/u,
    );
    assert.match(
      twiceIn(traits('compulsion "Cards" since "last week"'))[0] ?? '',
      /^compulsion .* already in this block; keep one of the two/u,
    );
    assert.deepEqual(
      twiceIn(traits('minor weakness "Get rich": adds easy on "moving"', 'minor skill "A cut" "butchery"')),
      [],
    );
  });

  it('loses one or the other', () => {
    assert.deepEqual(offersIn(traits('drive "get rich" 3')), [
      traits(),
      yard(actions, { traits: ['drive "Stay alive" 1', ...block.slice(2), 'drive "get rich" 3'] }),
    ]);
  });
});
