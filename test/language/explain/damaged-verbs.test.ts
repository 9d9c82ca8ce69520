/** A verb with an unreadable declaration is known to the sentences that use it, as long as its word is there. */
import assert from 'node:assert/strict';
import { findingsOf, plain, read } from '../helper.ts';

function withVerb(declaration: string, announcement: string): string {
  return `${declaration}\n\ncombatant Ann (she) of the Players\n  carries rope\ncombatant the Bear (it) of the Host\nround 1\n  Ann: ${announcement}\n`;
}

/** The announcement of a text, and the findings in it. */
function announced(text: string) {
  const reading = read(text);
  const [announcement] = reading.scenarios[0]?.scenario.rounds[0]?.announcements ?? [];
  return {
    kind: announcement?.kind,
    verb: announcement?.verb.text,
    targets: announcement?.targets.map((target) => target.id),
    object: announcement?.object?.text,
    clauses: plain(announcement?.clauses ?? []),
    lines: findingsOf(reading).map((finding) => finding.slice(0, 2)),
  };
}

const roped = { verb: 'ropes', targets: ['Bear'], object: undefined, clauses: [{ kind: 'in-hand' }] };

describe('a verb with a mistake in its declaration', () => {
  for (const [declaration, kind] of [
    ['verb "ropes": strike strike', 'strike'],
    ['verb "ropes" strike', 'strike'],
    ['vebr "ropes": strike', 'strike'],
    ['verb "ropes": stirke', 'strike'],
    ['verb "ropes: strike', 'strike'],
    ['verb ropes": strike', 'strike'],
    ['" verb "ropes": strike', 'strike'],
    ['verb "ropes"" : strike', 'strike'],
  ] as const) {
    it(`has its kind: ${declaration}`, () => {
      const { lines, ...said } = announced(withVerb(declaration, 'ropes the Bear with her rope'));
      assert.deepEqual(said, { ...roped, kind });
      assert.deepEqual(new Set(lines), new Set(['1:']));
    });
  }

  for (const declaration of ['verb "ropes":', 'verb "ropes": something', 'verb "ropes": 5']) {
    it(`is treated as an unknown one: ${declaration}`, () => {
      const { lines, ...said } = announced(withVerb(declaration, 'ropes the Bear with her rope'));
      assert.deepEqual(said, { ...roped, kind: 'walk' });
      assert.deepEqual(lines, ['1:']);
    });

    it(`may have an object or none: ${declaration}`, () => {
      assert.equal(announced(withVerb(declaration, 'ropes "the gate"')).object, 'the gate');
      assert.equal(announced(withVerb(declaration, 'ropes')).verb, 'ropes');
    });
  }

  it('is unknown once its word is gone', () => {
    assert.deepEqual(announced(withVerb('verb : strike', 'ropes the Bear')).lines, ['1:', '7:']);
  });
});
