/** Reads a whole text and returns reports about it; used by all these tests. */
import { analyze, roundWorth, timelineWithFindings, type Analysis } from '../../server/analysis/index.ts';
import {
  actionMarkdown,
  callerOf,
  combatantMarkdown,
  oddsPage,
  oddsText,
  roundMarkdown,
  transcript,
  type TranscriptFormat,
} from '../../server/report/index.ts';

export interface Told {
  readonly transcript: (format?: TranscriptFormat) => string;
  readonly odds: string;
  /** The hover of a combatant. */
  readonly combatant: (name: string) => string;
  /** The hover of the first round’s heading. */
  readonly round: string;
  /** The page of the first round’s exact odds. */
  readonly page: string;
  /** The hover of somebody’s first announced action. */
  readonly action: (actor: string) => string;
}

export function told(text: string): Told {
  const analysis: Analysis = analyze(text, { file: 'any.clash' });
  const [first] = analysis.scenarios;
  const { rounds } = first!.odds();
  return {
    transcript: (format = 'text') =>
      transcript(
        analysis.scenarios.map((scenario) => timelineWithFindings(analysis, scenario)),
        analysis.linesOf,
        format,
      ),
    odds: oddsText(
      analysis.scenarios.map((scenario) => scenario.odds()),
      analysis.linesOf,
    ),
    combatant: (name) =>
      combatantMarkdown(
        first!.scenario,
        first!.scenario.combatants.find((each) => each.name === name)!,
      ),
    round:
      rounds[0] === undefined ? '' : roundMarkdown(rounds[0], { worth: roundWorth(first!, rounds[0]), linkToRule }),
    page: rounds[0] === undefined ? '' : oddsPage(first!.scenario.title, rounds[0]),
    action: (actor) => {
      const action = rounds[0]!.actions.find((each) => each.actor === actor)!;
      return actionMarkdown(action, {
        linesOf: analysis.linesOf,
        linkToRule,
        call: callerOf(rounds[0]!.called),
        worth: roundWorth(first!, rounds[0]!).ofAction(action),
      });
    },
  };
}

function linkToRule(id: string): string {
  return `rule:${id}`;
}
