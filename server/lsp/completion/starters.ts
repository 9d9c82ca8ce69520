/** A short complete scenario of each game for an empty file: as snippets, as fixes, and as lenses. */
import {
  CodeActionKind,
  CompletionItemKind,
  InsertTextFormat,
  type CodeAction,
  type CodeLens,
  type CompletionItem,
  type Range,
} from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { rulesets, starterPlaces, type Starter } from '../../engine/index.ts';
import type { Reading } from '../../language/index.ts';
import { commands } from '../../protocol/index.ts';
import { toRange } from '../connection/convert.ts';
import { toDiagnostic } from '../diagnostics/diagnostics.ts';

const starters: readonly Starter[] = rulesets.map(({ drafting }) => drafting.starter);

/** Whether nothing in a text can be read yet: it is empty, has only comments, or its first word is being typed. */
export function isUnbegun({ statements }: Reading): boolean {
  return statements.every(({ parts }) => parts.length === 0);
}

/** Also offered for the typed word `scenario`. */
export function starterItems(range: Range): readonly CompletionItem[] {
  return starters.map((starter) => ({
    label: starter.title,
    kind: CompletionItemKind.Snippet,
    detail: starter.about,
    filterText: `scenario ${starter.title}`,
    textEdit: { range, newText: toSnippet(starter) },
    insertTextFormat: InsertTextFormat.Snippet,
  }));
}

/** Quick fixes of an empty text: plain text, since not every editor supports tab stops in fixes. */
export function starterActions(analysis: Analysis): CodeAction[] {
  if (!isEmpty(analysis)) return [];
  const diagnostics = analysis.promptFindings.flatMap((finding) => toDiagnostic(analysis, finding) ?? []);
  return starters.map(({ title, text }) => ({
    title: `Begin with: ${title}`,
    kind: CodeActionKind.QuickFix,
    diagnostics,
    edit: { changes: { [analysis.reading.file]: [{ range: roomFor(analysis), newText: text }] } },
  }));
}

/** One lens for each game; its command inserts the starter with tab stops. */
export function starterLenses(analysis: Analysis): CodeLens[] {
  if (!isEmpty(analysis)) return [];
  const range = roomFor(analysis);
  return starters.map((starter) => ({
    range: { start: range.end, end: range.end },
    command: {
      title: starter.title,
      tooltip: starter.about,
      command: commands.writeStarter,
      arguments: [analysis.reading.file, range, toSnippet(starter)],
    },
  }));
}

function isEmpty({ reading }: Analysis): boolean {
  return reading.document.sentences.length === 0;
}

/** A starter replaces blank lines, and goes below comments. */
function roomFor(analysis: Analysis): Range {
  const { text } = analysis.reading;
  return toRange(analysis, { start: text.trim() === '' ? 0 : text.length, end: text.length });
}

/** In snippet syntax: a tab stop for each place, shared by all its occurrences, and the final one at the end. */
export function toSnippet(starter: Starter): string {
  const all = starterPlaces(starter);
  const parts = all.map(({ place, start, end }, index) => {
    const words = escaped(starter.text.slice(start, end));
    const stop =
      all.findIndex((other) => other.place === place) === index ? `\${${place + 1}:${words}}` : `$${place + 1}`;
    return escaped(starter.text.slice(all[index - 1]?.end ?? 0, start)) + stop;
  });
  return `${parts.join('')}${escaped(starter.text.slice(all.at(-1)?.end ?? 0))}$0`;
}

/** Escapes snippet syntax. */
function escaped(text: string): string {
  return text.replace(/[\\$}]/gu, '\\$&');
}
