/** Problems that no check of their game tells of are found. */
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

  for (const { id, family, checks } of rulesets) {
    const own = [id, ...(family === undefined ? [] : [family])].flatMap((folder) => named.get(folder) ?? []);

    it(`name checks of ${id}`, () => {
      const known = new Set<string | undefined>(checks.map((check) => check.id));
      const strange = (each: NamedCheck): boolean => !known.has(each.check);
      assert.ok(own.length > 0);
      assert.deepEqual(own.filter(strange), []);
    });
  }

  it('are read from words, from choices among words, and from tables of words', () => {
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

  it('are told where it can’t be read which check they name', () => {
    assert.deepEqual(namedIn('const one = { check: fault, source };'), [undefined]);
    assert.deepEqual(namedIn('const one = { check: told[fault] ?? fault, source };'), [undefined]);
    assert.deepEqual(namedIn('const one = { check, source };'), [undefined]);
  });

  it('are no other objects that have a check', () => {
    assert.deepEqual(namedIn('const rule = { check: rules.check };'), []);
  });
});
