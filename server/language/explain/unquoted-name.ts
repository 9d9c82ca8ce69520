/**
 * A name with small words in it that lacks its quotes in its declaration: `combatant the Swan of Corn Quay of the
 * Host`.
 */
import { ownValue, type Finding, type Fix, type Place } from '../../engine/index.ts';
import { isCapitalised } from '../read/characters.ts';
import { declaredKinds } from '../match/declaring-rows.ts';
import { sourceOf } from '../read/layout.ts';
import type { MatchedPart } from '../match/match-types.ts';
import { matchRun } from '../match/match-run.ts';
import { toFinding } from './reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import { slipBeforeName } from './typo-before-name.ts';
import { spoken } from './spoken.ts';
import type { World } from '../read/statement.ts';
import type { Recognised } from './intended-sentence.ts';

/** Maximum number of words of a name. */
const longest = 8;

/** The sentence as read with the name in quotes, and its finding. */
export interface Unquoted {
  readonly recognised: Recognised;
  readonly finding: Finding;
}

/** The first and longest run of plain words that, once quoted, makes the sentence a declaration. */
export function unquotedName(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  places: readonly Place[],
): Unquoted | undefined {
  if (!world.table.declaring.mayDeclare(sentence) || to - from > 60) return undefined;
  const slip = slipBeforeName(world, sentence, from, to, places);
  if (slip !== undefined) return slip;
  for (let start = from + 1; start < to; start += 1) {
    for (let end = endOfWords(sentence, start, to); end > start; end -= 1) {
      const recognised = isNamelike(sentence, start, end)
        ? withQuotes(world, sentence, [from, to], [start, end], places)
        : undefined;
      if (recognised !== undefined) return { recognised, finding: describe(world, sentence, start, end) };
    }
  }
  return undefined;
}

function endOfWords({ tokens }: Sentence, start: number, to: number): number {
  let end = start;
  while (
    end < to &&
    end < start + longest &&
    tokens[end]?.kind === 'word' &&
    (end === start || tokens[end]?.onNewLine === false)
  )
    end += 1;
  return end;
}

/** Whether words could be a name but need quotes: they end with a capitalised one, or are all small. */
function isNamelike({ tokens }: Sentence, start: number, end: number): boolean {
  const capitals = tokens.slice(start, end).map(({ text }) => isCapitalised(text));
  return (
    capitals.includes(false) &&
    (capitals.at(-1) === true || !capitals.includes(true)) &&
    !articles.has(tokens[start]?.text ?? '')
  );
}

const articles = new Set(['the', 'a', 'an']);

function withQuotes(
  world: World,
  sentence: Sentence,
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
  places: readonly Place[],
): Recognised | undefined {
  const [first, last] = [sentence.tokens[start], sentence.tokens[end - 1]];
  if (first === undefined || last === undefined) return undefined;
  const quoted = { ...first, kind: 'prose' as const, text: spoken(sentence.tokens, start, end), end: last.end };
  const changed = { ...sentence, tokens: sentence.tokens.toSpliced(start, end - start, quoted) };
  const found = matchRun(world, changed, from, to - (end - start) + 1, places);
  const [part] = found?.parts ?? [];
  if (
    found === undefined ||
    part === undefined ||
    !declaresAt(part, start) ||
    isOther(world, part, sentence, start, end)
  )
    return undefined;
  return { row: part.row, place: found.place, sentence: changed, part };
}

/** Whether the part declares a new name at a token. */
function declaresAt({ marks }: MatchedPart, at: number): boolean {
  return marks.some(
    (mark) =>
      mark.is === 'slot' &&
      mark.from <= at &&
      at < mark.to &&
      ownValue(declaredKinds, mark.node.type) !== undefined &&
      mark.node.type !== 'newthing' &&
      mark.node.type !== 'newverb',
  );
}

/** Whether something else is meant: several names, or a creature with a side, which only combatants have. */
function isOther(world: World, { row }: MatchedPart, { tokens }: Sentence, start: number, end: number): boolean {
  const words = tokens.slice(start, end);
  if (row.id === 'combatants') return words.some(({ text }) => text === 'and');
  const of = words.findLastIndex(({ text }) => text === 'of');
  const side = start + of + (articles.has(words[of + 1]?.text ?? '') ? 2 : 1);
  return row.id === 'creature' && of >= 0 && world.names.find('side', tokens, side, end)?.end === end;
}

function describe(world: World, sentence: Sentence, start: number, end: number): Finding {
  const name = spoken(sentence.tokens, start, end);
  const source = sourceOf(world.file, sentence, start, end);
  const fix: Fix = {
    title: 'Put the name in quotes',
    certain: true,
    intents: [{ do: 'replace', at: source, with: `"${name}"` }],
  };
  if (!isSmall(name)) return toFinding('unreadable-sentence', 'unquoted', { name }, source, [fix]);
  const better = inCapitals(name);
  return toFinding('unreadable-sentence', 'small name', { better }, source, [
    { title: `Write “${better}”`, certain: true, intents: [{ do: 'replace', at: source, with: better }] },
    { ...fix, certain: false },
  ]);
}

function isSmall(name: string): boolean {
  return name.split(' ').every((word) => /^\p{Ll}/u.test(word)) && name.split(' ').length <= mostCapitals;
}

/** Beyond this number, words that are all small are the writer's own words. */
const mostCapitals = 2;

function inCapitals(name: string): string {
  return name
    .split(' ')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
