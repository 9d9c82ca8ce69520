/** Checks a row of the table of mistakes: the findings, the offered fixes, and their results. */
import assert from 'node:assert/strict';
import { analyze, say, type Analysis } from '../../../server/analysis/index.ts';
import type { Finding, Fix } from '../../../server/engine/index.ts';
import { editsOf, withEdits } from '../../../server/language/index.ts';
import { plain } from '../helper.ts';
import type { SlipRow } from './rows.ts';
import { sceneWith } from './scenes.ts';

/** The findings of the typed lines. */
export interface RowAnswer {
  readonly says: readonly string[];
  readonly fixes: readonly string[];
  /** The lines that the first fix inserts, without their indents. */
  readonly gives: readonly string[];
  readonly errorsLeft: readonly string[];
}

const file = 'test.clash';

export function answerTo({ game, place, typed }: SlipRow): RowAnswer {
  const { text, at } = sceneWith(game, place, typed);
  const analysis = analyze(text, { file });
  const found = findingsAt(analysis, at, typed.length);
  const [fix] = found.flatMap(({ fixes }) => fixes);
  const after = fix === undefined ? text : fixed(analysis, fix);
  return {
    says: found.map((finding) => `${finding.severity}: ${say(finding)}`),
    fixes: found.flatMap(({ fixes }) => fixes.map(({ title }) => title)),
    gives: linesPutIn(sceneWith(game, place, []).text, after),
    errorsLeft: errorsOf(analyze(after, { file })),
  };
}

/** Throws if a row doesn’t have the expected results. */
export function tryRow(row: SlipRow): void {
  if (row.readsAs.length > 0) assertReadAs(row);
  if (row.becomes.length > 0) assertBecomes(row);
  for (const verb of row.announces) assertAnnounced(row, verb);
  if (row.says.length + row.fixes.length + row.gives.length > 0) assertMended(row);
}

/** Without an error, and with the same meaning as the correct words. */
function assertReadAs({ game, place, typed, readsAs }: SlipRow): void {
  const [is, should] = [typed, readsAs].map((lines) => analyze(sceneWith(game, place, lines).text, { file }));
  assert.ok(is !== undefined && should !== undefined);
  assert.deepEqual(errorsOf(should), [], 'the words that are right have errors');
  assert.deepEqual(errorsOf(is), []);
  assert.deepEqual(meaningOf(is), meaningOf(should));
}

/** A writer wouldn’t apply more fixes than this to a line. */
const mostFixes = 3;

/** Read as the correct words, at once or after the first fix of its first error, and so on. */
function assertBecomes({ game, place, typed, becomes }: SlipRow): void {
  const should = analyze(sceneWith(game, place, becomes).text, { file });
  assert.deepEqual(errorsOf(should), [], 'the words that are right have errors');
  let is = analyze(sceneWith(game, place, typed).text, { file });
  for (let count = 0; count < mostFixes && errorsOf(is).length > 0; count += 1) {
    const [fix] = is.findings.filter(({ severity }) => severity === 'error').flatMap(({ fixes }) => fixes);
    assert.ok(fix, `no fix is offered for: ${errorsOf(is).join(' / ')}`);
    is = analyze(fixed(is, fix), { file });
  }
  assert.deepEqual(errorsOf(is), []);
  assert.deepEqual(meaningOf(is), meaningOf(should));
}

/** Names by their meaning, not by how they are written. */
function meaningOf(analysis: Analysis): unknown {
  const scenarios = plain(analysis.reading.scenarios.map(({ scenario }) => scenario));
  return JSON.parse(
    JSON.stringify(scenarios, (_key, value: unknown) => (isMeant(value) ? { id: value.id } : value)),
  ) as unknown;
}

function isMeant(value: unknown): value is { readonly id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && 'text' in value;
}

/** Without an error, and as speech or as an action on nobody. */
function assertAnnounced({ game, place, typed }: SlipRow, verb: string): void {
  const analysis = analyze(sceneWith(game, place, typed).text, { file });
  assert.deepEqual(errorsOf(analysis), []);
  const rounds = analysis.reading.scenarios.flatMap(({ scenario }) => scenario.rounds);
  const announced = rounds.flatMap(({ announcements }) => announcements);
  const said = rounds.flatMap(({ prose }) => prose.flatMap((each) => (each.said === true ? [each.kind] : [])));
  const isRead =
    announced.some((each) => each.verb.text === verb && each.targets.length === 0) ||
    said.some((kind) => kind.endsWith(` ${verb}`));
  assert.ok(isRead, `announced are: ${[...announced.map((each) => each.verb.text), ...said].join(', ')}`);
}

function assertMended(row: SlipRow): void {
  const answer = answerTo(row);
  for (const words of row.says)
    assert.ok(
      answer.says.some((said) => said.includes(words)),
      `“${words}” isn’t said, but: ${answer.says.join(' / ') || 'nothing'}`,
    );
  assertOffered(answer.fixes, row.fixes);
  if (row.fixes.length === 0) return;
  assert.deepEqual(
    answer.gives,
    row.gives.map((line) => line.trim()),
  );
  for (const [index] of row.fixes.entries())
    assert.deepEqual(errorsAfter(row, row.fixes[index] ?? ''), [], `after the fix “${row.fixes[index] ?? ''}”`);
}

/** The first is the first one offered, and the others follow in order. */
function assertOffered(offered: readonly string[], wanted: readonly string[]): void {
  const places = wanted.map((title) => offered.findIndex((each) => each.includes(title)));
  const isOrdered = places.every(
    (place, index) => place >= 0 && (index === 0 ? place === 0 : place > (places[index - 1] ?? 0)),
  );
  assert.ok(isOrdered, `offered are: ${offered.join(' / ') || 'none'}; not: ${wanted.join(' / ')}`);
}

function errorsAfter({ game, place, typed }: SlipRow, title: string): readonly string[] {
  const { text, at } = sceneWith(game, place, typed);
  const analysis = analyze(text, { file });
  const fix = findingsAt(analysis, at, typed.length)
    .flatMap(({ fixes }) => fixes)
    .find((each) => each.title.includes(title));
  return fix === undefined ? ['it isn’t there'] : errorsOf(analyze(fixed(analysis, fix), { file }));
}

function fixed(analysis: Analysis, fix: Fix): string {
  return withEdits(analysis.reading.text, editsOf(analysis.reading, fix));
}

/** The findings in that many lines from a line on, errors first. */
function findingsAt(analysis: Analysis, from: number, count: number): readonly Finding[] {
  const found = analysis.findings.filter(({ source }) => {
    const line = analysis.lines.positionAt(analysis.rangeOf(source)?.start ?? 0).line;
    return from <= line && line < from + count;
  });
  const isError = ({ severity }: Finding): boolean => severity === 'error';
  return [...found.filter(isError), ...found.filter((finding) => !isError(finding))];
}

function errorsOf(analysis: Analysis): readonly string[] {
  return analysis.findings.filter(({ severity }) => severity === 'error').map(say);
}

/** The lines of a text that another doesn’t have, in order. */
function linesPutIn(before: string, after: string): readonly string[] {
  const left = before.split('\n').map((line) => line.trim());
  return after
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}
