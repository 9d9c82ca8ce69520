/** Checks of courses: trials, redraws, and what became of both. */
import {
  type CourseName,
  type CourseView,
  type CourseWish,
  most,
  type Redraw,
  type Trial,
  type TrialView,
} from '../../server/protocol/index.ts';
import { anyOf, type Check, count, flag, listOf, nullable, oneOf, optional, shape, text } from './check.ts';
import { outline, roundPrint } from './outline.ts';
import { reasonKey } from './table.ts';

type TrialOf<Kind extends Trial['kind']> = Extract<Trial, { readonly kind: Kind }>;

export const courseName: Check<CourseName> = oneOf('original', 'branch');

const gone = optional(roundPrint);
const trial: Check<Trial> = anyOf<Trial>(
  shape<TrialOf<'aside'>>({ kind: oneOf('aside'), round: count, gone, reason: reasonKey, aside: flag }),
  shape<TrialOf<'add'>>({ kind: oneOf('add'), round: count, gone, who: text, amount: oneOf(1, -1), words: text }),
  shape<TrialOf<'force'>>({
    kind: oneOf('force'),
    step: text,
    round: optional(count),
    gone,
    who: text,
    faces: listOf(nullable(text)),
  }),
  shape<TrialOf<'seed'>>({ kind: oneOf('seed'), seed: count }),
);
const redraw = shape<Redraw>({ step: text, round: optional(count), gone, seed: count });

export const trials = listOf(trial, most.trials);
export const wish = shape<CourseWish>({ trials, redraws: listOf(redraw, most.redraws), outline: optional(outline) });

export const trialView = shape<TrialView>({ says: text, writes: optional(text), lost: optional(text) });
type Redrawn = CourseView['redraws'][number];
export const course = shape<CourseView>({
  redraws: listOf(shape<Redrawn>({ seed: count, step: optional(text), title: optional(text) })),
});
