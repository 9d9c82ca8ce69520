/** Checks of reasons: why something is as it is, and what it is worth. */
import type { Lines, ReasonView, RuleLink, ToneView, WhyView, WorthView } from '../../server/protocol/index.ts';
import { type Check, count, listOf, oneOf, optional, shape, text } from './check.ts';

type StepLink = NonNullable<ReasonView['step']>;

export const lines = shape<Lines>({ uri: text, from: count, to: count });
export const tone: Check<ToneView> = oneOf('good', 'bad', 'even', 'plain');
export const rule = shape<RuleLink>({ id: text, title: text, from: text, book: optional(text) });

const reason = shape<ReasonView>({
  text,
  quote: optional(text),
  lines: optional(lines),
  step: optional(shape<StepLink>({ key: text, title: text })),
});
export const why = shape<WhyView>({ title: text, reasons: listOf(reason), rule: optional(rule) });
export const worth = shape<WorthView>({ points: text, more: optional(text) });
