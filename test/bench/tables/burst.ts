/** The cost of changes that an editor sends without waiting for anything. */
import { MeasuredServer } from '../servers/measured-server.ts';
import { ours, scenarioFile } from '../servers/ours.ts';
import { Session } from '../servers/session.ts';
import { time, whole, type Table } from '../../../scripts/measure/table.ts';
import { benchText, copiesFor, type BenchText } from '../texts.ts';

const changes = 5000;

export async function burstTable(): Promise<Table> {
  const texts = [100, 600].map((lines) => benchText(copiesFor(lines)));
  const rows: (readonly string[])[] = [];
  for (const bench of texts) rows.push(await rowOf(bench));
  return {
    title: 'Changes in a burst',
    rows: [
      [
        `${whole(changes)} changes at once`,
        'all are sent after',
        'from the last to its diagnostics',
        'diagnostics told',
      ],
      ...rows,
      ['to be under', '', '300 ms', ''],
    ],
    below:
      'Each change puts another verb into one announcement, or the first one back. What arrives together is analysed once.',
  };
}

async function rowOf(bench: BenchText): Promise<readonly string[]> {
  const server = await MeasuredServer.start(await ours());
  const file = scenarioFile(bench);
  const session = await Session.open(server, file);
  const newsCount = (): number => server.news.of(file.uri).length;
  for (let edit = 0; edit < 50; edit += 1) await session.diagnosticsAfter(bench.announcement);
  const before = newsCount();
  const start = performance.now();
  await Promise.all(Array.from({ length: changes - 1 }, () => session.type(bench.announcement)));
  const sent = performance.now();
  await session.diagnosticsAfter(bench.announcement);
  const told = performance.now();
  await server.quit();
  return [`in ${whole(bench.lines)} lines`, time(sent - start), time(told - sent), whole(newsCount() - before)];
}
