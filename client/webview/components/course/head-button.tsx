/** A button in the header: an icon with a label; a narrow window shows only the icon. */
import type { JSX } from 'preact';
import { Icon, type IconName } from '../common/icon.tsx';
import { actOr } from '../disabled-reason.ts';

interface Props {
  readonly icon: IconName;
  readonly says: string;
  readonly title: string;
  readonly act: () => void;
  /** Only the icon, in any window. */
  readonly isBare?: boolean;
  /** Whether it is on, for a toggle. */
  readonly pressed?: boolean;
  /** Whether what it opens is open. */
  readonly expanded?: boolean;
  /** Why it is disabled; it stays focusable. */
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
