/**
 * The analyses of all open documents: one for each version, made in slices when the editor has stopped sending changes
 * for a moment.
 */
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { ResumableTask, type Analysis, type AnalyzeInSteps } from '../analysis/index.ts';
import type { ReadOptions } from '../language/index.ts';
import { afterChanges, afterMessages, inTimeSlices, nextTurn, type StillWanted } from './time-slicing.ts';

/** An analysis and the version that it is of. */
export interface Versioned {
  readonly version: number;
  readonly analysis: Analysis;
  /** The addresses of all files that it includes, or would if they were there. */
  readonly includes: ReadonlySet<string>;
}

/** What the workbench needs of the world. */
export interface World {
  readonly analyze: AnalyzeInSteps;
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

/**
 * An ordinary text is analysed in less than this, in milliseconds; of a longer one, whatever has arrived meanwhile is
 * heard after it.
 */
const firstSlice = 30;

/** Each time that a longer one is gone on with, so many milliseconds’ worth of it is done. */
const furtherSlice = 10;

/** However fast changes come, one of them is analysed after so many milliseconds. */
const longestBurst = 150;

/** An analysis on its way. */
interface Pending {
  readonly version: number;
  readonly work: ResumableTask<Analysis>;
  /** Files that have changed since it was begun. */
  readonly changed: Set<string>;
}

/** When a document is analysed next. */
interface Due {
  readonly since: number;
  readonly callOff: () => void;
}

export class AnalysisStore {
  readonly #world: World;
  readonly #made = new Map<string, Versioned>();
  readonly #pending = new Map<string, Pending>();
  readonly #due = new Map<string, Due>();
  /** The version of each document that couldn’t be analysed because of a bug. */
  readonly #failed = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  /**
   * The analysis of the document as it is now where it takes no longer than that of an ordinary text; `later` where
   * there is more to do. Undefined where no such document is open, and where a bug gets in the way: that is thrown once
   * for each version, and not run into again.
   */
  promptly(uri: string): Versioned | 'later' | undefined {
    this.#goOn(uri, firstSlice);
    return this.#current(uri) ?? (this.#pending.has(uri) ? 'later' : undefined);
  }

  /** The same in slices, between which others are heard; `wanted` throws where nobody asks any more. */
  async ready(uri: string, wanted: StillWanted): Promise<Versioned | undefined> {
    for (let found = this.promptly(uri); ; found = this.#slice(uri)) {
      if (found !== 'later') return found;
      await nextTurn();
      wanted();
    }
  }

  /** Tells at once of a version whose analysis is there already because somebody asked for it before its turn. */
  tellNow(uri: string): void {
    const due = this.#due.get(uri);
    if (due === undefined || this.#current(uri) === undefined) return;
    due.callOff();
    this.#tell(uri);
  }

  /** The analysis of a file of the workspace with this text, which may be an open document. */
  async analysisOfFile(uri: string, text: string, wanted: StillWanted): Promise<Analysis | undefined> {
    if (this.#world.get(uri) !== undefined) return (await this.ready(uri, wanted))?.analysis;
    return this.#world.isSetAside(uri) ? undefined : this.analyse(uri, text, undefined, wanted);
  }

  /**
   * The analysis of another text of a document in slices, with the files that it includes as they are now; nothing is
   * kept of it.
   */
  analyse(uri: string, text: string, previous: Analysis | undefined, wanted: StillWanted): Promise<Analysis> {
    this.#world.working(uri);
    return inTimeSlices(() => this.#steps(uri, text, previous), wanted, firstSlice);
  }

  /** Whether this is still the version of the document. */
  isCurrent(uri: string, version: number): boolean {
    return this.versionOf(uri) === version;
  }

  /** The version of an open document. */
  versionOf(uri: string): number | undefined {
    return this.#world.get(uri)?.version;
  }

  /** Whether this is still the analysis of an open document. */
  isStill(uri: string, analysis: Analysis): boolean {
    return this.#current(uri)?.analysis === analysis;
  }

  /** Analyses soon: changes that arrive together are analysed once. */
  schedule(uri: string): void {
    const due = this.#due.get(uri);
    const since = due?.since ?? performance.now();
    if (due !== undefined && performance.now() - since > longestBurst) return;
    this.#begin(uri, since, afterChanges);
  }

  /** A file has changed, has come or is gone: those that include it are analysed anew. Says whether there are any. */
  refreshIncluding(changed: string): boolean {
    let any = false;
    for (const pending of this.#pending.values()) pending.changed.add(changed);
    for (const [uri, made] of this.#made) {
      if (!made.includes.has(changed)) continue;
      this.#renew(uri, made);
      any = true;
    }
    return any;
  }

  close(uri: string): void {
    this.#due.get(uri)?.callOff();
    for (const each of [this.#due, this.#made, this.#pending, this.#failed]) each.delete(uri);
  }

  #begin(uri: string, since = performance.now(), after = afterMessages): void {
    this.#due.get(uri)?.callOff();
    this.#due.set(uri, {
      since,
      callOff: after(() => {
        this.#tell(uri);
      }),
    });
  }

  /** Works on for a slice; tells of what comes of it, or comes back after others. */
  #tell(uri: string): void {
    this.#due.delete(uri);
    this.#world.run(() => {
      const found = this.#slice(uri);
      if (found === 'later') this.#begin(uri);
      else if (found === undefined) this.#world.leftOut(uri);
      else this.#world.analysed(uri, found);
    }, uri);
  }

  /** As `promptly` does it the first time, and then in shorter turns. */
  #slice(uri: string): Versioned | 'later' | undefined {
    const isBegun = this.#pending.get(uri)?.version === this.versionOf(uri);
    this.#goOn(uri, isBegun ? furtherSlice : firstSlice);
    return this.#current(uri) ?? (this.#pending.has(uri) ? 'later' : undefined);
  }

  #current(uri: string): Versioned | undefined {
    const made = this.#made.get(uri);
    return made !== undefined && made.version === this.#world.get(uri)?.version ? made : undefined;
  }

  /** Works on the current version for so many milliseconds, or a short while; the analysis where it is done. */
  #goOn(uri: string, length?: number): Analysis | undefined {
    const current = this.#current(uri)?.analysis;
    const pending = current === undefined ? this.#pendingOf(uri) : undefined;
    if (pending === undefined) return current;
    this.#world.working(uri);
    this.#failed.set(uri, pending.version);
    this.#pending.delete(uri);
    const isDone = pending.work.goOn(length);
    this.#failed.delete(uri);
    if (isDone) return this.#keep(uri, pending) ?? this.#goOn(uri, length);
    this.#pending.set(uri, pending);
    return undefined;
  }

  /** Undefined where there is nothing to work on: no such document is open, or it is left alone. */
  #pendingOf(uri: string): Pending | undefined {
    const document = this.#world.get(uri);
    if (document === undefined || this.#world.isSetAside(uri)) return undefined;
    const failed = this.#failed.get(uri);
    if (failed === document.version) return undefined;
    const pending = this.#pending.get(uri);
    if (pending?.version === document.version) return pending;
    // What is kept of an earlier version may be what is wrong.
    const previous = failed === undefined ? this.#made.get(uri)?.analysis : undefined;
    const text = document.getText();
    return {
      version: document.version,
      work: new ResumableTask(() => this.#steps(uri, text, previous)),
      changed: new Set(),
    };
  }

  /** Undefined where an included file has changed meanwhile: then it has to be worked on anew. */
  #keep(uri: string, { version, work, changed }: Pending): Analysis | undefined {
    const analysis = work.result;
    const includes = new Set([...analysis.reading.reached.keys()].map(analysis.addressOf));
    const isStale = [...changed].some((file) => includes.has(file));
    this.#made.set(uri, { version: isStale ? stale : version, analysis, includes });
    return isStale ? undefined : analysis;
  }

  #renew(uri: string, made: Versioned): void {
    this.#made.set(uri, { ...made, version: stale });
    this.#pending.delete(uri);
    if (this.#failed.has(uri)) this.#failed.set(uri, stale);
    this.#begin(uri);
  }

  #steps(uri: string, text: string, previous: Analysis | undefined): Generator<undefined, Analysis> {
    return this.#world.analyze(text, {
      file: uri,
      path: this.#world.pathOf(uri),
      include: this.#world.includes(uri),
      previous,
      addressOf: (path) => this.#world.addressFrom(uri, path) ?? path,
    });
  }
}
