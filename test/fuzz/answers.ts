/** All that an editor shows of an open text, in a form that can be compared with that of another server. */
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { OpenText } from '../protocol/open-text.ts';

/** By what was asked. */
export type Shown = ReadonlyMap<string, unknown>;

/** What follows the text as it is now, sentence by sentence, and is never held from an earlier one. */
export async function readShown(text: OpenText): Promise<Shown> {
  return new Map<string, unknown>([
    ['outline', await text.outline()],
    ['folds', await text.folds()],
    ['tokens', (await text.tokens()).data],
    ['formatting', await text.formatted()],
  ]);
}

/** What may be held from the last text that could be read, while a sentence is half-typed. */
export async function figuresShown(text: OpenText): Promise<Shown> {
  const hints = await text.hints();
  const lenses = await text.lenses();
  const document = TextDocument.create(text.uri, 'clash', 1, text.text);
  const hovers = new Map<string, unknown>();
  for (const at of placesOf(text.text)) hovers.set(`hover at ${at}`, await text.hover(document.positionAt(at)));
  // What a hint or a lens has in its data is for the server that made it.
  return new Map<string, unknown>([
    ['hints', hints.map(({ position, label }) => ({ position, label }))],
    ['lenses', lenses.map(({ range, command }) => ({ range, title: command?.title, tooltip: command?.tooltip }))],
    ...hovers,
  ]);
}

/** An answer of which the two servers don’t say the same, as JSON. */
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

/** The first place at which the two are not the same. */
export function inWords({ what, one, other }: Difference): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 100);
  return `${what}: ${one.slice(from, at + 150)} instead of ${other.slice(from, at + 150)}`;
}

/** Some places, the same for the same text. */
function placesOf(text: string): readonly number[] {
  return [0.15, 0.35, 0.55, 0.75, 0.9].map((share) => Math.floor(text.length * share));
}
