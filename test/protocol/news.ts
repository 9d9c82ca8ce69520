/** Notifications from a server, kept until a test waits for them. */
import { type Diagnostic, type ProtocolConnection, PublishDiagnosticsNotification } from 'vscode-languageserver/node';
import { methods, type ChangedNotice } from '../../server/protocol/index.ts';

/** Diagnostics of one version; those of a closed document have none. */
export interface News {
  readonly uri: string;
  readonly version: number | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

type Wanted = (news: News) => boolean;

export class Newsroom {
  readonly #told: News[] = [];
  readonly #changed: ChangedNotice[] = [];
  readonly #waitingForChange: { readonly uri: string; readonly tell: (version: number) => void }[] = [];
  readonly #waiting: { readonly wanted: Wanted; readonly tell: (news: News) => void }[] = [];

  constructor(connection: ProtocolConnection) {
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version, diagnostics }) =>
      this.#receive({ uri, version, diagnostics }),
    );
    connection.onNotification(methods.changed, (notice: ChangedNotice) => {
      this.#note(notice);
    });
  }

  /** All diagnostics published for a document so far, in order. */
  of(uri: string): readonly News[] {
    return this.#told.filter((news) => news.uri === uri);
  }

  changesOf(uri: string): readonly number[] {
    return this.#changed.filter((notice) => notice.uri === uri).map(({ version }) => version);
  }

  /** Waits for the next notice that a document has changed, or that more is known of it; returns its version. */
  nextChange(uri: string): Promise<number> {
    return new Promise((tell) => void this.#waitingForChange.push({ uri, tell }));
  }

  /** The first matching notification, received already or still to come. */
  when(wanted: Wanted): Promise<News> {
    const told = this.#told.find(wanted);
    return told === undefined ? this.next(wanted) : Promise.resolve(told);
  }

  /** The first matching notification still to come. */
  next(wanted: Wanted): Promise<News> {
    return new Promise((tell) => void this.#waiting.push({ wanted, tell }));
  }

  #note(notice: ChangedNotice): void {
    this.#changed.push(notice);
    for (const each of this.#waitingForChange.filter(({ uri }) => uri === notice.uri)) {
      this.#waitingForChange.splice(this.#waitingForChange.indexOf(each), 1);
      each.tell(notice.version);
    }
  }

  #receive(news: News): void {
    this.#told.push(news);
    for (const each of this.#waiting.filter(({ wanted }) => wanted(news))) {
      this.#waiting.splice(this.#waiting.indexOf(each), 1);
      each.tell(news);
    }
  }
}
