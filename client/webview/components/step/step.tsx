/** The current step: what happens, the table, the result, doubts, and the writer’s own words. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RuleLink, StepMark, StepView, FindingView } from '../../../../server/protocol/index.ts';
import type { Filter } from '../../intents.ts';
import { arrive, type Arrival } from '../../model/step-animation.ts';
import { scrollTo } from '../../model/into-view.ts';
import { shapeOf } from '../../model/course/marks.ts';
import type { Picture } from '../../model/picture.ts';
import { placesOf, type Place } from '../../model/course/places.ts';
import { Agenda } from './agenda.tsx';
import { Changes } from './changes.tsx';
import { Glyph } from '../course/glyph.tsx';
import { LineLink, RuleButton } from '../common/links.tsx';
import { LongText } from '../common/long-text.tsx';
import { OnTable } from '../table/on-table.tsx';
import { ProseList } from '../common/prose.tsx';
import { StandingContext, useNewStanding } from '../step-context.ts';
import { ToneIcon } from './tone.tsx';
import { Icon } from '../common/icon.tsx';

interface Props {
  readonly picture: Picture;
  /** The requested step, if its round is still loading: then only its head is shown. */
  readonly awaited: Place | undefined;
  readonly filter: Filter | undefined;
  /** Seconds that it is shown during playback. */
  readonly pace: number | undefined;
  /** Whether it is out of date. */
  readonly isStale: boolean;
}

export function Step({ picture, awaited, filter, pace, isStale }: Props): JSX.Element {
  const { course, model } = picture;
  const mark = awaited?.step ?? picture.mark;
  const index = awaited === undefined ? picture.index : placesOf(model).indexOf(awaited);
  const arrival = useRef<Arrival>(undefined);
  arrival.current = arrive(arrival.current, { course, key: mark.key, index }, pace);
  const { tempo } = arrival.current;
  return (
    <StandingContext.Provider value={useNewStanding(picture)}>
      <article
        class="step"
        aria-labelledby="step-title"
        aria-busy={awaited !== undefined}
        data-nature={mark.nature}
        data-plays={tempo !== undefined}
        data-turns={tempo !== undefined && awaited === undefined && isTurned(mark, picture.step)}
        style={{ '--tempo': tempo }}
      >
        <Head
          mark={mark}
          rule={awaited === undefined ? picture.step.rule : undefined}
          isStale={isStale}
          states={awaited === undefined ? picture.states : []}
        />
        {awaited === undefined && picture.isOutline !== true && <Body picture={picture} filter={filter} />}
      </article>
    </StandingContext.Provider>
  );
}

// Whether cards or dice are turned in this step, so that the result has to wait for them.
function isTurned({ nature }: StepMark, { table }: StepView): boolean {
  return (
    nature !== 'preparing' && table?.parties.some(({ cards }) => cards.some(({ face }) => face !== undefined)) === true
  );
}

function Body({ picture, filter }: Pick<Props, 'picture' | 'filter'>): JSX.Element {
  const { mark, step, at, roundMark } = picture;
  return (
    <>
      <OnTable picture={picture}>{step.text !== '' && <Verdict key={`verdict ${mark.key}`} step={step} />}</OnTable>
      <Findings findings={step.findings} />
      <ProseList key={`prose ${mark.key}`} prose={step.prose} />
      {at === 0 && mark.nature === 'heading' && (
        <Agenda key={`agenda ${mark.key}`} model={picture.model} round={roundMark} filter={filter} />
      )}
    </>
  );
}

interface HeadProps extends Pick<Picture, 'mark' | 'states'>, Pick<Props, 'isStale'> {
  readonly rule: RuleLink | undefined;
}

function Head({ mark, rule, isStale, states }: HeadProps): JSX.Element {
  const head = useRef<HTMLElement>(null);
  const known = useRef(mark.key);
  useLayoutEffect(() => {
    if (known.current !== mark.key) bringIntoView(head.current);
    known.current = mark.key;
  }, [mark.key]);
  return (
    <header class="step-head" ref={head}>
      <p class="kicker">
        <Glyph shape={shapeOf(mark.nature)} />
        <span class="kind">{mark.kind}</span>
        <LineLink lines={mark.lines} />
        {rule !== undefined && <RuleButton rule={rule} />}
        {isStale && <span class="out-of-date">out of date</span>}
      </p>
      <LongText key={mark.key} text={mark.title} most={200}>
        {(shown) => (
          <h2 id="step-title" class="step-title" dir="auto">
            {shown}
          </h2>
        )}
      </LongText>
      <Changes states={states} />
    </header>
  );
}

// Without smooth scrolling: with the keyboard a reader is at the next step before it ends. The focus stays where it is.
function bringIntoView(head: HTMLElement | null): void {
  if (head === null) return;
  const timeline = document.querySelector<HTMLElement>('.timeline');
  const covers = timeline !== null && getComputedStyle(timeline).position === 'sticky';
  const strip = document.querySelector<HTMLElement>('.strip');
  const view = {
    top: covers ? timeline.offsetHeight : 0,
    bottom: window.innerHeight - (strip?.offsetHeight ?? 0),
  };
  window.scrollBy({ top: scrollTo(head.getBoundingClientRect(), view), behavior: 'instant' });
}

function Verdict({ step }: { readonly step: StepView }): JSX.Element {
  return (
    <div class="verdict" data-tone={step.tone}>
      <ToneIcon tone={step.tone} />
      <p dir="auto">
        <LongText key={step.key} text={step.text} most={1200} />
      </p>
    </div>
  );
}

/** Doubts about a step: quiet lines below its text, each linking to the words concerned. */
function Findings({ findings }: { readonly findings: readonly FindingView[] | undefined }): JSX.Element | null {
  if (findings === undefined) return null;
  return (
    <ul class="findings" aria-label="Doubtful in this step">
      {findings.map(({ text, place, lines }, index) => (
        <li key={index} class="finding">
          <Icon name="doubt" />
          <p>
            <span class="finding-text" dir="auto">
              <LongText text={text} most={400} />
            </span>{' '}
            <LineLink lines={lines} says={place} />
          </p>
        </li>
      ))}
    </ul>
  );
}
