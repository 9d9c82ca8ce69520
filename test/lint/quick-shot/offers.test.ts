/** Quick Shot: fixes where there was nothing to choose, and messages that count Willpower consistently. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { editsOf } from '../../../server/language/index.ts';
import { foundIn } from '../found.ts';

const head =
  'scenario "x"\nrules quick-shot\ncombatant Rose (she) of the Players\n  Willpower 7 of 5\n  drive "Get rich" 1\n  drive "Stay alive" 1\n  drive "Be free" 1\n';
const attempt = (...clauses: readonly string[]): string =>
  `${head}round 1\n  Rose: gambles on "the gate".\n${clauses.map((line) => `    ${line}\n`).join('')}`;

/** The texts after each fix of one check. */
function offers(rule: string, text: string): readonly string[] {
  const analysis = analyze(text, { file: 'test.clash' });
  return analysis.findings
    .filter((finding) => finding.rule === rule)
    .flatMap(({ fixes }) =>
      fixes.map((fix) =>
        [...editsOf(analysis.reading, fix)]
          .sort((one, other) => other.start - one.start)
          .reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text),
      ),
    );
}

const found = (rule: string, text: string): readonly string[] =>
  foundIn(text).filter((line) => line.split(' | ')[1] === rule);

describe('the fix', () => {
  it('for a set too narrow that nothing can widen is to withdraw it', () => {
    const text = attempt('hard "run"', 'risk "a fall"', 'rolls 6 6 7 7 1 2 3 4', 'gives 2 sixes to "run"');
    assert.deepEqual(offers('undersized-set', text), [text.replace('    gives 2 sixes to "run"\n', '')]);
  });

  it('for a failure that is only tried again is to let it happen', () => {
    const text = attempt('hard "pick the lock"', 'risk "a fall"', 'on failure "she tries again"');
    const [first = ''] = offers('stakeless-gamble', text);
    assert.ok(first.endsWith('round 1\n  Rose: does "the gate".\n'), first);
  });

  it('for a failure that changes nothing is to leave that to the GM', () => {
    const text = attempt('hard "pick the lock"', 'risk "a fall"', 'on failure "nothing happens"');
    assert.deepEqual(offers('unchanged-failure', text), [attempt('hard "pick the lock"', 'risk "a fall"')]);
  });

  it('for the general pool on a vacation is a rest, for what the pool has above its base', () => {
    const vacation = (points: number): string =>
      `${head}round 1\n  Rose goes on vacation for 10 days: ${points} WP from the general pool to "Stay alive".\n`;
    const [first = '', ...others] = offers('general-pool-vacation', vacation(2));
    assert.equal(first, `${head}round 1\n  Rose rests for 10 days: 2 WP to "Stay alive".\n`);
    assert.deepEqual(found('general-pool-vacation', first), []);
    assert.equal(others.length, 0);
    assert.deepEqual(offers('general-pool-vacation', vacation(4)), [], 'it has 2 above its base, and no drive has 4');
  });

  it('for something at hand that nobody has is the block, or lower case', () => {
    const text = attempt('using "Rope"', 'common "climb"');
    assert.deepEqual(found('undeclared-advantage', text), [
      '"Rope" | undeclared-advantage | Rose has no advantage “Rope”; write it in Rose’s block, or in small letters, ' +
        'as “rope”, if it just happens to be there',
    ]);
    assert.equal(offers('undeclared-advantage', text).at(-1), text.replace('Rope', 'rope'));
  });
});

describe('ordinary gear outside its campaign', () => {
  const text = attempt('using gear "Flashlight"', 'common "climb"');

  it('is reported as ordinary, with where that is enough', () => {
    assert.deepEqual(found('undeclared-advantage', text), [
      '"Flashlight" | undeclared-advantage | “Flashlight” is ordinary gear, which everybody has only with option ' +
        'campaign delta-green; write it in Rose’s block, or in small letters, as “flashlight”, if it just happens to ' +
        'be there',
    ]);
  });

  it('is added to the block as equipment, or written in lower case as being there', () => {
    const after = offers('undeclared-advantage', text);
    assert.equal(after[0]?.includes('  minor equipment "Flashlight"\n'), true);
    assert.equal(after[1], text.replace('Flashlight', 'flashlight'));
    for (const each of after) assert.deepEqual(found('undeclared-advantage', each), []);
  });

  it('keeps no capitals of an all-capitals word', () => {
    const fbi = attempt('using "the FBI badge"', 'common "bluff"');
    assert.equal(offers('undeclared-advantage', fbi).at(-1), fbi.replace('FBI', 'fbi'));
  });
});

describe('Willpower in messages', () => {
  it('is counted in points', () => {
    assert.match(
      found('uncovered-bet', attempt('hard "run"', 'serves "Get rich"', 'bets 3 WP from "Get rich"'))[0] ?? '',
      /holds 1 WP, and 3 WP are bet from there/u,
    );
    assert.match(
      found(
        'uncovered-bet',
        attempt('hard "run"', 'serves "Get rich"', 'bets 1 WP from "Get rich"').replace('"Get rich" 1', '"Get rich" 0'),
      )[0] ?? '',
      /1 WP is bet from there/u,
    );
  });
});
