/** Checks of a combatant’s state, and of the questions about it. */
import type { CombatantView, MarkView, StateQuestion, TrackView, ValueView } from '../../server/protocol/index.ts';
import { count, flag, listOf, number, oneOf, optional, set, shape, text } from './check.ts';
import { lines } from './why.ts';

const track = shape<TrackView>({
  name: text,
  now: number,
  base: optional(number),
  isBurden: optional(set),
  was: optional(number),
  gone: optional(set),
  staked: optional(number),
});
const value = shape<ValueView>({ name: text, says: text });
const mark = shape<MarkView>({ text, change: optional(oneOf('new', 'gone')) });

export const combatant = shape<CombatantView>({
  name: text,
  side: count,
  sideName: text,
  headline: text,
  values: optional(listOf(value)),
  tracks: listOf(track),
  conditions: listOf(mark),
  gear: listOf(mark),
  place: optional(text),
  wasAt: optional(text),
  changed: flag,
  out: optional(set),
  lines,
});
export const question = shape<StateQuestion>({
  who: text,
  about: oneOf('track', 'condition', 'gear', 'place'),
  words: text,
});
