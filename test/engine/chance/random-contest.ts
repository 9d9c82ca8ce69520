/** Small contests of every kind, for comparing the fast odds with plain enumeration. */
import fc from 'fast-check';
import { deckSize, toDeck } from '../../../server/engine/chance/index.ts';
import type {
  Action,
  Card,
  Contest,
  ContestChances,
  ContestHand,
  Deck,
  Following,
  Threshold,
} from '../../../server/engine/chance/index.ts';

const marks = ['a', 'b', undefined, undefined] as const;
const value = fc.integer({ min: 0, max: 5 });

/** A mark stands for one value, as the lucky card must. */
const markedValues = fc.record({ a: value, b: value });

function cards(size: { min: number; max: number }): fc.Arbitrary<readonly Card[]> {
  const card = fc.record({ value, mark: fc.constantFrom(...marks) });
  return fc
    .tuple(markedValues, fc.array(card, { minLength: size.min, maxLength: size.max }))
    .map(([values, all]) =>
      all.map(({ value: own, mark }) => (mark === undefined ? { value: own } : { value: values[mark], mark })),
    );
}

const deck = cards({ min: 3, max: 8 }).map(toDeck);
const decks: fc.Arbitrary<Record<string, Deck>> = fc.record({ left: deck, right: deck });

function threshold(ids: readonly string[]): fc.Arbitrary<Threshold> {
  return fc.oneof(fc.record({ number: fc.integer({ min: -1, max: 6 }) }), {
    weight: 3,
    arbitrary: fc.record({ hand: fc.constantFrom(...ids) }),
  });
}

function action(ids: readonly string[]): fc.Arbitrary<Action> {
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('attack' as const),
        against: fc.array(threshold(ids), { maxLength: 3 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('other' as const),
        against: fc.array(threshold(ids), { maxLength: 2 }),
      }),
    },
    fc.constant({ kind: 'idle' as const }),
  );
}

function hand(id: string, ids: readonly string[]): fc.Arbitrary<ContestHand> {
  return fc
    .record({
      id: fc.constant(id),
      deck: fc.constantFrom('left', 'right'),
      draws: fc.constantFrom(1, 1, 1, 2, 2, 3),
      held: fc.oneof(
        { weight: 5, arbitrary: fc.constant([]) },
        fc.constant([{ value: 3 }]),
        fc.constant([{ value: 2, mark: 'c' }]),
      ),
      keepsHeld: fc.boolean(),
      keep: fc.constantFrom('highest', 'highest', 'highest', 'lowest'),
      side: fc.constantFrom('x', 'x', 'y', 'y', 'z', undefined),
      action: action(ids),
      lucky: fc.constantFrom('a', 'b', 'c', undefined),
      unlucky: fc.constantFrom('a', 'b', 'c', undefined, undefined),
    })
    .map(({ side, lucky, unlucky, ...rest }) => ({
      ...rest,
      watched: ['a', 'c'],
      ...(side !== undefined && { side }),
      ...(lucky !== undefined && { lucky }),
      ...(unlucky !== undefined && { unlucky }),
    }));
}

function following(ids: readonly string[]): fc.Arbitrary<Following> {
  const place = fc.constantFrom(undefined, 0, 1);
  return fc
    .record({
      after: fc.constantFrom(...ids),
      deck: fc.constantFrom('left', 'right'),
      draws: fc.integer({ min: 1, max: 3 }),
      keep: fc.constantFrom('highest', 'lowest'),
    })
    .chain((each) =>
      fc.record({ exceeding: place, most: fc.constantFrom(undefined, 1, 2, 4) }).map(({ exceeding, most }) => ({
        ...each,
        ...(exceeding === undefined ? {} : { exceeding }),
        ...(most === undefined ? {} : { most }),
      })),
    );
}

/** What the decks can give when the hands are dealt, and what depends on an existing threshold. */
function canFollow(following: Following, left: ReadonlyMap<string, number>, { hands }: Contest): boolean {
  const action = hands.find(({ id }) => id === following.after)?.action;
  const thresholds = action === undefined || action.kind === 'idle' ? 0 : action.against.length;
  return following.draws <= (left.get(following.deck) ?? 0) && (following.exceeding ?? -1) < thresholds;
}

/** Hands that the decks can’t serve are left out of the contest. */
function served(contest: Contest): Contest {
  const left = new Map(Object.entries(contest.decks).map(([name, held]) => [name, deckSize(held)]));
  const hands = contest.hands.map((each) => {
    const draws = Math.min(each.draws, left.get(each.deck) ?? 0);
    left.set(each.deck, (left.get(each.deck) ?? 0) - draws);
    return draws === 0 && (each.held ?? []).length === 0
      ? { ...each, held: [{ value: 1 }], draws }
      : { ...each, draws };
  });
  return {
    ...contest,
    hands: hands.map((each) => ({ ...each, keepsHeld: each.keepsHeld === true && canKeepHeld(each, contest) })),
    following: (contest.following ?? []).filter((each) => canFollow(each, left, contest)),
  };
}

/** Enough cards that don't displace the held one, even when all others are dealt first. */
function canKeepHeld({ deck: name, draws, held = [], keep }: ContestHand, { decks: all, hands }: Contest): boolean {
  const limit = (keep === 'highest' ? Math.max : Math.min)(...held.map((card) => card.value));
  const fitting = (all[name] ?? []).filter((card) => (keep === 'highest' ? card.value <= limit : card.value >= limit));
  const dealt = hands.reduce((sum, each) => sum + (each.deck === name ? each.draws : 0), 0);
  return held.length > 0 && draws <= dealt && deckSize(fitting) >= dealt;
}

export const randomContest: fc.Arbitrary<Contest> = fc
  .integer({ min: 2, max: 5 })
  .chain((count) => {
    const ids = ['p', 'q', 'r', 's', 't'].slice(0, count);
    return fc.record({
      decks,
      hands: fc.tuple(...ids.map((id) => hand(id, ids))),
      preference: fc.shuffledSubarray(ids),
      following: fc.array(following(ids), { maxLength: 2 }),
      lowerAttacksAreTried: fc.boolean(),
    });
  })
  .map(served)
  .filter(({ hands }) => hands.some(({ side }) => side !== undefined));

/** All figures as text, one a line, so that a difference shows where it is. */
export function figuresOf({ sides, tie, hands, following }: ContestChances): string {
  return [
    ...[...sides].map(
      ([side, { wins, acts, stalemate }]) =>
        `side ${side}: wins ${wins.toFraction()}, acts ${acts.toFraction()}, stalemate ${stalemate.toFraction()}`,
    ),
    `tie: ${tie.toFraction()}`,
    ...[...hands].map(([id, chances]) =>
      [
        `hand ${id}: effect ${chances.takesEffect.toFraction()} (${chances.exceeding.map((each) => each.toFraction()).join(' ')})`,
        `critical ${chances.critical.toFraction()}, failure ${chances.criticalFailure.toFraction()}`,
        ...[...chances.watched].map(
          ([mark, { inHand, takesEffect }]) => `${mark} ${inHand.toFraction()} ${takesEffect.toFraction()}`,
        ),
      ].join(', '),
    ),
    ...following.map(
      (values) => `following: ${[...values].map(([value, chance]) => `${value} ${chance.toFraction()}`).join(', ')}`,
    ),
  ].join('\n');
}
