/** Hovers on the words of a Quick Shot scenario. */
import assert from 'node:assert/strict';
import { MarkupContent } from 'vscode-languageserver';
import { analyze } from '../../server/analysis/index.ts';
import { hoverAt } from '../../server/lsp/annotations/hover.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';

const text = `rules quick-shot
combatant Rose (she) of the Players
  Willpower 5
  goal "Get rich" 4
  drive "Stay alive" 1
  significant power "Sees far" limited to "moonlit nights"
  2 minor charges
  easy wound "a grazed forearm" on everything
combatant Tom (he) of the Players
  drive "Stay alive" 2
round 1 "The vault"
  Rose: gambles on "the safe".
    using "Sees far"
    hard "crack it"
    common "keep quiet"
    serves "Get rich"
    bets 3 WP from "Get rich"
    risk "the watch comes by"
`;

/** The paragraphs of the hover at the first of some words, without link targets and escapes. */
function hover(words: string): readonly string[] {
  const analysis = analyze(text, { file: 'test.clash' });
  const found = hoverAt(analysis, analysis.lines.positionAt(text.indexOf(words) + 1), () => '', new LastValid());
  const value = MarkupContent.is(found?.contents) ? found.contents.value : '';
  return value
    .replaceAll(/\]\([^)]*\)/gu, ']')
    .replaceAll('\\', '')
    .split('\n\n')
    .filter((each) => each !== '---');
}

describe('the hover in Quick Shot', () => {
  it('on a difficulty begins with what it needs, with its rule', () => {
    assert.equal(hover('hard "crack')[0], '**hard**: three matching dice of 5 or higher · [The five difficulties]');
    assert.equal(hover('common "keep')[0], '**common**: two matching dice of 5 or higher · [The five difficulties]');
  });

  it('on a drive shows what is in it, where it is served and what is bet from it', () => {
    const told =
      '**Get rich**: goal of Rose, 4 WP; served in round 1 “The vault”; 3 WP are bet from it in round 1 “The vault” · [Drives]';
    for (const words of ['Get rich" 4', 'Get rich"\n    bets', 'Get rich"\n    risk'])
      assert.equal(hover(words)[0], told);
    assert.equal(hover('Stay alive" 2')[0], '**Stay alive**: drive of Tom, 2 WP; not served by any attempt · [Drives]');
  });

  it('on an advantage shows its type and who has charges', () => {
    const told =
      '**Sees far**: significant power of Rose, limited to “moonlit nights”; Rose holds 2 minor charges · [Minor, significant, major]';
    for (const words of ['Sees far" limited', 'Sees far"\n    hard']) assert.equal(hover(words)[0], told);
  });

  it('on an action shows that action’s result', () => {
    const [own = '', ...others] = hover('crack it');
    assert.match(own, /^\*\*Crack it\*\*, hard \(3\): succeeds at least/u);
    assert.ok(!others.some((paragraph) => paragraph.includes('Keep quiet') || paragraph.includes('keep quiet')));
  });

  it('on a wound of the cast shows what it is worth, not the result of an attempt', () => {
    assert.ok(hover('a grazed').some((paragraph) => paragraph.includes('points')));
    assert.ok(!hover('a grazed').some((paragraph) => paragraph.includes('easy (1): succeeds')));
  });

  it('on any other clause shows what it does before the result of the attempt', () => {
    const paragraphs = hover('risk');
    assert.equal(paragraphs[0], 'What could happen, as the GM says before the roll.');
    assert.ok(paragraphs.some((paragraph) => paragraph.startsWith('**Rose gambles on')));
  });
});
