/**
 * Combines the attacks of one side with their targets into one event. Attacks are dependent, since whether one succeeds
 * depends on how low its targets are, and several may share a target.
 */
import { all, always, both, either, minus, never } from './events.ts';
import type { Bound } from './bound-counts.ts';
import type { Events, SignedSum } from './events.ts';
import type { Model } from './model.ts';

/** An event of one hand as a signed sum of bounds; an empty sum is the impossible event. */
export type SignedBounds = readonly { readonly sign: 1 | -1; readonly bound: Bound }[];

/**
 * One attack. Its level says between which two cuts its lowest threshold lies: 0 is at or below the first cut, the
 * number of cuts is above the last. `level` is that of its numeric thresholds, `targets` are its hand thresholds, and
 * `settled` gives the event of its own hand once its level is known.
 */
export interface Attempt {
  readonly role: 'leads' | 'goes first' | 'goes later';
  readonly hand: number;
  readonly targets: readonly number[];
  readonly level: number;
  readonly settled: (level: number) => SignedBounds;
}

/**
 * Where the hands of a model lie: ascending `cuts`, and the bound of each hand that no attempt settles. Fields with the
 * same key have the same bounds.
 */
export interface Field {
  readonly key: () => string;
  readonly model: Model;
  readonly events: Events;
  readonly cuts: readonly Bound[];
  readonly own: (hand: number) => Bound;
}

/** A partial case of some attempts: the level of each so far and, for those that are targets too, their own place. */
interface State {
  readonly levels: readonly number[];
  readonly spots: readonly (number | undefined)[];
  readonly sum: SignedSum;
}

/** Targets of the same attempts; `spot` is the index of the attempt that is this target, if any. */
interface TargetGroup {
  readonly targets: readonly number[];
  readonly attempts: readonly number[];
  readonly spot: number | undefined;
}

/**
 * The event of all attempts and their targets; sets of attempts without a shared target are independent factors.
 * Partial products are cached, since consecutive leaders have the same attempts before them.
 */
export function settle(field: Field, attempts: readonly Attempt[]): SignedSum {
  if (attempts.every((attempt) => attempt.targets.length === 0))
    return all(attempts.map((attempt) => settled(field, attempt)));
  const aimedAt = new Set(attempts.flatMap(({ targets }) => targets));
  const isAlone = (attempt: Attempt): boolean => attempt.targets.length === 0 && !aimedAt.has(attempt.hand);
  let product = always;
  let key = field.key();
  for (const some of related<number, Attempt>(attempts.filter((attempt) => !isAlone(attempt)))) {
    const before = product;
    key += `;${some.map(({ role, hand, level, targets }) => [role, hand, level, ...targets].join()).join('+')}`;
    product = field.events.remembered(key, () => both(before, settleTogether(field, some)));
  }
  return both(all(attempts.filter(isAlone).map((attempt) => settled(field, attempt))), product);
}

/** The event of an attempt at its current level. */
function settled({ model, events }: Field, { hand, level, settled: boundsAt }: Attempt): SignedSum {
  return signed(boundsAt(level), (bound) => withinOf(model, events, hand, bound));
}

function signed(bounds: SignedBounds, eventOf: (bound: Bound) => SignedSum): SignedSum {
  const [first, ...others] = bounds;
  if (first !== undefined && first.sign === 1 && others.length === 0) return eventOf(first.bound);
  return bounds.reduce(
    (sum, { sign, bound }) => (sign === 1 ? either(sum, eventOf(bound)) : minus(sum, eventOf(bound))),
    never,
  );
}

/** Partitions attacks into sets connected by shared targets, or by one being the target of another. */
export function related<H, A extends { readonly hand: H; readonly targets: readonly H[] }>(
  attempts: readonly A[],
): readonly (readonly A[])[] {
  return attempts.reduce<readonly (readonly A[])[]>((sets, attempt) => {
    const touches = (other: A): boolean =>
      [other.hand, ...other.targets].some((hand) => hand === attempt.hand || attempt.targets.includes(hand));
    const joined = sets.filter((set) => set.some(touches));
    return [...sets.filter((set) => !joined.includes(set)), [...joined.flat(), attempt]];
  }, []);
}

function settleTogether(field: Field, attempts: readonly Attempt[]): SignedSum {
  const start: State = {
    levels: attempts.map(({ level }) => level),
    spots: attempts.map(() => undefined),
    sum: always,
  };
  const settleGroup = (before: readonly State[], group: TargetGroup): readonly State[] =>
    merged(before.flatMap((state) => after(field, state, group)));
  const states = groupsOf(attempts).reduce(settleGroup, [start]);
  return states.map((state) => both(state.sum, settledHands(field, attempts, state))).reduce(either, never);
}

function groupsOf(attempts: readonly Attempt[]): readonly TargetGroup[] {
  const groups = new Map<string, TargetGroup>();
  for (const target of new Set(attempts.flatMap(({ targets }) => targets))) {
    const by = attempts.flatMap(({ targets }, number) => (targets.includes(target) ? [number] : []));
    const spot = attempts.findIndex(({ hand }) => hand === target);
    const key = spot < 0 ? by.join() : `itself ${target}`;
    const targets = [...(groups.get(key)?.targets ?? []), target];
    groups.set(key, { targets, attempts: by, spot: spot < 0 ? undefined : spot });
  }
  return [...groups.values()];
}

/** Splits a state by the interval between cuts in which the group’s lowest target lies. */
function after(field: Field, state: State, group: TargetGroup): readonly State[] {
  const events =
    group.spot === undefined ? lowestBetweenCuts(field, group.targets) : [...field.cuts, undefined].map(() => always);
  return events.map((event, level) => ({
    levels: state.levels.map((old, attempt) => (group.attempts.includes(attempt) ? Math.min(old, level) : old)),
    spots: state.spots.map((old, attempt) => (attempt === group.spot ? level : old)),
    sum: both(state.sum, event),
  }));
}

/** For each level, the event that the lowest of these hands lies there: all above the last cut, not all above this. */
function lowestBetweenCuts({ model, events, cuts, own }: Field, targets: readonly number[]): readonly SignedSum[] {
  const anywhere = (hand: number): SignedSum => withinOf(model, events, hand, own(hand));
  const above = [undefined, ...cuts].map((cut) =>
    all(
      targets.map((hand) =>
        cut === undefined
          ? anywhere(hand)
          : minus(anywhere(hand), withinOf(model, events, hand, cutTo(own(hand), cut))),
      ),
    ),
  );
  return above.map((sum, level) => minus(sum, above[level + 1] ?? never));
}

/** The event of the attempts’ own hands; those that are targets too lie at their settled place. */
function settledHands(
  { model, events, cuts }: Field,
  attempts: readonly Attempt[],
  { levels, spots }: State,
): SignedSum {
  return all(
    attempts.map((attempt, number) => {
      const spot = spots[number];
      return signed(attempt.settled(levels[number] ?? cuts.length), (bound) => {
        const upTo = (level: number): SignedSum => {
          const cut = cuts[level];
          return level < 0
            ? never
            : withinOf(model, events, attempt.hand, cut === undefined ? bound : cutTo(bound, cut));
        };
        return spot === undefined ? upTo(cuts.length) : minus(upTo(spot), upTo(spot - 1));
      });
    }),
  );
}

export function withinOf(model: Model, events: Events, hand: number, bound: Bound): SignedSum {
  const kept = model.hands[hand];
  return kept === undefined ? always : events.within(kept, bound);
}

/**
 * The lower of a hand’s own bound and a cut, which is fixed below the leading value or relative to it. Swept bounds are
 * never below the leading value.
 */
function cutTo(own: Bound, cut: Bound): Bound {
  if (own.fixed !== undefined) return own;
  if (cut.lead === undefined) return cut;
  const lead = Math.min(own.lead ?? cut.lead, cut.lead);
  return own.limit !== undefined && lead > 0 ? { lead, limit: own.limit } : { lead };
}

function merged(states: readonly State[]): readonly State[] {
  const sums = new Map<string, State>();
  for (const state of states) {
    const key = `${state.levels.join()};${state.spots.join()}`;
    sums.set(key, { ...state, sum: either(sums.get(key)?.sum ?? never, state.sum) });
  }
  return [...sums.values()].filter(({ sum }) => sum.size > 0);
}
