/** One extra or lost throw, as a button that explains itself. */
import type { JSX } from 'preact';
import type { ChipView } from '../../../../server/protocol/index.ts';
import { labelText } from '../../model/cut.ts';
import { ChipTrial } from './chip-trial.tsx';
import { WhyText } from '../common/why-text.tsx';
import { Why } from '../common/why.tsx';
import { WorthLine } from './worth-line.tsx';

interface Props {
  readonly chip: ChipView;
  /** Whose pool it is in, and its index there. */
  readonly who: string;
  readonly at: number;
}

export function Chip({ chip, who, at }: Props): JSX.Element {
  const { text, tone, struck, aside, tried, why } = chip;
  const word = wordFor(chip);
  return (
    <Why
      in="li"
      class="chip"
      data={{ 'data-tone': tone, 'data-struck': struck || aside === true, 'data-tried': tried }}
      explain={(id) => (
        <WhyText why={why} id={id}>
          <WorthLine who={who} at={at} isExpected={tone !== 'plain' && !struck} />
          <ChipTrial chip={chip} />
        </WhyText>
      )}
    >
      <span class="chip-text" dir="auto">
        {labelText(text)}
      </span>
      {word !== undefined && <span class="chip-word">{word}</span>}
      {struck && aside !== true && <span class="unseen">does not count</span>}
    </Why>
  );
}

/** Read aloud for a chip that differs from the file; if it is set aside, its own text says so. */
function wordFor({ tried }: ChipView): string | undefined {
  return tried === true ? 'tried' : undefined;
}
