/**
 * Words in exported Markdown: rendered they are unchanged, with invisible characters shown, and the source has no
 * needless backslashes.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { marked } from 'marked';
import { sheetOf, sheetPage, transcript } from '../../server/report/index.ts';
import { escapeMarkdown } from '../../server/report/pages/escape.ts';
import {
  markdownCell,
  markdownHeading,
  markdownLine,
  markdownPage,
  markdownWords,
} from '../../server/report/pages/markdown-words.ts';
import { withVisibleMarks } from '../../server/protocol/index.ts';
import { sourceWords, timelineWithFindings } from '../../server/analysis/index.ts';
import { everySample } from './every-sample.ts';

const pieces = [
  'a',
  'B',
  ' ',
  '1',
  '9.',
  '3)',
  '. ',
  '*',
  '**',
  '_',
  '__',
  '~',
  '~~',
  '~~~',
  '`',
  '```',
  '#',
  '## ',
  '>',
  '> ',
  '-',
  '- ',
  '---',
  '+',
  '+ ',
  '=',
  '===',
  '[',
  ']',
  '(',
  ')',
  ':',
  '](',
  '[x]',
  '[ ] ',
  '[^1]:',
  '[a]: /u',
  '![',
  '<',
  '<b>',
  '</b>',
  '<!--',
  '<?',
  '<script>',
  '<https://a.b>',
  '&',
  '&amp;',
  '&#35;',
  '\\',
  '|',
  '| - |',
  'http://a.b/c',
  'https://',
  'www.a.b',
  'Www.',
  'a@b.c',
  'ä',
  '“',
  '😀',
  '\u0301',
  '\u00a0',
  '\ufeff',
  '\t',
  '\n',
  '\r\n',
  '\r',
  '"',
  "'",
  '…',
];
const hostile = fc
  .array(fc.constantFrom(...pieces), { maxLength: 9 })
  .map((some) => some.join(''))
  .filter((text) => /\S/u.test(text));

describe('words in Markdown', () => {
  for (const [where, page, rendered] of [
    ['an item', (text: string) => `- ${markdownLine(text)}`, /^<ul>\n<li>([^]*)<\/li>\n<\/ul>\n$/u],
    ['a quotation', (text: string) => `> ${markdownLine(text)}`, /^<blockquote>\n<p>([^]*)<\/p>\n<\/blockquote>\n$/u],
    ['a paragraph', markdownLine, /^<p>([^]*)<\/p>\n$/u],
    ['a heading', (text: string) => `# ${markdownHeading(text)}`, /^<h1>([^]*)<\/h1>\n$/u],
    ['marks', (text: string) => `**${markdownWords(text)}** (x)`, /^<p><strong>([^]*)<\/strong> \(x\)<\/p>\n$/u],
    [
      'a cell',
      (text: string) => `| a |\n|---|\n| ${markdownCell(text)} |`,
      /<tbody><tr>\n<td>([^]*)<\/td>\n<\/tr>\n<\/tbody><\/table>\n$/u,
    ],
    ['a hover', (text: string) => `x ${escapeMarkdown(text)}`, /^<p>x ([^]*)<\/p>\n$/u],
  ] as const) {
    it(`are rendered as they were in ${where}`, () => {
      fc.assert(
        fc.property(hostile, (text) => {
          const html = marked.parse(page(text), { async: false });
          assert.equal(shown(rendered.exec(html)?.[1] ?? html).trim(), inOneLine(withVisibleMarks(text)), html);
        }),
        { numRuns: 3000 },
      );
    });
  }

  it('have no backslash where nothing would be misread', () => {
    for (const plain of [
      '+1 throw: Higher Stat (5 against 4).',
      '4 [8], succeeds',
      '−2 of 4',
      '60 ft. - or so',
      'a_b #3 5 < 6 & 7 > 2 | done!',
      '1.5 hits',
      '#3',
      '~20 for $5',
    ]) {
      assert.equal(markdownLine(plain), plain);
    }
  });

  it('have one where something would be misread', () => {
    for (const [text, safe] of [
      ['1. first', '1\\. first'],
      ['2) second', '2\\) second'],
      ['- x', '\\- x'],
      ['---', '\\---'],
      ['# x', '\\# x'],
      ['> x', '\\> x'],
      ['[x] done', '\\[x] done'],
      ['[a]: /u', '\\[a]: /u'],
      ['[a](b)', '[a\\](b)'],
      ['<b>', '\\<b>'],
      ['&amp;', '\\&amp;'],
      ['_a_', '\\_a\\_'],
      ['~~a~~', '\\~\\~a\\~\\~'],
      ['$a$', '$a\\$'],
      ['a\\', 'a\\\\'],
      ['http://a', 'http\\://a'],
    ] as const) {
      assert.equal(markdownLine(text), safe);
    }
    assert.equal(markdownHeading('Take #'), 'Take \\#');
    assert.equal(markdownCell('a | b'), 'a \\| b');
  });

  it('of the samples need none at all', () => {
    for (const { name, analysis } of everySample()) {
      const { scenarios, linesOf } = analysis;
      const course = transcript(
        scenarios.map((each) => timelineWithFindings(analysis, each)),
        linesOf,
        'md',
      );
      const sheets = sheetPage(
        scenarios.map(({ scenario, ruleset }) => sheetOf(scenario, ruleset, (source) => sourceWords(analysis, source))),
        'md',
      );
      assert.doesNotMatch(course, /\\/u, name);
      assert.doesNotMatch(sheets, /\\/u, name);
      assert.doesNotMatch(course, /\n{3}/u, name);
    }
  });

  it('are in pages without consecutive blank lines', () => {
    assert.equal(markdownPage(['# a\n', '\n> b\n', '\n> c\n', '- d']), '# a\n\n> b\n\n> c\n\n- d\n');
  });
});

/** Markup characters stay, and are visible. */
function shown(html: string): string {
  return html.replace(
    /&(lt|gt|quot|#39|amp);/gu,
    (_all, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[name] ?? '',
  );
}

function inOneLine(text: string): string {
  return text.replace(/\s*[\r\n]\s*/gu, ' ').trim();
}
