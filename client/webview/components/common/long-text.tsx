/** Text that may be too long: truncated, with a button that shows all of it. */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { cutText } from '../../model/cut.ts';

interface Props {
  readonly text: string;
  /** The number of characters shown at first. */
  readonly most: number;
  /** Wraps the text; the button is placed beside it. */
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
