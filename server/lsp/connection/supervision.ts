/**
 * The server’s side of supervision by the extension: sends heartbeats and the file being worked on, and sets aside
 * files that crashed earlier servers.
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

/** Dependencies of supervision that concern documents. */
export interface Documents {
  /** The version of an open document. */
  readonly versionOf: (uri: string) => number | undefined;
  /** Called with a file that is no longer set aside, because the writer asked to try it again. */
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

  /** Takes an editor’s `initializationOptions`, which may be of any type. */
  begin(options: unknown): void {
    const { heartbeat, setAside } = (typeof options === 'object' && options !== null ? options : {}) as Partial<
      Readonly<Record<keyof StartOptions, unknown>>
    >;
    if (Array.isArray(setAside)) this.#setAside.add(setAside.filter(isSetAsideFile));
    if (heartbeat === true) this.#heartbeat.start();
  }

  /**
   * Work for a file starts or continues. Not reported for a file that is set aside: it is requested but not worked on.
   */
  readonly working = (uri: string): void => {
    if (!this.isSetAside(uri)) this.#heartbeat.workingOn(this.#fileAt(uri));
  };

  readonly isSetAside = (uri: string): boolean => this.#setAside.until(this.#fileAt(uri)) !== undefined;

  /** The diagnostic on a file’s first line; undefined if the file isn’t set aside. */
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
