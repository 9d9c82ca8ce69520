/** Pinned throws that the throw or the deck can't give. */
import type { Hand } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { valueOf, type Fighter } from '../../demon-city/cast.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { factsOf, type DemonCityFact, type Pin } from '../../demon-city/facts.ts';
import { isBy, isFor, isForCheck } from '../../demon-city/pins.ts';
import { harms } from '../../demon-city/play/consequences.ts';
import { count } from '../../../play/words.ts';
import { hasClass } from '../../demon-city/weapons.ts';
import { damageCards, massiveCards } from '../damage-sizes.ts';
import type { RoundPlan } from '../fight.ts';
import { throwsAlone } from '../play/announcing.ts';
import { checksDue, type CalmCheckDue } from '../play/calm.ts';
import { usedStat } from '../pools/index.ts';
import { hasPins, inDeck, pinnedRounds, pinWords, shortPins, type PinnedRound } from './pins.ts';
import { shownCourse } from './shown-course.ts';

export const pinsDoNotFit: LintRule<DemonCityFact> = {
  id: 'pins-do-not-fit',
  severity: 'error',
  late: true,
  title: 'Pinned throws that can’t be',
  explanation:
    'A pin names the card that counts, or every card of the throw: as many as there are throws, and each one in the deck. A card that isn’t there is left out, and another is thrown in its place.',
  messages: {
    count:
      '{name} has {throws}, so {pins} cards can’t be pinned: as many as fit are thrown, and any others are drawn; pin the one that counts, or all of them',
    damage:
      'The damage to {name} takes {throws}, so {pins} cards can’t be pinned: as many as fit are thrown, and any others are drawn; pin the one that counts, or all of them',
    card: 'The deck of the {hand} has no {card} to throw: another is drawn in its place',
    few: 'The deck of the {hand} has fewer cards like {card} than are pinned here: others are drawn in their place',
    short:
      'All hands of a round lie on the table at once, and the deck of the {hand} has too few cards like {card} for that: another is drawn in its place',
    host: 'The Host throws nothing against what {name} does, so there is nothing to pin',
    check: 'No Calm Check of {name} is called for in this round, so there is nothing to pin',
    none: 'Nothing stands against what {name} does, so nothing is thrown for it, and there is nothing to pin',
  },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
combatant Carl (he) of the Host
  Agility 1  Toughness 2
round 1
  Ann: punches Bill.
    damage throws 4 4 4
//  ^^^^^^^^^^^^^^^^^^^
  Bill: punches Ann.
    throws 12
//  ^^^^^^^^^
    damage throws 3 3
//  ^^^^^^^^^^^^^^^^^
round 2
  Bill: grabs Ann.
  Carl: moves "to the stair".
    throws 4
//  ^^^^^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
combatant Carl (he) of the Host
  Agility 1  Toughness 2
round 1
  Ann: punches Bill.
    damage throws 4 4
  Bill: punches Ann.
    throws 10
round 2
  Bill: grabs Ann.
  Carl: moves "to the stair".
`,
  *check({ scenario }) {
    if (!hasPins(scenario)) return;
    yield* shownCourse(scenario).goOn();
    const told = new Set<Source>();
    for (const round of pinnedRounds(scenario)) {
      for (const { at, finding } of misfits(round)) {
        if (!told.has(at)) yield finding;
        told.add(at);
      }
      yield undefined;
    }
  },
};

/** Something wrong, and where the pin stands. */
interface Misfit {
  readonly at: Source;
  readonly finding: Finding;
}

function misfits({ plan, certain }: PinnedRound): readonly Misfit[] {
  const deeds = [...plan.moment.deeds.values()];
  return [
    ...deeds.flatMap((deed) =>
      factsOf(deed.clauses, 'pin')
        .filter((pin) => isBy(pin, deed.actor))
        .flatMap((pin): Misfit[] => misfit(plan, pin, handOf(deed, pin), unfitting(plan, certain, deed, pin))),
    ),
    ...ofChecks(plan),
    ...shortPins(plan).map(({ hand, pinned, card }) => ({
      at: pinned,
      finding: found(pinsDoNotFit, 'short', pinned, { hand, card: pinWords(card) }),
    })),
  ];
}

function misfit(plan: RoundPlan, pin: Pin, hand: Hand, unfit: Finding | undefined): Misfit[] {
  const finding = unfit ?? missing(plan, hand, pin);
  return finding === undefined ? [] : [{ at: pin.source, finding }];
}

function unfitting(plan: RoundPlan, certain: boolean, deed: Deed, pin: Pin): Finding | undefined {
  if (pin.what === 'damage') return ofDamage(plan, deed, pin);
  if (pin.what === 'difficulty') return ofDifficulty(plan, deed, pin);
  return certain ? ofAction(plan, deed, pin) : undefined;
}

function handOf({ actor }: Deed, { what }: Pin): Hand {
  return what === 'difficulty' ? 'Host' : actor.hand;
}

/** Of a check before each of several one is enough that fits. */
function ofChecks(plan: RoundPlan): readonly Misfit[] {
  const checks = checksDue(plan.moment.cast, plan);
  return factsOf(plan.round.facts, 'pin').flatMap((pin) => {
    const its = checks.filter((check) => isForCheck(pin, check));
    const [first] = its;
    if (first === undefined)
      return pin.of?.id === undefined
        ? []
        : [{ at: pin.source, finding: found(pinsDoNotFit, 'check', pin.source, { name: pin.of.id }) }];
    const size = ({ pool }: CalmCheckDue): number => (pin.what === 'calm' ? pool.size : 1);
    const isFitting = its.some((check) => fits(pin, size(check)));
    const name = pin.what === 'calm' ? first.who.name : 'The Host';
    const unfit = isFitting
      ? undefined
      : found(pinsDoNotFit, 'count', pin.source, { name, throws: throwsIn(size(first)), pins: pin.cards.length });
    return misfit(plan, pin, pin.what === 'calm' ? first.who.hand : 'Host', unfit);
  });
}

function missing(plan: RoundPlan, hand: Hand, pin: Pin): Finding | undefined {
  const none = pin.cards.find((card) => !inDeck(plan, hand, [card]));
  if (none !== undefined) return found(pinsDoNotFit, 'card', pin.source, { hand, card: pinWords(none) });
  const few = pin.cards.find((_card, index) => !inDeck(plan, hand, pin.cards.slice(0, index + 1)));
  return few === undefined ? undefined : found(pinsDoNotFit, 'few', pin.source, { hand, card: pinWords(few) });
}

function ofDifficulty(plan: RoundPlan, { actor: { name } }: Deed, pin: Pin): Finding | undefined {
  const pool = plan.pools.difficulties.get(name);
  if (pool === undefined) return found(pinsDoNotFit, 'host', pin.source, { name });
  return fits(pin, pool.size)
    ? undefined
    : found(pinsDoNotFit, 'count', pin.source, {
        name: 'The Host',
        throws: throwsIn(pool.size),
        pins: pin.cards.length,
      });
}

function ofAction(plan: RoundPlan, deed: Deed, pin: Pin): Finding | undefined {
  const { name } = deed.actor;
  const pool = plan.pools.actions.get(name);
  if (deed.kind === 'nothing' || pool === undefined) return undefined;
  if (!throwsAlone(plan, deed)) return found(pinsDoNotFit, 'none', pin.source, { name });
  return fits(pin, pool.size)
    ? undefined
    : found(pinsDoNotFit, 'count', pin.source, { name, throws: throwsIn(pool.size), pins: pin.cards.length });
}

function ofDamage(plan: RoundPlan, deed: Deed, pin: Pin): Finding | undefined {
  const targets = deed.targets.filter((target) => isFor(pin, deed.actor, target));
  const [target] = targets;
  if (!harms(deed) || target === undefined || targets.some((each) => fits(pin, damageThrows(plan, deed, each))))
    return undefined;
  return found(pinsDoNotFit, 'damage', pin.source, {
    name: target.name,
    throws: throwsIn(damageThrows(plan, deed, target)),
    pins: pin.cards.length,
  });
}

/** How many cards a damage throw has; what is left of Toughness makes no difference. */
function damageThrows(plan: RoundPlan, deed: Deed, target: Fighter): number {
  const { cast } = plan.moment;
  return hasClass(deed.weapon, 'massive')
    ? massiveCards(plan, deed, usedStat(cast, deed) ?? 'Toughness')
    : damageCards(plan, target, valueOf(cast, target, 'Toughness'));
}

/** The one card that counts, or all of them. */
function fits(pin: Pin, size: number): boolean {
  return pin.cards.length === 1 || pin.cards.length === size;
}

function throwsIn(size: number): string {
  return size === 1 ? 'one throw' : count(size, 'throw');
}
