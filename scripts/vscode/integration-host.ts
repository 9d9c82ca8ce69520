/** What both hosts of the integration suite have in common, and which of them is taken. */
import { downloadAndUnzipVSCode } from '@vscode/test-electron';
import type { Page } from 'playwright-core';
import { desktopHost } from './desktop-host.ts';
import { embeddedHost } from './embedded-host.ts';
import { hasScreen } from '../system/find-program.ts';

/** Opens a window on a workspace file, in which the suite runs with `env` in its environment. */
export type Host = (workspaceFile: string, env: Readonly<Record<string, string>>) => Promise<HostWindow>;

export interface HostWindow {
  /** The window as Playwright sees it; undefined where it can't be reached. */
  readonly page: Promise<Page | undefined>;
  /** Settles with a reason when the host goes away by itself. */
  readonly ended: Promise<string>;
  close(): Promise<void>;
}

/** The desktop VS Code that VSCODE_PATH names, or that can be downloaded and shown; otherwise the embedded one. */
export async function chooseHost(): Promise<Host> {
  const named = process.env['VSCODE_PATH'];
  if (named !== undefined) return desktopHost(named);
  if (!hasScreen()) return embeddedHost;
  try {
    return desktopHost(await downloadAndUnzipVSCode());
  } catch (error) {
    console.log(`The embedded VS Code runs the suite, for no other could be downloaded: ${String(error)}`);
    return embeddedHost;
  }
}
