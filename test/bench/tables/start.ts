/** The time until the first results. */
import { join } from 'node:path';
import { run } from '../../../scripts/system/child.ts';
import { few, medianTold } from '../measure.ts';
import { MeasuredServer, type Program } from '../servers/measured-server.ts';
import { ours, scenarioFile } from '../servers/ours.ts';
import { Session } from '../servers/session.ts';
import { shipped } from '../shipped.ts';
import { time, type Table } from '../../../scripts/measure/table.ts';
import { benchText, copiesFor, type BenchText } from '../texts.ts';

export async function startTable(): Promise<Table> {
  const bench = benchText(copiesFor(100));
  const [program, client] = [await ours(), await shipped('client.cjs')];
  return {
    title: 'Starting',
    rows: [
      ['', ''],
      [
        'the server’s process, from nothing to its first diagnostics [few]',
        time(await medianTold(few, () => toDiagnostics(program, bench))),
      ],
      [
        'reading and running the extension’s bundle, without VS Code [few]',
        time(await medianTold(few, () => loading(client))),
      ],
    ],
  };
}

async function toDiagnostics(program: Program, bench: BenchText): Promise<number> {
  const start = performance.now();
  const server = await MeasuredServer.start(program);
  await Session.open(server, scenarioFile(bench));
  const took = performance.now() - start;
  await server.quit();
  return took;
}

/** In a new process, as in an editor that has just been opened; the process reports the time. */
async function loading(bundle: string): Promise<number> {
  const { output } = await run(process.execPath, [join(import.meta.dirname, '..', 'load-extension.ts'), bundle]);
  return Number(output);
}
