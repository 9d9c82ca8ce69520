/** Everything that an editor shows of an open text, in a form comparable between servers. */
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { OpenText } from '../protocol/open-text.ts';

/** By request. */
export type Shown = ReadonlyMap<string, unknown>;

/** Answers that follow the current text, sentence by sentence, and are never held from an earlier one. */
export async function readShown(text: OpenText): Promise<Shown> {
  return new Map<string, unknown>([
    ['outline', await text.outline()],
    ['folds', await text.folds()],
    ['tokens', (await text.tokens()).data],
    ['formatting', await text.formatted()],
  ]);
}

/** Answers that may be held from the last valid text, while a sentence is half-typed. */
export async function figuresShown(text: OpenText): Promise<Shown> {
  const hints = await text.hints();
  const lenses = await text.lenses();
  const document = TextDocument.create(text.uri, 'clash', 1, text.text);
  const hovers = new Map<string, unknown>();
  for (const at of placesOf(text.text)) hovers.set(`hover at ${at}`, await text.hover(document.positionAt(at)));
  // The data of a hint or a lens is private to its server.
  return new Map<string, unknown>([
    ['hints', hints.map(({ position, label }) => ({ position, label }))],
    ['lenses', lenses.map(({ range, command }) => ({ range, title: command?.title, tooltip: command?.tooltip }))],
    ...hovers,
  ]);
}

/** An answer in which the two servers differ, as JSON. */
export interface Difference {
  readonly what: string;
  readonly one: string;
  readonly other: string;
}

export function differences(one: Shown, other: Shown): readonly Difference[] {
  return [...one]
    .map(([what, shown]) => ({ what, one: JSON.stringify(shown), other: JSON.stringify(other.get(what)) }))
    .filter((each) => each.one !== each.other);
}

/** The first difference. */
export function inWords({ what, one, other }: Difference): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 100);
  return `${what}: ${one.slice(from, at + 150)} instead of ${other.slice(from, at + 150)}`;
}

/** Some positions, the same for the same text. */
function placesOf(text: string): readonly number[] {
  return [0.15, 0.35, 0.55, 0.75, 0.9].map((share) => Math.floor(text.length * share));
}
