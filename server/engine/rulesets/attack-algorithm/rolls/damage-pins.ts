/** The damage dice of first hits that the writer has pinned. */
import { derivePair } from '../../../derive/index.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { factsOf, type AttackFact, type PinnedDamage } from '../facts.ts';
import type { Round } from '../../../scenario.ts';
import { isFace } from '../../../play/pinned-dice.ts';
import { exactness } from './pinned.ts';
import type { SideAttack } from '../side-attack.ts';

type When = { readonly cast: Cast; readonly round: Round<AttackFact> };

/** Those who hit: by their side’s name, and with its die. */
type Hitting = Pick<SideAttack, 'die' | 'group'>;

/** What the first hit on an enemy rolls, by name; a value that the die of the side doesn’t have is left out. */
export const damagePins = derivePair(
  'attack-algorithm/damage pins',
  (when: When, side: Hitting): ReadonlyMap<string, number> => {
    const pinned = new Set(damagePinsBy(when, side).flatMap(({ who }) => fightersNamed(when.cast, [who])));
    return new Map(
      [...pinned].flatMap((fighter): [string, number][] => {
        const pin = damagePinOf(when, side, fighter);
        return pin === undefined ? [] : [[fighter.name, pin.die.value]];
      }),
    );
  },
);

/**
 * The pin of the first hit that a side does to somebody: of those that its die can show the one that says most exactly
 * which hit it is, and of those the last.
 */
export function damagePinOf(when: When, side: Hitting, fighter: Fighter): PinnedDamage | undefined {
  const exact = ({ who, by }: PinnedDamage): number => (exactness(who, fighter) ?? -2) + Number(by !== undefined) / 2;
  return damagePinsBy(when, side)
    .filter(({ who }) => exactness(who, fighter) !== undefined)
    .reduce<PinnedDamage | undefined>(
      (best, pin) => (best === undefined || exact(pin) >= exact(best) ? pin : best),
      undefined,
    );
}

/** The pins of first hits that hold for those that a side does, and that its die can show. */
function damagePinsBy({ cast, round }: When, { die: faces = 0, group }: Hitting): readonly PinnedDamage[] {
  return factsOf(round.facts, 'pinned damage').filter(
    ({ by, die }) =>
      isFace(die.value, faces) && (by === undefined || fightersNamed(cast, [by]).some((each) => each.group === group)),
  );
}
