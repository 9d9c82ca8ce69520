/** Takes the picture of the README, where CLASHWRIGHT_PICTURE says where to. */
import { commands, workspace } from 'vscode';
import { needsOutside, panel, workbench } from './outside.ts';
import { Sample } from './sample.ts';

const path = process.env['CLASHWRIGHT_PICTURE'];

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
    await sample.putCaret('Cassie: shoots Bill');
    await commands.executeCommand('clashwright.openPanel');
    await panel.waitFor('.chip');
    await workbench.screenshot(path!);
  });
});
