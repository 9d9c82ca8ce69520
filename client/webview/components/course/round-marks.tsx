/** One round of the timeline: its title, how often it is reached, and its marks, each with its words if they fit. */
import type { JSX } from 'preact';
import type { CourseName, RoundMark, StepMark } from '../../../../server/protocol/index.ts';
import { useIntents } from '../../intents.ts';
import { cutText } from '../../model/cut.ts';
import { shapeOf } from '../../model/course/marks.ts';
import { roundText } from '../../model/words.ts';
import { Glyph } from './glyph.tsx';
import { steady } from '../memo.ts';

interface Props {
  readonly course: CourseName;
  readonly round: RoundMark;
  /** The index in the course of the round’s first step. */
  readonly start: number;
  /** The indices in the course of the steps with a mark; undefined for all. The current step always has one. */
  readonly only: ReadonlySet<number> | undefined;
  /** The current step within the round: −1 if the round is still ahead, the number of its steps if it is over. */
  readonly now: number;
  /** The round’s first step that a branch redraws; outside the round if there is none in it. */
  readonly leaves: number;
}

/** Re-renders only when something about this round has changed: a course may have hundreds of rounds. */
export const RoundMarks = steady((props: Props): JSX.Element => {
  const { round } = props;
  const title = cutText(roundText(round), 200) ?? roundText(round);
  return (
    <div class="round" role="group" aria-label={title}>
      <div class="round-head">
        <span class="round-title" dir="auto" title={title}>
          {title}
        </span>
        {round.reached !== undefined && <span class="quiet">{round.reached}</span>}
      </div>
      <Marks {...props} />
    </div>
  );
});

/** Only the marks of a round. */
export function Marks({ course, round, start, only, now, leaves }: Props): JSX.Element {
  return (
    <div class="marks">
      {round.steps.map((step, index) => {
        if (only?.has(start + index) === false && index !== now) return null;
        const mark = (
          <Mark
            key={step.key}
            step={step}
            course={course}
            index={start + index}
            when={whenIs(index, now)}
            isFirstAnew={index === leaves}
          />
        );
        return index === leaves
          ? [
              <span key="anew" class="mark-label quiet" aria-hidden>
                branch
              </span>,
              mark,
            ]
          : mark;
      })}
    </div>
  );
}

function whenIs(index: number, now: number): MarkProps['when'] {
  return index === now ? 'now' : index < now ? 'past' : 'ahead';
}

interface NumberProps {
  readonly course: CourseName;
  readonly round: RoundMark;
  /** The index in the course of the step that it leads to. */
  readonly first: number;
  readonly isInView?: boolean;
}

export function RoundNumber({ course, round, first, isInView = false }: NumberProps): JSX.Element {
  const { visit } = useIntents();
  const title = cutText(roundText(round), 200) ?? roundText(round);
  return (
    <button
      type="button"
      class="round-number"
      title={title}
      aria-label={title}
      aria-current={isInView ? 'true' : undefined}
      tabIndex={-1}
      onClick={() => {
        visit(first, course);
      }}
    >
      {round.number}
    </button>
  );
}

interface MarkProps {
  readonly step: StepMark;
  /** The course it belongs to, and its index there. */
  readonly course: CourseName;
  readonly index: number;
  readonly when: 'past' | 'now' | 'ahead';
  /** Whether a branch is redrawn from here. */
  readonly isFirstAnew: boolean;
}

/**
 * Only the current mark is a tab stop; the arrow keys move it. A step changes two of a round’s marks, and only those
 * re-render.
 */
const Mark = steady(({ step, course, index, when, isFirstAnew }: MarkProps): JSX.Element => {
  const { visit } = useIntents();
  const whole = `${step.kind}: ${step.title}`;
  const title = cutText(whole, 300) ?? whole;
  const doubt = step.doubtful === true ? ', doubtful' : '';
  const change = step.changes ? ', changes the state' : '';
  const anew = isFirstAnew ? ', redrawn from here' : '';
  return (
    <button
      type="button"
      class="mark"
      data-when={when}
      data-changes={step.changes}
      data-doubtful={step.doubtful === true}
      data-anew={isFirstAnew}
      tabIndex={when === 'now' ? 0 : -1}
      aria-current={when === 'now' ? 'step' : undefined}
      aria-label={`Step ${index + 1}, ${title}${doubt}${change}${anew}`}
      title={`${title}${doubt}${anew}`}
      onClick={() => {
        visit(index, course);
      }}
    >
      <Glyph shape={shapeOf(step.nature)} />
      <span class="mark-words cut" aria-hidden="true" dir="auto">
        {cutText(step.title, 160) ?? step.title}
      </span>
    </button>
  );
});
