/** A button of the head: an icon and its words, of which a narrow window shows the icon alone. */
import type { JSX } from 'preact';
import { Icon, type IconName } from './icon.tsx';

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
  /** It does nothing just now, but keeps the focus. */
  readonly isOff?: boolean;
}

export function HeadButton({ icon, says, title, act, isBare = false, pressed, expanded, isOff = false }: Props): JSX.Element {
  return (
    <button
      type="button" class={isBare ? 'icon-button' : 'button head-button'} title={title} onClick={isOff ? undefined : act}
      aria-pressed={pressed} aria-expanded={expanded} aria-disabled={isOff ? true : undefined}
    >
      <Icon name={icon} /> <span class={isBare ? 'unseen' : 'head-words'}>{says}</span>
    </button>
  );
}
