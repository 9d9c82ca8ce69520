/** Explanations of a pool and of each extra or lost throw, in parts, shared by the editor’s hover and the panel. */
import type { ActionOdds, Modifier, Pool, Source } from '../../engine/index.ts';
import {
  changeWords,
  isBaseThrown,
  modifierQuote,
  modifierReason,
  modifierTitle,
  poolWords,
  startWords,
} from '../hover/modifiers.ts';

/**
 * `title` says what it changes, and by which rule unless the reason names it: `+1 throw: Higher Stat Throw`, `a bonus
 * die`. `reason` is a sentence without its full stop; `counts` is false for a modifier that is struck out.
 */
export interface ModifierText {
  readonly title: string;
  readonly reason: string;
  /** The writer’s own words, where the reason doesn’t contain them. */
  readonly quote?: string;
  readonly rule: string;
  readonly source: Source;
  readonly counts: boolean;
}

/** `alike` are other people’s actions shown together with it, for which the same rule may have another reason. */
export function modifierText(modifier: Modifier, pool: Pool, alike: readonly ActionOdds[] = []): ModifierText {
  const isForAll = alike.every((other) =>
    other.pool.modifiers.some(({ rule, because }) => rule === modifier.rule && because === modifier.because),
  );
  const quote = modifierQuote(modifier);
  return {
    title: modifier.measure === undefined ? modifierTitle(modifier, pool) : changeWords(modifier, pool),
    reason: `${modifierReason(modifier)}${isForAll ? '' : '; the others likewise'}`,
    ...(quote === undefined ? {} : { quote }),
    rule: modifier.uncounted?.rule ?? modifier.rule,
    source: modifier.source,
    counts: modifier.standing === 'counted',
  };
}

/** `3 throws, the highest counts: 1 to start`; without the start if there are no modifiers. */
export function poolText(pool: Pool): string {
  return pool.modifiers.length === 0 ? poolWords(pool) : `${poolWords(pool)}: ${startWords(pool)}`;
}

/** Why a pool starts with its base, or why not even that was thrown; a sentence without its full stop. */
export function baseReason(pool: Pool): string {
  const reason = pool.because.replace(/\.$/, '');
  return isBaseThrown(pool) ? reason : `${reason}; ${pool.short?.uncounted.why ?? ''}`;
}

/** The rule page about a pool’s base, or about why not even that was thrown. */
export function baseRule(pool: Pool): string {
  return isBaseThrown(pool) ? pool.rule : (pool.short?.uncounted.rule ?? pool.rule);
}
