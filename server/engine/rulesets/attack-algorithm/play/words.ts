/** Phrases about rolls, hits and hit points. */
import { count, list, sentence } from '../../../play/words.ts';
import { groupAgrees, groupWords, type Cast, type Fighter } from '../cast.ts';
import { conditionOf, isOut, type Fight } from '../fight.ts';

/** `once`, `twice`, `3 times`. */
export function timesWords(times: number): string {
  return times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
}

/** `the Wardens hit 3 times`, `the Host hits nobody`. */
export function hitsWords(cast: Cast, group: string, hits: number): string {
  return (
    `${groupWords(cast, group)} ${groupAgrees(cast, group, 'hit', 'hits')} ` +
    (hits === 0 ? 'nobody' : timesWords(hits))
  );
}

/** `2 hits`, `no hits`. */
export function hitCount(hits: number): string {
  return hits === 0 ? 'no hits' : count(hits, 'hit');
}

/** The possessive of a group: `the Wardens’`, `the Host’s`. */
export function groupOwns(cast: Cast, group: string): string {
  return `${groupWords(cast, group)}${groupAgrees(cast, group, '’', '’s')}`;
}

/** A number for display, with a typographic minus. */
export function whole(number: number): string {
  return `${number}`.replace('-', '−');
}

/** Names in a sentence: `the Reeve`, `Brok and Cur`. */
export function calledWords(fighters: readonly Fighter[]): string {
  return list(fighters.map(({ called }) => called));
}

/**
 * The change of hit points, or of the damage taken: `from 8 to 3 HP`, `9 damage in all`; empty where that adds nothing.
 */
export function pointsWords(before: Fight, after: Fight, { name }: Fighter): string {
  const [was, is] = [conditionOf(before, name), conditionOf(after, name)];
  if (was.hitPoints !== undefined && is.hitPoints !== undefined)
    return `from ${whole(was.hitPoints.now)} to ${whole(is.hitPoints.now)} HP`;
  return was.damage === 0 ? '' : `${is.damage} damage in all`;
}

/** `and is out of the fight`, `and is back in the fight`; empty where neither has changed. */
export function leavingWords(before: Fight, after: Fight, { name }: Fighter): string {
  if (isOut(before, name) === isOut(after, name)) return '';
  return isOut(after, name) ? 'and is out of the fight' : 'and is back in the fight';
}

/** Joins the non-empty parts into a sentence with a capital and a full stop; empty where all of them are empty. */
export function fullSentence(...parts: readonly string[]): string {
  const text = parts.filter((part) => part !== '').join(' ');
  return text === '' ? '' : `${sentence(text)}.`;
}
