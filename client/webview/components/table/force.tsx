/** In the footer of a card’s or die’s popover: the face to force. */
import type { JSX } from 'preact';
import type { CardView, PartyView } from '../../../../server/protocol/index.ts';
import { useIntents } from '../../intents.ts';
import { forceTrial } from '../../model/tried.ts';
import { useDisabledReason } from '../disabled-reason.ts';
import { useStepContext } from '../step-context.ts';

interface Props {
  readonly party: PartyView;
  readonly card: CardView;
}

export function Force({ party: { name, forcing }, card: { slot } }: Props): JSX.Element | null {
  const { attempt } = useIntents();
  const picture = useStepContext()?.picture;
  const off = useDisabledReason();
  if (picture === undefined || forcing === undefined) return null;
  if (slot === undefined)
    return forcing.slots.length === 1 ? (
      <p class="popover-foot quiet" dir="auto">
        Only {forcing.slots[0]} can be forced
      </p>
    ) : null;
  const force = (face: string): void => {
    attempt(
      forceTrial(
        forcing,
        { step: picture.mark.key, round: picture.roundMark.index },
        name,
        slot,
        face === '' ? null : face,
      ),
    );
  };
  return (
    <div class="popover-foot try">
      <label class="force">
        <span dir="auto">Force {forcing.slots[slot]}</span>
        <select
          class="select"
          value={forcing.now[slot] ?? ''}
          disabled={off !== undefined}
          title={off}
          onChange={(event) => {
            force(event.currentTarget.value);
          }}
        >
          <option value="">not forced</option>
          {forcing.faces[slot]?.map((face) => (
            <option key={face} value={face}>
              {face}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
