/** Computes what extra and lost throws are worth: how far each of them, and one more advantage, moves a chance. */
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
 * How far a chance moves: `points` is the difference in percentage points, of the chance with the modifier minus that
 * without it, or with the addition minus without. `changed` is the chance without the modifier, or with the addition;
 * it has a sample if it is sampled.
 */
export interface Worth<C extends PoolChange = PoolChange> {
  readonly change: C;
  readonly points: Fraction;
  readonly changed: Figure;
  /**
   * Set if a chance is a bound, since the difference of two bounds isn’t one: how they are computed, in a few words.
   */
  readonly reckoned?: string;
  /**
   * If both chances are means over the same plays: the maximum error of `points`, as a 95% interval. Missing if all
   * plays have the same difference.
   */
  readonly within?: number;
  /** The difference in points between the rulebook’s own figures, if it prints both, and the source `from`. */
  readonly printed?: { readonly points: number; readonly from: string };
}

export type ModifierWorth = Worth<Extract<PoolChange, { readonly without: Modifier }>>;
/** `part` is the one part of the action that it changes, if the action has several. */
export type AdvantageWorth = Worth<Extract<PoolChange, { readonly add: string }>> & {
  readonly called: string;
  readonly part?: PartChange;
};

/** The contributions to an action’s chance of success, largest effect first. */
export interface ActionWorth {
  /** Each reason once, however often it counts. */
  readonly modifiers: readonly ModifierWorth[];
  /** Reasons with the same worth, left out together. */
  readonly together: readonly ModifierWorth[];
  /** Each addition for the actor, and for each opponent if the addition is for all, unless too many take part. */
  readonly advantages: readonly AdvantageWorth[];
}

/**
 * The odds of one round and what moves them, computed on demand. A chance sampled from separate throws can’t be
 * compared with another; chances from the same plays can.
 */
export interface RoundWorth {
  /** Undefined if the chance itself is sampled separately. */
  ofAction(action: ActionOdds): ActionWorth | undefined;
  /**
   * The worth of one reason in the action’s pool; undefined if the chance is sampled separately, or is unknown without
   * the reason.
   */
  ofReason(action: ActionOdds, without: Modifier): ModifierWorth | undefined;
  /**
   * The worth of every party’s throws for that party’s goal; undefined if too many take part, or if the odds are
   * sampled separately.
   */
  ofContest(contest: ContestOdds): readonly ModifierWorth[] | undefined;
}

/**
 * Maximum number of parties for `ofContest` and for additions of opponents; beyond it, only each action’s own throws
 * are examined.
 */
const mostParties = 12;

/** The game’s settings for worth: the possible additions, and how its bounds are computed. */
export type WorthWords = Pick<TrialSentences, 'additions' | 'boundsMethod'>;

export function worthIn(
  scenario: Scenario,
  round: RoundOdds,
  ask: Ask,
  { additions = plainAdditions, boundsMethod }: WorthWords = {},
): RoundWorth {
  const asking: Asking = { ask: remembering(ask), boundsMethod };
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

/** The source of odds, and the words about bounds. */
interface Asking {
  readonly ask: Ask;
  readonly boundsMethod: string | undefined;
}

/** Each reason of a pool once, without those that merely follow from another, such as a larger die. */
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

/** For each group with the same worth, the change that leaves out all of them. */
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
  { ask, boundsMethod }: Asking,
): Worth<C> | undefined {
  const same = sameAction(ask(change), action);
  return same === undefined ? undefined : movedBetween(change, firstFigure(action), firstFigure(same), boundsMethod);
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

/** Somebody may announce several actions in one round. */
function sameAction(round: RoundOdds | undefined, action: ActionOdds): ActionOdds | undefined {
  return round?.actions.find(({ actor, source }) => actor === action.actor && sameSource(source, action.source));
}

function contestWorth(
  contest: ContestOdds,
  change: ModifierWorth['change'],
  { ask, boundsMethod }: Asking,
): ModifierWorth | undefined {
  const goal = contest.goals?.get(change.who) ?? '';
  const same = ask(change)?.contests.find(
    ({ id, parties }) => id === contest.id && parties.join('\n') === contest.parties.join('\n'),
  );
  return movedBetween(change, contest.odds.get(goal), same?.odds.get(goal), boundsMethod);
}

function ranked<W extends Worth>(worths: readonly (W | undefined)[]): readonly W[] {
  return worths.flatMap((worth) => worth ?? []).sort((one, other) => other.points.abs().compare(one.points.abs()));
}

/** The opponents in the same contest; none in a large one, where each question takes time. */
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

/** An action’s main chance: that it succeeds, in the words of its game. */
export function firstFigure({ odds }: Pick<ActionOdds, 'odds'>): Figure | undefined {
  const [figure] = odds.values();
  return figure;
}

function isCountedAlone(figure: Figure | undefined): boolean {
  return figure?.sample !== undefined && figure.sample.without === undefined;
}

/** The odds of the round with a changed pool; undefined if unknown. */
type Ask = (change: PoolChange) => RoundOdds | undefined;

/** Caches one answer per change. */
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
