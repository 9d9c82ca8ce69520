/** Everybody’s state after the current step, or how it differs from another step. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { CombatantView } from '../../../../server/protocol/index.ts';
import { useIntents } from '../../intents.ts';
import { concernedIn } from '../../model/concerned.ts';
import { differences } from '../../model/differences.ts';
import { type Shown, allFull, differing, foremost, isMany, withoutRest } from '../../model/foremost.ts';
import type { Compared, Picture } from '../../model/picture.ts';
import { indexOfStep, placesOf } from '../../model/course/places.ts';
import { type ChangeWords, Combatant } from './combatant.tsx';
import { Icon } from '../common/icon.tsx';
import { LongText } from '../common/long-text.tsx';
import { StandingContext, useNewStanding } from '../step-context.ts';
import { useRemembered } from '../unfolded.ts';

const inStep: ChangeWords = { changed: 'changed in this step', new: 'new', gone: 'gone' };
const between: ChangeWords = { changed: 'differs', same: 'the same', new: 'new since', gone: 'gone since' };
const apart: ChangeWords = { ...between, new: 'only here', gone: 'only there' };

// If more than these are shown in full, those out of sight aren’t laid out.
const mostAtOnce = 10;

export function StateAfter({ picture }: { readonly picture: Picture }): JSX.Element {
  const { compared, states, model, mark, round } = picture;
  const [isAll, setAll] = useRemembered('everybody in full');
  const [isLong, setLong] = useRemembered('a line for everybody');
  const shown = useMemo(
    () => (compared === undefined ? shownOf(picture, isAll) : differing(differencesIn(picture, compared))),
    [compared?.states, states, model, mark, round, isAll],
  );
  const brief = withoutRest(shown);
  const others = shown.length - brief.length;
  const listed = isLong ? shown : brief;
  const words = compared === undefined ? inStep : compared.course === picture.course ? between : apart;
  return (
    <StandingContext.Provider value={useNewStanding(picture)}>
      <section class="part state-after" aria-labelledby="state-title">
        {compared === undefined ? (
          <PlainHead>{isMany(states) && <AllSwitch isOn={isAll} turn={setAll} />}</PlainHead>
        ) : (
          <ComparedHead picture={picture} compared={compared} />
        )}
        <ul
          class="combatants"
          data-compared={compared !== undefined}
          data-many={shown.filter(({ isFull }) => isFull).length > mostAtOnce}
        >
          {listed.map(({ combatant, isFull }) => (
            <Combatant key={combatant.name} combatant={combatant} words={words} isFull={isFull} />
          ))}
        </ul>
        {others > 0 && <Others count={others} isOpen={isLong} setOpen={setLong} />}
      </section>
    </StandingContext.Provider>
  );
}

/** In order of time, whichever of the two is shown. */
function differencesIn(picture: Picture, compared: Compared): readonly CombatantView[] {
  return isAhead(picture, compared)
    ? differences(picture.states, compared.states)
    : differences(compared.states, picture.states);
}

function isAhead({ course, model, index }: Picture, compared: Compared): boolean {
  return compared.course === course && (indexOfStep(placesOf(model), compared.key) ?? 0) > index;
}

function shownOf(picture: Picture, isAll: boolean): readonly Shown[] {
  if (isAll) return allFull(picture.states);
  return foremost(picture.states, concernedIn(picture));
}

interface OthersProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
}

function Others({ count, isOpen, setOpen }: OthersProps): JSX.Element {
  return (
    <button
      type="button"
      class="quiet-button others"
      aria-expanded={isOpen}
      onClick={() => {
        setOpen(!isOpen);
      }}
    >
      <Icon name={isOpen ? 'fold' : 'unfold'} />
      {isOpen ? 'Fewer' : `${count} others`}
    </button>
  );
}

function AllSwitch({ isOn, turn }: { readonly isOn: boolean; readonly turn: (on: boolean) => void }): JSX.Element {
  return (
    <button
      type="button"
      class="quiet-button"
      aria-pressed={isOn}
      title="Show everybody in full, not only those whom the step is about"
      onClick={() => {
        turn(!isOn);
      }}
    >
      All in full
    </button>
  );
}

function PlainHead({ children }: { readonly children: JSX.Element | false }): JSX.Element {
  const { pin } = useIntents();
  return (
    <div class="part-head">
      <h2 class="part-title" id="state-title">
        After this step
      </h2>
      <span class="part-acts">
        {children}
        <button type="button" class="quiet-button" onClick={pin}>
          <Icon name="pin" />
          Compare with this step
        </button>
      </span>
    </div>
  );
}

function ComparedHead({ picture, compared }: { readonly picture: Picture; readonly compared: Compared }): JSX.Element {
  const { pin } = useIntents();
  const isHere = compared.course === picture.course && compared.key === picture.mark.key;
  return (
    <div class="part-head compared">
      <h2 class="part-title" id="state-title">
        {isHere ? 'Comparing with this step' : 'Compared'}
      </h2>
      <button type="button" class="quiet-button" onClick={pin}>
        <Icon name="bad" />
        Stop comparing
      </button>
      {isHere ? (
        <p class="quiet">Go to another step to see what differs from this one.</p>
      ) : (
        <ComparedSteps picture={picture} compared={compared} />
      )}
    </div>
  );
}

/** The earlier step comes first. */
function ComparedSteps({ picture, compared }: { readonly picture: Picture; readonly compared: Compared }): JSX.Element {
  const here = (
    <dd key="here" dir="auto">
      <LongText text={`Step ${picture.index + 1}: ${picture.mark.title}`} most={120} />
    </dd>
  );
  const there = <ComparedStep key="there" compared={compared} isSameCourse={compared.course === picture.course} />;
  const [from, to] = isAhead(picture, compared) ? [here, there] : [there, here];
  return (
    <dl class="compared-steps">
      <dt>from</dt>
      {from}
      <dt>to</dt>
      {to}
    </dl>
  );
}

function ComparedStep({
  compared,
  isSameCourse,
}: {
  readonly compared: Compared;
  readonly isSameCourse: boolean;
}): JSX.Element {
  const { goTo } = useIntents();
  return (
    <dd dir="auto">
      <LongText text={compared.title} most={120}>
        {(shown) =>
          isSameCourse ? (
            <button
              type="button"
              class="link"
              title="Go to this step"
              onClick={() => {
                goTo(compared.key);
              }}
            >
              {shown}
            </button>
          ) : (
            <span>{shown}</span>
          )
        }
      </LongText>
      {!isSameCourse && (
        <span class="quiet"> {compared.course === 'branch' ? 'in the branch' : 'in the original'}</span>
      )}
    </dd>
  );
}
