/** From a keystroke to what an editor shows, at several lengths, next to a server for YAML with the same content. */
import { fresh, keystroke } from '../in-process.ts';
import { few, many } from '../measure.ts';
import { ourTimes, type KeystrokeTimes, type OurTimes } from '../servers/our-times.ts';
import { ratio, time, whole, type Table } from '../../../scripts/measure/table.ts';
import { benchText, copiesFor } from '../texts.ts';
import { peerTimes, type PeerTimes } from '../yaml/times.ts';

const targets: ReadonlyMap<number, string> = new Map([
  [600, '5 ms'],
  [10_000, '16 ms'],
]);

/** The results for one length; without the peer if it could not be installed. */
interface Column {
  readonly wanted: number;
  readonly lines: number;
  readonly ours: OurTimes;
  readonly peer: PeerTimes | undefined;
  readonly alone: { readonly announcement: number; readonly head: number; readonly fresh: number };
}

export async function keystrokesTable(): Promise<Table> {
  const columns: Column[] = [];
  for (const wanted of [100, 600, 5_000, 10_000]) columns.push(await columnOf(wanted));
  const row = (words: string, cell: (column: Column) => string): readonly string[] => [words, ...columns.map(cell)];
  const times = (words: string, of: (column: Column) => number): readonly string[] =>
    row(words, (column) => time(of(column)));
  const peer = (words: string, cell: (peer: PeerTimes, column: Column) => string): readonly string[] =>
    row(words, (column) => (column.peer === undefined ? '' : cell(column.peer, column)));
  const keystrokeRows = (when: string, of: (ours: OurTimes) => KeystrokeTimes): readonly (readonly string[])[] => [
    times(`keystroke to diagnostics${when}`, ({ ours }) => of(ours).diagnostics.all),
    times('of that, the server’s own time', ({ ours }) => of(ours).diagnostics.own),
    times(`keystroke to the inlay hints of a screen${when}`, ({ ours }) => of(ours).hints.all),
    times('of that, the server’s own time', ({ ours }) => of(ours).hints.own),
  ];
  return {
    title: 'From a keystroke to what an editor shows',
    rows: [
      row('', ({ lines }) => `${whole(lines)} lines`),
      row('Through the server’s process', () => ''),
      ...keystrokeRows('', ({ hurried }) => hurried),
      ...keystrokeRows(', after a pause', ({ paced }) => paced),
      row('the server’s own to be under', ({ wanted }) => targets.get(wanted) ?? ''),
      times('the way there and back alone, after a pause and with nothing open', ({ ours }) => ours.nothing),
      times('keystroke in the shared head to diagnostics [few]', ({ ours }) => ours.headDiagnostics),
      times('inlay hints of a screen [once]', ({ ours }) => ours.firstHints),
      times('lenses of the whole file [once]', ({ ours }) => ours.firstLenses),
      row('The same content as YAML, through the process of yaml-language-server', () => ''),
      peer('as so many lines', ({ lines }) => whole(lines)),
      peer('keystroke to diagnostics [few]', ({ hurriedDiagnostics }) => time(hurriedDiagnostics)),
      peer('ours is as fast', ({ hurriedDiagnostics }, { ours }) =>
        ratio(hurriedDiagnostics, ours.hurried.diagnostics.all),
      ),
      peer('keystroke to diagnostics, after a pause [few]', ({ pacedDiagnostics }) => time(pacedDiagnostics)),
      peer('ours is as fast', ({ pacedDiagnostics }, { ours }) => ratio(pacedDiagnostics, ours.paced.diagnostics.all)),
      peer('to be at least', () => '×10'),
      row('The analysis alone', () => ''),
      times('keystroke to findings', ({ alone }) => alone.announcement),
      times('keystroke in the shared head to findings [few]', ({ alone }) => alone.head),
      times('reading it afresh [few]', ({ alone }) => alone.fresh),
    ],
    below:
      'The server’s own time is that within its process, from the arrival of what the editor sends until the answer is handed to the system. A keystroke comes as soon as the one before it has been answered, or after a pause of thirty milliseconds, from which processor and memory have to find back to the server. Neither server waits before it looks at a change: ours never does, and from yaml-language-server its 200 ms are taken off.',
  };
}

async function columnOf(wanted: number): Promise<Column> {
  const copies = copiesFor(wanted);
  const bench = benchText(copies);
  return {
    wanted,
    lines: bench.lines,
    ours: await ourTimes(bench),
    peer: await peerTimes(copies),
    alone: {
      announcement: keystroke(bench.text, bench.announcement, many),
      head: keystroke(bench.text, bench.head, few),
      fresh: fresh(bench.text, few),
    },
  };
}
