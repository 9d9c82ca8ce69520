/** Recognises the intended row of a damaged sentence that affects the context of later sentences or declares names. */
import type { Place } from '../../engine/index.ts';
import { isCapitalised } from '../read/characters.ts';
import { namesAt } from '../match/name-slots.ts';
import type { MatchedPart } from '../match/match-types.ts';
import { Matcher } from '../match/matcher.ts';
import { nearest } from './near.ts';
import { isOtherThanRound } from './round-mistyped.ts';
import type { Row } from '../match/row.ts';
import type { Sentence } from '../read/sentences.ts';
import type { World } from '../read/statement.ts';
import { withoutQuote, withQuoteClosed } from '../read/stray-quote.ts';
import { namesSeveral } from '../match/word-forms.ts';
import type { Token } from '../read/tokens.ts';

/** A row recognised in a damaged sentence; `part` if enough is left of it to have a meaning. */
export interface Recognised {
  readonly row: Row;
  readonly place: Place;
  readonly sentence: Sentence;
  readonly part?: MatchedPart;
}

/** The nearest row that opens a context or declares a name: one word missing, doubled or misspelt, or a stray mark. */
export function recognise(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  places: readonly Place[],
): Recognised | undefined {
  if ((to - from < 2 && !isFirstRound(sentence.tokens[from], places)) || to - from > 60)
    return byFirstWord(world, sentence, from, places);
  for (const edited of edits(world, sentence, from, to)) {
    const found = matchStructure(world, sentence, edited, from, to + edited.grown, places);
    if (found !== undefined) return found;
  }
  return byFirstWord(world, sentence, from, places);
}

/** The row of an announcement, if the sentence has an actor and a colon, or an actor and a verb. */
export function recogniseAnnouncement(world: World, sentence: Sentence, from: number, to: number): Row | undefined {
  const rows = world.table.announcements(world.names, namesSeveral(sentence.tokens, to));
  const verb = sentence.tokens.findIndex((token, index) => index >= from && index < to && rows.has(token.text));
  const row = rows.get(sentence.tokens[verb]?.text ?? '') ?? rows.values().next().value;
  const world2 = new Matcher(world, sentence, from, to, () => []);
  const ends = namesAt(world2, from).map((names) => names.end);
  const colon = sentence.tokens.findIndex(
    (token, index) => index >= from && index < to && token.text === ':' && token.kind === 'mark',
  );
  if (colon >= 0 && (ends.includes(colon) || verb === colon + 1 || isActorSlip(world, sentence, from, colon)))
    return row;
  return verb >= 0 && (ends.includes(verb) || verb === from) ? row : undefined;
}

/** Whether the colon has a word after it, and before it nothing, or one undeclared word that looks like a name. */
function isActorSlip({ lexicon }: World, { tokens }: Sentence, from: number, colon: number): boolean {
  const [first, behind] = [tokens[from], tokens[colon + 1]];
  if (behind?.kind !== 'word' || isCapitalised(behind.text)) return false;
  return (
    colon === from ||
    (colon === from + 1 &&
      first?.kind === 'word' &&
      /\p{Lu}/u.test(first.text) &&
      !lexicon.clauseWords.has(first.text.toLowerCase()))
  );
}

/** A lone 1 before any round is the heading of the first. */
function isFirstRound(token: Token | undefined, places: readonly Place[]): boolean {
  return token?.kind === 'number' && token.text === '1' && !places.includes('round');
}

interface Edited {
  readonly sentence: Sentence;
  /** Number of tokens by which it is longer than the written sentence. */
  readonly grown: number;
  readonly inserted?: number;
}

function* edits(world: World, sentence: Sentence, from: number, to: number): Generator<Edited> {
  const { tokens } = sentence;
  const keywords = world.table.structureWords;
  const change = (changed: readonly Token[]): Sentence => ({ ...sentence, tokens: changed });
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    const near = token?.kind === 'word' && !keywords.has(token.text) ? nearest(token.text, keywords) : undefined;
    if (token !== undefined && near !== undefined)
      yield { sentence: change(tokens.with(at, { ...token, text: near.word })), grown: 0 };
  }
  yield* misspeltKinds(world, sentence, from, to);
  if (from === 0 && to === tokens.length)
    for (const mended of [...withQuoteClosed(sentence), ...withoutQuote(sentence)])
      yield { sentence: mended, grown: mended.tokens.length - to };
  for (let at = from; at < to; at += 1) yield { sentence: change(tokens.toSpliced(at, 1)), grown: -1 };
  for (let at = from; at <= to; at += 1) {
    const place = tokens[at]?.start ?? tokens.at(-1)?.end ?? 0;
    for (const text of keywords) {
      const kind = /^\p{L}/u.test(text) ? 'word' : 'mark';
      yield {
        sentence: change(
          tokens.toSpliced(at, 0, { kind, text, start: place, end: place, onNewLine: false, open: false }),
        ),
        grown: 1,
        inserted: at,
      };
    }
  }
}

/** Corrects the kind of a verb to the nearest one. */
function* misspeltKinds(world: World, sentence: Sentence, from: number, to: number): Generator<Edited> {
  const kinds = new Set(world.lexicon.verbKinds.all.flatMap((kind) => kind.split(' ')));
  for (const [at, token] of sentence.tokens.entries()) {
    const near =
      at < from || at >= to || token.kind !== 'word' || kinds.has(token.text) ? undefined : nearest(token.text, kinds);
    if (near !== undefined)
      yield { sentence: { ...sentence, tokens: sentence.tokens.with(at, { ...token, text: near.word }) }, grown: 0 };
  }
}

function matchStructure(
  world: World,
  written: Sentence,
  { sentence, inserted }: Edited,
  from: number,
  to: number,
  places: readonly Place[],
): Recognised | undefined {
  for (const place of places) {
    const rows = world.table
      .candidates(place, sentence.tokens, from, to, world.names)
      .filter((row) => world.table.isStructure(row));
    if (rows.length === 0) continue;
    const [part] = new Matcher(world, sentence, from, to, () => []).match(rows) ?? [];
    if (part !== undefined && hasEvidence(part, inserted) && !isOtherWord(part.row, written, from))
      return { row: part.row, place, sentence, part };
  }
  return undefined;
}

/** An inserted word is no evidence: something else must support the row. */
function hasEvidence(part: MatchedPart, inserted: number | undefined): boolean {
  return (
    inserted === undefined ||
    part.marks.some((mark) =>
      mark.is === 'literal'
        ? mark.from !== inserted
        : mark.is === 'slot' && ['pronoun', 'number', 'choice'].includes(mark.node.type),
    )
  );
}

/** The row that starts with the sentence's first word, or one near it. */
function byFirstWord(world: World, sentence: Sentence, from: number, places: readonly Place[]): Recognised | undefined {
  const first = sentence.tokens.slice(from).find((token) => token.kind !== 'mark');
  if (first?.kind !== 'word') return undefined;
  for (const place of places) {
    const rows = world.table.rowsOf(place).filter((row) => row.leading && world.table.isStructure(row));
    const near = nearest(
      first.text,
      rows.flatMap((row) => row.keys),
    );
    const row = rows.find((known) => near !== undefined && known.keys.includes(near.word));
    if (row !== undefined && !isOtherWord(row, sentence, from)) return { row, place, sentence };
  }
  return undefined;
}

function isOtherWord(row: Row, { tokens }: Sentence, from: number): boolean {
  const [first, second] = tokens.slice(from).filter(({ kind }) => kind !== 'mark');
  return row.id === 'round' && isOtherThanRound(first, second);
}
