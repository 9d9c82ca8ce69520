/** Follows `include` sentences and splits the included files into sentences; unchanged files are reused. */
import type { Finding, Source } from '../../engine/index.ts';
import { rereadDocument, toDocument, type Document } from './document.ts';
import { folderOf, includedBy, pathFrom, refusalOf } from './include-paths.ts';
import { sourceOf } from './layout.ts';
import { toFinding } from '../explain/reading-rules.ts';
import { segmentsOf, type Segment } from './segments.ts';

/** Why a path can't be included, other than that there is no file. */
export interface NotTaken {
  readonly why:
    | 'late'
    | 'linked out'
    | 'no file'
    | 'out of the workspace'
    | 'out of the folder'
    | 'unsaved'
    | 'too large'
    | 'unreadable';
}

/** In bytes, far more than the largest text that is read in full; larger files are not included. */
export const mostFileBytes = 32_000_000;

/** Returns the text of a file, by its path from the including file's folder; `undefined` if there is none. */
export type Include = (path: string) => string | NotTaken | undefined;

/** What following includes needs in addition to the text. */
export interface Surroundings {
  /** The path of the text, with `/` as separator; used to detect an include that leads back to it. */
  readonly path: string;
  readonly include: Include | undefined;
  readonly previous: ReadonlyMap<string, Document>;
}

/** Included files in dependency order, and findings about those that can't be included. */
export interface Included {
  readonly documents: readonly Document[];
  /** Each at the path's quotes in the file that includes it, which may itself be an included one. */
  readonly findings: readonly Finding[];
  /** For every file that was looked for the place in the text itself that leads to it. */
  readonly reached: ReadonlyMap<string, Source>;
}

/** Follows the `include` sentences of a segment, recursively. A file that is included twice is used once. */
export function followIncludes(document: Document, segment: Segment, surroundings: Surroundings): Included {
  const walk: Walk = {
    ...surroundings,
    titled: document.titled,
    documents: [],
    findings: [],
    reached: new Map(),
    missing: new Map(),
  };
  const path = surroundings.path.slice(folderOf(surroundings.path).length);
  follow(walk, document, segment, { path, folder: '', way: [] });
  return walk;
}

interface Walk extends Surroundings {
  readonly titled: Document['titled'];
  readonly documents: Document[];
  readonly findings: Finding[];
  readonly reached: Map<string, Source>;
  /** The files that can't be included, with the id of the message that says why. */
  readonly missing: Map<string, string>;
}

/**
 * One `include` in the chain from the text to the current file: the file that contains it, its place, and its words.
 */
interface Step {
  readonly path: string;
  readonly at: Source;
  readonly said: string;
}

/** The file that is being followed, its folder, and the chain of includes that leads to it. */
interface Here {
  readonly path: string;
  readonly folder: string;
  readonly way: readonly Step[];
}

const mostFiles = 100;

function follow(walk: Walk, document: Document, segment: Segment, here: Here): void {
  for (let index = segment.from; index < segment.to; index += 1) {
    const sentence = document.sentences[index];
    const said = sentence === undefined ? undefined : includedBy(sentence);
    if (sentence === undefined || said === undefined) continue;
    const token = sentence.tokens.indexOf(said);
    const at = sourceOf(document.file, sentence, token, token + 1);
    const finding = take(walk, here.folder, [...here.way, { path: here.path, at, said: said.text }]);
    if (finding !== undefined) walk.findings.push(finding);
  }
}

/** Adds the file at the end of a chain, or returns the finding why it can't be included. */
function take(walk: Walk, folder: string, way: readonly Step[]): Finding | undefined {
  const [first, last] = [way[0], way.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const because = (message: string): Finding => toFinding('broken-include', message, { path: last.said }, last.at);
  const refused = refusalOf(last.said);
  if (refused !== undefined) return because(refused);
  const file = pathFrom(walk.path, folder, last.said);
  const circle = way.findIndex(({ path }) => path === file);
  if (circle >= 0) return circular(way, circle);
  const missing = walk.missing.get(file);
  if (missing !== undefined) return because(missing);
  if (walk.reached.has(file)) return undefined;
  if (walk.reached.size >= mostFiles) return because('many');
  walk.reached.set(file, first.at);
  const text = walk.include?.(file);
  if (typeof text !== 'string') {
    const message = text?.why ?? 'missing';
    walk.missing.set(file, message);
    return because(message);
  }
  takeText(walk, file, text, way);
  return undefined;
}

/** Files that a file includes come before it. */
function takeText(walk: Walk, file: string, text: string, way: readonly Step[]): void {
  const known = walk.previous.get(file);
  const document = known === undefined ? toDocument(file, text, walk.titled) : rereadDocument(known, text);
  follow(walk, document, segmentsOf(document).head, { path: file, folder: folderOf(file), way });
  walk.documents.push(document);
}

/**
 * Reports a cycle at the include that enters the file it leads back to; the sentence that closes it is related
 * information.
 */
function circular(way: readonly Step[], circle: number): Finding {
  const [entered, closing] = [way[circle], way.at(-1)];
  if (entered === undefined || closing === undefined) throw new Error('A circle has a beginning');
  const finding = toFinding(
    'broken-include',
    circle === way.length - 1 ? 'itself' : 'cycle',
    { path: entered.said },
    entered.at,
  );
  return entered === closing ? finding : { ...finding, related: [{ source: closing.at, message: 'closing' }] };
}
