/** Edits that pin or unpin the die of a first hit at the head of its round. */
import type { Intent } from '../../../finding.ts';
import { said, unsaid, type Stand } from '../../../rewriting.ts';
import type { Round } from '../../../scenario.ts';
import { fightersNamed, isNamed, type Cast, type Fighter } from '../cast.ts';
import { damagePinOf } from '../rolls/damage-pins.ts';
import { factsOf, type AttackFact, type PinnedDamage } from '../facts.ts';
import { actionKind } from '../vocabulary.ts';

/** A first hit: who is hit, and an attacker of the side that hits. */
interface Hit {
  readonly on: Fighter;
  readonly by: Fighter;
}

export function writeHitPin(
  cast: Cast,
  round: Round<AttackFact>,
  hit: Hit,
  die: string | undefined,
): readonly Intent[] {
  const stand: Stand = { after: round.source, beside: round.facts.map(({ source }) => source) };
  const isShared = severalSidesHit(cast, round, hit.on);
  const pins = factsOf(round.facts, 'pinned damage').filter((pin) => holdsFor(cast, pin, hit));
  const own = pins.filter((pin) => pin.who.id === hit.on.name && (pin.by !== undefined || !isShared));
  if (die !== undefined) return said(stand, own, textOf(hit.on, isShared ? hit.by : undefined, die));
  return [
    ...unsaid(stand, own),
    ...pins.filter((pin) => !own.includes(pin)).flatMap((pin) => without({ cast, round }, stand, pin, hit)),
  ];
}

/** The number of faces doesn’t matter here. */
const anyDie = Infinity;

/** Removes one hit from a shared pin, which is rewritten for the other combatants or sides that it covers. */
function without(
  when: { readonly cast: Cast; readonly round: Round<AttackFact> },
  stand: Stand,
  pin: PinnedDamage,
  { on, by }: Hit,
): readonly Intent[] {
  const holding = (fighter: Fighter, group: string): boolean =>
    damagePinOf(when, { group, die: anyDie }, fighter) === pin;
  const die = `${pin.die.value}`;
  const others = fightersNamed(when.cast, [pin.who]).filter((fighter) => fighter !== on && holding(fighter, by.group));
  const rivals =
    pin.by === undefined
      ? attackersOf(when.cast, when.round, on).filter(({ group }) => group !== by.group && holding(on, group))
      : [];
  const [byWhom] = pin.by === undefined ? [] : fightersNamed(when.cast, [pin.by]);
  const [first, ...more] = [
    ...others.map((other) => textOf(other, byWhom, die)),
    ...rivals.map((rival) => textOf(on, rival, die)),
  ];
  if (first === undefined) return unsaid(stand, [pin]);
  return [
    { do: 'replace', at: pin.source, with: first },
    ...more.map((text): Intent => ({ do: 'add sentence after', at: stand.after, text: `${text}.` })),
  ];
}

function textOf(on: Fighter, by: Fighter | undefined, die: string): string {
  return `the first hit on ${on.called}${by === undefined ? '' : ` by ${by.called}`} rolls ${die}`;
}

function holdsFor(cast: Cast, { who, by }: PinnedDamage, hit: Hit): boolean {
  return (
    isNamed(cast, [who], hit.on) &&
    (by === undefined || fightersNamed(cast, [by]).some(({ group }) => group === hit.by.group))
  );
}

function severalSidesHit(cast: Cast, { announcements }: Round<AttackFact>, on: Fighter): boolean {
  return attackersOf(cast, { announcements }, on).length > 1;
}

/** One attacker of each enemy side. */
function attackersOf(
  cast: Cast,
  { announcements }: Pick<Round<AttackFact>, 'announcements'>,
  on: Fighter,
): readonly Fighter[] {
  const attackers = announcements
    .filter(({ kind }) => actionKind(kind) === 'attack')
    .flatMap(({ actors }) => fightersNamed(cast, actors));
  return [
    ...new Map(attackers.filter(({ group }) => group !== on.group).map((fighter) => [fighter.group, fighter])).values(),
  ];
}
