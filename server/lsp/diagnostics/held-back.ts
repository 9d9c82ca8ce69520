/** Holds back new diagnostics of the sentence that is being typed until the writer pauses. */
import type { Diagnostic, Range } from 'vscode-languageserver';
import type { Clock } from '../idle-scheduler.ts';

/** Length of the pause without typing, in ms. */
export const pauseMilliseconds = 1000;

/** The same while a completion list is open, from which the writer may be choosing. */
export const choosingMilliseconds = 5000;

/** The diagnostics of the newest version of a document, and how to publish them. */
interface Found {
  readonly diagnostics: readonly Diagnostic[];
  /** The sentence that is being typed. */
  readonly typed: Range | undefined;
  readonly publish: (diagnostics: Diagnostic[]) => void;
  /** Called when the diagnostics held back have been published. */
  readonly released?: () => void;
}

/**
 * Publishes diagnostics of other sentences at once. In the typed sentence, those that are already shown and still apply
 * stay, so that nothing flickers; fixed ones go at once; only new ones wait.
 */
export class HeldBack {
  readonly #clock: Clock;
  readonly #run: (job: () => void, uri: string) => void;
  /** Cancels the end of the pause; present while somebody types. */
  readonly #typing = new Map<string, () => void>();
  readonly #versions = new Map<string, number>();
  readonly #found = new Map<string, Found>();
  readonly #shown = new Map<string, ReadonlySet<string>>();

  constructor(clock: Clock, run: (job: () => void, uri: string) => void) {
    this.#clock = clock;
    this.#run = run;
  }

  /** A version has arrived: restarts the pause, unless it is the version that was there already. */
  arrived(uri: string, version: number, isListOpen = false): void {
    if (this.#versions.get(uri) === version) return;
    this.#versions.set(uri, version);
    this.#wait(uri, isListOpen);
  }

  /** A list was opened or closed without a change of the text. */
  listed(uri: string, isOpen: boolean): void {
    if (this.#typing.has(uri)) this.#wait(uri, isOpen);
  }

  pass(uri: string, found: Found): void {
    const { diagnostics, publish } = found;
    const passed = diagnostics.filter((each) => !this.#isHeld(uri, found, each));
    this.#shown.set(uri, new Set(passed.map(keyOf)));
    if (passed.length < diagnostics.length) this.#found.set(uri, found);
    else this.#found.delete(uri);
    publish(passed);
  }

  /** Whether a diagnostic of the version that was passed last is held back. */
  holds(uri: string, diagnostic: Diagnostic): boolean {
    const found = this.#found.get(uri);
    return found !== undefined && this.#isHeld(uri, found, diagnostic);
  }

  /** Discards what is held back of a version. */
  stop(uri: string): void {
    this.#found.delete(uri);
  }

  close(uri: string): void {
    this.#typing.get(uri)?.();
    for (const each of [this.#typing, this.#versions, this.#found, this.#shown]) each.delete(uri);
  }

  #isHeld(uri: string, { typed }: Found, diagnostic: Diagnostic): boolean {
    const isTyped = this.#typing.has(uri) && typed !== undefined && isWithin(diagnostic.range, typed);
    return isTyped && this.#shown.get(uri)?.has(keyOf(diagnostic)) !== true;
  }

  #wait(uri: string, isListOpen: boolean): void {
    this.#typing.get(uri)?.();
    const end = (): void => {
      this.#run(() => {
        this.#pause(uri);
      }, uri);
    };
    this.#typing.set(uri, this.#clock.in(isListOpen ? choosingMilliseconds : pauseMilliseconds, end));
  }

  #pause(uri: string): void {
    this.#typing.delete(uri);
    const found = this.#found.get(uri);
    if (found === undefined) return;
    this.pass(uri, found);
    found.released?.();
  }
}

function isWithin(inner: Range, { start, end }: Range): boolean {
  const isAfter =
    inner.start.line > start.line || (inner.start.line === start.line && inner.start.character >= start.character);
  return (
    isAfter && (inner.end.line < end.line || (inner.end.line === end.line && inner.end.character <= end.character))
  );
}

/** Identifies a diagnostic while its line is being typed. */
function keyOf({ range, code, message }: Diagnostic): string {
  return JSON.stringify([range.start.line, code, message]);
}
