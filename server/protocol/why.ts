/** Explanations: the reasons, their sources and the rule. */

/** Lines of the source, counted from 1; for a single line, `from` and `to` are equal. */
export interface Lines {
  readonly uri: string;
  readonly from: number;
  readonly to: number;
}

export type ToneView = 'good' | 'bad' | 'even' | 'plain';

/** A link to a rule page. `from` is the rulebook with its heading; `book` the rulebook alone, by its short name. */
export interface RuleLink {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly book?: string;
}

/**
 * One reason as a sentence without its full stop; `quote` has the writer’s own words if the sentence doesn’t, `step`
 * the step that caused it.
 */
export interface ReasonView {
  readonly text: string;
  readonly quote?: string;
  readonly lines?: Lines;
  readonly step?: { readonly key: string; readonly title: string };
}

/**
 * The reasons for a throw, a card, a die or a number in somebody’s state, oldest first; the words are those of the
 * editor’s hover.
 */
export interface WhyView {
  readonly title: string;
  readonly reasons: readonly ReasonView[];
  readonly rule?: RuleLink;
}

/**
 * The worth of a reason in a pool: `points` is `13.3 points`; `more` leads to it: `Without it 28.0%, so it is worth`.
 */
export interface WorthView {
  readonly points: string;
  readonly more?: string;
}
