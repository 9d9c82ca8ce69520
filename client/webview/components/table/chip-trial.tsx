/** In the footer of a chip’s popover: tries the throw without the chip, or with it. */
import type { JSX } from 'preact';
import type { ChipView } from '../../../../server/protocol/index.ts';
import { useIntents } from '../../intents.ts';
import { additionOf, asideTrial } from '../../model/tried.ts';
import { LongText } from '../common/long-text.tsx';
import { actOr, useDisabledReason } from '../disabled-reason.ts';
import { useStepContext } from '../step-context.ts';

export function ChipTrial({ chip }: { readonly chip: ChipView }): JSX.Element | null {
  const { attempt, forget } = useIntents();
  const picture = useStepContext()?.picture;
  const off = useDisabledReason();
  if (picture === undefined) return null;
  const round = picture.roundMark.index;
  const addition = additionOf(chip, round, picture.trials);
  const trial = asideTrial(chip, round);
  if (trial === undefined) return null;
  return (
    <div class="popover-foot try">
      {addition === undefined ? (
        <button
          type="button"
          class="button"
          {...actOr(off, () => {
            attempt(trial);
          })}
        >
          {chip.aside === true ? 'Switch on' : 'Switch off'}
        </button>
      ) : (
        <button
          type="button"
          class="button"
          {...actOr(off, () => {
            forget([addition]);
          })}
        >
          Forget it
        </button>
      )}
      {addition === undefined && chip.holdsFor !== undefined && (
        <span class="quiet" dir="auto">
          for <LongText text={chip.holdsFor} most={120} />
        </span>
      )}
    </div>
  );
}
