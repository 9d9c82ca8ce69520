/** One round of the timeline: its title, how often it is reached, and its marks. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RoundView, StepView } from '../../../server/protocol/index.ts';
import { type Intents, useIntents } from '../intents.ts';
import { shapeOf } from '../model/marks.ts';
import { roundText } from '../model/words.ts';
import { Glyph } from './glyph.tsx';

interface Props {
  readonly round: RoundView;
  /** The index in the course of the round's first step. */
  readonly first: number;
  /** Which step of the round is in view; −1 while it lies ahead, the number of its steps once it is over. */
  readonly at: number;
  readonly unfolded: boolean;
}

/** Drawn anew only when something about this round has changed: a course may have hundreds of rounds. */
export function RoundMarks({ round, first, at, unfolded }: Props): JSX.Element {
  const intents = useIntents();
  return useMemo(
    () => (unfolded ? unfoldedRound(round, first, at, intents) : foldedRound(round, first, intents)),
    [round, first, at, unfolded, intents],
  );
}

function unfoldedRound(round: RoundView, first: number, at: number, intents: Intents): JSX.Element {
  const title = roundText(round);
  return (
    <div class="round" role="group" aria-label={title}>
      <div class="round-head">
        <span class="round-title" dir="auto" title={title}>{title}</span>
        {round.reached !== undefined && <span class="quiet">{round.reached}</span>}
      </div>
      <div class="marks">
        {round.steps.map((step, index) => (
          <Mark
            key={step.key} step={step} number={first + index + 1}
            when={index < at ? 'past' : index === at ? 'now' : 'ahead'}
            visit={() => { intents.visit(first + index); }}
          />
        ))}
      </div>
    </div>
  );
}

function foldedRound(round: RoundView, first: number, intents: Intents): JSX.Element {
  return (
    <button
      type="button" class="round-folded" title={roundText(round)} aria-label={roundText(round)} tabIndex={-1}
      onClick={() => { intents.visit(first); }}
    >
      {round.number}
    </button>
  );
}

interface MarkProps {
  readonly step: StepView;
  /** Counted from 1 through the whole course. */
  readonly number: number;
  readonly when: 'past' | 'now' | 'ahead';
  readonly visit: () => void;
}

// Only the mark in view is a tab stop; the arrow keys move it.
function Mark({ step, number, when, visit }: MarkProps): JSX.Element {
  const title = `${step.kind}: ${step.title}`;
  const doubt = step.findings === undefined ? '' : ', doubtful';
  const change = step.changes ? ', changes the state' : '';
  return (
    <button
      type="button" class="mark" data-when={when} data-changes={step.changes} data-doubtful={step.findings !== undefined}
      tabIndex={when === 'now' ? 0 : -1} aria-current={when === 'now' ? 'step' : undefined}
      aria-label={`Step ${number}, ${title}${doubt}${change}`}
      title={`${title}${doubt}`} onClick={visit}
    >
      <Glyph shape={shapeOf(step.nature)} />
    </button>
  );
}
