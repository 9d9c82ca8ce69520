/** Chances that are bounds, with the printed figures next to them. */
import { strict as assert } from 'node:assert';
import type { ChanceView } from '../../server/protocol/index.ts';
import { diceCourse } from './pictures/dice-fixture.ts';
import { withSteps } from './fixture.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';
import { type ThemeName, themes } from './looks/themes.ts';

const least: ChanceView = {
  label: 'succeeds',
  value: 0.483,
  text: 'at least 48.3%',
  exact: '15/31',
  bound: 'at least',
  printed: 'the text’s table prints 66%',
};
const most: ChanceView = { label: 'fails', value: 0.517, text: 'at most 51.7%', bound: 'at most' };

function shown(theme: ThemeName = 'dark'): Promise<Panel> {
  const chances = [least, most];
  return showPanel({
    theme,
    step: 'roll',
    course: withSteps(
      (step) => ({
        ...step,
        table: {
          ...step.table!,
          chances,
          parties: step.table!.parties.map((party, at) => ({ ...party, chance: chances[at % 2]! })),
        },
      }),
      diceCourse,
    ),
  });
}

describePanel('a chance that is a bound', () => {
  it('says so, with the printed figure, next to the outcomes of a contest and at those who act', async () => {
    const { page } = await shown();
    assert.deepEqual(await page.locator('.chances-list > li').allInnerTexts(), [
      'succeeds at least 48.3% (the text’s table prints 66%)',
      'fails at most 51.7%',
    ]);
    assert.deepEqual(await page.locator('.party .chance .unforced').allInnerTexts(), [
      'the text’s table prints 66%',
      'the text’s table prints 66%',
    ]);
  });

  for (const theme of Object.keys(themes) as ThemeName[]) {
    it(`has only the open part hatched, in the theme ${theme}`, async () => {
      const { page } = await shown(theme);
      const drawn = await page
        .locator('.party .bar')
        .evaluateAll((all) =>
          all
            .slice(0, 2)
            .map((bar) =>
              [bar, bar.firstElementChild!].map((part) => getComputedStyle(part).backgroundImage.includes('repeating')),
            ),
        );
      assert.deepEqual(drawn, [
        [true, false],
        [false, true],
      ]);
    });
  }
});
