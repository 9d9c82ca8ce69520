/** What a chip is worth in points of chance, requested when its popover opens; its space is reserved meanwhile. */
import type { JSX } from 'preact';
import { useIntents } from '../../intents.ts';
import { noAnswers } from '../../model/answers.ts';
import { type StepContext, useAnswer, useStepContext } from '../step-context.ts';

interface Props {
  readonly who: string;
  readonly at: number;
  /** Whether an answer is likely. */
  readonly isExpected: boolean;
}

const nowhere: StepContext['worth'] = noAnswers();

export function WorthLine({ who, at, isExpected }: Props): JSX.Element | null {
  const { askWorth } = useIntents();
  const stepContext = useStepContext();
  const answer = useAnswer(stepContext?.worth ?? nowhere, who, () =>
    askWorth(stepContext?.picture.mark.key ?? '', who),
  );
  const worth = answer?.said[at] ?? undefined;
  if (worth === undefined && !isExpected) return null;
  if (worth === undefined)
    return <p class="worth quiet">{answer === undefined ? '' : 'What it is worth can’t be shown here'}</p>;
  return (
    <p class="worth" dir="auto">
      {worth.more !== undefined && <span class="worth-more">{worth.more}</span>}{' '}
      <span class="figure">{worth.points}</span>
    </p>
  );
}
