/** What a step changes, below its title, and everybody’s state in brief at the bottom. */
import { strict as assert } from 'node:assert';
import type { CombatantView } from '../../server/protocol/index.ts';
import { course, model, unhurt } from './fixture.ts';
import { courseOf, wholeRounds } from './make-course.ts';
import { describePanel, showPanel } from './panel-page.ts';

const changing = (changed: readonly CombatantView[]) =>
  courseOf(
    model,
    wholeRounds(course).map((round) => ({
      ...round,
      steps: round.steps.map((step) => (step.key === '1/damage' ? { ...step, changed } : step)),
    })),
  );

describePanel('what a step changes', () => {
  it('is below its title, with old and new values, and nothing is if it changes nothing', async () => {
    const panel = await showPanel({ step: '1/damage' });
    assert.match(await panel.page.locator('.change').innerText(), /^Ghoul\s+Toughness\s+5 → 3 of 5\s+bleeding\s+new$/u);
    await panel.page.keyboard.press('ArrowLeft');
    assert.equal(await panel.page.locator('.changes').count(), 0);
  });

  it('has what is at stake, conditions, things and places', async () => {
    const ghoul = unhurt[1]!;
    const panel = await showPanel({
      step: '1/damage',
      course: changing([
        {
          ...ghoul,
          changed: true,
          tracks: [{ name: 'Will', now: 3, base: 3, staked: 1 }],
          conditions: [{ text: 'afraid' }, { text: 'prone', change: 'new' }],
          gear: [{ text: 'lamp', change: 'gone' }],
          place: 'the stair',
          wasAt: 'the door',
        },
      ]),
    });
    assert.deepEqual(
      (await panel.page.locator('.change-part').allInnerTexts()).map((text) => text.replace(/\s+/gu, ' ')),
      ['Will 3 of 3, 1 at stake', 'prone new', 'lamp gone', 'Place: the door → the stair'],
    );
  });

  it('explains each part', async () => {
    const panel = await showPanel({ step: '1/damage' });
    await panel.page.locator('.change-part').first().focus();
    const about = (await panel.asked()).flatMap((question) => (question.type === 'why' ? [question] : []));
    assert.deepEqual(
      about.map((question) => JSON.stringify(question).includes('"track"')),
      [true],
    );
  });

  it('is four lines at most, with the number of the others', async () => {
    const crowd = ['Ann', 'Bea', 'Cy', 'Dee', 'Eve', 'Fay'].map((name) => ({
      ...unhurt[0]!,
      name,
      changed: true,
      tracks: [{ name: 'Toughness', now: 1, was: 2, base: 2 }],
    }));
    const panel = await showPanel({ step: '1/damage', course: changing(crowd) });
    assert.equal(await panel.page.locator('.change').count(), 4);
    assert.match(await panel.page.locator('.changes').innerText(), /and 2 others$/u);
  });
});

describePanel('everybody’s state in brief', () => {
  it('is at the bottom of the window in the order of the cast, marked where it has changed', async () => {
    const panel = await showPanel({ width: 540, height: 600, step: '1/damage' });
    const items = panel.page.locator('.strip-item');
    assert.deepEqual(
      await items.evaluateAll((all) => all.map(({ dataset }) => [dataset['who'], dataset['changed']].join())),
      ['Agent Pfister,false', 'Ghoul,true', 'Laura,false'],
    );
    assert.match(await items.nth(1).innerText(), /Ghoul.*3\/5/su);
    const strip = await panel.page.locator('.strip').boundingBox();
    assert.equal(strip!.y + strip!.height, 600);
  });

  it('opens to all of somebody’s state, within the window', async () => {
    const panel = await showPanel({ width: 540, height: 600, step: '1/damage' });
    await panel.page.locator('.strip-item').nth(1).focus();
    const popover = panel.page.locator('.strip .popover');
    assert.match(await popover.innerText(), /Ghoul.*Toughness 5 → 3 of 5/su);
    const box = await popover.boundingBox();
    assert.ok(box!.y >= 0 && box!.y + box!.height <= 600 && box!.x >= 0 && box!.x + box!.width <= 540);
  });

  it('has the initial of each track where there are several, and none where there is one', async () => {
    const tracks = [
      { name: 'HP', now: 3, base: 5 },
      { name: 'Calm', now: 2, base: 2 },
    ];
    const ghoul = { ...unhurt[1]!, changed: true, tracks };
    const panel = await showPanel({ width: 540, step: '1/damage', course: changing([ghoul]) });
    const seen = await panel.page
      .locator('.strip-item')
      .evaluateAll((all) => all.map((one) => one.querySelectorAll('.strip-initial').length));
    assert.deepEqual(seen.slice(1), [2, 0]);
    assert.equal((await panel.page.locator('.strip-initial').allInnerTexts()).join(''), 'HP C ');
  });

  it('isn’t there if everybody’s state is beside the step', async () => {
    const panel = await showPanel({ width: 1000 });
    assert.equal(await panel.page.locator('.strip').isVisible(), false);
  });
});
