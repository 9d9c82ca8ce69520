/** The analyses of all open documents: one for each version, made when the editor has stopped sending changes for a moment. */
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { analyze, type Analysis } from '../analysis/index.ts';
import type { ReadOptions } from '../language/index.ts';

/** An analysis and the version that it is of. */
export interface Versioned {
  readonly version: number;
  readonly analysis: Analysis;
}

/** What the workbench needs of the world. */
export interface World {
  /** The text of an included file, from the folder of the including one. */
  readonly includes: (uri: string) => NonNullable<ReadOptions['include']>;
  /** The address of an included file, by its path from the including one. */
  readonly addressFrom: (uri: string, path: string) => string | undefined;
  readonly get: (uri: string) => TextDocument | undefined;
  /** Runs a job that nobody waits for, so that a bug in it ends nothing else. */
  readonly run: (job: () => void) => void;
  /** Called with each new analysis that nobody had to wait for. */
  readonly analysed: (uri: string, versioned: Versioned) => void;
}

/** No document has this version: what has it is made anew when it is asked for. */
const stale = -1;

export class Workbench {
  readonly #world: World;
  readonly #made = new Map<string, Versioned>();
  readonly #due = new Map<string, NodeJS.Immediate>();

  constructor(world: World) {
    this.#world = world;
  }

  /** The analysis of the document as it is now; undefined where no such document is open. */
  analysisOf(uri: string): Analysis | undefined {
    return this.versioned(uri)?.analysis;
  }

  versioned(uri: string): Versioned | undefined {
    const document = this.#world.get(uri);
    if (document === undefined) return undefined;
    const known = this.#made.get(uri);
    if (known?.version === document.version) return known;
    const analysis = analyze(document.getText(), {
      file: uri, include: this.#world.includes(uri), previous: known?.analysis,
      addressOf: (path) => this.#world.addressFrom(uri, path) ?? path,
    });
    const made = { version: document.version, analysis };
    this.#made.set(uri, made);
    return made;
  }

  /** Analyses soon: changes that arrive together are analysed once. */
  schedule(uri: string): void {
    if (this.#due.has(uri)) return;
    this.#due.set(uri, setImmediate(() => {
      this.#due.delete(uri);
      this.#world.run(() => {
        const made = this.versioned(uri);
        if (made !== undefined) this.#world.analysed(uri, made);
      });
    }));
  }

  /** A file has changed that others may include: those that do are analysed anew; all where none is named. */
  refreshIncluding(changed?: string): void {
    for (const [uri, made] of this.#made) {
      const included = [...made.analysis.reading.included.keys()].map(made.analysis.addressOf);
      if (changed !== undefined && !included.includes(changed)) continue;
      this.#made.set(uri, { ...made, version: stale });
      this.schedule(uri);
    }
  }

  close(uri: string): void {
    clearImmediate(this.#due.get(uri));
    this.#due.delete(uri);
    this.#made.delete(uri);
  }
}
