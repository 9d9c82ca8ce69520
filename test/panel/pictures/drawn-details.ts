/** What the tests of drawn details share: a panel whose step has one picture, and what is expected of each. */
import { strict as assert } from 'node:assert';
import type { PicturesView } from '../../../server/protocol/index.ts';
import { problems } from '../axe.ts';
import { withSteps } from '../fixture.ts';
import { type Look, type Panel, showPanel } from '../panel-page.ts';
import { type ThemeName, themes } from '../looks/themes.ts';
import { diceCourse } from './dice-fixture.ts';

/** A panel at a step with these pictures. */
export function drawn(pictures: PicturesView, look: Look = {}): Promise<Panel> {
  return showPanel({
    ...look,
    course: withSteps((step) => ({ ...step, table: { ...step.table!, ...pictures } }), diceCourse),
    step: 'roll',
  });
}

/** The pictures stand alone at 400 and 540 px, are legible in every theme, and fit narrow windows with long words. */
export function itLooksWell(selector: string, usual: PicturesView, longest: PicturesView): void {
  for (const theme of Object.keys(themes) as ThemeName[]) {
    it(`has no violations found by axe in the theme ${theme}, at 400 and 540 px`, async () => {
      for (const width of [400, 540]) {
        const panel = await drawn(usual, { theme, width });
        assert.deepEqual(await problems(panel, selector), [], String(width));
      }
    }).timeout(30_000);
  }

  for (const width of [200, 400, 540, 1000]) {
    it(`fits a window ${width} px wide, with long words too`, async () => {
      for (const pictures of [usual, longest]) {
        const { page } = await drawn(pictures, { width });
        assert.equal(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          0,
        );
      }
    });
  }
}
