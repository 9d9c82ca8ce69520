/** What is wrong or doubtful in a scenario, and how to mend it. */
import { ownValue } from './words/own-value.ts';
import type { RoundOdds, ScenarioOdds } from './odds.ts';
import type { Verdict } from './overall.ts';
import type { Expectation, Fact, Scenario } from './scenario.ts';
import type { Ruleset } from './ruleset.ts';
import type { Source } from './source.ts';
import type { WhatIf } from './worth/what-if.ts';

/** A `hint` marks nothing as wrong: an editor lists it nowhere, and only offers its fixes. */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** What a fix does, in words of the scenario; the language room turns it into edits of the text. */
export type Intent =
  | { readonly do: 'replace'; readonly at: Source; readonly with: string }
  | { readonly do: 'remove'; readonly at: Source }
  | { readonly do: 'remove sentence'; readonly at: Source }
  /**
   * All lines from the one that the first source begins on to the one that the second ends on; with no text they go.
   */
  | { readonly do: 'replace lines'; readonly from: Source; readonly to: Source; readonly with: string }
  | { readonly do: 'add sentence after'; readonly at: Source; readonly text: string }
  /**
   * Above the block (of a combatant, the situation, a round) that a sentence stands in or has ended: a new sentence, or
   * itself.
   */
  | { readonly do: 'add above block'; readonly at: Source; readonly text: string }
  | { readonly do: 'move above block'; readonly at: Source }
  /** An announcement that depends on something goes into a next round with that condition; `at` is any place in it. */
  | { readonly do: 'put in next round'; readonly at: Source }
  /** What stands there is a chance; it goes, and is expected of whoever announces there, in percent. */
  | { readonly do: 'expect instead'; readonly at: Source; readonly percent: number };

/** `certain` fixes mean what the writer meant beyond doubt; the others are offers. */
export interface Fix {
  readonly title: string;
  readonly certain: boolean;
  readonly intents: readonly Intent[];
}

/** `message` names one of its rule's messages, `data` fills it; the text is made by `sayFinding`. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly source: Source;
  readonly related?: readonly { readonly source: Source; readonly message: string }[];
  readonly fixes: readonly Fix[];
}

/** What a check may look at. */
export interface CheckContext<F extends Fact = Fact> {
  readonly scenario: Scenario<F>;
  readonly ruleset: Ruleset;
}

/** What a check may look at that speaks of outcomes. */
export interface OutcomeContext {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly odds: ScenarioOdds;
  /** What the checks of what is written have found, so that nothing is said twice. */
  readonly findings: readonly Finding[];
  /** The odds of one round with a pool counted otherwise; undefined where they can't be told. */
  readonly changed: (whatIf: WhatIf) => RoundOdds | undefined;
  /** What has become of one of the scenario's expectations. */
  readonly verdictOf: (expectation: Expectation) => Verdict;
}

/**
 * What a check says. `id` is permanent and the name of its file. `messages` are templates with `{name}` for data.
 * `bad` is a whole scenario in which comment lines of carets mark what is found; `good` is `bad` mended by the first
 * fix where there is one. Both come from one `example`.
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

/** What a check finds; `undefined` among it is a place at which a check that takes its time may be left for a while. */
export type Found = Iterable<Finding | undefined>;

/** One check of what is written. */
export interface LintRule<F extends Fact = Fact> extends RuleText {
  /**
   * Set where it looks at how the shown course goes, which takes its time: an editor hears of its findings after those
   * of the others.
   */
  readonly late?: true;
  check(context: CheckContext<F>): Found;
}

/** One check of what can come of it. Odds take their time, so that its findings come after those of the others. */
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

/** A message with its data filled in; what the data lacks stays as it is, so that the slip shows. */
export function fill(template: string, data: Finding['data']): string {
  return template.replace(/\{(\w+)\}/g, (slot, name: string) => String(ownValue(data, name) ?? slot));
}

/**
 * The findings without those that say the same of the same place again, as of each of several bodies with one block.
 */
export function* eachOnce<F extends Finding | undefined>(findings: Iterable<F>): Iterable<F> {
  const told = new Set<string>();
  for (const finding of findings) {
    if (finding === undefined) {
      yield finding;
      continue;
    }
    const { file, sentence, start } = finding.source;
    const place = `${file}/${sentence}/${start}/${finding.message}`;
    if (!told.has(place)) yield finding;
    told.add(place);
  }
}
