/** Ways out of the panel: to the lines in the text, and to the page of a rule. */
import type { JSX } from 'preact';
import type { Lines, RuleLink } from '../../../server/protocol/index.ts';
import { useIntents } from '../intents.ts';
import { linesText } from '../model/words.ts';

interface LineLinkProps {
  readonly lines: Lines;
  /** In other words than their numbers. */
  readonly says?: string;
}

/** `lines 31–38`, as a button that shows them in the editor. */
export function LineLink({ lines, says = linesText(lines) }: LineLinkProps): JSX.Element {
  const { reveal } = useIntents();
  return (
    <button type="button" class="link" title="Show in the text" onClick={() => { reveal(lines); }}>
      {says}
    </button>
  );
}

/** `Rule: Higher Stat`, as a button that opens its page, and the source it is from. */
export function RuleButton({ rule }: { readonly rule: RuleLink }): JSX.Element {
  const { openRule } = useIntents();
  return (
    <span class="rule">
      <button type="button" class="link" title="Open the page of this rule" onClick={() => { openRule(rule.id); }}>
        Rule: {rule.title}
      </button>{' '}
      <span class="quiet" dir="auto">{rule.from}</span>
    </span>
  );
}

/** A combatant's name as a button that shows where they stand in the text. */
export function NameLink({ name, lines }: { readonly name: string; readonly lines: Lines }): JSX.Element {
  const { reveal } = useIntents();
  return (
    <button type="button" class="name" dir="auto" title={`Show in the text: ${linesText(lines)}`} onClick={() => { reveal(lines); }}>
      {name}
    </button>
  );
}
