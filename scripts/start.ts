/** `npm start [-- FILE]`: what the command line says of a scenario, then the scenario and its panel in VS Code. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from './bundles.ts';
import { run } from './child.ts';
import { openOnDesktop } from './desktop-vscode.ts';
import { startEmbeddedVscode } from './embedded-vscode.ts';
import { inProject, root } from './paths.ts';
import { writeSessionWorkspace } from './session-workspace.ts';
import { askedToStop } from './signals.ts';

const stop = askedToStop();
const file = chosenFile();
await build();
await report('Findings', 'check');
await report('Transcript', 'play');
await open();

/** The file that was named, seen from where the person stands, or else the sample. */
function chosenFile(): string {
  const named = process.argv[2];
  if (named === undefined) return inProject('samples', 'the-larder.clash');
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), named);
  if (existsSync(path)) return path;
  console.error(`There is no file ${path}`);
  process.exit(1);
}

async function report(title: string, command: string): Promise<void> {
  console.log(`\n── ${title}\n`);
  await run(process.execPath, [inProject('dist', 'clashwright.cjs'), command, file], { inherit: true });
}

async function open(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'clashwright-session-'));
  const settings = { 'clashwright.panel.openWithScenario': true };
  const workspaceFile = await writeSessionWorkspace(home, dirname(file), settings);
  if (await openOnDesktop(workspaceFile, file)) {
    // The window goes on without us, and with it the workspace file.
    console.log(`\nVS Code shows ${file} in a new window`);
    return;
  }
  await serve(workspaceFile);
  await rm(home, { recursive: true, force: true });
}

async function serve(workspaceFile: string): Promise<void> {
  const vscode = await startEmbeddedVscode({ token: randomUUID() });
  const address = vscode.page(workspaceFile, { extensionDevelopmentPath: root, openFile: file });
  console.log(`\nVS Code is ready. Open this address in a browser; Ctrl-C ends it.\n\n${address}\n`);
  const trouble = await Promise.race([vscode.ended, stop]);
  await vscode.stop();
  if (typeof trouble === 'string') {
    console.error(`VS Code ended by itself\n${trouble}`);
    process.exitCode = 1;
  }
}
