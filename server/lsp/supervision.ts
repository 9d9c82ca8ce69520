/** What the server does for an extension that watches over it: it shows that it is alive and what it works on, and leaves files alone with which servers have ended. */
import type { Connection, Diagnostic } from 'vscode-languageserver';
import { methods, type SetAsideFile, type StartOptions, type TryAgainNotice } from '../protocol/index.ts';
import { Heartbeat } from './heartbeat.ts';
import { SetAside, setAsideDiagnostic } from './set-aside.ts';

export class Supervision {
  readonly #heartbeat: Heartbeat;
  readonly #setAside = new SetAside();

  /** `tried` is called with a file that was set aside and isn't any more. */
  constructor(connection: Connection, tried: (uri: string) => void) {
    this.#heartbeat = new Heartbeat({
      alive: () => void connection.sendNotification(methods.heartbeat),
      workingOn: (uri) => void connection.sendNotification(methods.workingOn, { uri }),
    });
    connection.onNotification(methods.tryAgain, ({ uri }: TryAgainNotice) => {
      this.#setAside.release(uri);
      tried(uri);
    });
  }

  /** With the `initializationOptions` of an editor, of whatever kind they are. */
  begin(options: unknown): void {
    const { heartbeat, setAside } = (typeof options === 'object' && options !== null ? options : {}) as Partial<Readonly<Record<keyof StartOptions, unknown>>>;
    if (Array.isArray(setAside)) this.#setAside.add(setAside.filter(isSetAsideFile));
    if (heartbeat === true) this.#heartbeat.start();
  }

  /** Work for a file begins, or goes on. A file that is set aside is asked about, but not worked on. */
  readonly working = (uri: string): void => {
    if (!this.#setAside.has(uri)) this.#heartbeat.workingOn(uri);
  };

  readonly isSetAside = (uri: string, text: string): boolean => this.#setAside.until(uri, text) !== undefined;

  /** What is said at the head of a file with this text; undefined where it isn't set aside. */
  diagnosticOf(uri: string, text: string): Diagnostic | undefined {
    const until = this.#setAside.until(uri, text);
    return until === undefined ? undefined : setAsideDiagnostic(until);
  }
}

function isSetAsideFile(value: unknown): value is SetAsideFile {
  const { uri, until } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  return typeof uri === 'string' && (until === 'changed' || until === 'asked');
}
