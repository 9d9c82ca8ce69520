/** Which step of a course is meant by the key of one, though the course may have become another. */
import { partiesOf, type PlayedRound, type Scenario, type Step } from '../../engine/index.ts';

export interface FoundStep {
  readonly round: PlayedRound;
  readonly step: Step;
}

/** By its key, and by the place of its round among the written ones, where that is known. */
export interface StepName {
  readonly step: string;
  readonly round?: number;
}

export function stepBy(rounds: readonly PlayedRound[], { step: key, round: index }: StepName): FoundStep | undefined {
  return stepsOf(rounds).find(({ round, step }) => step.key === key && (index === undefined || round.index === index));
}

/**
 * A contest is named for all who are in it, and so has another name as soon as somebody comes in or stays out. Meant is
 * then the one of its kind in its round in which the same combatant throws; none where there are several, or where
 * several such rounds are written and it isn’t known which of them was meant.
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

/** The same where nobody is asked for: meant is the one in which some of those throw for whom it was named. */
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

/** What one person throws for is named for them alone. */
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
