/** A step with one drawn detail, as the transcript, the JSON and the panel show it. */
import { analyze } from '../../../server/analysis/index.ts';
import type { Detail, Timeline } from '../../../server/engine/index.ts';
import { roundView, timelineJson, transcript } from '../../../server/report/index.ts';
import type { TableView } from '../../../server/protocol/index.ts';

const text =
  'scenario "The alley"\nrules attack-algorithm\ncombatant the Reeve (she) of the Players\nround 1\n  the Reeve: waits.\n';
const analysis = analyze(text, { file: 'alley.clash' });
const [scenario] = analysis.scenarios;

function played(detail: Detail): Timeline {
  const timeline = scenario!.timeline();
  return {
    ...timeline,
    rounds: timeline.rounds.map((round) => ({
      ...round,
      steps: round.steps.map((step, at) => (at === 0 ? { ...step, details: [detail] } : step)),
    })),
  };
}

/** The lines of a text transcript. */
export function transcriptLines(detail: Detail): readonly string[] {
  return transcript([played(detail)], analysis.linesOf, 'text')
    .split('\n')
    .map((line) => line.trim());
}

/** One field of the step’s JSON. */
export function jsonField(detail: Detail, name: string): unknown {
  const step: object = timelineJson([played(detail)], analysis.linesOf).scenarios[0]!.rounds[0]!.steps[0]!;
  return new Map<string, unknown>(Object.entries(step)).get(name);
}

export function tableOf(detail: Detail): TableView {
  return roundView({
    scenario: scenario!.scenario,
    ruleset: scenario!.ruleset,
    linesOf: analysis.linesOf,
    odds: undefined,
    round: played(detail).rounds[0]!,
  }).steps[0]!.table!;
}
