/** Text that may be longer than there is room for: cut, with a button that shows all of it. */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { cutText } from '../../model/cut.ts';

interface Props {
  readonly text: string;
  /** So many characters are shown at first. */
  readonly most: number;
  /** What the text is put into; the button stands beside it. */
  readonly children?: (shown: string) => ComponentChildren;
}

export function LongText({ text, most, children = (shown) => shown }: Props): JSX.Element {
  const cut = cutText(text, most);
  return cut === undefined ? <>{children(text)}</> : <CutText text={text} cut={cut} into={children} />;
}

interface CutProps {
  readonly text: string;
  readonly cut: string;
  readonly into: (shown: string) => ComponentChildren;
}

function CutText({ text, cut, into }: CutProps): JSX.Element {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      {into(isWhole ? text : cut)}{' '}
      <button
        type="button"
        class="link show-all"
        aria-expanded={isWhole}
        onClick={() => {
          setWhole(!isWhole);
        }}
      >
        {isWhole ? 'Show less' : 'Show all'}
      </button>
    </>
  );
}
