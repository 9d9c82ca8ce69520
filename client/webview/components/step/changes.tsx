/** What the step changes, directly below its title: a line for each combatant, with old and new values. */
import type { JSX } from 'preact';
import type { CombatantView, MarkView } from '../../../../server/protocol/index.ts';
import { labelText } from '../../model/cut.ts';
import { trackText } from '../../model/words.ts';
import { Marker } from '../common/marker.tsx';
import { useTabRow } from '../common/tab-row.ts';
import { PlaceText } from './place-text.tsx';
import { StateWhy } from './state-why.tsx';

// With more lines, the title and what it changes wouldn’t fit into a low window together.
const most = 4;

export function Changes({ states }: { readonly states: readonly CombatantView[] }): JSX.Element | null {
  const changed = states.filter((one) => one.changed || one.tracks.some(({ staked }) => staked !== undefined));
  if (changed.length === 0) return null;
  const left = changed.length - most;
  return (
    <ul class="changes" aria-label="Changed in this step">
      {changed.slice(0, most).map((combatant) => (
        <Change key={combatant.name} combatant={combatant} />
      ))}
      {left > 0 && <li class="quiet">{left === 1 ? 'and 1 other' : `and ${left} others`}</li>}
    </ul>
  );
}

function Change({ combatant }: { readonly combatant: CombatantView }): JSX.Element {
  const { name, side, tracks, conditions, gear } = combatant;
  return (
    <li class="change" data-who={name} {...useTabRow<HTMLLIElement>()}>
      <Marker side={side} />
      <span class="change-name" dir="auto">
        {labelText(name)}
      </span>
      {tracks
        .filter(({ was, staked, gone }) => was !== undefined || staked !== undefined || gone !== undefined)
        .map((track) => (
          <StateWhy key={track.name} class="change-part" question={{ who: name, about: 'track', words: track.name }}>
            <span class="quiet" dir="auto">
              {labelText(track.name)}
            </span>{' '}
            <span class="change-figure">{trackText(track)}</span>
          </StateWhy>
        ))}
      <ChangedMarks who={name} about="condition" marks={conditions} />
      <ChangedMarks who={name} about="gear" marks={gear} />
      <ChangedPlace combatant={combatant} />
    </li>
  );
}

interface MarksProps {
  readonly who: string;
  readonly about: 'condition' | 'gear';
  readonly marks: readonly MarkView[];
}

function ChangedMarks({ who, about, marks }: MarksProps): JSX.Element {
  return (
    <>
      {marks.map(
        ({ text, change }) =>
          change !== undefined && (
            <StateWhy
              key={`${text} ${change}`}
              class="change-part"
              changed={change}
              question={{ who, about, words: text }}
            >
              <span class="state-text" dir="auto">
                {labelText(text)}
              </span>{' '}
              <span class="state-change">{change}</span>
            </StateWhy>
          ),
      )}
    </>
  );
}

function ChangedPlace({
  combatant: { name, place, wasAt },
}: {
  readonly combatant: CombatantView;
}): JSX.Element | null {
  if (wasAt === undefined) return null;
  return (
    <StateWhy class="change-part" changed="new" question={{ who: name, about: 'place', words: place ?? '' }}>
      <PlaceText place={place} wasAt={wasAt} />
    </StateWhy>
  );
}
