/** Why something is as it is: its reasons, each with the writer’s words, its lines and the step that caused it. */
import type { ComponentChildren, JSX } from 'preact';
import type { ReasonView, WhyView } from '../../../../server/protocol/index.ts';
import { useIntents } from '../../intents.ts';
import { labelText } from '../../model/cut.ts';
import { LineLink, RuleFoot } from './links.tsx';
import { LongText } from './long-text.tsx';

interface Props {
  readonly why: WhyView;
  readonly id: string;
  /** Between the reasons and the rule: what it is worth, and what can be tried out. */
  readonly children?: ComponentChildren;
}

export function WhyText({ why: { title, reasons, rule }, id, children }: Props): JSX.Element {
  return (
    <>
      <div class="why" id={id}>
        <p class="why-title" dir="auto">
          <LongText text={title} most={160} />
        </p>
        {reasons.length > 0 && (
          <ul class="reasons">
            {reasons.map((reason, index) => (
              <Reason key={index} reason={reason} />
            ))}
          </ul>
        )}
      </div>
      {children}
      {rule !== undefined && <RuleFoot rule={rule} />}
    </>
  );
}

function Reason({ reason: { text, quote, lines, step } }: { readonly reason: ReasonView }): JSX.Element {
  const { goTo } = useIntents();
  const hasTrace = quote !== undefined || lines !== undefined || step !== undefined;
  return (
    <li class="reason">
      <p dir="auto">
        <LongText text={text} most={400} />
      </p>
      {hasTrace && (
        <p class="reason-trace">
          {quote !== undefined && (
            <LongText text={quote} most={200}>
              {(shown) => <q dir="auto">{shown}</q>}
            </LongText>
          )}
          {step !== undefined && (
            <button
              type="button"
              class="link"
              title="Go to this step"
              dir="auto"
              onClick={() => {
                goTo(step.key);
              }}
            >
              {labelText(step.title)}
            </button>
          )}
          {lines !== undefined && <LineLink lines={lines} />}
        </p>
      )}
    </li>
  );
}
