/** What is asked of our server, as an editor asks it. */
import { setTimeout as wait } from 'node:timers/promises';
import { few, many, medianOfAsync, mediansTold, medianTold, once } from '../measure.ts';
import type { BenchText } from '../texts.ts';
import { MeasuredServer, tellingTimes } from './measured-server.ts';
import { ours, scenarioFile } from './ours.ts';
import type { Said } from './server-timings.ts';
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

/** From a keystroke on. */
export interface KeystrokeTimes {
  readonly diagnostics: OwnTime;
  readonly hints: OwnTime;
}

export interface OurTimes {
  /**
   * A question that it doesn’t know, and its answer to that, before anything is open: what the way there and back
   * takes.
   */
  readonly nothing: number;
  /** Where each keystroke comes as soon as the one before it has its answer. */
  readonly hurried: KeystrokeTimes;
  /** With a pause before each keystroke, after which processor and memory have to find back to it. */
  readonly paced: KeystrokeTimes;
  readonly headDiagnostics: number;
  /** Before any odds are known. */
  readonly firstHints: number;
  readonly firstLenses: number;
}

export async function ourTimes(bench: BenchText): Promise<OurTimes> {
  const server = await MeasuredServer.start(tellingTimes(await ours()));
  const nothing = await medianTold(many, () => afterPause(() => server.ask('bench/nothing')));
  const session = await Session.open(server, scenarioFile(bench));
  const { line } = session.placeOf(bench.announcement);
  const range = {
    start: { line: Math.max(0, line - screen / 2), character: 0 },
    end: { line: line + screen / 2, character: 0 },
  };
  const hints = (): Promise<unknown> => session.ask('textDocument/inlayHint', { range });
  const keystrokes = async (measured: Measured): Promise<KeystrokeTimes> => ({
    diagnostics: await withOwn(server, 'diagnostics', measured, () => session.diagnosticsAfter(bench.announcement)),
    hints: await withOwn(server, 'answer', measured, () => session.type(bench.announcement).then(hints)),
  });
  const times: OurTimes = {
    nothing,
    firstHints: await medianOfAsync(once, hints),
    firstLenses: await medianOfAsync(once, () => session.ask('textDocument/codeLens', {})),
    paced: await keystrokes(afterPause),
    hurried: await keystrokes(runToEnd),
    headDiagnostics: await medianTold(few, () => afterPause(() => session.diagnosticsAfter(bench.head))),
  };
  await server.quit();
  return times;
}

/** Milliseconds that a round takes. */
type Measured = (round: () => Promise<unknown>) => Promise<number>;

async function runToEnd(round: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await round();
  return performance.now() - start;
}

/** What the server does of its own accord during the pause is in nobody’s way. */
export async function afterPause(round: () => Promise<unknown>): Promise<number> {
  await wait(pause);
  return runToEnd(round);
}

async function withOwn(
  server: MeasuredServer,
  kind: Said['kind'],
  measured: Measured,
  round: () => Promise<unknown>,
): Promise<OwnTime> {
  const [all = NaN, own = NaN] = await mediansTold(many, async () => {
    await server.said();
    const waited = await measured(round);
    const said = (await server.said()).find((each) => each.kind === kind);
    return [waited, said?.after ?? NaN];
  });
  return { all, own };
}
