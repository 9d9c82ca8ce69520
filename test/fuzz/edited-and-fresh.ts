/** Compares a text that was edited in one server with the same text opened in a fresh server. */
import { methods, type VerdictsAnswer } from '../../server/protocol/index.ts';
import { Editor } from '../protocol/editor.ts';
import type { OpenText } from '../protocol/open-text.ts';
import { differences, figuresShown, inWords, readShown, type Difference } from './answers.ts';
import { runOf } from './random-edits.ts';

/** The result of a run. */
export interface Compared {
  /** Differences in answers that must follow the text, or that aren’t marked as held. */
  readonly differences: readonly string[];
  /** Differences that are marked as held: figures of the last valid text. */
  readonly held: readonly string[];
}

/** Lines that change nothing. Pasting several lines isn’t typing, so that nothing is held back. */
const pasted = '\n\n\n';

/** How often figures that are computed in idle time are requested again. */
const mostAsked = 400;

/** Makes the edits of a run in a server, and compares it at the end and again when they are all undone. */
export async function compareRun(editor: Editor, seed: number): Promise<Compared> {
  const { start, texts } = runOf(seed);
  const address = `file:///adventure/run-${seed}.clash`;
  const edited = await editor.open(start, address);
  await edited.hints();
  const firstLetter = texts.findIndex((text, index) => text.length === (texts[index - 1] ?? start).length + 1);
  let typed: Settled = { wrong: [], held: [] };
  for (const [index, text] of texts.entries()) {
    await edited.become(text);
    // Some changes come while the answers to the last are computed, and some after.
    if (index % 3 === 0) await edited.hints();
    if (index === firstLetter) typed = await besideFresh(edited, (fresh) => settled(edited, fresh, isMarked));
  }
  const damaged = await compare(editor, edited);
  for (const text of [...texts.slice(0, -1).toReversed(), start]) await edited.become(text);
  const takenBack = await compare(editor, edited);
  await edited.close();
  return {
    differences: [...typed.wrong.map(inWords), ...damaged.differences, ...takenBack.differences],
    held: [...typed.held.map(inWords), ...damaged.held, ...takenBack.held],
  };
}

function compare(editor: Editor, edited: OpenText): Promise<Compared> {
  return besideFresh(edited, async (fresh, other) => {
    const typed = await settled(edited, fresh, isMarked);
    const [now, anew] = [await found(editor, edited), await found(other, fresh)];
    const read = differences(
      new Map([...(await readShown(edited)), ['diagnostics', now]]),
      new Map([...(await readShown(fresh)), ['diagnostics', anew]]),
    );
    const pausing = await settled(edited, fresh, isUnfinished(anew, edited.text) ? isMarked : () => false);
    return {
      differences: [...typed.wrong, ...read, ...pausing.wrong].map(inWords),
      held: [...typed.held, ...pausing.held].map(inWords),
    };
  });
}

/** Does something with the same text in a fresh server. */
async function besideFresh<T>(edited: OpenText, job: (fresh: OpenText, other: Editor) => Promise<T>): Promise<T> {
  const other = await Editor.start();
  const done = await job(await other.open(edited.text, edited.uri), other);
  await other.quit();
  return done;
}

/** The differences at the end, divided into those that may be held and others. */
interface Settled {
  readonly wrong: readonly Difference[];
  readonly held: readonly Difference[];
}

/** The differences when both servers are idle; what may be held isn’t wrong. */
async function settled(
  edited: OpenText,
  fresh: OpenText,
  mayBeHeld: (figure: Difference) => boolean,
): Promise<Settled> {
  let figures = await figureDifferences(edited, fresh);
  for (let asked = 1; !figures.every(mayBeHeld) && asked < mostAsked; asked += 1)
    figures = await figureDifferences(edited, fresh);
  return { wrong: figures.filter((figure) => !mayBeHeld(figure)), held: figures.filter(mayBeHeld) };
}

async function figureDifferences(edited: OpenText, fresh: OpenText): Promise<readonly Difference[]> {
  return differences(await figuresShown(edited), await figuresShown(fresh));
}

/**
 * All findings, including late ones: a request for expectations computes them, and the next version has them at once.
 */
async function found(editor: Editor, text: OpenText): Promise<readonly unknown[]> {
  for (let scenario = 0, verdicts: VerdictsAnswer = []; verdicts !== null; scenario += 1) {
    verdicts = await editor.server.connection.sendRequest<VerdictsAnswer>(methods.verdicts, {
      uri: text.uri,
      scenario,
    });
  }
  await text.become(`${text.text}${pasted}`);
  return text.diagnostics();
}

/**
 * Whether everything that differs from the fresh server is marked as held; parts may be missing. A hover has one mark
 * for all its parts, and so do the lenses of a line.
 */
function isMarked({ one, other }: Difference): boolean {
  const [told, anew] = [listed(one), new Set(listed(other))];
  const marked = told.filter((each) => each.includes('◦'));
  const lines = new Set(marked.map(lineOf));
  return (
    told.every((each) => anew.has(each) || marked.includes(each) || lines.has(lineOf(each))) ||
    (isHover(one) && marked.length > 0)
  );
}

/** The position of a lens, shared by all of its line; anything else stands for itself. */
function lineOf(json: string): string {
  const { range } = JSON.parse(json.startsWith('{') ? json : '{}') as { readonly range?: unknown };
  return range === undefined ? json : JSON.stringify(range);
}

/** The parts of an answer, each as JSON. */
function listed(json: string): readonly string[] {
  const told: unknown = JSON.parse(json);
  if (Array.isArray(told)) return told.map((each) => JSON.stringify(each));
  return typeof told === 'string' ? told.split('\n\n---\n\n') : [];
}

function isHover(json: string): boolean {
  return json.startsWith('"');
}

/**
 * Whether figures may be those of the last valid text: something can’t be read, a name is undeclared, or quotes are
 * empty.
 */
function isUnfinished(diagnostics: readonly unknown[], text: string): boolean {
  return /["“][ \t]*["”]/u.test(text) || diagnostics.some((each) => isProblem(each));
}

function isProblem(diagnostic: unknown): boolean {
  const { severity, code } = diagnostic as { readonly severity?: number; readonly code?: string };
  return severity === 1 || code === 'unknown-name' || code === 'who-is-meant';
}
