/** How everybody stands after the step in view. */
import type { JSX } from 'preact';
import type { CombatantView } from '../../../server/protocol/index.ts';
import { NameLink } from './links.tsx';
import { Marker } from './marker.tsx';
import { Track } from './track.tsx';

export function Combatants({ combatants }: { readonly combatants: readonly CombatantView[] }): JSX.Element {
  return (
    <ul class="combatants">
      {combatants.map((combatant, index) => <Combatant key={index} combatant={combatant} />)}
    </ul>
  );
}

function Combatant({ combatant }: { readonly combatant: CombatantView }): JSX.Element {
  return (
    <li class="combatant" data-changed={combatant.changed}>
      <div class="combatant-head">
        <h3 class="name-line"><Marker side={combatant.side} /><NameLink name={combatant.name} lines={combatant.lines} /></h3>
        <span class="quiet" dir="auto">{combatant.headline}</span>
      </div>
      <p class="unseen">{combatant.sideName}{combatant.changed && ', changed in this step'}</p>
      {combatant.tracks.map((track, index) => <Track key={index} track={track} />)}
      <Conditions conditions={combatant.conditions} />
      <Belongings combatant={combatant} />
    </li>
  );
}

function Conditions({ conditions }: Pick<CombatantView, 'conditions'>): JSX.Element | null {
  if (conditions.length === 0) return null;
  return (
    <ul class="conditions" aria-label="Conditions">
      {conditions.map(({ text, change }, index) => (
        <li key={index} class="condition" data-change={change}>
          <span class="condition-text" dir="auto">{text}</span>
          {change !== undefined && <span class="condition-change">{change}</span>}
        </li>
      ))}
    </ul>
  );
}

function Belongings({ combatant: { place, gear } }: { readonly combatant: CombatantView }): JSX.Element | null {
  if (place === undefined && gear.length === 0) return null;
  return (
    <div class="belongings quiet">
      {place !== undefined && <p dir="auto">{place}</p>}
      {gear.length > 0 && <p dir="auto">{gear.join(' · ')}</p>}
    </div>
  );
}
