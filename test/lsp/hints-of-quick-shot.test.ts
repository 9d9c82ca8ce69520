/** Hints in a scenario in which a wound of the cast adds an action to an attempt. */
import assert from 'node:assert/strict';
import type { InlayHint } from 'vscode-languageserver';
import { analyze } from '../../server/analysis/index.ts';
import { hintMark, inlayHintsOf } from '../../server/lsp/annotations/inlay-hints.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';

const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };

/** The lines with a hint, with its first words. */
function hints(wound: string, clause = ''): readonly string[] {
  const text = `rules quick-shot
combatant Rose (she) of the Players
  ${wound}
combatant the Thug (he) of the Host
round 1
  Rose: gambles on "the far side".
    common "run for it"
${clause}`;
  const hinted = inlayHintsOf(
    { analysis: analyze(text, { file: 'test.clash' }), version: 1, includes: new Set<string>() },
    whole,
    'both',
    new LastValid(),
  );
  const lines = text.split('\n');
  return hinted.map(({ position, label }) => `${lines[position.line]?.trim()} | ${plain(label).split(' · ')[0]}`);
}

function plain(label: InlayHint['label']): string {
  return typeof label === 'string' ? label.replace(hintMark, '').replaceAll('\u00a0', ' ') : '';
}

describe('the hint of an action that a wound adds', () => {
  const common = ['Rose: gambles on "the far side". | 8 dice', 'common "run for it" | common (2)'];

  it('is at the clause that names the wound', () => {
    assert.deepEqual(hints('easy wound "a grazed forearm"', '    despite "a grazed forearm"'), [
      ...common,
      'despite "a grazed forearm" | easy (1)',
    ]);
  });

  it('is at the clause that says what the wound affects', () => {
    assert.deepEqual(hints('easy wound "a grazed forearm" on "running"', '    involves "running"'), [
      ...common,
      'involves "running" | easy (1)',
    ]);
  });

  it('isn’t in the cast, which other announcements share', () => {
    assert.deepEqual(hints('easy wound "a grazed forearm" on everything'), common);
  });
});

/** VS Code cuts off what is longer. */
const shownByEditor = 43;

describe('the hint of an attempt', () => {
  it('has the printed figure next to its bound', () => {
    const text =
      'rules quick-shot\ncombatant Rose (she) of the Players\nround 1\n  Rose: gambles on "the safe".\n    hard "crack it"\n';
    const [hint] = inlayHintsOf(
      { analysis: analyze(text, { file: 'test.clash' }), version: 1, includes: new Set<string>() },
      whole,
      'both',
      new LastValid(),
    );
    assert.equal(plain(hint?.label ?? ''), '8 dice · succeeds ≥ 26% · printed 54%');
    assert.ok((hint?.label ?? '').length <= shownByEditor);
  });
});
