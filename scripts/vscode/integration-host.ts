/** Interface of the integration suite's hosts, and the choice between them. */
import { downloadAndUnzipVSCode } from '@vscode/test-electron';
import type { Page } from 'playwright-core';
import { desktopHost } from './desktop-host.ts';
import { embeddedHost } from './embedded-host.ts';
import { hasScreen } from '../system/find-program.ts';

/** Opens a window on a workspace file, in which the suite runs with `env` in its environment. */
export type Host = (workspaceFile: string, env: Readonly<Record<string, string>>) => Promise<HostWindow>;

export interface HostWindow {
  /** The window in Playwright; undefined if it isn't reachable. */
  readonly page: Promise<Page | undefined>;
  /** Settles with a reason if the host ends by itself. */
  readonly ended: Promise<string>;
  close(): Promise<void>;
}

/** The desktop VS Code at VSCODE_PATH, or one that can be downloaded and shown; otherwise the embedded one. */
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
