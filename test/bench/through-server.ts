/** The same as an editor sees it: through the server's process and its streams. */
import type { Position } from 'vscode-languageserver/node';
import { endOf } from '../protocol/cursor.ts';
import { Editor } from '../protocol/editor.ts';
import { medianOfAsync, type Rounds } from './measure.ts';
import type { BenchText, Keystroke } from './texts.ts';

/** How many lines an editor shows at once. */
const screen = 60;

export interface ServerTimes {
  readonly diagnostics: number;
  readonly headDiagnostics: number;
  readonly hints: number;
  /** Before any odds are known. */
  readonly firstHints: number;
  readonly firstLenses: number;
}

export interface ServerRounds {
  readonly once: Rounds;
  readonly few: Rounds;
  readonly many: Rounds;
}

export async function throughServer(bench: BenchText, { once, few, many }: ServerRounds): Promise<ServerTimes> {
  const editor = await Editor.start();
  const session = await Session.open(editor, bench.text);
  const { line } = session.placeOf(bench.announcement);
  const range = { start: { line: Math.max(0, line - screen / 2), character: 0 }, end: { line: line + screen / 2, character: 0 } };
  const diagnosticsAfter = (key: Keystroke) => () => session.type(key).then(() => session.diagnostics());
  const hints = () => session.ask('textDocument/inlayHint', { range });
  const times = {
    firstHints: await medianOfAsync(once, hints),
    firstLenses: await medianOfAsync(once, () => session.ask('textDocument/codeLens', {})),
    diagnostics: await medianOfAsync(many, diagnosticsAfter(bench.announcement)),
    hints: await medianOfAsync(many, () => session.type(bench.announcement).then(hints)),
    headDiagnostics: await medianOfAsync(few, diagnosticsAfter(bench.head)),
  };
  await editor.quit();
  return times;
}

/** One document, whose changes cost nothing to make. */
class Session {
  readonly #editor: Editor;
  readonly #uri: string;
  readonly #text: string;
  #version = 1;
  readonly #typed = new Set<Keystroke>();
  readonly #places = new Map<Keystroke, Position>();

  private constructor(editor: Editor, uri: string, text: string) {
    this.#editor = editor;
    this.#uri = uri;
    this.#text = text;
  }

  static async open(editor: Editor, text: string): Promise<Session> {
    const { uri } = await editor.open(text);
    const session = new Session(editor, uri, text);
    await session.diagnostics();
    return session;
  }

  /** Where a keystroke goes; both versions of the text are of one length up to there. */
  placeOf(key: Keystroke): Position {
    const place = this.#places.get(key) ?? endOf(this.#text.slice(0, key.at));
    this.#places.set(key, place);
    return place;
  }

  /** The keystroke, or back again. */
  type(key: Keystroke): Promise<void> {
    const back = this.#typed.delete(key);
    if (!back) this.#typed.add(key);
    const start = this.placeOf(key);
    const [from, to] = back ? [key.to, key.from] : [key.from, key.to];
    this.#version += 1;
    return this.#editor.server.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: this.#uri, version: this.#version },
      contentChanges: [{ range: { start, end: { line: start.line, character: start.character + from.length } }, text: to }],
    });
  }

  async diagnostics(): Promise<void> {
    await this.#editor.news.when(({ uri, version }) => uri === this.#uri && version === this.#version);
  }

  ask(method: string, params: object): Promise<unknown> {
    return this.#editor.server.connection.sendRequest(method, { textDocument: { uri: this.#uri }, ...params });
  }
}
