/** One party of a contest: who, what they throw and why, and what it comes to. */
import type { JSX } from 'preact';
import type { PartyView } from '../../../server/protocol/index.ts';
import { AddThrow } from './add-throw.tsx';
import { Cards } from './cards.tsx';
import { Chance } from './chance.tsx';
import { Chip } from './chip.tsx';
import { NameLine } from './links.tsx';
import { LongText } from './long-text.tsx';
import { ToneIcon } from './tone.tsx';

export function Party({ party }: { readonly party: PartyView }): JSX.Element {
  return (
    <li class="party" data-tone={party.tone}>
      <div class="party-who">
        <NameLine name={party.name} side={party.side} lines={party.lines} />
        <div class="party-action" dir="auto"><LongText text={party.action} most={160} /></div>
        <div class="quiet" dir="auto"><LongText text={party.sideName} most={80} /></div>
      </div>
      <Throws party={party} />
      <div class="party-came">
        {party.outcome !== undefined && (
          <div class="outcome" data-tone={party.tone}><ToneIcon tone={party.tone} /><span dir="auto"><LongText text={party.outcome} most={120} /></span></div>
        )}
        {party.chance !== undefined && <Chance chance={party.chance} side={party.side} />}
      </div>
    </li>
  );
}

function Throws({ party }: { readonly party: PartyView }): JSX.Element {
  return (
    <div class="party-throws">
      {party.pool !== undefined && <p class="party-pool" dir="auto">{party.pool}</p>}
      <div class="party-thrown">
        <Cards party={party} />
        {party.note !== undefined && <p class="party-note" dir="auto"><LongText text={party.note} most={600} /></p>}
      </div>
      {(party.chips.length > 0 || party.adds !== undefined) && (
        <div class="pool">
          <ul class="chips" aria-label={`Throws of ${party.name}`}>
            {party.chips.map((chip, index) => (
              <Chip key={index} chip={chip} who={party.name} at={index} />
            ))}
          </ul>
          {party.adds !== undefined && <AddThrow who={party.name} adds={party.adds} />}
        </div>
      )}
    </div>
  );
}
