/** What a reader can do, handed down to every part of the panel. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Lines } from '../../server/protocol/index.ts';
import type { Move } from './model/places.ts';

export interface Intents {
  readonly move: (move: Move) => void;
  /** Goes to a step by its index in the course. */
  readonly visit: (index: number) => void;
  /** Shows these lines in the editor. */
  readonly reveal: (lines: Lines) => void;
  readonly openRule: (id: string) => void;
  /** Asks for the course of another seed. */
  readonly draw: (seed: number) => void;
  /** Asks for another scenario of the file, by its index. */
  readonly choose: (scenario: number) => void;
}

const nothing = (): void => undefined;

export const IntentsContext = createContext<Intents>({
  move: nothing, visit: nothing, reveal: nothing, openRule: nothing, draw: nothing, choose: nothing,
});

/** The intents of the panel that a part stands in. */
export function useIntents(): Intents {
  return useContext(IntentsContext);
}
