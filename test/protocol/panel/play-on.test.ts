/** On request, more courses are played than a hover uses at first. */
import assert from 'node:assert/strict';
import { Editor } from '../editor.ts';

const duel = `scenario "Duel"
rules demon-city-2018
combatant Laura (she) of the Players
  Agility 3  Toughness 3  Hand-to-Hand 3
combatant the Ghoul (it) of the Host
  Agility 2  Toughness 3  Hand-to-Hand 2
round 1
  Laura: punches the Ghoul.
  Ghoul: punches Laura.
round 2
  Laura: pun$0ches the Ghoul.
  Ghoul: punches Laura.
`;

describe('playing on', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('is offered by the hover until the intervals are narrow, and then updates its chances', async () => {
    const open = await editor.open(duel);
    const before = (await open.hover()) ?? '';
    const [, link = ''] = /\[narrower intervals\]\(command:clashwright\.playOn\?([^)]*)\)/.exec(before) ?? [];
    const [uri, scenario] = JSON.parse(decodeURIComponent(link)) as [string, number];
    const answer = await editor.playOn({ uri, scenario });
    assert.ok(answer !== null && answer !== 'exact' && answer.points <= 0.5, JSON.stringify(answer));
    const after = (await open.hover()) ?? '';
    assert.doesNotMatch(after, /narrower intervals/);
    assert.match(after, new RegExp(`estimated from ${answer.courses} plays`));
    assert.deepEqual(await editor.playOn({ uri, scenario }), answer, 'nothing is played twice');
  });

  it('has nothing to do if everything is exact, and reports what doesn’t exist', async () => {
    const open = await editor.open(duel.slice(0, duel.indexOf('round 2')).replace('punches the', 'pun$0ches the'));
    assert.doesNotMatch((await open.hover()) ?? '', /narrower intervals/);
    assert.equal(await editor.playOn({ uri: open.uri, scenario: 0 }), 'exact');
    assert.equal(await editor.playOn({ uri: open.uri, scenario: 7 }), null);
    assert.equal(await editor.playOn({ uri: 'file:///elsewhere.clash', scenario: 0 }), null);
  });
});
