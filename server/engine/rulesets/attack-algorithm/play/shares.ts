/** What the hits that fall on each enemy come to, for the picture of a spread. */
import type { SharesDetail } from '../../../details.ts';
import type { SideOutcome } from '../exchange.ts';
import { mostFirst, type Share } from '../spreading.ts';
import { shareReasons } from './share-reasons.ts';
import type { Tale } from './tale.ts';
import { groupOwns } from './words.ts';

/** All enemies on whom hits could fall, those who get most first. */
export function toldShares(tale: Tale, outcome: SideOutcome): SharesDetail {
  const {
    side,
    spread: { shares },
    damage,
  } = outcome;
  const why = shareReasons(tale, outcome);
  const die = damage === 'full' ? side.die : undefined;
  return {
    of: `${groupOwns(tale.cast, side.group)} hits`,
    among: mostFirst(shares).map((share) => ({
      who: share.enemy.fighter.name,
      count: share.least,
      says: shareWords(share, damage, die),
      why: why(share),
    })),
  };
}

/** `d6 for the first, 1 for the later one`, `1 for each`; what is left open comes last. */
function shareWords({ least, most }: Share, damage: SideOutcome['damage'], die: number | undefined): string {
  const open = most > least ? ['one more is left open'] : [];
  return [...(least === 0 ? (open.length === 0 ? ['no hit'] : []) : [damageWords(least, damage, die)]), ...open].join(
    ', ',
  );
}

function damageWords(hits: number, damage: SideOutcome['damage'], die: number | undefined): string {
  if (damage !== 'full') return hits === 1 ? '1 damage' : '1 damage for each';
  const first = die === undefined ? 'a die that is left open' : `d${die}`;
  if (hits === 1) return `${first} damage`;
  return `${first} damage for the first, 1 for ${hits === 2 ? 'the later one' : 'each later one'}`;
}
