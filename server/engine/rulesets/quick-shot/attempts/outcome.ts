/**
 * From dice to the outcome of an attempt: which actions are met, and the result of the whole. Shared by play, odds and
 * enumeration.
 */
import { countsIn, metBy, type Met, type SetsPool } from '../../../chance/index.ts';
import { wordsKey, type Cast } from '../cast.ts';
import type { Attempt, Need } from './attempt.ts';
import { factsOf, lastFact } from '../facts.ts';
import { chooses } from '../options.ts';
import { awaitedBy, depending } from '../waiting.ts';

export const results = ['critical-success', 'success', 'failure', 'critical-failure'] as const;

/**
 * The result of an attempt as a whole: a success where every action succeeds, critical with two ones (qs-064 … qs-067).
 */
export type Result = (typeof results)[number];

/**
 * The result of one action; `open` where it competes with another for sets, and nothing says which gets them (qa-09).
 */
export type ActionResult = 'met' | 'failed' | 'open';

export interface Outcome {
  readonly result: Result;
  readonly critical: boolean;
  /** In the order of the needs. */
  readonly fates: readonly ActionResult[];
  /** The remaining ways to give sets to actions, each as the indices of the needs that are met. */
  readonly selections: readonly (readonly number[])[];
  /** The indices of the needs that the player is said to meet by squashing. */
  readonly squashed: readonly number[];
}

/** Decides which actions are met; created once for an attempt and called for many rolls. */
export type Decide = (met: Met, pinned: boolean) => Outcome;

/** `apart` keeps actions apart that differ only in their words, and leaves open which of them is met. */
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
    // Dice given to an action are used up even if the action fails because another does; preferences apply to the
    // actual result.
    const wanted: Met['choices'] = (pinned ? havingAll(choices, given) : choices).map((places) =>
      depending(needs, withAll(places, squashed)),
    );
    const preferred = order.reduce((left, place) => havingAll(left, [place]), wanted);
    const chosen = most ? widest(preferred) : preferred;
    const selections = maximal(chosen.map((places) => firstOfAlike(places, alike)));
    return { critical, selections, squashed, ...fatesOf(needs, selections, critical) };
  };
}

/** The outcome of one roll. */
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
 * Groups of actions that differ only in their words: they avoid attacks of one announcement, at the same difficulty.
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

/** Which action of a group is met makes no difference, so the first ones count. */
function firstOfAlike(places: readonly number[], alike: readonly (readonly number[])[]): readonly number[] {
  return alike.reduce((now, group) => {
    const met = now.filter((place) => group.includes(place)).length;
    return [...now.filter((place) => !group.includes(place)), ...group.slice(0, met)].sort((one, other) => one - other);
  }, places);
}

/** The actions that the writer gives dice to, as far as such dice are possible. */
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

/** The actions that the player is said to meet by squashing: the named ones, or all (`option squash host`). */
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

/** All these indices without duplicates, in the order of the needs. */
function withAll(places: readonly number[], more: readonly number[]): readonly number[] {
  return more.length === 0 ? places : [...new Set([...places, ...more])].sort((one, other) => one - other);
}

/** The choices that contain all these indices; all choices where none does. */
function havingAll(choices: Met['choices'], places: readonly number[]): Met['choices'] {
  const having = choices.filter((choice) => places.every((place) => choice.includes(place)));
  return having.length === 0 ? choices : having;
}

function widest(choices: Met['choices']): Met['choices'] {
  const most = Math.max(...choices.map(({ length }) => length));
  return choices.filter(({ length }) => length === most);
}

/** Removes choices that are part of another choice. */
function maximal(choices: Met['choices']): Met['choices'] {
  const apart = [...new Map(choices.map((choice) => [choice.join(), choice])).values()];
  return apart.filter(
    (choice) => !apart.some((other) => other.length > choice.length && choice.every((place) => other.includes(place))),
  );
}

/** Whether an action fails along with the one that it waits for. */
export function waitsInVain(needs: readonly Need[], { fates }: Pick<Outcome, 'fates'>, place: number): boolean {
  const need = needs[place];
  const awaited = need === undefined ? undefined : awaitedBy(needs, need);
  return awaited !== undefined && fates[place] === 'failed' && fates[awaited] === 'failed';
}
