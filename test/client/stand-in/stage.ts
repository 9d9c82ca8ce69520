/** What a test sees of the window of the stand-in, and does to it. */

const all = new Set<{ readonly size: number }>();

/** Tells whoever listens. */
export class Emitter<T = unknown> {
  readonly #listeners = new Set<(event: T) => unknown>();

  constructor() {
    all.add(this);
  }

  readonly event = (listener: (event: T) => unknown): { dispose: () => void } => {
    this.#listeners.add(listener);
    return { dispose: () => void this.#listeners.delete(listener) };
  };

  get size(): number {
    return this.#listeners.size;
  }

  fire(event: T): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  clear(): void {
    this.#listeners.clear();
  }
}

/** How many listeners there are in the window, wherever. */
export function listenerCount(): number {
  return [...all].reduce((sum, { size }) => sum + size, 0);
}

export interface StandInDocument {
  readonly uri: { toString(): string };
  readonly languageId: string;
  version: number;
  isClosed: boolean;
}

export interface Edit {
  readonly uri: string;
  readonly line: number;
  readonly text: string;
}

/** A panel of the window, seen from its page. */
export interface StandInPanel {
  readonly title: string;
  active: boolean;
  /** What was posted to the page since this was last asked. */
  posted(): readonly Readonly<Record<string, unknown>>[];
  /** The page says something. */
  say(message: unknown): void;
  /** Somebody closes it. */
  close(): void;
}

export const events = {
  opened: new Emitter(),
  closed: new Emitter(),
  renamed: new Emitter(),
  selected: new Emitter(),
  editors: new Emitter(),
  created: new Emitter(),
  deleted: new Emitter(),
  changed: new Emitter(),
};

export interface Stage {
  documents: StandInDocument[];
  /** The editors that are to be seen. */
  editors: readonly object[];
  /** The addresses of files that are there. */
  files: Set<string>;
  readOnly: Set<string>;
  panels: StandInPanel[];
  /** The edits that were applied, a list for each time. */
  edits: (readonly Edit[])[];
  /** Whether the editor has edits. */
  hasEdits: boolean;
  /** The commands that were run, each with the address that it was given. */
  commands: { readonly name: string; readonly address: string }[];
  /** What was said to the writer. */
  told: string[];
  /** What the writer answers where there is a button. */
  answer: string | undefined;
  /** Where the writer saves what is to be saved; undefined where they think better of it. */
  target: { toString(): string } | undefined;
  /** What was opened in other programs. */
  external: string[];
  /** File watchers and looks of lines that are in use. */
  held: number;
  settings: Record<string, unknown>;
}

export const stage: Stage = freshStage();

export function clearStage(): void {
  Object.assign(stage, freshStage());
}

function freshStage(): Stage {
  return {
    documents: [],
    editors: [],
    files: new Set(),
    readOnly: new Set(),
    panels: [],
    edits: [],
    hasEdits: true,
    commands: [],
    told: [],
    answer: undefined,
    target: undefined,
    external: [],
    held: 0,
    settings: {},
  };
}

/** Opens a scenario of a file that is there. */
export function openDocument(uri: { toString(): string }): StandInDocument {
  const document: StandInDocument = { uri, languageId: 'clash', version: 1, isClosed: false };
  stage.files.add(uri.toString());
  stage.documents.push(document);
  events.opened.fire(document);
  return document;
}

export function closeDocument(document: StandInDocument): void {
  document.isClosed = true;
  stage.documents = stage.documents.filter((other) => other !== document);
  events.closed.fire(document);
}
