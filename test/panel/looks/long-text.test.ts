/** Truncated long text, with a way to see all of it. */
import { strict as assert } from 'node:assert';
import { cutText } from '../../../client/webview/model/cut.ts';
import { withSteps } from '../fixture.ts';
import { describePanel, showPanel } from '../panel-page.ts';

describe('a truncated text', () => {
  it('is complete if it fits', () => {
    assert.equal(cutText('a short one', 11), undefined);
  });

  it('ends between two words, or within a very long one', () => {
    assert.equal(cutText('the muzzle flash shows all of it', 20), 'the muzzle flash…');
    assert.equal(cutText('a '.repeat(3) + 'x'.repeat(100), 60), `a a a ${'x'.repeat(54)}…`);
  });

  it('separates no letter from its accents and splits no character', () => {
    assert.equal(cutText('e\u0301'.repeat(10), 5), 'e\u0301e\u0301…');
    assert.equal(cutText('🎲'.repeat(10), 5), '🎲🎲…');
    assert.equal(cutText('👩‍👩‍👧'.repeat(5), 10), '👩‍👩‍👧…');
  });

  it('is truncated by the rules of Unicode, even if these needn’t be consulted', () => {
    const letters = [
      [0x21, 0x7e],
      [0xa1, 0x24f],
      [0x2010, 0x2027],
    ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)));
    const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    for (const text of [letters.join(''), letters.toReversed().join('')]) {
      const ends = new Set([...signs.segment(text)].map(({ index }) => index));
      for (let most = 1; most < text.length; most += 1) {
        const end = [...ends].findLast((each) => each <= most);
        assert.equal(cutText(text, most), `${text.slice(0, end)}…`, `after ${most}`);
      }
    }
  });

  it('ends even within a letter with ten thousand accents', () => {
    assert.equal(cutText(`e${'\u0301'.repeat(10_000)}`, 20)?.length, 21);
  });
});

describePanel('a text of ten thousand characters', () => {
  const long = 'Wolf '.repeat(2000).trim();
  const course = withSteps((step) => ({
    ...step,
    title: long,
    text: long,
    prose: [{ kind: 'read aloud', text: long }],
  }));

  it('is shown completely by a button, and truncated again', async () => {
    const panel = await showPanel({ course, step: '1/clash' });
    const [title, prose] = [panel.page.locator('.step-title'), panel.page.locator('.prose-text')];
    assert.ok((await title.innerText()).length <= 201 && (await prose.innerText()).length <= 1201);
    const toggle = panel.page.locator('.prose').getByRole('button', { name: 'Show all' });
    await toggle.press('Enter');
    assert.equal(await prose.innerText(), long);
    await panel.page.locator('.prose').getByRole('button', { name: 'Show less' }).click();
    assert.ok((await prose.innerText()).length <= 1201);
  });

  it('is truncated again in the next step', async () => {
    const panel = await showPanel({ course, step: '1/clash' });
    await panel.page.locator('.step-head').getByRole('button', { name: 'Show all' }).last().click();
    assert.equal((await panel.page.locator('.step-title').innerText()).length, long.length);
    await panel.page.keyboard.press('ArrowRight');
    assert.ok((await panel.page.locator('.step-title').innerText()).length <= 201);
  });
});
