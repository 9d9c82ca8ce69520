/** Exports of a scenario’s results: every kind, of the requested course. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inProject } from '../../../scripts/paths.ts';
import type { CourseWish, ExportedText, ExportFormat } from '../../../server/protocol/index.ts';
import { hostileFiles } from '../../hostile/texts.ts';
import { rowsOfCsv } from '../../report/odds/csv-rows.ts';
import { brokenAt } from '../../report/well-formed.ts';
import { Editor } from '../editor.ts';
import { duel } from '../texts.ts';

const wished = (wish: Partial<CourseWish> = {}): CourseWish => ({ trials: [], redraws: [], ...wish });

describe('an export', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  const answered = async (text: string, what: ExportFormat, wish = wished(), at = 0, scenario = 0) => {
    const { uri } = await editor.open(text);
    return editor.exportScenario({ uri, scenario, wish, what, at });
  };
  const exported = async (...asked: Parameters<typeof answered>): Promise<ExportedText | null> => {
    const answer = await answered(...asked);
    if (answer === null || 'text' in answer) return answer;
    assert.fail(`${answer.title} is longer than ${answer.moreThan}`);
  };

  for (const name of ['the-larder', 'the-sheepfold', 'sword-knife-fists'] as const) {
    it(`of ${name} is available in every form`, async () => {
      const text = readFileSync(inProject('samples', `${name}.clash`), 'utf8');
      const title = /^scenario "(.*)"/mu.exec(text)![1]!;
      for (const what of ['transcript-html', 'sheet-html'] as const)
        assert.equal(brokenAt((await exported(text, what))!.text, ['meta']), undefined);
      for (const what of ['transcript-md', 'sheet-md'] as const)
        assert.match((await exported(text, what))!.text, /^# .*\n\n/u);
      const json = JSON.parse((await exported(text, 'transcript-json'))!.text) as {
        readonly scenarios: readonly { readonly title: string }[];
      };
      assert.deepEqual(
        json.scenarios.map((each) => each.title),
        [title],
      );
      const rows = rowsOfCsv((await exported(text, 'odds-csv'))!.text);
      assert.ok(rows.length > 10 && rows.every((row) => row.length === rows[0]!.length));
      const svg = (await exported(text, 'drawing-svg'))!;
      assert.equal(brokenAt(svg.text), undefined);
      assert.ok(svg.title.startsWith(`${title}, round 1`));
    }).timeout(60_000);
  }

  it('of a course says in every form what is tried out and isn’t in the file, and where it was redrawn', async () => {
    const seeded = wished({ trials: [{ kind: 'seed', seed: 12 }], redraws: [{ step: '1/announce/Laura', seed: 3 }] });
    for (const what of ['transcript-md', 'transcript-html', 'transcript-json', 'odds-csv', 'drawing-svg'] as const) {
      const plain = (text: string): string => text.replaceAll('\\', '');
      const told = plain((await exported(duel, what, seeded))!.text);
      assert.match(told, /Tried out, but not in the file: [^\n]*seed 12/u, what);
      assert.match(told, /Thrown again with seed 3 from this step on: Laura punches the Ghoul/u, what);
      const own = plain((await exported(duel, what))!.text);
      assert.doesNotMatch(own, /Tried out|Thrown again/u, what);
    }
    assert.match((await exported(duel, 'transcript-md', seeded))!.text, /\(seed 12\)/u);
  });

  it('can be the drawing of the requested round, and is empty for a round that doesn’t exist', async () => {
    const two = `${duel}round 2 "Again"\n  Laura: waits.\n`;
    assert.equal((await exported(two, 'drawing-svg', wished(), 1))?.title, 'Duel, round 2: Again');
    assert.equal(await exported(two, 'drawing-svg', wished(), 7), null);
  });

  it('is refused if it is too large for the editor or too long, with the limit', async () => {
    const long = hostileFiles.find(({ name }) => name === '500 rounds of 30 by quick-shot')!.text();
    assert.deepEqual(await answered(long, 'transcript-json'), { title: 'x, transcript', moreThan: 2_000_000 });
    assert.match((await exported(long, 'sheet-md'))!.text, /N29/u);
  }).timeout(120_000);

  it('is empty for a scenario that doesn’t exist, a file that isn’t open, and an unknown kind', async () => {
    assert.equal(await exported(duel, 'sheet-md', wished(), 0, 3), null);
    assert.equal(
      await editor.exportScenario({
        uri: 'file:///nowhere.clash',
        scenario: 0,
        wish: wished(),
        what: 'sheet-md',
        at: 0,
      }),
      null,
    );
    const strange = JSON.parse('"sheet-pdf"') as ExportFormat;
    assert.equal(await exported(duel, strange), null);
  });
});
