/** Why requests or trials are disabled: the reason is shown on every control that would make one. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { labelText } from '../model/cut.ts';
import type { View } from '../model/view.ts';

export interface DisabledReason {
  /** Why nothing can be tried out: the document isn’t available, or the shown course is out of date. */
  readonly trying: string | undefined;
  /** Why nothing can be requested of the document. */
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

/** Undefined if something can be tried out. */
export function useDisabledReason(): string | undefined {
  return useContext(OffContext).trying;
}

/** Undefined if something can be requested. */
export function useOffAsking(): string | undefined {
  return useContext(OffContext).asking;
}

/**
 * The props of a button that requests or tries something: when disabled it does nothing and says why, but stays
 * focusable.
 */
export function actOr(
  off: string | undefined,
  act: () => void,
): { readonly onClick?: () => void; readonly 'aria-disabled'?: true; readonly title?: string } {
  return off === undefined ? { onClick: act } : { 'aria-disabled': true, title: off };
}
