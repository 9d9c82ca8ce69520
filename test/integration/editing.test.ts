/** Writing a scenario: findings and their fixes, hovers, hints and lenses. */
import assert from 'node:assert/strict';
import {
  type CodeAction,
  CodeActionKind,
  commands,
  type Hover,
  type MarkdownString,
  type Range,
  workspace,
  type WorkspaceEdit,
} from 'vscode';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

describe('a scenario in the editor', () => {
  let sample: Sample;

  beforeEach(async () => {
    sample = await Sample.open('the-larder.clash');
  });

  afterEach(async () => {
    await workspace.getConfiguration('clashwright').update('inlayHints', undefined);
    await workspace.getConfiguration('clashwright').update('codeLens', undefined);
    await sample.putBack();
  });

  it('has no findings at first, and one at a misspelt word', async () => {
    await sample.diagnostics(0);
    await sample.replace('Ann: dodges Bill.', 'Ann: dodges Bil.');
    const [finding] = await sample.diagnostics(1);
    assert.deepEqual(finding?.range, sample.find('Bil.').with({ end: sample.find('Bil.').end.translate(0, -1) }));
    assert.match(finding.message, /Bil\b/);
  });

  it('is corrected by the quick fix', async () => {
    const before = sample.editor.document.getText();
    await sample.replace('Ann: dodges Bill.', 'Ann: dodges Bil.');
    const [finding] = await sample.diagnostics(1);
    const [fix] = await quickFixes(sample, finding!.range);
    assert.match(fix?.title ?? '', /Bill/);
    assert.equal(await workspace.applyEdit(fix?.edit as WorkspaceEdit), true);
    assert.equal(sample.editor.document.getText(), before);
    await sample.diagnostics(0);
  });

  it('says on hover how many throws an announcement has, and why', async () => {
    const [hover] = await hovers(sample, 'shoots Bill');
    assert.match(hover?.value ?? '', /3 throws/);
    assert.match(hover?.value ?? '', /Firearms 4/);
  });

  it('trusts a hover with the commands of the extension, and with no others', async () => {
    const [hover] = await hovers(sample, 'shoots Bill');
    assert.deepEqual(hover?.isTrusted, {
      enabledCommands: ['openPanel', 'showRule', 'showOdds', 'playOn'].map((name) => `clashwright.${name}`),
    });
    assert.notEqual(hover.supportHtml, true);
  });

  it('has a hint with throws and chance after every announcement', async () => {
    const first = sample.lineOf('Cassie: shoots Bill');
    const hints = await sample.hints(first, first + 2);
    assert.deepEqual(
      hints.map((hint) => hint.replace(/[\d.]+%/, '…%')),
      [
        `${first}: 3 throws · succeeds …%`,
        `${first + 1}: 1 throw · succeeds …%`,
        `${first + 2}: 2 throws · succeeds …%`,
      ],
    );
  });

  it('has hints according to the settings', async () => {
    const line = sample.lineOf('Cassie: shoots Bill');
    await workspace.getConfiguration('clashwright').update('inlayHints', 'none');
    await eventually(
      'there are no hints',
      () => sample.hints(line, line),
      ({ length }) => length === 0,
    );
    await workspace.getConfiguration('clashwright').update('inlayHints', 'chance');
    await eventually(
      'there is a chance',
      () => sample.hints(line, line),
      ([hint]) => /^\d+: succeeds [\d.]+%$/.test(hint ?? ''),
    );
  });

  it('has a lens above each round that opens the panel', async () => {
    // With the pins of the first round “round 2 otherwise” can’t be reached, and its lens says so.
    const lenses = (await sample.lenses()).filter(({ command }) =>
      /^(?:Step through|Never reached|Not reached with seeds)/.test(command?.title ?? ''),
    );
    const lines = lenses
      .map(({ range }) => range.start.line + 1)
      .sort((one, other) => one - other)
      .map((line) => sample.line(line));
    assert.deepEqual(lines, sample.editor.document.getText().match(/^(?:round|scenario) .*$/gm));
  });

  it('has no lenses if the settings switch them off', async () => {
    await workspace.getConfiguration('clashwright').update('codeLens', false);
    await eventually(
      'there are no lenses',
      () => sample.lenses(),
      ({ length }) => length === 0,
    );
  });
});

function quickFixes(sample: Sample, range: Range): Thenable<readonly CodeAction[]> {
  return commands.executeCommand('vscode.executeCodeActionProvider', sample.uri, range, CodeActionKind.QuickFix.value);
}

async function hovers(sample: Sample, words: string): Promise<readonly MarkdownString[]> {
  const place = sample.find(words).start;
  const found = await commands.executeCommand<readonly Hover[]>('vscode.executeHoverProvider', sample.uri, place);
  return found.flatMap(({ contents }) => contents as readonly MarkdownString[]);
}
