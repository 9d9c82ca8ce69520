/** Fire: 1d6 damage each round, and gunpowder that may explode (am-240, am-241). */
import { concerning, happening, throwing, type Moment } from '../../../game/index.ts';
import type { Way } from '../../../play/branching.ts';
import { count, sentence } from '../../../play/words.ts';
import type { Fighter } from '../cast.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import type { FireFact } from '../facts.ts';
import { conditionOf, type Fight } from '../fight.ts';
import type { Happens, Recurrence } from '../play/happens.ts';
import { recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { fightRoundsIn } from '../time.ts';
import { countsOf, withCounts } from './counts.ts';
import { hurtDie } from './fall-dice.ts';
import { harmContest, hurt } from './harm.ts';
import { lastOf } from './lasting.ts';

/** The die on which each slot of gunpowder explodes: at the damage of the fire or less. */
const powderDie = 10;

const powderOutcomes = new Map([
  ['explodes', 'explodes'],
  ['holds', 'doesn’t explode'],
]);

interface Burning {
  readonly who: Fighter;
  readonly fact: FireFact;
  readonly slots: number;
  /** Whether it burns for one round of a fight, which has odds of its own. */
  readonly isOneRound: boolean;
}

/** Those who burn in this round. A longer one is as many rounds of a fight, or as few as it takes to die. */
export const burning: Recurrence = (plan) =>
  [...plan.cast.fighters.values()].flatMap((who): Happens[] => {
    const fact = lastOf(plan, who, 'fire');
    if (fact === undefined || fact.isOver) return [];
    return [happensTo(plan, { who, fact, slots: slotsOf(plan, who), isOneRound: fightRoundsIn(plan.round) === 1 })];
  });

function slotsOf(plan: RoundPlan, who: Fighter): number {
  return Math.max(0, Math.min(mostSlots, Math.trunc(lastOf(plan, who, 'gunpowder')?.slots.value ?? 0)));
}

/** The most slots that an inventory has (am-045). */
const mostSlots = 20;

function happensTo(plan: RoundPlan, fire: Burning): Happens {
  const { who, fact, slots, isOneRound } = fire;
  return {
    moment: concerning([who.name], burningOn(fire, fightRoundsIn(plan.round))),
    contests: isOneRound
      ? [
          harmContest(plan, { id: fireId(who), kind: 'fire', source: fact.source }, who),
          ...(slots === 0
            ? []
            : [
                {
                  id: powderId(who),
                  kind: 'powder',
                  parties: [who.name],
                  outcomes: powderOutcomes,
                  source: fact.source,
                },
              ]),
        ]
      : [],
  };
}

function fireId({ name }: Fighter): string {
  return `fire/${name}`;
}

function powderId({ name }: Fighter): string {
  return `powder/${name}`;
}

/** Burns round by round; without written HP a longer time has no end that a fire would reach. */
function burningOn(fire: Burning, rounds: number): Moment<Recorder> {
  return happening(({ fight }): readonly Moment<Recorder>[] => {
    const { isDead, hitPoints } = conditionOf(fight, fire.who.name);
    if (isDead === true || rounds === 0) return [];
    return [oneRound(fire), burningOn(fire, hitPoints === undefined ? 0 : rounds - 1)];
  });
}

function oneRound(fire: Burning): Moment<Recorder> {
  const { who, fact, isOneRound } = fire;
  return throwing<Recorder, number>({
    draw: ({ throws }) => 1 + throws.pick(hurtDie),
    then: (recorder, damage) => {
      const after = hurt(recorder, {
        ...(isOneRound ? { id: fireId(who) } : {}),
        kind: 'fire',
        who,
        title: `${who.called} burns`,
        says: `${damage} damage.`,
        does: 'rolls for the fire',
        results: [{ label: `${damage}`, value: damage, faces: hurtDie, kept: true }],
        damage,
        rule: rule.fire,
        source: fact.source,
      });
      return slotsLeft(recorder.fight, fire) === 0 ? after : [...after, exploding(fire, damage)];
    },
  });
}

function slotsLeft(fight: Fight, { who, slots }: Burning): number {
  return slots - (countsOf(fight, who).exploded ?? 0);
}

/** One roll for each slot that is left. They share the damage, so that they aren’t independent of one another. */
function exploding(fire: Burning, damage: number): Moment<Recorder> {
  return throwing<Recorder, readonly number[]>({
    draw: ({ throws, fight }) => Array.from({ length: slotsLeft(fight, fire) }, () => 1 + throws.pick(powderDie)),
    ways: ({ fight }) => powderWays(slotsLeft(fight, fire), damage),
    then: (recorder, rolled) => settlePowder(recorder, fire, damage, rolled),
  });
}

/** By how many of the slots explode. */
export function powderWays(slots: number, damage: number): readonly Way<readonly number[]>[] {
  return Array.from({ length: slots + 1 }, (_, explode) => ({
    what: Array.from({ length: slots }, (__, slot) => (slot < explode ? 1 : powderDie)),
    weight:
      choose(slots, explode) *
      BigInt(damage) ** BigInt(explode) *
      BigInt(powderDie - damage) ** BigInt(slots - explode),
  }));
}

function choose(all: number, some: number): bigint {
  return some === 0 ? 1n : (choose(all - 1, some - 1) * BigInt(all)) / BigInt(some);
}

function settlePowder(
  recorder: Recorder,
  { who, fact, isOneRound }: Burning,
  damage: number,
  rolled: readonly number[],
): void {
  const exploded = rolled.filter((each) => each <= damage).length;
  const outcome = exploded > 0 ? 'explodes' : 'holds';
  const before = countsOf(recorder.fight, who).exploded ?? 0;
  if (isOneRound) recorder.comes(powderId(who), outcome);
  if (exploded > 0) {
    recorder.goOnWith(withCounts(recorder.fight, who, { exploded: before + exploded }));
    recorder.events.leaveOpen();
  }
  const says = powderOutcomes.get(outcome) ?? '';
  recordStep(recorder, who, () => ({
    kind: 'powder',
    tone: exploded > 0 ? 'bad' : 'good',
    title: `${who.called}’s gunpowder ${says}`,
    text: [
      `Each slot explodes at ${damage} or less on a d${powderDie}.`,
      ...(exploded === 0
        ? []
        : [
            `${sentence(count(exploded, 'slot'))} of ${rolled.length}: the text doesn’t say how much damage that does, nor ` +
              'how far it reaches, and the group decides.',
          ]),
    ].join(' '),
    details: [
      {
        kind: 'results',
        does: 'rolls for each slot of gunpowder',
        results: rolled.map((value) => ({
          label: `${value}`,
          value,
          faces: powderDie,
          kept: value <= damage,
          says: value <= damage ? 'explodes' : 'holds',
        })),
      },
      isOneRound ? { kind: 'contest', contest: powderId(who), outcome, says, parties: [] } : undefined,
    ],
    rule: rule.fire,
    source: fact.source,
  }));
}
