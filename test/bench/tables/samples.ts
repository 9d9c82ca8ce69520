/** From a keystroke to what an editor shows, in each of the samples. */
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../../../scripts/paths.ts';
import { time, whole, type Table } from '../../../scripts/measure/table.ts';
import { analyzed } from '../in-process.ts';
import type { Rounds } from '../measure.ts';
import { MeasuredServer, tellingTimes } from '../servers/measured-server.ts';
import { afterPause, keystrokeTimes } from '../servers/our-times.ts';
import { ours } from '../servers/ours.ts';
import { Session } from '../servers/session.ts';
import { verbKeystroke } from '../texts.ts';

const rounds: Rounds = { warmUp: 15, measured: 41 };

export async function samplesTable(): Promise<Table> {
  const rows: (readonly string[])[] = [];
  const files = readdirSync(inProject('samples')).filter((name) => name.endsWith('.clash'));
  for (const file of files) rows.push(await rowOf(file));
  return {
    title: 'From a keystroke to what an editor shows, in each sample',
    rows: [
      ['', 'game', 'lines', 'diagnostics', 'own', 'hints', 'own'],
      ...rows.toSorted(([, one = ''], [, other = '']) => one.localeCompare(other)),
      ['to be under', '', '', '', '5 ms', '', '5 ms'],
    ],
    below: `Medians of ${rounds.measured} keystrokes after ${rounds.warmUp} to warm up, each after a pause of thirty milliseconds. A keystroke adds a letter to the verb of an announcement in the middle, or takes it away: half of them leave a mistake. Own is the time within the server’s process.`,
  };
}

async function rowOf(file: string): Promise<readonly string[]> {
  const text = readFileSync(inProject('samples', file), 'utf8');
  const key = verbKeystroke(text);
  const server = await MeasuredServer.start(tellingTimes(await ours()));
  const session = await Session.open(server, { text, languageId: 'clash', uri: `file:///adventure/${file}` });
  const { diagnostics, hints } = await keystrokeTimes(server, session, key, { measured: afterPause, rounds });
  await server.quit();
  const game = analyzed(text).scenarios[0]?.ruleset.id ?? '';
  const times = [diagnostics.all, diagnostics.own, hints.all, hints.own].map(time);
  return [file.replace('.clash', ''), game, whole(text.split('\n').length - 1), ...times];
}
