/** One party of a contest: who, what they throw and why, and the result. */
import type { JSX } from 'preact';
import type { AddsView, ChipView, PartyView } from '../../../../server/protocol/index.ts';
import { labelText } from '../../model/cut.ts';
import { AddThrow } from './add-throw.tsx';
import { Cards } from './cards.tsx';
import { Chance } from './chance.tsx';
import { Chip } from './chip.tsx';
import { NameLine } from '../common/links.tsx';
import { LongText } from '../common/long-text.tsx';
import { steady } from '../memo.ts';
import { useTabRow } from '../common/tab-row.ts';
import { ToneIcon } from '../step/tone.tsx';
import { WhyText } from '../common/why-text.tsx';
import { Why } from '../common/why.tsx';

interface Props {
  readonly party: PartyView;
  /** Whether the current step is the result of their throw. */
  readonly isActing: boolean;
}

/** While the table stays, a step changes at most which party is marked. */
export const Party = steady(({ party, isActing }: Props): JSX.Element => {
  return (
    <li class="party" data-tone={party.tone} data-who={party.name} data-acting={isActing}>
      <div class="party-who">
        {isActing && <span class="unseen">This step: </span>}
        <NameLine name={party.name} side={party.side} lines={party.lines} />
        <div class="party-action" dir="auto">
          <LongText text={party.action} most={160} />
        </div>
        {party.sideName !== '' && (
          <div class="party-side quiet" dir="auto">
            <LongText text={party.sideName} most={80} />
          </div>
        )}
      </div>
      <Throws party={party} />
      <div class="party-came">
        <Outcome party={party} />
        {party.chance !== undefined && <Chance chance={party.chance} side={party.side} />}
      </div>
    </li>
  );
});

// A party’s result with an explanation is a button, so its text is truncated without a button of its own.
function Outcome({ party: { outcome, outcomeWhy, tone } }: { readonly party: PartyView }): JSX.Element | null {
  if (outcome === undefined) return null;
  if (outcomeWhy === undefined)
    return (
      <div class="outcome" data-tone={tone}>
        <ToneIcon tone={tone} />
        <span dir="auto">
          <LongText text={outcome} most={120} />
        </span>
      </div>
    );
  return (
    <Why class="outcome" data={{ 'data-tone': tone }} explain={(id) => <WhyText why={outcomeWhy} id={id} />}>
      <ToneIcon tone={tone} />
      <span class="outcome-text" dir="auto">
        {labelText(outcome)}
      </span>
    </Why>
  );
}

function Throws({ party }: { readonly party: PartyView }): JSX.Element {
  return (
    <div class="party-throws">
      {party.pool !== undefined && (
        <p class="party-pool" dir="auto">
          {party.pool}
        </p>
      )}
      <div class="party-thrown">
        <Cards party={party} />
        {party.note !== undefined && (
          <p class="party-note" dir="auto">
            <LongText text={party.note} most={600} />
          </p>
        )}
      </div>
      {(party.chips.length > 0 || party.adds !== undefined) && <Pools party={party} />}
    </div>
  );
}

/** What changes the throws, and separately what changes their purpose. */
function Pools({ party }: { readonly party: PartyView }): JSX.Element {
  const { name, chips, adds, cards } = party;
  const thrown = cards.length > 0 && cards.every(({ shape }) => shape === 'die') ? 'Dice' : 'Throws';
  const isTwo = chips.some(({ ofNeeds }) => ofNeeds === true);
  return (
    <>
      <Pool
        party={party}
        says={`${thrown} of ${labelText(name)}`}
        has={({ ofNeeds }) => ofNeeds !== true}
        adds={isTwo ? undefined : adds}
      />
      {isTwo && (
        <Pool
          party={party}
          says={`What ${labelText(name)} needs`}
          has={({ ofNeeds }) => ofNeeds === true}
          adds={adds}
        />
      )}
    </>
  );
}

interface PoolProps {
  readonly party: PartyView;
  /** The label of its chips for screen readers. */
  readonly says: string;
  readonly has: (chip: ChipView) => boolean;
  readonly adds: AddsView | undefined;
}

/** The buttons that add something are at the end of the row. */
function Pool({ party: { name, chips }, says, has, adds }: PoolProps): JSX.Element {
  return (
    <div class="pool" {...useTabRow<HTMLDivElement>()}>
      {chips.some(has) && (
        <ul class="chips" aria-label={says}>
          {chips.map((chip, at) => has(chip) && <Chip key={at} chip={chip} who={name} at={at} />)}
        </ul>
      )}
      {adds !== undefined && <AddThrow who={name} adds={adds} />}
    </div>
  );
}
