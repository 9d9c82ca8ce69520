/** The course at a glance: its rounds, and in them a mark for every step. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PanelModel } from '../../../server/protocol/index.ts';
import { placesOf } from '../model/places.ts';
import { RoundMarks } from './round-marks.tsx';
import { Transport } from './transport.tsx';

interface Props {
  readonly model: PanelModel;
  readonly index: number;
}

// With more rounds than this, only those around the step in view show their marks.
const mostUnfolded = 8;

export function Timeline({ model, index }: Props): JSX.Element {
  const rounds = useRef<HTMLDivElement>(null);
  const places = placesOf(model);
  const here = places[index]?.round ?? 0;
  useLayoutEffect(() => { follow(rounds.current); }, [index]);
  let start = 0;
  return (
    <nav class="timeline" aria-label="Timeline">
      <Transport index={index} count={places.length} />
      <div class="rounds" role="toolbar" aria-label="Steps" ref={rounds}>
        {model.rounds.map((round, at) => {
          const first = start;
          start += round.steps.length;
          const unfolded = model.rounds.length <= mostUnfolded || Math.abs(at - here) <= 1;
          const within = Math.max(-1, Math.min(round.steps.length, index - first));
          return <RoundMarks key={at} round={round} first={first} at={within} unfolded={unfolded} />;
        })}
      </div>
    </nav>
  );
}

// The mark in view is brought into the strip, which may scroll; the page is the step’s own matter.
function follow(rounds: HTMLElement | null): void {
  const mark = rounds?.querySelector<HTMLElement>('[aria-current]');
  if (rounds === null || mark === undefined || mark === null) return;
  if (rounds.contains(document.activeElement)) mark.focus({ preventScroll: true });
  const strip = rounds.getBoundingClientRect();
  const { top, bottom } = mark.getBoundingClientRect();
  if (top < strip.top) rounds.scrollTop -= strip.top - top;
  if (bottom > strip.bottom) rounds.scrollTop += bottom - strip.bottom;
}
