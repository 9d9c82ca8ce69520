/** Chances that are bounds, and several attempts in one action, in hints and lenses. */
import assert from 'node:assert/strict';
import { hintMark, inlayHintsOf, resolvedHint } from '../../server/lsp/annotations/inlay-hints.ts';
import { chancesTitle, chancesTooltip } from '../../server/lsp/annotations/lens-title.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';
import { attemptsIn, climb } from '../report/bounded-climb.ts';

const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };

function hints(
  of: Parameters<typeof climb>[0],
  content: 'both' | 'pool' = 'both',
): readonly (readonly [line: number, label: string, tooltip: string])[] {
  const analysis = climb(of);
  const lastValid = new LastValid();
  return inlayHintsOf({ analysis, version: 1, includes: new Set<string>() }, whole, content, lastValid).map((hint) => {
    const { tooltip } = resolvedHint(hint, analysis, lastValid);
    return [
      hint.position.line,
      typeof hint.label === 'string' ? hint.label.replace(hintMark, '').replaceAll('\u00a0', ' ') : '',
      typeof tooltip === 'object' ? tooltip.value : '',
    ];
  });
}

describe('the hint after a line', () => {
  it('has a bound with its sign in whole percents and the printed figure, and the details in its tooltip', () => {
    assert.deepEqual(hints({}), [
      [
        5,
        'succeeds ≥ 48% · printed 66%',
        'Tam climbs “out”: succeeds at least 48.3870% (15/31; the text’s table prints 66%), fails at most 51.6130% (16/31)',
      ],
    ]);
  });
});

describe('the hints of an action with several attempts', () => {
  it('are after the line of each, with what it needs', () => {
    assert.deepEqual(
      hints({ parts: attemptsIn }).map(([line, label]) => [line, label]),
      [
        [5, 'succeeds ≥ 48% · printed 66% · common (2) · succeeds ≥ 48%'],
        [6, 'rare (3) · 13%'],
      ],
    );
    assert.deepEqual(
      hints({ parts: attemptsIn }, 'pool').map(([, label]) => label),
      ['2 dice at 3∕6 · common (2)', 'rare (3)'],
    );
  });

  it('name their attempt in the tooltip', () => {
    const [, [, , second]] = hints({ parts: attemptsIn }) as readonly [unknown, readonly [number, string, string]];
    assert.equal(second, 'Keep the "rope", rare \\(3\\): comes off 1/8 = 12.5000%');
  });
});

describe('the lens above a round', () => {
  it('has a bound with its sign, and in its tooltip in words with the printed figure', () => {
    const [analysed] = climb().scenarios;
    const [round] = analysed!.odds().rounds;
    assert.equal(chancesTitle({ scenario: analysed!.scenario, round, moved: [] }).text, 'Tam succeeds ≥ 48%');
    assert.equal(
      chancesTooltip({ scenario: analysed!.scenario, round, moved: [] }),
      'Tam succeeds at least 48.3% (the text’s table prints 66%)',
    );
  });
});
