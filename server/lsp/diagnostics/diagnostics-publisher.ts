/** Publishes static findings at once and outcome findings when idle; asks the editor to refresh lenses and hints. */
import type { Position } from 'vscode-languageserver';
import type { Analysis, Chances, ScenarioAnalysis } from '../../analysis/index.ts';
import type { Finding } from '../../engine/index.ts';
import { diagnosticsOf, toDiagnostic } from './diagnostics.ts';
import { HeldBack } from './held-back.ts';
import { errorsAmong } from './scenario-mistakes.ts';
import { isStillOpen, type OpenList } from '../completion/open-list.ts';
import { scenarioAt } from '../panel/panel.ts';
import type { Published } from './published-diagnostics.ts';
import { sentenceAt } from '../connection/typing.ts';
import { afresh, type Clock, type IdleScheduler, wallClock } from '../idle-scheduler.ts';
import { chanceNext, checkNext } from '../time-slicing.ts';

/** An analysed version of a document. */
export interface AnalysedVersion {
  readonly uri: string;
  readonly version: number;
  readonly analysis: Analysis;
  /**
   * For each scenario, what hints and lenses show for it: the scenario itself, or its last valid snapshot. A snapshot
   * is computed in full like any other scenario while it is shown.
   */
  readonly shown: readonly (readonly ScenarioAnalysis[])[];
  /** The caret, where the document is being typed in. */
  readonly caret?: Position | undefined;
}

/** Dependencies of the publisher. */
export interface Listener {
  /** Scheduler for background work. */
  readonly idle: IdleScheduler;
  readonly publish: (published: Published) => void;
  /** Runs a background job about a document; a bug in it must not stop anything else. */
  readonly run: (job: () => void, uri: string) => void;
  /** Called when more is known than the lenses show. */
  readonly lookAgain: () => void;
  /** Called when outcomes of a version turn out to have errors, which the panel counts. */
  readonly foundErrors?: (document: { readonly uri: string; readonly version: number }) => void;
  /** Called when held-back findings are published: the lenses that count them have to be refreshed. */
  readonly released?: () => void;
  readonly clock?: Clock;
}

/**
 * The chances that hints and lenses show for later rounds. A scenario without later rounds shows all its odds at once.
 */
function chancesIn(analysed: AnalysedVersion): readonly (Chances | undefined)[] {
  return scenariosIn(analysed).map((each) => (hasLaterRounds(each) ? each.knownChances : undefined));
}

function hasLaterRounds({ scenario: { rounds } }: ScenarioAnalysis): boolean {
  return rounds.some(({ number }) => number !== rounds[0]?.number);
}

/** The scenarios that are shown and those that were read, without duplicates. */
function scenariosIn({ analysis, shown }: AnalysedVersion): readonly ScenarioAnalysis[] {
  return [...new Set([...shown.flat(), ...analysis.scenarios])];
}

/** What is shown for the scenario that contains the caret. */
function atHandIn({ analysis, shown, caret }: AnalysedVersion): ScenarioAnalysis | undefined {
  return caret === undefined ? undefined : shown[scenarioAt(analysis, caret.line + 1)]?.[0];
}

export class DiagnosticsPublisher {
  readonly #listener: Listener;
  /** Cancels the pending background pass of a document. */
  readonly #due = new Map<string, () => void>();
  /** The later findings published last for a document, in addition to its prompt findings. */
  readonly #known = new Map<string, readonly Finding[]>();
  /** Findings held back in a sentence that is being typed. */
  readonly #held: HeldBack;
  readonly #lists = new Map<string, OpenList>();

  constructor(listener: Listener) {
    this.#listener = listener;
    this.#held = new HeldBack(listener.clock ?? wallClock, listener.run);
  }

  /**
   * Publishes the prompt findings of a version and schedules its background pass; cancels that of an earlier version.
   * Later findings of the earlier version stay until they are recomputed, to avoid flicker.
   */
  publish(analysedVersion: AnalysedVersion): void {
    this.stop(analysedVersion.uri);
    this.#held.arrived(analysedVersion.uri, analysedVersion.version, this.#isListOpen(analysedVersion));
    this.#publish(analysedVersion, analysedVersion.analysis.laterFindings(this.#known.get(analysedVersion.uri)));
    if (
      scenariosIn(analysedVersion).some(
        (each) =>
          each.knownLaterFindings === undefined ||
          each.knownChances === undefined ||
          each.knownChances.isGoingOn === true,
      )
    )
      this.#whenQuiet(analysedVersion);
  }

  /** A completion list was requested; undefined where it is empty. */
  listed(uri: string, list: OpenList | undefined): void {
    const wasOpen = this.#lists.delete(uri);
    if (list !== undefined) this.#lists.set(uri, list);
    if (wasOpen || list !== undefined) this.#held.listed(uri, list !== undefined);
  }

  /** The findings published last that still apply in this analysis of the file, without those held back. */
  published(analysis: Analysis): readonly Finding[] {
    const uri = analysis.reading.file;
    const isHeld = (finding: Finding): boolean => {
      const diagnostic = toDiagnostic(analysis, finding);
      return diagnostic !== undefined && this.#held.holds(uri, diagnostic);
    };
    return [...analysis.promptFindings, ...analysis.laterFindings(this.#known.get(uri))].filter(
      (finding) => !isHeld(finding),
    );
  }

  /** Cancels everything pending for the version that was published last. */
  stop(uri: string): void {
    this.#due.get(uri)?.();
    this.#due.delete(uri);
    this.#held.stop(uri);
  }

  stopAll(): void {
    for (const uri of [...this.#due.keys()]) this.stop(uri);
  }

  /** Clears the diagnostics of a closed document. */
  close(uri: string): void {
    this.stop(uri);
    this.#known.delete(uri);
    this.#lists.delete(uri);
    this.#held.close(uri);
    this.#listener.publish({ uri, diagnostics: [] });
  }

  /** A list that was closed by typing stays closed. */
  #isListOpen({ uri, analysis, caret }: AnalysedVersion): boolean {
    const list = this.#lists.get(uri);
    const isOpen = list !== undefined && caret !== undefined && isStillOpen(list, analysis, caret);
    if (!isOpen) this.#lists.delete(uri);
    return isOpen;
  }

  /** Waits for idle time: while somebody types, the prompt findings of the next version come first. */
  #whenQuiet(version: AnalysedVersion): void {
    this.#due.set(
      version.uri,
      this.#listener.idle.afterwards(() => {
        this.#turn(version);
      }, afresh),
    );
  }

  #later(uri: string, turn: () => void): void {
    this.#due.set(uri, this.#listener.idle.goOn(turn));
  }

  /** Computes chances stage by stage, then the outcome findings. */
  #turn(version: AnalysedVersion, seen: readonly (Chances | undefined)[] = chancesIn(version)): void {
    this.#due.delete(version.uri);
    this.#listener.run(() => {
      const isMore = chanceNext(scenariosIn(version), atHandIn(version)) || checkNext(version.analysis.scenarios);
      const known = chancesIn(version);
      if (known.some((each, index) => each !== seen[index])) this.#listener.lookAgain();
      if (!isMore) {
        this.#publishLater(version);
        return;
      }
      this.#later(version.uri, () => {
        this.#turn(version, known);
      });
    }, version.uri);
  }

  /** Publishes the outcome findings, unless they are the same as those published last. */
  #publishLater(version: AnalysedVersion): void {
    const later = version.analysis.laterFindings();
    if (errorsAmong(later).length > 0) this.#listener.foundErrors?.(version);
    if (JSON.stringify(later) === JSON.stringify(this.#known.get(version.uri))) return;
    this.#publish(version, later);
    this.#listener.lookAgain();
  }

  #publish({ uri, version, analysis, caret }: AnalysedVersion, later: readonly Finding[]): void {
    this.#known.set(uri, later);
    this.#held.pass(uri, {
      diagnostics: diagnosticsOf(analysis, later),
      typed: caret === undefined ? undefined : sentenceAt(analysis, caret),
      publish: (diagnostics) => {
        this.#listener.publish({ uri, version, diagnostics });
      },
      released: () => this.#listener.released?.(),
    });
  }
}
