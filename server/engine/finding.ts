/** Types of findings, checks and fixes. */
import { ownValue } from './words/own-value.ts';
import type { RoundOdds, ScenarioOdds } from './odds.ts';
import type { Verdict } from './overall.ts';
import type { Expectation, Fact, Scenario } from './scenario.ts';
import type { Ruleset } from './ruleset.ts';
import type { Source } from './source.ts';
import type { WhatIf } from './worth/what-if.ts';

/** A `hint` doesn’t mark anything as wrong: editors don’t list it, and only offer its fixes. */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** An edit by a fix, in terms of the scenario; the language module converts it to text edits. */
export type Intent =
  | { readonly do: 'replace'; readonly at: Source; readonly with: string }
  | { readonly do: 'remove'; readonly at: Source }
  | { readonly do: 'remove sentence'; readonly at: Source }
  /** All lines from the start of the first source to the end of the second; without text they are removed. */
  | { readonly do: 'replace lines'; readonly from: Source; readonly to: Source; readonly with: string }
  | { readonly do: 'add sentence after'; readonly at: Source; readonly text: string }
  /**
   * Above the block (of a combatant, the situation, a round) that a sentence is in or has ended: adds a new sentence,
   * or moves the sentence itself.
   */
  | { readonly do: 'add above block'; readonly at: Source; readonly text: string }
  | { readonly do: 'move above block'; readonly at: Source }
  /** Declares a verb for the scenario of a sentence: below the other verbs, or above the combatants. */
  | { readonly do: 'declare verb'; readonly at: Source; readonly text: string }
  /**
   * Moves an announcement that depends on something into a new next round with that condition; `at` is any place in it.
   */
  | { readonly do: 'put in next round'; readonly at: Source }
  /** Removes a written chance, and adds an expectation with that percentage about the announcer. */
  | { readonly do: 'expect instead'; readonly at: Source; readonly percent: number };

/** `certain` fixes are what the writer meant beyond doubt; the others are offers. */
export interface Fix {
  readonly title: string;
  readonly certain: boolean;
  readonly intents: readonly Intent[];
}

/** `message` names one of its rule’s messages, `data` fills it; the text is made by `sayFinding`. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly source: Source;
  readonly related?: readonly { readonly source: Source; readonly message: string }[];
  readonly fixes: readonly Fix[];
}

/** The input of a check. */
export interface CheckContext<F extends Fact = Fact> {
  readonly scenario: Scenario<F>;
  readonly ruleset: Ruleset;
}

/** The input of an outcome check. */
export interface OutcomeContext {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly odds: ScenarioOdds;
  /** The findings of the static checks, so that nothing is reported twice. */
  readonly findings: readonly Finding[];
  /** The odds of one round with a changed pool; undefined if unknown. */
  readonly changed: (whatIf: WhatIf) => RoundOdds | undefined;
  /** The result of one of the scenario’s expectations. */
  readonly verdictOf: (expectation: Expectation) => Verdict;
}

/**
 * The texts of a check. `id` is permanent and the name of its file. `messages` are templates with `{name}` for data.
 * `bad` is a whole scenario in which comment lines of carets mark what is found; `good` is `bad` corrected by the first
 * fix if there is one. Both come from one `example`.
 */
export interface RuleText {
  readonly id: string;
  readonly severity: Severity;
  readonly title: string;
  readonly explanation: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly bad: string;
  readonly good: string;
}

/** The findings of a check; an `undefined` among them is a point at which a slow check can pause. */
export type Found = Iterable<Finding | undefined>;

/** A static check. */
export interface LintRule<F extends Fact = Fact> extends RuleText {
  /** Set if it plays the shown course, which takes time: an editor gets its findings after those of the others. */
  readonly late?: true;
  check(context: CheckContext<F>): Found;
}

/** A check of outcomes. Odds take time, so its findings follow those of the others. */
export interface OutcomeRule extends RuleText {
  check(context: OutcomeContext): Found;
}

/** A finding of a rule, with its severity. */
export function found(
  rule: Pick<RuleText, 'id' | 'severity'>,
  message: string,
  source: Source,
  data: Finding['data'] = {},
  more: Partial<Pick<Finding, 'fixes' | 'related'>> = {},
): Finding {
  return {
    rule: rule.id,
    severity: rule.severity,
    message,
    data,
    source,
    fixes: more.fixes ?? [],
    ...(more.related === undefined ? {} : { related: more.related }),
  };
}

/** A message with its data filled in; placeholders without data stay, so that the mistake is visible. */
export function fill(template: string, data: Finding['data']): string {
  return template.replace(/\{(\w+)\}/g, (slot, name: string) => String(ownValue(data, name) ?? slot));
}

/** Removes duplicate findings (same message and place), as from several bodies with one block. */
export function* eachOnce<F extends Finding | undefined>(findings: Iterable<F>): Iterable<F> {
  const reported = new Set<string>();
  for (const finding of findings) {
    if (finding === undefined) {
      yield finding;
      continue;
    }
    const { file, sentence, start } = finding.source;
    const place = `${file}/${sentence}/${start}/${finding.message}`;
    if (!reported.has(place)) yield finding;
    reported.add(place);
  }
}
