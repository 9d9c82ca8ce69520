/**
 * Looks, when there is time for it, for doubts that a panel wasn’t told of at once; where there are any, it may ask
 * anew.
 */
import type { Analysis, ScenarioAnalysis } from '../../analysis/index.ts';
import type { IdleScheduler } from '../idle-scheduler.ts';

/**
 * What a panel was answered about: a version of a document, and the scenario that it is shown, with what is tried out
 * in it.
 */
export interface Answered {
  readonly uri: string;
  readonly version: number;
  readonly analysis: Analysis;
  readonly scenario: ScenarioAnalysis;
}

/** What looking needs of the world. */
export interface Asking {
  /** When there is time for what nobody waits for. */
  readonly idle: IdleScheduler;
  /** Runs a job about a document that nobody waits for, so that a bug in it ends nothing else. */
  readonly run: (job: () => void, uri: string) => void;
  /** Whether this is still the version of the document. */
  readonly isCurrent: (uri: string, version: number) => boolean;
  /** More is known of a document than its panel was told. */
  readonly lookAgain: (document: { readonly uri: string; readonly version: number }) => void;
}

export class PanelRefresh {
  readonly #asking: Asking;
  /** How looking into a document is called off. */
  readonly #due = new Map<string, () => void>();

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  /** A panel was told what is found soon. Whoever asks again needs the time for the next answer. */
  answered(answered: Answered): void {
    this.close(answered.uri);
    const { analysis, scenario } = answered;
    const told = [scenario, ...analysis.scenarios].reduce((sum, each) => sum + each.findingsSoon.length, 0);
    this.#due.set(
      answered.uri,
      this.#asking.idle.afterwards(() => {
        this.#look(answered, [scenario, ...analysis.scenarios], -told);
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
   * One scenario after the other, each in as many turns as it takes; `more` is by how many more findings of those
   * before it are known than were told.
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
