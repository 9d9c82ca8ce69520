/** `npm start [-- FILE]`: reports on a scenario, then opens it with its panel in VS Code. */
import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build } from './bundles.ts';
import { run } from './system/child.ts';
import { findDesktopVscode, openOnDesktop } from './vscode/desktop-vscode.ts';
import { startEmbeddedVscode } from './vscode/embedded-vscode.ts';
import { inProject, root } from './paths.ts';
import { writeSessionWorkspace } from './vscode/session-workspace.ts';
import { askedToStop } from './system/signals.ts';
import { chosenFile, usage } from './start-arguments.ts';
import { makeTemporaryFolder } from './system/temporary-folder.ts';
import { inOneSentence } from './system/trouble.ts';

/** A VS Code that shows the scenario. */
interface Opened {
  /** Settles when it ends without a request to stop; with its output, unless the user closed it. */
  readonly ended: Promise<string | undefined>;
  stop(): Promise<void>;
}

const stop = askedToStop();
let isOpen = false;
// Before VS Code is open, everything that runs ends with this process.
void stop.then(() => {
  if (!isOpen) process.exit(1);
});

try {
  const file = chosenFile(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  if (file === undefined) console.log(usage);
  else await start(file);
} catch (error) {
  console.error(inOneSentence(error));
  process.exitCode = 1;
}
process.exit();

async function start(file: string): Promise<void> {
  const dist = inProject('dist');
  await access(existsSync(dist) ? dist : root, constants.W_OK);
  await build();
  console.log(`\n${file}`);
  await report('Findings', 'check', file);
  await report('Transcript', 'play', file);
  const settings = { 'clashwright.panel.openWithScenario': true };
  const workspaceFile = await writeSessionWorkspace(await makeTemporaryFolder('session'), dirname(file), settings);
  const code = findDesktopVscode();
  const isShown = code !== undefined && (await showOnDesktop(code, workspaceFile, file));
  if (!isShown) await serve(workspaceFile, file);
}

async function report(title: string, command: string, file: string): Promise<void> {
  console.log(`\n── ${title}\n`);
  await run(process.execPath, [inProject('dist', 'clashwright.cjs'), command, file], { inherit: true });
}

/** False if the desktop VS Code could not open a window. */
async function showOnDesktop(code: string, workspaceFile: string, file: string): Promise<boolean> {
  const vscode = await openOnDesktop(code, workspaceFile, file);
  console.log(`\nVS Code opens ${file} in a new window. Close it to end, or press Ctrl-C here.`);
  const trouble = await untilEnded(vscode);
  if (trouble === undefined) return true;
  console.error(trouble);
  return false;
}

async function serve(workspaceFile: string, file: string): Promise<void> {
  const vscode = await startEmbeddedVscode();
  const address = vscode.page(workspaceFile, { extensionDevelopmentPath: root, openFile: file });
  console.log(`\nVS Code is ready. Open this address in a browser; Ctrl-C ends it.\n\n${address}\n`);
  const trouble = await untilEnded(vscode);
  if (trouble === undefined) return;
  console.error(`VS Code ended by itself\n${trouble}`);
  process.exitCode = 1;
}

/** Waits until VS Code ends, or stops it on request; returns its output if it failed. */
async function untilEnded(vscode: Opened): Promise<string | undefined> {
  isOpen = true;
  const trouble = await Promise.race([vscode.ended, stop.then(() => undefined)]);
  await vscode.stop();
  isOpen = false;
  return trouble;
}
