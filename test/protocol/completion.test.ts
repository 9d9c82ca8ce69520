/** Completion at the cursor. */
import assert from 'node:assert/strict';
import { edited } from './cursor.ts';
import { Editor } from './editor.ts';
import { duelWith } from './texts.ts';

describe('completion', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  const labels = async (text: string): Promise<readonly string[]> =>
    (await (await editor.open(text)).completion()).map(({ label }) => label);

  it('offers verbs after the colon, and no names', async () => {
    const offered = await labels(duelWith('Laura: punches the Ghoul.', 'Laura: $0'));
    assert.deepEqual(
      ['punches', 'dodges', 'searches for', 'waits'].filter((verb) => !offered.includes(verb)),
      [],
    );
    assert.equal(offered.includes('Laura'), false);
  });

  it('offers the opponent first as the target of an attack', async () => {
    assert.equal((await labels(duelWith('Laura: punches the Ghoul.', 'Laura: punches $0')))[0], 'the Ghoul');
  });

  it('offers carried things first after “with”', async () => {
    const armed = duelWith('Toughness 4', 'Toughness 4\n  carries crowbar').replace(
      'punches Laura.',
      'strikes Laura with $0',
    );
    assert.match((await labels(armed))[0]!, /crowbar/);
  });

  it('offers clauses in the lines below an announcement', async () => {
    const offered = await labels(duelWith('punches the Ghoul.\n', 'punches the Ghoul.\n    $0\n'));
    assert.deepEqual(
      ['called shot', 'throws', 'on a tie'].filter((clause) => !offered.includes(clause)),
      [],
    );
  });

  it('keeps its order in editors that sort', async () => {
    const offered = await (await editor.open(duelWith('Laura: punches the Ghoul.', 'Laura: $0'))).completion();
    assert.ok(offered.length > 10);
    assert.deepEqual(
      offered.map(({ sortText }) => sortText),
      offered.map(({ sortText }) => sortText).toSorted(),
    );
  });

  it('replaces the word that was begun', async () => {
    const text = await editor.open(duelWith('Laura: punches the Ghoul.', 'Laura: punches the Gho$0'));
    const ghoul = (await text.completion()).find(({ label }) => label.endsWith('Ghoul'))!;
    assert.match(
      edited(text.text, [ghoul.textEdit as { range: never; newText: string }]),
      /Laura: punches the Ghoul\n/,
    );
  });

  it('inserts a missing space after the colon of an announcement', async () => {
    for (const [line, after] of [
      ['La$0', 'Laura: \n'],
      ['La$0 punches the Ghoul.', 'Laura: punches the Ghoul.\n'],
      ['La$0: punches the Ghoul.', 'Laura: punches the Ghoul.\n'],
    ] as const) {
      const text = await editor.open(duelWith('Laura: punches the Ghoul.', line));
      const laura = (await text.completion()).find(({ label }) => label === 'Laura:')!;
      assert.ok(edited(text.text, [laura.textEdit as { range: never; newText: string }]).includes(`  ${after}`), line);
    }
  });

  it('offers nothing in comments and in quotations', async () => {
    assert.deepEqual(await labels(duelWith('round 1', '// ro$0und 1\nround 1')), []);
    assert.deepEqual(await labels(duelWith('round 1', 'note "th$0e lamp"\nround 1')), []);
  });
});
