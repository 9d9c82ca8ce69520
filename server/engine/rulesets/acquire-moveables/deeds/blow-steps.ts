/** The step of a blow: where it lands, the damage, and what that does. */
import { sentence } from '../../../play/words.ts';
import type { Result } from '../../../results.ts';
import { resisting, takesPrisoners } from '../allegiance.ts';
import type { Armour } from '../body/cells.ts';
import type { Location } from '../body/location.ts';
import { nameOf } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { blowOutcomes, harmful, rollId, type BlowOutcome } from '../play/ids.ts';
import { pinnedFor } from '../play/pins.ts';
import { proseOf } from '../play/settling.ts';
import { recordStep } from '../play/steps.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import type { RolledBlow } from './blow-pools.ts';
import { bodyDetails } from './body-detail.ts';
import { deedWords } from './deed-words.ts';
import type { Injured } from './injuries.ts';
import type { Recorder } from './planned.ts';

/** What the dice of a blow show: where it lands, and the damage if it strikes somebody. */
export interface BlowRolls {
  readonly location: Location;
  readonly damage: number;
}

/** A blow as it is struck; `armour` is what the target wears or holds before it lands. */
export interface Blow extends RolledBlow {
  readonly armour: Armour;
}

export function recordBlow(recorder: Recorder, blow: Blow, rolls: BlowRolls, { outcome, words }: Injured): void {
  const { deed, target } = blow;
  const { actor, announcement } = deed;
  const isHarm = harmful.has(outcome);
  recordStep(recorder, actor, () => {
    const says = blowOutcomes[outcome];
    const tone = isHarm ? 'good' : 'bad';
    return {
      kind: 'blow',
      target: target.name,
      tone,
      title: titleOf(blow, rolls, outcome),
      text: [damageWords(recorder, blow, rolls), sentence(words), sparedWords(recorder, blow)]
        .filter((part) => part !== '')
        .join(' '),
      details: [
        {
          kind: 'contest',
          contest: rollId(recorder.plan, deed),
          outcome,
          says,
          parties: [
            {
              who: actor.name,
              side: nameOf(actor.combatant.side),
              action: deedWords(recorder.cast, deed),
              pool: blow.pool,
              results: [locationResult(blow, rolls), ...damageResults(blow, rolls)],
              value: rolls.location.cell,
              outcome: says,
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
}

function locationResult({ deed, locationDie }: RolledBlow, { location }: BlowRolls) {
  const pin = pinnedFor(deed, 'location', locationDie);
  return {
    label: `${location.cell}`,
    rolledFor: 'location',
    value: location.cell,
    kept: location.lands === 'on',
    says: location.lands === 'on' ? location.part : location.lands === 'on cover' ? 'cover' : 'a miss',
    ...(pin === undefined ? {} : { pinned: pin.source }),
  };
}

/** None where nobody is struck: then no damage is rolled. */
function damageResults({ deed, damageDie }: RolledBlow, { location, damage }: BlowRolls): readonly Result[] {
  if (location.lands !== 'on') return [];
  const pin = pinnedFor(deed, 'damage', damageDie);
  return [
    {
      label: `${damage}`,
      value: damage,
      rolledFor: 'damage',
      says: 'the damage before ARM',
      kept: true,
      faces: damageDie,
      apart: true,
      ...(pin === undefined ? {} : { pinned: pin.source }),
    },
  ];
}

function titleOf({ deed: { actor }, target }: RolledBlow, { location }: BlowRolls, outcome: BlowOutcome): string {
  if (location.lands === 'nowhere') return `${actor.called} misses ${target.called}`;
  if (location.lands === 'on cover') return `${actor.called} strikes the cover`;
  const { part } = location;
  const where = `${part === 'Thorax' || part === 'Abdomen' ? 'in' : 'on'} the ${part.toLowerCase()}`;
  return `${target.called} is struck ${where}${outcome === 'stopped' ? ', and armour stops it' : ''}`;
}

function damageWords({ fight }: Recorder, { target }: RolledBlow, { location, damage }: BlowRolls): string {
  if (location.lands !== 'on') return '';
  const armour = location.armour === 0 ? '' : `, less ${location.armour} ARM`;
  const { hitPoints } = conditionOf(fight, target.name);
  const points = hitPoints === undefined ? '' : ` ${sentence(target.called)} is at ${pointsWords(hitPoints.now)}.`;
  return `${damage} damage${armour}.${points}`;
}

/** `−3 HP`, with a real minus sign. */
export function pointsWords(points: number): string {
  return `${`${points}`.replace('-', '−')} HP`;
}

/** Those who lie there are ignored while others still resist, unless the enemy takes no prisoners (am-185). */
function sparedWords({ cast, fight }: Recorder, { deed: { actor }, target }: RolledBlow): string {
  const isSpared =
    conditionOf(fight, target.name).downed !== undefined &&
    takesPrisoners(cast, fight, actor) &&
    resisting(cast, fight, target).length > 0;
  return isSpared
    ? 'By the text, enemies who take prisoners ignore whoever is hors de combat while others resist.'
    : '';
}

function ruleOf(outcome: BlowOutcome): RuleName {
  switch (outcome) {
    case 'misses':
      return rule.location;
    case 'cover':
      return rule.cover;
    case 'stopped':
    case 'wounds':
      return rule.damage;
    case 'silent':
    case 'decided':
      return rule.emptyCells;
    default:
      return rule.injury;
  }
}
