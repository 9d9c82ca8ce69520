/** Every problem of a game names one of the game’s checks. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { rulesets } from '../../server/engine/index.ts';
import { sourceFiles } from './import-law.ts';
import { namedChecks, type NamedCheck } from './problem-checks.ts';

const root = resolve(import.meta.dirname, '../..');

function namedIn(text: string): readonly (string | undefined)[] {
  const file = { path: 'server/engine/rulesets/chess/problems.ts', text };
  return (namedChecks([file]).get('chess') ?? []).map(({ check }) => check);
}

describe('the problems of each game', () => {
  const named = namedChecks(sourceFiles(root));

  // The checks of Acquire Moveables read what a plan refuses from the plan itself.
  for (const { id, family, checks } of rulesets.filter((ruleset) => ruleset.id !== 'acquire-moveables')) {
    const own = [id, ...(family === undefined ? [] : [family])].flatMap((folder) => named.get(folder) ?? []);

    it(`name checks of ${id}`, () => {
      const known = new Set<string | undefined>(checks.map((check) => check.id));
      const strange = (each: NamedCheck): boolean => !known.has(each.check);
      assert.ok(own.length > 0);
      assert.deepEqual(own.filter(strange), []);
    });
  }

  it('are read from literals, conditional expressions, and tables of literals', () => {
    assert.deepEqual(namedIn("const one = { check: 'no-king', source };"), ['no-king']);
    assert.deepEqual(namedIn("const one = { check: why === 'late' ? 'no-time' : 'no-king', source };"), [
      'no-time',
      'no-king',
    ]);
    assert.deepEqual(namedIn("const told = { a: 'no-time', b: 'no-king' }; f({ check: told[why], source });"), [
      'no-time',
      'no-king',
    ]);
  });

  it('are reported if their check can’t be determined', () => {
    assert.deepEqual(namedIn('const one = { check: fault, source };'), [undefined]);
    assert.deepEqual(namedIn('const one = { check: told[fault] ?? fault, source };'), [undefined]);
    assert.deepEqual(namedIn('const one = { check, source };'), [undefined]);
  });

  it('aren’t other objects with a check', () => {
    assert.deepEqual(namedIn('const rule = { check: rules.check };'), []);
  });
});
