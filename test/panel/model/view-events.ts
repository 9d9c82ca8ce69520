/** Views for tests: the course of the fixture as the extension would show it, and its view after each event. */
import { type ViewEvent, reduce } from '../../../client/webview/model/reduce.ts';
import { type View, currentPlace, firstView, roundsToAsk } from '../../../client/webview/model/view.ts';
import type { PanelState } from '../../../server/protocol/index.ts';
import { course, uri } from '../fixture.ts';
import type { Course } from '../make-course.ts';

type Show = Extract<ViewEvent, { readonly type: 'show' }>;

/** The message that shows a course, optionally with a branch. */
export function shown(
  { model }: Course = course,
  more: { readonly branch?: Course; readonly id?: number } & Omit<Partial<Show>, 'branch' | 'id'> = {},
): Show {
  const { branch, id = 1, ...rest } = more;
  return { type: 'show', id, original: model, ...(branch !== undefined && { branch: branch.model }), ...rest };
}

/** The view after events; rounds are requested and not answered. */
export function after(...events: readonly ViewEvent[]): View {
  return from(firstView(undefined), ...events);
}

export function from(view: View, ...events: readonly ViewEvent[]): View {
  return events.reduce(reduce, view);
}

/** With all requested rounds answered, from this course and branch. */
export function answered(view: View, { rounds }: Course = course, branch: Course = course): View {
  const [first] = roundsToAsk(view);
  const { showing } = view;
  if (first === undefined || showing === undefined) return view;
  const round = (first.course === 'branch' ? branch.rounds : rounds)[first.at]!;
  return answered(from(view, { type: 'round', id: showing.id, ...first, round }), { ...course, rounds }, branch);
}

/** The key of the current step. */
export const key = (view: View): string | undefined => currentPlace(view)?.step.key;

export const kept: PanelState = {
  format: 3,
  uri,
  scenario: 0,
  titles: ['Under the Bed'],
  wish: { trials: [], redraws: [] },
  course: 'original',
  pace: 2,
  together: true,
};
