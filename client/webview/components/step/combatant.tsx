/** The state of one combatant: tracks, conditions, what they hold, and where they are. */
import type { JSX } from 'preact';
import type { CombatantView, MarkView, TrackView, ValueView } from '../../../../server/protocol/index.ts';
import { cutText, labelText } from '../../model/cut.ts';
import { standingText, trackText } from '../../model/words.ts';
import { Icon } from '../common/icon.tsx';
import { NameLine } from '../common/links.tsx';
import { LongText } from '../common/long-text.tsx';
import { Marker } from '../common/marker.tsx';
import { PlaceText } from './place-text.tsx';
import { StateWhy } from './state-why.tsx';
import { steady } from '../memo.ts';
import { useTabRow } from '../common/tab-row.ts';
import { useRemembered } from '../unfolded.ts';
import { pipsOf } from '../../model/pips.ts';

/** Labels for a change: within a step, or between two compared steps. */
export interface ChangeWords {
  readonly changed: string;
  readonly same?: string;
  readonly new: string;
  readonly gone: string;
}

interface Props {
  readonly combatant: CombatantView;
  readonly words: ChangeWords;
  /** If false, they are a single line until the reader opens it. */
  readonly isFull: boolean;
}

// The longest tooltip, in characters.
const longest = 400;

/**
 * Re-renders only when the state changes: of thirty combatants a step changes one or two. All conditions of a combatant
 * are one row; the name and the fold button are separate.
 */
export const Combatant = steady(({ combatant, words, isFull }: Props): JSX.Element => {
  const { name, changed, out } = combatant;
  const [isOpen, setOpen] = useRemembered(`state of ${name}`);
  const said = changed ? words.changed : words.same;
  const isBrief = !isFull && !isOpen;
  return (
    <li
      class="combatant"
      {...useTabRow<HTMLLIElement>()}
      data-who={name}
      data-changed={changed}
      data-out={out}
      data-brief={isBrief}
      data-opened={!isFull && isOpen}
    >
      {!isFull && <Fold combatant={combatant} said={said} isOpen={isOpen} setOpen={setOpen} />}
      {!isBrief && <Full combatant={combatant} words={words} said={said} />}
    </li>
  );
});

interface FoldProps {
  readonly combatant: CombatantView;
  readonly said: string | undefined;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
}

// One button both opens and folds, so that it keeps the focus.
function Fold({ combatant, said, isOpen, setOpen }: FoldProps): JSX.Element {
  const name = labelText(combatant.name);
  return (
    <button
      type="button"
      class="combatant-fold"
      aria-expanded={isOpen}
      title={isOpen ? 'Show less' : `Show all of ${name}`}
      onClick={() => {
        setOpen(!isOpen);
      }}
    >
      <Icon name={isOpen ? 'fold' : 'unfold'} />
      {isOpen ? <span class="unseen">Less of {name}</span> : <Brief combatant={combatant} said={said} />}
    </button>
  );
}

// An unchanged combatant’s line says no more than that.
function Brief({ combatant, said }: Pick<FoldProps, 'combatant' | 'said'>): JSX.Element {
  const { name, side, sideName, changed, out } = combatant;
  const { tracks, conditions } = changed || said === undefined ? combatant : { tracks: [], conditions: [] };
  // The mark says it already.
  const others = conditions.filter(({ text }) => out !== true || text !== 'out of the fight');
  return (
    <>
      <Marker side={side} />
      <span class="brief">
        <span class="brief-name" dir="auto">
          {labelText(name)}
        </span>
        <span class="unseen">, {labelText(sideName)}</span>
        {out === true && (
          <span class="brief-out" title="Out of the fight">
            <Icon name="bad" />
            out
          </span>
        )}
        {said !== undefined && <span class="combatant-said">{said}</span>}
        {tracks.map((track) => (
          <BriefTrack key={`${track.name} ${trackText(track)}`} track={track} />
        ))}
        {others.length > 0 && <BriefConditions says={standingText(others)} />}
      </span>
    </>
  );
}

function BriefTrack({ track }: { readonly track: TrackView }): JSX.Element {
  return (
    <span class="brief-track" data-changed={track.was !== undefined}>
      <span class="brief-of" dir="auto">
        {labelText(track.name)}
      </span>{' '}
      {trackText(track)}
    </span>
  );
}

// The full text is in the card that the line opens to.
function BriefConditions({ says }: { readonly says: string }): JSX.Element {
  return (
    <span class="brief-conditions cut" dir="auto" title={cutText(says, longest) ?? says}>
      {labelText(says)}
    </span>
  );
}

function Full({
  combatant,
  words,
  said,
}: Pick<Props, 'combatant' | 'words'> & { readonly said: string | undefined }): JSX.Element {
  const { name, side, sideName, headline, values = [], tracks, lines } = combatant;
  return (
    <>
      <div class="combatant-head">
        <h3>
          <NameLine name={name} side={side} lines={lines} />
        </h3>
        <span class="quiet" dir="auto">
          <LongText text={headline} most={80} />
        </span>
      </div>
      <p class="unseen" dir="auto">
        {labelText(sideName)}
      </p>
      {said !== undefined && <p class="combatant-said">{said}</p>}
      {values.length > 0 && <Values values={values} />}
      {tracks.length > 0 && (
        <ul class="tracks">
          {tracks.map((track) => (
            <Track key={track.name} who={name} track={track} />
          ))}
        </ul>
      )}
      <div class="state-marks">
        <Marks who={name} label="Conditions" about="condition" marks={combatant.conditions} words={words} />
        <Marks who={name} label="In hand" about="gear" marks={combatant.gear} words={words} />
        <Place combatant={combatant} />
      </div>
    </>
  );
}

function Values({ values }: { readonly values: readonly ValueView[] }): JSX.Element {
  return (
    <dl class="values">
      {values.map((value) => (
        <div key={value.name} class="value">
          <dt dir="auto">{labelText(value.name)}</dt>
          <dd dir="auto">{labelText(value.says)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MarksProps {
  readonly who: string;
  readonly label: string;
  readonly about: 'condition' | 'gear';
  readonly marks: readonly MarkView[];
  readonly words: ChangeWords;
}

function Marks({ who, label, about, marks, words }: MarksProps): JSX.Element | null {
  if (marks.length === 0) return null;
  return (
    <ul class="marks-list" aria-label={label}>
      {marks.map(({ text, change }) => (
        <StateWhy
          key={`${text} ${change ?? ''}`}
          in="li"
          class={about}
          changed={change}
          question={{ who, about, words: text }}
        >
          <span class="state-text" dir="auto">
            {labelText(text)}
          </span>
          {change !== undefined && <span class="state-change">{words[change]}</span>}
        </StateWhy>
      ))}
    </ul>
  );
}

function Place({ combatant: { name, place, wasAt } }: { readonly combatant: CombatantView }): JSX.Element | null {
  if (place === undefined && wasAt === undefined) return null;
  return (
    <StateWhy class="place" changed={wasAt !== undefined} question={{ who: name, about: 'place', words: place ?? '' }}>
      <PlaceText place={place} wasAt={wasAt} />
    </StateWhy>
  );
}

/** A changed figure is a new element, so that it can be held back until the cards of its step have turned. */
function Track({ who, track }: { readonly who: string; readonly track: TrackView }): JSX.Element {
  const pips = pipsOf(track);
  const says = trackText(track);
  return (
    <StateWhy
      in="li"
      class="track"
      changed={track.was !== undefined}
      question={{ who, about: 'track', words: track.name }}
    >
      <span class="track-name" dir="auto">
        {labelText(track.name)}
      </span>{' '}
      <span key={says} class="track-figure">
        {says}
      </span>
      {pips.length > 0 && (
        <span key={`pips ${says}`} class="pips" aria-hidden="true">
          {pips.map((pip, index) => (
            <span key={index} class="pip" data-pip={pip} />
          ))}
        </span>
      )}
    </StateWhy>
  );
}
