/**
 * Dice that have become others: for each the ladder, on which the die has moved, and its reasons. The words above a
 * ladder say what it draws.
 */
import type { JSX } from 'preact';
import type { PictureView } from '../../../server/protocol/index.ts';
import { labelText } from '../model/cut.ts';
import { picture } from './picture.tsx';
import { checkStepping } from './stepping-check.ts';
import './stepping.css';

type SteppingView = PictureView<'stepping'>;
type DieView = SteppingView['dice'][number];

export const steppingPicture = picture('stepping', checkStepping, Stepping);

function Stepping({ view: { dice } }: { readonly view: SteppingView }): JSX.Element {
  return (
    <section class="stepping">
      <ul class="stepping-dice" aria-label="Dice that step">
        {dice.map((die, index) => (
          <Die key={index} die={die} />
        ))}
      </ul>
    </section>
  );
}

function Die({ die }: { readonly die: DieView }): JSX.Element {
  const { says, ladder, why } = die;
  return (
    <li class="stepping-die">
      <span class="stepping-says" dir="auto">
        {labelText(says)}
      </span>
      <span class="stepping-ladder" aria-hidden="true">
        {isGoneBefore(die) && <Gone />}
        {ladder.map((name, place) => (
          <span key={place} class="stepping-rung" data-is={rungOf(die, place)} dir="auto">
            {labelText(name)}
          </span>
        ))}
        {die.to === undefined && !isGoneBefore(die) && <Gone />}
      </span>
      {why.length > 0 && (
        <ul class="stepping-why quiet" aria-label="Why">
          {why.map((reason, index) => (
            <li key={index} dir="auto">
              {labelText(reason)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Gone(): JSX.Element {
  return (
    <span class="stepping-rung" data-is="gone">
      gone
    </span>
  );
}

/** A die that is gone has left the ladder at the end nearest to it. */
function isGoneBefore({ from, to, ladder }: DieView): boolean {
  return to === undefined && from === 0 && ladder.length > 1;
}

/** Where the die was and is, which it has passed on the way, and which it hasn’t. */
function rungOf({ from, to }: DieView, place: number): 'to' | 'from' | 'passed' | 'other' {
  if (place === to) return 'to';
  if (place === from) return 'from';
  if (to === undefined) return 'other';
  return place > Math.min(from, to) && place < Math.max(from, to) ? 'passed' : 'other';
}
