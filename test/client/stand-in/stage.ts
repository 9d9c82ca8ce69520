/** Lets a test inspect and control the simulated window. */

const all = new Set<{ readonly size: number }>();

/** Notifies the listeners. */
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

/** The number of listeners in the whole window. */
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

/** A panel of the window, from the side of its page. */
export interface StandInPanel {
  readonly title: string;
  active: boolean;
  /** What was posted to the page since the last call. */
  posted(): readonly Readonly<Record<string, unknown>>[];
  /** Posts a message from the page. */
  say(message: unknown): void;
  /** Closes it as the user would. */
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
  /** The visible editors. */
  editors: readonly object[];
  /** The URIs of existing files. */
  files: Set<string>;
  readOnly: Set<string>;
  panels: StandInPanel[];
  /** The applied edits, one list for each time. */
  edits: (readonly Edit[])[];
  /** Whether the editor accepts edits. */
  hasEdits: boolean;
  /** The commands that were run, each with its URI argument. */
  commands: { readonly name: string; readonly address: string }[];
  /** The messages shown to the writer. */
  told: string[];
  /** The button that the writer presses. */
  answer: string | undefined;
  /** Where the writer saves an export; undefined if they cancel. */
  target: { toString(): string } | undefined;
  /** What was opened in other programs. */
  external: string[];
  /** The number of file watchers and decoration types in use. */
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

/** Opens a scenario of an existing file. */
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
