/**
 * Tells an editor what is found in its documents, in two goes: at once what is written, and when there was time for it
 * what comes of it; then that more is known.
 */
import type { Position } from 'vscode-languageserver';
import type { Analysis, Chances, ScenarioAnalysis } from '../../analysis/index.ts';
import type { Finding } from '../../engine/index.ts';
import { diagnosticsOf, toDiagnostic } from './diagnostics.ts';
import { HeldBack } from './held-back.ts';
import { isStillOpen, type OpenList } from '../completion/open-list.ts';
import { scenarioAt } from '../panel/panel.ts';
import type { Published } from './published-diagnostics.ts';
import { sentenceAt } from '../connection/typing.ts';
import { afresh, type Clock, type IdleScheduler, wallClock } from '../idle-scheduler.ts';
import { chanceNext, checkNext } from '../time-slicing.ts';

/** A version of a document. */
export interface Told {
  readonly uri: string;
  readonly version: number;
  readonly analysis: Analysis;
  /**
   * For each of its scenarios as what it is shown: itself, or an earlier text of it, which is worked out to its end
   * like any other while it is shown.
   */
  readonly shown: readonly (readonly ScenarioAnalysis[])[];
  /** Where it is being typed. */
  readonly caret?: Position | undefined;
}

/** What telling needs of the world. */
export interface Listener {
  /** When there is time for what nobody waits for. */
  readonly idle: IdleScheduler;
  readonly publish: (published: Published) => void;
  /** Runs a job about a document that nobody waits for, so that a bug in it ends nothing else. */
  readonly run: (job: () => void, uri: string) => void;
  /** More is known than what the lenses say. */
  readonly lookAgain: () => void;
  /** Findings that were held back are published now: the lenses that count them are others. */
  readonly released?: () => void;
  readonly clock?: Clock;
}

/** What hints and lenses tell of later rounds; of scenarios that have none they tell all at once. */
function chancesIn(told: Told): readonly (Chances | undefined)[] {
  return scenariosIn(told).map((each) => (hasLaterRounds(each) ? each.knownChances : undefined));
}

function hasLaterRounds({ scenario: { rounds } }: ScenarioAnalysis): boolean {
  return rounds.some(({ number }) => number !== rounds[0]?.number);
}

/** What is shown, and what else was read; each once. */
function scenariosIn({ analysis, shown }: Told): readonly ScenarioAnalysis[] {
  return [...new Set([...shown.flat(), ...analysis.scenarios])];
}

/** As what the scenario is shown that is typed in. */
function atHandIn({ analysis, shown, caret }: Told): ScenarioAnalysis | undefined {
  return caret === undefined ? undefined : shown[scenarioAt(analysis, caret.line + 1)]?.[0];
}

export class DiagnosticsPublisher {
  readonly #listener: Listener;
  /** How the second go of a document is called off before its next turn. */
  readonly #due = new Map<string, () => void>();
  /** What was told last of a document beside its prompt findings. */
  readonly #known = new Map<string, readonly Finding[]>();
  /** What was found in a sentence that is being typed. */
  readonly #held: HeldBack;
  readonly #lists = new Map<string, OpenList>();

  constructor(listener: Listener) {
    this.#listener = listener;
    this.#held = new HeldBack(listener.clock ?? wallClock, listener.run);
  }

  /**
   * Both goes for one version; an earlier one is over. What was told in the second go of an earlier one stays until it
   * is looked at anew, so that nothing flickers.
   */
  tell(told: Told): void {
    this.stop(told.uri);
    this.#held.arrived(told.uri, told.version, this.#isListOpen(told));
    this.#publish(told, told.analysis.laterFindings(this.#known.get(told.uri)));
    if (
      scenariosIn(told).some(
        (each) =>
          each.knownLaterFindings === undefined ||
          each.knownChances === undefined ||
          each.knownChances.isGoingOn === true,
      )
    )
      this.#whenQuiet(told);
  }

  /** A list of completions was asked for; undefined where nothing is in it. */
  listed(uri: string, list: OpenList | undefined): void {
    const wasOpen = this.#lists.delete(uri);
    if (list !== undefined) this.#lists.set(uri, list);
    if (wasOpen || list !== undefined) this.#held.listed(uri, list !== undefined);
  }

  /** What the editor was told last, as far as it stands in this analysis of the file: nothing that is held back. */
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

  /** Nothing more is told of the version that was told last. */
  stop(uri: string): void {
    this.#due.get(uri)?.();
    this.#due.delete(uri);
    this.#held.stop(uri);
  }

  stopAll(): void {
    for (const uri of [...this.#due.keys()]) this.stop(uri);
  }

  /** What was said of a document goes with it. */
  close(uri: string): void {
    this.stop(uri);
    this.#known.delete(uri);
    this.#lists.delete(uri);
    this.#held.close(uri);
    this.#listener.publish({ uri, diagnostics: [] });
  }

  /** A list that was closed by what was typed stays closed. */
  #isListOpen({ uri, analysis, caret }: Told): boolean {
    const list = this.#lists.get(uri);
    const isOpen = list !== undefined && caret !== undefined && isStillOpen(list, analysis, caret);
    if (!isOpen) this.#lists.delete(uri);
    return isOpen;
  }

  /** Whoever types on needs the time for the first go of the next version. */
  #whenQuiet(told: Told): void {
    this.#due.set(
      told.uri,
      this.#listener.idle.afterwards(() => {
        this.#turn(told);
      }, afresh),
    );
  }

  #later(uri: string, turn: () => void): void {
    this.#due.set(uri, this.#listener.idle.goOn(turn));
  }

  /** Chances are told stage by stage; then what comes of them. */
  #turn(told: Told, seen: readonly (Chances | undefined)[] = chancesIn(told)): void {
    this.#due.delete(told.uri);
    this.#listener.run(() => {
      const isMore = chanceNext(scenariosIn(told), atHandIn(told)) || checkNext(told.analysis.scenarios);
      const known = chancesIn(told);
      if (known.some((each, index) => each !== seen[index])) this.#listener.lookAgain();
      if (!isMore) {
        this.#tellLater(told);
        return;
      }
      this.#later(told.uri, () => {
        this.#turn(told, known);
      });
    }, told.uri);
  }

  /** The second go; where it has nothing else to say than the first one, that stands. */
  #tellLater(told: Told): void {
    const later = told.analysis.laterFindings();
    if (JSON.stringify(later) === JSON.stringify(this.#known.get(told.uri))) return;
    this.#publish(told, later);
    this.#listener.lookAgain();
  }

  #publish({ uri, version, analysis, caret }: Told, later: readonly Finding[]): void {
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
