/** The step in view: what happens, what lies on the table, what came of it, what is doubtful, and what the writer says. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PanelModel, StepView } from '../../../server/protocol/index.ts';
import { scrollTo } from '../model/into-view.ts';
import { shapeOf } from '../model/marks.ts';
import type { Place } from '../model/places.ts';
import { roundText } from '../model/words.ts';
import { Findings } from './findings.tsx';
import { Glyph } from './glyph.tsx';
import { LineLink, RuleButton } from './links.tsx';
import { ProseList } from './prose.tsx';
import { Table } from './table.tsx';
import { ToneIcon } from './tone.tsx';

interface Props {
  readonly model: PanelModel;
  readonly place: Place;
}

export function Step({ model, place }: Props): JSX.Element {
  const { step } = place;
  const round = model.rounds[place.round];
  const head = useRef<HTMLElement>(null);
  const known = useRef(step.key);
  useLayoutEffect(() => {
    if (known.current !== step.key) bringIntoView(head.current);
    known.current = step.key;
  }, [step.key]);
  return (
    <article class="step" aria-labelledby="step-title">
      <header class="step-head" ref={head}>
        <p class="kicker">
          <Glyph shape={shapeOf(step.nature)} />
          <span class="kind">{step.kind}</span>
          {round !== undefined && <span class="quiet" dir="auto">{roundText(round)}</span>}
        </p>
        <h2 id="step-title" class="step-title" dir="auto">{step.title}</h2>
        <p class="step-links"><LineLink lines={step.lines} />{step.rule !== undefined && <RuleButton rule={step.rule} />}</p>
      </header>
      {step.table !== undefined && <Table key={step.key} table={step.table} />}
      {step.text !== '' && <Verdict step={step} />}
      <Findings findings={step.findings} />
      <ProseList prose={step.prose} />
    </article>
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
      <p dir="auto">{step.text}</p>
    </div>
  );
}
