/** One run of expectations: requests the verdicts, scenario by scenario, and reports them to the Test Explorer. */
import {
  type CancellationToken,
  Location,
  type TestController,
  type TestItem,
  TestMessage,
  type TestRun,
  type TestRunRequest,
} from 'vscode';
import type { VerdictView } from '../../server/protocol/index.ts';
import { labelOf, withIds } from './expectation-items.ts';
import type { ExpectationSource, ExpectationTree } from './expectation-tree.ts';
import { withoutIcons } from '../icon-text.ts';

export interface RunServices {
  readonly controller: TestController;
  readonly tree: ExpectationTree;
  readonly server: ExpectationSource;
}

/** Runs the requested items. Refreshes their files first, so that items and verdicts belong to the same text. */
export async function runExpectations(
  services: RunServices,
  request: TestRunRequest,
  token: CancellationToken,
): Promise<void> {
  const { controller, tree } = services;
  const run = controller.createTestRun(request);
  try {
    const files = new Set((request.include ?? itemsIn(controller.items)).map((item) => fileOf(item).id));
    for (const id of files) {
      if (token.isCancellationRequested) return;
      const file = await tree.refresh(id);
      for (const scenario of file === undefined ? [] : itemsIn(file.children))
        await runScenario(services, run, scenario, request, token);
    }
  } finally {
    run.end();
  }
}

async function runScenario(
  { tree, server }: RunServices,
  run: TestRun,
  item: TestItem,
  request: TestRunRequest,
  token: CancellationToken,
): Promise<void> {
  const requested = itemsIn(item.children).filter((each) => isWanted(each, request));
  const scenario = tree.scenarioOf(item);
  if (requested.length === 0 || scenario === undefined || token.isCancellationRequested) return;
  for (const each of requested) run.started(each);
  const calledOff = new AbortController();
  const listener = token.onCancellationRequested(() => calledOff.abort());
  try {
    const verdicts = await server.verdicts({ uri: fileOf(item).id, scenario }, calledOff.signal);
    const known = new Map(withIds(verdicts ?? []).map((verdict) => [verdict.id, verdict]));
    for (const each of requested) reportVerdict(run, each, known.get(each.id));
  } catch (error) {
    for (const each of requested) run.errored(each, new TestMessage(String(error)));
  } finally {
    listener.dispose();
  }
}

/** Expectations that a sample doesn’t decide, that can’t be judged, or that were cancelled are skipped. */
function reportVerdict(run: TestRun, item: TestItem, verdict: VerdictView | undefined): void {
  if (verdict !== undefined) item.label = withoutIcons(labelOf(verdict));
  item.description = verdict === undefined ? '' : describedIn(verdict);
  // The result’s output has the figure, even if the expectation is met.
  if (verdict !== undefined) run.appendOutput(`${verdict.words}: ${verdict.message}\r\n`, placeOf(item), item);
  if (verdict?.verdict === 'met') run.passed(item);
  else if (verdict?.verdict === 'failed') run.failed(item, failure(item, verdict));
  else run.skipped(item);
}

/** The text shown after the item. */
function describedIn({ verdict, message }: VerdictView): string {
  return verdict === 'open' ? 'not decided' : verdict === 'unjudged' ? message : '';
}

/** VS Code would show actual and expected values as `28.97% != at most 10%`; the sentence is clearer. */
function failure(item: TestItem, { message }: VerdictView): TestMessage {
  const shown = new TestMessage(message);
  const place = placeOf(item);
  if (place !== undefined) shown.location = place;
  return shown;
}

function placeOf({ uri, range }: TestItem): Location | undefined {
  return uri === undefined || range === undefined ? undefined : new Location(uri, range);
}

/** Whether an item or one of its parents is requested, and none of them is excluded. */
function isWanted(item: TestItem, { include, exclude = [] }: TestRunRequest): boolean {
  const line = lineage(item);
  return (
    !line.some((each) => exclude.includes(each)) &&
    (include === undefined || line.some((each) => include.includes(each)))
  );
}

/** An item and its parents. */
export function lineage(item: TestItem): readonly TestItem[] {
  return item.parent === undefined ? [item] : [item, ...lineage(item.parent)];
}

function fileOf(item: TestItem): TestItem {
  return item.parent === undefined ? item : fileOf(item.parent);
}

function itemsIn(items: TestItem['children']): readonly TestItem[] {
  return [...items].map(([, item]) => item);
}
