/** A handful of magic dice: how it is thrown, and how steps and odds show it and the dice that are left. */
import { derive } from '../../../derive/index.ts';
import { throwing, type Moment } from '../../../game/index.ts';
import type { Outcomes } from '../../../odds.ts';
import type { Way } from '../../../play/branching.ts';
import type { Pool } from '../../../pool.ts';
import type { PartyResult, Tone } from '../../../results.ts';
import type { Fighter } from '../cast.ts';
import { deedWords } from '../deeds/deed-words.ts';
import type { PlannedDeed, Recorder, RolledDeed } from '../deeds/planned.ts';
import { castingWays, magicSides, staysUsable, sumOf } from '../dice/magic-dice.ts';
import { nameOf } from '../facts.ts';
import { moreId } from '../play/ids.ts';
import { pinsFor } from '../play/pins.ts';
import { recordIdle } from '../play/settling.ts';
import { changeCondition, recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import type { Deed } from '../deeds/deeds.ts';
import { hindranceNow, isHindered, type Hindrance, type Invested } from './investing.ts';

/** What comes of a handful: called with the numbers that the dice show, that of a scroll first. */
export type Settle = (recorder: Recorder, faces: readonly number[]) => readonly Moment<Recorder>[];

export function plannedMagic(
  deed: Deed,
  invested: Invested | Hindrance,
  rolled: (invested: Invested, pool: Pool) => RolledDeed & { readonly settle: Settle },
): PlannedDeed {
  if (isHindered(invested))
    return { deed, never: invested.why, moments: (recorder) => hindered(recorder, deed, invested) };
  const { settle, ...roll } = rolled(invested, poolOf(invested));
  return {
    deed,
    rolled: roll,
    moments: (recorder) => {
      const hindrance = hindranceNow(recorder.fight, invested);
      return hindrance === undefined ? [rolling(invested, settle)] : hindered(recorder, deed, hindrance);
    },
  };
}

function hindered(recorder: Recorder, deed: Deed, { why, rule: by }: Hindrance): readonly Moment<Recorder>[] {
  recordIdle(recorder, deed, { title: `${deed.actor.called} can’t do it`, text: why, rule: by });
  return [];
}

function rolling(invested: Invested, settle: Settle): Moment<Recorder> {
  return throwing<Recorder, readonly number[]>({
    draw: ({ throws }) => {
      const pinned = pinsFor(invested.deed, magicSides);
      return Array.from(
        { length: invested.own + invested.lent },
        (_, index) => pinned[index]?.value ?? 1 + throws.pick(magicSides),
      );
    },
    ways: () => waysOf(invested),
    then: settle,
  });
}

/** Undefined if a die is pinned, or one counts apart from the others. */
function waysOf(invested: Invested): readonly Way<readonly number[]>[] | undefined {
  const { deed, own, lent } = invested;
  const isPlain = pinsFor(deed, magicSides).length === 0 && (lent === 0 || own === 0);
  return isPlain ? plainWays(invested) : undefined;
}

/** Cached, since they are asked for once for each of them. */
const plainWays = derive(
  'acquire-moveables/handfuls of magic dice',
  ({ own, lent }: Invested): readonly Way<readonly number[]>[] => castingWays(own + lent),
);

function poolOf({ deed: { actor }, own, lent }: Invested): Pool {
  const dice = (count: number): string => `${count} magic ${count === 1 ? 'die is' : 'dice are'}`;
  const because = [
    ...(own === 0 ? [] : [`${dice(own)} invested`]),
    ...(lent === 0 ? [] : [`${dice(1)} lent by a scroll`]),
  ];
  return {
    who: actor.name,
    base: own + lent,
    because: because.join(', '),
    rule: lent === 0 ? rule.casting.id : rule.scrolls.id,
    modifiers: [],
    size: own + lent,
    keep: 'sum',
    from: 'dice',
    unit: { one: 'magic die', many: 'magic dice', faces: magicSides },
  };
}

/** The dice of a caster, each with what becomes of it (am-215, am-216). */
export function magicParty(
  recorder: Recorder,
  invested: Invested,
  faces: readonly number[],
  as: { readonly outcome: string; readonly tone: Tone },
): PartyResult {
  const { deed, lent } = invested;
  const { actor, announcement } = deed;
  const pinned = pinsFor(deed, magicSides);
  return {
    who: actor.name,
    side: nameOf(actor.combatant.side),
    action: deedWords(recorder.cast, deed),
    pool: poolOf(invested),
    results: faces.map((value, index) => ({
      label: `${value}`,
      value,
      kept: true,
      says: index < lent ? 'is lent, and burns' : staysUsable(value) ? 'stays usable' : 'is spent until a long rest',
      ...(pinned[index] === undefined ? {} : { pinned: pinned[index].source }),
    })),
    value: sumOf(faces),
    beyond: '',
    source: announcement.source,
    ...as,
  };
}

/** How many of somebody’s own dice stay usable. */
export function keptOf({ lent }: Invested, faces: readonly number[]): number {
  return faces.slice(lent).filter(staysUsable).length;
}

/** The numbers of dice that can stay usable, in words. */
export function keptOutcomes({ own }: Pick<Invested, 'own'>): Outcomes {
  return new Map(Array.from({ length: own + 1 }, (_, kept) => [`${kept}`, keptWords(kept)] as const));
}

function keptWords(kept: number): string {
  return kept === 0 ? 'none stays usable' : kept === 1 ? '1 stays usable' : `${kept} stay usable`;
}

function spentWords({ called }: Fighter, own: number, kept: number): string {
  if (own > 1) return `of ${called}’s ${own} magic dice, ${keptWords(kept)}`;
  return `${called}’s magic die ${kept === 1 ? 'stays usable' : 'is spent'}`;
}

export const keptPrefix = 'dice';

/** Spends the even dice, in a step of its own, since they are spent whatever else happens (am-216, am-q124). */
export function spend(recorder: Recorder, invested: Invested, faces: readonly number[]): void {
  const { deed, own } = invested;
  if (own === 0) return;
  const { actor, announcement } = deed;
  const kept = keptOf(invested, faces);
  const contest = moreId(keptPrefix, recorder.plan, deed);
  recorder.comes(contest, `${kept}`);
  changeCondition(recorder, actor, (condition) => ({ ...condition, spentDice: condition.spentDice + own - kept }));
  recordStep(recorder, actor, () => ({
    kind: 'magic dice',
    tone: kept === own ? 'good' : kept === 0 ? 'bad' : 'even',
    title: spentWords(actor, own, kept),
    text: kept === own ? '' : 'Dice that show an even number are spent until after a long rest.',
    details: [{ kind: 'joint', contest, outcome: `${kept}`, says: keptWords(kept), among: [actor.name] }],
    rule: rule.magicDice,
    source: announcement.source,
  }));
}
