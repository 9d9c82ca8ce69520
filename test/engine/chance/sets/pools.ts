/** Pools of Quick Shot’s dice for tests: eight faces, from five on they count, two ones are critical. */
import type { SetsPool } from '../../../../server/engine/chance/index.ts';

export function poolOf(
  dice: number,
  needs: readonly number[],
  more: Partial<Pick<SetsPool, 'held' | 'divide' | 'squash'>> = {},
): SetsPool {
  return { of: 8, target: 5, ones: 2, dice, needs, divide: 'shared', squash: 'none', ...more };
}
