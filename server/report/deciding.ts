/** What decides a contest: the throws of everybody who takes part in it, whatever moves their chance furthest first. */
import type { ActionOdds, ContestOdds, RoundOdds, RoundWorth } from '../engine/index.ts';
import { changeWords, modifierReason, modifierTitle } from './modifiers.ts';
import { worthLines, pointsWords, type WorthLine } from './worth.ts';

/** One reason for somebody’s throws, and what it is worth. */
export interface DecidingLine {
  readonly who: string;
  /** `+1 throw: Higher Stat Throw`; behind a measure the reason says enough: `2 bonus dice`. */
  readonly title: string;
  readonly rule: string;
  /** `Toughness 5 against Agility 3`. */
  readonly reason: string;
  readonly points: string;
}

/** What decides a contest, or why that isn’t told. */
export type Deciding = readonly DecidingLine[] | 'too many' | 'sampled';

/** Without what changes nothing. */
export function decidingIn({ actions }: RoundOdds, contest: ContestOdds, worth: RoundWorth): Deciding {
  const worths = worth.ofContest(contest);
  if (worths === undefined) return [...contest.odds.values()].some(({ sample }) => sample !== undefined) ? 'sampled' : 'too many';
  const lines = actions.filter(({ actor }) => contest.parties.includes(actor)).flatMap((action) => (
    worthLines(action.pool, worths.filter(({ change }) => change.who === action.actor)).map((line) => ({ ...line, action }))));
  return lines.flatMap(({ worth: its, ...line }) => (its === undefined || its.points.equals(0) ? [] : [{ ...line, worth: its }]))
    .sort((one, other) => other.worth.points.abs().compare(one.worth.points.abs())).map(lineOf);
}

function lineOf({ modifier, worth, action: { actor, pool } }: Required<WorthLine> & { readonly action: ActionOdds }): DecidingLine {
  const title = modifier.measure === undefined ? modifierTitle(modifier, pool) : changeWords(modifier, pool);
  return { who: actor, title, rule: modifier.rule, reason: modifierReason(modifier), points: pointsWords(worth) };
}
