/** Check of the state that the panel saves across a reload of the window. */
import type { PanelState } from '../../server/protocol/index.ts';
import { anyOf, type Check, count, flag, listOf, number, oneOf, optional, shape, text } from './check.ts';
import { courseName, wish } from './course.ts';
import { outline, roundPrint } from './outline.ts';

type Filter = NonNullable<PanelState['filter']>;
type Pinned = NonNullable<PanelState['pinned']>;
type OfOutcomes = Extract<Filter, { readonly outcomes: true }>;
type OfSomebody = Extract<Filter, { readonly who: string }>;
type OfContest = Extract<Filter, { readonly round: number }>;

const filter: Check<Filter> = anyOf<Filter>(
  shape<OfOutcomes>({ outcomes: oneOf(true) }),
  shape<OfSomebody>({ who: text }),
  shape<OfContest>({ round: count, contest: count, among: optional(listOf(text)), gone: optional(roundPrint) }),
);
const pinned = shape<Pinned>({ course: courseName, step: text });
const pace: Check<number> = (value): value is number => number(value) && value > 0;

/** Whether this is a state saved by the panel, in the current format. */
export const isPanelState = shape<PanelState>({
  format: oneOf(3),
  uri: text,
  scenario: count,
  titles: optional(listOf(text)),
  wish,
  course: courseName,
  step: optional(text),
  outline: optional(outline),
  filter: optional(filter),
  pinned: optional(pinned),
  pace,
  together: flag,
});
