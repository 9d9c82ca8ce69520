/** One extra or lost throw, as a button whose popover says why. */
import { type JSX, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ChipView } from '../../../server/protocol/index.ts';
import { ChipPopover } from './chip-popover.tsx';

interface Opening {
  readonly open: string | undefined;
  readonly setOpen: (id: string | undefined) => void;
}

/** Which chip of the table is open. */
export const OpenChip = createContext<Opening>({ open: undefined, setOpen: () => undefined });

interface Props {
  readonly chip: ChipView;
  readonly id: string;
}

/** Opens under the pointer and with the focus, stays while either is on the chip or in its popover, and closes with Escape. */
export function Chip({ chip, id }: Props): JSX.Element {
  const { open, setOpen } = useContext(OpenChip);
  const isOpen = open === id;
  const show = (): void => { setOpen(id); };
  const hide = (): void => { if (isOpen) setOpen(undefined); };
  return (
    <div
      class="chip-place" onMouseEnter={show} onFocusIn={show}
      onMouseLeave={(event) => { if (!event.currentTarget.contains(document.activeElement)) hide(); }}
      onFocusOut={(event) => { if (!holds(event.currentTarget, event.relatedTarget)) hide(); }}
      onKeyDown={(event) => { if (event.key === 'Escape') hide(); }}
    >
      <button
        type="button" class="chip" data-tone={chip.tone} data-struck={chip.struck} onClick={show}
        aria-expanded={isOpen} aria-describedby={isOpen ? `${id}-why` : undefined}
      >
        <span class="chip-text" dir="auto">{chip.text}</span>
        {chip.struck && <span class="unseen">does not count</span>}
      </button>
      {isOpen && <ChipPopover chip={chip} id={`${id}-why`} />}
    </div>
  );
}

function holds(place: Element, target: EventTarget | null): boolean {
  return target instanceof Node && place.contains(target);
}
