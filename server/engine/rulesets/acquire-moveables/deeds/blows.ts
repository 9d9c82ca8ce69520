/** Blows: where one lands, how much damage it does, and what that does to the target (am-176 to am-183). */
import { throwing, type Moment } from '../../../game/index.ts';
import type { Throws } from '../../../chance/index.ts';
import type { Way } from '../../../play/branching.ts';
import { possessive, sentence } from '../../../play/words.ts';
import { injuryEntry, bandDie, type InjuryEntry } from '../body/injury-table.ts';
import { injuredBy, type ReadEntry } from '../body/injuring.ts';
import { locationAt, locationWays, pointsAfter, type Location } from '../body/location.ts';
import type { Fighter } from '../cast.ts';
import { bodyDetails } from './body-detail.ts';
import { deedWords } from './deed-words.ts';
import { blowOf, type RolledBlow } from './blow-pools.ts';
import { isLoaded, trackOf, withSteps } from './loading.ts';
import type { Planner } from './planned.ts';
import { changed, conditionOf, type Condition } from '../fight.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { actionId, blowOutcomes, harmful, rollId, type BlowOutcome } from '../play/ids.ts';
import { pinnedFor } from '../play/pins.ts';
import { proseOf } from '../play/prose.ts';
import type { Recorder } from './planned.ts';

/** What the dice of a blow show: where it lands, and the damage if it strikes somebody. */
interface BlowRolls {
  readonly location: Location;
  readonly damage: number;
}

const contestOutcomes = new Map(Object.entries(blowOutcomes));
const actionOutcomes = new Map([
  ['harms', 'harms'],
  ...(['misses', 'cover', 'stopped'] as const).map((id) => [id, blowOutcomes[id]] as const),
]);

/** An attack with a weapon that has a damage die. */
export const plannedBlow: Planner = (context, deed) => {
  const blow = blowOf(context, deed);
  return blow === undefined
    ? undefined
    : {
        deed,
        rolled: { pool: blow.pool, outcomes: actionOutcomes, contest: { kind: 'blow', outcomes: contestOutcomes } },
        moments: (recorder) => blowing(recorder, blow),
      };
};

/** A blow at somebody who is dead by then strikes nobody. */
function blowing(recorder: Recorder, blow: RolledBlow): readonly Moment<Recorder>[] {
  if (conditionOf(recorder.fight, blow.target.name).isDead === true) {
    recordMissing(recorder, blow);
    return [];
  }
  if (!isLoaded(recorder.fight, blow.deed.actor, blow.weapon)) {
    recordUnloaded(recorder, blow);
    return [];
  }
  if (trackOf(blow.weapon) !== undefined) recorder.goOnWith(withSteps(recorder.fight, blow.deed.actor, blow.weapon, 0));
  return [
    throwing<Recorder, BlowRolls>({
      draw: ({ throws }) => rollBlow(blow, throws),
      ways: () => waysOf(blow),
      then: (then, rolls) => strike(then, blow, rolls),
    }),
  ];
}

function rollBlow(blow: RolledBlow, throws: Throws): BlowRolls {
  const { deed, locationDie, damageDie, target, covered } = blow;
  const cell = pinnedFor(deed, 'location', locationDie)?.value ?? 1 + throws.pick(locationDie);
  const location = locationAt(cell, target.armour, covered);
  const damage =
    location.lands === 'on' ? (pinnedFor(deed, 'damage', damageDie)?.value ?? 1 + throws.pick(damageDie)) : 0;
  return { location, damage };
}

/** All distinct results of both dice; undefined where one is pinned, since what is left are few. */
function waysOf({ deed, locationDie, damageDie, target, covered }: RolledBlow): readonly Way<BlowRolls>[] | undefined {
  const isPinned = [pinnedFor(deed, 'location', locationDie), pinnedFor(deed, 'damage', damageDie)].some(
    (pin) => pin !== undefined,
  );
  if (isPinned) return undefined;
  return locationWays(locationDie, target.armour, covered).flatMap(({ what: location, weight }): Way<BlowRolls>[] =>
    location.lands === 'on'
      ? Array.from({ length: damageDie }, (_, index) => ({ what: { location, damage: index + 1 }, weight }))
      : [{ what: { location, damage: 0 }, weight: weight * BigInt(damageDie) }],
  );
}

function strike(recorder: Recorder, blow: RolledBlow, rolls: BlowRolls): readonly Moment<Recorder>[] {
  const { target } = blow;
  const { location, damage } = rolls;
  if (location.lands !== 'on')
    return settled(recorder, blow, rolls, location.lands === 'on cover' ? 'cover' : 'misses');
  const { hitPoints } = conditionOf(recorder.fight, target.name);
  const before = hitPoints?.now ?? 0;
  const after = pointsAfter(before, damage, location.armour);
  recorder.goOnWith(changed(recorder.fight, target, (condition) => withPoints(condition, after)));
  if (after >= 0) return settled(recorder, blow, rolls, after === before ? 'stopped' : 'wounds');
  const entry = injuryEntry(location.part, -after, target.level);
  if (entry !== 'band') return injured(recorder, blow, rolls, entry);
  return [
    throwing<Recorder, number>({
      draw: ({ throws }) => pinnedFor(blow.deed, 'injury row', bandDie)?.value ?? 1 + throws.pick(bandDie),
      then: (then, row) => injured(then, blow, rolls, injuryEntry(location.part, row, target.level)),
    }),
  ];
}

function withPoints({ hitPoints, lost, ...condition }: Condition, now: number): Condition {
  if (hitPoints === undefined) return { ...condition, lost };
  return { ...condition, lost: lost + hitPoints.now - now, hitPoints: { ...hitPoints, now } };
}

const outcomeOf: Readonly<Record<ReadEntry, BlowOutcome>> = {
  silent: 'silent',
  winded: 'winded',
  'drops held items': 'drops',
  prone: 'prone',
  amputated: 'amputated',
  dies: 'dies',
};

function injured(
  recorder: Recorder,
  blow: RolledBlow,
  rolls: BlowRolls,
  entry: InjuryEntry,
): readonly Moment<Recorder>[] {
  const read = entry === 'band' ? 'silent' : entry;
  const { round } = recorder.plan;
  recorder.goOnWith(
    changed(recorder.fight, blow.target, (condition) => injuredBy(blow.target, condition, read, round.number)),
  );
  return settled(recorder, blow, rolls, outcomeOf[read]);
}

function settled(
  recorder: Recorder,
  blow: RolledBlow,
  rolls: BlowRolls,
  outcome: BlowOutcome,
): readonly Moment<Recorder>[] {
  const { deed, target } = blow;
  const { actor, announcement } = deed;
  const isHarm = harmful.has(outcome);
  recorder.comes(rollId(recorder.plan, deed), outcome);
  recorder.comes(actionId(recorder.plan, deed), isHarm ? 'harms' : outcome);
  (isHarm ? recorder.events.succeeded : recorder.events.failed).add(actor.name);
  const { fight } = recorder;
  recorder.record(() => {
    const words = blowOutcomes[outcome];
    const tone = isHarm ? 'good' : 'bad';
    return {
      kind: 'blow',
      about: actor.name,
      actor: actor.name,
      target: target.name,
      tone,
      title: sentence(titleOf(blow, rolls, outcome)),
      text: textOf(target, conditionOf(fight, target.name), rolls, outcome),
      details: [
        {
          kind: 'contest',
          contest: rollId(recorder.plan, deed),
          outcome,
          says: words,
          parties: [
            {
              who: actor.name,
              side: actor.combatant.side.id ?? actor.combatant.side.text,
              action: deedWords(recorder.cast, deed),
              pool: blow.pool,
              results: [locationResult(blow, rolls)],
              value: rolls.location.cell,
              outcome: words,
              beyond: '',
              tone,
              source: announcement.source,
            },
          ],
        },
        ...bodyDetails(blow, rolls.location, outcome),
      ],
      prose: proseOf(announcement, isHarm ? 'on success' : 'on failure'),
      rule: ruleOf(outcome),
      source: announcement.source,
    };
  });
  return [];
}

function locationResult({ deed, locationDie }: RolledBlow, { location }: BlowRolls) {
  const pin = pinnedFor(deed, 'location', locationDie);
  return {
    label: `${location.cell}`,
    value: location.cell,
    kept: location.lands === 'on',
    says: location.lands === 'on' ? location.part : location.lands === 'on cover' ? 'cover' : 'a miss',
    ...(pin === undefined ? {} : { pinned: pin.source }),
  };
}

function titleOf({ deed: { actor }, target }: RolledBlow, { location }: BlowRolls, outcome: BlowOutcome): string {
  if (location.lands === 'nowhere') return `${actor.called} misses ${target.called}`;
  if (location.lands === 'on cover') return `${actor.called} strikes the cover`;
  const where = `${possessive(target.combatant.pronoun)} ${location.part.toLowerCase()}`;
  if (outcome === 'stopped') return `${target.called} is struck on ${where}, and armour stops it`;
  return `${target.called} is struck on ${where}`;
}

function textOf(
  target: Fighter,
  { hitPoints }: Condition,
  { location, damage }: BlowRolls,
  outcome: BlowOutcome,
): string {
  if (location.lands !== 'on') return '';
  const armour = location.armour === 0 ? '' : `, less ${location.armour} ARM`;
  const points =
    hitPoints === undefined ? '' : ` ${sentence(target.called)} is at ${`${hitPoints.now}`.replace('-', '−')} HP.`;
  const injury =
    outcome === 'silent'
      ? ' The injury table has nothing in this cell: the text is silent, and the group decides.'
      : '';
  return `${damage} damage${armour}.${points}${injury}`;
}

function ruleOf(outcome: BlowOutcome): RuleName {
  if (outcome === 'misses') return rule.location;
  if (outcome === 'cover') return rule.cover;
  return outcome === 'stopped' || outcome === 'wounds' ? rule.damage : rule.injury;
}

function recordUnloaded(recorder: Recorder, { deed: { actor, announcement }, weapon }: RolledBlow): void {
  recorder.record(() => ({
    kind: 'idle',
    about: actor.name,
    actor: actor.name,
    title: sentence(`${actor.called}’s ${weapon.name} isn’t loaded`),
    text: 'What is announced here doesn’t happen.',
    rule: rule.reload,
    source: announcement.source,
  }));
}

function recordMissing(recorder: Recorder, { deed, target }: RolledBlow): void {
  const { actor, announcement } = deed;
  recorder.record(() => ({
    kind: 'idle',
    about: actor.name,
    actor: actor.name,
    title: sentence(`${target.called} is already dead`),
    text: 'What is announced here doesn’t happen.',
    rule: rule.injury,
    source: announcement.source,
  }));
}
