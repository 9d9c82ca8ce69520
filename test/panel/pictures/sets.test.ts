/** A roll that is searched for sets. */
import { strict as assert } from 'node:assert';
import type { PictureView } from '../../../server/protocol/index.ts';
import { problems } from '../axe.ts';
import { diceCourse } from './dice-fixture.ts';
import { withSteps } from '../fixture.ts';
import { type Look, type Panel, describePanel, showPanel } from '../panel-page.ts';
import { type ThemeName, themes } from '../looks/themes.ts';

const lines = (line: number) => ({ uri: 'file:///alley.clash', from: line, to: line });
const sets: PictureView<'sets'> = {
  title: 'Ann’s sets',
  ones: { count: 2, says: 'critical', words: '2 dice show 1: critical' },
  sets: [
    { face: 6, width: 2, passes: true, label: '6×2', words: '2 dice show 6, for dash to the doorway' },
    { face: 3, width: 1, passes: false, label: '3×1', words: '1 die shows 3, below the target' },
  ],
  needs: [
    {
      words: 'dash to the doorway',
      measure: 'common (2)',
      width: 2,
      by: '6×2',
      face: 6,
      says: 'succeeds',
      tone: 'good',
      lines: lines(7),
    },
    { words: 'grab the lamp', measure: 'rare (3)', width: 3, says: 'fails', tone: 'bad', lines: lines(8) },
  ],
};

function shown(look: Look = {}, told = sets): Promise<Panel> {
  return showPanel({
    ...look,
    course: withSteps((step) => ({ ...step, table: { ...step.table!, sets: told } }), diceCourse),
    step: 'roll',
  });
}

describePanel('a roll searched for sets', () => {
  it('has a column of dice for each face, with the ones separate, and only words for screen readers', async () => {
    const columns = (await shown()).page.getByRole('list', { name: 'Ann’s sets' }).getByRole('listitem');
    assert.deepEqual(
      await columns.evaluateAll((all) =>
        all.map((one) => [
          one.querySelector('.unseen')!.textContent,
          [...one.querySelectorAll('.set-die')].map((die) => die.textContent).join(' '),
          one.querySelector('.set-label')!.textContent,
        ]),
      ),
      [
        ['2 dice show 6, for dash to the doorway', '6 6', '6×2'],
        ['1 die shows 3, below the target', '3', '3×1'],
        ['2 dice show 1: critical', '1 1', 'critical'],
      ],
    );
    assert.deepEqual(
      await columns.evaluateAll((all) =>
        all.map((one) => [...one.children].filter((part) => part.ariaHidden !== 'true').length),
      ),
      [1, 1, 1],
    );
  });

  it('has a row for each need, with places that are filled or empty, and its result', async () => {
    const rows = (await shown()).page.getByRole('list', { name: 'What the actions need' }).getByRole('listitem');
    const dice = rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll<HTMLElement>('.set-die')]
          .map((die) => `${die.textContent}${die.dataset['lies']!}`)
          .join(' '),
      ),
    );
    assert.deepEqual(await dice, ['6kept 6kept', 'down down down']);
    assert.deepEqual(
      await rows.evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('.need-words, .need-measure, .need-came > span:not(.tone)')].map(
            (part) => part.textContent,
          ),
        ),
      ),
      [
        ['dash to the doorway', 'common (2)', '6×2', 'succeeds'],
        ['grab the lamp', 'rare (3)', 'fails'],
      ],
    );
  });

  it('has the dice that come nearest to a set next to the missing places, also in words', async () => {
    const near = { face: 5, width: 2, words: '2 of 3 dice show 5' };
    const { page } = await shown(
      {},
      { ...sets, needs: [{ ...sets.needs[1]!, asks: '3 matching dice of 5 or higher', near }] },
    );
    assert.deepEqual(
      await page
        .locator('.need .set-die')
        .evaluateAll((all) => all.map((die) => `${die.textContent}${(die as HTMLElement).dataset['lies']!}`)),
      ['5up', '5up', 'down'],
    );
    assert.deepEqual(await page.locator('.need .unseen').allTextContents(), [
      ', 3 matching dice of 5 or higher',
      '2 of 3 dice show 5',
    ]);
  });

  it('has no columns before the roll', async () => {
    const { ones: _, ...before } = { ...sets, title: 'What Ann needs', sets: [] };
    const { page } = await shown({}, before);
    assert.deepEqual(
      [
        await page.locator('.sets-columns').count(),
        await page.locator('.sets-title').count(),
        await page.locator('.need').count(),
      ],
      [0, 0, 2],
    );
  });

  it('links from each of them to its line, by keyboard too', async () => {
    const panel = await shown();
    const button = panel.page.getByRole('button', { name: 'grab the lamp' });
    assert.equal(await button.getAttribute('title'), 'Show in the file: line 8');
    await button.focus();
    await panel.page.keyboard.press('Enter');
    assert.deepEqual(
      (await panel.posted()).filter(({ type }) => type === 'reveal'),
      [{ type: 'reveal', lines: lines(8) }],
    );
  });

  for (const theme of Object.keys(themes) as ThemeName[]) {
    it(`has no violations found by axe in the theme ${theme}`, async () => {
      assert.deepEqual(await problems(await shown({ theme }), '.sets'), []);
    }).timeout(30_000);
  }

  for (const width of [200, 480, 1000]) {
    it(`fits a window ${width} px wide, with long words too`, async () => {
      const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4);
      const longer: PictureView<'sets'> = {
        title: long,
        ones: { count: 2, says: long, words: long },
        sets: Array.from({ length: 8 }, (_, at) => ({
          ...sets.sets[0]!,
          face: at + 1,
          width: 5,
          label: `${at + 1}×5`,
          words: long,
        })),
        needs: sets.needs.map((need) => ({ ...need, words: long, measure: long, width: 5, says: long })),
      };
      for (const told of [sets, longer]) {
        const { page } = await shown({ width }, told);
        assert.equal(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          0,
        );
      }
    });
  }
});
