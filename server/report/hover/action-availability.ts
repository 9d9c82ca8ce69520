/** How an action differs between the courses that reach its round, in words. */
import type { ActionOdds } from '../../engine/index.ts';
import { percentInWords, percentWithin } from '../figures.ts';
import { unitOf } from './modifiers.ts';

/**
 * One clause each: `if able to act, about 81% (able in about 58%, and otherwise out of the fight)`, `Ghoul A is already
 * out of the fight in about 13%`, `2 throws in 72% of these courses, 1 throw in 28%`. `call` adds articles to names.
 */
export function ableLines(
  action: Pick<ActionOdds, 'able' | 'target' | 'targetOut' | 'pools'>,
  call: (name: string) => string,
): readonly string[] {
  const { able, target, targetOut } = action;
  const [chance] = able?.odds.values() ?? [];
  return [
    ...(able === undefined || chance === undefined
      ? []
      : [
          `if able to act, ${percentInWords(chance)} (able in ${percentWithin(able.chance)}, and otherwise ` +
            `${able.why})`,
        ]),
    ...(target === undefined || targetOut === undefined
      ? []
      : [`${call(target)} is already out of the fight in ${percentWithin(targetOut)}`]),
    ...poolsLine(action),
  ];
}

/** Pools of the same size may differ in which throws count; their shares are added up. */
function poolsLine({ pools = [] }: Pick<ActionOdds, 'pools'>): readonly string[] {
  const shares = new Map<string, number>();
  for (const { pool, share } of pools) {
    const words = `${pool.size} ${unitOf(pool, pool.size)}`;
    shares.set(words, (shares.get(words) ?? 0) + share);
  }
  if (shares.size < 2) return [];
  const lines = [...shares].map(([words, share]) => `${words} in ${Math.round(share * 100)}%`);
  return [lines.join(', ')];
}
