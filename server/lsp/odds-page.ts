/** The page of a round’s exact odds, which hovers lead to. */
import type { Analysis } from '../analysis/index.ts';
import type { OddsPageAnswer, OddsPageRequest } from '../protocol/index.ts';
import { oddsPage } from '../report/index.ts';

/** `round` counts the scenario’s written rounds; nothing where the scenario or the round isn’t there any more. */
export function oddsPageAnswer(analysis: Analysis, { scenario: index, round: asked }: Omit<OddsPageRequest, 'uri'>): OddsPageAnswer {
  const scenario = analysis.scenarios[index];
  const round = scenario?.odds().rounds.find((each) => each.index === asked);
  return scenario === undefined || round === undefined ? null : oddsPage(scenario.scenario.title, round);
}
