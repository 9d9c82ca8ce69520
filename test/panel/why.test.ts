/** Explanations: one popover for throws, cards, dice and states. */
import { strict as assert } from 'node:assert';
import type { Locator } from 'playwright-core';
import type { WhyView } from '../../server/protocol/index.ts';
import { diceCourse } from './pictures/dice-fixture.ts';
import { at } from './fixture.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

const popover = (panel: Panel): Locator => panel.page.locator('.popover');
const chip = (panel: Panel, text: string): Locator => panel.page.getByRole('button', { name: text });
// The popover is there, and empty, before the answer is.
const told = async (panel: Panel): Promise<string> => {
  await panel.settled();
  await popover(panel).locator('p:empty').waitFor({ state: 'detached' });
  return popover(panel).innerText();
};
const boxOf = async (part: Locator): Promise<{ x: number; y: number; width: number; height: number }> =>
  (await part.boundingBox())!;

// A larger popover is positioned before the next frame, which has ended when the one after it begins.
const nextPicture = (panel: Panel): Promise<void> =>
  panel.page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            done();
          }),
        );
      }),
  );

const toughness: WhyView = {
  title: 'Toughness of the Ghoul',
  reasons: [
    { text: 'It starts at 5', lines: at(12) },
    { text: '5 → 3', step: { key: '1/damage', title: 'Agent Pfister’s shot lands' }, lines: at(31) },
  ],
  rule: { id: 'demon-city-2018/damage', title: 'Damage', from: 'Demon City 2018 · Damage' },
};

describePanel('why a throw is there', () => {
  const worth = [
    null,
    { points: '13.3 points', more: 'Without it 28.0%, so it is worth' },
    { points: '4.0 points' },
    null,
    { points: '9.0 points' },
  ];

  it('shows what each throw is worth, with one request for all throws of a pool', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.answers({ worth });
    await chip(panel, '+1 higher stat').hover();
    assert.match(await told(panel), /Without it 28\.0%, so it is worth\s*13\.3 points/);
    await chip(panel, '+1 distraction').hover();
    assert.match(await told(panel), /\b4\.0 points/);
    const asked = await panel.asked();
    assert.deepEqual(
      asked.map((question) => question.type === 'worth' && [question.step, question.who]),
      [['1/clash', 'Agent Pfister']],
    );
  });

  it('reserves space for it, so that nothing jumps', async () => {
    const heights: number[] = [];
    for (const answer of [worth.slice(0, 1), worth]) {
      const panel = await showPanel({ step: '1/clash' });
      await panel.answers({ worth: answer });
      await chip(panel, '+1 distraction').hover();
      await panel.settled();
      heights.push((await boxOf(popover(panel))).height);
    }
    assert.equal(heights[0], heights[1]);
  });

  it('makes another request for another course', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.answers({ worth });
    await chip(panel, '+1 higher stat').hover();
    await told(panel);
    await panel.answers({ worth: [null, { points: '+1.0 points' }] });
    await panel.show();
    assert.match(await told(panel), /\+1\.0 points/);
  });
});

describePanel('why a card or die lies as it does', () => {
  it('is shown on hover and focus', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.page.locator('.card').first().hover();
    assert.match(await told(panel), /The Hermit, 9\s+The highest card counts/);
    await panel.page.locator('.card').nth(1).focus();
    assert.match(await told(panel), /A higher card counts/);
    const dice = await showPanel({ course: diceCourse, step: 'roll' });
    await dice.page.locator('.die').first().hover();
    await popover(dice).waitFor();
    assert.equal(await popover(dice).count(), 1);
  });
});

describePanel('why somebody stands as they do', () => {
  const track = (panel: Panel): Locator =>
    panel.page.locator('.combatant', { hasText: 'Ghoul' }).locator('.track').first();

  it('is requested when the pointer is on a number, and shown with its lines, its steps and its rule', async () => {
    const panel = await showPanel({ step: '1/damage' });
    await panel.answers({ why: toughness });
    await track(panel).hover();
    assert.deepEqual((await told(panel)).split(/\n+/), [
      'Toughness of the Ghoul',
      'It starts at 5',
      'line 12',
      '5 → 3',
      'Agent Pfister’s shot lands',
      'line 31',
      'Rule: Damage',
      'Demon City 2018 · Damage',
    ]);
    const [asked] = await panel.asked();
    assert.deepEqual(asked?.type === 'why' && [asked.course, asked.step, asked.question], [
      'original',
      '1/damage',
      { who: 'Ghoul', about: 'track', words: 'Toughness' },
    ]);
  });

  it('is requested for conditions, carried things and places as well', async () => {
    const panel = await showPanel({ step: '1/clash' });
    const laura = panel.page.locator('.combatant', { hasText: 'Laura' });
    for (const part of ['.condition', '.gear', '.place']) await laura.locator(part).first().focus();
    await panel.settled();
    assert.deepEqual(
      (await panel.asked()).map(
        (question) => question.type === 'why' && [question.question.about, question.question.words],
      ),
      [
        ['condition', 'blood in her eyes'],
        ['gear', 'knife'],
        ['place', 'under the bed'],
      ],
    );
  });

  it('is cached while the step is in view, and requested again after another', async () => {
    const panel = await showPanel({ step: '1/damage' });
    await panel.answers({ why: toughness });
    for (const [key, count] of [
      ['', 1],
      ['', 0],
      ['ArrowRight', 1],
    ] as const) {
      await panel.page.mouse.move(2, 2);
      if (key !== '') await panel.page.keyboard.press(key);
      await track(panel).hover();
      await popover(panel).waitFor();
      await panel.settled();
      assert.equal((await panel.asked()).filter(({ type }) => type === 'why').length, count);
    }
  });

  it('says so if there is no explanation', async () => {
    const panel = await showPanel({ step: '1/damage' });
    await track(panel).hover();
    assert.match(await told(panel), /no more to say/);
  });

  it('links to the step that caused it', async () => {
    const panel = await showPanel({ step: '2/end' });
    await panel.answers({ why: toughness });
    await track(panel).focus();
    await told(panel);
    await popover(panel).getByRole('button', { name: 'Agent Pfister’s shot lands' }).click();
    assert.match(await panel.title(), /the Ghoul loses 2 Toughness/);
  });
});

describePanel('the popover', () => {
  it('is one for the whole panel', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await chip(panel, '+1 higher stat').focus();
    await panel.page.locator('.track').first().hover();
    assert.equal(await popover(panel).count(), 1);
    assert.equal(await panel.page.locator('[aria-expanded=true]').count(), 1);
  });

  it('stays while the pointer moves into it, and closes when it leaves', async () => {
    const panel = await showPanel({ step: '1/clash' });
    const anchor = chip(panel, '+1 distraction');
    await anchor.hover();
    const [from, to] = [await boxOf(anchor), await boxOf(popover(panel))];
    await panel.page.mouse.move(from.x + 10, from.y + from.height / 2);
    await panel.page.mouse.move(to.x + 10, to.y + 10, { steps: 12 });
    assert.match(await popover(panel).innerText(), /Distraction/);
    await panel.page.mouse.move(2, 2);
    assert.equal(await popover(panel).count(), 0);
  });

  it('isn’t closed by a passing pointer while it has the focus', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await chip(panel, '+1 higher stat').focus();
    await panel.page.keyboard.press('Tab');
    await panel.page.locator('.track').first().hover();
    assert.match(await popover(panel).innerText(), /Higher Stat/);
  });

  it('closes with Escape wherever the focus is, which returns to its button', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await chip(panel, '+1 higher stat').hover();
    await popover(panel).waitFor();
    await panel.page.keyboard.press('Escape');
    assert.equal(await popover(panel).count(), 0);
    await panel.page.mouse.move(2, 2);
    await chip(panel, '+1 higher stat').focus();
    await panel.page.keyboard.press('Tab');
    await panel.page.keyboard.press('Escape');
    assert.equal(await popover(panel).count(), 0);
    assert.equal(await panel.page.evaluate(() => document.activeElement?.textContent), '+1 higher stat');
  });

  it('is connected to its button: expanded, and as its description', async () => {
    const panel = await showPanel({ step: '1/clash' });
    const button = chip(panel, '+1 distraction');
    assert.equal(await button.getAttribute('aria-expanded'), 'false');
    await button.focus();
    assert.equal(await button.getAttribute('aria-expanded'), 'true');
    const id = await button.getAttribute('aria-describedby');
    assert.match(await panel.page.locator(`[id="${id!}"]`).innerText(), /The Ghoul has its mind on Laura/);
  });

  for (const width of [200, 320, 1000]) {
    it(`stays inside a window ${width} px wide, wherever its button is`, async () => {
      const panel = await showPanel({ step: '1/clash', width });
      await panel.answers({
        why: {
          ...toughness,
          title: 'long '.repeat(80),
          reasons: [{ text: 'word'.repeat(60), quote: 'word'.repeat(60) }],
        },
      });
      for (const anchor of await panel.page.locator('.why-place > button').all()) {
        await anchor.focus();
        await panel.settled();
        await nextPicture(panel);
        const { x, width: own } = await boxOf(popover(panel));
        assert.ok(x >= 0 && x + own <= width, `${x} and ${own} px`);
      }
    });
  }

  it('leaves no listener behind', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.page.evaluate(() => {
      const counts = { added: 0, removed: 0 };
      const [add, remove] = [document.addEventListener.bind(document), document.removeEventListener.bind(document)];
      document.addEventListener = (...all: Parameters<typeof add>) => {
        counts.added += 1;
        add(...all);
      };
      document.removeEventListener = (...all: Parameters<typeof remove>) => {
        counts.removed += 1;
        remove(...all);
      };
      Object.assign(globalThis, { counts });
    });
    for (let turn = 0; turn < 50; turn += 1) {
      await chip(panel, '+1 higher stat').focus();
      await popover(panel).waitFor();
      await panel.page.keyboard.press('Escape');
      await popover(panel).waitFor({ state: 'detached' });
      await chip(panel, '+1 higher stat').blur();
    }
    const { added, removed } = await panel.page.evaluate<{ added: number; removed: number }>('counts');
    assert.ok(added >= 50);
    assert.equal(added, removed);
  });
});
