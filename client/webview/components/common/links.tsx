/** Links out of the panel: to lines of the text, and to a rule’s page. */
import type { JSX } from 'preact';
import type { Lines, RuleLink } from '../../../../server/protocol/index.ts';
import { useIntents } from '../../intents.ts';
import { linesText } from '../../model/words.ts';
import { LongText } from './long-text.tsx';
import { Marker } from './marker.tsx';

interface LineLinkProps {
  readonly lines: Lines;
  /** A label in place of the line numbers. */
  readonly says?: string;
}

/** `lines 31–38`, as a button that shows them in the editor. */
export function LineLink({ lines, says = linesText(lines) }: LineLinkProps): JSX.Element {
  const { reveal } = useIntents();
  return (
    <button
      type="button"
      class="link"
      title="Show in the file"
      onClick={() => {
        reveal(lines);
      }}
    >
      {says}
    </button>
  );
}

/**
 * `Rule: Higher Stat`, as a button that opens the rule’s page; its source and heading are in the tooltip and are read
 * aloud.
 */
export function RuleButton({
  rule,
  isReadOut = true,
}: {
  readonly rule: RuleLink;
  readonly isReadOut?: boolean;
}): JSX.Element {
  const { openRule } = useIntents();
  const { id, title, from } = rule;
  return (
    <button
      type="button"
      class="link"
      title={`Open the page of this rule (${from})`}
      onClick={() => {
        openRule(id);
      }}
    >
      Rule: {title}
      {isReadOut && <span class="unseen"> from {from}</span>}
    </button>
  );
}

/** The same at the end of a popover, with the name of the source visible beside it. */
export function RuleFoot({ rule }: { readonly rule: RuleLink }): JSX.Element {
  return (
    <div class="popover-foot rule">
      <RuleButton rule={rule} isReadOut={false} />
      <span class="quiet" dir="auto">
        {rule.book ?? rule.from}
      </span>
    </div>
  );
}

// A longer name is treated as text.
const longest = 60;

interface NameProps {
  readonly name: string;
  readonly side: number;
  readonly lines: Lines;
}

/** Words as a button that shows their place in the text. */
export function ToText({ words, lines }: { readonly words: string; readonly lines: Lines }): JSX.Element {
  const { reveal } = useIntents();
  return (
    <LongText text={words} most={longest}>
      {(shown) => (
        <button
          type="button"
          class="name"
          dir="auto"
          title={`Show in the file: ${linesText(lines)}`}
          onClick={() => {
            reveal(lines);
          }}
        >
          {shown}
        </button>
      )}
    </LongText>
  );
}

/** A combatant’s side mark, and their name as a button that shows its place in the text. */
export function NameLine({ name, side, lines }: NameProps): JSX.Element {
  return (
    <span class="name-line">
      <Marker side={side} />
      <span>
        <ToText words={name} lines={lines} />
      </span>
    </span>
  );
}
