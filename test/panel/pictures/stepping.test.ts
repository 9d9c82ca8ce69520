/** Dice that become others. */
import { strict as assert } from 'node:assert';
import type { PictureView } from '../../../server/protocol/index.ts';
import { describePanel } from '../panel-page.ts';
import { drawn, itLooksWell } from './drawn-details.ts';

type SteppingView = PictureView<'stepping'>;

const stepping: SteppingView = {
  dice: [
    {
      says: 'Location die: d10 → d14',
      ladder: ['d8', 'd10', 'd12', 'd14', 'd16'],
      from: 1,
      to: 3,
      why: ['a step up: shin-deep water', 'a step up: in the dark'],
    },
    { says: 'Lantern: d2 → gone', ladder: ['d2', 'd4'], from: 0, why: [] },
  ],
};

const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4);
const longest: SteppingView = {
  dice: stepping.dice.map((die) => ({
    ...die,
    says: long,
    why: [long],
    ladder: Array.from({ length: 20 }, () => long),
  })),
};

describePanel('dice that step', () => {
  it('are a list for screen readers, with what becomes of each die and why', async () => {
    const { page } = await drawn({ stepping });
    assert.equal(
      await page.locator('.stepping').ariaSnapshot(),
      [
        '- list "Dice that step":',
        '  - listitem:',
        '    - text: "Location die: d10 → d14"',
        '    - list "Why":',
        '      - listitem: "a step up: shin-deep water"',
        '      - listitem: "a step up: in the dark"',
        '  - listitem: "Lantern: d2 → gone"',
      ].join('\n'),
    );
  });

  it('have a ladder with where the die was, what it has passed, and where it is', async () => {
    const { page } = await drawn({ stepping });
    const rungs = await page
      .locator('.stepping-rung')
      .evaluateAll((all) => all.map((rung) => `${rung.textContent} ${(rung as HTMLElement).dataset['is']!}`));
    assert.deepEqual(rungs, [
      'd8 other',
      'd10 from',
      'd12 passed',
      'd14 to',
      'd16 other',
      'gone gone',
      'd2 from',
      'd4 other',
    ]);
  });

  itLooksWell('.stepping', { stepping }, { stepping: longest });
});
