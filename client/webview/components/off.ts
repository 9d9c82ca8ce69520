/** Why nothing can be asked or tried just now: the reason is shown at everything that would. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const OffContext = createContext<string | undefined>(undefined);

/** Undefined where everything works. */
export function useOff(): string | undefined {
  return useContext(OffContext);
}

/** What a button that would ask or try something gets: one that is off does nothing and says why, but keeps the focus. */
export function actOr(off: string | undefined, act: () => void): { readonly onClick?: () => void; readonly 'aria-disabled'?: true; readonly title?: string } {
  return off === undefined ? { onClick: act } : { 'aria-disabled': true, title: off };
}
