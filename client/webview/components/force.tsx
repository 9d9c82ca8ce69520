/** In the foot of a card’s or die’s popover: what it is to fall as. */
import type { JSX } from 'preact';
import type { CardView, PartyView } from '../../../server/protocol/index.ts';
import { useIntents } from '../intents.ts';
import { forceTrial } from '../model/tried.ts';
import { useStanding } from './standing.ts';

interface Props {
  readonly party: PartyView;
  readonly card: CardView;
}

export function Force({ party: { name, forcing }, card: { slot, pinned } }: Props): JSX.Element | null {
  const { attempt } = useIntents();
  const picture = useStanding()?.picture;
  if (picture === undefined || forcing === undefined || slot === undefined) return null;
  const force = (face: string): void => { attempt(forceTrial(forcing, picture.mark.key, name, slot, face === '' ? null : face)); };
  return (
    <div class="popover-foot try">
      <label class="force">
        <span dir="auto">Force {forcing.slots[slot]}</span>
        <select class="select" value={forcing.now[slot] ?? ''} onChange={(event) => { force(event.currentTarget.value); }}>
          <option value="">as it falls</option>
          {forcing.faces.map((face) => <option key={face} value={face}>{face}</option>)}
        </select>
      </label>
      {pinned === 'trial' && <span class="quiet">not in the file</span>}
    </div>
  );
}
