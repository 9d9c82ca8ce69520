/** Inlay hints, code lenses and semantic tokens, and the settings that change them. */
import assert from 'node:assert/strict';
import type { CodeLens, SemanticTokens } from 'vscode-languageserver/node';
import { hintMark } from '../../server/lsp/annotations/inlay-hints.ts';
import { legend } from '../../server/lsp/annotations/semantic-tokens.ts';
import { methods } from '../../server/protocol/index.ts';
import { Editor } from './editor.ts';
import type { OpenText } from './open-text.ts';
import { duel, duelWith } from './texts.ts';

describe('what an editor shows', () => {
  let editor: Editor;
  beforeEach(async () => (editor = await Editor.start()));
  afterEach(() => editor.quit());

  for (const [setting, hints] of [
    ['both', ['9: 1 throw · succeeds 29%', '10: 2 throws · succeeds 61%']],
    ['pool', ['9: 1 throw', '10: 2 throws']],
    ['chance', ['9: succeeds 29%', '10: succeeds 61%']],
    ['none', []],
  ] as const) {
    it(`has hints after each announcement according to the setting: ${setting}`, async () => {
      const text = await editor.open(duel);
      await editor.set({ inlayHints: setting });
      assert.deepEqual(await hintsOf(text), hints);
    });
  }

  it('separates hints from the words before them, so that none runs into a pinned number', async () => {
    const text = await editor.open(duelWith('Laura: punches the Ghoul.', 'Laura: punches the Ghoul, throws 4'));
    const [, hint] = await text.hints();
    assert.deepEqual(
      [hint!.position, hint!.label, hint!.paddingLeft],
      [{ line: 9, character: 36 }, '\u00a0›\u00a02\u00a0throws\u00a0· succeeds\u00a061%', true],
    );
  });

  it('refreshes hints as soon as lines have moved, and not after other changes', async () => {
    const text = await editor.open(duel);
    await text.diagnostics();
    await text.hints();
    await text.lenses();
    editor.refreshed.length = 0;
    await text.change('punches the Ghoul.', 'punches the Ghoul.\n');
    await text.diagnostics();
    await editor.whenRefreshed('workspace/inlayHint/refresh');
    assert.deepEqual(editor.refreshed, ['workspace/inlayHint/refresh']);
  });

  it('has hints before any setting was sent', async () => {
    assert.deepEqual(await hintsOf(await editor.open(duel)), [
      '9: 1 throw · succeeds 29%',
      '10: 2 throws · succeeds 61%',
    ]);
  });

  it('has hints only for the requested lines', async () => {
    const text = await editor.open(duel);
    const hints = await text.hints({ start: { line: 9, character: 0 }, end: { line: 9, character: 80 } });
    assert.deepEqual(
      hints.map(({ label }) => spaced(label as string)),
      ['2 throws · succeeds 61%'],
    );
  });

  it('has hints of the scenario that the lines belong to', async () => {
    const text = await editor.open(`${duel}${duelWith('Toughness 5', 'Toughness 4')}`);
    const hints = await text.hints({ start: { line: 10, character: 0 }, end: { line: 19, character: 80 } });
    assert.deepEqual(
      hints.map(({ position, label }) => `${position.line + 1}: ${spaced(label as string)}`),
      ['19: 1 throw · succeeds 47%', '20: 1 throw · succeeds 44%'],
    );
  });

  it('has one hint for a sentence about several bodies', async () => {
    const two = duelWith('combatant the Ghoul (it)', 'combatants Ash and Bree')
      .replaceAll('the Ghoul', 'Ash')
      .replace('  Ash: punches', '  Ash and Bree: punches');
    assert.equal((await hintsOf(await editor.open(two)))[0], '9: 1–3 throws · succeeds 16% to 47%');
  });

  it('names what the chance in a hint is of if one word says it, and keeps numbers together when the line wraps', async () => {
    const text = await editor.open(bridge);
    await text.hints();
    await editor.whenRefreshed('workspace/inlayHint/refresh');
    const hints = await text.hints();
    assert.deepEqual(
      hints.map(({ label }) => (label as string).replace(hintMark, '')),
      [
        '2\u00a0dice\u00a0at\u00a04\u22156\u00a0· hits\u00a089%',
        '1\u00a0die\u00a0at\u00a05\u22156\u00a0· hits\u00a083%',
        '1\u00a0die\u00a0at\u00a03\u22156\u00a0· succeeds\u00a050%',
      ],
    );
    // The editor breaks a line after each of these characters.
    assert.doesNotMatch(hints.map(({ label }) => label as string).join(''), /[.,/|&;](?! )/);
  });

  it('shows the exact chances in the tooltip of a hint', async () => {
    const text = await editor.open(duel);
    const [, laura] = await text.hints();
    const told = await text.tooltip(laura!);
    // One deal in ten is a tie; the Host wins what 189 of 310 leaves of the others.
    assert.deepEqual(told!.split('\n\n'), [
      'Laura punches the Ghoul: succeeds 189/310 = 60.9677%',
      'Clash: the Players act 189/310 = 60.9677%, the Host acts 9/31 = 29.0323%, tie 1/10 = 10.0000%',
    ]);
    await text.change('Toughness 4', 'Toughness 5');
    assert.equal(await text.tooltip(laura!), undefined);
  });

  it('shows the chances of the first few if one hint is about many', async () => {
    const many = duelWith('combatant the Ghoul (it)', 'combatants Ash, Bree, Cid and Dan')
      .replaceAll('the Ghoul', 'Ash')
      .replace('  Ash: punches', '  Ash, Bree, Cid and Dan: punch');
    const text = await editor.open(many);
    const [hint] = await text.hints();
    const lines = (await text.tooltip(hint!))!.split('\n\n');
    assert.deepEqual(
      lines.map((line) => line.split(' ')[0]),
      ['Ash', 'Bree', 'Cid', 'and', 'Clash:'],
    );
    assert.equal(lines[3], 'and 1 more');
  });

  it('has a hint that somebody can’t act, and why (T18:44, T18:127)', async () => {
    const down = duelWith('Agility 3  Toughness 4', 'Agility 3  Toughness 4\n  is out of the fight');
    for (const setting of ['both', 'pool', 'chance'] as const) {
      await editor.set({ inlayHints: setting });
      assert.equal((await hintsOf(await editor.open(down)))[0], '10: out of the fight');
    }
    await editor.set({ inlayHints: 'none' });
    assert.deepEqual(await hintsOf(await editor.open(down)), []);
  });

  it('has a hint which of several can’t act, after the throws of the others', async () => {
    const two = duelWith('combatant the Ghoul (it)', 'combatants Ash and Bree')
      .replaceAll('the Ghoul', 'Ash')
      .replace('  Ash: punches', '  Ash and Bree: punches');
    const down = two.replace('round 1', 'situation\n  Bree is panicked.\nround 1');
    assert.match(
      (await hintsOf(await editor.open(down)))[0] ?? '',
      /^11: \d throws? · succeeds [\d.]+% · Bree: in a panic$/,
    );
  });

  it('has a lens above a round with its chances, and one that opens the panel', async () => {
    const text = await editor.open(duel);
    const lenses = await aboveRounds(text);
    assert.deepEqual(
      lenses.map(({ range, command }) => `${range.start.line + 1}: ${command!.title}`),
      ['8: Step through', '8: Players 61.0% · Host 29.0% · tie 10.0%'],
    );
    assert.deepEqual(
      lenses.map(({ command }) => [command!.command, command!.arguments]),
      [
        ['clashwright.openPanel', [text.uri, 0, '1/round/start', { round: { number: 1, index: 0 } }]],
        ['clashwright.showOdds', [text.uri, 0, 0]],
      ],
    );
  });

  it('has lenses for a scenario: open the panel, its number of rounds, and its findings', async () => {
    const text = await editor.open(
      `${duel}\n${duelWith('punches Laura', 'punchs Laura').replace('  Agility 3  Toughness 5', '  Toughness 5')}round 2\n  Laura: waits.\n`,
    );
    const [first, second] = [1, 12].map((line) => `${line}: `);
    const lenses = (await text.lenses()).filter(
      ({ range, command }) =>
        [`${range.start.line + 1}: `].some((line) => line === first || line === second) && command !== undefined,
    );
    assert.deepEqual(
      lenses.map(({ range, command }) => `${range.start.line + 1}: ${command!.title}`),
      ['1: Step through', '1: 1 round', '12: Step through', '12: 2 rounds', '12: 1 error, 1 warning'],
    );
    assert.deepEqual(
      lenses.map(({ command }) => [command!.command, command!.arguments]),
      [
        ['clashwright.openPanel', [text.uri, 0, '1/round/start']],
        ['', undefined],
        ['clashwright.openPanel', [text.uri, 1, '1/round/start']],
        ['', undefined],
        ['clashwright.showFinding', [text.uri, 19, 13]],
      ],
    );
  });

  it('counts late findings in the lens of a scenario', async () => {
    const text = await editor.open(
      duelWith('Laura: punches the Ghoul.', 'Laura: punches the Ghoul.\nexpect Laura succeeds at least 99% in round 1'),
    );
    await editor.whenRefreshed('workspace/codeLens/refresh');
    const titles = (await text.lenses())
      .filter(({ range }) => range.start.line === 0)
      .map(({ command }) => command!.title);
    assert.deepEqual(titles, ['Step through', '1 round', '1 error']);
  });

  it('has no lenses for a scenario without rounds, or above a file that begins with its cast', async () => {
    assert.deepEqual(await (await editor.open('scenario "Nothing yet"\n')).lenses(), []);
    const headless = await editor.open(duel.slice(duel.indexOf('combatant')));
    assert.deepEqual(
      (await headless.lenses()).map(({ command }) => command!.title),
      ['Step through', 'Players 61.0% · Host 29.0% · tie 10.0%'],
    );
  });

  it('reserves the places of lenses before any odds are known, so that no line moves', async () => {
    const text = await editor.open(duel);
    const [step, chances, ...more] = (await text.lensPlaces()).slice(2);
    assert.deepEqual(more, []);
    assert.equal(step!.command!.title, 'Step through');
    assert.equal(chances!.command, undefined);
    assert.deepEqual(chances!.range, step!.range);
  });

  it('shows no chances above a round in which nobody does anything, and says so if nothing is thrown', async () => {
    const idle = duelWith('the Ghoul: punches Laura.\n  Laura: punches the Ghoul.', 'Laura: waits.\nround 2');
    assert.deepEqual(
      (await aboveRounds(await editor.open(idle))).map(({ command }) => command!.title),
      ['Step through', 'no chances to show', 'Step through'],
    );
  });

  it('shows above a round its chances in the text that it is compared with', async () => {
    const text = await editor.open(duel);
    await editor.server.connection.sendNotification(methods.baseline, {
      uri: text.uri,
      kind: 'saved',
      text: duelWith('Toughness 4', 'Toughness 5'),
    });
    const title = (await aboveRounds(text))[1]!.command!.title;
    assert.equal(title, 'Players 61.0% (was 43.5%) · Host 29.0% (was 46.8%) · tie 10.0%');
  });

  it('names each contest of a round with several, by few of many names', async () => {
    const two = duelWith(
      'round 1',
      'combatants Marta Vidal, Deacon Rusk and Cassie of the Players\n  Agility 3  Toughness 5\ncombatant the Reeve (he) of the Host\n  Agility 3  Toughness 5\nround 1',
    );
    const apart = await editor.open(
      `${two}  Marta Vidal, Deacon Rusk and Cassie: punch the Reeve.\n  the Reeve: punches Cassie.\n`,
    );
    const title = (await aboveRounds(apart))[1]!.command!.title;
    assert.match(title, /^Ghoul–Laura: Players [\d.]+%; Marta Vidal, …–Reeve: (?:Players|Host) [\d.]+% …$/u);
    assert.match(
      (await aboveRounds(apart))[1]!.command!.tooltip!,
      /^Ghoul–Laura: Players [\d.]+% · Host [\d.]+% · tie [\d.]+%; Marta Vidal, …–Reeve: Players [\d.]+% · Host [\d.]+% · tie [\d.]+%\nShow the exact odds$/u,
    );
    const beside = await editor.open(`${two}  Cassie: searches for "the lamp" with Agility to beat 4.\n`);
    assert.match((await aboveRounds(beside))[1]!.command!.title, /^Ghoul–Laura: Players /u);
  });

  it('says above a round that the shown course doesn’t reach which course does', async () => {
    const forked = `${duel}round 2 if a tie happened\n  Laura: punches the Ghoul.\n  the Ghoul: punches Laura.\nround 2 otherwise\n  Laura: waits.\n`;
    const text = await editor.open(forked);
    assert.equal(
      (await text.lenses()).find(({ command }) => command?.title.endsWith('rounds') === true)?.command?.title,
      '2 rounds',
    );
    const [, , step, reached, chances, ...others] = await aboveRounds(text);
    const seed = Number(/^Step through with seed (\d+)$/u.exec(step!.command!.title)![1]);
    assert.match(step!.command!.tooltip!, new RegExp(`with seed ${seed}:`, 'u'));
    assert.deepEqual(step!.command!.arguments, [
      text.uri,
      0,
      '2/round/start',
      { round: { number: 2, index: 1, when: 'if a tie happened' }, seed },
    ]);
    assert.equal(reached!.command!.title, 'reached in 10.0%');
    assert.match(chances!.command!.title, /^Players /u);
    assert.deepEqual(
      [reached, chances].map((lens) => [lens!.command!.command, lens!.command!.arguments]),
      Array(2).fill(['clashwright.showOdds', [text.uri, 0, 1]]),
    );
    assert.deepEqual(
      others.map(({ command }) => command!.title),
      ['Step through', 'reached in 90.0%', 'no chances to show'],
    );
  });

  it('shows the sampled chance of reaching a round as soon as it is known', async () => {
    const wearing = `${duel}round 2\n  Laura: punches the Ghoul.\n  the Ghoul: punches Laura.\nround 3\n  Laura: punches the Ghoul.\n  the Ghoul: punches Laura.\nround 4 if Laura succeeded and a tie happened or the Ghoul is unhurt\n  Laura: punches the Ghoul.\n`;
    const text = await editor.open(wearing);
    assert.match((await text.lenses()).at(-2)!.command!.title, /^reached in ≈\d+%$/u);
    await editor.whenRefreshed('workspace/codeLens/refresh');
    const { title, tooltip } = (await text.lenses()).at(-2)!.command!;
    assert.match(title, /^reached in ≈\d+(?:\.\d)?%$/u);
    assert.match(tooltip!, /^This round is reached in about [\d.]+% \([\d.]+ to [\d.]+%\) of all courses\n/u);
  });

  it('counts moved rounds above a scenario, after each key and when the writer pauses', async () => {
    const text = await editor.open(duel);
    const counted = async (): Promise<readonly (string | undefined)[]> =>
      (await text.lenses()).map(({ command }) => command!.title).filter((title) => /error|warning/u.test(title));
    assert.deepEqual(await counted(), []);
    await text.change('punches the Ghoul.', 'punches the Ghoul.\n  Lau');
    editor.refreshed.length = 0;
    assert.deepEqual(await counted(), []);
    const marked = await text.diagnosticsWhen((all) => all.length > 0);
    await editor.whenRefreshed('workspace/codeLens/refresh');
    assert.deepEqual([marked.length, await counted()], [1, ['1 error']]);
  });

  it('shows above a round the results of everybody who acts alone', async () => {
    const titles = (await aboveRounds(await editor.open(bridge))).map(
      ({ range, command }) => `${range.start.line + 1}: ${command!.title}`,
    );
    assert.deepEqual(
      titles.filter((title) => title.startsWith('12')),
      ['12: Step through', '12: Ilse succeeds 50.0%'],
    );
  });

  it('leaves out what hardly ever happens above a round', async () => {
    // Six dice at 4/6 and one at 5/6 all miss once in 4374 rolls, 3⁶ × 6.
    const many = bridge.replace('Attack Bonus 1', 'Attack Bonus 5');
    const [, title] = (await aboveRounds(await editor.open(many))).map(({ command }) => command!.title);
    assert.match(title!, /^Players hit more [\d.]+% · Host hits more [\d.]+% · tie, left open [\d.]+%$/);
  });

  it('shows nothing above rounds if that is switched off', async () => {
    const text = await editor.open(duel);
    await editor.set({ codeLens: false });
    assert.deepEqual(await text.lenses(), []);
  });

  it('treats an unknown setting as not set', async () => {
    const text = await editor.open(duel);
    await editor.set({ inlayHints: 42, codeLens: 'perhaps' });
    assert.equal((await text.hints()).length, 2);
    assert.equal((await text.lenses()).length, 4);
  });

  it('is asked to refresh when a setting changes', async () => {
    await editor.set({ inlayHints: 'pool' });
    await (await editor.open(duel)).hints();
    assert.deepEqual(editor.refreshed.toSorted(), ['workspace/codeLens/refresh', 'workspace/inlayHint/refresh']);
  });

  it('has semantic tokens', async () => {
    const text = await editor.open(duel);
    const colours = coloursOf(text.text, await text.tokens());
    assert.deepEqual(
      colours.filter(({ line }) => line === 2).map(({ word, is }) => `${word} ${is}`),
      ['combatant keyword', 'Ghoul variable declaration', '(it) keyword', 'of keyword', 'Host namespace'],
    );
    assert.deepEqual(
      colours.filter(({ line }) => line === 9).map(({ word, is }) => `${word} ${is}`),
      ['Laura variable', 'punches function', 'Ghoul variable'],
    );
  });
});

/**
 * Worked chances: two dice at 4/6 both miss 1 time in 9, a die at 5/6 misses once in 6, one at 3/6 every other time.
 */
const bridge = `combatant Ilse (she) of the Players
  HP 9  Attack Bonus 1
combatant the Reeve (he) of the Host
  HP 8
  defends barely "mail"
scenario "Bridge"
rules attack-algorithm
round 1
  contested
  Ilse: attacks the Reeve.
  the Reeve: attacks Ilse.
round 2
  Ilse: climbs "the wall" at 3/6.
`;

/** The lenses that aren’t on the line of a scenario. */
async function aboveRounds(text: OpenText): Promise<readonly CodeLens[]> {
  const lines = text.text.split('\n');
  return (await text.lenses()).filter(({ range }) => !lines[range.start.line]!.startsWith('scenario'));
}

function spaced(label: string): string {
  return label.replace(hintMark, '').replaceAll('\u00a0', ' ');
}

async function hintsOf(text: OpenText): Promise<readonly string[]> {
  return (await text.hints()).map(({ position, label }) => `${position.line + 1}: ${spaced(label as string)}`);
}

/** The semantic tokens of a text by word, without the marks between words. */
function coloursOf(
  text: string,
  { data }: SemanticTokens,
): readonly { readonly line: number; readonly word: string; readonly is: string }[] {
  const lines = text.split('\n');
  let [line, start] = [0, 0];
  return Array.from({ length: data.length / 5 }, (_, index) => data.slice(index * 5, index * 5 + 5))
    .map(([down = 0, right = 0, length = 0, type = 0, declares = 0]) => {
      [line, start] = [line + down, down > 0 ? right : start + right];
      const is = `${legend.tokenTypes[type]!}${declares > 0 ? ' declaration' : ''}`;
      return { line, word: lines[line]!.slice(start, start + length), is };
    })
    .filter(({ is }) => is !== 'operator');
}
