/** How the table and what is next to it use the available room. */
import { strict as assert } from 'node:assert';
import type { PartyView } from '../../../server/protocol/index.ts';
import { chips, withSteps } from '../fixture.ts';
import type { Course } from '../make-course.ts';
import { type Panel, describePanel, showPanel } from '../panel-page.ts';

function withParties(key: string, change: (party: PartyView) => PartyView): Course {
  return withSteps((step) =>
    step.key === key ? { ...step, table: { ...step.table!, parties: step.table!.parties.map(change) } } : step,
  );
}
const box = async (panel: Panel, part: string) => (await panel.page.locator(part).first().boundingBox())!;

describePanel('a throw that says what it comes to', () => {
  const note =
    'The lowest of these cards is a 2, one for each point of base Toughness. The text leaves damage out; this default is Clashwright’s.';

  it('says so below its cards, however many there are, with the width of the table', async () => {
    for (const count of [1, 2, 5]) {
      const panel = await showPanel({
        step: '1/damage',
        course: withParties('1/damage', (party) => ({ ...party, note, cards: party.cards.slice(0, count) })),
      });
      const [cards, said, table] = [
        await box(panel, '.cards'),
        await box(panel, '.party-note'),
        await box(panel, '.table'),
      ];
      assert.ok(said.y >= cards.y + cards.height && said.x === cards.x, String(count));
      assert.ok(said.width > table.width / 2, `${said.width} of ${table.width}`);
    }
  });
});

describePanel('the chips of a pool', () => {
  /** Two chips, of which the second fills the rest of the line except for that many pixels. */
  async function filled(spare: number): Promise<Panel> {
    const panel = await showPanel({
      step: '1/clash',
      course: withParties('1/clash', (party) => ({ ...party, chips: [chips.start, chips.higher] })),
    });
    await panel.page
      .locator('.party')
      .first()
      .evaluate((party, left) => {
        const [first, last] = [...party.querySelectorAll<HTMLElement>('.chips > li')];
        const pool = party.querySelector<HTMLElement>('.pool')!;
        const taken = first!.getBoundingClientRect().width + Number.parseFloat(getComputedStyle(pool).columnGap);
        last!.style.width = `${pool.getBoundingClientRect().width - taken - left}px`;
        last!.querySelector<HTMLElement>('.chip')!.style.width = '100%';
      }, spare);
    return panel;
  }

  it('fill their lines, and the buttons that add one take no line of their own', async () => {
    const panel = await filled(1);
    await panel.page.locator('.party').first().hover();
    const tops = await panel.page
      .locator('.party')
      .first()
      .locator('.chips > li, .add-sign')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    assert.deepEqual(new Set(tops).size, 1, tops.join(' '));
    const [table, sign] = [
      await box(panel, '.table'),
      (await panel.page.locator('.party').first().locator('.add-sign').last().boundingBox())!,
    ];
    assert.ok(sign.x + sign.width <= table.x + table.width);
  });
});

describePanel('the titles beside the step', () => {
  it('are in one line if they are side by side', async () => {
    for (const width of [700, 1600]) {
      const panel = await showPanel({ step: '1/clash', width });
      const tops = await panel.page.locator('.part-title').evaluateAll((all) =>
        all.map((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          return words.getBoundingClientRect().top;
        }),
      );
      assert.deepEqual([tops.length, new Set(tops).size], [2, 1], `${width}: ${tops.join(' ')}`);
    }
  });
});
