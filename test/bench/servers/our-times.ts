/** What is asked of our server, as an editor asks it. */
import { setTimeout as wait } from 'node:timers/promises';
import { few, many, medianOfAsync, mediansTold, medianTold, once, type Rounds } from '../measure.ts';
import type { BenchText, Keystroke } from '../texts.ts';
import { MeasuredServer, tellingTimes } from './measured-server.ts';
import { ours, scenarioFile } from './ours.ts';
import type { Said } from './said.ts';
import { Session } from './session.ts';

/** How many lines an editor shows at once. */
const screen = 60;

/** Milliseconds between keystrokes: as fast as a key that is held down repeats. */
const pause = 30;

/** What an editor waits, and how much of that passes within the server’s process. */
export interface OwnTime {
  readonly all: number;
  readonly own: number;
}

export interface OurTimes {
  /** A question that it doesn’t know, and its answer to that, before anything is open: what the way there and back takes. */
  readonly nothing: number;
  readonly diagnostics: OwnTime;
  /** Where each keystroke comes as soon as the one before it has its diagnostics. */
  readonly hurriedDiagnostics: number;
  readonly headDiagnostics: number;
  readonly hints: OwnTime;
  /** Before any odds are known. */
  readonly firstHints: number;
  readonly firstLenses: number;
}

export async function ourTimes(bench: BenchText): Promise<OurTimes> {
  const server = await MeasuredServer.start(tellingTimes(await ours()));
  const nothing = await paced(many, () => server.ask('bench/nothing'));
  const session = await Session.open(server, scenarioFile(bench));
  const { line } = session.placeOf(bench.announcement);
  const range = { start: { line: Math.max(0, line - screen / 2), character: 0 }, end: { line: line + screen / 2, character: 0 } };
  const hints = (): Promise<unknown> => session.ask('textDocument/inlayHint', { range });
  const diagnosticsAfter = (key: Keystroke) => (): Promise<unknown> => session.diagnosticsAfter(key);
  const times: OurTimes = {
    nothing,
    firstHints: await medianOfAsync(once, hints),
    firstLenses: await medianOfAsync(once, () => session.ask('textDocument/codeLens', {})),
    diagnostics: await withOwn(server, 'diagnostics', diagnosticsAfter(bench.announcement)),
    hints: await withOwn(server, 'answer', () => session.type(bench.announcement).then(hints)),
    hurriedDiagnostics: await medianOfAsync(many, diagnosticsAfter(bench.announcement)),
    headDiagnostics: await paced(few, diagnosticsAfter(bench.head)),
  };
  await server.quit();
  return times;
}

/** With a pause before each round: what the server does of its own accord meanwhile is not in anybody’s way. */
function paced(rounds: Rounds, round: () => Promise<unknown>): Promise<number> {
  return medianTold(rounds, () => afterPause(round));
}

async function afterPause(round: () => Promise<unknown>): Promise<number> {
  await wait(pause);
  const start = performance.now();
  await round();
  return performance.now() - start;
}

async function withOwn(server: MeasuredServer, kind: Said['kind'], round: () => Promise<unknown>): Promise<OwnTime> {
  const [all = NaN, own = NaN] = await mediansTold(many, async () => {
    await server.said();
    const waited = await afterPause(round);
    const said = (await server.said()).find((each) => each.kind === kind);
    return [waited, said?.after ?? NaN];
  });
  return { all, own };
}
