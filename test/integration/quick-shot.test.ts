/** A scenario of Quick Shot in the editor and the panel: bounds, the chance of each action, sets. */
import assert from 'node:assert/strict';
import { commands, type Hover, type MarkdownString } from 'vscode';
import { needsOutside, panel } from './outside.ts';
import { Sample } from './sample.ts';

const gamble = 'Alex: gambles on';

describe('a scenario of Quick Shot', () => {
  let sample: Sample;

  beforeEach(async () => {
    sample = await Sample.open('across-the-street.clash');
  });

  afterEach(() => sample.putBack());

  it('has hints that are bounds, with the printed figure for the whole, and after each action', async () => {
    const line = sample.lineOf(gamble);
    assert.deepEqual(await sample.hints(line, line), [`${line}: 10 dice · succeeds ≥ 48%`]);
    const printed = sample.lineOf('Mary: gambles on');
    assert.deepEqual(await sample.hints(printed, printed), [`${printed}: 8 dice · succeeds ≥ 26% · printed 54%`]);
    const action = sample.lineOf('common "lob the grenade');
    assert.match(
      (await sample.hints(action, action)).join('\n'),
      new RegExp(`^${action}: common \\(2\\) · succeeds ≥ \\d\\d%`, 'u'),
    );
  });

  it('explains on hover what each die and each action is for, and what another bet would be worth', async () => {
    const told = await hover(sample, gamble);
    assert.match(told, /\| succeeds \| at least 48\.3%/u);
    assert.match(told, /bolstering[^]*a grazed forearm/iu);
    assert.match(told, /A bet of 1 WP changes this chance: for Alex by −[\d.]+ points/u);
  });

  it('has a finding at the word that violates its rules, with the cure', async () => {
    await sample.replace('bets 3 WP', 'bets 2 WP');
    await sample.diagnosed(
      ({ range, message }) => range.start.line === sample.lineOf('bets 2 WP') - 1 && message.includes('2 WP'),
    );
  });

  describe('in the panel', () => {
    before(needsOutside);

    it('announces, clarifies, bets, and rolls dice in sets', async () => {
      await sample.putCaret(gamble);
      await commands.executeCommand('clashwright.openPanel');
      await panel.waitFor('h1:has-text("Across the street")');
      const marks = await panel.evaluate(
        '[...document.querySelectorAll(".mark")].map((mark) => mark.getAttribute("aria-label"))',
      );
      for (const kind of ['announce', 'clarification', 'bet', 'roll'])
        assert.match(String(marks), new RegExp(`Step \\d+, ${kind}`, 'u'));
      await panel.click('.mark[aria-label*=", roll"]');
      await panel.waitFor('.sets:has-text("common (2)")');
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
