/** The panel’s requests: a played scenario, the step of a line, a rule page. */
import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { rulePages } from '../../../server/analysis/index.ts';
import { methods, most, type PanelAnswer, type PanelModel } from '../../../server/protocol/index.ts';
import { Editor } from '../editor.ts';
import { duel, duelWith } from '../texts.ts';

describe('the panel’s requests', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('return the played scenario of the open version', async () => {
    const text = await editor.open(duel);
    await text.change('Toughness 4', 'Toughness 3');
    const model = await text.panel();
    assert.deepEqual(
      [model?.uri, model?.version, model?.title, model?.seed, model?.errors],
      [text.uri, 2, 'Duel', 1, 0],
    );
    assert.deepEqual(stepsOf(model!).slice(0, 3), ['Round 1', 'The Ghoul punches Laura', 'Laura punches the Ghoul']);
  });

  it('return the same course for the same seed, and another for another seed', async () => {
    const text = await editor.open(duel);
    const withSeed = async (seed: number): Promise<PanelModel> =>
      (await text.panel(0, { trials: [{ kind: 'seed', seed }] }))!;
    const [first, again] = [await withSeed(7), await withSeed(7)];
    assert.deepEqual(first, again);
    assert.deepEqual([first.seed, first.ownSeed, first.trials.length], [7, 1, 1]);
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map(withSeed));
    assert.ok(others.some((other) => JSON.stringify(other.rounds) !== JSON.stringify(first.rounds)));
  });

  it('return the requested scenario', async () => {
    const text = await editor.open(`${duel}\n${duelWith('Duel', 'Return match')}`);
    const model = await text.panel(1);
    assert.deepEqual(
      [model?.title, model?.scenarios.map(({ title }) => title)],
      ['Return match', ['Duel', 'Return match']],
    );
  });

  it('include the number of errors in the text', async () => {
    const text = await editor.open(duelWith('punches Laura', 'punchs Laura'));
    assert.equal((await text.panel())?.errors, 1);
  });

  it('include what is doubtful in a step, how it is read and where it is written', async () => {
    const text = await editor.open(duelWith('punches Laura.', 'punches Laura.\n    throws 12'));
    const found = (await text.panelRound(0))?.round.steps.filter(({ findings }) => findings !== undefined);
    assert.deepEqual(
      (await text.panel())?.rounds[0]?.steps.filter(({ doubtful }) => doubtful === true).map(({ key }) => key),
      ['1/announce/Ghoul'],
    );
    assert.deepEqual(
      found?.map(({ key, findings }) => [key, findings]),
      [
        [
          '1/announce/Ghoul',
          [
            {
              text: 'The deck of the Host has no 12 to throw: another is drawn in its place',
              place: 'line 10',
              lines: { uri: text.uri, from: 10, to: 10 },
            },
          ],
        ],
      ],
    );
  });

  it('include later what is doubtful in a long scenario, and send a notice when they can; also with trials in it', async () => {
    // The second round throws the ten.
    const round = (number: number): string =>
      `round ${number}\n  the Ghoul: punches Laura.\n${number < 3 ? '    throws 10\n' : ''}  Laura: dodges.\n`;
    const text = await editor.open(
      duel.slice(0, duel.indexOf('round 1')) + Array.from({ length: 260 }, (_, index) => round(index + 1)).join(''),
    );
    for (const trials of [[], [{ kind: 'seed' as const, seed: 8 }]]) {
      const doubtful = async (): Promise<readonly string[]> =>
        (await text.panel(0, { trials }))!.rounds.flatMap(({ steps }) =>
          steps.filter((step) => step.doubtful === true).map(({ key }) => key),
        );
      let told: readonly string[] = [];
      while (told.length === 0) {
        const change = editor.news.nextChange(text.uri);
        told = await doubtful();
        if (told.length === 0) await change;
      }
      assert.deepEqual(told, ['2/announce/Ghoul']);
    }
    await text.close();
  });

  it('include at the first step what is doubtful in an included file, with its name and address', async () => {
    const uri = 'file:///adventure/lib/beasts.clash';
    editor.files.set(uri, 'weapn fork: close\n');
    const text = await editor.open(`include "lib/beasts.clash"\n${duel}`);
    await text.diagnosticsWhen((diagnostics) => diagnostics.some(({ code }) => code === 'broken-include'));
    const [first] = (await text.panelRound(0))?.round.steps ?? [];
    assert.deepEqual(
      [first?.key, first?.findings?.map(({ place, lines }) => [place, lines])],
      ['1/round/start', [['line 1 of beasts.clash', { uri, from: 1, to: 1 }]]],
    );
  });

  it('return nothing if there is no such scenario', async () => {
    const text = await editor.open(duel);
    assert.deepEqual([await text.panel(1), await text.panel(-1)], [null, null]);
  });

  it('return as many rounds as requested, and whether the course goes on', async () => {
    const text = await editor.open(`${duel}round 2\n  Laura: waits.\nround 3\n  Laura: waits.\n`);
    const [two, all] = [await text.panel(0, {}, 2), await text.panel(0, {}, 3)];
    assert.deepEqual([two?.rounds.map(({ number }) => number), two?.goesOn], [[1, 2], true]);
    assert.deepEqual([all?.rounds.map(({ number }) => number), all?.goesOn], [[1, 2, 3], undefined]);
    assert.deepEqual(two?.rounds, all?.rounds.slice(0, 2));
  });

  it('return fewer rounds than requested if these are long, but at least one', async () => {
    const rounds = (names: readonly string[]): string =>
      names.map((name) => `combatant ${name}\n  Toughness 2\n`).join('') +
      [1, 2, 3, 4].map((number) => `round ${number}\n${names.map((name) => `  ${name}: waits.\n`).join('')}`).join('');
    const crowd = (many: number): string =>
      `rules demon-city-2018\n${rounds(Array.from({ length: many }, (_, index) => `Guard${index + 1}`))}`;
    const told = async (many: number): Promise<unknown> => {
      const model = await (await editor.open(crowd(many))).panel(0, {}, 4);
      return [model?.rounds.length, model?.goesOn];
    };
    assert.deepEqual(
      [await told(6), await told(40), await told(140)],
      [
        [4, undefined],
        [2, true],
        [1, true],
      ],
    );
  });

  it('return as many rounds as requested if all are computed', async () => {
    const text = await editor.open(`${duel}round 2\n  Laura: waits.\nround 3\n  Laura: waits.\n`);
    const [all, two] = [await text.panel(), await text.panel(0, {}, 2)];
    assert.deepEqual([two?.rounds, two?.goesOn], [all?.rounds.slice(0, 2), true]);
  });

  it('include the chance of reaching a conditional round', async () => {
    const text = await editor.open(
      `${duel}round 2 if Laura succeeded\n  Laura: waits.\nround 2 otherwise\n  Laura: waits.\n`,
    );
    const reached = (await text.panel())?.rounds.map((round) => round.reached);
    assert.equal(reached?.[0], undefined);
    assert.match(reached?.[1] ?? '', /^reached in \d+\.\d% of all courses$/);
  });

  it('continue after the first rounds if the chance of reaching a round is still to be sent', async () => {
    const text = await editor.open(
      `${duel}round 2 if Laura succeeded\n  Laura: waits.\nround 2 otherwise\n  Laura: waits.\n`,
    );
    const [few, all] = [await text.panel(0, {}, 12), await text.panel()];
    assert.deepEqual([few?.rounds[1]?.reached, few?.goesOn, all?.goesOn], [undefined, true, undefined]);
    assert.equal((await (await editor.open(duel)).panel(0, {}, 12))?.goesOn, undefined);
  });

  it('include the chance of reaching a round unless a forced throw makes it certain', async () => {
    const text = await editor.open(
      `${duel}round 2 if Laura succeeded\n  Laura: waits.\nround 2 otherwise\n  Laura: waits.\n`,
    );
    const plain = (await text.panel())!;
    assert.match(plain.rounds[1]?.reached ?? '', /^reached in /u);
    const clash = plain.rounds[0]!.steps.find(({ kind }) => kind === 'clash')!.key;
    const forced = await text.panel(0, { trials: [{ kind: 'force', step: clash, who: 'Ghoul', faces: ['10'] }] });
    assert.deepEqual(
      forced?.rounds.map(({ reached }) => reached),
      [undefined, undefined],
    );
  });

  it('ignore wishes beyond all limits', async () => {
    const text = await editor.open(duel);
    const seeds = Array.from({ length: most.trials + 1 }, (_each, index) => ({
      kind: 'seed' as const,
      seed: index + 1,
    }));
    const model = await text.panel(0, {
      trials: seeds,
      redraws: Array.from({ length: most.redraws + 5 }, () => ({ step: '1/round/start', seed: 3 })),
    });
    assert.deepEqual(
      [model?.seed, model?.trials.length, model?.course.redraws.length],
      [most.trials, most.trials, most.redraws],
    );
  });

  it('for a round return it in full, with the steps of the overview', async () => {
    const text = await editor.open(`${duel}round 2\n  Laura: waits.\n`);
    const model = await text.panel();
    for (const [at, { steps }] of model!.rounds.entries()) {
      const answer = await text.panelRound(at);
      assert.equal(answer?.version, 1);
      assert.deepEqual(
        answer.round.steps.map(({ key }) => key),
        steps.map(({ key }) => key),
      );
      assert.deepEqual(
        answer.round.before.map(({ name, changed }) => [name, changed]),
        [
          ['Ghoul', false],
          ['Laura', false],
        ],
      );
    }
    assert.deepEqual([await text.panelRound(2), await text.panelRound(-1)], [null, null]);
  });

  it('for a round far after others that aren’t played find it', async () => {
    const text = await editor.open(`${duel}round 2 if Laura is down\n  Laura: waits.\nround 3\n  Laura: waits.\n`);
    assert.deepEqual(
      (await text.panel())?.rounds.map(({ number }) => number),
      [1, 3],
    );
    assert.equal((await text.panelRound(1))?.round.steps[0]?.key, '3/round/start');
  });

  it('for the reason of a combatant’s state return where it started and what has changed it', async () => {
    const text = await editor.open(duelWith('punches the Ghoul.', 'punches the Ghoul.\n    throws 10'));
    const why = await text.panelWhy('1/damage/Ghoul', { who: 'Ghoul', about: 'track', words: 'Toughness' });
    assert.deepEqual(
      why?.reasons.map(({ lines, step }) => [lines?.from, step?.key]),
      [
        [4, undefined],
        [10, '1/damage/Ghoul'],
        [undefined, undefined],
      ],
    );
    assert.match(why.reasons.at(-1)?.text ?? '', /the lowest is/u);
    assert.equal(await text.panelWhy('9/none', { who: 'Ghoul', about: 'track', words: 'Toughness' }), null);
  });

  it('for the worth of a pool return it in the order of its chips, in the hover’s words', async () => {
    const text = await editor.open(duel);
    assert.deepEqual(await text.panelWorth('1/announce/Laura', 'Laura'), [
      null,
      { points: '17.4 points', more: 'Without it 43.5%, so it is worth' },
    ]);
    assert.deepEqual(
      [await text.panelWorth('1/announce/Laura', 'Ghoul'), await text.panelWorth('9/none', 'Laura')],
      [[], []],
    );
  });

  it('have the hover’s words in every chip of an announcement', async () => {
    const text = await editor.open(duelWith('Laura: punches', 'Laura: pun$0ches'));
    const hover = ((await text.hover()) ?? '')
      .replace(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/gu, '$1')
      .replace(/\\(.)/gu, '$1')
      .replaceAll('\u00a0', ' ');
    const [base, chip] = (await text.panelRound(0))!.round.steps.find(({ key }) => key === '1/announce/Laura')!.table!
      .parties[0]!.chips;
    const [, worth] = await text.panelWorth('1/announce/Laura', 'Laura');
    assert.ok(hover.includes(`\n\n${base!.why.title}\n\n`), hover);
    assert.ok(
      hover.includes(
        `\n- ${chip!.why.title}: ${chip!.why.reasons[0]!.text} (line ${chip!.why.reasons[0]!.lines!.from}) · +${worth!.points}`,
      ),
      hover,
    );
  });

  it('for a reason that is set aside on trial are answered at once, with lines of the unchanged file', async () => {
    const text = await editor.open(duel);
    const aside = { kind: 'aside', round: 0, reason: { who: 'Laura', words: 'higher stat' }, aside: true } as const;
    const steps = (await text.panelRound(0, { trials: [aside] }))!.round.steps;
    const party = steps.find(({ key }) => key === '1/announce/Laura')!.table!.parties[0]!;
    assert.deepEqual(
      [party.chance?.text, party.lines.from, party.chips[1]?.struck, party.chips[1]?.aside, party.chips[1]?.tried],
      ['43.5%', 10, true, true, true],
    );
    assert.deepEqual(await text.stepAt(10, { trials: [aside] }), { scenario: 0, step: '1/announce/Laura' });
  });

  it('for the step of a line return its announcement', async () => {
    const text = await editor.open(duel);
    assert.deepEqual(await Promise.all([8, 9, 10].map((line) => text.stepAt(line))), [
      { scenario: 0, step: '1/round/start' },
      { scenario: 0, step: '1/announce/Ghoul' },
      { scenario: 0, step: '1/announce/Laura' },
    ]);
  });

  it('for the step of a line in a later round return one of that round', async () => {
    const text = await editor.open(`${duel}round 2\n  Laura: punches the Ghoul.\n`);
    assert.deepEqual(await text.stepAt(12), { scenario: 0, step: '2/announce/Laura' });
  });

  it('for the step of a line in a round that isn’t played return that round', async () => {
    const text = await editor.open(
      `${duel}round 2 "One" if Laura succeeded\n  Laura: waits.\nround 2 "Other" otherwise\n  Laura: waits.\n`,
    );
    const played = (await text.panel())!.rounds[1]!.index;
    assert.deepEqual(await text.stepAt(played === 1 ? 14 : 12), {
      scenario: 0,
      unplayed: played === 1 ? { number: 2, index: 2, title: 'Other' } : { number: 2, index: 1, title: 'One' },
    });
  });

  it('for the step of a line above all rounds return no step', async () => {
    const text = await editor.open(duel);
    assert.deepEqual(await text.stepAt(1), { scenario: 0 });
  });

  it('for the step of a line include its scenario', async () => {
    const text = await editor.open(`${duel}\n${duelWith('Duel', 'Return match')}`);
    assert.deepEqual(await text.stepAt(duel.split('\n').length + 10), { scenario: 1, step: '1/announce/Laura' });
  });

  it('for the round of a line return the one that it belongs to, and above all rounds the first', async () => {
    const text = await editor.open(`${duel}round 2\n  Laura: waits.\n\n${duelWith('Duel', 'Return match')}`);
    const lines = [1, 8, 10, 11, 12, 14, 22, 23];
    assert.deepEqual(
      await Promise.all(lines.map((line) => text.roundAt(line))),
      [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 1],
        [0, 1],
        [1, 0],
        [1, 0],
        [1, 0],
      ].map(([scenario, round]) => ({ scenario, round })),
    );
  });

  it('for the round of a line return nothing if there are no rounds', async () => {
    assert.equal(await (await editor.open('scenario "Empty"\nrules demon-city-2018\n')).roundAt(1), null);
  });

  it('for a rule page are answered for every rule', async () => {
    const ids = [...rulePages().keys()];
    assert.notEqual(ids.length, 0);
    const pages = await Promise.all(ids.map((id) => editor.rulePage(id)));
    assert.deepEqual(
      ids.filter((_, index) => !/^# \S/.test(pages[index] ?? '')),
      [],
    );
  });

  it('for a rule page return links to existing pages', async () => {
    const ids = [...rulePages().keys()];
    const pages = await Promise.all(ids.map((id) => editor.rulePage(id)));
    const linked = ids.flatMap((id, index) =>
      [...(pages[index] ?? '').matchAll(/^- \[.*\]\((.*)\)$/gm)].map(([, address = '']) =>
        posix.join('/', posix.dirname(id), address),
      ),
    );
    assert.notEqual(linked.length, 0);
    assert.deepEqual(
      linked.filter((path) => !ids.some((id) => path === `/${id}.md`)),
      [],
    );
  });

  it('without content return nothing', async () => {
    for (const [method, nothing] of [
      [methods.rulePage, null],
      [methods.panel, null],
      [methods.writeTrials, null],
      [methods.movedRounds, null],
      [methods.movedPage, null],
      [methods.expectations, []],
      [methods.verdicts, null],
    ] as const) {
      assert.deepEqual(await editor.server.connection.sendRequest(method, null), nothing, method);
    }
  });

  it('ignore an invalid part of a wish, and return the course', async () => {
    const { uri } = await editor.open(duel);
    const ask = (wish: unknown): Promise<PanelAnswer> =>
      editor.server.connection.sendRequest<PanelAnswer>(methods.panel, { uri, scenario: 0, wish });
    const model = await ask({
      trials: [null, { kind: 'add' }, { kind: 'seed', seed: 7 }],
      redraws: [7, { step: 'x' }],
    });
    assert.deepEqual(
      model?.trials.map(({ lost }) => lost),
      ['this can’t be tried', 'this can’t be tried', undefined],
    );
    assert.equal(model.seed, 7);
    const whole = await ask({ trials: [], redraws: [] });
    for (const wish of [null, {}, { trials: 'x', redraws: { length: 3 } }])
      assert.deepEqual((await ask(wish))?.rounds, whole?.rounds);
  });

  it('for a rule page that doesn’t exist return nothing', async () => {
    assert.equal(await editor.rulePage('demon-city-2018/no-such-rule'), null);
  });
});

function stepsOf({ rounds }: PanelModel): readonly string[] {
  return rounds.flatMap(({ steps }) => steps.map(({ title }) => title));
}
