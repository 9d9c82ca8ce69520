/** The odds of announced actions, mixed over all states in which their round can be played. */
import { certain, none } from '../chance/index.ts';
import { exactly, withBound, withCaveat } from '../figures.ts';
import type { ActionOdds, Figure, IdleOdds, OutcomeOdds } from '../odds.ts';
import type { OverallAction } from '../overall.ts';
import { sameSource } from '../source.ts';
import type Fraction from 'fraction.js';
import { sumOf, type Likely } from './spread.ts';

/** What the odds of one round say of everybody’s own action. */
export interface ActingOdds {
  readonly actions: readonly ActingAction[];
  readonly idle?: readonly IdleOdds[];
}

/**
 * `unsaid` are parts of outcomes that go without saying in this state, and count where other states tell parts of the
 * same outcome.
 */
export interface ActingAction extends ActionOdds {
  readonly unsaid?: OutcomeOdds;
}

/** The odds of a round are reckoned from so many states at most. */
const mostStates = 60;

/** What comes of an action of those who can’t take it. */
const cannot = 'can’t act';

/**
 * Undefined where the states are too many, where there are none, or where the odds of one of them aren’t exact. A sum
 * of bounds is a bound, so long as the states themselves don’t hang on what is left open.
 */
export function overallActions<S>(
  finds: readonly Likely<S>[],
  oddsIn: (state: S) => ActingOdds,
): readonly OverallAction[] | undefined {
  if (finds.length === 0 || finds.length > mostStates) return undefined;
  const all = sumOf(finds);
  const mixes: Mix[] = [];
  for (const { state, chance } of finds) {
    const { actions, idle = [] } = oddsIn(state);
    if (actions.some(({ odds }) => [...odds.values()].some(({ sample }) => sample !== undefined))) return undefined;
    for (const { actor, source, odds, unsaid } of actions)
      mixOf(mixes, actor, source).add(odds, unsaid, chance.div(all));
    for (const { who, source } of idle) mixOf(mixes, who, source).keepOut(chance.div(all));
  }
  return mixes.filter(({ acts }) => acts).map((mix) => mix.action());
}

/** Somebody may announce several things in one round. */
function mixOf(mixes: Mix[], actor: string, source: OverallAction['source']): Mix {
  const known = mixes.find((mix) => mix.isOf(actor, source));
  const mix = known ?? new Mix(actor, source);
  if (known === undefined) mixes.push(mix);
  return mix;
}

/** The odds of one action so far. */
class Mix {
  readonly #actor: string;
  readonly #source: OverallAction['source'];
  readonly #told: Sums = new Map();
  readonly #unsaid: Sums = new Map();
  #out = none;
  /** The chance of those states in which the action is thrown for or can’t be taken; it just happens in the others. */
  #thrown = none;

  constructor(actor: string, source: OverallAction['source']) {
    this.#actor = actor;
    this.#source = source;
  }

  isOf(actor: string, source: OverallAction['source']): boolean {
    return actor === this.#actor && sameSource(source, this.#source);
  }

  get acts(): boolean {
    return this.#told.size > 0;
  }

  add(odds: OutcomeOdds, unsaid: OutcomeOdds | undefined, share: Fraction): void {
    this.#thrown = this.#thrown.add(share);
    addTo(this.#told, odds, share);
    if (unsaid !== undefined) addTo(this.#unsaid, unsaid, share);
  }

  keepOut(share: Fraction): void {
    this.#thrown = this.#thrown.add(share);
    this.#out = this.#out.add(share);
  }

  action(): OverallAction {
    const unthrown = certain.sub(this.#thrown);
    return {
      actor: this.#actor,
      source: this.#source,
      odds: new Map([
        ...this.#outcomes,
        ...(this.#out.equals(none) ? [] : [[cannot, exactly(this.#out)] as const]),
        ...(unthrown.equals(none) ? [] : [['isn’t thrown for', exactly(unthrown)] as const]),
      ]),
    };
  }

  /** Each outcome with its parts behind it; those unsaid are among them where any is told. */
  get #outcomes(): readonly (readonly [string, Figure])[] {
    const wholes = [...this.#told].filter(([, { partOf }]) => partOf === undefined || !this.#told.has(partOf));
    return wholes.flatMap(([name, figure]) => {
      const told = partsIn(this.#told, name);
      return [[name, figure], ...(told.size === 0 ? [] : merged(partsIn(this.#unsaid, name), told))];
    });
  }
}

/** Chances by the name of their outcome. */
type Sums = Map<string, Figure>;

function addTo(sums: Sums, odds: OutcomeOdds, share: Fraction): void {
  for (const [name, { chance, partOf, bound, caveat }] of odds) {
    const before = sums.get(name);
    const sum = {
      chance: (before?.chance ?? none).add(chance.mul(share)),
      ...(partOf === undefined ? {} : { partOf }),
    };
    sums.set(name, withCaveat(withBound(sum, bound ?? before?.bound), caveat ?? before?.caveat));
  }
}

function partsIn(sums: Sums, outcome: string): Sums {
  return new Map([...sums].filter(([, { partOf }]) => partOf === outcome));
}

function merged(one: Sums, other: Sums): Sums {
  const both = new Map(one);
  addTo(both, other, certain);
  return both;
}
