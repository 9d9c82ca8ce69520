/** Why something is as it is: the reasons, where they were said, and the rule. */

/** Lines of the source, counted from 1; `from` and `to` are the same for a single line. */
export interface Lines {
  readonly uri: string;
  readonly from: number;
  readonly to: number;
}

export type ToneView = 'good' | 'bad' | 'even' | 'plain';

/**
 * A link to a rule page. `from` is the text that it is from, with the heading there; `book` the text alone, as short as
 * it is called.
 */
export interface RuleLink {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly book?: string;
}

/**
 * One reason as a sentence without its stop; `quote` has the writer's own words where the sentence doesn't, `step` the
 * step in which it came about.
 */
export interface ReasonView {
  readonly text: string;
  readonly quote?: string;
  readonly lines?: Lines;
  readonly step?: { readonly key: string; readonly title: string };
}

/**
 * The reasons of a throw, a card, a die or a number of somebody's state, the oldest first; the words are those of the
 * editor's hover.
 */
export interface WhyView {
  readonly title: string;
  readonly reasons: readonly ReasonView[];
  readonly rule?: RuleLink;
}

/**
 * What a reason of a pool is worth: `points` as `13.3 points`; `more` is what leads to it: `Without it 28.0%, so it is
 * worth`.
 */
export interface WorthView {
  readonly points: string;
  readonly more?: string;
}
