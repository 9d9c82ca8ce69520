/** A scenario by another edition’s rules, as the editor requests it. */
import assert from 'node:assert/strict';
import { Editor } from '../editor.ts';
import { duel, duelWith } from '../texts.ts';

describe('the request for another edition’s rules', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('returns everybody’s throws side by side and the course by the other rules', async () => {
    const text = await editor.open(duel);
    const answer = await text.otherRules(9);
    assert.deepEqual([answer?.title, answer?.game], ['Duel', 'Demon City, dice edition']);
    assert.match(
      answer!.markdown,
      /^# Duel [^]*\| Laura punches the Ghoul \| 2 throws[^|]*higher stat[^|]*\| 2 dice[^|]*skill[^|]*\|\n[^]*## Round 1\n/,
    );
  });

  it('is for the scenario of the line', async () => {
    const text = await editor.open(`${duel}\n${duelWith('Duel', 'Return match')}`);
    const last = text.text.split('\n').length;
    assert.deepEqual(
      [(await text.otherRules(1))?.title, (await text.otherRules(last))?.title],
      ['Duel', 'Return match'],
    );
  });

  it('follows the text as it is typed', async () => {
    const text = await editor.open(duel);
    await text.change('Toughness 5', 'Toughness 2');
    assert.match((await text.otherRules(9))!.markdown, /\| Laura punches the Ghoul \| 1 throw<br>/);
  });

  it('returns nothing without a scenario, and for a document that isn’t open', async () => {
    const text = await editor.open('// nothing yet\n');
    assert.equal(await text.otherRules(1), null);
    await text.close();
    assert.equal(await text.otherRules(1), null);
  });
});
