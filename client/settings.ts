/** The settings that the client itself uses; the others are the server’s. */
import { workspace } from 'vscode';
import type { CompareWith } from './odds/baselines.ts';

export const settings = {
  opensPanelWithScenario: (): boolean => read('panel.openWithScenario', false),
  panelFollowsCaret: (): boolean => read('panel.followCaret', true),
  comparesOddsWith: (): CompareWith => {
    const value = valueOf('compareOdds.with');
    return value === 'committed' || value === 'nothing' ? value : 'saved';
  },
} as const;

// A setting can hold anything, because users edit the file by hand.
function read(name: string, otherwise: boolean): boolean {
  const value = valueOf(name);
  return typeof value === 'boolean' ? value : otherwise;
}

function valueOf(name: string): unknown {
  return workspace.getConfiguration('clashwright').get<unknown>(name);
}
