/** What the hover says. */
import assert from 'node:assert/strict';
import { Editor } from './editor.ts';
import { duel, duelWith } from './texts.ts';

describe('the hover', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  const hover = async (text: string): Promise<string> => await (await editor.open(text)).hover() ?? '';

  it('on an announcement tells the pool, each modifier with its rule and its worth, and the chance', async () => {
    const told = await hover(duelWith('Laura: punches', 'Laura: pun$0ches'));
    assert.match(told, /\*\*Laura punches the Ghoul\*\*: 2 throws, the highest counts/);
    assert.match(told, /- \[\\\+1 throw: Higher Stat Throw\]\(command:clashwright\.showRule\?%5B%22demon-city-2018%2Fhigher-stat%22%5D\): Toughness 5 against Toughness 4 \(\[line 10\]\(file:\/\/\/adventure\/scenario-1\.clash#L10\)\) ·\u00a0\+17\.4\u00a0points/);
    assert.match(told, /\| takes effect \| 60\.97% \| `█{6}▏\u00a0{3}` \|/);
    assert.match(told, /One more advantage: for Laura \+8\.8 points and for the Ghoul −20\.1 points/);
  });

  it('leads to the page of exact fractions', async () => {
    const open = await editor.open(duelWith('Laura: punches', 'Laura: pun$0ches'));
    const [, link = ''] = /\[exact fractions\]\(command:clashwright\.showOdds\?([^)]*)\)/.exec(await open.hover() ?? '') ?? [];
    const [uri, scenario, round] = JSON.parse(decodeURIComponent(link)) as [string, number, number];
    const page = await editor.oddsPage({ uri, scenario, round });
    assert.match(page ?? '', /^# Duel\n\n## Round 1\n[^]*\| takes effect \| 60\.9677% \| 189\/310 \|/);
    assert.equal(await editor.oddsPage({ uri, scenario, round: 7 }), null);
    assert.equal(await editor.oddsPage({ uri: 'file:///elsewhere.clash', scenario, round }), null);
  });

  it('on an announcement says what the verb does once', async () => {
    const told = await hover(duelWith('Laura: punches', 'Laura: pun$0ches'));
    assert.equal(told.match(/Hand to Hand, or else Toughness/g)?.length, 1);
    assert.doesNotMatch(told, /```clash\s*```/);
  });

  it('on a clause tells of the announcement that it belongs to', async () => {
    const told = await hover(duelWith('punches the Ghoul.', 'punches the Ghoul.\n    called $0shot "the eye"'));
    assert.match(told, /\*\*Laura punches the Ghoul\*\*: 1 throw/);
    assert.match(told, /called shot "/);
  });

  it('on a sentence for several bodies tells once of those with the same figures', async () => {
    const three = duelWith('combatant the Ghoul (it)', 'combatants Ash, Bree and Cole').replaceAll('the Ghoul', 'Ash').replace('  Ash: punches', '  Bree and Cole: pun$0ches');
    const told = await hover(three);
    assert.match(told, /^\*\*Bree punches Laura, and so does Cole\*\*: /);
    assert.equal(told.match(/\| outcome \|/g)?.length, 1);
  });

  it('on an announcement has the figures before what the verb means, and on a name who that is before the figures', async () => {
    const order = async (text: string): Promise<boolean> => (told => told.indexOf('| outcome |') < told.indexOf('**punches**'))(await hover(text));
    assert.equal(await order(duelWith('Laura: punches', 'Laura: pun$0ches')), true);
    assert.match(await hover(duelWith('Laura: punches', 'Lau$0ra: punches')), /^\*\*Laura\*\*[^]*\| outcome \|/);
  });

  it('on a sentence for several bodies tells of each that has other figures', async () => {
    const two = duelWith('combatant the Ghoul (it)', 'combatants Ash and Bree').replaceAll('the Ghoul', 'Ash').replace('  Ash: punches', '  Ash and Bree: pun$0ches');
    const told = await hover(two);
    assert.match(told, /\*\*Ash punches Laura\*\*/);
    assert.match(told, /\*\*Bree punches Laura\*\*/);
  });

  it('on an announcement that can’t be taken tells why (T18:127)', async () => {
    const down = duelWith('Agility 3  Toughness 4', 'Agility 3  Toughness 4\n  is out of the fight');
    assert.match(await hover(down.replace('the Ghoul: pun', 'the Ghoul: pun$0')), /^\*\*The Ghoul\*\* can’t act: out of the fight \(from what is written[^)]*\)\n/);
    assert.doesNotMatch(await hover(down.replace('Laura: pun', 'Laura: pun$0')), /can’t act/);
  });

  it('on a name tells who that is', async () => {
    assert.match(await hover(duelWith('Ghoul: punches', 'Gh$0oul: punches')), /^\*\*The Ghoul\*\* of the Host\n\nAgility 3 · Toughness 4/);
  });

  it('on a keyword tells what the sentence is for, with an example', async () => {
    assert.match(await hover(duelWith('rules', 'ru$0les')), /scenario is played[^]*```clash\nrules demon-city-2018\n```/);
  });

  it('on the heading of a round tells the chances of everything that is thrown for in it', async () => {
    const told = await hover(duelWith('round 1', 'rou$0nd 1'));
    assert.match(told, /^\*\*Clash\*\*: the Ghoul, Laura\n\n\| outcome \| chance \| {2}\|\n[^]*\| the Players act \| 60\.97% \| `█{6}▏\u00a0{3}` \|\n[^]*\*From what is written, with full decks\*/);
    assert.match(told, /\*\*What decides it\*\*\n\n- Laura, \[\\\+1 throw: Higher Stat Throw\]\([^)]*\) \(Toughness 5 against Toughness 4\) ·\u00a0\+17\.4\u00a0points\n/);
  });

  it('on the name of a game tells what it is', async () => {
    assert.match(await hover(duelWith('rules demon', 'rules de$0mon')), /^\*\*Demon City, tarot edition\*\*: Everybody announces one action/);
  });

  it('shows every word of the text as a word', async () => {
    const told = await hover(duel.replaceAll('Laura', '"[x](command:y) <b>"').replace('"[x](command:y) <b>": pun', '"[x](command:y) <b>": pun$0'));
    assert.match(told, /\\\[x\\\]\\\(command:y\\\) \\<b\\>/);
    assert.doesNotMatch(told, /\[x\]\(command:y\)|<b>/);
  });

  it('in an empty line is silent', async () => {
    assert.equal(await (await editor.open(`$0\n${duel}`)).hover(), null);
  });
});
