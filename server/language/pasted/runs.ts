/** Finds runs of lines that were pasted, or written as another kind of text, and reports one finding for each. */
import type { Finding, Fix } from '../../engine/index.ts';
import { declaredBy } from '../read/declarations.ts';
import { toDocument, type Document } from '../read/document.ts';
import { indexOfSentence } from '../read/layout.ts';
import { lineStart } from '../read/lines.ts';
import { nameWords, type DeclaredName } from '../match/name-table.ts';
import { toFinding } from '../explain/reading-rules.ts';
import type { Statement, World } from '../read/statement.ts';
import { castFrom } from './cast.ts';
import { commentFrom, trailingCommentFrom } from './comments-run.ts';
import { headingFrom, ruleFrom } from './headings-run.ts';
import { listFrom } from './lists-run.ts';
import { isDoubtful, PastedText, sourcesOf, type PastedLine } from './pasted-text.ts';
import { proseFrom } from './prose-run.ts';
import type { Recognise, Run, Scope } from './recognized-lines.ts';
import { Trial } from './trial.ts';

/** The sentences of one scenario, or of the head, and the world that reads them. */
export interface Part {
  readonly statements: readonly Statement[];
  readonly world: World;
}

/** What was recognised: findings, and the ids of the sentences whose other findings they replace. */
export interface Pasted {
  readonly findings: readonly Finding[];
  readonly sentences: ReadonlySet<number>;
}

/** In the order in which they are tried, most specific first. */
const kinds: readonly Recognise[] = [
  ruleFrom,
  trailingCommentFrom,
  castFrom,
  listFrom,
  commentFrom,
  headingFrom,
  proseFrom,
];

/** Maximum number of runs reported in one text; more don’t help the writer. */
const mostRuns = 60;
/** Maximum number of doubtful lines examined. */
const mostTries = 400;

const nothing: Pasted = { findings: [], sentences: new Set() };

/** The runs of a document, in text order. */
export function* pastedIn(
  document: Document,
  parts: readonly Part[],
  hasScenario: boolean,
): Generator<undefined, Pasted> {
  if (!parts.some(({ statements }) => statements.some(isDoubtful))) return nothing;
  const runs = yield* runsIn(document, parts, { hasScenario, together: false });
  const sentences = new Set(
    runs.flatMap(({ lines }) => lines.flatMap(({ statements }) => statements.map(({ sentence }) => sentence.id))),
  );
  return { findings: runs.flatMap((run) => toFindings(document, run.text, run)), sentences };
}

/**
 * The text of a file in which nothing can be read, with all of its runs written as a scenario; undefined if none shows
 * that it is one.
 */
export function* asScenario(document: Document, parts: readonly Part[]): Generator<undefined, string | undefined> {
  const runs = yield* runsIn(document, parts, { hasScenario: false, together: true });
  if (!runs.some(({ message }) => reported.has(message))) return undefined;
  const written: string[] = [];
  let at = document.starts[0] ?? 0;
  for (const {
    lines,
    ways: [way],
  } of runs) {
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined || way === undefined) continue;
    written.push(document.text.slice(at, lineStart(document.text, first.from)), way.lines.join('\n'));
    at = last.to;
  }
  const end = (document.starts.at(-1) ?? 0) + (document.sentences.at(-1)?.length ?? 0);
  return [...written, document.text.slice(at, end)]
    .join('')
    .replace(/\r\n|\r/gu, '\n')
    .trim();
}

/** Runs of these kinds describe combatants. */
const describing: ReadonlySet<string> = new Set(['cast', 'stat block']);

/** Runs of these kinds show that a file was meant as a scenario. */
const reported: ReadonlySet<string> = new Set(['title', 'cast', 'stat block', 'section']);

/** `together` is set if all runs are written at once, so that each knows the names of those above it. */
interface Looking {
  readonly hasScenario: boolean;
  readonly together: boolean;
}

interface Found extends Run {
  readonly text: PastedText;
}

function* runsIn(
  document: Document,
  parts: readonly Part[],
  { hasScenario, together }: Looking,
): Generator<undefined, readonly Found[]> {
  const text = yield* PastedText.of(document, parts);
  yield;
  const found: Found[] = [];
  let [behind, tries] = [0, 0];
  for (const { statements, world } of parts) {
    const names: DeclaredName[] = [];
    let scope: Scope = { text, trial: new Trial(world), hasScenario, described: new Set(), isBehindCast: false };
    for (const statement of statements) {
      if (!isDoubtful(statement) || found.length >= mostRuns || tries >= mostTries) continue;
      const line = text.lineAt(offsetOf(document, statement));
      if (line !== undefined && line.from < behind) continue;
      tries += 1;
      yield;
      if (line === undefined) continue;
      const run = firstOf(scope, line);
      if (run === undefined) continue;
      found.push({ ...run, text });
      behind = run.lines.at(-1)?.to ?? behind;
      names.push(...namesIn(world, run));
      const described = new Set(names.flatMap(({ name }) => nameWords(name)).map((word) => word.toLowerCase()));
      const isBehindCast = describing.has(run.message) || (scope.isBehindCast && run.message === 'comment');
      scope = {
        ...scope,
        described,
        isBehindCast,
        ...(together
          ? { trial: new Trial(world).knowing(names), hasScenario: scope.hasScenario || run.message === 'title' }
          : {}),
      };
    }
  }
  return found;
}

function firstOf(scope: Scope, line: PastedLine): Run | undefined {
  for (const kind of kinds) {
    const run = kind(scope, line);
    if (run !== undefined) return run;
  }
  return undefined;
}

/** The names declared by the first fix of a run. */
function namesIn({ table, file }: World, { message, ways: [first] }: Run): readonly DeclaredName[] {
  if (first === undefined || !describing.has(message)) return [];
  return toDocument(file, first.lines.join('\n')).sentences.flatMap((sentence) =>
    declaredBy(table, { file, sentence }),
  );
}

function offsetOf(document: Document, { sentence, from }: Statement): number {
  return (document.starts[indexOfSentence(document, sentence.id) ?? 0] ?? 0) + (sentence.tokens[from]?.start ?? 0);
}

function toFindings({ file }: Document, text: PastedText, { lines, message, data, ways }: Run): readonly Finding[] {
  const first = lines.find((line) => line.isDoubtful) ?? lines[0];
  const [one, last] = [lines[0], lines.at(-1)].map((line) =>
    line === undefined ? undefined : sourcesOf(file, text, line),
  );
  const at = first === undefined ? undefined : sourcesOf(file, text, first)?.from;
  if (one === undefined || last === undefined || at === undefined) return [];
  const fixes = ways.map(({ title, certain, lines: written, above = [] }): Fix => ({
    title,
    certain,
    intents: [
      ...above.map((sentence) => ({ do: 'add above block' as const, at, text: sentence })),
      { do: 'replace lines', from: one.from, to: last.to, with: written.join('\n') },
    ],
  }));
  return [toFinding('unreadable-sentence', message, data, at, fixes)];
}
