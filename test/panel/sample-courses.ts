/** The courses of all samples, as the server sends them to a panel. */
import { runToEnd } from '../../server/engine/index.ts';
import { panelRoundAnswer } from '../../server/lsp/panel/panel-round.ts';
import { panelAnswer } from '../../server/lsp/panel/panel.ts';
import { everySample } from '../report/every-sample.ts';
import { type Course, type WholeStep, wholeRounds } from './make-course.ts';

export interface SampleCourse {
  /** The path of the sample within its folder. */
  readonly name: string;
  readonly ruleset: string;
  readonly course: Course;
}

/** Each scenario of each sample that can be played. */
export function sampleCourses(): readonly SampleCourse[] {
  return everySample().flatMap(({ name, analysis }) => {
    const document = { analysis, version: 1 };
    return analysis.scenarios.flatMap(({ ruleset }, scenario) => {
      const request = { uri: `file:///adventure/${name}`, scenario, wish: { trials: [], redraws: [] } };
      const model = runToEnd(panelAnswer(document, request));
      if (model === null) return [];
      const rounds = model.rounds.map((_, at) => runToEnd(panelRoundAnswer(document, { ...request, at }))!.round);
      return [{ name, ruleset: ruleset.id, course: { model, rounds } }];
    });
  });
}

export function stepsOf(course: Course): readonly WholeStep[] {
  return wholeRounds(course).flatMap(({ steps }) => steps);
}
