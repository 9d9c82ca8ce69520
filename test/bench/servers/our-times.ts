/** The requests to our server, as an editor makes them. */
import { setTimeout as wait } from 'node:timers/promises';
import { few, many, medianOfAsync, mediansTold, medianTold, once, type Rounds } from '../measure.ts';
import type { BenchText, Keystroke } from '../texts.ts';
import { MeasuredServer, tellingTimes } from './measured-server.ts';
import { ours, scenarioFile } from './ours.ts';
import type { Said } from './server-timings.ts';
import { Session } from './session.ts';

/** How many lines an editor shows at once. */
const screen = 60;

/** The ms between keystrokes: the repeat rate of a held key. */
const pause = 30;

/** An editor’s waiting time, and the part of it within the server’s process. */
export interface OwnTime {
  readonly all: number;
  readonly own: number;
}

/** Starting from a keystroke. */
export interface KeystrokeTimes {
  readonly diagnostics: OwnTime;
  readonly hints: OwnTime;
}

export interface OurTimes {
  /** An unknown request and its answer, before anything is open: the round-trip time. */
  readonly nothing: number;
  /** With each keystroke as soon as the previous one is answered. */
  readonly hurried: KeystrokeTimes;
  /** With a pause before each keystroke, after which caches of processor and memory are cold. */
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
  const hints = hintsAround(session, bench.announcement);
  const keystrokes = (measured: Measured): Promise<KeystrokeTimes> =>
    keystrokeTimes(server, session, bench.announcement, { measured, rounds: many });
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

/** The times of one keystroke, of which each round makes or undoes it, in a text that is open. */
export async function keystrokeTimes(
  server: MeasuredServer,
  session: Session,
  key: Keystroke,
  { measured, rounds }: { readonly measured: Measured; readonly rounds: Rounds },
): Promise<KeystrokeTimes> {
  const hints = hintsAround(session, key);
  const withOwn = async (kind: Said['kind'], round: () => Promise<unknown>): Promise<OwnTime> => {
    const [all = NaN, own = NaN] = await mediansTold(rounds, async () => {
      await server.said();
      const waited = await measured(round);
      const said = (await server.said()).find((each) => each.kind === kind);
      return [waited, said?.after ?? NaN];
    });
    return { all, own };
  };
  return {
    diagnostics: await withOwn('diagnostics', () => session.diagnosticsAfter(key)),
    hints: await withOwn('answer', () => session.type(key).then(hints)),
  };
}

/** Requests the hints of a screen with the keystroke in its middle. */
function hintsAround(session: Session, key: Keystroke): () => Promise<unknown> {
  const { line } = session.placeOf(key);
  const range = {
    start: { line: Math.max(0, line - screen / 2), character: 0 },
    end: { line: line + screen / 2, character: 0 },
  };
  return () => session.ask('textDocument/inlayHint', { range });
}

/** The ms of a round. */
type Measured = (round: () => Promise<unknown>) => Promise<number>;

async function runToEnd(round: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await round();
  return performance.now() - start;
}

/** The server’s background work during the pause delays nothing. */
export async function afterPause(round: () => Promise<unknown>): Promise<number> {
  await wait(pause);
  return runToEnd(round);
}
