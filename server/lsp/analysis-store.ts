/** The analyses of all open documents: one for each version, made in time slices and debounced. */
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { ResumableTask, type Analysis, type AnalyzeInSteps } from '../analysis/index.ts';
import type { ReadOptions } from '../language/index.ts';
import { afterChanges, afterMessages, inTimeSlices, nextTurn, type StillWanted } from './time-slicing.ts';

/** An analysis and the document version it belongs to. */
export interface Versioned {
  readonly version: number;
  readonly analysis: Analysis;
  /** The URIs of all files that it includes, whether they exist or not. */
  readonly includes: ReadonlySet<string>;
}

/** Dependencies of the store. */
export interface World {
  readonly analyze: AnalyzeInSteps;
  /** Resolves the text of an included file, relative to the including one. */
  readonly includes: (uri: string) => NonNullable<ReadOptions['include']>;
  /** The URI of an included file, by its path from the including one. */
  readonly addressFrom: (uri: string, path: string) => string | undefined;
  /** The file path of a URI. */
  readonly pathOf: (uri: string) => string;
  readonly get: (uri: string) => TextDocument | undefined;
  /** Whether this version of a file is set aside and must not be analysed. */
  readonly isSetAside: (uri: string) => boolean;
  /** Called before a text of a file is analysed. */
  readonly working: (uri: string) => void;
  /** Runs a background job about a document; a bug in it must not stop anything else. */
  readonly run: (job: () => void, uri: string) => void;
  /** Called with each new analysis, by its scheduled slice or by `publishNow`. */
  readonly analysed: (uri: string, versioned: Versioned) => void;
  /** Called instead of `analysed` where the document can’t be analysed. */
  readonly leftOut: (uri: string) => void;
}

/** A version that no document has: an entry with it is analysed again on demand. */
const stale = -1;

/**
 * Length of the first time slice, in ms. An ordinary text is done within it; during a longer one, pending messages are
 * handled between slices.
 */
const firstSlice = 30;

/** Length of each further time slice, in ms. */
const furtherSlice = 10;

/** Upper bound on the debounce, in ms: however fast changes arrive, one of them is analysed after this. */
const longestBurst = 150;

/** An unfinished analysis. */
interface Pending {
  readonly version: number;
  readonly work: ResumableTask<Analysis>;
  /** Files that have changed since it was started. */
  readonly changed: Set<string>;
}

/** A scheduled analysis of a document. */
interface Due {
  readonly since: number;
  readonly callOff: () => void;
}

export class AnalysisStore {
  readonly #world: World;
  readonly #made = new Map<string, Versioned>();
  readonly #pending = new Map<string, Pending>();
  readonly #due = new Map<string, Due>();
  /** The version of each document whose analysis failed because of a bug. */
  readonly #failed = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  /**
   * The analysis of the current version if it takes no longer than one first slice, otherwise `later`. Undefined where
   * no such document is open or it can’t be analysed because of a bug: that error is thrown once for each version, and
   * the analysis isn’t tried again.
   */
  promptly(uri: string): Versioned | 'later' | undefined {
    this.#goOn(uri, firstSlice);
    return this.#current(uri) ?? (this.#pending.has(uri) ? 'later' : undefined);
  }

  /**
   * The same in time slices, between which messages are handled; `wanted` throws when the request is cancelled or
   * outdated.
   */
  async ready(uri: string, wanted: StillWanted): Promise<Versioned | undefined> {
    for (let found = this.promptly(uri); ; found = this.#slice(uri)) {
      if (found !== 'later') return found;
      await nextTurn();
      wanted();
    }
  }

  /** Reports a finished analysis at once, where a request needed it before its scheduled slice. */
  publishNow(uri: string): void {
    const due = this.#due.get(uri);
    if (due === undefined || this.#current(uri) === undefined) return;
    due.callOff();
    this.#tell(uri);
  }

  /** The analysis of a workspace file with this text; of an open document, that of its current version. */
  async analysisOfFile(uri: string, text: string, wanted: StillWanted): Promise<Analysis | undefined> {
    if (this.#world.get(uri) !== undefined) return (await this.ready(uri, wanted))?.analysis;
    return this.#world.isSetAside(uri) ? undefined : this.analyse(uri, text, undefined, wanted);
  }

  /**
   * Analyses another text of a document in time slices, with its included files as they are now; the result isn’t
   * stored.
   */
  analyse(uri: string, text: string, previous: Analysis | undefined, wanted: StillWanted): Promise<Analysis> {
    this.#world.working(uri);
    return inTimeSlices(() => this.#steps(uri, text, previous), wanted, firstSlice);
  }

  /** Whether this is still the document’s version. */
  isCurrent(uri: string, version: number): boolean {
    return this.versionOf(uri) === version;
  }

  /** The version of an open document. */
  versionOf(uri: string): number | undefined {
    return this.#world.get(uri)?.version;
  }

  /** Whether this is still the current analysis of an open document. */
  isStill(uri: string, analysis: Analysis): boolean {
    return this.#current(uri)?.analysis === analysis;
  }

  /** Schedules an analysis; changes that arrive together are analysed once. */
  schedule(uri: string): void {
    const due = this.#due.get(uri);
    const since = due?.since ?? performance.now();
    if (due !== undefined && performance.now() - since > longestBurst) return;
    this.#begin(uri, since, afterChanges);
  }

  /**
   * A file has changed, was created or was deleted: analyses every file that includes it again. Returns whether any
   * does.
   */
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

  /** Works for one slice; reports the result, or reschedules itself after pending messages. */
  #tell(uri: string): void {
    this.#due.delete(uri);
    this.#world.run(() => {
      const found = this.#slice(uri);
      if (found === 'later') this.#begin(uri);
      else if (found === undefined) this.#world.leftOut(uri);
      else this.#world.analysed(uri, found);
    }, uri);
  }

  /** Works for a first slice if nothing is pending for this version, otherwise for a shorter one. */
  #slice(uri: string): Versioned | 'later' | undefined {
    const isBegun = this.#pending.get(uri)?.version === this.versionOf(uri);
    this.#goOn(uri, isBegun ? furtherSlice : firstSlice);
    return this.#current(uri) ?? (this.#pending.has(uri) ? 'later' : undefined);
  }

  #current(uri: string): Versioned | undefined {
    const made = this.#made.get(uri);
    return made !== undefined && made.version === this.#world.get(uri)?.version ? made : undefined;
  }

  /** Works on the current version for `length` ms, or for a default slice; returns the analysis if it is done. */
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

  /** Undefined where there is nothing to work on: no such document is open, it is set aside, or its analysis failed. */
  #pendingOf(uri: string): Pending | undefined {
    const document = this.#world.get(uri);
    if (document === undefined || this.#world.isSetAside(uri)) return undefined;
    const failed = this.#failed.get(uri);
    if (failed === document.version) return undefined;
    const pending = this.#pending.get(uri);
    if (pending?.version === document.version) return pending;
    // Data reused from an earlier version may be the cause of the failure.
    const previous = failed === undefined ? this.#made.get(uri)?.analysis : undefined;
    const text = document.getText();
    return {
      version: document.version,
      work: new ResumableTask(() => this.#steps(uri, text, previous)),
      changed: new Set(),
    };
  }

  /** Undefined where an included file has changed meanwhile: the document has to be analysed again. */
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
