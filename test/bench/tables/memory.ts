/** Whether memory stays constant while somebody writes. */
import { fail } from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Analysis } from '../../../server/analysis/index.ts';
import { analyzed } from '../in-process.ts';
import { MeasuredServer, tellingMemory, type Memory } from '../servers/measured-server.ts';
import { ours, scenarioFile } from '../servers/ours.ts';
import { Session } from '../servers/session.ts';
import { size, whole, type Table } from '../../../scripts/measure/table.ts';
import { benchText, copiesFor, typed, type BenchText } from '../texts.ts';

/** The total numbers of edits of one text at which memory is measured; of the analysis alone only at the first. */
const looks = [1000, 5000] as const;
const [edits] = looks;

export async function memoryTable(): Promise<Table> {
  const [short, long] = [600, 10_000].map((lines) => benchText(copiesFor(lines)));
  const told = await ofServer(short!);
  const { read, edited } = ofAnalysis(long!);
  const row = (words: string, of: (memory: Memory) => number): readonly string[] => [
    words,
    ...told.map((memory) => size(of(memory))),
  ];
  return {
    title: 'Memory while somebody writes',
    rows: [
      ['', 'before', ...looks.map((look) => `after ${whole(look)} edits`)],
      row(`server’s process with ${whole(short!.lines)} lines, heap`, ({ heapUsed }) => heapUsed),
      row('the same, all that the system counts', ({ rss }) => rss),
      row('of that, Node’s room for what lives shortly', ({ young }) => young),
      [`analysis with ${whole(long!.lines)} lines and all their odds, heap`, size(read), size(edited), ''],
    ],
    below:
      'Each time after everything that nobody needs is gone. Before: the text has been read, and the editor has asked for diagnostics, hints and lenses. Whether anything is kept that shouldn’t be, the heap tells; what the system counts grows with the room for what lives shortly, which Node widens while there is no pause between edits and doesn’t give back, and stays where it is from then on.',
  };
}

/** Before the edits, and at each measurement. */
async function ofServer(bench: BenchText): Promise<readonly Memory[]> {
  const server = await MeasuredServer.start(tellingMemory(await ours()));
  const session = await Session.open(server, scenarioFile(bench));
  const look = async (): Promise<void> => {
    await session.ask('textDocument/inlayHint', {
      range: { start: { line: 0, character: 0 }, end: { line: bench.lines, character: 0 } },
    });
    await session.ask('textDocument/codeLens', {});
  };
  const edit = async (times: number): Promise<void> => {
    for (let number = 0; number < times; number += 1) {
      await session.diagnosticsAfter(bench.announcement);
      await look();
    }
  };
  // The first edits compile code, which takes memory once.
  await edit(50);
  const told = [await server.memory()];
  let done = 0;
  for (const look of looks) {
    await edit(look - done);
    told.push(await server.memory());
    done = look;
  }
  await server.quit();
  return told;
}

function ofAnalysis({ text, announcement }: BenchText): { readonly read: number; readonly edited: number } {
  const versions = [text, typed(text, announcement)];
  let analysis = reckoned(analyzed(text));
  const read = heap();
  for (let edit = 1; edit <= edits; edit += 1) analysis = reckoned(analyzed(versions[edit % 2]!, analysis));
  const edited = heap();
  // Used after measuring, so that the last version still exists while it is measured.
  return analysis.scenarios.length > 0 ? { read, edited } : fail('The text has no scenario');
}

function reckoned(analysis: Analysis): Analysis {
  for (const scenario of analysis.scenarios) scenario.odds();
  return analysis;
}

/** The second collection frees what only finalizers held. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
