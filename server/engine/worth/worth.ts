/** What extra and lost throws are worth: how far a chance moves by each of them, and by one advantage more. */
import type Fraction from 'fraction.js';
import { alliances } from '../combatants.ts';
import type { ActionOdds, ContestOdds, Figure, RoundOdds } from '../odds.ts';
import type { Modifier, Pool } from '../pool.ts';
import type { Scenario } from '../scenario.ts';
import { sameSource } from '../source.ts';
import type { TrialSentences } from './trial-sentences.ts';
import { plainAdditions, type PoolChange } from './what-if.ts';
import { isWorthTheSame, movedBetween, partChanged, type PartChange } from './worth-between.ts';
import { leftOut, originOf, saysTheSame } from './recount.ts';

/**
 * How far one chance moves: `points` are percentage points, by which it is higher for what is there than without it, or
 * would be higher with what is added. `changed` is the chance without it, or with what is added; it carries a sample
 * where that has to be sampled.
 */
export interface Worth<C extends PoolChange = PoolChange> {
  readonly change: C;
  readonly points: Fraction;
  readonly changed: Figure;
  /** Set where a chance is a bound, which the difference of two isn’t: how they are reckoned, in a few words. */
  readonly reckoned?: string;
  /**
   * Where both chances are means over the same plays: the points are so far off at most, as 95% intervals have it.
   * Missing where all plays have the same difference.
   */
  readonly within?: number;
  /** By how many points the two differ in what the rulebook prints, where it prints both, and `from` where. */
  readonly printed?: { readonly points: number; readonly from: string };
}

export type ModifierWorth = Worth<Extract<PoolChange, { readonly without: Modifier }>>;
/** `part` is what it changes of several things that are attempted in the action, where it is one of them. */
export type AdvantageWorth = Worth<Extract<PoolChange, { readonly add: string }>> & {
  readonly called: string;
  readonly part?: PartChange;
};

/** What the chance of an action, to succeed, is made of; what moves it furthest comes first. */
export interface ActionWorth {
  /** Each reason once, however often it counts. */
  readonly modifiers: readonly ModifierWorth[];
  /** Several of them that are worth the same, left out together. */
  readonly together: readonly ModifierWorth[];
  /**
   * Each addition for the actor, and for each of those against them where it is asked of all, unless too many take
   * part.
   */
  readonly advantages: readonly AdvantageWorth[];
}

/**
 * The odds of one round and what moves them, each worked out when it is asked for. A chance that was counted in throws
 * of its own can’t be told apart from another; those of the same plays can.
 */
export interface RoundWorth {
  /** Undefined where the chance itself was counted. */
  ofAction(action: ActionOdds): ActionWorth | undefined;
  /**
   * What one of the reasons of its pool is worth for an action; undefined where its chance was counted, or can’t be
   * told without it.
   */
  ofReason(action: ActionOdds, without: Modifier): ModifierWorth | undefined;
  /**
   * What every party’s throws are worth for that party’s goal; undefined where too many take part, or the odds were
   * counted.
   */
  ofContest(contest: ContestOdds): readonly ModifierWorth[] | undefined;
}

/** Of contests of more it is told what each action’s own throws are worth, and no more. */
const mostParties = 12;

/** How a game asks for worth: what could be added, and how its bounds are reckoned. */
export type WorthWords = Pick<TrialSentences, 'additions' | 'boundsReckoned'>;

export function worthIn(
  scenario: Scenario,
  round: RoundOdds,
  ask: Ask,
  { additions = plainAdditions, boundsReckoned }: WorthWords = {},
): RoundWorth {
  const asking: Asking = { ask: remembering(ask), boundsReckoned };
  return {
    ofAction: (action) =>
      isCountedAlone(firstFigure(action))
        ? undefined
        : {
            ...modifiersOf(action, asking),
            advantages: additions.flatMap(({ id, called, forAll }) =>
              ranked(
                [action.actor, ...(forAll === true ? foesOf(scenario, round, action) : [])].map((who) =>
                  additionWorth({ who, add: id }, action, asking),
                ),
              ).map((worth) => ({ ...worth, called })),
            ),
          },
    ofReason: (action, without) =>
      isCountedAlone(firstFigure(action)) ? undefined : worthOf({ who: action.actor, without }, action, asking),
    ofContest: (contest) => {
      if (contest.parties.length > mostParties || [...contest.odds.values()].some(isCountedAlone)) return undefined;
      const own = round.actions.filter(({ actor }) => contest.parties.includes(actor));
      return ranked(
        own.flatMap(({ actor, pool }) =>
          reasonsIn(pool).map((without) => contestWorth(contest, { who: actor, without }, asking)),
        ),
      );
    },
  };
}

/** Who answers, and how bounds are told. */
interface Asking {
  readonly ask: Ask;
  readonly boundsReckoned: string | undefined;
}

/** Each reason of a pool once: without what merely follows from another of them, as a larger die does. */
export function reasonsIn({ modifiers }: Pick<Pool, 'modifiers'>): readonly Modifier[] {
  return modifiers.filter((modifier, index) => {
    const same = modifiers.findIndex((other) => isSameReason(other, modifier));
    return same === index;
  });
}

function modifiersOf(action: ActionOdds, asking: Asking): Pick<ActionWorth, 'modifiers' | 'together'> {
  const modifiers = ranked(
    reasonsIn(action.pool).map((without) => worthOf({ who: action.actor, without }, action, asking)),
  );
  return { modifiers, together: ranked(alike(modifiers).map((change) => worthOf(change, action, asking))) };
}

/** For each group of those that are worth the same the change that leaves out all of them. */
function alike(modifiers: readonly ModifierWorth[]): readonly ModifierWorth['change'][] {
  return modifiers.flatMap((worth) => {
    const same = modifiers.filter((other) => isWorthTheSame(other, worth));
    return same.length === 1 || same[0] !== worth
      ? []
      : [{ ...worth.change, also: same.slice(1).map((other) => other.change.without) }];
  });
}

function worthOf<C extends PoolChange>(
  change: C,
  action: ActionOdds,
  { ask, boundsReckoned }: Asking,
): Worth<C> | undefined {
  const same = sameAction(ask(change), action);
  return same === undefined ? undefined : movedBetween(change, firstFigure(action), firstFigure(same), boundsReckoned);
}

function additionWorth<C extends PoolChange>(
  change: C,
  action: ActionOdds,
  asking: Asking,
): (Worth<C> & { readonly part?: PartChange }) | undefined {
  const worth = worthOf(change, action, asking);
  const part = partChanged(action, sameAction(asking.ask(change), action));
  return worth === undefined || part === undefined ? worth : { ...worth, part };
}

/** Somebody may announce several things in one round. */
function sameAction(round: RoundOdds | undefined, action: ActionOdds): ActionOdds | undefined {
  return round?.actions.find(({ actor, source }) => actor === action.actor && sameSource(source, action.source));
}

function contestWorth(
  contest: ContestOdds,
  change: ModifierWorth['change'],
  { ask, boundsReckoned }: Asking,
): ModifierWorth | undefined {
  const goal = contest.goals?.get(change.who) ?? '';
  const same = ask(change)?.contests.find(
    ({ id, parties }) => id === contest.id && parties.join('\n') === contest.parties.join('\n'),
  );
  return movedBetween(change, contest.odds.get(goal), same?.odds.get(goal), boundsReckoned);
}

function ranked<W extends Worth>(worths: readonly (W | undefined)[]): readonly W[] {
  return worths.flatMap((worth) => worth ?? []).sort((one, other) => other.points.abs().compare(one.points.abs()));
}

/** Those of other sides who throw in the same contest; nobody in a big one, where each question takes its time. */
function foesOf(scenario: Scenario, { actions, contests }: RoundOdds, action: ActionOdds): readonly string[] {
  const groups = alliances(scenario);
  const groupOf = (name: string): string | undefined => {
    const side = scenario.combatants.find((each) => each.name === name)?.side.id;
    return side === undefined ? undefined : groups.get(side);
  };
  const together = contests.filter(({ parties }) => parties.includes(action.actor)).map(({ parties }) => parties);
  return actions
    .map(({ actor }) => actor)
    .filter(
      (other) =>
        groupOf(other) !== groupOf(action.actor) &&
        together.some((parties) => parties.length <= mostParties && parties.includes(other)),
    );
}

/** The chance that an action is about: that it succeeds, in the words of its game. */
export function firstFigure({ odds }: Pick<ActionOdds, 'odds'>): Figure | undefined {
  const [figure] = odds.values();
  return figure;
}

function isCountedAlone(figure: Figure | undefined): boolean {
  return figure?.sample !== undefined && figure.sample.without === undefined;
}

/** The odds of the round with a pool counted otherwise; undefined where they can’t be told. */
type Ask = (change: PoolChange) => RoundOdds | undefined;

/** One answer for each change, whoever asks. */
function remembering(ask: Ask): Ask {
  const known = new Map<string, { readonly change: PoolChange; readonly answer: RoundOdds | undefined }[]>();
  return (change) => {
    const those = known.get(change.who) ?? [];
    known.set(change.who, those);
    const found = those.find((each) => isSameChange(each.change, change));
    if (found !== undefined) return found.answer;
    const answer = ask(change);
    those.push({ change, answer });
    return answer;
  };
}

function isSameChange(one: PoolChange, other: PoolChange): boolean {
  if ('add' in one || 'add' in other) return 'add' in one && 'add' in other && one.add === other.add;
  const [these, those] = [leftOut(one), leftOut(other)];
  return these.length === those.length && these.every((each, index) => isSameReason(each, those[index]));
}

function isSameReason(one: Modifier, other: Modifier | undefined): boolean {
  return other !== undefined && saysTheSame(originOf(one), originOf(other)) && one.givenBy === other.givenBy;
}
