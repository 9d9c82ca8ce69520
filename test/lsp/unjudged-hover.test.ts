/** The hover of an expectation before and after it is evaluated. */
import assert from 'node:assert/strict';
import type { MarkupContent } from 'vscode-languageserver';
import { analyze } from '../../server/analysis/index.ts';
import { hoverAt } from '../../server/lsp/annotations/hover.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';
import { alwaysWanted, prepared } from '../../server/lsp/time-slicing.ts';
import { duel } from '../protocol/texts.ts';

const text = duel.replace('round 1', 'expect Laura succeeds at least 90% in round 1\nround 1');

describe('the hover of an expectation', () => {
  it('says that it isn’t evaluated yet, and later its result', async () => {
    const analysis = analyze(text, { file: 'test.clash' });
    const position = analysis.lines.positionAt(text.indexOf('expect') + 1);
    const said = (): string => {
      const hover = hoverAt(analysis, position, () => '', new LastValid());
      return (hover?.contents as MarkupContent).value;
    };
    assert.match(said(), /\*Not judged yet: /u);
    await prepared(analysis.scenarios, alwaysWanted);
    assert.doesNotMatch(said(), /Not judged yet/u);
    assert.match(said(), /61\\\.0%, at least 90% is expected: not met/u);
  });
});
