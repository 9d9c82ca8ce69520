/** Chances that have moved since an earlier text of a document, as the extension requests them. */
import assert from 'node:assert/strict';
import {
  methods,
  type BaselineNotice,
  type MovedPageAnswer,
  type MovedRoundsAnswer,
} from '../../../server/protocol/index.ts';
import { Editor } from '../editor.ts';
import type { OpenText } from '../open-text.ts';
import { duel, duelWith } from '../texts.ts';

// One of her 31 cards against one of its ten: 27/62 for her, 29/62 for it. With two of hers 189/310 and 9/31: +17.42
// points and −17.74.
const stronger = duel;
const weaker = duelWith('Toughness 5', 'Toughness 4');
const ghoulLoses = 'The Ghoul punches Laura: 46.8% → 29.0%';

describe('the rounds whose chances have moved', () => {
  let editor: Editor;
  beforeEach(async () => (editor = await Editor.start()));
  afterEach(() => editor.quit());

  const compare = async (
    text: OpenText,
    earlier: string | null,
    kind: BaselineNotice['kind'] = 'saved',
  ): Promise<MovedRoundsAnswer> => {
    const notice: BaselineNotice = { uri: text.uri, kind, text: earlier };
    await editor.server.connection.sendNotification(methods.baseline, notice);
    return moved(text);
  };
  const moved = (text: OpenText): Promise<MovedRoundsAnswer> =>
    editor.server.connection.sendRequest(methods.movedRounds, { uri: text.uri });
  const page = (text: OpenText, earlier: string): Promise<MovedPageAnswer> =>
    editor.server.connection.sendRequest(methods.movedPage, { uri: text.uri, kind: 'committed', text: earlier });

  /** The lines above the odds in the hover of the first round. */
  const told = async (text: OpenText): Promise<readonly string[]> => {
    const line = text.text.split('\n').findIndex((each) => each.startsWith('round'));
    const [first = ''] = ((await text.hover({ line, character: 2 })) ?? '').split('\n\n---\n\n');
    return first.includes('→') ? first.split('  \n') : [];
  };

  it('are listed by line; the hover begins with the figure that moved most, and since when', async () => {
    const text = await editor.open(stronger);
    assert.deepEqual((await compare(text, weaker))?.lines, [8]);
    assert.deepEqual(await told(text), [
      ghoulLoses,
      'Laura is unhurt: 53.2% → 71.0%',
      'Laura punches the Ghoul: 43.5% → 61.0%',
      '*since you last saved*',
    ]);
    await compare(text, weaker, 'committed');
    assert.equal((await told(text)).at(-1), '*since the last commit*');
  });

  it('are empty without a text to compare with, and if the text is the same', async () => {
    const text = await editor.open(stronger);
    assert.deepEqual((await moved(text))?.lines, []);
    assert.deepEqual((await compare(text, stronger, 'committed'))?.lines, []);
    assert.deepEqual((await compare(text, weaker))?.lines, [8]);
    assert.deepEqual((await compare(text, null))?.lines, []);
    assert.deepEqual(await told(text), []);
  });

  it('are empty if only words and line breaks differ', async () => {
    const text = await editor.open(stronger);
    assert.deepEqual((await compare(text, `// before\n${stronger.replaceAll('\n', '\r\n')}`))?.lines, []);
  });

  it('follow the text, and have the current line of the round', async () => {
    const text = await editor.open(weaker);
    assert.deepEqual((await compare(text, weaker))?.lines, []);
    await text.change('Toughness 4\ndeck', 'Toughness 5\n// stronger\ndeck');
    const answer = await moved(text);
    assert.deepEqual(answer, { version: 2, lines: [9] });
    assert.equal((await told(text))[0], ghoulLoses);
  });

  it('are only those that moved by at least the threshold in the settings', async () => {
    const text = await editor.open(stronger);
    await editor.set({ compareOdds: { threshold: 18 } });
    assert.deepEqual((await compare(text, weaker))?.lines, []);
    await editor.set({ compareOdds: { threshold: 17.5 } });
    assert.deepEqual((await moved(text))?.lines, [8]);
    assert.deepEqual((await told(text)).slice(0, -1), [ghoulLoses, 'Laura is unhurt: 53.2% → 71.0%']);
  });

  it('aren’t shown while a sentence of their scenario can’t be read, unlike those of other scenarios', async () => {
    const text = await editor.open(stronger);
    await compare(text, weaker);
    await text.change('Laura: punches the Ghoul.', 'Laura: punches the Gho the.');
    assert.equal(await moved(text), null);
    const two = await editor.open(
      `${stronger}\n${duelWith('Duel', 'Return match').replace('Laura: punches', 'Laura: punch the the')}`,
    );
    assert.deepEqual((await compare(two, two.text.replace('Toughness 5', 'Toughness 4')))?.lines, [8]);
  });

  it('are empty if a sentence of their scenario couldn’t be read before', async () => {
    assert.deepEqual(
      (await compare(await editor.open(stronger), weaker.replace('Laura: punches', 'Laura: punch the the')))?.lines,
      [],
    );
  });

  it('take the current text of included files', async () => {
    const address = 'file:///adventure/bestiary.clash';
    const including = (toughness: number): string =>
      `include "bestiary.clash"\n${duelWith('combatant the Ghoul (it) of the Host\n  Agility 3  Toughness 4', 'combatant the Ghoul (it) of the Host, a Ghast').replace('Toughness 5', `Toughness ${toughness}`)}`;
    const bestiary = (toughness: number): string =>
      `rules demon-city-2018\n\ncreature Ghast (it)\n  Agility 3  Toughness ${toughness}\n`;
    editor.files.set(address, bestiary(4));
    const text = await editor.open(including(5));
    await text.diagnosticsWhen((diagnostics) => diagnostics.length === 0);
    await compare(text, including(4));
    assert.equal((await told(text))[0], ghoulLoses);
    const next = text.nextDiagnostics();
    await editor.changeFile(address, bestiary(9));
    await next;
    const moves = await told(text);
    assert.ok(moves.includes('Laura is out of the fight: 3.6% → 0.13%'), moves.join('\n'));
    assert.doesNotMatch(moves.join('\n'), /punches/);
  });

  it('are empty for a document that isn’t open', async () => {
    const text = await editor.open(stronger);
    await compare(text, weaker);
    await text.close();
    assert.equal(await moved(text), null);
    assert.equal(await page(text, weaker), null);
  });

  it('are a page of tables, with what is new and what is gone', async () => {
    const text = await editor.open(`${stronger}round 2\n  Laura: waits.\n\n${duelWith('Duel', 'One *more*')}`);
    const markdown = await page(
      text,
      `${weaker.replace('  the Ghoul: punches', '  the Ghoul: kicks')}\n${duelWith('Duel', 'Before')}`,
    );
    assert.match(
      markdown ?? '',
      /^# Odds since the last commit\n\n- “One \\\*more\\\*” is new\n- “Before” is gone\n\n## Duel\n\n### Round 1 \(line 8\)\n/,
    );
    assert.match(markdown ?? '', /\| Laura punches the Ghoul \| 43\.5% \| 61\.0% \| \+17\.4 \|/);
    assert.match(markdown ?? '', /- Round 2 is new/);
  });

  it('are a page without what has moved by less than the threshold, and with the number of those', async () => {
    const small = (cards: string): string => duel.replace('deck of the Host: 1 to 10', `deck of the Host: ${cards}`);
    const [was, is] = [
      small(Array.from({ length: 100 }, () => '1 to 10').join(', ')),
      small([...Array.from({ length: 100 }, () => '1 to 10'), '5'].join(', ')),
    ];
    const markdown = (await page(await editor.open(is), was)) ?? '';
    assert.doesNotMatch(markdown, /\|/);
    assert.match(
      markdown,
      /\d+ chances have moved by less than 1 point, as `clashwright.compareOdds.threshold` is set\.\n$/,
    );
  });

  it('are a page that says so if nothing has moved', async () => {
    assert.equal(
      await page(await editor.open(stronger), stronger),
      '# Odds since the last commit\n\nNo chance has moved.',
    );
  });

  it('are a page that says what can’t be compared', async () => {
    const markdown = await page(await editor.open(stronger), weaker.replace('Laura: punches', 'Laura: punch the the'));
    assert.match(markdown ?? '', /“Duel” isn’t compared, because it has sentences that can’t be read/);
  });
});
