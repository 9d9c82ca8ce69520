/** The positions of hints while a text is edited: at the end of a line of an announcement. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import { inlayHintsOf } from '../../server/lsp/annotations/inlay-hints.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';

const file = 'file:///test.clash';
const text = `scenario "The yard"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 2  Toughness 3
combatant Bill (he) of the Host
  Agility 2  Toughness 3
round 1
  Ann: punches Bill,
    throws 4.
  Bill: punches Ann.
`;

const pieces = ['\n', '\n  ', '\r\n', 'x', ' ', '// no\n', 'Ann: waits.\n', '  Bill: kic', '', 'round 2\n'];
const edits = fc.array(
  fc.record({ at: fc.nat(400), cut: fc.constantFrom(0, 0, 0, 1, 4, 30), piece: fc.constantFrom(...pieces) }),
  { minLength: 1, maxLength: 12 },
);

describe('hints', () => {
  it('are at the ends of lines of announcements, whatever is edited, in every version', () => {
    let [seen, held] = [0, 0];
    const check = (made: readonly { readonly at: number; readonly cut: number; readonly piece: string }[]): void => {
      const lastValid = new LastValid();
      let now = text;
      let analysis: Analysis | undefined;
      for (const [version, { at, cut, piece }] of [{ at: 0, cut: 0, piece: '' }, ...made].entries()) {
        const from = Math.min(at, now.length);
        now = `${now.slice(0, from)}${piece}${now.slice(from + cut)}`;
        analysis = analyze(now, { file, previous: analysis });
        lastValid.note(analysis);
        const whole = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } };
        const hints = inlayHintsOf({ analysis, version, includes: new Set() }, whole, 'both', lastValid);
        for (const { position, label } of hints) {
          const about = JSON.stringify({ now, position, label });
          const line = now.split(/\r\n?|\n/u)[position.line] ?? '';
          assert.equal(position.character, line.trimEnd().length, about);
          assert.ok(announcementsAt(analysis, position.line) > 0, about);
          seen += 1;
          if (JSON.stringify(label).includes('◦')) held += 1;
        }
      }
    };
    fc.assert(fc.property(edits, check), { numRuns: 50, seed: 7 });
    assert.ok(seen > 150 && held > 5, `${seen} hints were looked at, ${held} of them held`);
  });
});

/** The number of sentences in a line that are about somebody’s action, by their words. */
function announcementsAt(analysis: Analysis, line: number): number {
  const { reading, lines } = analysis;
  return reading.document.sentences.filter((sentence) => {
    const range = analysis.rangeOf({ file, sentence: sentence.id, start: 0, end: sentence.tokens.at(-1)?.end ?? 0 });
    if (range === undefined) return false;
    if (lines.positionAt(range.start).line > line || lines.positionAt(range.end).line < line) return false;
    return /punches|waits|kic|throws/u.test(reading.text.slice(range.start, range.end));
  }).length;
}
