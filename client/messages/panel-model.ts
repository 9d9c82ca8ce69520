/** Checks of a course at a glance. */
import type { CallsView, CastView, NatureView, PanelModel, RoundMark, StepMark } from '../../server/protocol/index.ts';
import { type Check, count, flag, listOf, oneOf, optional, set, shape, text } from './check.ts';
import { course, trialView } from './course.ts';
import { outline } from './outline.ts';
import { lines } from './why.ts';

type ScenarioName = PanelModel['scenarios'][number];

const nature: Check<NatureView> = oneOf('heading', 'preparing', 'throw', 'success', 'failure', 'even', 'harm', 'told');
const step = shape<StepMark>({
  key: text,
  kind: text,
  nature,
  title: text,
  changes: flag,
  doubtful: optional(set),
  who: listOf(count),
  contest: optional(count),
  lines,
});
const round = shape<RoundMark>({
  number: count,
  index: count,
  title: optional(text),
  reached: optional(text),
  contests: listOf(text),
  steps: listOf(step),
  lines,
});
const calls = shape<CallsView>({ throw: text, even: text, pieces: text, trying: text });
const cast = shape<CastView>({ name: text, side: count, sideName: text, lines });

export const model = shape<PanelModel>({
  uri: text,
  version: count,
  scenario: count,
  scenarios: listOf(shape<ScenarioName>({ title: text, lines })),
  title: text,
  game: text,
  calls: optional(calls),
  seed: count,
  ownSeed: count,
  course,
  trials: listOf(trialView),
  cast: listOf(cast),
  outline: optional(outline),
  rounds: listOf(round),
  goesOn: optional(set),
  errors: count,
  isBroken: optional(set),
});
