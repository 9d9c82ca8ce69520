/** What each chip of somebody's pool in a step is worth, in the words of the editor’s hover. */
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
import { toldModifiers } from '../hover/modifiers.ts';
import { worthGroups } from '../odds/worth.ts';
import { reckonedIn, returnSentence, worthTelling, type WorthSentence } from '../odds/worth-telling.ts';
import { actionOf } from './announced.ts';
import { isMoved } from './chances.ts';

export interface PoolWorthInput {
  readonly step: Step;
  readonly who: string;
  /** The odds of the step’s round along the course. */
  readonly odds: RoundOdds | undefined;
  readonly worthOf: (action: ActionOdds) => ActionWorth | undefined;
  /** The same action with a reason counting again that is set aside; undefined where that can’t be told. */
  readonly withReason?: (action: ActionOdds, reason: ReasonKey) => ActionOdds | undefined;
}

/**
 * In the order of the chips; `null` for the base, for what merely follows from another reason, and where nothing is
 * known. Empty where they have no pool in the step.
 */
export function poolWorth(input: PoolWorthInput): readonly (WorthView | null)[] {
  const { step, who, odds } = input;
  const found = poolIn(step, who);
  if (found === undefined) return [];
  const action = actionOf(odds, found.pool, found.source);
  if (action === undefined || !isAlike(action.pool, found.pool))
    return [null, ...toldModifiers(found.pool).map(() => null)];
  return [null, ...worthViews(found.pool, action, input)];
}

function poolIn(step: Step, who: string): { readonly pool: Pool; readonly source: Source } | undefined {
  const pool = detailOf(step, 'pool')?.pool;
  return (
    partiesOf(step).find((party) => party.who === who) ??
    (pool?.who === who ? { pool, source: step.source } : undefined)
  );
}

/** Whether it is the pool that the odds know, all of it or as far as there was enough for it. */
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
      const view = viewOf(action, worth, worthTelling(group, groups, worth));
      return group.lines.filter((line) => line.worth !== undefined).map(({ at }) => [at, view]);
    }),
  );
  const told = toldModifiers(pool);
  const asked = told.filter(isSetAside).slice(0, mostAside);
  return told.map((modifier, at) =>
    asked.includes(modifier) ? asideView(modifier, action, worth, input) : (counting.get(at) ?? null),
  );
}

/** Each takes odds of its own, and somebody waits: of more that are set aside nothing is told. */
const mostAside = 8;

/** What it would be worth, if it counted. */
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
 * Worth is that of throws that fall as they may: said where the chance beside it is another, and how it is reckoned
 * where that is a bound.
 */
function viewOf(action: ActionOdds, worth: ActionWorth | undefined, told: WorthSentence | undefined): WorthView | null {
  if (told === undefined) return null;
  const start =
    `${isMoved(action) ? ', where nothing is forced' : ''}${worth === undefined ? '' : reckonedIn(worth)}`.slice(2);
  return { points: told.amount, more: sentence(start === '' ? told.lead : `${start}, ${told.lead}`) };
}
