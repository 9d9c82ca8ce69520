/** What triples do to whoever rolls them: HP are lost straight, whatever armour is worn (am-219, am-224, am-q126). */
import type { Moment } from '../../../game/index.ts';
import { sentence } from '../../../play/words.ts';
import { bandDie } from '../body/injury-table.ts';
import type { Deed } from '../deeds/deeds.ts';
import type { Injured } from '../deeds/injuries.ts';
import type { Recorder } from '../deeds/planned.ts';
import { loseWithoutCell } from '../play/harm.ts';
import { pinnedFor } from '../play/pins.ts';

/** The outcomes of triples: at 0 HP or more, or below, with what the injury table says there. */
type TriplesOutcome = 'triples' | 'silent' | 'injured' | 'dies';

interface Backlash {
  readonly outcome: TriplesOutcome;
  readonly text: string;
}

/** Takes the sum from the caster’s HP; `record` records what that comes to. */
export function backlash(
  recorder: Recorder,
  deed: Deed,
  sum: number,
  record: (recorder: Recorder, backlash: Backlash) => void,
): readonly Moment<Recorder>[] {
  const { actor, announcement } = deed;
  const row = pinnedFor(deed, 'injury row', bandDie)?.value;
  const loss = { who: actor, points: sum, source: announcement.source, ...(row === undefined ? {} : { row }) };
  return loseWithoutCell(recorder, loss, (then, injured) => {
    const lost = `${actor.called} loses ${sum} HP; no armour counts.`;
    record(then, {
      outcome: outcomeOf(injured),
      text: injured === undefined ? lost : `${lost} ${sentence(injured.words)}`,
    });
  });
}

function outcomeOf(injured: Injured | undefined): TriplesOutcome {
  if (injured === undefined) return 'triples';
  const { outcome } = injured;
  return outcome === 'silent' || outcome === 'dies' ? outcome : 'injured';
}
