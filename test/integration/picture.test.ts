/** Takes the screenshots of the README, if CLASHWRIGHT_PICTURES names a folder for them. */
import { join } from 'node:path';
import { commands, workspace } from 'vscode';
import { needsOutside, panel, press, workbench } from './outside.ts';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

/** The themes by their names in VS Code, with the page’s theme kind, and the name of the screenshot. */
const looks = [
  { theme: 'Light Modern', body: 'vscode-light', file: 'panel-light.png' },
  { theme: 'Default High Contrast', body: 'vscode-high-contrast', file: 'panel-high-contrast.png' },
  { theme: 'Default High Contrast Light', body: 'vscode-high-contrast-light', file: 'panel-high-contrast-light.png' },
  { theme: 'Dark Modern', body: 'vscode-dark', file: 'panel.png' },
] as const;

const folder = process.env['CLASHWRIGHT_PICTURES'];
const opacity = 'document.querySelector(".popover") && getComputedStyle(document.querySelector(".popover")).opacity';

(folder === undefined ? describe.skip : describe)('the pictures', () => {
  let sample: Sample;

  before(needsOutside);

  before(async () => {
    sample = await Sample.open('the-larder.clash');
    await workspace.getConfiguration('workbench').update('activityBar.location', 'hidden');
    await workspace.getConfiguration('workbench').update('colorTheme', 'Dark Modern');
    await commands.executeCommand('workbench.action.closeSidebar');
    await commands.executeCommand('workbench.action.closePanel');
    await sample.putCaret('scenario "The larder: Ann ducks');
    await commands.executeCommand('revealLine', { lineNumber: sample.editor.selection.active.line, at: 'top' });
  });

  after(() => sample.putBack());

  it('of the editor, with hints, lens and a hover, is taken', async () => {
    await sample.putCaret('shoots Bill with her revolver');
    await commands.executeCommand('revealLine', {
      lineNumber: sample.lineOf('scenario "The larder: Ann ducks') - 1,
      at: 'top',
    });
    await workbench.waitFor('.codelens-decoration:has-text("%")');
    await commands.executeCommand('editor.action.showHover');
    await workbench.waitFor('.monaco-hover:has-text("succeeds")');
    await workbench.screenshot(join(folder!, 'editor.png'));
    await press('Escape');
  });

  it('of the panel next to the source are taken, one in each theme', async () => {
    await commands.executeCommand('clashwright.openPanel');
    await panel.click('.mark[title*="win the Clash"]');
    for (const { theme, body, file } of looks) {
      await workspace.getConfiguration('workbench').update('colorTheme', theme);
      await eventually(
        `the page is in ${theme}`,
        () => panel.evaluate(`document.body.classList.contains(${JSON.stringify(body)})`),
        (isThere) => isThere === true,
      );
      await panel.focus('.chip:has-text("distraction")');
      await eventually(
        'the reason is to be read',
        () => panel.evaluate(opacity),
        (value) => value === '1',
      );
      await workbench.screenshot(join(folder!, file));
      // An explanation appears only when its element gets the focus.
      await panel.focus('.mark[aria-current]');
    }
  });

  it('of dice in sets is taken', async () => {
    const street = await Sample.open('across-the-street.clash');
    await street.putCaret('Alex: gambles on');
    await commands.executeCommand('clashwright.openPanel');
    await panel.waitFor('h1:has-text("Across the street")');
    await panel.click('.mark[aria-label*=", roll"]');
    await panel.waitFor('.sets:has-text("common (2)")');
    await workbench.screenshot(join(folder!, 'quick-shot.png'));
    await street.putBack();
  });
});
