/** Why nothing can be asked or tried just now: the reason is shown at everything that would. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { labelText } from '../model/cut.ts';
import type { View } from '../model/view.ts';

export interface DisabledReason {
  /** Why nothing can be tried out: the document isn’t there, or what is in view isn’t what it says any more. */
  readonly trying: string | undefined;
  /** Why nothing at all can be asked of the document. */
  readonly asking: string | undefined;
}

export const allWorks: DisabledReason = { trying: undefined, asking: undefined };

export const OffContext = createContext<DisabledReason>(allWorks);

export function offIn({ stale, gone }: Pick<View, 'stale' | 'gone'>): DisabledReason {
  if (stale === undefined) return allWorks;
  return gone === undefined
    ? { trying: `${labelText(stale)}, so nothing can be tried out`, asking: undefined }
    : { trying: stale, asking: stale };
}

/** Undefined where something can be tried out. */
export function useDisabledReason(): string | undefined {
  return useContext(OffContext).trying;
}

/** Undefined where something can be asked. */
export function useOffAsking(): string | undefined {
  return useContext(OffContext).asking;
}

/**
 * What a button that would ask or try something gets: one that is off does nothing and says why, but keeps the focus.
 */
export function actOr(
  off: string | undefined,
  act: () => void,
): { readonly onClick?: () => void; readonly 'aria-disabled'?: true; readonly title?: string } {
  return off === undefined ? { onClick: act } : { 'aria-disabled': true, title: off };
}
