/** The step in view: what happens, what lies on the table, what came of it, what is doubtful, and what the writer says. */
import type { JSX } from 'preact';
import type { PanelModel, StepView } from '../../../server/protocol/index.ts';
import { shapesOf } from '../model/kinds.ts';
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
  return (
    <article class="step" aria-labelledby="step-title">
      <header class="step-head">
        <p class="kicker">
          <Glyph shape={shapesOf(model).get(step.kind) ?? 'dot'} />
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

function Verdict({ step }: { readonly step: StepView }): JSX.Element {
  return (
    <div class="verdict" data-tone={step.tone}>
      <ToneIcon tone={step.tone} />
      <p dir="auto">{step.text}</p>
    </div>
  );
}
