/** Blows: where one lands, how much damage it does, and what that does to the target (am-176 to am-183). */
import { throwing, type Moment } from '../../../game/index.ts';
import type { Throws } from '../../../chance/index.ts';
import { together, type Way } from '../../../play/branching.ts';
import { injuryEntry, bandDie } from '../body/injury-table.ts';
import { locationAt, locationWays, pointsAfter } from '../body/location.ts';
import { areApart } from '../exploration/following.ts';
import { conditionOf, withPoints } from '../fight.ts';
import { chooses } from '../options.ts';
import { actionId, blowOutcomes, harmful, rollId, type BlowOutcome } from '../play/ids.ts';
import { pinnedFor } from '../play/pins.ts';
import { recordIdle, type Idle } from '../play/settling.ts';
import { decidedInCell } from '../play/silence.ts';
import { standOrFall } from '../play/standing.ts';
import { changeCondition } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { blowOf, type RolledBlow } from './blow-pools.ts';
import { recordBlow, type Blow, type BlowRolls } from './blow-steps.ts';
import { armourNow, whyNotInHand } from './in-hand.ts';
import { injuring, type Injured } from './injuries.ts';
import { isLoaded, trackOf, withSteps } from './loading.ts';
import type { PlanContext } from './plan-context.ts';
import type { Planner, Recorder } from './planned.ts';

/** An attack with a weapon that has a damage die. */
export const plannedBlow: Planner = (context, deed) => {
  const blow = blowOf(context, deed);
  return blow === undefined
    ? undefined
    : {
        deed,
        isAttack: true,
        rolled: {
          pool: blow.pool,
          outcomes: new Map([['harms', 'harms'], ...outcomesAmong(['misses', 'cover', 'stopped'], blow, context)]),
          contest: { kind: 'blow', outcomes: new Map(outcomesAmong(everyOutcome, blow, context)) },
          pins: [
            { purpose: 'location', sides: blow.locationDie },
            { purpose: 'damage', sides: blow.damageDie },
            { purpose: 'injury row', sides: bandDie },
          ],
        },
        moments: (recorder) => blowing(recorder, blow),
      };
};

const everyOutcome = Object.keys(blowOutcomes) as readonly BlowOutcome[];

/** Those of some outcomes for which the scenario has what they need: cover, armour, or a decision about a cell. */
function outcomesAmong(
  some: readonly BlowOutcome[],
  { covered, target: { armour } }: RolledBlow,
  { fight: { facts } }: PlanContext,
): readonly (readonly [string, string])[] {
  const needs: { readonly [outcome in BlowOutcome]?: boolean } = {
    cover: covered.size > 0,
    stopped: armour.shield > 0 || armour.cells.some((points) => points > 0),
    decided: facts.some(({ kind }) => kind === 'injury cell'),
  };
  return some.filter((outcome) => needs[outcome] ?? true).map((outcome) => [outcome, blowOutcomes[outcome]]);
}

/** Nothing is rolled at somebody who is dead by then, or with a weapon that isn’t ready. */
function blowing(recorder: Recorder, blow: RolledBlow): readonly Moment<Recorder>[] {
  const hindered = hindering(recorder, blow);
  if (hindered !== undefined) {
    recordIdle(recorder, blow.deed, hindered);
    return [];
  }
  const { deed, weapon, target } = blow;
  const struck: Blow = { ...blow, armour: armourNow(recorder.fight, target) };
  if (trackOf(weapon) !== undefined) recorder.goOnWith(withSteps(recorder.fight, deed.actor, weapon, 0));
  return [
    throwing<Recorder, BlowRolls>({
      draw: ({ throws }) => rollBlow(struck, throws),
      ways: (then) => waysOf(then, struck),
      then: (then, rolls) => strike(then, struck, rolls),
    }),
  ];
}

function hindering({ fight }: Recorder, { deed: { actor, kind }, target, weapon }: RolledBlow): Idle | undefined {
  if (conditionOf(fight, target.name).isDead === true)
    return { title: `${target.called} is already dead`, rule: rule.injury };
  if (kind === 'melee attack' && areApart(fight, actor, target))
    return { title: `${target.called} is in another room now`, rule: rule.fleeing };
  const notInHand = whyNotInHand(fight, actor, weapon.name);
  if (notInHand !== undefined) return { title: `${actor.called}’s ${weapon.name} is ${notInHand}`, rule: rule.injury };
  return isLoaded(fight, actor, weapon)
    ? undefined
    : { title: `${actor.called}’s ${weapon.name} isn’t loaded`, rule: rule.reload };
}

function rollBlow(blow: Blow, throws: Throws): BlowRolls {
  const { deed, locationDie, damageDie, armour, covered } = blow;
  const cell = pinnedFor(deed, 'location', locationDie)?.value ?? 1 + throws.pick(locationDie);
  const location = locationAt(cell, armour, covered);
  const damage =
    location.lands === 'on' ? (pinnedFor(deed, 'damage', damageDie)?.value ?? 1 + throws.pick(damageDie)) : 0;
  return { location, damage };
}

/**
 * The results of both dice, those that do the same together, so that fights with many blows can be counted; undefined
 * where one is pinned, since what is left are few.
 */
function waysOf(recorder: Recorder, blow: Blow): readonly Way<BlowRolls>[] | undefined {
  const { deed, locationDie, damageDie, armour, covered } = blow;
  const isPinned = [pinnedFor(deed, 'location', locationDie), pinnedFor(deed, 'damage', damageDie)].some(
    (pin) => pin !== undefined,
  );
  if (isPinned) return undefined;
  const ways = locationWays(locationDie, armour, covered).flatMap(({ what: location, weight }): Way<BlowRolls>[] =>
    location.lands === 'on'
      ? Array.from({ length: damageDie }, (_, index) => ({ what: { location, damage: index + 1 }, weight }))
      : [{ what: { location, damage: 0 }, weight: weight * BigInt(damageDie) }],
  );
  return together(ways, (rolls) => effectOf(recorder, blow, rolls));
}

/** Equal for dice that do the same to the target: the HP that are left, and below 0 the entry that is read. */
function effectOf({ cast, fight }: Recorder, { target }: Blow, { location, damage }: BlowRolls): string {
  if (location.lands !== 'on') return location.lands;
  const before = conditionOf(fight, target.name).hitPoints?.now ?? 0;
  const after = pointsAfter(before, damage, location.armour);
  if (after >= 0 || (after === before && chooses(cast.stage, 'absorbed hit', 'nothing'))) return `${after}`;
  const { part } = location;
  const entry = injuryEntry(part, -after, target.level);
  const isOfPart = entry === 'band' || decidedInCell(fight, part, -after) !== undefined;
  return `${after} ${entry} ${isOfPart ? part : ''}`;
}

function strike(recorder: Recorder, blow: Blow, rolls: BlowRolls): readonly Moment<Recorder>[] {
  const { target } = blow;
  const { location, damage } = rolls;
  if (location.lands !== 'on')
    return settled(recorder, blow, rolls, { outcome: location.lands === 'on cover' ? 'cover' : 'misses', words: '' });
  const before = conditionOf(recorder.fight, target.name).hitPoints?.now ?? 0;
  const after = pointsAfter(before, damage, location.armour);
  changeCondition(recorder, target, (condition) => withPoints(condition, after));
  const isStopped = after === before;
  if (after >= 0 || (isStopped && chooses(recorder.cast.stage, 'absorbed hit', 'nothing')))
    return settled(recorder, blow, rolls, { outcome: isStopped ? 'stopped' : 'wounds', words: '' });
  const row = pinnedFor(blow.deed, 'injury row', bandDie)?.value;
  return injuring(recorder, { who: target, part: location.part, row }, (then, injured) => {
    settled(then, blow, rolls, injured);
  });
}

function settled(recorder: Recorder, blow: Blow, rolls: BlowRolls, result: Injured): readonly Moment<Recorder>[] {
  const { deed, target } = blow;
  const isHarm = harmful.has(result.outcome);
  recorder.comes(rollId(recorder.plan, deed), result.outcome);
  recorder.comes(actionId(recorder.plan, deed), isHarm ? 'harms' : result.outcome);
  (isHarm ? recorder.events.succeeded : recorder.events.failed).add(deed.actor.name);
  recordBlow(recorder, blow, rolls, result);
  if (isHarm) standOrFall(recorder, target, deed.announcement.source);
  return [];
}
