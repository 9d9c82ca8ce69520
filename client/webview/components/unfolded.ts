/** What the reader has unfolded or turned on: it stays so in the next steps, as long as the panel lives. */
import { useState } from 'preact/hooks';

// Of the whole panel: a step that comes into view is drawn anew.
const unfolded = new Set<string>();

/** Whether what is called so is on, and what turns it on and off. */
export function useRemembered(name: string): readonly [isOn: boolean, turn: (on: boolean) => void] {
  const [isOn, setOn] = useState(() => unfolded.has(name));
  const turn = (on: boolean): void => {
    if (on) unfolded.add(name);
    else unfolded.delete(name);
    setOn(on);
  };
  return [isOn, turn];
}

export interface Unfolded {
  readonly isOpen: boolean;
  readonly onToggle: (event: { readonly currentTarget: HTMLDetailsElement }) => void;
}

/**
 * `name` is what is told of by what can be unfolded; whatever else is told of the same is unfolded along the next time
 * it is drawn.
 */
export function useUnfolded(name: string): Unfolded {
  const [isOpen, turn] = useRemembered(name);
  return {
    isOpen,
    onToggle: ({ currentTarget: { open } }) => {
      turn(open);
    },
  };
}
