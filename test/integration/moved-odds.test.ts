/** Odds before and after an edit: marks in the editor, and pages. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { commands, extensions, TabInputCustom, Uri, window, workspace } from 'vscode';
import { needsOutside, workbench } from './outside.ts';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

// With a deck of 31 against ten cards: Laura with one card, and with two.
const loss = 'Laura punches the Ghoul: 61.0% → 43.5%';

describe('odds before and after an edit', () => {
  let sample: Sample;

  beforeEach(async () => {
    sample = await Sample.open('duel.clash');
  });

  afterEach(async () => {
    await workspace.getConfiguration('clashwright').update('compareOdds.with', undefined);
    await sample.putBack();
  });

  describe('in the editor', () => {
    before(needsOutside);

    it('have a mark on the moved round, until it is as before', async () => {
      await isMarked([]);
      await sample.replace('Toughness 5', 'Toughness 4');
      await isMarked([sample.lineOf('round 1')]);
      await sample.replace('Toughness 4\ndeck', 'Toughness 5\ndeck');
      await isMarked([]);
    });

    it('have no mark once the file is saved', async () => {
      await sample.replace('Toughness 5', 'Toughness 4');
      await isMarked([sample.lineOf('round 1')]);
      await commands.executeCommand('workbench.action.files.save');
      await isMarked([]);
    });

    it('show on hover what has moved, from what to what', async () => {
      await sample.replace('Toughness 5', 'Toughness 4');
      await isMarked([sample.lineOf('round 1')]);
      await sample.putCaret('round 1');
      await commands.executeCommand('editor.action.showHover');
      await workbench.waitFor(`.monaco-hover:has-text("${loss}")`);
      await workbench.waitFor('.monaco-hover:has-text("since you last saved")');
    });

    it('have no mark if the settings switch it off', async () => {
      await sample.replace('Toughness 5', 'Toughness 4');
      await isMarked([sample.lineOf('round 1')]);
      await workspace.getConfiguration('clashwright').update('compareOdds.with', 'nothing');
      await isMarked([]);
    });
  });

  it('are a page next to the scenario that follows it', async () => {
    await sample.replace('Toughness 5', 'Toughness 4');
    await commands.executeCommand('clashwright.compareWithSaved');
    const page = await openPage();
    assert.match(await textOf(page), /\| Laura punches the Ghoul \| 61\.0% \| 43\.5% \| −17\.4 \|/);
    await sample.replace('Toughness 4\ndeck', 'Toughness 5\ndeck');
    await eventually(
      'nothing has moved any more',
      () => textOf(page),
      (text) => text.includes('No chance has moved.'),
    );
  });

  it('say so if there is no commit to compare with', async () => {
    await commands.executeCommand('clashwright.compareWithCommitted');
    assert.match(await textOf(await openPage()), /knows no commit with this scenario/);
  });
});

describe('the exact odds of a round', () => {
  it('are a page next to the scenario', async () => {
    const sample = await Sample.open('duel.clash');
    await commands.executeCommand('clashwright.showOdds', sample.uri.toString(), 0, 0);
    assert.match(await textOf(await openPage('odds', 'clashwright-odds')), /189\/310/);
    await sample.putBack();
  });
});

describe('odds before and after an edit, in a git repository', () => {
  let sample: Sample;
  let folder: Uri;

  before(async function () {
    folder = Uri.joinPath(workspace.workspaceFolders![0]!.uri, 'committed');
    const text = await workspace.fs.readFile(Uri.joinPath(folder, '..', 'duel.clash'));
    await workspace.fs.writeFile(Uri.joinPath(folder, 'duel.clash'), text);
    if (!(await commit(folder))) this.skip();
  });

  after(() => workspace.fs.delete(folder, { recursive: true }));

  beforeEach(async () => {
    sample = await Sample.open('committed/duel.clash');
  });

  afterEach(async () => {
    await workspace.getConfiguration('clashwright').update('compareOdds.with', undefined);
    await sample.putBack();
  });

  it('are compared with the last commit, even if the file has been saved since', async () => {
    await sample.replace('Toughness 5', 'Toughness 4');
    await workspace.saveAll();
    await commands.executeCommand('clashwright.compareWithSaved');
    assert.match(await textOf(await openPage()), /No chance has moved/);
    await sample.putCaret('round 1');
    await commands.executeCommand('clashwright.compareWithCommitted');
    assert.match(
      await textOf(await openPage('last commit')),
      /^# Odds since the last commit[^]*\| Laura punches the Ghoul \| 61\.0% \| 43\.5% \| −17\.4 \|/,
    );
  });

  describe('in the editor', () => {
    before(needsOutside);

    it('have their mark if the settings choose the last commit', async () => {
      await workspace.getConfiguration('clashwright').update('compareOdds.with', 'committed');
      await sample.replace('Toughness 5', 'Toughness 4');
      await workspace.saveAll();
      await isMarked([sample.lineOf('round 1')]);
      await workspace.getConfiguration('clashwright').update('compareOdds.with', 'saved');
      await isMarked([]);
    });
  });
});

/** Commits everything in a folder to a new repository, and opens it in VS Code; returns whether git is available. */
async function commit(folder: Uri): Promise<boolean> {
  const git = extensions.getExtension<{ getAPI(version: 1): { openRepository(root: Uri): Promise<unknown> } }>(
    'vscode.git',
  );
  if (git === undefined) return false;
  const run = (...words: readonly string[]): unknown => execFileSync('git', [...words], { cwd: folder.fsPath });
  try {
    run('init', '--quiet');
    run('add', '.');
    run('-c', 'user.name=Writer', '-c', 'user.email=writer@example.org', 'commit', '--quiet', '--message', 'A duel');
    return (await (await git.activate()).getAPI(1).openRepository(folder)) !== null;
  } catch {
    return false;
  }
}

/** The URI of the active page, as soon as there is one with these words in its name. */
async function openPage(words = '', scheme = 'clashwright-moved-odds'): Promise<Uri> {
  const input = await eventually(
    'the page is at the front',
    () => window.tabGroups.activeTabGroup.activeTab?.input,
    (found) => found instanceof TabInputCustom && found.uri.scheme === scheme && found.uri.path.includes(words),
  );
  return (input as TabInputCustom).uri;
}

async function textOf(page: Uri): Promise<string> {
  return (await workspace.openTextDocument(page)).getText();
}

/** Waits until exactly these lines have the mark in the margin. */
async function isMarked(lines: readonly number[]): Promise<void> {
  const wanted = JSON.stringify(lines);
  await eventually(
    `lines ${wanted} are marked`,
    () => workbench.evaluate(markedLines),
    (marked) => JSON.stringify(marked) === wanted,
  );
}

// The mark and the number of a line are in two layers, at the same height.
const markedLines = `(() => {
  const marked = [...document.querySelectorAll('.glyph-margin-widgets .cgmr')].filter((glyph) => getComputedStyle(glyph).backgroundImage.includes('data:image/svg'));
  const heights = new Set(marked.map((glyph) => glyph.style.top));
  const numbers = [...document.querySelectorAll('.margin-view-overlays > div')].filter((line) => heights.has(line.style.top));
  return numbers.map((line) => Number(line.querySelector('.line-numbers')?.textContent)).filter((number) => number > 0);
})()`;
