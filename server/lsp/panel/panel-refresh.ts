/**
 * Looks for further findings in idle time after a panel was answered; if there are any, the panel is asked to refresh.
 */
import type { Analysis, ScenarioAnalysis } from '../../analysis/index.ts';
import type { IdleScheduler } from '../idle-scheduler.ts';

/** What a panel was answered about: a version of a document, and the scenario shown, with its trials. */
export interface Answered {
  readonly uri: string;
  readonly version: number;
  readonly analysis: Analysis;
  readonly scenario: ScenarioAnalysis;
}

/** Dependencies of the refresh. */
export interface Asking {
  /** Scheduler for background work. */
  readonly idle: IdleScheduler;
  /** Runs a background job about a document; a bug in it must not stop anything else. */
  readonly run: (job: () => void, uri: string) => void;
  /** Whether this is still the document’s version. */
  readonly isCurrent: (uri: string, version: number) => boolean;
  /** Called when more is known of a document than its panel was given. */
  readonly lookAgain: (document: { readonly uri: string; readonly version: number }) => void;
}

export class PanelRefresh {
  readonly #asking: Asking;
  /** Cancels the pending work on a document. */
  readonly #due = new Map<string, () => void>();

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  /** A panel was given the findings known so far. Restarts the wait: the next request needs the time for its answer. */
  answered(answered: Answered): void {
    this.close(answered.uri);
    const { analysis, scenario } = answered;
    const shown = [scenario, ...analysis.scenarios].reduce((sum, each) => sum + each.findingsSoon.length, 0);
    this.#due.set(
      answered.uri,
      this.#asking.idle.afterwards(() => {
        this.#look(answered, [scenario, ...analysis.scenarios], -shown);
      }),
    );
  }

  close(uri: string): void {
    this.#due.get(uri)?.();
    this.#due.delete(uri);
  }

  stopAll(): void {
    for (const uri of [...this.#due.keys()]) this.close(uri);
  }

  /**
   * Goes through the scenarios one after the other, each in as many time slices as it needs; `more` is how many more
   * findings than were shown are known so far.
   */
  #look(answered: Answered, scenarios: readonly ScenarioAnalysis[], more: number): void {
    const [next, ...others] = scenarios;
    this.#due.delete(answered.uri);
    this.#asking.run(() => {
      if (next === undefined) {
        const { uri, version } = answered;
        if (more > 0 && this.#asking.isCurrent(uri, version)) this.#asking.lookAgain({ uri, version });
        return;
      }
      const isDone = next.prepareFindings();
      const left = isDone ? others : scenarios;
      const known = isDone ? more + next.findings.length : more;
      this.#due.set(
        answered.uri,
        this.#asking.idle.goOn(() => {
          this.#look(answered, left, known);
        }),
      );
    }, answered.uri);
  }
}
