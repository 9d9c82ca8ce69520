/** Recognises stat blocks as printed in rulebooks: labels with values, remarks in brackets, abilities in paragraphs. */
import { bareThing, thingsIn } from './entry.ts';
import { isThing, nobodyYet, type Described } from './described.ts';
import { behindListMark, isRule, markedHeading } from './marks.ts';
import type { PastedLine, PastedText } from './pasted-text.ts';
import { StatWords } from './stat-words.ts';
import { sectionOf } from './section-headings.ts';
import type { Trial } from './trial.ts';

/** A recognised block; `lines` are without its heading. */
export interface Block {
  readonly described: Described;
  readonly lines: readonly PastedLine[];
  /** Number of lines with stats. */
  readonly rows: number;
  /** Whether anything in it is typical of printed blocks. */
  readonly isPrinted: boolean;
  /** Whether there is a remark in brackets after a number. */
  readonly hasRemark: boolean;
}

/** Maximum number of lines of a block. */
const longest = 60;

/** The block that starts on a line; `name` is the combatant described, as far as known. */
export function blockFrom(
  text: PastedText,
  trial: Trial,
  first: PastedLine | undefined,
  name: Described = nobodyYet,
): Block {
  const words = new StatWords(trial.stats);
  let block: Block = { described: name, lines: [], rows: 0, isPrinted: false, hasRemark: false };
  let [line, gap] = [first, 0];
  while (line !== undefined && block.lines.length < longest) {
    const next = withLine(trial, words, block, line, gap);
    if (next === undefined) break;
    block = { ...next, lines: [...block.lines, line] };
    const below = text.below(line);
    [line, gap] = [below?.line, below?.gap ?? 0];
  }
  return block;
}

/** Adds a line to the block; undefined if the line doesn’t belong to it. */
function withLine(trial: Trial, words: StatWords, block: Block, line: PastedLine, gap: number): Block | undefined {
  const { described } = block;
  const text = behindListMark(line.text) ?? line.text;
  if (isRule(text) || opensOther(line) || line.comment !== undefined) return undefined;
  const [, label, value = ''] = /^(\p{L}[\p{L}' ’-]{0,40}?)\s*:\s*(.*)$/u.exec(text) ?? [];
  const trait =
    label === undefined
      ? trial.isTrait(text)
        ? withTrait(block, text)
        : undefined
      : labelledTrait(trial, block, label, value);
  if (trait !== undefined) return trait;
  const { stats, rest } = words.leading(text);
  if (stats.length > 0) return withStats(trial, block, stats, rest);
  if (label !== undefined && !isActor(trial, label)) return withLabel(trial, block, label, value);
  if (isAbilities(text)) return { ...block, isPrinted: true };
  if (markedHeading(text) !== undefined || sectionOf(trial, text) !== undefined) return undefined;
  const things = /^(?:carries|has)\s/iu.test(text) ? thingsIn(trial, text, true) : undefined;
  if (things !== undefined) return { ...block, described: { ...described, things: [...described.things, ...things] } };
  return gap > 0 || block.lines.length === 0 ? undefined : withText(block, text);
}

/** Adds text that continues the last note, or is a new one. */
function withText(block: Block, text: string): Block | undefined {
  const { described } = block;
  const last = described.notes.at(-1);
  if (last !== undefined && !/[.!?]$/u.test(last))
    return { ...block, described: { ...described, notes: [...described.notes.slice(0, -1), `${last} ${text}`] } };
  const isMore = /[.!?]$/u.test(text) || (last !== undefined && text.includes(' '));
  return isMore ? { ...block, described: { ...described, notes: [...described.notes, text] } } : undefined;
}

/** Whether a line was read as a sentence that doesn’t belong in a block. */
function opensOther({ statements }: PastedLine): boolean {
  return statements.some(
    ({ parts: [first], findings }) => first !== undefined && findings.length === 0 && first.place !== 'combatant',
  );
}

function isActor(trial: Trial, label: string): boolean {
  return (
    /^(?:rounds?|scenario|situation|rules|game|scene|act)\b/iu.test(label) || trial.endOfNames(label) === label.length
  );
}

function isAbilities(text: string): boolean {
  return /^(?:special )?abilit(?:y|ies):?$|^(?:powers|traits|special|notes|stats|characteristics):?$/iu.test(
    markedHeading(text) ?? text,
  );
}

function withStats(trial: Trial, block: Block, stats: readonly string[], rest: string): Block | undefined {
  const { described } = block;
  const remark = /^\((.*)\)\.?$/u.exec(rest)?.[1];
  const sentence = rest === '' || remark !== undefined ? undefined : thingsIn(trial, rest, true);
  if (rest !== '' && remark === undefined && sentence === undefined) return undefined;
  const about = stats.at(-1)?.replace(/\s\d.*$/u, '') ?? '';
  return {
    ...block,
    rows: block.rows + 1,
    isPrinted: block.isPrinted || remark !== undefined,
    hasRemark: block.hasRemark || remark !== undefined,
    described: {
      ...described,
      stats: [...described.stats, ...stats],
      things: [...described.things, ...(sentence ?? [])],
      notes: remark === undefined ? described.notes : [...described.notes, `${about}: ${remark}`],
    },
  };
}

function withTrait(block: Block, sentence: string): Block {
  return {
    ...block,
    rows: block.rows + 1,
    described: { ...block.described, sentences: [...block.described.sentences, sentence] },
  };
}

/** `Calm check: 7 (8 when it attacks)`: a sentence of the game with a superfluous colon. */
function labelledTrait(trial: Trial, block: Block, label: string, value: string): Block | undefined {
  const [, plain = value, remark] = /^(.+?)\s*\((.*)\)\.?$/u.exec(value) ?? [];
  const said =
    plain === ''
      ? undefined
      : [titled(label), label, label.toLowerCase()]
          .map((words) => `${words} ${plain}`)
          .find((form) => trial.isTrait(form));
  if (said === undefined) return undefined;
  const { described, ...read } = withTrait(block, said);
  const notes = remark === undefined ? described.notes : [...described.notes, `${label}: ${remark}`];
  return {
    ...read,
    isPrinted: true,
    hasRemark: block.hasRemark || remark !== undefined,
    described: { ...described, notes },
  };
}

function withLabel(trial: Trial, block: Block, label: string, value: string): Block | undefined {
  const { described } = block;
  if (/^(?:weapons?|attacks?|armed with|gear|equipment|carries|items)$/iu.test(label) && value !== '')
    return { ...withWeapons(trial, block, label, value), isPrinted: true };
  if (isAbilities(label) && value === '') return { ...block, isPrinted: true };
  if (block.lines.length === 0 && described === nobodyYet && !isPrintedLabel(label)) return undefined;
  return {
    ...block,
    isPrinted: block.isPrinted || isPrintedLabel(label) || /[.!?]$/u.test(value),
    described: { ...described, notes: [...described.notes, value === '' ? `${label}:` : `${label}: ${value}`] },
  };
}

function isPrintedLabel(label: string): boolean {
  return /^(?:cards?|armou?r|special abilit(?:y|ies)|abilit(?:y|ies)|calm check|description|tactics|weakness(?:es)?)$/iu.test(
    label,
  );
}

function titled(label: string): string {
  return label
    .split(' ')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

/** `Thurible, close. Chain, reach.`: weapons with their classes; `claws, organ pipe`: weapons alone. */
function withWeapons(trial: Trial, block: Block, label: string, value: string): Block {
  let { declared, things, notes } = block.described;
  for (const group of value.split(/[.;](?:\s|$)/u).filter((part) => part.trim() !== '')) {
    for (const { thing, classes } of weaponsIn(trial, group)) {
      const sentence = classes.length === 0 ? undefined : `weapon ${thing}: ${classes.join(', ')}`;
      if (sentence !== undefined && trial.declarationOf(thing) !== sentence) declared = [...declared, sentence];
      if (isThing(trial, thing)) things = [...things, thing];
      else notes = [...notes, `${label}: ${thing}`];
    }
  }
  return { ...block, described: { ...block.described, declared, things, notes } };
}

interface Weapon {
  readonly thing: string;
  readonly classes: readonly string[];
}

function weaponsIn(trial: Trial, group: string): readonly Weapon[] {
  const weapons: Weapon[] = [];
  for (const part of group
    .replace(/[()]/gu, ',')
    .split(/\s*,\s*|\s+and\s+/u)
    .filter((each) => each.trim() !== '')) {
    const last = weapons.at(-1);
    const said = part.trim().toLowerCase();
    if (last !== undefined && trial.reads(`weapon ${last.thing}: ${[...last.classes, said].join(', ')}`, 'scenario')) {
      weapons.splice(-1, 1, { thing: last.thing, classes: [...last.classes, said] });
    } else weapons.push({ thing: bareThing(part), classes: [] });
  }
  return weapons;
}
