/** Something that explains itself: a button with a popover, which opens on hover and on focus. */
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useOpening } from './opening.ts';
import { Popover } from './popover.tsx';

interface Props {
  /** The element that contains button and popover: an item of a list, if they are in one. */
  readonly in?: 'li' | 'div';
  /** The class of the button. */
  readonly class: string;
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;
  /**
   * The content of the popover, rendered only while it is open. The element that describes the button has the given id.
   */
  readonly explain: (id: string) => ComponentChildren;
  readonly children: ComponentChildren;
}

/**
 * If the page moves it under a resting pointer, it stays closed. The popover stays open while the pointer or the focus
 * is on the button or inside it, and closes with Escape.
 */
export function Why({ in: Place = 'div', class: name, data, explain, children }: Props): JSX.Element {
  const { isOpen, point, open, close, leave } = useOpening();
  const id = useRef<string>(undefined);
  if (isOpen) id.current ??= nextId();
  return (
    <Place
      class="why-place"
      onMouseMove={({ currentTarget }) => {
        point(currentTarget);
      }}
      onFocusIn={({ currentTarget }) => {
        open(currentTarget);
      }}
      onMouseLeave={({ currentTarget }) => {
        leave(currentTarget);
      }}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!holds(currentTarget, relatedTarget)) close();
      }}
    >
      <button
        type="button"
        class={name}
        {...data}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id.current : undefined}
        onClick={({ currentTarget: { parentElement } }) => {
          if (parentElement !== null) open(parentElement);
        }}
      >
        {children}
      </button>
      {isOpen && <Popover close={close}>{explain(id.current ?? '')}</Popover>}
    </Place>
  );
}

let count = 0;

function nextId(): string {
  count += 1;
  return `why-${count}`;
}

function holds(place: Element, target: EventTarget | null): boolean {
  return target instanceof Node && place.contains(target);
}
