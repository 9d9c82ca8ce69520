/**
 * Which written round and which combatant is meant while a text is edited. Client, server and page have to agree on it,
 * so it is worked out here.
 */
import { indexNow } from './scenario-place.ts';

/** A written round, and by what it is known again: `holds` is what is announced in it, in short. */
export interface RoundPrint {
  readonly number: number;
  readonly title?: string;
  readonly holds: string;
}

/**
 * What of a scenario is followed: its rounds as they are written, in the order of the text, and the names of its cast.
 */
export interface Outline {
  readonly rounds: readonly RoundPrint[];
  readonly cast: readonly string[];
}

/** A written round by its place among all of them; `gone` is set of one that a text since then didn’t have. */
export interface RoundHome {
  readonly round: number;
  readonly gone?: RoundPrint;
}

/** A step by its key in a text; of a round that is known by its place, where several have one number. */
export interface StepPlace {
  readonly step: string;
  readonly outline?: Outline | undefined;
  readonly round?: number | undefined;
}

/** What has become of the rounds and the names of one text in another. */
export interface Following {
  /** Of a round by its place; undefined where it isn’t there any more. */
  readonly roundNow: (round: number) => number | undefined;
  readonly homeNow: (home: RoundHome) => RoundHome;
  /** The key of a step; undefined where its round isn’t there any more. */
  readonly keyNow: (key: string, round?: number) => string | undefined;
  /** The key of a step in a round of the other text; of one that is gone it has the old number. */
  readonly keyIn: (key: string, home: RoundHome) => string;
  /** A name that nobody had, or nobody has any more, stays as it is. */
  readonly nameNow: (name: string) => string;
}

const known = new WeakMap<Outline, WeakMap<Outline, Following>>();

/** The same value for the same outlines. */
export function following(before: Outline, after: Outline): Following {
  const ofBefore = known.get(before) ?? new WeakMap<Outline, Following>();
  known.set(before, ofBefore);
  const found = ofBefore.get(after) ?? follow(before, after);
  ofBefore.set(after, found);
  return found;
}

function follow(before: Outline, after: Outline): Following {
  const rounds = roundsNow(before.rounds, after.rounds);
  const names = namesNow(before.cast, after.cast);
  const homeNow = (home: RoundHome): RoundHome => {
    const { round, gone } = home;
    if (gone !== undefined) {
      const back = roundBack(gone, rounds, after.rounds);
      return back === undefined ? home : { round: back };
    }
    const [was, now] = [before.rounds[round], rounds[round]];
    if (was === undefined || now === round) return home;
    return now === undefined ? { round, gone: was } : { round: now };
  };
  const keyIn = (key: string, { round, gone }: RoundHome): string => {
    const number = gone === undefined ? after.rounds[round]?.number : undefined;
    return number === undefined ? renamedKey(key, names) : renamedKey(key, names).replace(/^[^/]*/u, String(number));
  };
  return {
    homeNow,
    keyIn,
    roundNow: (round) => rounds[round],
    keyNow: (key, round = firstNumbered(before, key)) => {
      const now = rounds[round];
      return now === undefined && before.rounds[round] !== undefined ? undefined : keyIn(key, { round: now ?? -1 });
    },
    nameNow: (name) => names.get(name) ?? name,
  };
}

/** The key of a step in another text than the one for which it is known. */
export function stepNow({ step, outline, round }: StepPlace, after: Outline | undefined): string | undefined {
  return outline === undefined || after === undefined ? step : following(outline, after).keyNow(step, round);
}

/** The place of a round in another text than the one for which it is known. */
export function roundNow(round: number, before: Outline | undefined, after: Outline | undefined): number | undefined {
  return before === undefined || after === undefined ? round : following(before, after).roundNow(round);
}

/** Of rounds with the number of a key the first one; −1 where there is none. */
function firstNumbered({ rounds }: Outline, key: string): number {
  return rounds.findIndex(({ number }) => key.startsWith(`${number}/`));
}

/**
 * By these a round is known again, the surest first: a title that others have too, or none, says less than what is
 * announced.
 */
const marks: readonly ((round: RoundPrint) => string | undefined)[] = [
  ({ number, title, holds }) => JSON.stringify([number, title, holds]),
  ({ title, holds }) => JSON.stringify([title, holds]),
  ({ title }) => title,
  ({ holds }) => holds,
];

/** For each of the rounds where it is now; the how-manieth of several that are the same stays that. */
function roundsNow(before: readonly RoundPrint[], after: readonly RoundPrint[]): readonly (number | undefined)[] {
  const now: (number | undefined)[] = before.map(() => undefined);
  const free = new Set(after.keys());
  const pair = (was: number, is: number): void => {
    now[was] = is;
    free.delete(is);
  };
  for (const markOf of marks) {
    const there = new Map<string, number[]>();
    for (const is of free) {
      const mark = markOf(after[is] ?? noRound);
      if (mark !== undefined) there.set(mark, [...(there.get(mark) ?? []), is]);
    }
    for (const [was, round] of before.entries()) {
      const is = now[was] === undefined ? there.get(markOf(round) ?? '')?.shift() : undefined;
      if (is !== undefined) pair(was, is);
    }
  }
  for (const [was, is] of inPlace(before, after, now)) pair(was, is);
  return now;
}

const noRound: RoundPrint = { number: 0, holds: '' };

/**
 * What is left between the same neighbours, as many as before, is the same in that order, if no title says otherwise.
 */
function inPlace(
  before: readonly RoundPrint[],
  after: readonly RoundPrint[],
  now: readonly (number | undefined)[],
): readonly (readonly [was: number, is: number])[] {
  const ends = [
    ...now.flatMap((is, was) => (is === undefined ? [] : [[was, is] as const])),
    [before.length, after.length] as const,
  ];
  let [was, is] = [-1, -1];
  return ends.flatMap(([endWas, endIs]) => {
    const [fromWas, fromIs] = [was + 1, is + 1];
    [was, is] = [endWas, endIs];
    if (endWas - fromWas !== endIs - fromIs) return [];
    return Array.from({ length: endWas - fromWas }, (_, at) => [fromWas + at, fromIs + at] as const).filter(
      ([one, other]) => before[one]?.title === undefined && after[other]?.title === undefined && !now.includes(other),
    );
  });
}

/** Where a round is that was gone: among those that weren’t there just now. */
function roundBack(
  gone: RoundPrint,
  now: readonly (number | undefined)[],
  after: readonly RoundPrint[],
): number | undefined {
  const fresh = after.flatMap((round, is) => (now.includes(is) ? [] : [{ round, is }]));
  for (const markOf of marks) {
    const mark = markOf(gone);
    const found = mark === undefined ? undefined : fresh.find(({ round }) => markOf(round) === mark);
    if (found !== undefined) return found.is;
  }
  return undefined;
}

/** For each name the one that they have now. */
function namesNow(before: readonly string[], after: readonly string[]): ReadonlyMap<string, string> {
  return new Map(before.map((name, index) => [name, after[indexNow(before, index, after) ?? -1] ?? name] as const));
}

/** Keys end with the names of those whom they are about. */
function renamedKey(key: string, names: ReadonlyMap<string, string>): string {
  if ([...names].every(([name, now]) => name === now)) return key;
  const [, head = '', about = ''] = /^([^/]*\/[^/]*\/)(.*)$/su.exec(key) ?? [];
  if (head === '') return key;
  const longestFirst = [...names.keys()]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const whole = new RegExp(`(?<=^| )(?:${longestFirst.join('|')})(?=$| )`, 'gu');
  return head + about.replace(whole, (name) => names.get(name) ?? name);
}
