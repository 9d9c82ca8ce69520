/**
 * The writer’s rulings for a deed: the advantages, hindrances and distractions that apply to it, each distinct one
 * once.
 */
import { known } from '../../combatants.ts';
import type { Fighter } from './cast.ts';
import { facedBy, type Deed } from './deeds.ts';
import {
  claimedExtra,
  claimedLoss,
  factKey,
  factsOf,
  type Advantage,
  type Distraction,
  type Hindrance,
} from './facts.ts';
import type { RoundContext } from './round-context.ts';
import { areOpposites } from './opposites.ts';

/** The advantages of a deed, one for each distinct kind; `gives` says whether a helper’s advantage counts. */
export function advantagesOf(
  context: RoundContext,
  deed: Deed,
  gives: (helper: Deed) => boolean = () => true,
): readonly Advantage[] {
  const own = factsOf(deed.clauses, 'advantage').filter((fact) => appliesTo(fact, deed, context, true));
  const given = [...context.deeds.values()]
    .filter((other) => other.kind === 'help' && other.targets.includes(deed.actor) && gives(other))
    .flatMap((helper) => factsOf(helper.clauses, 'advantage').filter((fact) => fact.for.length === 0));
  const standing = factsOf(context.facts, 'advantage').filter((fact) => appliesTo(fact, deed, context, false));
  return distinctAdvantages(
    [...standing, ...own, ...given].filter((fact) => claimedExtra(fact.words.text) === undefined),
  );
}

/**
 * The hindrances on a deed, one for each distinct kind. A hindrance that is the same asymmetry as an advantage over the
 * actor, in the same or opposite words, is already counted there and doesn’t count again (T18:135, reading t37).
 */
export function hindrancesOf(
  context: RoundContext,
  deed: Deed,
  gives: (helper: Deed) => boolean = () => true,
): readonly Hindrance[] {
  const written = [
    ...factsOf(context.facts, 'hindrance').filter((fact) => known(fact.on).includes(deed.actor.name)),
    ...factsOf(deed.clauses, 'hindrance').filter(
      (fact) => fact.on.length === 0 || known(fact.on).includes(deed.actor.name),
    ),
  ];
  if (written.length === 0) return [];
  const given = [...context.deeds.values()]
    .filter((other) => facedBy(other, context.deeds).includes(deed.actor))
    .flatMap((other) => advantagesOf(context, other, gives));
  const due = written.filter(
    (fact) =>
      claimedLoss(fact.words.text) === undefined && !given.some((advantage) => isSameAsymmetry(advantage, fact)),
  );
  return due.filter((fact, index) => due.findIndex((each) => factKey(each) === factKey(fact)) === index);
}

/** The ruling that a target’s mind is elsewhere, or that it doesn’t know of the actor. */
export function ruledDistraction(context: RoundContext, deed: Deed, target: Fighter): Distraction | undefined {
  const concerns = [
    ...factsOf(deed.clauses, 'distraction').filter(
      (fact) => fact.on.length === 0 || known(fact.on).includes(target.name),
    ),
    ...factsOf(context.facts, 'distraction').filter((fact) => known(fact.on).includes(target.name)),
  ];
  return concerns.find((each) => each.of.length === 0 || known(each.of).includes(deed.actor.name));
}

function isSameAsymmetry(advantage: Advantage, hindrance: Hindrance): boolean {
  return factKey(advantage) === factKey(hindrance) || areOpposites(advantage.words.text, hindrance.words.text);
}

function appliesTo(fact: Advantage, deed: Deed, context: RoundContext, under: boolean): boolean {
  const mine = fact.for.length === 0 ? under : known(fact.for).includes(deed.actor.name);
  if (!mine || deed.kind === 'help') return false;
  if (fact.over.length === 0) return true;
  const faced = facedBy(deed, context.deeds).map((fighter) => fighter.name);
  return known(fact.over).some((name) => faced.includes(name));
}

/** Of those with the same words the first, or the one that is said to be above somebody’s. */
function distinctAdvantages(facts: readonly Advantage[]): readonly Advantage[] {
  const kinds = new Map<string, Advantage>();
  for (const fact of facts) {
    const kind = factKey(fact);
    const earlier = kinds.get(kind);
    if (earlier === undefined || (earlier.above === undefined && fact.above !== undefined)) kinds.set(kind, fact);
  }
  return [...kinds.values()];
}
