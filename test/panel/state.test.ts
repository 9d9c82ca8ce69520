/** Everybody’s state, what a step changed, and differences from another step. */
import { strict as assert } from 'node:assert';
import type { Locator } from 'playwright-core';
import { differences } from '../../client/webview/model/differences.ts';
import type { CombatantView } from '../../server/protocol/index.ts';
import { concernedIn } from '../../client/webview/model/concerned.ts';
import { foremost } from '../../client/webview/model/foremost.ts';
import { course, model, unhurt, withSteps } from './fixture.ts';
import { type WholeStep, courseOf, wholeRounds } from './make-course.ts';
import { problems } from './axe.ts';
import { type Panel, describePanel, showPanel } from './panel-page.ts';

const card = (panel: Panel, name: string): Locator =>
  panel.page.locator('.combatant', { has: panel.page.getByRole('button', { name, exact: true }) });

describePanel('the state after a step', () => {
  it('shows what each combatant has left, their conditions, what they hold and where they are', async () => {
    const panel = await showPanel({ step: '1/clash' });
    assert.deepEqual(
      (await card(panel, 'Laura').innerText()).split(/\n+/).filter((line) => line !== 'Players'),
      [
        'Laura',
        'Agility 4',
        'Toughness',
        '3 of 3',
        'blood in her eyes',
        'knife',
        'The Star',
        'Place:',
        'under the bed',
      ],
    );
  });

  it('lists the game’s values by name below the name, where the game has several', async () => {
    const values = [
      { name: 'STR', says: '3/4' },
      { name: 'GRC', says: '5' },
    ];
    const shown = withSteps((step) => ({
      ...step,
      changed: step.changed.map((one) => ({ ...one, headline: '', values })),
    }));
    const panel = await showPanel({ course: shown, step: '2/damage' });
    const list = card(panel, 'Laura').locator('.values');
    assert.deepEqual(
      [await list.locator('dt').allInnerTexts(), await list.locator('dd').allInnerTexts()],
      [
        ['STR', 'GRC'],
        ['3/4', '5'],
      ],
    );
    assert.deepEqual(await problems(panel, '.values'), []);
  });

  it('marks the step’s changes in words: numbers, conditions, things and places', async () => {
    const panel = await showPanel({ step: '2/damage' });
    assert.deepEqual(await panel.page.locator('.combatant[data-changed=true] h3').allInnerTexts(), ['Laura']);
    assert.deepEqual(
      (await card(panel, 'Laura').innerText()).split(/\n+/).filter((line) => line !== 'Players'),
      [
        'Laura',
        'Agility 4',
        'changed in this step',
        'Toughness',
        '3 → −1 of 3',
        'blood in her eyes',
        'gone',
        'out of the fight',
        'new',
        'knife',
        'gone',
        'The Star',
        'Place:',
        'under the bed',
        '→',
        'by the window',
      ],
    );
    const bar = (name: string): Promise<string> =>
      card(panel, name).evaluate((one) => getComputedStyle(one, '::before').content);
    assert.deepEqual([await bar('Laura'), await bar('Ghoul')], ['""', 'none']);
  });

  it('is less prominent for who is out of the fight, but not in the step in which they fall', async () => {
    const out = withSteps((step) => ({
      ...step,
      changed: step.changed.map((one) => (one.name === 'Laura' ? { ...one, out: true as const } : one)),
    }));
    const panel = await showPanel({ step: '2/damage', course: out });
    const looks = (part: string): Promise<readonly string[]> =>
      card(panel, 'Laura')
        .locator(part)
        .evaluate((one) => [getComputedStyle(one).fontWeight, getComputedStyle(one).color]);
    const [fallen, changed] = [await looks('.name'), await looks('.track-figure')];
    await panel.page.keyboard.press('ArrowRight');
    const [out2, still] = [await looks('.name'), await looks('.track-figure')];
    assert.deepEqual([fallen[0], changed[0], out2[0], still[0]], ['600', '600', '400', '400']);
    assert.notEqual(changed[1], still[1]);
  });

  it('doesn’t draw combatants again whom a step doesn’t change', async () => {
    const panel = await showPanel({ step: '1/clash' });
    await panel.page.evaluate(() => {
      const changes: string[] = [];
      new MutationObserver((records) => {
        for (const { target } of records)
          changes.push(
            (target instanceof Element ? target : target.parentElement)?.closest('.combatant')?.querySelector('.name')
              ?.textContent ?? '',
          );
      }).observe(document.querySelector('.combatants')!, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      Object.assign(globalThis, { changes });
    });
    await panel.page.keyboard.press('ArrowRight');
    assert.deepEqual(await panel.page.evaluate<readonly string[]>('[...new Set(changes)]'), ['Ghoul']);
  });
});

describePanel('the state of many', () => {
  const crowd = (names: readonly string[]): readonly CombatantView[] =>
    names.map((name) => ({ ...unhurt[0]!, name, conditions: [{ text: 'afraid' }] }));
  const many = courseOf(
    model,
    wholeRounds(course).map((round) => ({
      ...round,
      before: [...crowd(['Ann', 'Bea', 'Cy', 'Dee']), ...round.before],
    })),
  );
  const full = (panel: Panel): Promise<readonly string[]> =>
    panel.page.locator('.combatant[data-brief=false] h3').allInnerTexts();

  it('shows those whom the step concerns in full, and has a line for each of the others', async () => {
    const panel = await showPanel({ course: many, step: '1/damage' });
    assert.deepEqual(await full(panel), ['Agent Pfister', 'Ghoul']);
    assert.deepEqual(
      await panel.page.locator('.combatant').evaluateAll((all) => all.map((one) => one.getAttribute('data-brief'))),
      ['true', 'true', 'true', 'true', 'false', 'false', 'true'],
    );
    assert.deepEqual((await panel.page.locator('.combatant').first().innerText()).split(/\n+/), [
      'Ann',
      ', Players',
      'Toughness 2 of 2',
      'afraid',
    ]);
  });

  it('opens a line by the keyboard, and keeps it open in the next steps', async () => {
    const panel = await showPanel({ course: many, step: '1/damage' });
    await panel.page.getByRole('button', { name: /^Ann ?, Players/ }).press('Enter');
    assert.deepEqual(await full(panel), ['Ann', 'Agent Pfister', 'Ghoul']);
    assert.equal(await panel.page.evaluate(() => document.activeElement?.textContent), 'Less of Ann');
    await panel.page.keyboard.press('n');
    assert.deepEqual(await full(panel), ['Ann', 'Ghoul', 'Laura']);
    await panel.page.getByRole('button', { name: 'Less of Ann' }).press('Enter');
    assert.deepEqual(await full(panel), ['Ghoul', 'Laura']);
  });

  it('shows everything in full from when the reader chooses it', async () => {
    const panel = await showPanel({ course: many, step: '1/damage' });
    await panel.page.getByRole('button', { name: 'All in full' }).click();
    await panel.page.keyboard.press('n');
    assert.deepEqual(await full(panel), ['Ann', 'Bea', 'Cy', 'Dee', 'Agent Pfister', 'Ghoul', 'Laura']);
    assert.equal(await panel.page.getByRole('button', { name: 'All in full' }).getAttribute('aria-pressed'), 'true');
  });

  const shownOf = (names: readonly string[], concerned: readonly string[]): readonly string[] =>
    foremost(
      crowd(names).map((one) => ({ ...one, changed: one.name === 'Eve' })),
      concerned,
    ).map(({ combatant: { name }, isFull }) => (isFull ? name : `(${name})`));

  it('shows at most three in full, changed ones before others, and keeps the order', () => {
    assert.deepEqual(shownOf(['Ann', 'Bea', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus'], ['Ann', 'Bea', 'Cy']), [
      'Ann',
      'Bea',
      '(Cy)',
      '(Dee)',
      'Eve',
      '(Fay)',
      '(Gus)',
    ]);
  });

  it('shows all in full if there are very few', () => {
    assert.deepEqual(shownOf(['Ann', 'Bea', 'Cy', 'Eve'], ['Cy']), ['Ann', 'Bea', 'Cy', 'Eve']);
  });

  const [round] = wholeRounds(course);
  const told = (key: string, change: (step: WholeStep) => WholeStep = (step) => step): readonly string[] => {
    const step = change(round!.steps.find((one) => one.key === key)!);
    return concernedIn({ mark: step, step, model, round: { drawing: round!.drawing } });
  };

  it('has those in the title before others of the step, and a target of all before a target of one', () => {
    assert.deepEqual(
      [told('1/ghoul'), told('1/deal')],
      [
        ['Ghoul', 'Laura'],
        ['Ghoul', 'Laura', 'Agent Pfister'],
      ],
    );
  });

  it('begins with those who succeed in a contest, followed by their targets, even if these throw nothing', () => {
    assert.deepEqual(told('1/clash'), ['Agent Pfister', 'Ghoul', 'Laura']);
    const shooting = (step: WholeStep): WholeStep => ({
      ...step,
      who: [0],
      table: { ...step.table!, parties: step.table!.parties.slice(0, 1) },
    });
    assert.deepEqual(
      [told('1/clash', shooting), told('1/pfister', (step) => ({ ...step, who: [0] }))],
      [['Agent Pfister', 'Ghoul'], ['Agent Pfister']],
    );
  });

  it('says who is out, with every name complete, however narrow it is', async () => {
    const fallen = courseOf(
      model,
      wholeRounds(many).map((round) => ({
        ...round,
        before: round.before.map((one) => ({
          ...one,
          ...(one.name === 'Bea' && {
            out: true as const,
            name: 'Doctor Bea Wolfeschlegelstein',
            tracks: [...one.tracks, { name: 'Calm', now: 1, base: 3 }],
          }),
        })),
      })),
    );
    for (const width of [200, 1000]) {
      const panel = await showPanel({ course: fallen, step: '1/damage', width });
      const row = panel.page.locator('.combatant', { hasText: 'Doctor Bea' });
      for (const part of [
        '.brief-name',
        '.brief-out',
        '.brief-track >> nth=0',
        '.brief-track >> nth=1',
        '.brief-conditions',
      ]) {
        const [seen, whole] = await row
          .locator(part)
          .evaluate((one) => [one.clientWidth || one.getBoundingClientRect().width, one.scrollWidth]);
        assert.ok(seen >= 10 && seen >= whole - 1, `${width} ${part}: ${seen} of ${whole}`);
      }
      assert.match(await row.innerText(), /out/);
    }
  });

  it('leaves out the lines of many more, until the reader asks for them', async () => {
    const crowded = courseOf(
      model,
      wholeRounds(course).map((round) => ({
        ...round,
        before: [...round.before, ...crowd(Array.from({ length: 27 }, (_, at) => `Extra ${at + 1}`))],
      })),
    );
    const panel = await showPanel({ course: crowded, step: '1/damage' });
    assert.equal(await panel.page.locator('.combatant').count(), 2 + 8);
    await panel.page.getByRole('button', { name: '20 others' }).click();
    assert.equal(await panel.page.locator('.combatant').count(), 30);
    await panel.page.getByRole('button', { name: 'Fewer' }).click();
    assert.equal(await panel.page.locator('.combatant').count(), 2 + 8);
  });

  it('is drawn next to the drawing if there is room', async () => {
    const panel = await showPanel({ course: many, width: 720 });
    const left = (part: string): Promise<number> =>
      panel.page.locator(part).evaluate((one) => one.getBoundingClientRect().left);
    assert.ok((await left('.drawing')) > (await left('.combatants')) + 200);
  });
});

describePanel('two steps that are compared', () => {
  const pinnedAt = async (first: string, then: string): Promise<Panel> => {
    const panel = await showPanel({ step: first });
    await panel.page.getByRole('button', { name: 'Compare with this step' }).click();
    await panel.send({ type: 'go', step: then });
    return panel;
  };

  it('name the two steps', async () => {
    const panel = await pinnedAt('1/deal', '2/damage');
    assert.deepEqual(await panel.page.locator('.compared-steps dd').allInnerTexts(), [
      'Step 4: Six cards lie face down',
      'Step 10: The Ghoul’s claws find Laura: she is out of the fight',
    ]);
  });

  it('are in the order of time, whichever is in view', async () => {
    const panel = await pinnedAt('2/damage', '1/deal');
    assert.deepEqual(await panel.page.locator('.compared-steps dt, .compared-steps dd').allInnerTexts(), [
      'from',
      'Step 4: Six cards lie face down',
      'to',
      'Step 10: The Ghoul’s claws find Laura: she is out of the fight',
    ]);
    const laura = await card(panel, 'Laura').innerText();
    for (const part of ['3 → −1 of 3', 'gone since', 'by the window']) assert.ok(laura.includes(part), part);
  });

  it('show what differs, whatever steps are in between, and who is unchanged', async () => {
    const panel = await pinnedAt('1/deal', '2/damage');
    const told = await panel.page.locator('.combatant-said').allInnerTexts();
    assert.deepEqual(told, ['differs', 'differs', 'the same']);
    const ghoul = await card(panel, 'Ghoul').innerText();
    for (const part of ['5 → 3 of 5', 'bleeding', 'new since']) assert.ok(ghoul.includes(part), part);
    const laura = await card(panel, 'Laura').innerText();
    for (const part of ['3 → −1 of 3', 'gone since', 'by the window']) assert.ok(laura.includes(part), part);
    const pfister = panel.page.locator('.combatant').nth(2);
    assert.match(await pfister.innerText(), /^Agent Pfister/);
    assert.equal(await pfister.locator('.track').count(), 0);
  });

  it('link back to the pinned step, which can be unpinned', async () => {
    const panel = await pinnedAt('1/deal', '2/damage');
    await panel.page.getByRole('button', { name: 'Step 4: Six cards lie face down' }).click();
    assert.equal(await panel.title(), 'Six cards lie face down');
    assert.equal(await panel.page.locator('#state-title').innerText(), 'Comparing with this step');
    await panel.page.getByRole('button', { name: 'Stop comparing' }).click();
    assert.equal(await panel.page.locator('#state-title').innerText(), 'After this step');
  });
});

describe('differences between two steps', () => {
  const [ann] = unhurt;
  const one = (change: Partial<CombatantView>): CombatantView => ({ ...ann!, ...change });

  it('count a track that isn’t there as 0, and show it once more', () => {
    const fatigue = { name: 'FAT', now: 2, isBurden: true } as const;
    const tired = { ...ann!, tracks: [...ann!.tracks, fatigue] };
    assert.deepEqual(
      [differences([ann!], [tired]), differences([tired], [ann!]), differences([], [tired])].map(([now]) =>
        now?.tracks.at(-1),
      ),
      [{ ...fatigue, was: 0 }, { ...fatigue, now: 0, was: 2, gone: true }, fatigue],
    );
  });

  it('are empty between equal states', () => {
    assert.deepEqual(differences([ann!], [ann!]), [ann]);
  });

  it('lead from that step to this one, and never have marks of the step itself', () => {
    const there = [one({ tracks: [{ name: 'Toughness', now: 2, base: 2 }], conditions: [{ text: 'afraid' }] })];
    const here = [
      one({
        tracks: [{ name: 'Toughness', now: 0, base: 2, was: 1 }],
        conditions: [{ text: 'gone long ago', change: 'gone' }],
        place: 'outside',
        changed: true,
      }),
    ];
    assert.deepEqual(differences(there, here), [
      {
        ...ann!,
        tracks: [{ name: 'Toughness', now: 0, base: 2, was: 2 }],
        conditions: [{ text: 'afraid', change: 'gone' }],
        place: 'outside',
        wasAt: 'at the door',
        changed: true,
      },
    ]);
  });

  it('include who is only there or only here', () => {
    const [, ghoul] = unhurt;
    assert.deepEqual(
      differences([ghoul!], [ann!]).map(({ name, changed }) => [name, changed]),
      [
        ['Agent Pfister', true],
        ['Ghoul', true],
      ],
    );
    assert.deepEqual(differences([ghoul!], [])[0]?.gear, [{ text: 'claws', change: 'gone' }]);
  });

  it('include who has moved to a place or left it', () => {
    const { place: _, ...nowhere } = ann!;
    assert.equal(differences([nowhere], [ann!])[0]?.wasAt, '');
    assert.deepEqual(
      differences([ann!], [nowhere]).map(({ wasAt, place }) => [wasAt, place]),
      [['at the door', undefined]],
    );
  });
});
