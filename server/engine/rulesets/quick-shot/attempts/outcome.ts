/**
 * From dice to what comes of an attempt: which actions are met, and what that makes of the whole. Play, odds and
 * enumeration share it.
 */
import { countsIn, metBy, type Met, type SetsPool } from '../../../chance/index.ts';
import { wordsKey, type Cast } from '../cast.ts';
import type { Attempt, Need } from './attempt.ts';
import { factsOf, lastFact } from '../facts.ts';
import { chooses } from '../options.ts';
import { awaitedBy, depending } from '../waiting.ts';

export const results = ['critical-success', 'success', 'failure', 'critical-failure'] as const;

/**
 * What an attempt comes to as a whole: it succeeds where every action does, and is critical with two ones (qs-064 …
 * qs-067).
 */
export type Result = (typeof results)[number];

/**
 * What becomes of one action. It is left open where the dice can meet it or another, and nothing says which (qa-09).
 */
export type ActionResult = 'met' | 'failed' | 'open';

export interface Outcome {
  readonly result: Result;
  readonly critical: boolean;
  /** In the order of the needs. */
  readonly fates: readonly ActionResult[];
  /** The ways to give the sets to actions that are left, each as the places of the needs that are met. */
  readonly selections: readonly (readonly number[])[];
  /** The places of the needs that the player is said to meet by squashing. */
  readonly squashed: readonly number[];
}

/** How sets are given to actions in one attempt: made once, and asked for many rolls. */
export type Decide = (met: Met, pinned: boolean) => Outcome;

/** `apart` tells actions apart that differ in nothing but their words, and leaves open which of them is met. */
export interface Deciding {
  readonly apart?: true;
}

export function decider({ stage }: Pick<Cast, 'stage'>, attempt: Attempt, { apart }: Deciding = {}): Decide {
  const {
    needs,
    deed: {
      announcement: { clauses },
    },
  } = attempt;
  const order = factsOf(clauses, 'prefers')
    .flatMap(({ actions }) => actions)
    .map(({ text }) => placeOf(needs, text))
    .filter((place) => place >= 0);
  const most = chooses(stage, 'assign', 'most');
  const [given, alike] = [givenTo(attempt), apart === true ? [] : alikeIn(needs)];
  const table = chooses(stage, 'squash', 'host') ? squashedFor(attempt) : [];
  return ({ critical, choices }, pinned) => {
    const squashed = pinned ? table : [];
    // Dice that are given are gone, whatever comes of it; what goes first counts by what it comes to.
    const wanted: Met['choices'] = (pinned ? havingAll(choices, given) : choices).map((places) =>
      depending(needs, withAll(places, squashed)),
    );
    const preferred = order.reduce((left, place) => havingAll(left, [place]), wanted);
    const chosen = most ? widest(preferred) : preferred;
    const selections = maximal(chosen.map((places) => firstOfAlike(places, alike)));
    return { critical, selections, squashed, ...fatesOf(needs, selections, critical) };
  };
}

/** The same of one roll. */
export function outcomeOf(
  cast: Pick<Cast, 'stage'>,
  attempt: Attempt,
  dice: SetsPool,
  roll: readonly number[],
): Outcome {
  return decider(cast, attempt)(metBy(dice, roll), attempt.pins.length > 0);
}

function fatesOf(
  needs: readonly Need[],
  selections: Outcome['selections'],
  critical: boolean,
): Pick<Outcome, 'fates' | 'result'> {
  const fates = needs.map((_, place): ActionResult => {
    const times = selections.filter((places) => places.includes(place)).length;
    return times === 0 ? 'failed' : times === selections.length ? 'met' : 'open';
  });
  return {
    fates,
    result: resultOf(
      fates.every((fate) => fate === 'met'),
      critical,
    ),
  };
}

export function resultOf(succeeds: boolean, critical: boolean): Result {
  if (succeeds) return critical ? 'critical-success' : 'success';
  return critical ? 'critical-failure' : 'failure';
}

/**
 * Actions that differ in nothing but their words: to avoid attacks that are announced in one breath, at the same
 * difficulty.
 */
function alikeIn(needs: readonly Need[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  needs.forEach(({ nature, effect, threats, after }, place) => {
    const [from, ...others] = new Set(threats.map(({ deed }) => deed.announcement.source));
    if (nature !== 'avoidance' || from === undefined || others.length > 0 || after !== undefined) return;
    const key = `${effect} ${from.file} ${from.sentence} ${from.start}`;
    groups.set(key, [...(groups.get(key) ?? []), place]);
  });
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Which of such actions is met makes no difference, so that it counts for the first of them. */
function firstOfAlike(places: readonly number[], alike: readonly (readonly number[])[]): readonly number[] {
  return alike.reduce((now, group) => {
    const met = now.filter((place) => group.includes(place)).length;
    return [...now.filter((place) => !group.includes(place)), ...group.slice(0, met)].sort((one, other) => one - other);
  }, places);
}

/** The actions that the writer gives dice to, so far as those dice can lie there at all. */
function givenTo({
  deed: {
    announcement: { clauses },
  },
  needs,
  dice,
  pins,
}: Attempt): readonly number[] {
  const shown = countsIn(
    dice,
    pins.flatMap((pin) => pin?.value ?? []),
  );
  const open = pins.filter((pin) => pin === undefined).length;
  return factsOf(clauses, 'gives').flatMap(({ count, face, action }) => {
    const place = placeOf(needs, action.text);
    const effect = needs[place]?.effect;
    return effect === undefined ||
      face < dice.target ||
      count.value < effect ||
      (shown[face - 1] ?? 0) + open < count.value
      ? []
      : [place];
  });
}

/** The actions that the player is said to meet by squashing: the one that is named, or all (`option squash host`). */
function squashedFor({
  deed: {
    announcement: { clauses },
  },
  needs,
}: Attempt): readonly number[] {
  const squashes = lastFact(clauses, 'squashes');
  if (squashes === undefined) return [];
  if (squashes.action === undefined) return needs.map((_, place) => place);
  const named = factsOf(clauses, 'squashes').flatMap(({ action }) =>
    action === undefined ? [] : [placeOf(needs, action.text)],
  );
  return named.filter((place) => place >= 0);
}

export function placeOf(needs: readonly Need[], words: string): number {
  return needs.findIndex(({ key }) => key === wordsKey(words));
}

/** These places and those, in the order of the needs. */
function withAll(places: readonly number[], more: readonly number[]): readonly number[] {
  return more.length === 0 ? places : [...new Set([...places, ...more])].sort((one, other) => one - other);
}

/** The choices that have all these places; all of them where none has. */
function havingAll(choices: Met['choices'], places: readonly number[]): Met['choices'] {
  const having = choices.filter((choice) => places.every((place) => choice.includes(place)));
  return having.length === 0 ? choices : having;
}

function widest(choices: Met['choices']): Met['choices'] {
  const most = Math.max(...choices.map(({ length }) => length));
  return choices.filter(({ length }) => length === most);
}

/** Without those of which another has all and more. */
function maximal(choices: Met['choices']): Met['choices'] {
  const apart = [...new Map(choices.map((choice) => [choice.join(), choice])).values()];
  return apart.filter(
    (choice) => !apart.some((other) => other.length > choice.length && choice.every((place) => other.includes(place))),
  );
}

/** Whether an action fails, and so does the one for which it waits. */
export function waitsInVain(needs: readonly Need[], { fates }: Pick<Outcome, 'fates'>, place: number): boolean {
  const need = needs[place];
  const awaited = need === undefined ? undefined : awaitedBy(needs, need);
  return awaited !== undefined && fates[place] === 'failed' && fates[awaited] === 'failed';
}
