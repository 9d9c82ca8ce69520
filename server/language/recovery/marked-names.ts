/** Names with special characters, as `hits}`, need quotes wherever they are used; verbs never have quotes. */
import { derive } from '../../engine/index.ts';
import { toDocument } from '../read/document.ts';
import type { NameTable } from '../match/name-table.ts';
import type { World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import { replaced, type Rewording } from './rewording.ts';

/** Puts quotes around such names. */
export function withMarkedNames(world: World, rewording: Rewording): Rewording | undefined {
  const names = markedNames(world.names);
  if (names.length === 0) return undefined;
  let result = rewording;
  for (let at = rewording.from; at < result.to; at += 1) {
    const { tokens } = result.sentence;
    const found = names.find((name) => endOf(name, tokens, at, result.to) !== undefined);
    const end = found === undefined ? undefined : endOf(found, tokens, at, result.to);
    if (found !== undefined && end !== undefined)
      result = replaced(result, at, end, [found], { kind: 'prose', written: `"${found}"` });
  }
  return result === rewording ? undefined : result;
}

/** Removes the quotes of a verb: `Ann: "garrottes" Bill`. */
export function withoutVerbQuotes(world: World, rewording: Rewording): Rewording | undefined {
  const { tokens } = rewording.sentence;
  const colon = tokens.findIndex(({ kind, text }) => kind === 'mark' && text === ':');
  const verb = tokens[colon + 1];
  if (colon < rewording.from || colon + 1 >= rewording.to || verb?.kind !== 'prose') return undefined;
  const isKnown =
    world.names.called('verb', verb.text) !== undefined || world.table.verbWords(world.names, false).has(verb.text);
  if (!isKnown) return undefined;
  const words = toDocument(world.file, verb.text).sentences[0]?.tokens.map(({ text }) => text) ?? [];
  return words.length === 0 ? undefined : replaced(rewording, colon + 1, colon + 2, words, { written: verb.text });
}

/** Special characters, other than those allowed in or at the end of a word: `O’Hara`, `Jean-Luc`, `Dr. Quill`. */
const hasMark = /[^\p{L}\p{M}\p{N}\s'’.-]/u;

/** Longest first. */
const markedNames = derive('names with marks', (table: NameTable): readonly string[] => {
  const marked = table.names.filter(({ kind, name }) => kind !== 'verb' && hasMark.test(name) && !name.includes('"'));
  return [...new Set(marked.map(({ name }) => name))].sort((one, other) => other.length - one.length);
});

/** The end of the tokens that spell a name from `at` on, including blanks; `undefined` if they don’t. */
function endOf(name: string, tokens: readonly Token[], at: number, to: number): number | undefined {
  const start = tokens[at]?.start ?? 0;
  let spelled = '';
  for (let index = at; index < to && spelled.length < name.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.kind === 'prose' || (index > at && token.onNewLine)) break;
    spelled = `${spelled.padEnd(token.start - start)}${token.text}`;
    if (spelled === name) return index + 1;
    if (!name.startsWith(spelled)) break;
  }
  return undefined;
}
