/** Averages the odds of contests over the states in which they are thrown. */
import type { ContestOdds } from '../odds.ts';
import { GatheredOutcomes } from '../outcomes.ts';
import { sameSource } from '../source.ts';
import type { Averaging } from './averaging.ts';
import type { FoundOdds } from './kernel.ts';
import { MixedOutcomes, so, type Addend, type Weighed } from './mixed-outcomes.ts';

/** Accumulates one contest, identified by its parties. */
interface Mixed<V> extends Weighed {
  readonly contest: ContestOdds;
  readonly called: GatheredOutcomes;
  readonly thrown: V;
  readonly odds: MixedOutcomes<V>;
  readonly pinned: MixedOutcomes<V>;
  isPinned: boolean;
  /** Contests that were thrown separately from it in some state. */
  readonly beside: Set<Mixed<V>>;
}

export class MixedContests<V> {
  readonly #averaging: Averaging<V>;
  readonly #mixes: Mixed<V>[] = [];

  constructor(averaging: Averaging<V>) {
    this.#averaging = averaging;
  }

  /** The terms that the odds of one state add. */
  addends({ contests }: FoundOdds): readonly Addend<V>[] {
    const mixes = contests.map((contest) => this.#mixOf(contest));
    for (const mix of mixes) for (const other of mixes) if (other !== mix) mix.beside.add(other);
    return mixes.flatMap((mix, at) => {
      const { odds = new Map(), outcomes, pinned } = contests[at] ?? {};
      if (outcomes !== undefined) mix.called.add(outcomes);
      if (pinned !== undefined) mix.isPinned = true;
      return [{ to: mix.thrown, chance: so }, ...mix.odds.addends(odds), ...mix.pinned.addends(pinned ?? odds)];
    });
  }

  /** The contests that are thrown, which count states. */
  weighed({ contests }: FoundOdds): readonly Weighed[] {
    return contests.map((contest) => this.#mixOf(contest));
  }

  #mixOf(contest: ContestOdds): Mixed<V> {
    const known = this.#mixes.find((mix) => isSame(mix.contest, contest));
    if (known !== undefined) return known;
    const mix: Mixed<V> = {
      contest,
      called: new GatheredOutcomes(),
      thrown: this.#averaging.zero(),
      odds: new MixedOutcomes(this.#averaging),
      pinned: new MixedOutcomes(this.#averaging),
      isPinned: false,
      weight: 0,
      beside: new Set(),
    };
    this.#mixes.push(mix);
    return mix;
  }

  /**
   * The odds of each contest, given that it is thrown. Contests with common parties are one contest, of which parties
   * are missing in some states. It is omitted if it splits into several in any state.
   */
  get contests(): readonly ContestOdds[] {
    return this.#groups().flatMap((group) => (fallsApart(group) ? [] : this.#together(group)));
  }

  #groups(): readonly (readonly Mixed<V>[])[] {
    const groups: Mixed<V>[][] = [];
    for (const mix of this.#mixes) {
      const own = groups.filter((group) => group.some((other) => isLinked(mix, other)));
      for (const group of own) groups.splice(groups.indexOf(group), 1);
      groups.push([...own.flat(), mix]);
    }
    return groups;
  }

  #together(group: readonly Mixed<V>[]): readonly ContestOdds[] {
    const commonest = group.toSorted((one, other) => other.weight - one.weight)[0];
    if (commonest === undefined) return [];
    const all = this.#absorbed(group);
    const {
      pinned: _pinned,
      distributions: _counted,
      odds: _odds,
      unopposed: _unopposed,
      ...basics
    } = commonest.contest;
    const thrown = this.#averaging.figure(all.thrown);
    return [
      {
        ...basics,
        ...(group.every(({ contest }) => contest.unopposed === true) ? { unopposed: true } : {}),
        outcomes: group.reduce((all, { called }) => all.add(called.all), new GatheredOutcomes()).all,
        goals: joined(group.map(({ contest }) => contest.goals)),
        short: joined(group.map(({ contest }) => contest.short)),
        inFull: joined(group.map(({ contest }) => contest.inFull)),
        odds: all.odds.odds({ whole: all.thrown }),
        ...(group.some(({ isPinned }) => isPinned) ? { pinned: all.pinned.odds({ whole: all.thrown }) } : {}),
        ...(thrown === undefined || thrown.chance.equals(1) ? {} : { thrown }),
      },
    ];
  }

  #absorbed(group: readonly Mixed<V>[]): Pick<Mixed<V>, 'thrown' | 'odds' | 'pinned'> {
    const [thrown, odds, pinned] = [
      this.#averaging.zero(),
      new MixedOutcomes(this.#averaging),
      new MixedOutcomes(this.#averaging),
    ];
    for (const mix of group) {
      this.#averaging.absorb(thrown, mix.thrown);
      odds.absorb(mix.odds);
      pinned.absorb(mix.pinned);
    }
    return { thrown, odds, pinned };
  }
}

function isSame(one: ContestOdds, other: ContestOdds): boolean {
  return (
    one.kind === other.kind &&
    one.parties.length === other.parties.length &&
    one.parties.every((party) => other.parties.includes(party)) &&
    (one.parties.length > 1 || (one.id === other.id && sameSource(one.source, other.source)))
  );
}

function isLinked<V>(one: Mixed<V>, other: Mixed<V>): boolean {
  return (
    one.contest.kind === other.contest.kind &&
    !one.beside.has(other) &&
    (sameSource(one.contest.source, other.contest.source) ||
      one.contest.parties.some((party) => other.contest.parties.includes(party)))
  );
}

function fallsApart<V>(group: readonly Mixed<V>[]): boolean {
  return group.some((one) => group.some((other) => one.beside.has(other)));
}

function joined(maps: readonly (ReadonlyMap<string, string> | undefined)[]): ReadonlyMap<string, string> {
  return new Map(maps.flatMap((map) => [...(map ?? [])]));
}
