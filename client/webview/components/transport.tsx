/** First, back, next, last. */
import type { JSX } from 'preact';
import { useIntents } from '../intents.ts';
import type { Move } from '../model/places.ts';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly index: number;
  readonly count: number;
}

export function Transport({ index, count }: Props): JSX.Element {
  const atStart = index === 0;
  const atEnd = index === count - 1;
  return (
    <div class="transport" role="group" aria-label="Step through">
      <MoveButton move="first" icon="first" says="First step" off={atStart} />
      <MoveButton move="back" icon="back" says="Back one step" off={atStart} />
      <span class="transport-place"><span class="unseen">Step </span>{index + 1}<span class="quiet"> of {count}</span></span>
      <MoveButton move="next" icon="next" says="Next step" off={atEnd} />
      <MoveButton move="last" icon="last" says="Last step" off={atEnd} />
    </div>
  );
}

interface MoveProps {
  readonly move: Move;
  readonly icon: IconName;
  readonly says: string;
  readonly off: boolean;
}

// A button at its end stays focusable: one that is disabled under the finger drops the focus to the page.
function MoveButton({ move, icon, says, off }: MoveProps): JSX.Element {
  const intents = useIntents();
  return (
    <button type="button" class="icon-button" aria-label={says} title={says} aria-disabled={off} onClick={() => { intents.move(move); }}>
      <Icon name={icon} />
    </button>
  );
}
