/** What a server has told of its own accord, kept until somebody asks for it. */
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

  /** Everything that was told of a document so far, in order. */
  of(uri: string): readonly News[] {
    return this.#told.filter((news) => news.uri === uri);
  }

  changesOf(uri: string): readonly number[] {
    return this.#changed.filter((notice) => notice.uri === uri).map(({ version }) => version);
  }

  /** The version with which it is told next that a document has changed, or that more is known of it. */
  nextChange(uri: string): Promise<number> {
    return new Promise((tell) => void this.#waitingForChange.push({ uri, tell }));
  }

  /** The first news that is wanted, told already or yet to come. */
  when(wanted: Wanted): Promise<News> {
    const told = this.#told.find(wanted);
    return told === undefined ? this.next(wanted) : Promise.resolve(told);
  }

  /** The first news yet to come that is wanted. */
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
