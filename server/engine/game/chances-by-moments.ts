/**
 * Counts a round’s chances moment by moment: after each, equal states are merged, and moments that concern different
 * parts of the state are counted apart. So a round may be far longer than one whose every way is played.
 */
import type Fraction from 'fraction.js';
import { certain, none } from '../chance/index.ts';
import { everyOutcome, type Outcome } from '../play/branching.ts';
import { holdsGiven, type PlainCondition } from '../play/events.ts';
import type { Note } from '../play/playing.ts';
import { runToEnd } from '../run-to-end.ts';
import type { Throws } from '../chance/index.ts';
import type { Condition } from '../scenario.ts';
import { questionsOf } from '../unread.ts';
import { sumWhere, type AskedAfter } from './chances-by-ways.ts';
import type { Moment } from './moment.ts';
import type { RoundChances } from './round-chances.ts';

/** The most ways that are enumerated, of all moments from all states together. */
const mostWays = 12_000;

/** `S` is the state, which includes the events of the round so far; `T` is the recorder. */
export interface MomentByMoment<S, T> extends AskedAfter<S> {
  readonly moments: readonly Moment<T>[];
  /** The state before the first moment. */
  readonly start: S;
  /** Plays one moment and those that it adds; returns the state after it, or undefined if the plan was replaced. */
  readonly play: (moment: Moment<T>, from: S, throws: Throws, note: Note) => S | undefined;
  /** Equal only for states from which the round continues alike. */
  readonly keyOf: (state: S) => string;
  /** The names of the combatants that a name in a condition stands for. */
  readonly bodiesOf: (id: string | undefined) => readonly string[];
}

/** The moments that concern one part of the state; `of` is missing if they may concern all of it. */
interface Part<T> {
  readonly of?: ReadonlySet<string>;
  readonly moments: readonly Moment<T>[];
}

/** How a part of the round can end, and the chances of what it notes, by figure and outcome. */
interface PartEndings<S> extends Pick<Part<unknown>, 'of'> {
  readonly endings: readonly Outcome<S>[];
  readonly noted: ReadonlyMap<string, ReadonlyMap<string, Fraction>>;
}

/** Undefined if there are too many ways, or if a moment replaces the plan. */
export function chancesByMoments<S, T>(round: MomentByMoment<S, T>): RoundChances | undefined {
  const parts: PartEndings<S>[] = [];
  let left = mostWays;
  for (const part of partsOf(round.moments)) {
    const counted = countPart(round, part, left);
    if (counted === undefined) return undefined;
    parts.push(counted.part);
    left -= counted.ways;
  }
  const untouched: PartEndings<S> = { endings: [{ what: round.start, chance: certain }], noted: new Map() };
  const ofName = (name: string): PartEndings<S> =>
    parts.find(({ of }) => of === undefined || of.has(name)) ?? untouched;
  const notedOf = (figure: string): ReadonlyMap<string, Fraction> =>
    parts.find(({ noted }) => noted.has(figure))?.noted.get(figure) ?? new Map<string, Fraction>();
  return {
    noted: (figure, outcome) => notedOf(figure).get(outcome) ?? none,
    thrown: (figure) => [...notedOf(figure).values()].reduce((sum, chance) => sum.add(chance), none),
    isIn: (name, word) => sumWhere(ofName(name).endings, (state) => round.isIn(state, name, word)),
    holds: (question) => chanceThat(round, { parts, ofName }, question),
  };
}

/** Moments belong to one part if they concern the same key, directly or through others. In the order of the round. */
function partsOf<T>(moments: readonly Moment<T>[]): readonly Part<T>[] {
  if (moments.some(({ of }) => of === undefined)) return [{ moments }];
  const parts: { of: Set<string>; moments: Moment<T>[] }[] = [];
  for (const moment of moments) {
    const { of = [] } = moment;
    const joined = parts.filter((part) => of.some((key) => part.of.has(key)));
    const together = { of: new Set([...joined.flatMap((part) => [...part.of]), ...of]), moments: [moment] };
    for (const part of joined) parts.splice(parts.indexOf(part), 1);
    together.moments.unshift(...joined.flatMap((part) => part.moments));
    parts.push(together);
  }
  return parts.map((part) => ({ ...part, moments: moments.filter((moment) => part.moments.includes(moment)) }));
}

function countPart<S, T>(
  round: MomentByMoment<S, T>,
  { moments, ...part }: Part<T>,
  most: number,
): { readonly part: PartEndings<S>; readonly ways: number } | undefined {
  const noted = new Map<string, Map<string, Fraction>>();
  let states: readonly Outcome<S>[] = [{ what: round.start, chance: certain }];
  let ways = 0;
  for (const moment of moments) {
    const after = new Map<string, Outcome<S>>();
    for (const { what: from, chance } of states) {
      const outcomes = waysFrom(round, moment, from, most - ways);
      if (outcomes === undefined) return undefined;
      ways += outcomes.length;
      for (const { what, chance: share } of outcomes) {
        const both = chance.mul(share);
        for (const [figure, outcome] of what.notes) addTo(noted, figure, outcome, both);
        const key = round.keyOf(what.state);
        after.set(key, { what: what.state, chance: both.add(after.get(key)?.chance ?? none) });
      }
    }
    states = [...after.values()];
  }
  return { part: { ...part, endings: states, noted }, ways };
}

interface MomentWay<S> {
  readonly state: S;
  readonly notes: ReadonlyMap<string, string>;
}

function waysFrom<S, T>(
  round: MomentByMoment<S, T>,
  moment: Moment<T>,
  from: S,
  most: number,
): readonly Outcome<MomentWay<S>>[] | undefined {
  const outcomes = runToEnd(
    everyOutcome((throws): Partial<MomentWay<S>> => {
      const notes = new Map<string, string>();
      const state = round.play(moment, from, throws, (figure, outcome) => notes.set(figure, outcome));
      return state === undefined ? {} : { state, notes };
    }, most),
  );
  return outcomes?.every(isComplete) === true ? outcomes : undefined;
}

/** Whether the moment kept the plan. */
function isComplete<S>(outcome: Outcome<Partial<MomentWay<S>>>): outcome is Outcome<MomentWay<S>> {
  return outcome.what.notes !== undefined;
}

function addTo(noted: Map<string, Map<string, Fraction>>, figure: string, outcome: string, chance: Fraction): void {
  const outcomes = noted.get(figure) ?? new Map<string, Fraction>();
  noted.set(figure, outcomes.set(outcome, chance.add(outcomes.get(outcome) ?? none)));
}

/** What can be told from one part alone: of one combatant, or of an event that any part can bring about. */
interface Atom<S> {
  readonly part?: PartEndings<S>;
  readonly isSo: (state: S) => boolean;
}

interface Parts<S> {
  readonly parts: readonly PartEndings<S>[];
  readonly ofName: (name: string) => PartEndings<S>;
}

/** The parts are independent, so their answers are combined; an event has happened if any part brought it about. */
function chanceThat<S, T>(round: MomentByMoment<S, T>, { parts, ofName }: Parts<S>, question: Condition): Fraction {
  const leaves = questionsOf(question).map((leaf) => ({ leaf, atoms: atomsOf(round, ofName, leaf) }));
  const atoms = leaves.flatMap((leaf) => leaf.atoms);
  const all = [...new Set([...parts, ...atoms.flatMap(({ part }) => part ?? [])])];
  const together = all.map((part) => answersOf(part, atoms)).reduce(combined, new Map([['', certain]]));
  let sum = none;
  for (const [answers, chance] of together) {
    const isSo = (leaf: PlainCondition): boolean =>
      leaves.some((each) => each.leaf === leaf && each.atoms.some((atom) => answers[atoms.indexOf(atom)] === '1'));
    if (holdsGiven(question, isSo)) sum = sum.add(chance);
  }
  return sum;
}

function atomsOf<S, T>(
  round: MomentByMoment<S, T>,
  ofName: (name: string) => PartEndings<S>,
  leaf: PlainCondition,
): readonly Atom<S>[] {
  if (leaf.kind !== 'is') return [{ isSo: (state) => round.holds(state, leaf) }];
  return round.bodiesOf(leaf.who.id).map((name) => ({
    part: ofName(name),
    isSo: (state) => round.isIn(state, name, leaf.state),
  }));
}

/** The chances of each combination of answers of one part, a digit for each atom; 0 if another part answers it. */
function answersOf<S>(part: PartEndings<S>, atoms: readonly Atom<S>[]): ReadonlyMap<string, Fraction> {
  const answers = new Map<string, Fraction>();
  for (const { what, chance } of part.endings) {
    const digits = atoms.map((atom) => ((atom.part ?? part) === part && atom.isSo(what) ? '1' : '0')).join('');
    answers.set(digits, chance.add(answers.get(digits) ?? none));
  }
  return answers;
}

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
