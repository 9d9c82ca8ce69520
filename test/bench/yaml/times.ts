/** The peer’s times for the same content as YAML. */
import { fail } from 'node:assert/strict';
import { analyzed } from '../in-process.ts';
import { few, medianOfAsync, medianTold } from '../measure.ts';
import { MeasuredServer } from '../servers/measured-server.ts';
import { afterPause } from '../servers/our-times.ts';
import { Session } from '../servers/session.ts';
import { ferry, type BenchText } from '../texts.ts';
import { ensurePeer } from './install.ts';
import { yamlFile, yamlServer } from './server.ts';
import { yamlText } from './text.ts';

export interface PeerTimes {
  readonly lines: number;
  /** With each keystroke as soon as the previous one is answered, and with a pause before each. */
  readonly hurriedDiagnostics: number;
  readonly pacedDiagnostics: number;
}

/** Undefined if the peer can’t be installed, which is reported on stderr. */
export async function peerTimes(copies: number): Promise<PeerTimes | undefined> {
  try {
    await ensurePeer();
  } catch (error) {
    console.error(`yaml-language-server can’t be measured: ${String(error)}`);
    return undefined;
  }
  const { scenario, ruleset } = analyzed(ferry).scenarios[0]!;
  const bench = yamlText(scenario, copies);
  const server = await MeasuredServer.start(await yamlServer(scenario, ruleset));
  const session = await Session.open(server, yamlFile(bench.text));
  await proveThatItLooks(session, bench);
  const keystroke = (): Promise<unknown> => session.diagnosticsAfter(bench.announcement);
  const hurriedDiagnostics = await medianOfAsync(few, keystroke);
  const pacedDiagnostics = await medianTold(few, () => afterPause(keystroke));
  await server.quit();
  return { lines: bench.lines, hurriedDiagnostics, pacedDiagnostics };
}

/** Only the verb that the schema doesn’t have is reported. */
async function proveThatItLooks(session: Session, { announcement }: BenchText): Promise<void> {
  const wrong = { ...announcement, to: 'clews' };
  const found = [await session.diagnosticsAfter(wrong), await session.diagnosticsAfter(wrong)].map(
    ({ diagnostics }) => diagnostics.length,
  );
  if (found.join() !== '1,0') fail(`The peer found ${found.join(' and then ')} mistakes instead of one and then none`);
}
