/** Averages the odds of announced actions over all states in which their round can be played. */
import { certain } from '../chance/index.ts';
import type { ActionOdds, Figure, IdleOdds, OutcomeOdds, PartOdds, UnknownOdds } from '../odds.ts';
import { beforeActing, cannotAct, GatheredOutcomes, notThrown, wordsOf } from '../outcomes.ts';
import { sameSource, type Source } from '../source.ts';
import type { Averaging } from './averaging.ts';
import type { FoundAction, FoundOdds } from './kernel.ts';
import { MixedOutcomes, so, type Addend, type Weighed } from './mixed-outcomes.ts';

export class MixedActions<V> {
  readonly #averaging: Averaging<V>;
  readonly #mixes: MixedAction<V>[] = [];
  readonly #unknown = new Map<string, UnknownOdds>();

  constructor(averaging: Averaging<V>) {
    this.#averaging = averaging;
  }

  /** The terms that the odds of one state add. */
  addends({ actions, idle = [], unknown = [] }: FoundOdds): readonly Addend<V>[] {
    for (const each of unknown) this.#unknown.set(`${each.kind}/${each.parties.join('/')}`, each);
    return [
      ...actions.flatMap((action) => this.#mixOf(action.actor, action.source).addends(action)),
      ...idle.flatMap((each) => this.#mixOf(each.who, each.source).idleAddends(each)),
      ...unknown.flatMap((each) => this.#unknownIn(each)).flatMap((mix) => mix.unknownAddends()),
    ];
  }

  /** The actors whose odds are unknown in a state, with the accumulator for the result of the play instead. */
  untold({ unknown = [] }: FoundOdds): readonly { readonly actor: string; readonly to: V }[] {
    return unknown.flatMap((each) => this.#unknownIn(each)).map((mix) => ({ actor: mix.actor, to: mix.played }));
  }

  /** The pools of the actions, which count states. */
  weighed({ actions }: FoundOdds): readonly Weighed[] {
    return actions.map((action) => this.#mixOf(action.actor, action.source).weighed(action));
  }

  #unknownIn({ parties }: UnknownOdds): readonly MixedAction<V>[] {
    return parties.flatMap((party) => {
      const own = this.#mixes.filter(({ actor }) => actor === party);
      if (own.length === 0) return [this.#begin(party)];
      return own.length === 1 ? own : [];
    });
  }

  /** `source` is missing until a state has odds of the action. */
  #begin(actor: string, source?: Source): MixedAction<V> {
    const mix = new MixedAction(this.#averaging, actor, source);
    this.#mixes.push(mix);
    return mix;
  }

  #mixOf(actor: string, source: Source): MixedAction<V> {
    const known = this.#mixes.find(
      (mix) => mix.actor === actor && (mix.source === undefined || sameSource(mix.source, source)),
    );
    if (known !== undefined) known.source ??= source;
    return known ?? this.#begin(actor, source);
  }

  /** In order of first occurrence. */
  get actions(): readonly ActionOdds[] {
    return this.#mixes.flatMap((mix) => mix.action());
  }

  /** What is unknown in every state, once per group of parties. */
  get unknown(): readonly UnknownOdds[] {
    const reported = new Set(this.actions.map(({ actor }) => actor));
    return [...this.#unknown.values()].filter(({ parties }) => parties.every((party) => !reported.has(party)));
  }

  /** Actors whose action has odds in no state, and who can’t take it in some. */
  get idle(): readonly IdleOdds[] {
    return this.#mixes.flatMap((mix) => mix.idle());
  }
}

/** Accumulates the odds of one action. */
class MixedAction<V> {
  readonly actor: string;
  source: Source | undefined;
  /** The plays in which it took effect, of those without known odds. */
  readonly played: V;
  readonly #averaging: Averaging<V>;
  readonly #odds: MixedOutcomes<V>;
  readonly #pinned: MixedOutcomes<V>;
  readonly #parts: MixedPart<V>[] = [];
  /** The states in which it is thrown for, and those in which its actor can’t take it. */
  readonly #acts: V;
  readonly #out: V;
  /** The states for which either is known. */
  readonly #told: V;
  readonly #pools = new Map<string, Weighed & { readonly action: ActionOdds }>();
  readonly #words = new Set<string>();
  readonly #called = new GatheredOutcomes();
  readonly #whys = new Set<string>();
  #isPinned = false;
  #isPartlyPlayed = false;

  constructor(averaging: Averaging<V>, actor: string, source: Source | undefined) {
    this.#averaging = averaging;
    this.actor = actor;
    this.source = source;
    this.#odds = new MixedOutcomes(averaging);
    this.#pinned = new MixedOutcomes(averaging);
    [this.played, this.#acts, this.#out, this.#told] = [
      averaging.zero(),
      averaging.zero(),
      averaging.zero(),
      averaging.zero(),
    ];
  }

  addends({ odds, outcomes, unsaid, pinned, parts = [] }: FoundAction): readonly Addend<V>[] {
    this.#called.add(outcomes);
    if (pinned !== undefined) this.#isPinned = true;
    return [
      { to: this.#acts, chance: so },
      { to: this.#told, chance: so },
      ...this.#odds.addends(odds, unsaid),
      ...this.#pinned.addends(pinned ?? odds),
      ...parts.flatMap((part) => this.#partOf(part).addends(part.odds)),
    ];
  }

  idleAddends({ why }: IdleOdds): readonly Addend<V>[] {
    this.#whys.add(why);
    return [
      { to: this.#out, chance: so },
      { to: this.#told, chance: so },
    ];
  }

  unknownAddends(): readonly Addend<V>[] {
    this.#isPartlyPlayed = true;
    return [
      { to: this.#acts, chance: so },
      { to: this.#told, chance: so },
    ];
  }

  weighed(action: ActionOdds): Weighed {
    this.#words.add(action.words);
    const { size, keep, difficulty } = action.pool;
    const key = JSON.stringify([size, keep, difficulty]);
    const known = this.#pools.get(key) ?? { action, weight: 0 };
    this.#pools.set(key, known);
    return known;
  }

  #partOf(part: PartOdds): MixedOutcomes<V> {
    const known = this.#parts.find((each) => each.part.id === part.id && sameSource(each.part.source, part.source));
    known?.called.add(part.outcomes);
    if (known !== undefined) return known.odds;
    const odds = new MixedOutcomes(this.#averaging);
    this.#parts.push({ part, called: new GatheredOutcomes().add(part.outcomes), odds });
    return odds;
  }

  /** Empty if it has odds in no state. */
  action(): readonly ActionOdds[] {
    const [commonest] = [...this.#pools.values()].sort((one, other) => other.weight - one.weight);
    if (commonest === undefined) return [];
    const { action } = commonest;
    const { parts: _, pinned: _pinned, ...basics } = action;
    const [acts, out] = [this.#averaging.figure(this.#acts), this.#averaging.figure(this.#out)];
    return [
      {
        ...basics,
        words: sharedWords([...this.#words], action.words),
        outcomes: this.#called.add(beforeActing).all,
        odds: this.#outcomes(this.#odds),
        ...(this.#isPinned ? { pinned: this.#outcomes(this.#pinned) } : {}),
        ...(this.#parts.length === 0 || this.#isPartlyPlayed
          ? {}
          : {
              parts: this.#parts.map(({ part, called, odds }) => ({
                ...part,
                outcomes: called.all,
                odds: odds.odds(),
              })),
            }),
        ...(out === undefined || isNothing(out) || acts === undefined
          ? {}
          : { able: { chance: acts, odds: this.#ifAble(), why: this.#why } }),
        ...this.#poolShares(),
      },
    ];
  }

  /** If some states were only played, all that is known is the first outcome (success) and who couldn’t act. */
  #outcomes(odds: MixedOutcomes<V>): OutcomeOdds {
    const shown = this.#isPartlyPlayed ? odds.odds({ firstAlone: true, more: this.played }) : odds.odds();
    const [out, all] = [this.#averaging.figure(this.#out), this.#averaging.figure(this.#told)];
    const rest = all === undefined ? undefined : complement(all);
    // Chances printed in a rulebook assume that the actor can act.
    const isPrinted = out === undefined || isNothing(out);
    return new Map([
      ...(isPrinted ? shown : withoutPrinted(shown)),
      ...(out === undefined || isNothing(out) ? [] : [[cannotAct, out] as const]),
      ...(rest === undefined || isNothing(rest) ? [] : [[notThrown, rest] as const]),
    ]);
  }

  /** The outcomes given that the actor can act. */
  #ifAble(): OutcomeOdds {
    return this.#odds.odds({
      firstAlone: true,
      more: this.#isPartlyPlayed ? this.played : undefined,
      whole: this.#acts,
    });
  }

  /** The share of each pool, if pools differ. */
  #poolShares(): Pick<ActionOdds, 'pools'> {
    const all = [...this.#pools.values()];
    const whole = all.reduce((sum, { weight }) => sum + weight, 0);
    return all.length < 2
      ? {}
      : { pools: all.map(({ action: { pool }, weight }) => ({ pool, share: whole === 0 ? 0 : weight / whole })) };
  }

  /** An action without a throw has no odds; its actor may be unable to take it in some states only. */
  idle(): readonly IdleOdds[] {
    if (this.#pools.size > 0 || this.#whys.size === 0 || this.source === undefined) return [];
    const out = this.#averaging.figure(this.#out);
    return [
      {
        who: this.actor,
        why: this.#why,
        ...(out === undefined || out.chance.equals(1) ? {} : { chance: out }),
        source: this.source,
      },
    ];
  }

  get #why(): string {
    return this.#whys.size === 0 ? wordsOf(beforeActing, cannotAct) : [...this.#whys].join(' or ');
  }
}

/** Accumulates one part of an action. */
interface MixedPart<V> {
  readonly part: PartOdds;
  readonly called: GatheredOutcomes;
  readonly odds: MixedOutcomes<V>;
}

/**
 * The words that all descriptions begin with, without a trailing preposition: the person somebody breaks free from may
 * differ between states. The commonest description if fewer than two words are shared.
 */
function sharedWords(all: readonly string[], commonest: string): string {
  const words = commonest.split(' ');
  const others = all.map((each) => each.split(' '));
  const parting = words.findIndex((word, at) => others.some((each) => each[at] !== word));
  if (parting < 0) return commonest;
  const shared = words.slice(0, parting);
  const led = shared.findLastIndex((word) => leading.has(word));
  const kept = led < 0 ? shared : shared.slice(0, led);
  while (leading.has(kept.at(-1) ?? '')) kept.pop();
  return kept.length < 2 ? commonest : kept.join(' ');
}

const leading = new Set(['from', 'at', 'on', 'with', 'by', 'to', 'against', 'the', 'of', 'and']);

function withoutPrinted(odds: OutcomeOdds): OutcomeOdds {
  return new Map([...odds].map(([name, { printed: _, ...figure }]) => [name, figure]));
}

function isNothing({ chance }: Figure): boolean {
  return chance.equals(0);
}

function complement({ chance, sample, ...figure }: Figure): Figure {
  return {
    ...figure,
    chance: certain.sub(chance),
    ...(sample === undefined
      ? {}
      : {
          sample: {
            plays: sample.plays,
            low: 1 - sample.high,
            high: 1 - sample.low,
            ...(sample.without === undefined ? {} : { without: sample.without.map((value) => 1 - value) }),
          },
        }),
  };
}
