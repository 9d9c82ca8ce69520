/**
 * Parses a line that describes a combatant: `Ada Pryce, she, Agility 4, Toughness 2 — shotgun`, `3 hounds: Agility 4,
 * teeth`.
 */
import { isCapitalised } from '../read/characters.ts';
import { singulars } from '../match/word-forms.ts';
import { isThing, nobodyYet, type Described } from './described.ts';
import { sideCalled } from './section-headings.ts';
import { StatWords, toNumber } from './stat-words.ts';
import type { Trial } from './trial.ts';

/** Context of a line: under the heading of a side, as an entry of a list, a name may be enough. */
export interface Expected {
  readonly underSide: boolean;
  readonly listed: boolean;
}

/** The description in a line without its list mark; undefined if it describes no combatant. */
export function entryIn(trial: Trial, text: string, { underSide, listed }: Expected): Described | undefined {
  const words = new StatWords(trial.stats);
  const [, label, behind = text] = /^(\p{L}[\p{L} -]*?)\s*:\s*(.+)$/u.exec(text) ?? [];
  const labelled = label === undefined ? undefined : sideCalled(trial, label);
  const entry = labelled === undefined ? text : behind;
  const end = endOfName(words, entry);
  const named = nameIn(entry.slice(0, end), listed);
  if (named === undefined || isSentence(trial, text)) return undefined;
  const started = labelled === undefined ? named : { ...named, side: labelled };
  const described = piecesOf(entry.slice(end)).reduce((sofar, piece) => withPiece(trial, words, sofar, piece), started);
  const isName = named.name.split(' ').every(isCapitalised) && !/[.!?]$/u.test(text);
  const isEnough =
    described.stats.length > 0 ||
    (underSide && listed && isName) ||
    (described.side !== undefined && described.notes.length === 0 && isName);
  return isEnough ? described : undefined;
}

/**
 * Adds the details of a separate line: as a sentence of the game if possible, and otherwise as stats, things or notes.
 */
export function withDetail(trial: Trial, described: Described, text: string): Described {
  const [said] = trial.reads(text, 'combatant') ? [text] : trial.otherwise(text, 'combatant');
  if (said !== undefined)
    return { ...described, sentences: [...described.sentences, ...said.split('\n').map((line) => line.trim())] };
  const words = new StatWords(trial.stats);
  return piecesOf(text).reduce((sofar, piece) => withPiece(trial, words, sofar, piece), described);
}

/** Whether a line is, or was meant to be, a sentence of the game: an action, or a declaration. */
function isSentence(trial: Trial, text: string): boolean {
  return (
    trial.reads(text, 'round') ||
    trial.reads(text, 'scenario') ||
    /^(?:combatants?|creature|weapon|round|scenario|rules|side|verb|situation|note|read aloud)\s/iu.test(text)
  );
}

function endOfName(words: StatWords, text: string): number {
  const ends = [
    text.search(/[,;:(=|]/u),
    text.search(/\s[–—-]+\s/u),
    words.firstIn(text),
    text.search(/\s(?:x|×)\s?\d/u),
  ].filter((end) => end >= 0);
  return ends.length === 0 ? text.length : Math.min(...ends);
}

/** The name at the start of a line, with the count if there are several. */
function nameIn(written: string, listed: boolean): Described | undefined {
  const [, count, plain = ''] =
    /^(?:(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s*(?:x|×)?\s+)?(.*)$/iu.exec(written.trim()) ??
    [];
  const { name, article } = namedBy(plain.replace(/\*+/gu, ''));
  const words = name.split(' ').filter((word) => word !== '');
  if (words.length === 0 || words.length > mostWords || !words.every(isNameWord)) return undefined;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (count === undefined && !listed && !(isCapitalised(first) && isCapitalised(last))) return undefined;
  const all = words.map((word) => (isCapitalised(last) ? word : capitalised(word))).join(' ');
  const many = count === undefined ? undefined : toNumber(count);
  return many === undefined
    ? { ...nobodyYet, name: all, article }
    : { ...nobodyYet, name: many > 1 ? one(all) : all, article: false, count: many };
}

const mostWords = 5;

/** A name as declared: without its article, not in all capitals, with single quotes. */
export function namedBy(written: string): { readonly name: string; readonly article: boolean } {
  const [, article, name = ''] = /^(?:(the|an?)\s+)?(.*)$/iu.exec(written.trim()) ?? [];
  const loud = name.length > 3 && name === name.toUpperCase() && name !== name.toLowerCase();
  const plain = loud ? name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
  return { name: plain.replace(/["“]([^"“”]*)["”]/gu, '‘$1’'), article: article?.toLowerCase() === 'the' };
}

/** Whether a word can be part of a name. */
export function isNameWord(word: string): boolean {
  return /^‘?[\p{L}\p{M}][\p{L}\p{M}\p{N}'’.-]*$/u.test(word);
}

/** `Hound` of `Hounds`. */
function one(name: string): string {
  const words = name.split(' ');
  const [singular] = singulars(words.at(-1) ?? '');
  return singular === undefined ? name : [...words.slice(0, -1), singular].join(' ');
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** A piece of a description; `isSetOff` if a dash precedes it. */
interface Piece {
  readonly text: string;
  readonly isSetOff: boolean;
}

function piecesOf(written: string): readonly Piece[] {
  const text = written.replace(/^\s*(?:[:,;=|]|[–—-]+(?=\s))\s*/u, '');
  const pieces: Piece[] = [];
  let [from, isSetOff] = [0, false];
  for (const match of text.matchAll(/[,;()|]|\.(?=\s|$)|\s[–—-]+(?=\s)/gu)) {
    pieces.push({ text: text.slice(from, match.index).replace(/^\s*:/u, '').trim(), isSetOff });
    isSetOff = /[–—-]/u.test(match[0]);
    from = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(from).replace(/^\s*:/u, '').trim(), isSetOff }].filter(
    (piece) => piece.text !== '',
  );
}

function withPiece(trial: Trial, words: StatWords, described: Described, { text, isSetOff }: Piece): Described {
  const pronoun = /^(she|he|it|they)(?:\s*\/\s*\w+)?$/iu.exec(text)?.[1]?.toLowerCase();
  if (pronoun !== undefined) return { ...described, pronoun };
  const side = sideCalled(trial, text);
  if (side !== undefined) return { ...described, side };
  const count = /^(?:x|×)\s?(\d{1,2})$/iu.exec(text)?.[1];
  if (count !== undefined) return { ...described, name: one(described.name), count: Number(count) };
  const held = thingsIn(trial, text, false);
  if (held !== undefined) return { ...described, things: [...described.things, ...held] };
  if (trial.isTrait(text)) return { ...described, sentences: [...described.sentences, text] };
  const { stats, rest } = words.leading(text);
  const withStats = { ...described, stats: [...described.stats, ...stats] };
  if (rest === '') return withStats;
  const things = thingsIn(trial, rest, isSetOff || withStats.stats.length > 0);
  if (things !== undefined) return { ...withStats, things: [...withStats.things, ...things] };
  const sentence = [rest, rest.slice(0, 1).toLowerCase() + rest.slice(1)].find((said) => trial.isTrait(said));
  return sentence === undefined
    ? { ...withStats, notes: [...withStats.notes, rest] }
    : { ...withStats, sentences: [...withStats.sentences, sentence] };
}

/** Things carried, if a verb says so, or if a few plain words follow stats. */
export function thingsIn(trial: Trial, text: string, isLikely: boolean): readonly string[] | undefined {
  const said =
    /^(?:(?:is |are )?(?:carries|carrying|carry|has|have|holds|holding|wields|wielding|armed with|with)|gear|weapons?|armed)\s*:?\s+(.+)$/iu.exec(
      text,
    )?.[1];
  const things = (said ?? text).split(/\s*,\s*|\s+and\s+/u).map(bareThing);
  const isPlain = things.every(
    (thing) => /^[\p{Ll}][\p{L}' ’-]*$/u.test(thing) && thing.split(' ').length <= (said === undefined ? 3 : 4),
  );
  const isKnown = things.every((thing) => trial.names.called('thing', thing) !== undefined);
  return isPlain && (said !== undefined || isLikely || isKnown) && things.every((thing) => isThing(trial, thing))
    ? things
    : undefined;
}

/** A thing without its article, and in small letters if only its first letter is a capital. */
export function bareThing(text: string): string {
  const bare = text
    .trim()
    .replace(/^(?:the|an?|his|her|its|their)\s+/iu, '')
    .replace(/\.$/u, '');
  return /^\p{Lu}[\p{Ll}'’-]*(?: \p{Ll}+)*$/u.test(bare) ? bare.slice(0, 1).toLowerCase() + bare.slice(1) : bare;
}
