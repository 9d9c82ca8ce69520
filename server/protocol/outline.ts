/**
 * Finds written rounds and combatants again while a text is edited. Client, server and page share this code so that
 * they agree.
 */
import { indexNow } from './scenario-place.ts';

/** The fingerprint of a written round; `holds` summarises its announcements. */
export interface RoundPrint {
  readonly number: number;
  readonly title?: string;
  readonly holds: string;
}

/** What is followed across edits of a scenario: its written rounds in text order, and the names of its cast. */
export interface Outline {
  readonly rounds: readonly RoundPrint[];
  readonly cast: readonly string[];
}

/** A written round by its index; `gone` is set if a later text didn’t have it. */
export interface RoundHome {
  readonly round: number;
  readonly gone?: RoundPrint;
}

/** A step by its key in a text; `round` is the index of its round, in case several have the same number. */
export interface StepPlace {
  readonly step: string;
  readonly outline?: Outline | undefined;
  readonly round?: number | undefined;
}

/** Maps the rounds and names of one text to another. */
export interface Following {
  /** The index of a round; undefined if it is gone. */
  readonly roundNow: (round: number) => number | undefined;
  readonly homeNow: (home: RoundHome) => RoundHome;
  /** The key of a step; undefined if its round is gone. */
  readonly keyNow: (key: string, round?: number) => string | undefined;
  /** The key of a step in a round of the other text; if the round is gone, it keeps the old number. */
  readonly keyIn: (key: string, home: RoundHome) => string;
  /** A name that didn’t exist, or no longer exists, is returned unchanged. */
  readonly nameNow: (name: string) => string;
}

const known = new WeakMap<Outline, WeakMap<Outline, Following>>();

/** Cached: returns the same value for the same outlines. */
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

/** The key of a step in another text than the one it is from. */
export function stepNow({ step, outline, round }: StepPlace, after: Outline | undefined): string | undefined {
  return outline === undefined || after === undefined ? step : following(outline, after).keyNow(step, round);
}

/** The index of a round in another text than the one it is from. */
export function roundNow(round: number, before: Outline | undefined, after: Outline | undefined): number | undefined {
  return before === undefined || after === undefined ? round : following(before, after).roundNow(round);
}

/** The first round with the number in a key; −1 if there is none. */
function firstNumbered({ rounds }: Outline, key: string): number {
  return rounds.findIndex(({ number }) => key.startsWith(`${number}/`));
}

/**
 * Criteria for matching rounds, the most reliable first: a missing or duplicate title says less than the announcements.
 */
const marks: readonly ((round: RoundPrint) => string | undefined)[] = [
  ({ number, title, holds }) => JSON.stringify([number, title, holds]),
  ({ title, holds }) => JSON.stringify([title, holds]),
  ({ title }) => title,
  ({ holds }) => holds,
];

/** The new index of each round; the nth of several duplicates stays the nth. */
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

/** Rounds left between the same neighbours, if as many as before, are matched in order unless they have titles. */
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

/** The new index of a round that was gone: one of those that have just been added. */
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

/** The new name of each combatant. */
function namesNow(before: readonly string[], after: readonly string[]): ReadonlyMap<string, string> {
  return new Map(before.map((name, index) => [name, after[indexNow(before, index, after) ?? -1] ?? name] as const));
}

/** Keys end with the names of the people they are about. */
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
