/** What triples do to whoever rolls them: HP are lost straight, whatever armour is worn (am-219, am-224, am-q126). */
import { throwing, type Moment } from '../../../game/index.ts';
import { parts } from '../body/cells.ts';
import { injuredBy, unlocatedEntry, type ReadEntry } from '../body/injuring.ts';
import { bandDie, injuryEntry } from '../body/injury-table.ts';
import type { Deed } from '../deeds/deeds.ts';
import type { Recorder } from '../deeds/planned.ts';
import { lastFact } from '../facts.ts';
import { changed, conditionOf, type Condition } from '../fight.ts';
import { pinnedFor } from '../play/pins.ts';

/** The outcomes of triples: at 0 HP or more, or below, with what the injury table says there. */
export type TriplesOutcome = 'triples' | 'silent' | 'injured' | 'dies';

interface Backlash {
  readonly outcome: TriplesOutcome;
  readonly entry?: ReadEntry;
}

/** Takes the sum from the caster’s HP, and goes on with what that comes to. */
export function backlash(
  recorder: Recorder,
  { actor, ...deed }: Deed,
  sum: number,
  then: (recorder: Recorder, backlash: Backlash) => readonly Moment<Recorder>[],
): readonly Moment<Recorder>[] {
  recorder.goOnWith(changed(recorder.fight, actor, (condition) => withLoss(condition, sum)));
  const now = conditionOf(recorder.fight, actor.name).hitPoints?.now ?? 0;
  if (now >= 0) return then(recorder, { outcome: 'triples' });
  const decided = lastFact(recorder.fight.facts, 'hazard location')?.part.text;
  const part = parts.find((each) => each === decided);
  const entry = unlocatedEntry(-now, actor.level, part);
  const injure = (after: Recorder, read: ReadEntry): readonly Moment<Recorder>[] => {
    const { round } = after.plan;
    after.goOnWith(changed(after.fight, actor, (condition) => injuredBy(actor, condition, read, round.number)));
    return then(after, { outcome: read === 'silent' || read === 'dies' ? read : 'injured', entry: read });
  };
  if (entry !== 'band') return injure(recorder, entry);
  return [
    throwing<Recorder, number>({
      draw: ({ throws }) => pinnedFor({ actor, ...deed }, 'injury row', bandDie)?.value ?? 1 + throws.pick(bandDie),
      then: (after, row) => {
        const read = part === undefined ? 'silent' : injuryEntry(part, row, actor.level);
        return injure(after, read === 'band' ? 'silent' : read);
      },
    }),
  ];
}

function withLoss({ hitPoints, ...condition }: Condition, sum: number): Condition {
  if (hitPoints === undefined) return condition;
  return { ...condition, lost: condition.lost + sum, hitPoints: { ...hitPoints, now: hitPoints.now - sum } };
}

/** The loss in words, and what the injury table adds to it. */
export function backlashText({ actor: { called } }: Deed, sum: number, { entry }: Backlash): string {
  const loss = `${called} loses ${sum} HP; no armour counts.`;
  if (entry === undefined) return loss;
  return `${loss} ${entry === 'silent' ? 'The injury table says nothing for it: the text is silent, and the group decides.' : `The injury table: ${entryWords[entry]}.`}`;
}

const entryWords: Readonly<Record<Exclude<ReadEntry, 'silent'>, string>> = {
  winded: 'winded, without an action in the next round',
  'drops held items': 'held things are dropped',
  prone: 'knocked prone',
  amputated: 'amputated',
  dies: 'death',
};
