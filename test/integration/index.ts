/**
 * The entry point of the integration suite: VS Code calls `run` in its extension host, and every result is sent to the
 * runner.
 */
import Mocha from 'mocha';
import { isAvailable } from './outside.ts';
import { leaveForReload, whatIsLeft } from './reload.ts';
import { post } from './runner.ts';
import type { Report } from './runner-protocol.ts';

/**
 * Runs the suite, or after a reload of the window the tests of that; rejects if a test failed, which determines the
 * exit code.
 */
export async function run(): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', timeout: 30_000, reporter: Mocha.reporters.Base });
  mocha.suite.emit(Mocha.Suite.constants.EVENT_FILE_PRE_REQUIRE, globalThis, '', mocha);
  const isReloaded = (await whatIsLeft()) !== undefined;
  if (isReloaded) await import('./reloaded.test.ts');
  else await import('./suites.ts');
  const failures = await report(mocha);
  if (!isReloaded && (await isAvailable())) await leaveForReload().catch(reportTrouble);
  await post('/report', { kind: 'end' } satisfies Report);
  if (failures > 0) throw new Error(`${failures} integration tests failed`);
}

async function reportTrouble(error: unknown): Promise<void> {
  await post('/report', { kind: 'failed', title: 'the window can be reloaded', error: String(error) } satisfies Report);
}

/** Runs the tests and reports each result; resolves with the number of failures. */
async function report(mocha: Mocha): Promise<number> {
  let sent: Promise<unknown> = Promise.resolve();
  const send = (message: Report): void => {
    sent = sent.then(() => post('/report', message));
  };
  const { constants } = Mocha.Runner;
  const failures = await new Promise<number>((resolve) => {
    mocha
      .run(resolve)
      .on(constants.EVENT_SUITE_BEGIN, (suite) => {
        send({ kind: 'suite', title: suite.fullTitle() });
      })
      .on(constants.EVENT_TEST_PASS, (test) => {
        send({ kind: 'passed', title: test.title });
      })
      .on(constants.EVENT_TEST_PENDING, (test) => {
        send({ kind: 'skipped', title: test.title });
      })
      .on(constants.EVENT_TEST_FAIL, (test, error: Error) => {
        send({ kind: 'failed', title: test.fullTitle(), error: error.stack ?? error.message });
      });
  });
  await sent;
  return failures;
}
