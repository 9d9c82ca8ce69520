/**
 * Mocha reporter of the unit suites: one line per test file, every failure in full, and the counts for the parent
 * process.
 */
import Mocha from 'mocha';
import type { Standing } from './unit.ts';

const { constants } = Mocha.Runner;

export default class Reporter extends Mocha.reporters.Base {
  constructor(runner: Mocha.Runner, options?: Mocha.MochaOptions) {
    super(runner, options);
    runner.on(constants.EVENT_SUITE_END, (suite) => {
      if (suite.parent?.root !== true) return;
      console.log(summary(suite));
      this.#report(false);
    });
    runner.on(constants.EVENT_RUN_END, () => {
      this.epilogue();
      this.#report(true);
    });
  }

  #report(ended: boolean): void {
    const standing: Standing = { passed: this.stats.passes, failed: this.stats.failures, ended };
    process.send?.(standing);
  }
}

function summary(suite: Mocha.Suite): string {
  const states = statesOf(suite);
  const failed = states.filter((state) => state === 'failed').length;
  const passed = states.filter((state) => state === 'passed').length;
  return failed === 0 ? `  ✔ ${suite.title} (${passed})` : `  ✘ ${suite.title} (${passed}, and ${failed} failed)`;
}

function statesOf(suite: Mocha.Suite): readonly (string | undefined)[] {
  return [...suite.tests.map((test) => test.state), ...suite.suites.flatMap(statesOf)];
}
