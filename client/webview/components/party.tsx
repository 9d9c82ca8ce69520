/** One party of a contest: who, what they throw and why, and what it comes to. */
import type { JSX } from 'preact';
import type { PartyView } from '../../../server/protocol/index.ts';
import { Cards } from './cards.tsx';
import { Chance } from './chance.tsx';
import { Chip } from './chip.tsx';
import { NameLink } from './links.tsx';
import { Marker } from './marker.tsx';
import { ToneIcon } from './tone.tsx';

interface Props {
  readonly party: PartyView;
  readonly id: string;
}

export function Party({ party, id }: Props): JSX.Element {
  return (
    <li class="party" data-tone={party.tone}>
      <div class="party-who">
        <div class="name-line"><Marker side={party.side} /><NameLink name={party.name} lines={party.lines} /></div>
        <div class="party-action" dir="auto">{party.action}</div>
        <div class="quiet" dir="auto">{party.sideName}</div>
      </div>
      <div class="party-throws">
        {party.pool !== undefined && <p class="party-pool" dir="auto">{party.pool}</p>}
        <div class="party-thrown">
          <Cards cards={party.cards} side={party.side} />
          {party.note !== undefined && <p class="party-note" dir="auto">{party.note}</p>}
        </div>
        <ul class="chips" aria-label={`Throws of ${party.name}`}>
          {party.chips.map((chip, index) => <li key={index}><Chip chip={chip} id={`${id}-chip-${index}`} /></li>)}
        </ul>
      </div>
      <div class="party-came">
        {party.outcome !== undefined && (
          <div class="outcome" data-tone={party.tone}><ToneIcon tone={party.tone} /><span dir="auto">{party.outcome}</span></div>
        )}
        {party.chance !== undefined && <Chance chance={party.chance} side={party.side} />}
      </div>
    </li>
  );
}
