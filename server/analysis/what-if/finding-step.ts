/** Finds a step by its key, even if the course has changed since. */
import { partiesOf, type PlayedRound, type Scenario, type Step } from '../../engine/index.ts';

export interface FoundStep {
  readonly round: PlayedRound;
  readonly step: Step;
}

/** By its key, and by the index of its written round if known. */
export interface StepName {
  readonly step: string;
  readonly round?: number;
}

export function stepBy(rounds: readonly PlayedRound[], { step: key, round: index }: StepName): FoundStep | undefined {
  return stepsOf(rounds).find(({ round, step }) => step.key === key && (index === undefined || round.index === index));
}

/**
 * A contest’s key names all its parties, so it changes when a party joins or leaves. Finds the contest of the same kind
 * in the same round in which the combatant throws; none if there are several, or if the round is unknown and its number
 * is ambiguous.
 */
export function contestOf(
  scenario: Scenario,
  rounds: readonly PlayedRound[],
  name: StepName,
  who: string,
): FoundStep | undefined {
  return onlyOne(
    contestsLike(scenario, rounds, name).filter(
      ({ round, step }) =>
        round.before.combatants.some(({ name }) => name === who) && partiesOf(step).some((party) => party.who === who),
    ),
  );
}

/** The same without a combatant: the contest in which some of the named parties throw. */
export function contestAmong(
  scenario: Scenario,
  rounds: readonly PlayedRound[],
  name: StepName,
): FoundStep | undefined {
  const named = ` ${name.step.split('/').slice(2).join('/')} `;
  return onlyOne(
    contestsLike(scenario, rounds, name).filter(({ step }) =>
      partiesOf(step).some(({ who, side }) => named.includes(` ${who} `) || named.includes(` ${side} `)),
    ),
  );
}

/** Leaves out the steps of a single actor, whose keys don’t change. */
function contestsLike(
  scenario: Scenario,
  rounds: readonly PlayedRound[],
  { step: key, round: meant }: StepName,
): readonly FoundStep[] {
  const kind = key.split('/', 2).join('/');
  const isOnly = ({ number }: PlayedRound): boolean =>
    scenario.rounds.filter((round) => round.number === number).length === 1;
  const isMeant = (round: PlayedRound): boolean => (meant === undefined ? isOnly(round) : round.index === meant);
  return stepsOf(rounds).filter(
    ({ round, step }) => step.actor === undefined && step.key.startsWith(`${kind}/`) && isMeant(round),
  );
}

function onlyOne([found, ...others]: readonly FoundStep[]): FoundStep | undefined {
  return others.length === 0 ? found : undefined;
}

function stepsOf(rounds: readonly PlayedRound[]): readonly FoundStep[] {
  return rounds.flatMap((round) => round.steps.map((step) => ({ round, step })));
}
