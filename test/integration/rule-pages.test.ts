/** Rule pages, as VS Code shows them. */
import assert from 'node:assert/strict';
import { commands, TabInputCustom, Uri, window, workspace } from 'vscode';
import { needsOutside, panel, workbench } from './outside.ts';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

describe('the page of a rule', () => {
  let sample: Sample;

  beforeEach(async () => {
    sample = await Sample.open('the-larder.clash');
  });

  afterEach(() => sample.putBack());

  it('opens as a preview next to the scenario', async () => {
    await commands.executeCommand('clashwright.showRule', 'demon-city-2018/higher-stat');
    const page = await openPage();
    assert.equal(page.path, '/demon-city-2018/higher-stat.md');
    assert.equal(window.tabGroups.activeTabGroup.viewColumn, 2);
  });

  it('has the text of the rule', async () => {
    const document = await workspace.openTextDocument(Uri.parse('clashwright-rule:/demon-city-2018/higher-stat.md'));
    assert.match(document.getText(), /^# /);
  });

  it('reports a rule that doesn’t exist', async () => {
    const document = await workspace.openTextDocument(Uri.parse('clashwright-rule:/no/such.md'));
    assert.match(document.getText(), /no rule page called “no\/such”/);
  });

  describe('from outside', () => {
    before(needsOutside);

    it('opens by the code of a diagnostic', async () => {
      await sample.replace('Ann: dodges Bill.', 'Ann: dodges Bil.');
      const [finding] = await sample.diagnostics(1);
      await sample.putCaret('Bil.');
      await commands.executeCommand('editor.action.showHover');
      await workbench.click('.monaco-hover .code-link');
      const page = await openPage();
      assert.equal(page.path, `/${(finding!.code as { readonly value: string }).value}.md`);
    });

    it('opens by a link in a hover', async () => {
      await sample.putCaret('shoots Bill');
      await commands.executeCommand('editor.action.showHover');
      await workbench.click('.monaco-hover .rendered-markdown a');
      await openPage();
    });

    it('opens from the panel', async () => {
      await commands.executeCommand('clashwright.openPanel');
      await panel.click('[aria-label="Last step"]');
      await panel.click('.kicker .link:has-text("Rule:")');
      await openPage();
    });
  });
});

/** The URI of the page whose preview is active, as soon as there is one. */
async function openPage(): Promise<Uri> {
  const input = await eventually(
    'a rule page is at the front',
    () => window.tabGroups.activeTabGroup.activeTab?.input,
    (found) => found instanceof TabInputCustom && found.uri.scheme === 'clashwright-rule',
  );
  return (input as TabInputCustom).uri;
}
