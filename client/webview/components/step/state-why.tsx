/** A part of somebody’s state, as a button that explains it; the reasons are requested when it is opened. */
import type { ComponentChildren, JSX } from 'preact';
import type { StateQuestion } from '../../../../server/protocol/index.ts';
import { useIntents } from '../../intents.ts';
import { noAnswers } from '../../model/answers.ts';
import { type StepContext, useAnswer, useStepContext } from '../step-context.ts';
import { WhyText } from '../common/why-text.tsx';
import { Why } from '../common/why.tsx';

interface Props {
  readonly in?: 'li' | 'div';
  readonly class: string;
  readonly question: StateQuestion;
  readonly changed?: boolean | string | undefined;
  readonly children: ComponentChildren;
}

export function StateWhy({ in: place = 'div', class: name, question, changed, children }: Props): JSX.Element {
  return (
    <Why
      in={place}
      class={name}
      data={{ 'data-changed': changed }}
      explain={(id) => <Answer id={id} question={question} />}
    >
      {children}
    </Why>
  );
}

const nowhere: StepContext['why'] = noAnswers();

function Answer({ id, question }: { readonly id: string; readonly question: StateQuestion }): JSX.Element {
  const { askWhy } = useIntents();
  const answer = useAnswer(
    useStepContext()?.why ?? nowhere,
    [question.who, question.about, question.words].join('\n'),
    () => askWhy(question),
  );
  if (answer?.said !== undefined) return <WhyText why={answer.said} id={id} />;
  return (
    <div class="why why-waits" id={id}>
      <p class="quiet">{answer === undefined ? '' : 'There is no more to say about this'}</p>
    </div>
  );
}
