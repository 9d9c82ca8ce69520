/**
 * How a pool and each extra or lost throw explain themselves, in parts: the editor’s hover and the panel are both made
 * of these.
 */
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
 * `title` says what it changes, and by which rule where that isn’t said by the reason anyway: `+1 throw: Higher Stat
 * Throw`,
 * `a bonus die`. `reason` is a sentence without its stop; `counts` is false for what is struck.
 */
export interface ModifierTelling {
  readonly title: string;
  readonly reason: string;
  /** The writer’s own words, where the reason doesn’t hold them. */
  readonly quote?: string;
  readonly rule: string;
  readonly source: Source;
  readonly counts: boolean;
}

/**
 * `alike` are the actions of others that are told together with it, of which a reason may be another by the same rule.
 */
export function modifierTelling(modifier: Modifier, pool: Pool, alike: readonly ActionOdds[] = []): ModifierTelling {
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

/** `3 throws, the highest counts: 1 to start`; without the start where nothing comes to it. */
export function poolTelling(pool: Pool): string {
  return pool.modifiers.length === 0 ? poolWords(pool) : `${poolWords(pool)}: ${startWords(pool)}`;
}

/** Why everybody has what a pool starts with, or why not even that was thrown, as a sentence without its stop. */
export function baseReason(pool: Pool): string {
  const reason = pool.because.replace(/\.$/, '');
  return isBaseThrown(pool) ? reason : `${reason}; ${pool.short?.uncounted.why ?? ''}`;
}

/** The page that says why a pool starts so, or why not even that was thrown. */
export function baseRule(pool: Pool): string {
  return isBaseThrown(pool) ? pool.rule : (pool.short?.uncounted.rule ?? pool.rule);
}
