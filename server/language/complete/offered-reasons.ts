/** Reasons to offer behind `sets aside`: those that the pools of the announcement have. */
import {
  runToEnd,
  reasonWords,
  sameSource,
  seededThrows,
  type QuoteCompletion,
  type Ruleset,
  type Scenario,
  type WritingPlace,
} from '../../engine/index.ts';

/** One round is reckoned in brief: a caret stands here seldom. */
export function offeredReasons(
  ruleset: Ruleset,
  scenario: Scenario,
  { round, announcement }: WritingPlace,
): readonly QuoteCompletion[] {
  if (round === undefined || announcement === undefined) return [];
  const seed = scenario.seed?.value ?? 1;
  const only = scenario.rounds.indexOf(round);
  const [odds] = runToEnd(ruleset.odds(scenario, { throws: seededThrows(seed), seed, brief: true, only })).rounds;
  const actions = (odds?.actions ?? []).filter(({ source }) => sameSource(source, announcement.source));
  const reasons = actions
    .flatMap(({ pool }) => pool.modifiers)
    .filter(({ givenBy, standing }) => givenBy === undefined && standing !== 'unused');
  const told = new Map(reasons.map((reason) => [reasonWords(reason), reason] as const));
  return [...told].map(([words, { because }]) => ({ words, doc: because }));
}
