/** Controls for going through the course: step by step, with a slider, or by playback. */
import type { JSX } from 'preact';
import type { PanelModel } from '../../../../server/protocol/index.ts';
import { useIntents, type Filter } from '../../intents.ts';
import { cutText } from '../../model/cut.ts';
import { countUpTo, placesOf, type Move } from '../../model/course/places.ts';
import { filterText, type FilteredCourse } from '../../model/course/filter.ts';
import { Icon, type IconName } from '../common/icon.tsx';
import { secondsText } from '../../model/words.ts';

/** The choices for how long each step is shown during playback. */
const usual: readonly number[] = [0.5, 1, 2, 3, 5];

interface Props {
  readonly model: PanelModel;
  /** The requested step, by its index in the course. */
  readonly index: number;
  readonly filter: Filter | undefined;
  readonly filtered: FilteredCourse;
  readonly isPlaying: boolean;
  readonly pace: number;
  /** At its end. */
  readonly children: JSX.Element;
}

export function Transport({ model, index, filter, filtered, isPlaying, pace, children }: Props): JSX.Element {
  const { among } = filtered;
  const atStart = index <= (among[0] ?? 0);
  const atEnd = index >= (among.at(-1) ?? 0);
  return (
    <div class="transport" role="group" aria-label="Step through">
      <span class="transport-moves">
        <MoveButton move="first" icon="first" says="First step" off={atStart} />
        <MoveButton move="back" icon="back" says="Back one step" off={atStart} />
        <PlayButton isPlaying={isPlaying} />
        <MoveButton move="next" icon="next" says="Next step" off={atEnd} />
        <MoveButton move="last" icon="last" says="Last step" off={atEnd} />
      </span>
      <Slider model={model} index={index} filtered={filtered} />
      <span class="transport-count">
        <Count model={model} index={index} filtered={filtered} filter={filter} />
      </span>
      <PaceSelect pace={pace} />
      {children}
    </div>
  );
}

type CountProps = Pick<Props, 'model' | 'index' | 'filter' | 'filtered'>;

/**
 * `3 of 9`; with a filter the number in the whole course, as everywhere else, followed by the number among the filtered
 * steps: `3 · 2 of 4, Bill`.
 */
function Count({ model, index, filter, filtered: { among, only } }: CountProps): JSX.Element {
  const name = filter === undefined || only === undefined ? undefined : filterText(model, filter);
  return (
    <>
      <span class="unseen">Step </span>
      {index + 1}
      <span class="quiet">
        {name === undefined ? (
          ` of ${among.length}`
        ) : (
          <>
            {' '}
            · {placeIn(among, index)} of {among.length}
            <span dir="auto">, {cutText(name, 40) ?? name}</span>
          </>
        )}
      </span>
    </>
  );
}

function Slider({ model, index, filtered: { among, only } }: Omit<CountProps, 'filter'>): JSX.Element {
  const { visit } = useIntents();
  const at = placeBefore(among, index);
  const whole = only === undefined ? '' : `${index + 1}, `;
  const title = placesOf(model)[index]?.step.title ?? '';
  return (
    <input
      class="slider"
      type="range"
      min={0}
      max={Math.max(0, among.length - 1)}
      step={1}
      value={at}
      aria-label="Step"
      aria-valuetext={`${whole}${placeIn(among, index)} of ${among.length}: ${cutText(title, 200) ?? title}`}
      onInput={(event) => {
        visit(among[event.currentTarget.valueAsNumber] ?? index);
      }}
    />
  );
}

/** The number of the current step among the filtered ones; `–` if it isn’t one of them. */
function placeIn(among: readonly number[], index: number): string {
  const at = placeBefore(among, index);
  return among[at] === index ? String(at + 1) : '–';
}

/** The position of the current step among the filtered ones, or of the last one before it. */
function placeBefore(among: readonly number[], index: number): number {
  return Math.max(0, countUpTo(among, index) - 1);
}

function PlayButton({ isPlaying }: Pick<Props, 'isPlaying'>): JSX.Element {
  const { play } = useIntents();
  const says = isPlaying ? 'Pause' : 'Play';
  return (
    <button type="button" class="icon-button play" aria-label={says} title={`${says} (space)`} onClick={play}>
      <Icon name={isPlaying ? 'pause' : 'play'} />
    </button>
  );
}

interface MoveProps {
  readonly move: Move;
  readonly icon: IconName;
  readonly says: string;
  readonly off: boolean;
}

// A button at its limit stays focusable: disabling it under the pointer would move the focus to the page.
function MoveButton({ move, icon, says, off }: MoveProps): JSX.Element {
  const intents = useIntents();
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={says}
      title={says}
      aria-disabled={off}
      onClick={() => {
        intents.move(move);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

function PaceSelect({ pace }: { readonly pace: number }): JSX.Element {
  const { setPace } = useIntents();
  const paces = usual.includes(pace) ? usual : [...usual, pace].sort((a, b) => a - b);
  return (
    <select
      class="field pace"
      aria-label="Pace"
      title="Seconds that each step is shown while playing"
      value={pace}
      onChange={(event) => {
        setPace(Number(event.currentTarget.value));
      }}
    >
      {paces.map((seconds) => (
        <option key={seconds} value={seconds}>
          {secondsText(seconds)}
        </option>
      ))}
    </select>
  );
}
