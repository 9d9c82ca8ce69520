/** The files that a text takes in, each cut into sentences; read again, those that did not change are kept. */
import type { Finding } from '../engine/index.ts';
import { rereadDocument, toDocument, type Document } from './document.ts';
import { sourceOf } from './layout.ts';
import { toFinding } from './reading-rules.ts';
import { toSegments, type Segment } from './segments.ts';

/** Gives the text of a file, by its path from the including file's folder; `undefined` where there is none. */
export type Include = (path: string) => string | undefined;

/** The heads of included files in the order in which they are needed, and what is to be said about those that are not there. */
export interface Included {
  readonly documents: readonly Document[];
  readonly findings: readonly Finding[];
}

/** Follows the `include` sentences of a segment, and those of what is included. */
export function followIncludes(
  document: Document, segment: Segment, include: Include | undefined, previous: ReadonlyMap<string, Document>,
): Included {
  const walk: Walk = { documents: new Map(), findings: [], include, previous };
  follow(walk, document, segment, [document.file], '', undefined);
  return { documents: [...walk.documents.values()], findings: walk.findings };
}

interface Walk {
  readonly documents: Map<string, Document>;
  readonly findings: Finding[];
  readonly include: Include | undefined;
  readonly previous: ReadonlyMap<string, Document>;
}

const mostFiles = 100;

/** `at` is the place in the first file from which all this was reached: what goes wrong deeper down is said there. */
function follow(walk: Walk, document: Document, segment: Segment, path: readonly string[], folder: string, at: Finding['source'] | undefined): void {
  for (let index = segment.from; index < segment.to; index += 1) {
    const sentence = document.sentences[index];
    const first = sentence?.tokens[0]?.text;
    const second = sentence?.tokens[1];
    if (sentence === undefined || (first !== 'include' && first !== 'Include') || second?.kind !== 'prose') continue;
    const source = at ?? sourceOf(document.file, sentence, 1, 2);
    take(walk, inFolder(folder, second.text), path, source);
  }
}

function take(walk: Walk, file: string, path: readonly string[], source: Finding['source']): void {
  if (path.includes(file) || path[0]?.endsWith(`/${file}`) === true) {
    walk.findings.push(toFinding('broken-include', 'cycle', { path: file }, source));
    return;
  }
  if (walk.documents.has(file) || walk.documents.size >= mostFiles) return;
  const text = walk.include?.(file);
  if (text === undefined) {
    walk.findings.push(toFinding('broken-include', 'missing', { path: file }, source));
    return;
  }
  const known = walk.previous.get(file);
  const document = known === undefined ? toDocument(file, text) : rereadDocument(known, text);
  const { head } = toSegments(document.sentences);
  walk.documents.set(file, document);
  follow(walk, document, head, [...path, file], folderOf(file), source);
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}

function inFolder(folder: string, path: string): string {
  const steps: string[] = [];
  for (const step of `${folder}${path.replaceAll('\\', '/')}`.split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
