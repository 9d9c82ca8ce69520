/** Pins of the damage dice of first hits. */
import { derivePair } from '../../../derive/index.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { factsOf, type AttackFact, type PinnedDamage } from '../facts.ts';
import type { Round } from '../../../scenario.ts';
import { isFace } from '../../../play/pinned-dice.ts';
import { exactness } from './pinned.ts';
import type { SideAttack } from '../side-attack.ts';

type When = { readonly cast: Cast; readonly round: Round<AttackFact> };

/** The side that hits: its group, and its die. */
type Hitting = Pick<SideAttack, 'die' | 'group'>;

/** The pinned value of the first hit on each enemy, by name; values that the side’s die doesn’t have are ignored. */
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
 * The pin of a side’s first hit on a fighter: among the pins that its die can show, the most specific one, and of these
 * the last.
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

/** The pins that apply to first hits of a side and that its die can show. */
function damagePinsBy({ cast, round }: When, { die: faces = 0, group }: Hitting): readonly PinnedDamage[] {
  return factsOf(round.facts, 'pinned damage').filter(
    ({ by, die }) =>
      isFace(die.value, faces) && (by === undefined || fightersNamed(cast, [by]).some((each) => each.group === group)),
  );
}
