/** The settings that the client itself goes by; the others are the server's. */
import { workspace } from 'vscode';

export const settings = {
  opensPanelWithScenario: (): boolean => read('panel.openWithScenario', false),
  panelFollowsCaret: (): boolean => read('panel.followCaret', true),
} as const;

// A setting can hold anything that somebody has typed into a file.
function read(name: string, otherwise: boolean): boolean {
  const value = workspace.getConfiguration('clashwright').get<unknown>(name);
  return typeof value === 'boolean' ? value : otherwise;
}
