/** Takes the picture of the README, where CLASHWRIGHT_PICTURE says where to. */
import { commands, workspace } from 'vscode';
import { needsOutside, panel, workbench } from './outside.ts';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

const path = process.env['CLASHWRIGHT_PICTURE'];
const opacity = 'document.querySelector(".popover") && getComputedStyle(document.querySelector(".popover")).opacity';

(path === undefined ? describe.skip : describe)('the picture of the panel beside the source', () => {
  let sample: Sample;

  before(needsOutside);

  before(async () => {
    sample = await Sample.open('the-larder.clash');
  });

  after(() => sample.putBack());

  it('is taken', async () => {
    await workspace.getConfiguration('workbench').update('activityBar.location', 'hidden');
    await commands.executeCommand('workbench.action.closeSidebar');
    await sample.putCaret('scenario "The larder: Ann ducks');
    await commands.executeCommand('revealLine', { lineNumber: sample.editor.selection.active.line, at: 'top' });
    await commands.executeCommand('clashwright.openPanel');
    await panel.click('.mark[title*="win the Clash"]');
    await panel.focus('.chip:has-text("distraction")');
    await eventually('the reason is to be read', () => panel.evaluate(opacity), (value) => value === '1');
    await workbench.screenshot(path!);
  });
});
