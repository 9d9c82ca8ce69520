/** The analyses of all open documents: one for each version, made when the editor has stopped sending changes for a moment. */
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Analyze } from '../analysis/index.ts';
import type { ReadOptions } from '../language/index.ts';

/** An analysis and the version that it is of. */
export interface Versioned {
  readonly version: number;
  readonly analysis: Analysis;
  /** The addresses of all files that it includes, or would if they were there. */
  readonly includes: ReadonlySet<string>;
}

/** What the workbench needs of the world. */
export interface World {
  readonly analyze: Analyze;
  /** The text of an included file, from the folder of the including one. */
  readonly includes: (uri: string) => NonNullable<ReadOptions['include']>;
  /** The address of an included file, by its path from the including one. */
  readonly addressFrom: (uri: string, path: string) => string | undefined;
  /** Where the file of an address lies. */
  readonly pathOf: (uri: string) => string;
  readonly get: (uri: string) => TextDocument | undefined;
  /** Whether a file isn’t to be analysed as it is now. */
  readonly isSetAside: (uri: string) => boolean;
  /** Called before a text of a file is analysed. */
  readonly working: (uri: string) => void;
  /** Runs a job about a document that nobody waits for, so that a bug in it ends nothing else. */
  readonly run: (job: () => void, uri: string) => void;
  /** Called with each new analysis that nobody had to wait for. */
  readonly analysed: (uri: string, versioned: Versioned) => void;
  /** Called in its place where there is none. */
  readonly leftOut: (uri: string) => void;
}

/** No document has this version: what has it is made anew when it is asked for. */
const stale = -1;

export class Workbench {
  readonly #world: World;
  readonly #made = new Map<string, Versioned>();
  readonly #due = new Map<string, NodeJS.Immediate>();
  /** The version of each document that couldn’t be analysed because of a bug. */
  readonly #failed = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  /** The analysis of the document as it is now; undefined where no such document is open. */
  analysisOf(uri: string): Analysis | undefined {
    return this.versioned(uri)?.analysis;
  }

  /** Undefined also where a bug gets in the way: it is thrown once for each version, and not run into again. */
  versioned(uri: string): Versioned | undefined {
    const document = this.#world.get(uri);
    if (document === undefined || this.#world.isSetAside(uri)) return undefined;
    const known = this.#made.get(uri);
    if (known?.version === document.version) return known;
    const failed = this.#failed.get(uri);
    if (failed === document.version) return undefined;
    this.#failed.set(uri, document.version);
    // What is kept of an earlier version may be what is wrong.
    const analysis = this.analyse(uri, document.getText(), failed === undefined ? known?.analysis : undefined);
    this.#failed.delete(uri);
    const made = { version: document.version, analysis, includes: new Set([...analysis.reading.reached.keys()].map(analysis.addressOf)) };
    this.#made.set(uri, made);
    return made;
  }

  /** The analysis of a file of the workspace with this text, which may be an open document. */
  analysisOfFile(uri: string, text: string): Analysis | undefined {
    if (this.#world.get(uri) !== undefined) return this.analysisOf(uri);
    return this.#world.isSetAside(uri) ? undefined : this.analyse(uri, text, undefined);
  }

  /** The analysis of another text of a document, with the files that it includes as they are now; nothing is kept of it. */
  analyse(uri: string, text: string, previous: Analysis | undefined): Analysis {
    this.#world.working(uri);
    return this.#world.analyze(text, {
      file: uri, path: this.#world.pathOf(uri), include: this.#world.includes(uri), previous,
      addressOf: (path) => this.#world.addressFrom(uri, path) ?? path,
    });
  }

  /** Whether this is still the version of the document. */
  isCurrent(uri: string, version: number): boolean {
    return this.#world.get(uri)?.version === version;
  }

  /** Analyses soon: changes that arrive together are analysed once. */
  schedule(uri: string): void {
    if (this.#due.has(uri)) return;
    this.#due.set(uri, setImmediate(() => {
      this.#due.delete(uri);
      this.#world.run(() => {
        const made = this.versioned(uri);
        if (made === undefined) this.#world.leftOut(uri);
        else this.#world.analysed(uri, made);
      }, uri);
    }));
  }

  /** A file has changed, has come or is gone: those that include it are analysed anew. Says whether there are any. */
  refreshIncluding(changed: string): boolean {
    let any = false;
    for (const [uri, made] of this.#made) {
      if (!made.includes.has(changed)) continue;
      this.#made.set(uri, { ...made, version: stale });
      if (this.#failed.has(uri)) this.#failed.set(uri, stale);
      this.schedule(uri);
      any = true;
    }
    return any;
  }

  close(uri: string): void {
    clearImmediate(this.#due.get(uri));
    this.#due.delete(uri);
    this.#made.delete(uri);
    this.#failed.delete(uri);
  }
}
