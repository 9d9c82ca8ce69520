/** The page of exact odds while the text is being typed. */
import assert from 'node:assert/strict';
import { Editor } from '../editor.ts';
import { duelWith } from '../texts.ts';

describe('the page of exact odds', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('begins with what its figures don’t include', async () => {
    const rounds =
      duelWith('punches the Ghoul.', 'punches the Ghoul.\n    advantage "the stairs"') +
      'round 2\n  Laura: punches the Ghoul.\n';
    const text = await editor.open(rounds);
    const page = async (round: number): Promise<string> =>
      ((await editor.oddsPage({ uri: text.uri, scenario: 0, round })) ?? '').split('\n')[0] ?? '';
    assert.deepEqual([await page(0), await page(1)], ['# Duel', '# Duel']);
    for (const [from, to, first, second] of [
      ['advantage "the stairs"', 'advantge "the stairs"', 'A sentence on line 11 can’t be read and is left out.'],
      [
        'advantge "the stairs"',
        'advantage ""',
        'A sentence on line 11 isn’t finished and counts as far as can be read.',
      ],
      ['advantage ""', 'advantage "the stairs"', '# Duel'],
      [
        'Agility 3  Toughness 5',
        'Agility 3 Toughness',
        'A sentence on line 6 isn’t finished and counts as far as can be read.',
      ],
      [
        'Agility 3 Toughness',
        'Agility Toughness',
        'A sentence on line 6 isn’t finished and counts as far as can be read.',
      ],
      ['Agility Toughness', 'strong and tough', 'A sentence on line 6 can’t be read and is left out.'],
      [
        'round 2\n',
        'round 2\n  Bo\n  Laur: waits.\n',
        'A sentence on line 6 can’t be read and is left out.',
        'Sentences on lines 6 and 13 can’t be read and are left out. A sentence on line 14 isn’t finished and counts as far as can be read.',
      ],
    ] as const) {
      await text.change(from, to);
      assert.deepEqual([await page(0), await page(1)], [first, second ?? first], text.text);
    }
  });
});
