/** What the reader has opened or turned on: it stays that way in later steps, for the panel’s lifetime. */
import { useState } from 'preact/hooks';

// Global to the panel, because a new step is rendered from scratch.
const unfolded = new Set<string>();

/** Whether the thing of this name is on, and a function that turns it on and off. */
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
 * `name` is the subject of the foldable part; all other parts about the same subject open with it when they are next
 * rendered.
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
