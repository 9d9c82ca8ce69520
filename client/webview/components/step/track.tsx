/** A number that is spent and regained, as a figure and as pips, that tells how it came to be. */
import type { JSX } from 'preact';
import type { TrackView } from '../../../../server/protocol/index.ts';
import { labelText } from '../../model/cut.ts';
import { pipsOf } from '../../model/pips.ts';
import { trackText } from '../../model/words.ts';
import { StateWhy } from './state-why.tsx';

/** A figure that is another is drawn as another, which is held back as long as the cards of its step turn. */
export function Track({ who, track }: { readonly who: string; readonly track: TrackView }): JSX.Element {
  const pips = pipsOf(track);
  const says = trackText(track);
  return (
    <StateWhy
      in="li"
      class="track"
      changed={track.was !== undefined}
      question={{ who, about: 'track', words: track.name }}
    >
      <span class="track-name" dir="auto">
        {labelText(track.name)}
      </span>{' '}
      <span key={says} class="track-figure">
        {says}
      </span>
      {pips.length > 0 && (
        <span key={`pips ${says}`} class="pips" aria-hidden="true">
          {pips.map((pip, index) => (
            <span key={index} class="pip" data-pip={pip} />
          ))}
        </span>
      )}
    </StateWhy>
  );
}
