/** `npm test`: runs every check of the project in sequence; the last line printed is the total. */
import { ensureBrowser } from './system/browser.ts';
import { build } from './bundles.ts';
import { run } from './system/child.ts';
import { runIntegration } from './integration.ts';
import { inProject, root } from './paths.ts';
import { runSessions } from './sessions.ts';
import { exitWhenAsked } from './system/signals.ts';
import { sum, type Tally } from './tally.ts';
import { runUnit } from './unit.ts';

const good: Tally = { passed: 1, failed: 0 };
const bad: Tally = { passed: 0, failed: 1 };
const nothing: Tally = { passed: 0, failed: 0 };

exitWhenAsked();
const tallies = [
  await section('Browser', () => ensureBrowser().then(() => nothing)),
  await section('Types, types of the panel, lint, format', () =>
    sideBySide(
      tool('typescript/bin/tsc'),
      tool('typescript/bin/tsc', '-p', 'client/webview'),
      tool('eslint/bin/eslint.js', '.'),
      tool('prettier/bin/prettier.cjs', '--check', '.'),
    ),
  ),
  await section('Bundles', () => build().then(() => nothing)),
  await section('Unit tests', runUnit),
  await section('Integration tests in VS Code', runIntegration),
  await section('npm start and the package, in VS Code', runSessions),
];
const { passed, failed } = sum(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one part under its heading; a part that throws counts as one failure. */
async function section(title: string, part: () => Promise<Tally>): Promise<Tally> {
  const started = performance.now();
  console.log(`\n── ${title}`);
  const tally = await part().catch((error: unknown) => {
    console.error(error);
    return bad;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`   ${tally.failed === 0 ? 'good' : `${tally.failed} failed`} after ${seconds} s`);
  return tally;
}

async function sideBySide(...parts: readonly Promise<Tally>[]): Promise<Tally> {
  return sum(await Promise.all(parts));
}

/** Runs a tool of node_modules, whose exit code is its result; its output is printed as one block. */
async function tool(file: string, ...args: readonly string[]): Promise<Tally> {
  const { code, output } = await run(process.execPath, [inProject('node_modules', file), ...args], { cwd: root });
  process.stdout.write(output);
  return code === 0 ? good : bad;
}
