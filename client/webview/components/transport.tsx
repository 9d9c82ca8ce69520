/** How the reader goes through the course: step by step, by a slider, or by itself. */
import type { JSX } from 'preact';
import type { PanelModel } from '../../../server/protocol/index.ts';
import { type Filter, useIntents } from '../intents.ts';
import { cutText } from '../model/cut.ts';
import { type Move, countUpTo, placesOf } from '../model/places.ts';
import { type Sifted, filterText } from '../model/sift.ts';
import { Icon, type IconName } from './icon.tsx';
import { PaceSelect } from './pace-select.tsx';

interface Props {
  readonly model: PanelModel;
  /** The step that is wanted, by its index in the course. */
  readonly index: number;
  readonly filter: Filter | undefined;
  readonly sifted: Sifted;
  readonly isPlaying: boolean;
  readonly pace: number;
}

export function Transport({ model, index, filter, sifted, isPlaying, pace }: Props): JSX.Element {
  const { among } = sifted;
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
      <Slider model={model} index={index} among={among} />
      <span class="transport-count"><Count model={model} index={index} among={among} filter={sifted.isVain ? undefined : filter} /></span>
      <PaceSelect pace={pace} />
    </div>
  );
}

interface CountProps extends Pick<Props, 'model' | 'index'> {
  readonly among: readonly number[];
  readonly filter: Filter | undefined;
}

/** `3 of 9, Bill`; a step that the filter leaves out has no number. */
function Count({ model, index, among, filter }: CountProps): JSX.Element {
  const at = placeIn(among, index);
  const name = filter === undefined ? '' : filterText(model, filter);
  return (
    <>
      <span class="unseen">Step </span>{among[at] === index ? at + 1 : '–'}
      <span class="quiet"> of {among.length}{name !== '' && <span dir="auto">, {cutText(name, 40) ?? name}</span>}</span>
    </>
  );
}

function Slider({ model, index, among }: Omit<CountProps, 'filter'>): JSX.Element {
  const { visit } = useIntents();
  const at = placeIn(among, index);
  const title = placesOf(model)[index]?.step.title ?? '';
  return (
    <input
      class="slider" type="range" min={0} max={Math.max(0, among.length - 1)} step={1} value={at}
      aria-label="Step" aria-valuetext={`${at + 1} of ${among.length}: ${cutText(title, 200) ?? title}`}
      onInput={(event) => { visit(among[event.currentTarget.valueAsNumber] ?? index); }}
    />
  );
}

/** The place among the steps that are stepped through of the one in view, or of the last before it. */
function placeIn(among: readonly number[], index: number): number {
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

// A button at its end stays focusable: one that is disabled under the finger drops the focus to the page.
function MoveButton({ move, icon, says, off }: MoveProps): JSX.Element {
  const intents = useIntents();
  return (
    <button type="button" class="icon-button" aria-label={says} title={says} aria-disabled={off} onClick={() => { intents.move(move); }}>
      <Icon name={icon} />
    </button>
  );
}
