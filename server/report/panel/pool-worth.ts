/** The worth of each chip of somebody’s pool in a step, in the words of the editor’s hover. */
import {
  detailOf,
  isSetAside,
  partiesOf,
  reasonWords,
  saysTheSame,
  sentence,
  type ActionOdds,
  type ActionWorth,
  type Modifier,
  type Pool,
  type RoundOdds,
  type Source,
  type Step,
} from '../../engine/index.ts';
import type { ReasonKey, WorthView } from '../../protocol/index.ts';
import { listedModifiers } from '../hover/modifiers.ts';
import { worthGroups } from '../odds/worth.ts';
import { methodIn, returnSentence, worthInParts, type WorthSentence } from '../odds/worth-in-parts.ts';
import { actionOf } from './announced.ts';
import { isMoved } from './chances.ts';

export interface PoolWorthInput {
  readonly step: Step;
  readonly who: string;
  /** The odds of the step’s round along the course. */
  readonly odds: RoundOdds | undefined;
  readonly worthOf: (action: ActionOdds) => ActionWorth | undefined;
  /** The same action with a set-aside reason counting again; undefined if unknown. */
  readonly withReason?: (action: ActionOdds, reason: ReasonKey) => ActionOdds | undefined;
}

/**
 * In the order of the chips; `null` for the base, for reasons that merely follow from another, and where nothing is
 * known. Empty if the person has no pool in the step.
 */
export function poolWorth(input: PoolWorthInput): readonly (WorthView | null)[] {
  const { step, who, odds } = input;
  const found = poolIn(step, who);
  if (found === undefined) return [];
  const action = actionOf(odds, found.pool, found.source);
  if (action === undefined || !isAlike(action.pool, found.pool))
    return [null, ...listedModifiers(found.pool).map(() => null)];
  return [null, ...worthViews(found.pool, action, input)];
}

function poolIn(step: Step, who: string): { readonly pool: Pool; readonly source: Source } | undefined {
  const pool = detailOf(step, 'pool')?.pool;
  return (
    partiesOf(step).find((party) => party.who === who) ??
    (pool?.who === who ? { pool, source: step.source } : undefined)
  );
}

/** Whether it is the pool that the odds have, in full or as far as there were enough throws. */
function isAlike({ modifiers }: Pool, thrown: Pool): boolean {
  return (
    modifiers.length === thrown.modifiers.length &&
    modifiers.every((one, at) => {
      const other = thrown.modifiers[at];
      return (
        other !== undefined && saysTheSame(one, other) && (one.standing === other.standing || isShort(thrown, other))
      );
    })
  );
}

function isShort({ short }: Pool, { uncounted }: Modifier): boolean {
  return uncounted !== undefined && uncounted === short?.uncounted;
}

function worthViews(pool: Pool, action: ActionOdds, input: PoolWorthInput): readonly (WorthView | null)[] {
  const worth = input.worthOf(action);
  const groups = worthGroups(pool, worth?.modifiers ?? []);
  const counting = new Map(
    groups.flatMap((group) => {
      const view = viewOf(action, worth, worthInParts(group, groups, worth));
      return group.lines.filter((line) => line.worth !== undefined).map(({ at }) => [at, view]);
    }),
  );
  const listed = listedModifiers(pool);
  const asked = listed.filter(isSetAside).slice(0, mostAside);
  return listed.map((modifier, at) =>
    asked.includes(modifier) ? asideView(modifier, action, worth, input) : (counting.get(at) ?? null),
  );
}

/** Maximum number of set-aside reasons with a worth: each needs odds of its own while the reader waits. */
const mostAside = 8;

/** The worth it would have if it counted. */
function asideView(
  modifier: Modifier,
  action: ActionOdds,
  worth: ActionWorth | undefined,
  { withReason }: PoolWorthInput,
): WorthView | null {
  const [now] = action.odds.values();
  const [changed] =
    withReason?.(action, { who: modifier.givenBy ?? action.actor, words: reasonWords(modifier) })?.odds.values() ?? [];
  if (now === undefined || changed === undefined || now.sample !== undefined) return null;
  return viewOf(action, worth, returnSentence(now, changed));
}

/**
 * Worth is computed without pins, which is stated if the displayed chance has some; how it is computed is stated if
 * that chance is a bound.
 */
function viewOf(action: ActionOdds, worth: ActionWorth | undefined, text: WorthSentence | undefined): WorthView | null {
  if (text === undefined) return null;
  const start =
    `${isMoved(action) ? ', where nothing is forced' : ''}${worth === undefined ? '' : methodIn(worth)}`.slice(2);
  return { points: text.amount, more: sentence(start === '' ? text.lead : `${start}, ${text.lead}`) };
}
