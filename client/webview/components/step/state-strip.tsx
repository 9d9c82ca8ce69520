/**
 * Everybody’s state in brief, always in the same order, at the bottom of a window without room for it beside the step.
 * Each opens to all of somebody’s state.
 */
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { CombatantView, TrackView } from '../../../../server/protocol/index.ts';
import { labelText } from '../../model/cut.ts';
import { briefTrackText, standingText, trackText } from '../../model/words.ts';
import { Icon } from '../common/icon.tsx';
import { LineLink } from '../common/links.tsx';
import { Marker } from '../common/marker.tsx';
import { useTabRow } from '../common/tab-row.ts';
import { Why } from '../common/why.tsx';
import { steady } from '../memo.ts';
import { scrollWithin } from '../scroll-within.ts';

export function StateStrip({ states }: { readonly states: readonly CombatantView[] }): JSX.Element {
  const row = useTabRow<HTMLUListElement>();
  const { ref } = row;
  useLayoutEffect(() => {
    // If there are too many lines, the first combatant who has changed is scrolled into view.
    scrollWithin(ref.current, ref.current?.querySelector<HTMLElement>('[data-changed="true"]'));
  }, [states]);
  return (
    <section class="strip" aria-label="Everybody’s state">
      <ul class="strip-list" {...row}>
        {states.map((combatant) => (
          <InBrief key={combatant.name} combatant={combatant} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly combatant: CombatantView;
}

const InBrief = steady(({ combatant }: Props): JSX.Element => {
  const { name, side, sideName, tracks, conditions, changed, out } = combatant;
  // What counts up without end says little in brief.
  const brief = tracks.filter(({ base }) => base !== undefined);
  return (
    <Why
      in="li"
      class="strip-item"
      data={{ 'data-who': name, 'data-changed': changed, 'data-out': out }}
      explain={(id) => <WholeState combatant={combatant} id={id} />}
    >
      <Marker side={side} />
      <span class="strip-name cut" dir="auto">
        {labelText(name)}
      </span>
      <span class="unseen">, {labelText(sideName)}</span>
      {out === true && (
        <>
          <Icon name="bad" />
          <span class="unseen">out of the fight</span>
        </>
      )}
      {brief.map((track) => (
        <BriefTrack key={track.name} track={track} isAlone={brief.length === 1} />
      ))}
      {conditions.length > 0 && out !== true && (
        <>
          <span class="strip-more" aria-hidden="true" />
          <span class="unseen">{labelText(standingText(conditions))}</span>
        </>
      )}
    </Why>
  );
});

/** With its initial where there are several; its whole name is read aloud, and in what the item opens to. */
function BriefTrack({ track, isAlone }: { readonly track: TrackView; readonly isAlone: boolean }): JSX.Element {
  return (
    <span class="strip-track" data-changed={track.was !== undefined}>
      {!isAlone && (
        <span class="strip-initial" aria-hidden="true">
          {initialOf(track.name)}{' '}
        </span>
      )}
      <span class="unseen">{labelText(track.name)} </span>
      {briefTrackText(track)}
    </span>
  );
}

/** `HP` as it is, and otherwise the first letter. */
function initialOf(name: string): string {
  return /^\p{Lu}{2,3}$|^./u.exec(name)?.[0] ?? '';
}

function WholeState({ combatant, id }: Props & { readonly id: string }): JSX.Element {
  const { name, sideName, headline, values = [], tracks, conditions, gear, place, lines } = combatant;
  const rows: readonly (readonly [label: string, says: string])[] = [
    ['', headline],
    ...values.map((value) => [value.name, value.says] as const),
    ...tracks.map((track) => [track.name, trackText(track)] as const),
    ['Conditions', standingText(conditions)],
    ['In hand', standingText(gear)],
    ['Place', place ?? ''],
  ];
  return (
    <div class="why" id={id}>
      <p class="why-title" dir="auto">
        {labelText(name)} <span class="quiet">{labelText(sideName)}</span>
      </p>
      <ul class="whole-state">
        {rows
          .filter(([, says]) => says !== '')
          .map(([label, says]) => (
            <li key={label} dir="auto">
              {label !== '' && <span class="quiet">{labelText(label)} </span>}
              {labelText(says)}
            </li>
          ))}
      </ul>
      <p>
        <LineLink lines={lines} />
      </p>
    </div>
  );
}
