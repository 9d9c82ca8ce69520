/**
 * What the server does for an extension that watches over it: it shows that it is alive and what it works on, and
 * leaves files alone with which servers have ended.
 */
import type { Connection, Diagnostic } from 'vscode-languageserver';
import {
  methods,
  type SetAsideFile,
  type StartOptions,
  type TryAgainNotice,
  type WorkingOnNotice,
} from '../../protocol/index.ts';
import { Heartbeat } from './heartbeat.ts';
import { SetAside, setAsideDiagnostic } from '../set-aside.ts';

/** What is asked and told about documents. */
export interface Documents {
  /** The version of an open document. */
  readonly versionOf: (uri: string) => number | undefined;
  /** Called with a file that was set aside and isn't any more, because the writer has asked for it. */
  readonly tried: (uri: string) => void;
}

export class Supervision {
  readonly #heartbeat: Heartbeat;
  readonly #setAside = new SetAside();
  readonly #versionOf: Documents['versionOf'];

  constructor(connection: Connection, { versionOf, tried }: Documents) {
    this.#versionOf = versionOf;
    this.#heartbeat = new Heartbeat({
      alive: () => void connection.sendNotification(methods.heartbeat),
      workingOn: (file) => void connection.sendNotification(methods.workingOn, file),
    });
    connection.onNotification(methods.tryAgain, ({ uri }: TryAgainNotice) => {
      this.#setAside.release(uri);
      tried(uri);
    });
  }

  /** With the `initializationOptions` of an editor, of whatever kind they are. */
  begin(options: unknown): void {
    const { heartbeat, setAside } = (typeof options === 'object' && options !== null ? options : {}) as Partial<
      Readonly<Record<keyof StartOptions, unknown>>
    >;
    if (Array.isArray(setAside)) this.#setAside.add(setAside.filter(isSetAsideFile));
    if (heartbeat === true) this.#heartbeat.start();
  }

  /** Work for a file begins, or goes on. A file that is set aside is asked about, but not worked on. */
  readonly working = (uri: string): void => {
    if (!this.isSetAside(uri)) this.#heartbeat.workingOn(this.#fileAt(uri));
  };

  readonly isSetAside = (uri: string): boolean => this.#setAside.until(this.#fileAt(uri)) !== undefined;

  /** What is said at the head of a file; undefined where it isn't set aside. */
  diagnosticOf(uri: string): Diagnostic | undefined {
    const until = this.#setAside.until(this.#fileAt(uri));
    return until === undefined ? undefined : setAsideDiagnostic(until);
  }

  #fileAt(uri: string): WorkingOnNotice {
    const version = this.#versionOf(uri);
    return { uri, ...(version === undefined ? {} : { version }) };
  }
}

function isSetAsideFile(value: unknown): value is SetAsideFile {
  const { uri, version, until } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  return (
    typeof uri === 'string' &&
    (version === undefined || typeof version === 'number') &&
    (until === 'changed' || until === 'asked')
  );
}
