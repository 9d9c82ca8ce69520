/** Whether what somebody throws for has the same chances in two versions of a round. */
import type { ContestOdds, OutcomeOdds, RoundOdds } from '../../engine/index.ts';

/** Undefined where any of the chances is sampled, so that nobody can tell. Only the contests that `who` takes part in are held together. */
export function haveSameChances(one: RoundOdds, other: RoundOdds, who: string): boolean | undefined {
  const [these, those] = [contestsOf(one, who), contestsOf(other, who)];
  const all = [...actionsAmong(one, these), ...actionsAmong(other, those), ...these, ...those].map(({ odds }) => odds);
  if (all.some((odds) => [...odds.values()].some(({ sample }) => sample !== undefined))) return undefined;
  return listed(actionsAmong(one, these).map(({ odds }) => odds)) === listed(actionsAmong(other, those).map(({ odds }) => odds))
    && these.length === those.length && these.every((contest, index) => isSame(contest, those[index]));
}

function contestsOf({ contests }: RoundOdds, who: string): readonly ContestOdds[] {
  return contests.filter(({ parties }) => parties.includes(who));
}

function actionsAmong({ actions }: RoundOdds, contests: readonly ContestOdds[]): RoundOdds['actions'] {
  return actions.filter(({ actor }) => contests.some(({ parties }) => parties.includes(actor)));
}

/** What is counted in a contest is held together where both tell it. */
function isSame(one: ContestOdds, other: ContestOdds | undefined): boolean {
  if (other === undefined || one.parties.join() !== other.parties.join() || listed([one.odds]) !== listed([other.odds])) return false;
  const [these, those] = [one, other].map(({ distributions }) => distributions?.map(({ values }) => values));
  return these === undefined || those === undefined || listed(these) === listed(those);
}

/** All chances in words. */
function listed(odds: readonly OutcomeOdds[]): string {
  return odds.map((each) => [...each].map(([name, { chance }]) => `${name} ${chance.n}/${chance.d}`).join()).join('\n');
}
