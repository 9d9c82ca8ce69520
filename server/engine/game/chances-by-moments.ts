/**
 * Counts a round’s chances moment by moment. What a moment does is found once for each state of the parts that it
 * concerns; parts that no moment connects are counted apart; and of a part that no later moment concerns, only what is
 * asked about it is kept. So a round may be far longer than one whose every way is played.
 */
import type Fraction from 'fraction.js';
import { certain, none } from '../chance/index.ts';
import { holdsGiven, type PlainCondition } from '../play/events.ts';
import type { Condition } from '../scenario.ts';
import { questionsOf } from '../unread.ts';
import type { AskedAfter } from './chances-by-ways.ts';
import { add, addTo, Effects, type Noted, type PlayMoment, type Step, type Weighed } from './effects.ts';
import type { StateOfFight } from './game.ts';
import type { Moment } from './moment.ts';
import type { RoundChances } from './round-chances.ts';
import { DividedStates, type Divided, type StateParts } from './state-parts.ts';

/** The most ways that are played, of all moments from all states of their parts. */
const mostWays = 12_000;

/** The most changes of a counted state. */
const mostChanges = 200_000;

/** `S` is the state, which includes the events of the round so far; `T` is the recorder. */
export interface MomentByMoment<S, T> extends AskedAfter<S> {
  readonly moments: readonly Moment<T>[];
  /** The state before the first moment. */
  readonly start: S;
  readonly play: PlayMoment<S, T>;
  /** Whether a moment is idle in a state in which that is settled. */
  readonly isIdle: (moment: Moment<T>, from: S) => boolean;
  /** Equal only for states from which the round continues alike. */
  readonly keyOf: (state: S) => string;
  /** How states divide into the parts that moments concern; without it, each moment concerns all of it. */
  readonly parts?: StateParts<S>;
  /** The names of the combatants that a name in a condition stands for. */
  readonly bodiesOf: (id: string | undefined) => readonly string[];
}

/** Why a round isn’t counted moment by moment: it would take too much, or a moment replaces the plan. */
export type Uncounted = 'too much' | 'another plan';

/**
 * Stops when counting has taken more than this effort (`RoundChances.effort`); what is asked of the chances afterwards
 * may take more.
 */
export function chancesByMoments<S extends StateOfFight, T>(
  round: MomentByMoment<S, T>,
  mostEffort = Infinity,
): RoundChances | Uncounted {
  const counted = new CountedRound(round);
  return counted.chances(mostEffort) ?? (counted.isReplanned ? 'another plan' : 'too much');
}

/** Moments that are connected by the parts that they concern, with all these parts. */
interface Group<T> {
  readonly parts: readonly string[];
  readonly steps: readonly Step<T>[];
}

/** A question about some parts of a state; without any, about events that aren’t one combatant’s. */
interface Atom<S> {
  readonly parts: readonly string[];
  readonly isSo: (state: S) => boolean;
}

/** The number that stands for a state of a part once no later moment concerns that part. */
type Merge = (number: number) => number;

interface Counting<S> {
  readonly parts: readonly string[];
  readonly atoms: readonly Atom<S>[];
  /** One for each part. */
  readonly merges: readonly Merge[];
  readonly tally: Tally | undefined;
}

/** The chances of outcomes by figure, and of the last states of each part by their number. */
interface Tally {
  readonly noted: Map<string, Map<string, Fraction>>;
  readonly last: Map<string, Map<number, Fraction>>;
}

class CountedRound<S extends StateOfFight, T> {
  readonly #round: MomentByMoment<S, T>;
  readonly #states: DividedStates<S>;
  readonly #steps: readonly Step<T>[];
  readonly #effects: Effects<S, T>;
  readonly #sharedAtStart: number;
  #mostEffort = Infinity;
  #changesLeft = mostChanges;

  constructor(round: MomentByMoment<S, T>) {
    this.#round = round;
    const isDivided = round.moments.every(({ of }) => of !== undefined);
    this.#states = new DividedStates(round.start, isDivided ? round.parts : undefined, round.keyOf);
    this.#effects = new Effects(this.#states, round.play, mostWays);
    this.#sharedAtStart = this.#states.divide(round.start, []).shared;
    this.#steps = round.moments.map((moment) => {
      const parts = this.#states.partsOf(moment.of ?? []);
      return { moment, parts, glances: this.#states.glancesOf(parts, moment.glancesAt) };
    });
  }

  /** Whether a moment has replaced the plan. */
  get isReplanned(): boolean {
    return this.#effects.isReplanned;
  }

  get #effort(): number {
    return mostWays - this.#effects.waysLeft + (mostChanges - this.#changesLeft);
  }

  /** Undefined if it takes more effort than that or too many ways, or if a moment replaces the plan. */
  chances(mostEffort: number): RoundChances | undefined {
    const { noted, last }: Tally = { noted: new Map(), last: new Map() };
    this.#mostEffort = mostEffort;
    for (const group of this.#groups([])) if (this.#count(group, [], { noted, last }) === undefined) return undefined;
    this.#mostEffort = Infinity;
    const of = (figure: string): ReadonlyMap<string, Fraction> => noted.get(figure) ?? new Map<string, Fraction>();
    return {
      effort: this.#effort,
      noted: (figure, outcome) => of(figure).get(outcome) ?? none,
      thrown: (figure) => [...of(figure).values()].reduce((sum, chance) => sum.add(chance), none),
      isIn: (name, word) => this.#isIn(last, name, word),
      holds: (question) => this.#holds(question),
    };
  }

  #isIn(last: Tally['last'], name: string, word: string): Fraction {
    const parts = this.#states.partsFor(name, word);
    const isSo = (state: S): boolean => this.#round.isIn(state, name, word);
    const touched = parts.filter((part) => last.has(part));
    if (touched.length > 1) return this.#together([{ parts, isSo }], (answers) => answers === '1') ?? none;
    const [part] = touched;
    if (part === undefined) return isSo(this.#round.start) ? certain : none;
    let sum = none;
    for (const [number, chance] of last.get(part) ?? [])
      if (isSo(this.#states.join([part], { parts: [number], shared: this.#sharedAtStart }))) sum = sum.add(chance);
    return sum;
  }

  #holds(question: Condition): Fraction | undefined {
    const leaves = questionsOf(question).map((leaf) => ({ leaf, atoms: this.#atomsOf(leaf) }));
    const atoms = leaves.flatMap((leaf) => leaf.atoms);
    return this.#together(atoms, (answers) => {
      const isSo = (leaf: PlainCondition): boolean =>
        leaves.some((each) => each.leaf === leaf && each.atoms.some((atom) => answers[atoms.indexOf(atom)] === '1'));
      return holdsGiven(question, isSo);
    });
  }

  /** A condition about somebody who is several holds if it does for one of them. */
  #atomsOf(leaf: PlainCondition): readonly Atom<S>[] {
    switch (leaf.kind) {
      case 'is':
        return this.#round.bodiesOf(leaf.who.id).map((name) => ({
          parts: this.#states.partsFor(name, leaf.state),
          isSo: (state) => this.#round.isIn(state, name, leaf.state),
        }));
      case 'did':
        return this.#round.bodiesOf(leaf.who.id).map((name) => ({
          parts: this.#states.partsFor(name),
          isSo: ({ events }) => (leaf.what === 'succeeded' ? events.succeeded : events.failed).has(name),
        }));
      default:
        return [{ parts: this.#states.partsOfShared, isSo: (state) => this.#round.holds(state, leaf) }];
    }
  }

  /** The chance that the answers to all atoms, a digit for each, are such; the groups are independent. */
  #together(atoms: readonly Atom<S>[], isSo: (answers: string) => boolean): Fraction | undefined {
    const groups = this.#groups(atoms);
    const counted = groups.map((group) => this.#count(group, atoms));
    const touched = new Set(groups.flatMap(({ parts }) => parts));
    const fixed = atoms.map((atom) => {
      const isOpen = atom.parts.length === 0 ? groups.length > 0 : atom.parts.some((part) => touched.has(part));
      return isOpen || !atom.isSo(this.#round.start) ? '0' : '1';
    });
    let together: ReadonlyMap<string, Fraction> = new Map([[fixed.join(''), certain]]);
    for (const answers of counted) {
      if (answers === undefined) return undefined;
      together = combined(together, answers);
    }
    return [...together].reduce((sum, [answers, chance]) => (isSo(answers) ? sum.add(chance) : sum), none);
  }

  /** The steps by the parts that connect them, directly, through others, or because an atom asks about both. */
  #groups(atoms: readonly Atom<S>[]): readonly Group<T>[] {
    const groups: { parts: Set<string> }[] = [];
    for (const parts of [...this.#steps, ...atoms].map((each) => each.parts)) {
      if (parts.length === 0) continue;
      const joined = groups.filter((group) => parts.some((part) => group.parts.has(part)));
      for (const group of joined) groups.splice(groups.indexOf(group), 1);
      groups.push({ parts: new Set([...joined.flatMap((group) => [...group.parts]), ...parts]) });
    }
    const free = this.#steps.filter(({ parts }) => parts.length === 0);
    return [
      ...(free.length === 0 ? [] : [{ parts: [], steps: free }]),
      ...groups
        .map(({ parts }) => ({
          parts: [...parts],
          steps: this.#steps.filter((step) => step.parts.some((part) => parts.has(part))),
        }))
        .filter(({ steps }) => steps.length > 0),
    ];
  }

  /** The chances of all answers of a group to the atoms; 0 for an atom that another group answers. */
  #count(group: Group<T>, atoms: readonly Atom<S>[], tally?: Tally): ReadonlyMap<string, Fraction> | undefined {
    const { parts, steps } = group;
    const counting = { parts, atoms, merges: this.#mergesOf(parts, atoms), tally };
    const start: Weighed<Divided> = { what: this.#states.divide(this.#round.start, parts), chance: certain };
    const settled = 1 + steps.findLastIndex(({ moment }) => moment.settles === true);
    const states = this.#through(counting, steps.slice(0, settled), [start], 'first');
    if (states === undefined) return undefined;
    const answers = new Map<string, Fraction>();
    for (const each of states) {
      const state = this.#states.join(parts, each.what);
      const left = steps.slice(settled).filter(({ moment }) => !this.#round.isIdle(moment, state));
      const ends = this.#through(counting, left, [each], 'last');
      if (ends === undefined) return undefined;
      this.#addAnswers(answers, counting, ends);
    }
    return answers;
  }

  /**
   * The states after some steps; undefined if there are too many ways. At the `last` steps, what is no longer concerned
   * is tallied and merged.
   */
  #through(
    { parts, merges, tally }: Counting<S>,
    steps: readonly Step<T>[],
    from: readonly Weighed<Divided>[],
    are: 'first' | 'last',
  ): readonly Weighed<Divided>[] | undefined {
    const settle = (states: readonly Weighed<Divided>[], among: readonly string[], later: readonly Step<T>[]) => {
      const ended = are === 'first' ? [] : among.filter((part) => !later.some((step) => step.parts.includes(part)));
      if (tally !== undefined) countLast(tally.last, parts, ended, states);
      return ended.length === 0 ? states : merged(states, parts, ended, merges);
    };
    let states = settle(from, parts, steps);
    for (const [index, step] of steps.entries()) {
      const after = this.#after(states, parts, step, tally?.noted);
      if (after === undefined) return undefined;
      states = settle([...after.values()], step.parts, steps.slice(index + 1));
    }
    return states;
  }

  /** The states after a step; undefined if there are too many ways. */
  #after(
    states: readonly Weighed<Divided>[],
    parts: readonly string[],
    step: Step<T>,
    noted: Tally['noted'] | undefined,
  ): ReadonlyMap<string, Weighed<Divided>> | undefined {
    const places = step.parts.map((part) => parts.indexOf(part));
    const after = new Map<string, Weighed<Divided>>();
    for (const { what, chance } of states) {
      const effect = this.#effects.of(step, { parts: places.map((at) => what.parts[at] ?? 0), shared: what.shared });
      if (effect === undefined) return undefined;
      this.#changesLeft -= effect.after.length;
      if (this.#changesLeft < 0 || this.#effort > this.#mostEffort) return undefined;
      if (noted !== undefined) addAll(noted, effect.noted, chance);
      for (const { what: local, chance: share } of effect.after) {
        const numbers = [...what.parts];
        for (const [index, at] of places.entries()) numbers[at] = local.parts[index] ?? 0;
        add(after, { parts: numbers, shared: local.shared }, chance.mul(share));
      }
    }
    return after;
  }

  /** States of a part that give the same answers share a number, unless an atom looks at it together with others. */
  #mergesOf(parts: readonly string[], atoms: readonly Atom<S>[]): readonly Merge[] {
    return parts.map((part) => {
      const about = atoms.filter((atom) => atom.parts.includes(part));
      if (about.some((atom) => atom.parts.length > 1)) return (number) => number;
      const [first, merged] = [new Map<string, number>(), new Map<number, number>()];
      return (number) => {
        const known = merged.get(number);
        if (known !== undefined) return known;
        const state = this.#states.join([part], { parts: [number], shared: this.#sharedAtStart });
        const answers = about.map((atom) => Number(atom.isSo(state))).join('');
        const alike = first.get(answers) ?? number;
        first.set(answers, alike);
        merged.set(number, alike);
        return alike;
      };
    });
  }

  #addAnswers(
    answers: Map<string, Fraction>,
    { parts, atoms }: Counting<S>,
    states: readonly Weighed<Divided>[],
  ): void {
    for (const { what, chance } of states) {
      const state = atoms.length === 0 ? this.#round.start : this.#states.join(parts, what);
      const digits = atoms.map((atom) => {
        const isHere = atom.parts.length === 0 || atom.parts.some((part) => parts.includes(part));
        return isHere && atom.isSo(state) ? '1' : '0';
      });
      answers.set(digits.join(''), chance.add(answers.get(digits.join('')) ?? none));
    }
  }
}

function addAll(noted: Map<string, Map<string, Fraction>>, effect: Noted, chance: Fraction): void {
  for (const [figure, outcomes] of effect)
    for (const [outcome, share] of outcomes) addTo(noted, figure, outcome, chance.mul(share));
}

function countLast(
  last: Tally['last'],
  parts: readonly string[],
  ended: readonly string[],
  states: readonly Weighed<Divided>[],
): void {
  for (const part of ended) {
    const at = parts.indexOf(part);
    const chances = last.get(part) ?? new Map<number, Fraction>();
    for (const { what, chance } of states) {
      const number = what.parts[at] ?? 0;
      chances.set(number, chance.add(chances.get(number) ?? none));
    }
    last.set(part, chances);
  }
}

function merged(
  states: readonly Weighed<Divided>[],
  parts: readonly string[],
  ended: readonly string[],
  merges: readonly Merge[],
): readonly Weighed<Divided>[] {
  const places = ended.map((part) => parts.indexOf(part));
  const after = new Map<string, Weighed<Divided>>();
  for (const { what, chance } of states) {
    const numbers = what.parts.map((number, at) => (places.includes(at) ? (merges[at]?.(number) ?? number) : number));
    add(after, { ...what, parts: numbers }, chance);
  }
  return [...after.values()];
}

/** The groups are independent, so their answers are combined; an event has happened if any group brought it about. */
function combined(
  one: ReadonlyMap<string, Fraction>,
  other: ReadonlyMap<string, Fraction>,
): ReadonlyMap<string, Fraction> {
  const both = new Map<string, Fraction>();
  for (const [digits, chance] of one) {
    for (const [more, share] of other) {
      const key = Array.from(more, (digit, at) => (digit === '1' || digits[at] === '1' ? '1' : '0')).join('');
      both.set(key, chance.mul(share).add(both.get(key) ?? none));
    }
  }
  return both;
}
