/** One open document that the editor changes at no cost. */
import type { Position } from 'vscode-languageserver/node';
import { endOf } from '../../protocol/cursor.ts';
import type { News } from '../../protocol/news.ts';
import type { Keystroke } from '../texts.ts';
import type { MeasuredServer } from './measured-server.ts';

/** The document to open; its file extension is its type. */
export interface Opened {
  readonly text: string;
  readonly languageId: string;
  readonly uri: string;
}

export class Session {
  readonly #server: MeasuredServer;
  readonly #uri: string;
  readonly #text: string;
  #version = 1;
  readonly #typed = new Set<Keystroke>();
  readonly #places = new Map<Keystroke, Position>();

  private constructor(server: MeasuredServer, { uri, text }: Opened) {
    this.#server = server;
    this.#uri = uri;
    this.#text = text;
  }

  /** Resolves with the first diagnostics. */
  static async open(server: MeasuredServer, opened: Opened): Promise<Session> {
    const session = new Session(server, opened);
    const { uri, languageId, text } = opened;
    const told = session.#told();
    await server.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
    await told;
    return session;
  }

  /** The position of a keystroke; all versions of the text have the same length before it. */
  placeOf(key: Keystroke): Position {
    const place = this.#places.get(key) ?? endOf(this.#text.slice(0, key.at));
    this.#places.set(key, place);
    return place;
  }

  /** Makes the keystroke, or undoes it; resolves when it is sent. */
  async type(key: Keystroke): Promise<void> {
    const back = this.#typed.delete(key);
    if (!back) this.#typed.add(key);
    const start = this.placeOf(key);
    const [from, to] = back ? [key.to, key.from] : [key.from, key.to];
    this.#version += 1;
    await this.#server.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: this.#uri, version: this.#version },
      contentChanges: [
        { range: { start, end: { line: start.line, character: start.character + from.length } }, text: to },
      ],
    });
  }

  /** Makes the keystroke, or undoes it, and waits for the first diagnostics of that version. */
  async diagnosticsAfter(key: Keystroke): Promise<News> {
    const told = this.#told(this.#version + 1);
    await this.type(key);
    return told;
  }

  ask(method: string, params: object): Promise<unknown> {
    return this.#server.connection.sendRequest(method, { textDocument: { uri: this.#uri }, ...params });
  }

  /** Some servers don’t report the version of their diagnostics: then it is the last that they were sent. */
  #told(of = this.#version): Promise<News> {
    return this.#server.news.next(({ uri, version }) => uri === this.#uri && (version === undefined || version === of));
  }
}
