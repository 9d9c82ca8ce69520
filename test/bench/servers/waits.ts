/** Measures a writer’s waiting time in one document while the server is busy with another. */
import { setTimeout as wait } from 'node:timers/promises';
import { methods, type BaselineNotice } from '../../../server/protocol/index.ts';
import { askPatiently, earlierThan, questionsAbout } from '../../hostile/questions.ts';
import { endOf } from '../../protocol/cursor.ts';
import { duel } from '../../protocol/texts.ts';
import type { Keystroke } from '../texts.ts';
import { MeasuredServer } from './measured-server.ts';
import { ours, scenarioFile } from './ours.ts';
import { Session } from './session.ts';
import { withoutLargeAnswers } from './unread-answers.ts';

/** The ms, and the requests about the other document in the meantime. */
export interface Wait {
  readonly milliseconds: number;
  readonly during: string;
}

export interface Waits {
  /** From opening the other document to its first diagnostics. */
  readonly findings: number;
  /** Until all of an editor’s requests are answered, including those after a change. */
  readonly answers: number;
  /** The longest time from a keystroke to the diagnostics of its document. */
  readonly keystroke: Wait;
  /** The longest time from the same moment to the hover at the keystroke. */
  readonly hover: Wait;
}

/** In the document next to it. */
const key: Keystroke = { at: duel.indexOf('punches Laura'), from: 'punches', to: 'kicks' };

/** The ms between two keystrokes. */
const pause = 30;

/** Keystrokes and requests before the measurement, so that the server’s code is compiled. */
const warmUp = 50;

const uri = 'file:///adventure/hostile.clash';

export async function waitsBeside(text: string): Promise<Waits> {
  const server = await MeasuredServer.start(await ours(), { contentTypeDecoder: withoutLargeAnswers });
  const beside = scenarioFile({ text: duel });
  const session = await Session.open(server, beside);
  for (let round = 0; round < warmUp; round += 1) {
    await session.diagnosticsAfter(key);
    for (const question of questionsAbout(beside.uri, duel)) await askPatiently(server.connection, question);
  }
  const busy = new Busy(server, text);
  const work = busy.run();
  const [keystrokes, hovers]: [Wait[], Wait[]] = [[], []];
  while (!busy.isDone) {
    await wait(pause);
    await busy.isHandedOver;
    const { during } = busy;
    const start = performance.now();
    const since = (): Wait => ({
      milliseconds: performance.now() - start,
      during: during === busy.during ? during : `${during}, ${busy.during}`,
    });
    const shown = session.diagnosticsAfter(key).then(() => void keystrokes.push(since()));
    const hovered = session
      .ask('textDocument/hover', { position: session.placeOf(key) })
      .then(() => void hovers.push(since()));
    busy.isAnsweredBeside = Promise.all([shown, hovered]);
    await busy.isAnsweredBeside;
  }
  const [findings, answers] = await work;
  await server.quit();
  return { findings, answers, keystroke: longest(keystrokes), hover: longest(hovers) };
}

function longest(waits: readonly Wait[]): Wait {
  return waits.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one));
}

/** The other document, with all requests once. */
class Busy {
  during = 'opening';
  isDone = false;
  /** Resolves when the editor’s side has written the file; that time isn’t the server’s. */
  isHandedOver: Promise<void> = Promise.resolve();
  /** The last requests about the document next to it; nothing large is written meanwhile. */
  isAnsweredBeside: Promise<unknown> = Promise.resolve();
  readonly #server: MeasuredServer;
  readonly #text: string;
  readonly #earlier: string;

  constructor(server: MeasuredServer, text: string) {
    this.#server = server;
    this.#text = text;
    this.#earlier = earlierThan(text);
  }

  /** The ms until there are diagnostics, and until all requests are answered. */
  async run(): Promise<readonly [findings: number, answers: number]> {
    const { connection } = this.#server;
    const start = performance.now();
    await this.#told(1, () =>
      this.#handOver(
        connection.sendNotification('textDocument/didOpen', {
          textDocument: { uri, languageId: 'clash', version: 1, text: this.#text },
        }),
      ),
    );
    const findings = performance.now() - start;
    await this.isAnsweredBeside;
    await this.#handOver(
      connection.sendNotification(methods.baseline, {
        uri,
        kind: 'saved',
        text: this.#earlier,
      } satisfies BaselineNotice),
    );
    for (const question of questionsAbout(uri, this.#text)) {
      this.during = question[0].slice(question[0].indexOf('/') + 1);
      await askPatiently(connection, question);
    }
    this.during = 'a change';
    const end = endOf(this.#text);
    const contentChanges = [{ range: { start: end, end }, text: '\n' }];
    await this.#told(2, () =>
      connection.sendNotification('textDocument/didChange', { textDocument: { uri, version: 2 }, contentChanges }),
    );
    this.isDone = true;
    return [findings, performance.now() - start];
  }

  #handOver(written: Promise<void>): Promise<void> {
    this.isHandedOver = written;
    return written;
  }

  async #told(version: number, send: () => Promise<void>): Promise<void> {
    const told = this.#server.news.next((news) => news.uri === uri && news.version === version);
    await send();
    await told;
  }
}
