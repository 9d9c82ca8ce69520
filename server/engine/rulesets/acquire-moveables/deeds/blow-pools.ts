/** The location die of an attack, with the reasons for each step up or down, and the weapon’s damage die. */
import type { Modifier, Pool } from '../../../pool.ts';
import { extra, lost } from '../../../play/reasons.ts';
import { isCounted, reasonsLeft, recountOf } from '../../../worth/recount.ts';
import type { PoolChange } from '../../../worth/what-if.ts';
import { parts, type BodyPart } from '../body/cells.ts';
import type { Fighter } from '../cast.ts';
import { ladder, stepped } from '../dice/ladder.ts';
import { factsOf } from '../facts.ts';
import { rule } from '../rule-ids.ts';
import type { PlanContext } from './plan-context.ts';
import { isFor, sidesOf, weaponOf, type Deed, type NamedWeapon } from './deeds.ts';

/** The location die before any steps (am-177). */
export const usualLocationDie = 10;

export interface RolledBlow {
  readonly deed: Deed;
  readonly target: Fighter;
  readonly weapon: NamedWeapon;
  readonly pool: Pool;
  readonly locationDie: number;
  readonly damageDie: number;
  readonly covered: ReadonlySet<BodyPart>;
}

/** Undefined if nobody with HP is attacked, without a weapon that has a damage die, or where the ladder ends. */
export function blowOf({ cast, change }: Pick<PlanContext, 'cast' | 'change'>, deed: Deed): RolledBlow | undefined {
  const [target] = deed.targets;
  const weapon = weaponOf(cast, deed);
  const damageDie = sidesOf(weapon?.weapon.die?.text);
  const modifiers = stepsOf(deed, change);
  const locationDie = stepped(usualLocationDie, stepsIn(modifiers));
  if (target?.hitPoints === undefined || weapon === undefined || damageDie === undefined || locationDie === undefined)
    return undefined;
  return {
    deed,
    target,
    weapon,
    locationDie,
    damageDie,
    covered: coveredBy(deed),
    pool: {
      who: deed.actor.name,
      base: 1,
      because: `the location die is a d${usualLocationDie} unless something makes a hit harder or easier`,
      rule: rule.location.id,
      modifiers,
      size: 1,
      keep: 'one hit',
      difficulty: { base: `d${usualLocationDie}`, now: `d${locationDie}` },
      from: 'dice',
      unit: { one: 'location die', many: 'location dice', faces: locationDie },
    },
  };
}

/** Parts of the body behind solid cover count for what is shot (am-193). */
function coveredBy({ kind, announcement }: Deed): ReadonlySet<BodyPart> {
  if (kind !== 'ranged attack') return new Set();
  const named = factsOf(announcement.clauses, 'cover').flatMap(({ over }) => over.map(({ text }) => text));
  return new Set(parts.filter((part) => named.includes(part)));
}

function stepsOf(deed: Deed, change: PoolChange | undefined): readonly Modifier[] {
  const { announcement } = deed;
  const recount = recountOf(change, deed);
  const written = announcement.clauses.flatMap((fact): Modifier[] => {
    if ((fact.kind !== 'harder' && fact.kind !== 'easier') || !isFor(fact, deed)) return [];
    const reason = fact.kind === 'harder' ? lost : extra;
    const steps = Math.max(1, Math.trunc(fact.steps.value));
    const made = reason(
      { ...rule.ladder, title: fact.kind },
      fact.words?.text ?? fact.kind,
      fact.source,
      fact.words?.text,
    );
    return [{ ...made, amount: made.amount * steps, measure: stepWords(-made.amount * steps) }];
  });
  const added = recount.adds
    ? [{ ...extra({ ...rule.ladder, title: 'easier' }, 'one more', announcement.source), measure: stepWords(-1) }]
    : [];
  return [...reasonsLeft(written, recount), ...added];
}

/** What makes a hit easier counts as more, and takes the die down. */
function stepsIn(modifiers: readonly Modifier[]): number {
  const steps = modifiers.filter(isCounted).reduce((sum, { amount }) => sum - amount, 0);
  const usual = ladder.indexOf(usualLocationDie);
  return Math.max(-usual - 1, Math.min(ladder.length - usual, steps));
}

function stepWords(steps: number): string {
  const count = Math.abs(steps);
  return `${count === 1 ? 'a step' : `${count} steps`} ${steps > 0 ? 'up' : 'down'}`;
}
