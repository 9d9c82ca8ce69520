/** A scenario of the New attack algorithm in the editor and the panel: the same features for another game. */
import assert from 'node:assert/strict';
import { commands, type Hover, type MarkdownString } from 'vscode';
import { needsOutside, panel } from './outside.ts';
import { Sample } from './sample.ts';

const exchange = 'Aldith: attacks the Reeve with her staff.';

describe('a scenario of the New attack algorithm', () => {
  let sample: Sample;

  beforeEach(async () => {
    sample = await Sample.open('the-mill-bridge.clash');
  });

  afterEach(() => sample.putBack());

  it('has hints with dice, difficulty and chance, and a lens with the outcomes of its roll', async () => {
    const line = sample.lineOf(exchange);
    const [hint] = await sample.hints(line, line);
    assert.equal(hint, `${line}: 4 dice at 3\u22156 · hits 94%`);
    const titles = (await sample.lenses()).map(({ command }) => command?.title ?? '');
    assert.ok(
      titles.some((title) => /^Players hit more [\d.]+% · Host hits more [\d.]+% · tie [\d.]+%/.test(title)),
      titles.join('\n'),
    );
  });

  it('says on hover why a die is rolled, and on the heading of a round how many hits are rolled', async () => {
    assert.match(
      await hover(sample, exchange),
      /\| hits \| 93\.8% \|[^]*4 dice at 3\/6, each hit counts[^]*2 bonus dice[^]*Attack Bonus 2/,
    );
    assert.match(
      await hover(sample, 'round 1 "Pay or swim"'),
      /\*\*Sister Aldith, Wat – the Reeve, Odo\*\*[^]*Hits of the Players: 2\.7 on average/,
    );
  });

  it('has a finding where the text leaves something open, and one at the word that violates its rules', async () => {
    await sample.diagnosed(
      ({ range, message }) =>
        sample.line(range.start.line + 1).trim() === 'contested' && message.includes('equal hits'),
    );
    await sample.replace(
      'champion Aldith.\n  champion the Reeve.\n  advantage',
      'champion Aldith.\n  champion Wat.\n  champion the Reeve.\n  advantage',
    );
    await sample.diagnosed(
      ({ range, message }) =>
        range.start.line === sample.lineOf('champion Wat.') - 1 && message.includes('can’t be champion beside'),
    );
  });

  describe('in the panel', () => {
    before(needsOutside);

    it('nominates, gathers dice, rolls them, compares, spreads hits and deals damage', async () => {
      await sample.putCaret(exchange);
      await commands.executeCommand('clashwright.openPanel');
      await panel.waitFor('h1:has-text("The mill bridge")');
      const marks = await panel.evaluate(
        '[...document.querySelectorAll(".mark")].map((mark) => mark.getAttribute("aria-label"))',
      );
      for (const kind of ['nominate', 'announce', 'roll', 'compare', 'spread', 'damage'])
        assert.match(String(marks), new RegExp(`Step \\d+, ${kind}`));
      await panel.click('.mark[aria-label*=", roll"]');
      await panel.waitFor('.die:has-text("on a d6, a ")');
    });
  });
});

async function hover(sample: Sample, words: string): Promise<string> {
  const hovers = await commands.executeCommand<readonly Hover[]>(
    'vscode.executeHoverProvider',
    sample.uri,
    sample.find(words).start.translate(0, 9),
  );
  return hovers
    .flatMap(({ contents }) => contents as readonly MarkdownString[])
    .map(({ value }) => value)
    .join('\n');
}
