/** Plays damage: a die for the first hit on each enemy and 1 for each later one, or 1 for each hit. */
import { throwing, type Moment } from '../../../game/index.ts';
import { sentence } from '../../../play/words.ts';
import type { Result } from '../../../results.ts';
import type { Thrown } from '../../../timeline.ts';
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import { damagePinOf, damagePins } from '../rolls/damage-pins.ts';
import type { SideOutcome } from '../exchange.ts';
import { damaged, type Fight } from '../fight.ts';
import { rule } from '../rule-ids.ts';
import type { SideAttack } from '../side-attack.ts';
import { mostFirst, type Share } from '../spreading.ts';
import { recordIfGone } from './defeat.ts';
import type { AttackRecorder } from './round-recorder.ts';
import { fullSentence, groupOwns, leavingWords, pointsWords } from './words.ts';

/**
 * Dice are thrown in declaration order of the enemies; damage is reported in the order of the spread. Hits whose target
 * is open do no damage yet.
 */
export function dealingDamage({ side, spread, damage }: SideOutcome): Moment<AttackRecorder> {
  const hit = spread.shares.filter(({ least }) => least > 0);
  return throwing<AttackRecorder, ReadonlyMap<Share, Blow>>({
    draw: (recorder) =>
      new Map(
        hit.map((share) => [share, damage === 'full' ? fullDamage(recorder, side, share) : minimumDamage(share)]),
      ),
    then: (recorder, blows) => {
      if (damage === 'full' && side.die === undefined && hit.length > 0) recordOpenDie(recorder, side);
      for (const share of mostFirst(hit)) {
        const blow = blows.get(share);
        if (blow !== undefined) strike(recorder, side, share, blow);
      }
    },
  });
}

/** The damage to one enemy: with the die of the first hit where one is rolled, and the reason. */
interface Blow {
  readonly points: number;
  readonly why: string;
  readonly rule: { readonly id: string };
  readonly die?: Result;
  readonly thrown?: Thrown;
}

function fullDamage(recorder: AttackRecorder, side: SideAttack, { enemy: { fighter }, least }: Share): Blow {
  const { die } = side;
  const later = least - 1;
  const added = later === 0 ? '' : later === 1 ? 'the later one adds 1' : `${later} later ones add ${later}`;
  if (die === undefined)
    return {
      points: later,
      why: `the first hit waits for its die${added === '' ? '' : `, ${added}`}`,
      rule: rule.laterHits,
    };
  const pinned = damagePins(recorder.context, side).get(fighter.name);
  const from = recorder.picks;
  const rolled = pinned ?? 1 + recorder.throws.pick(die);
  const pin = pinned === undefined ? undefined : damagePinOf(recorder.context, side, fighter);
  return {
    points: rolled + later,
    rule: rule.firstHit,
    thrown: recorder.thrownSince(from),
    why: `the first hit rolls ${rolled}${added === '' ? '' : `, ${added}`}`,
    die: {
      label: `${rolled}`,
      value: rolled,
      faces: die,
      kept: true,
      says: 'the first hit',
      ...(pin === undefined ? {} : { pinned: pin.source }),
    },
  };
}

function minimumDamage({ least }: Share): Blow {
  return {
    points: least,
    why: least === 1 ? '1 for the only hit' : `1 for each of ${least} hits`,
    rule: rule.fewerHits,
  };
}

function strike(
  recorder: AttackRecorder,
  side: SideAttack,
  { enemy: { fighter } }: Share,
  { points, why, rule: of, die, thrown }: Blow,
): void {
  if (points === 0) return;
  const before: Fight = recorder.fight;
  recorder.goOnWith(damaged(before, [fighter], points));
  if (recorder.isMute) return;
  const source = sourceOf(recorder, side, fighter);
  const change = pointsWords(before, recorder.fight, fighter);
  recorder.record(() => ({
    kind: 'damage',
    about: fighter.name,
    ...byWhom(side),
    target: fighter.name,
    tone: 'bad',
    rule: of,
    source,
    title: sentence(
      [`${fighter.called} takes ${points} damage`, leavingWords(before, recorder.fight, fighter)]
        .filter((part) => part !== '')
        .join(' '),
    ),
    text: fullSentence(`${why}${change === '' ? '' : `: ${change}`}`),
    details: [die === undefined ? undefined : { kind: 'results', does: 'rolls damage', results: [die] }],
    ...(thrown === undefined ? {} : { thrown }),
  }));
  recordIfGone(recorder, before, fighter, source);
}

/** The combatant who rolls damage for the side: the champion, or else the first attacker. */
function byWhom({ champion, rolls }: SideAttack): { readonly actor?: string } {
  const name = champion?.name ?? rolls[0]?.attack.actor.name;
  return name === undefined ? {} : { actor: name };
}

/** The attack that is aimed at this enemy, or else the first of the side. */
function sourceOf({ context: { round } }: AttackRecorder, { rolls }: SideAttack, fighter: Fighter): Source {
  const aimed = rolls.find(({ attack: { named } }) => named.includes(fighter)) ?? rolls[0];
  return aimed?.attack.announcement.source ?? round.source;
}

/** Attackers have different dice, and nobody has decided which counts (aa-q16). */
function recordOpenDie(recorder: AttackRecorder, side: SideAttack): void {
  recorder.events.leaveOpen();
  recorder.record(() => ({
    kind: 'left open',
    about: `hit die ${side.group}`,
    tone: 'even',
    rule: rule.firstHit,
    source: side.rolls[0]?.attack.announcement.source ?? recorder.context.round.source,
    title: sentence(
      `${groupOwns(recorder.cast, side.group)} attackers have different damage dice, and the text doesn’t ` +
        'say whose counts',
    ),
    text:
      'First hits do nothing until it is decided; “decides hit die: d6” would settle it. Each later hit still ' +
      'does 1 damage.',
  }));
}
