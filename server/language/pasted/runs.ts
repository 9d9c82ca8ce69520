/** Finds runs of lines that a writer pasted, or wrote as in another kind of text, and says what they are: one finding for each. */
import type { Finding, Fix } from '../../engine/index.ts';
import type { Document } from '../document.ts';
import { indexOfSentence } from '../layout.ts';
import { toFinding } from '../reading-rules.ts';
import type { Statement, World } from '../statement.ts';
import { castFrom } from './cast.ts';
import { commentFrom, trailingCommentFrom } from './comments-run.ts';
import { headingFrom, ruleFrom } from './headings-run.ts';
import { listFrom } from './lists-run.ts';
import { isDoubtful, PastedText, sourcesOf, type PastedLine } from './pasted-text.ts';
import { proseFrom } from './prose-run.ts';
import type { Recognise, Run, Scope } from './run.ts';
import { Trial } from './trial.ts';

/** The sentences of one scenario, or of the head, and how they are read. */
export interface Part {
  readonly statements: readonly Statement[];
  readonly world: World;
}

/** What was recognised: findings, and the numbers of the sentences of which nothing else has to be said. */
export interface Pasted {
  readonly findings: readonly Finding[];
  readonly sentences: ReadonlySet<number>;
}

/** In this order lines are looked at: what says most about them comes first. */
const kinds: readonly Recognise[] = [ruleFrom, trailingCommentFrom, castFrom, listFrom, commentFrom, headingFrom, proseFrom];

/** So many runs are looked for in one text, beyond which a writer gains nothing. */
const mostRuns = 60;
/** So many lines that nothing is known of are looked at. */
const mostTries = 400;

const nothing: Pasted = { findings: [], sentences: new Set() };

/** The runs of a document, in the order of the text. */
export function pastedIn(document: Document, parts: readonly Part[], hasScenario: boolean): Pasted {
  if (!parts.some(({ statements }) => statements.some(isDoubtful))) return nothing;
  const runs = runsIn(document, parts, hasScenario);
  const sentences = new Set(runs.flatMap(({ lines }) => lines.flatMap(({ statements }) => statements.map(({ sentence }) => sentence.id))));
  return { findings: runs.flatMap((run) => toFindings(document, run.text, run)), sentences };
}

interface Found extends Run {
  readonly text: PastedText;
}

function runsIn(document: Document, parts: readonly Part[], hasScenario: boolean): readonly Found[] {
  const text = new PastedText(document, parts.flatMap(({ statements }) => statements));
  const found: Found[] = [];
  const described = new Set<string>();
  let [behind, tries] = [0, 0];
  for (const { statements, world } of parts) {
    const scope: Scope = { text, trial: new Trial(world), ruleset: world.table.ruleset, hasScenario, described };
    for (const statement of statements) {
      if (!isDoubtful(statement) || found.length >= mostRuns || tries >= mostTries) continue;
      const line = text.lineAt(offsetOf(document, statement));
      if (line === undefined || line.from < behind) continue;
      tries += 1;
      const run = firstOf(scope, line);
      if (run === undefined) continue;
      found.push({ ...run, text });
      behind = run.lines.at(-1)?.to ?? behind;
      for (const name of namesIn(run)) described.add(name);
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

/** Names that the first fix of a run declares, in small letters. */
function namesIn({ ways: [first] }: Run): readonly string[] {
  return (first?.lines ?? []).flatMap((line) => /^(?:combatants?|creature)\s(.*?)(?:\sof the\s|$)/u.exec(line)?.[1] ?? [])
    .flatMap((names) => names.match(/\p{Lu}[\p{L}’'-]+/gu) ?? []).map((name) => name.toLowerCase());
}

function offsetOf(document: Document, { sentence, from }: Statement): number {
  return (document.starts[indexOfSentence(document, sentence.id) ?? 0] ?? 0) + (sentence.tokens[from]?.start ?? 0);
}

function toFindings({ file }: Document, text: PastedText, { lines, message, data, ways }: Run): readonly Finding[] {
  const first = lines.find((line) => line.isDoubtful) ?? lines[0];
  const [one, last] = [lines[0], lines.at(-1)].map((line) => line === undefined ? undefined : sourcesOf(file, text, line));
  const at = first === undefined ? undefined : sourcesOf(file, text, first)?.from;
  if (one === undefined || last === undefined || at === undefined) return [];
  const fixes = ways.map(({ title, certain, lines: written, above = [] }): Fix => ({
    title, certain, intents: [
      ...above.map((sentence) => ({ do: 'add above block' as const, at, text: sentence })),
      { do: 'replace lines', from: one.from, to: last.to, with: written.join('\n') },
    ],
  }));
  return [toFinding('unreadable-sentence', message, data, at, fixes)];
}
