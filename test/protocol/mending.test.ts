/** Quick fixes, and fixing everything at once. */
import assert from 'node:assert/strict';
import { findingRule } from '../../server/analysis/index.ts';
import { Editor } from './editor.ts';
import type { OpenText } from './open-text.ts';
import { duel, duelWith } from './texts.ts';

describe('a quick fix', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('is offered at a finding, and does what it says', async () => {
    const text = await editor.open(duelWith('punches Laura', 'punchs Laura'));
    const [fix] = await text.actions('punchs');
    assert.equal(fix?.title, 'Write “punches”');
    assert.equal(fix.isPreferred, true);
    assert.equal(text.after(fix.edit!), duel);
  });

  it('comes with a link to the page that explains the finding', async () => {
    const text = await editor.open(duelWith('punches Laura', 'punchs Laura'));
    const why = (await text.actions('punchs', 'quickfix')).find(({ command }) => command !== undefined);
    assert.deepEqual(
      [why?.title, why?.command?.command, why?.command?.arguments],
      [`Why? ${findingRule('unreadable-sentence')!.title}`, 'clashwright.showRule', ['unreadable-sentence']],
    );
  });

  it('isn’t offered elsewhere', async () => {
    const text = await editor.open(duelWith('punches Laura', 'punchs Laura'));
    assert.deepEqual(await text.actions('round 1', 'quickfix'), []);
  });

  it('of several lines is offered on each of them, and for a selection of them', async () => {
    const text = await editor.open(
      'scenario "The moor"\n\nPlayers\n- Ada, Agility 4, Toughness 2\n- Bob, Agility 3, Toughness 2\n',
    );
    for (const words of ['Players', 'Bob, Agility', 'Ada, Agility 4, Toughness 2\n- Bob']) {
      const [fix] = await text.actions(words, 'quickfix');
      assert.equal(fix?.title, 'Read these lines as a cast');
      assert.equal(
        text.after(fix.edit!),
        'scenario "The moor"\n\ncombatant Ada of the Players\n  Agility 4  Toughness 2\n\ncombatant Bob of the Players\n  Agility 3  Toughness 2\n',
      );
    }
  });

  it('says how it changes the chance that it moves most', async () => {
    const text = await editor.open(findingRule('idle-called-shot')!.bad);
    const fix = (await text.actions('called shot')).find(({ edit }) => edit !== undefined)!;
    const [, title, was, is] = /^(.*) \(Bill [^:()]+: (\d+%) → (\d+%)\)$/.exec(fix.title)!;
    assert.equal(title, 'Remove it');
    assert.notEqual(was, is);
    assert.ok((await chancesOf(text)).includes(was!));
    const mended = await editor.open(text.after(fix.edit!));
    assert.ok((await chancesOf(mended)).includes(is!));
  });

  it('mentions no chance if it moves none, or if nothing could be computed before', async () => {
    const text = await editor.open(duelWith('punches the Ghoul.', 'punches the Ghoul.\n    advantage "higher stat"'));
    assert.doesNotMatch((await text.actions('advantage'))[0]!.title, /→/);
    const unread = await editor.open(duelWith('punches Laura', 'punchs Laura'));
    assert.doesNotMatch((await unread.actions('punchs'))[0]!.title, /→/);
  });

  it('says what correcting a name changes, even if another round can’t be read', async () => {
    const misspelt = `${duel.replace('punches the Ghoul.', 'punches the Ghoul.\n    hindrance "mud" on Laur')}round 2\n  Laura: punchs.\n`;
    const text = await editor.open(misspelt);
    const fix = (await text.actions('on Laur')).find(({ title }) => title.startsWith('Write “Laura”'))!;
    // With one throw each, as in a duel of equals.
    const equal = await chancesOf(await editor.open(duelWith('Toughness 5', 'Toughness 4')));
    assert.equal(fix.title, `Write “Laura” (the Ghoul punches Laura: 29% → ${equal[0]!})`);
  });

  describe('which moves a chance', () => {
    const mended = (words: string): Promise<readonly string[]> =>
      editor
        .open(words)
        .then(async (text) =>
          (await text.actions('hindrance "mud" on Laur'))
            .filter(({ title }) => title.startsWith('Write “Laura”'))
            .map(({ title }) => title.replace(/\d+%/gu, 'N%')),
        );
    const again = 'round 2\n  the Ghoul: punches Laura.\n  Laura: waits.\n';
    const other = 'round 2\n  the Ghoul: grabs Laura.\n  Laura: waits.\n';
    const mud = '    hindrance "mud" on Laur\n';

    it('omits the round if there is only one, or if the words occur in no other', async () => {
      assert.deepEqual(await mended(duel + mud), ['Write “Laura” (the Ghoul punches Laura: N% → N%)']);
      assert.deepEqual(await mended(duel + mud + other), ['Write “Laura” (the Ghoul punches Laura: N% → N%)']);
    });

    it('names the round if the same words occur in several', async () => {
      assert.deepEqual(await mended(duel + mud + again), ['Write “Laura” (round 1, the Ghoul punches Laura: N% → N%)']);
      const titled = `${again.replace('round 2', 'round 1 "Slow" if the Players acted')}${again.replace('round 2', 'round 3')}`;
      assert.deepEqual(await mended(duel.replace('round 1', 'round 1 "Quick"') + mud + titled), [
        'Write “Laura” (round 1 “Quick”, the Ghoul punches Laura: N% → N%)',
      ]);
    });

    it('names the round if it isn’t the one of the fix', async () => {
      const head = duelWith('round 1', `situation "a ditch"\n${mud}round 1`);
      assert.deepEqual(await mended(head), ['Write “Laura” (the Ghoul punches Laura: N% → N%)']);
      assert.deepEqual(await mended(head + other.replace('Laura: waits', 'Laura: punches the Ghoul')), [
        'Write “Laura” (round 1, the Ghoul punches Laura: N% → N%)',
      ]);
    });
  });

  it('for everything at once applies all single certain fixes, and no guesses', async () => {
    const rest = duelWith('Toughness 4', 'Toughness 14');
    const text = await editor.open(
      rest
        .replace('punches Laura.', 'punchs Laura.')
        .replace('punches the Ghoul.', 'punches the Ghoul.\n    advantage weapon'),
    );
    const [all, ...more] = await text.actions('round 1', 'source.fixAll');
    assert.deepEqual(more, []);
    assert.equal(text.after(all!.edit!), rest);
  });

  it('for everything at once isn’t offered if nothing is wrong', async () => {
    const text = await editor.open(duel);
    assert.deepEqual(await text.actions('round 1'), []);
  });
});

/** The chances in the hints after the announcements. */
async function chancesOf(text: OpenText): Promise<readonly string[]> {
  return (await text.hints()).map(({ label }) => (label as string).split('succeeds\u00a0')[1]!);
}
