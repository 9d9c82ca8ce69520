/**
 * A roll searched for sets: its dice in columns by face, and each action with the set that meets it. The drawing
 * repeats what is said in words.
 */
import type { JSX } from 'preact';
import type { PictureView } from '../../../server/protocol/index.ts';
import { ToText } from '../components/common/links.tsx';
import { ToneIcon } from '../components/step/tone.tsx';
import { labelText } from '../model/cut.ts';
import { picture } from './picture.tsx';
import { checkSets } from './sets-check.ts';
import './sets.css';

// Nobody counts more dice than these in a column.
const mostDice = 12;

type SetsView = PictureView<'sets'>;
type NeedView = SetsView['needs'][number];

export const setsPicture = picture('sets', checkSets, Sets);

function Sets({ view: { title, ones, sets, needs } }: { readonly view: SetsView }): JSX.Element {
  return (
    <section class="sets">
      {(sets.length > 0 || ones !== undefined) && <Columns title={title} ones={ones} sets={sets} />}
      {needs.length > 0 && (
        <ul class="needs" aria-label="What the actions need">
          {needs.map((need, index) => (
            <Need key={index} need={need} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** There are no columns before the roll. */
function Columns({
  title,
  ones,
  sets,
}: Pick<SetsView, 'title' | 'sets'> & { readonly ones: SetsView['ones'] | undefined }): JSX.Element {
  return (
    <>
      <h4 class="sets-title" dir="auto">
        {labelText(title)}
      </h4>
      <ul class="sets-columns" aria-label={labelText(title)}>
        {sets.map(({ face, width, passes, label, words }, index) => (
          <Column key={index} face={face} width={width} lies={passes ? 'kept' : 'up'} label={label} words={words} />
        ))}
        {ones !== undefined && (
          <Column
            face={1}
            width={ones.count}
            lies="ones"
            label={labelText(ones.says ?? `1×${ones.count}`)}
            words={ones.words}
          />
        )}
      </ul>
    </>
  );
}

interface ColumnProps {
  readonly face: number;
  readonly width: number;
  readonly lies: 'kept' | 'up' | 'ones';
  readonly label: string;
  readonly words: string;
}

function Column({ face, width, lies, label, words }: ColumnProps): JSX.Element {
  return (
    <li class="set" data-lies={lies}>
      <span class="unseen" dir="auto">
        {labelText(words)}
      </span>
      <Dice count={width} face={face} lies={lies} />
      <span class="set-label" aria-hidden="true" dir="auto">
        {label}
      </span>
    </li>
  );
}

function Need({
  need: { words, measure, asks, width, face, by, near, says, tone, lines },
}: {
  readonly need: NeedView;
}): JSX.Element {
  return (
    <li class="need" data-met={by !== undefined}>
      <span class="need-words">
        <ToText words={words} lines={lines} />
      </span>
      <span class="need-measure quiet" dir="auto">
        {labelText(measure)}
        {asks !== undefined && <span class="unseen">, {labelText(asks)}</span>}
      </span>
      <span class="need-dice">
        {near !== undefined && (
          <>
            <span class="unseen">{labelText(near.words)}</span>
            <Dice count={near.width} face={near.face} lies="up" />
          </>
        )}
        <Dice
          count={width - (near?.width ?? 0)}
          face={by === undefined ? undefined : face}
          lies={by === undefined ? 'down' : 'kept'}
        />
      </span>
      <span class="need-came">
        <ToneIcon tone={tone} />
        {by !== undefined && <span class="figure">{labelText(by)}</span>}
        <span dir="auto">{labelText(says)}</span>
      </span>
    </li>
  );
}

interface DiceProps {
  readonly count: number;
  /** Undefined for places that are empty or whose content isn’t known. */
  readonly face?: number | undefined;
  readonly lies: ColumnProps['lies'] | 'down';
}

function Dice({ count, face, lies }: DiceProps): JSX.Element {
  return (
    <span class="set-dice" aria-hidden="true">
      {Array.from({ length: Math.min(count, mostDice) }, (_, index) => (
        <span key={index} class="set-die" data-lies={lies}>
          {face}
        </span>
      ))}
    </span>
  );
}
