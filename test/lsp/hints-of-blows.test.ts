/** Hints of blows in Acquire Moveables, whose location die steps. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { hintMark, inlayHintsOf } from '../../server/lsp/annotations/inlay-hints.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';

function hintOf(...announced: readonly string[]): string {
  const text = `rules acquire-moveables
weapon hook: close, damage d8
combatant Mara (she) of the Players
  STR 6  GRC 7
  carries hook
combatant Rat (it) of the Host
  GRC 3  HP 4
round 1
  Mara: ${announced.join('\n')}`;
  const analysis = analyze(text, { file: 'test.clash' });
  const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  const [hint] = inlayHintsOf({ analysis, version: 1, includes: new Set() }, whole, 'both', new LastValid());
  return (hint?.label as string).replace(hintMark, '').replaceAll('\u00a0', ' ');
}

describe('the hint of a blow', () => {
  it('names the die alone, since its number and its unit say no more', () => {
    assert.equal(hintOf('strikes Rat with hook.', '    harder "in the dark"'), 'd12 · harms 67%');
    assert.equal(hintOf('strikes Rat with hook.'), 'd10 · harms 80%');
  });

  it('isn’t that of a test, whose die has a number to beat', () =>
    assert.equal(hintOf('tests STR.'), '1 d10 at 6 or lower · succeeds 60%'));

  it('has two rolls of a test, of which it has no room to say which one counts', () => {
    const [better, worse] = ['advantage', 'disadvantage'].map((reason) => hintOf('tests STR.', `    ${reason} "wet"`));
    assert.equal(better, '2 d10 at 6 or lower · succeeds 84%');
    assert.equal(worse, '2 d10 at 6 or lower · succeeds 36%');
  });
});
