/** A button of the head: an icon and its words, of which a narrow window shows the icon alone. */
import type { JSX } from 'preact';
import { Icon, type IconName } from '../common/icon.tsx';
import { actOr } from '../disabled-reason.ts';

interface Props {
  readonly icon: IconName;
  readonly says: string;
  readonly title: string;
  readonly act: () => void;
  /** The icon alone, in any window. */
  readonly isBare?: boolean;
  /** Whether it is on, for one that is turned on and off. */
  readonly pressed?: boolean;
  /** Whether what it opens is open. */
  readonly expanded?: boolean;
  /** Why it does nothing just now; it keeps the focus. */
  readonly off?: string | undefined;
}

export function HeadButton({ icon, says, title, act, isBare = false, pressed, expanded, off }: Props): JSX.Element {
  return (
    <button
      type="button"
      class={isBare ? 'icon-button' : 'button head-button'}
      title={title}
      {...actOr(off, act)}
      aria-pressed={pressed}
      aria-expanded={expanded}
    >
      <Icon name={icon} /> <span class={isBare ? 'unseen' : 'head-words'}>{says}</span>
    </button>
  );
}
