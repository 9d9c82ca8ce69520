/** The seed field refuses invalid seeds with a reason. */
import { strict as assert } from 'node:assert';
import { problems } from './axe.ts';
import { branch } from './fixture.ts';
import { kept } from './model/view-events.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

const reason = 'A seed is a whole number from 0 to 2147483647; it is still 7';
const seed = (panel: Panel) => panel.page.getByLabel('Seed');
const note = (panel: Panel) => panel.page.locator('.header').getByRole('status');

describePanel('the seed of a branch', () => {
  it('is that of the branch while the branch is in view, otherwise that of the original', async () => {
    const panel = await showPanel({
      branch,
      kept: { ...kept, course: 'branch', wish: { trials: [], redraws: [{ step: '1/clash', round: 0, seed: 8 }] } },
    });
    const field = panel.page.getByLabel('Seed of the branch', { exact: true });
    assert.equal(await field.inputValue(), '8');
    await field.fill('12');
    await panel.page.keyboard.press('Enter');
    assert.deepEqual((await panel.posted()).at(-1), {
      type: 'wish',
      id: 1,
      wish: { trials: [], redraws: [{ step: '1/clash', round: 0, seed: 12 }] },
    });
    await field.fill('-1');
    await panel.page.keyboard.press('Enter');
    assert.equal(await note(panel).innerText(), reason.replace('still 7', 'still 8'));
    await panel.page.getByRole('button', { name: 'Original' }).click();
    assert.equal(await panel.page.getByLabel('Seed', { exact: true }).inputValue(), '7');
  });
});

describePanel('a seed that is none', () => {
  for (const typed of ['99999999999', '-3', '1.5', '']) {
    it(`is reset, with a reason: “${typed}”`, async () => {
      const panel = await showPanel();
      await seed(panel).fill(typed);
      await panel.page.keyboard.press('Enter');
      assert.deepEqual(
        [await seed(panel).inputValue(), await note(panel).innerText(), await panel.posted()],
        ['7', reason, []],
      );
    });
  }

  it('is also refused when the field loses the focus, and the note describes the field', async () => {
    const panel = await showPanel();
    await seed(panel).fill('-3');
    await panel.page.keyboard.press('Tab');
    assert.equal(await note(panel).innerText(), reason);
    assert.equal(await seed(panel).getAttribute('aria-describedby'), await note(panel).getAttribute('id'));
  });

  it('has no more note once the reader goes on', async () => {
    const panel = await showPanel();
    await seed(panel).fill('-3');
    await panel.page.keyboard.press('Enter');
    assert.equal(await note(panel).innerText(), reason);
    await panel.page.keyboard.press('8');
    assert.equal(await note(panel).innerText(), '');
  });

  it('has its note inside the window, without violations found by axe', async () => {
    for (const width of [200, 320, 700, 1000]) {
      const panel = await showPanel({ width, theme: width === 320 ? 'highContrast' : 'light' });
      await seed(panel).fill('');
      await panel.page.keyboard.press('Enter');
      assert.equal(await note(panel).innerText(), reason);
      const box = (await note(panel).boundingBox())!;
      assert.ok(box.x >= 0 && box.x + box.width <= width, `${width}: ${JSON.stringify(box)}`);
      assert.deepEqual(await problems(panel), []);
    }
  });
});
