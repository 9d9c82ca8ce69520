/** The step in view: what happens, what lies on the table, what came of it, what is doubtful, and what the writer says. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { StepView } from '../../../server/protocol/index.ts';
import { type Arrival, arrive } from '../model/arrival.ts';
import { scrollTo } from '../model/into-view.ts';
import { shapeOf } from '../model/marks.ts';
import type { Picture } from '../model/picture.ts';
import { roundText } from '../model/words.ts';
import { Findings } from './findings.tsx';
import { Glyph } from './glyph.tsx';
import { LineLink, RuleButton } from './links.tsx';
import { LongText } from './long-text.tsx';
import { ProseList } from './prose.tsx';
import { StandingContext, useNewStanding } from './standing.ts';
import { Table } from './table.tsx';
import { ToneIcon } from './tone.tsx';

interface Props {
  readonly picture: Picture;
  /** Whether the course goes on by itself. */
  readonly isPlaying: boolean;
  /** Whether it is out of date. */
  readonly isStale: boolean;
}

export function Step({ picture, isPlaying, isStale }: Props): JSX.Element {
  const { course, index, mark, step } = picture;
  const arrival = useRef<Arrival>(undefined);
  arrival.current = arrive(arrival.current, { course, key: mark.key, index }, isPlaying);
  return (
    <StandingContext.Provider value={useNewStanding(picture)}>
      <article class="step" aria-labelledby="step-title" data-plays={arrival.current.plays} data-nature={mark.nature}>
        <Head picture={picture} isStale={isStale} />
        {step.table !== undefined && <Table key={`${course} ${mark.key}`} table={step.table} />}
        {step.text !== '' && <Verdict step={step} />}
        <Findings findings={step.findings} />
        <ProseList key={`prose ${mark.key}`} prose={step.prose} />
      </article>
    </StandingContext.Provider>
  );
}

function Head({ picture: { mark, roundMark, step }, isStale }: Omit<Props, 'isPlaying'>): JSX.Element {
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
        <span class="quiet" dir="auto"><LongText key={mark.key} text={roundText(roundMark)} most={100} /></span>
        {isStale && <span class="out-of-date">out of date</span>}
      </p>
      <LongText key={mark.key} text={mark.title} most={200}>
        {(shown) => <h2 id="step-title" class="step-title" dir="auto">{shown}</h2>}
      </LongText>
      <p class="step-links"><LineLink lines={mark.lines} />{step.rule !== undefined && <RuleButton rule={step.rule} />}</p>
    </header>
  );
}

// At once and without a glide: whoever steps by keys is at the next step before a glide has ended. The focus stays where it is.
function bringIntoView(head: HTMLElement | null): void {
  if (head === null) return;
  const timeline = document.querySelector<HTMLElement>('.timeline');
  const covers = timeline !== null && getComputedStyle(timeline).position === 'sticky';
  const view = { top: covers ? timeline.offsetHeight : 0, bottom: window.innerHeight };
  window.scrollBy({ top: scrollTo(head.getBoundingClientRect(), view), behavior: 'instant' });
}

function Verdict({ step }: { readonly step: StepView }): JSX.Element {
  return (
    <div class="verdict" data-tone={step.tone}>
      <ToneIcon tone={step.tone} />
      <p dir="auto"><LongText key={step.key} text={step.text} most={1200} /></p>
    </div>
  );
}
