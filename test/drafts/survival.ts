/**
 * What of a draft is still said when it has been mended.
 *
 * An announcement survives where one of the same round says it: the same actor, verb, target, thing and condition, as
 * far as the expected entry has them.
 * - The actor and the target are compared by their declared names, in full or in short.
 * - The verb is the typed one or the plain one in brackets, or one of the same kind with the typed words in the
 * announcement or its notes.
 * - The thing is what is used or done to, or stands in the announcement or its clauses. What the expected file lists as
 * carried
 *   has to stand there, unless the typed line leaves it out; scenery (`behind the seats`) may stand in a note.
 * - A condition has to be the condition of the round, and to ask about somebody whom the expected words name; a note is
 * not enough.
 * - It may stand in the next round where it has a condition or is the second action of a line.
 * Of two actions of a line, one may be in the words of a note under the other; in a game in which one announcement may
 * have several actions, in the words of the announcement itself. What somebody says is no action: it survives as their
 * speech in that round.
 *
 * What stands in somebody's block survives where that block says it: each number of a stats line, the thing of a
 * `carries` line, three quarters of the words of another clause. Prose survives where it prints. A heading has nothing
 * that could be lost.
 */
import type { Condition } from '../../server/engine/index.ts';
import type { Draft, Expected } from './draft.ts';
import { namedIn, type FinalAnnouncement, type FinalReading } from './final-reading.ts';
import { holds, sameName, shareHeld, wordsOf } from './words.ts';

/** An entry and what is lost of it: the names of its fields, none if it survives. */
export interface Fate {
  readonly expected: Expected;
  readonly lost: readonly string[];
}

export function fatesOf({ expected }: Draft, final: FinalReading): readonly Fate[] {
  return expected.map((entry) => ({ expected: entry, lost: lostOf(entry, expected, final) }));
}

/** Announcements without even actor and verb. */
export function droppedActions({ expected }: Draft, final: FinalReading): readonly Expected[] {
  return expected.filter(
    (entry) =>
      entry.kind === 'announcement' &&
      !isAnnounced(entry, final) &&
      !isNoted(entry, expected, final) &&
      !isSpoken(entry, final),
  );
}

const neverProse = new Set(['announcement', 'combatant', 'creature', 'stats', 'carries', 'weapon', 'rules']);

/** Lines that were not prose and have become only prose or a comment. */
export function becomeProse(fates: readonly Fate[], final: FinalReading): readonly Expected[] {
  const printed = [...final.prose(), ...final.comments()];
  return fates
    .filter(
      ({ expected: { kind, second, typed }, lost }) =>
        neverProse.has(kind) && !second && lost.length > 0 && printed.some((words) => holds(words, typed)),
    )
    .map(({ expected }) => expected);
}

function lostOf(entry: Expected, all: readonly Expected[], final: FinalReading): readonly string[] {
  switch (entry.kind) {
    case 'announcement':
      return lostOfAnnouncement(entry, all, final);
    case 'combatant':
    case 'creature':
      return lostOfCombatant(entry, final);
    case 'stats':
      return missing(entry, 'stats', holdsNumbers(final.blockOf(entry.who ?? ''), entry.typed, entry.thing));
    case 'carries':
      return missing(entry, 'thing', carries(final, entry));
    case 'weapon':
      return missing(
        entry,
        'thing',
        final.scenario.things.some(({ name }) => sameName(name, entry.thing ?? '')),
      );
    case 'ability':
      return missing(
        entry,
        'thing',
        [final.blockOf(entry.who ?? ''), ...final.facts(), ...final.prose()].some((words) =>
          holds(words, entry.thing ?? ''),
        ),
      );
    case 'clause':
      return missing(
        entry,
        'thing',
        saidOf(final, entry).some((words) => shareHeld(words, meant(entry.thing)) >= 3 / 4),
      );
    case 'situation':
      return missing(entry, 'situation', isSituation(final, entry));
    case 'prose':
      return missing(
        entry,
        'prose',
        final.prose().some((words) => holds(words, entry.typed)),
      );
    case 'round':
      return missing(
        entry,
        'round',
        final.scenario.rounds.some(({ number }) => number === entry.round),
      );
    case 'rules':
      return missing(entry, 'rules', final.scenario.rules.source !== undefined);
    case 'scenario':
      return missing(entry, 'title', shareHeld(entry.typed, final.scenario.title) === 1);
    case 'heading':
      return [];
    default:
      throw new Error(`Line ${entry.line} has an unknown kind, ${entry.kind}`);
  }
}

function missing(_entry: Expected, what: string, isThere: boolean): readonly string[] {
  return isThere ? [] : [what];
}

function lostOfAnnouncement(entry: Expected, all: readonly Expected[], final: FinalReading): readonly string[] {
  const found = final.announcements.filter(
    (each) => isInRound(entry, each) && isBy(entry, each) && hasVerb(entry, each, final),
  );
  if (found.length === 0) return isNoted(entry, all, final) || isSpoken(entry, final) ? [] : ['action'];
  const losses = found.map((each) => [
    ...(hasTarget(entry, each) ? [] : ['target']),
    ...(hasThing(entry, all, each) || isImplied(entry, final) ? [] : ['thing']),
    ...(hasCondition(entry, each, final) ? [] : ['condition']),
  ]);
  return losses.reduce((best, each) => (each.length < best.length ? each : best));
}

function isAnnounced(entry: Expected, final: FinalReading): boolean {
  return final.announcements.some((each) => isInRound(entry, each) && isBy(entry, each) && hasVerb(entry, each, final));
}

/** Whether it is one of two actions of a line, in a note of the other. */
function isNoted(entry: Expected, all: readonly Expected[], final: FinalReading): boolean {
  const others = all.filter(
    (each) =>
      each !== entry &&
      each.line === entry.line &&
      each.kind === 'announcement' &&
      each.who === entry.who &&
      (each.second || entry.second),
  );
  return final.announcements.some(
    (each) =>
      others.some((other) => isInRound(other, each) && isBy(other, each) && hasVerb(other, each, final)) &&
      (holds(each.notes, typedVerb(entry)) ||
        (final.ruleset.vocabulary.announcesAgain === true && holds(each.words, typedVerb(entry)))),
  );
}

function isSpoken(entry: Expected, final: FinalReading): boolean {
  return final
    .speeches(entry.round)
    .some((speaker) => holds(speaker, entry.who ?? '') && holds(speaker, typedVerb(entry)));
}

function isInRound(entry: Expected, { round }: FinalAnnouncement): boolean {
  return (
    round.number === entry.round ||
    (round.number === entry.round + 1 && (entry.second || entry.condition !== undefined))
  );
}

function isBy({ who = '' }: Expected, { announcement }: FinalAnnouncement): boolean {
  return announcement.actors.some(({ id, text }) => sameName(id ?? text, who));
}

function hasVerb(
  entry: Expected,
  { announcement, words, notes }: FinalAnnouncement,
  { ruleset }: FinalReading,
): boolean {
  const [typed, plain] = [typedVerb(entry), plainVerb(entry)];
  const verb = announcement.verb.text;
  if (holds(verb, typed) || holds(typed, verb) || (plain !== undefined && holds(plain, verb))) return true;
  const kinds = ruleset.vocabulary.verbs
    .filter(({ word }) => word === plain || holds(typed, word))
    .map(({ kind }) => kind);
  return kinds.includes(announcement.kind) && (holds(words, typed) || holds(notes, typed));
}

/** `fires (shoots)` is typed as the first and means the second. */
function typedVerb({ verb = '' }: Expected): string {
  return verb.replace(/\s*\(.*\)/u, '');
}

function plainVerb({ verb = '' }: Expected): string | undefined {
  return /\((.*)\)/u.exec(verb)?.[1];
}

function hasTarget({ target }: Expected, { announcement }: FinalAnnouncement): boolean {
  return (
    target === undefined ||
    [...announcement.targets, ...(announcement.beside ?? [])].some(({ id, text }) => sameName(id ?? text, target))
  );
}

function hasThing(
  { thing, who }: Expected,
  all: readonly Expected[],
  { announcement, words, notes }: FinalAnnouncement,
): boolean {
  if (
    thing === undefined ||
    [announcement.thing?.text, announcement.thing?.id, announcement.object?.text, words].some((each) =>
      holds(each ?? '', thing),
    )
  )
    return true;
  const isCarried = all.some(
    (each) => each.kind === 'carries' && each.who === who && sameName(each.thing ?? '', thing),
  );
  return !isCarried && holds(notes, thing);
}

/**
 * A thing that the typed line doesn’t name is the one that its actor carries, and needn’t be named afterwards either.
 */
function isImplied(entry: Expected, final: FinalReading): boolean {
  return entry.thing !== undefined && !holds(entry.typed, entry.thing) && carries(final, entry);
}

function hasCondition({ condition }: Expected, { round }: FinalAnnouncement, { scenario }: FinalReading): boolean {
  if (condition === undefined) return true;
  if (round.when === 'always') return false;
  if (condition === 'otherwise') return round.when === 'otherwise' || isDenied(round.when);
  const named = scenario.combatants.filter(({ name }) => wordsOf(name).some((word) => holds(condition, word)));
  return (
    round.when === 'otherwise' ||
    named.length === 0 ||
    namedIn(round.when).some(({ id }) => named.some(({ name }) => name === id))
  );
}

function isDenied(when: Condition): boolean {
  return when.kind === 'not';
}

function lostOfCombatant({ who = '', side }: Expected, final: FinalReading): readonly string[] {
  const found = final.blocks().find(({ name }) => sameName(name, who));
  if (found === undefined) return ['who'];
  return side === undefined || !('side' in found) || isSide(found.side.id ?? found.side.text, side) ? [] : ['side'];
}

/** The Host of Demon City is the GM of other games. */
function isSide(found: string, side: string): boolean {
  return sameName(found, side) || (side === 'GM' && found === 'Host');
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Whether a block has each number of a line, or of the words that are meant by it. */
function holdsNumbers(block: string, typed: string, thing: string | undefined): boolean {
  const digits = (words: string): readonly string[] =>
    wordsOf(words)
      .map((word) => (numbers.includes(word) ? String(numbers.indexOf(word)) : word))
      .filter((word) => /^\d+$/u.test(word));
  const written = digits(block);
  return (
    block !== '' &&
    digits(thing ?? typed).every((digit) => written.includes(digit)) &&
    (thing === undefined || shareHeld(block, thing) === 1)
  );
}

function carries(final: FinalReading, { who = '', thing = '' }: Expected): boolean {
  return final
    .blocks()
    .some((block) => sameName(block.name, who) && block.carries.some(({ id, text }) => sameName(id ?? text, thing)));
}

/** Everything about somebody: their block, what they announce, facts that name them. */
function saidOf(final: FinalReading, { who = '' }: Expected): readonly string[] {
  return [
    final.blockOf(who),
    ...final.announcements
      .filter(({ announcement }) => announcement.actors.some(({ id, text }) => sameName(id ?? text, who)))
      .map(({ words }) => words),
    ...final.facts().filter((words) => holds(words, who)),
  ];
}

/** Words of an expected clause for a kind of thing, which don’t occur in the text. */
function meant(thing = ''): string {
  return thing.replace(/\b(?:drive|advantages?|from|on)\b/gu, ' ');
}

/** Where somebody is: a fact, or displayed prose. */
function isSituation(final: FinalReading, { who, thing, typed }: Expected): boolean {
  const said = [...final.facts(), ...final.prose()];
  if (said.some((words) => holds(words, typed))) return true;
  return said.some(
    (words) =>
      (who === undefined || holds(words, who)) &&
      (thing === undefined || holds(words, thing)) &&
      (who ?? thing) !== undefined,
  );
}
