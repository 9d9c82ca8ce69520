/** The content of hovers. */
import assert from 'node:assert/strict';
import { Editor } from './editor.ts';
import { duel, duelWith } from './texts.ts';

describe('the hover', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  const hover = async (text: string): Promise<string> => (await (await editor.open(text)).hover()) ?? '';

  it('on an announcement shows the pool, each modifier with its rule and its worth, and the chance', async () => {
    const told = await hover(duelWith('Laura: punches', 'Laura: pun$0ches'));
    assert.match(
      told,
      /^\*\*Laura punches the Ghoul\*\*: succeeds 61\.0% `█{6}▏\u00a0{3}`\n\n2 throws, the highest counts: 1 to start\n\n- /,
    );
    assert.match(
      told,
      /- \[\\\+1 throw: Higher Stat Throw\]\(command:clashwright\.showRule\?%5B%22demon-city-2018%2Fhigher-stat%22%5D\): Toughness 5 against Toughness 4 \(\[line 10\]\(file:\/\/\/adventure\/scenario-1\.clash#L10\)\) ·\u00a0\+17\.4\u00a0points/,
    );
    assert.match(
      told,
      /One more advantage changes this chance: for Laura by \+8\.8 points and for the Ghoul by −20\.1 points/,
    );
  });

  it('on an expectation shows the figure, its basis, and whether it is met', async () => {
    // Laura takes effect in 189/310 of all deals.
    const expecting = (words: string): string => `${duel}ex$0pect ${words}\n`;
    assert.match(
      await hover(expecting('Laura succeeds at least 60% in round 1')),
      /^61\\\.0%, at least 60% is expected: met\n\nExactly 189\/310, over all courses\n\n---\n/,
    );
    assert.match(
      await hover(expecting('Laura succeeds at most 60% in round 1')),
      /^61\\\.0%, at most 60% is expected: not met\n/,
    );
    assert.match(await hover(expecting('Laura succeeds at most 60% in round 2')), /^Not met: there is no round 2\n/);
    assert.match(
      await hover(expecting('Laura succeeds at most 60% in round 1').replace('Laura: punches', 'Laura: punchs')),
      /^Not judged: line 10 can’t be read\n/,
    );
    assert.match(
      await hover(expecting('Laura is unhurt at least 60% in round 1').replace('ex$0pect Laura', 'expect La$0ura')),
      /^\d[^\n]*, at least 60% is expected: [^]*\*\*Laura\*\*/,
    );
  });

  it('links to the page of exact figures', async () => {
    const open = await editor.open(duelWith('Laura: punches', 'Laura: pun$0ches'));
    const [, link = ''] =
      /\[exact figures\]\(command:clashwright\.showOdds\?([^)]*)\)/.exec((await open.hover()) ?? '') ?? [];
    const [uri, scenario, round] = JSON.parse(decodeURIComponent(link)) as [string, number, number];
    const page = await editor.oddsPage({ uri, scenario, round });
    assert.match(page ?? '', /^# Duel\n\n## Round 1\n[^]*\| succeeds \| 60\.9677% \| 189\/310 \|/);
    assert.equal(await editor.oddsPage({ uri, scenario, round: 7 }), null);
    assert.equal(await editor.oddsPage({ uri: 'file:///elsewhere.clash', scenario, round }), null);
  });

  it('on an announcement explains the verb once', async () => {
    const told = await hover(duelWith('Laura: punches', 'Laura: pun$0ches'));
    assert.equal(told.match(/Hand\\-to\\-Hand, or else Toughness/g)?.length, 1);
    assert.doesNotMatch(told, /```clash\s*```/);
  });

  it('on a clause describes its announcement', async () => {
    const told = await hover(duelWith('punches the Ghoul.', 'punches the Ghoul.\n    called $0shot "the eye"'));
    assert.match(told, /\*\*Laura punches the Ghoul\*\*: succeeds [^]*\n\n1 throw: 1 to start\n/);
    assert.match(told, /^Worth −17\.4 points: Laura punches the Ghoul \(round 1, \[line 10\]\([^)]*\)\)\n/);
    assert.match(told, /Aiming at a certain spot/);
    assert.doesNotMatch(told, /```/);
  });

  it('on a sentence for several bodies shows those with equal figures once', async () => {
    const three = duelWith('combatant the Ghoul (it)', 'combatants Ash, Bree and Cole')
      .replaceAll('the Ghoul', 'Ash')
      .replace('  Ash: punches', '  Bree and Cole: pun$0ches');
    const told = await hover(three);
    assert.match(told, /^\*\*Bree punches Laura, and so does Cole\*\*: /);
    assert.equal(told.match(/succeeds/g)?.length, 1);
  });

  it('on an announcement has the figures before the verb’s meaning, and on a name who that is before the figures', async () => {
    const order = async (text: string): Promise<boolean> =>
      ((told) => told.indexOf('succeeds') < told.indexOf('**punches**'))(await hover(text));
    assert.equal(await order(duelWith('Laura: punches', 'Laura: pun$0ches')), true);
    assert.match(await hover(duelWith('Laura: punches', 'Lau$0ra: punches')), /^\*\*Laura\*\*[^]*succeeds 61\.0%/);
  });

  it('on a sentence for several bodies shows those with different figures separately', async () => {
    const two = duelWith('combatant the Ghoul (it)', 'combatants Ash and Bree')
      .replaceAll('the Ghoul', 'Ash')
      .replace('  Ash: punches', '  Ash and Bree: pun$0ches');
    const told = await hover(two);
    assert.match(told, /\*\*Ash punches Laura\*\*/);
    assert.match(told, /\*\*Bree punches Laura\*\*/);
  });

  it('on an announcement that can’t be taken says why (T18:127)', async () => {
    const down = duelWith('Agility 3  Toughness 4', 'Agility 3  Toughness 4\n  is out of the fight');
    assert.match(
      await hover(down.replace('the Ghoul: pun', 'the Ghoul: pun$0')),
      /^\*\*The Ghoul\*\* can’t act: out of the fight \(from what is written[^)]*\)\n/,
    );
    assert.doesNotMatch(await hover(down.replace('Laura: pun', 'Laura: pun$0')), /can’t act/);
  });

  it('on a name says who that is', async () => {
    assert.match(
      await hover(duelWith('Ghoul: punches', 'Gh$0oul: punches')),
      /^\*\*The Ghoul\*\* of the Host\n\nAgility 3 · Toughness 4/,
    );
  });

  it('on a keyword explains the sentence, with an example only while it can’t be read', async () => {
    assert.match(await hover(duelWith('rules', 'ru$0les')), /rules the scenario uses\\\.$/);
    assert.match(await hover(duelWith('rules demon-city-2018', 'ru$0les')), /```clash\nrules demon-city-2018\n```/);
  });

  it('on a sentence shows text in backticks as code', async () => {
    const told = await hover(
      duelWith('round 1', 'situation "a kerb"\nadvantage "the kerb" for Laura over the Ghoul\nround 1').replace(
        'advantage',
        'adv$0antage',
      ),
    );
    assert.match(told, /One extra throw[^]*\. `same as` says/);
  });

  it('on an advantage that moves no chance says that it is worth nothing', async () => {
    const alike = duelWith(
      'deck of the Host: 1 to 10',
      'deck of the Players: 3 of each 7 to 7\ndeck of the Host: 3 of each 7 to 7\nsituation "a kerb"\nadv$0antage "the kerb" for Laura over the Ghoul',
    );
    assert.match(await hover(alike), /^Worth nothing anywhere: every chance is the same without it\n\n---\n/);
    assert.match(
      await hover(duelWith('round 1', 'situation "a kerb"\nadv$0antage "the kerb" for the Ghoul over Laura\nround 1')),
      /^Worth [^:]*: the Ghoul punches Laura \(/,
    );
  });

  it('on the heading of a round shows the chances of everything that is thrown for in it', async () => {
    const told = await hover(duelWith('round 1', 'rou$0nd 1'));
    assert.match(
      told,
      /^\*\*The Ghoul – Laura\*\*\n\n\| outcome \| chance \| {2}\|\n[^]*\| the Players act \| 61\.0% \| `█{6}▏\u00a0{3}` \|\n[^]*\*From what is written, with full decks\* · \[exact figures\]\([^)]*\)$/,
    );
    assert.match(
      told,
      /\*\*What decides it\*\*, in percentage points of the chance of each one’s own side\n\n- Laura, \[\\\+1 throw: Higher Stat Throw\]\([^)]*\) \(Toughness 5 against Toughness 4\) ·\u00a0\+17\.4\u00a0points\n/,
    );
  });

  it('on the name of a game describes it', async () => {
    assert.match(
      await hover(duelWith('rules demon', 'rules de$0mon')),
      /^\*\*Demon City, tarot edition\*\*: Everybody announces one action/,
    );
  });

  it('shows the words of the text literally', async () => {
    const told = await hover(
      duel
        .replaceAll('Laura', '"[x](command:y) <b>"')
        .replace('"[x](command:y) <b>": pun', '"[x](command:y) <b>": pun$0'),
    );
    assert.match(told, /\\\[x\\\]\\\(command:y\\\) \\<b\\>/);
    assert.doesNotMatch(told, /\[x\]\(command:y\)|<b>/);
  });

  it('is empty on an empty line', async () => {
    assert.equal(await (await editor.open(`$0\n${duel}`)).hover(), null);
  });
});
