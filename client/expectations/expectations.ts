/** Expectations as tests in the Test Explorer, and how they are run. */
import { Disposable, type LogOutputChannel, type TestItem, TestRunProfileKind, TestRunRequest, tests } from 'vscode';
import { lineage, runExpectations } from './expectation-run.ts';
import { ExpectationTree, type ExpectationSource } from './expectation-tree.ts';

/** Nothing runs by itself, except tests for which the writer has turned on continuous run. */
export function offerExpectations(server: ExpectationSource, log: LogOutputChannel): Disposable {
  const controller = tests.createTestController('clashwright.expectations', 'Clashwright Expectations');
  const tree = new ExpectationTree(controller, server, (error) => log.error(String(error)));
  const services = { controller, tree, server };
  const profile = controller.createRunProfile(
    'Check',
    TestRunProfileKind.Run,
    async (request, token) => {
      if (request.continuous !== true) {
        await runExpectations(services, request, token);
        return;
      }
      const again = server.onDidChange(({ uri }) => {
        const file = controller.items.get(uri);
        if (file === undefined || !isFollowed(file, request)) return;
        const include = request.include?.filter((item) => lineage(item).includes(file)) ?? [file];
        void runExpectations(services, new TestRunRequest(include, request.exclude, profile, true), token);
      });
      token.onCancellationRequested(() => {
        again.dispose();
      });
    },
    true,
    undefined,
    true,
  );
  return Disposable.from(controller, tree, profile);
}

function isFollowed(file: TestItem, { include }: TestRunRequest): boolean {
  return include === undefined || include.some((item) => lineage(item).includes(file));
}
