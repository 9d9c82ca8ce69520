/** A number that is spent and regained, as a figure and as pips. */
import type { JSX } from 'preact';
import type { TrackView } from '../../../server/protocol/index.ts';
import { pipsOf } from '../model/pips.ts';
import { trackText } from '../model/words.ts';

export function Track({ track }: { readonly track: TrackView }): JSX.Element {
  const pips = pipsOf(track);
  return (
    <div class="track" data-changed={track.was !== undefined}>
      <span class="track-name" dir="auto">{track.name}</span>
      <span class="track-figure">{trackText(track)}</span>
      {pips.length > 0 && (
        <span class="pips" aria-hidden="true">{pips.map((pip, index) => <span key={index} class="pip" data-pip={pip} />)}</span>
      )}
    </div>
  );
}
