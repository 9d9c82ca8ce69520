/** One round from its head to its last Clash. Tarot edition, steps 2 to 10. */
import type { Step, Throws } from '../../../timeline.ts';
import { castOf, type Cast } from '../../demon-city/cast.ts';
import { throwingOf, wishesOf } from '../contests.ts';
import { cleared } from '../dealing.ts';
import { factsOf } from '../../demon-city/facts.ts';
import { recovered } from '../../demon-city/play/recovery.ts';
import { tellHead } from '../../demon-city/play/tale.ts';
import { startOf, type RoundPlan, type TarotFight } from '../fight.ts';
import { planRound } from '../../demon-city/plan.ts';
import { poolsOf } from '../pools/index.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import { courseOf, type Course } from '../../demon-city/play/course.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { aloneOf, announceAll } from './announcing.ts';
import { checksDue, playChecks } from './calm.ts';
import { playClash } from './clash.ts';
import { Telling } from './telling.ts';

/** A round as it was played. */
export interface RoundPlayed {
  readonly plan: RoundPlan;
  /** The state from which the round's odds start: decisions made, cards taken up. */
  readonly before: TarotFight;
  readonly steps: readonly Step[];
  readonly after: TarotFight;
}

/** The state of the fight when a round begins: the Host's decisions on recovery take hold, and what lay on the table can be thrown again. */
export function beginning(cast: Cast, fight: TarotFight, round: Round<DemonCityFact>): TarotFight {
  const decks = { Players: cleared(fight.decks.Players), Host: cleared(fight.decks.Host) };
  const decisions = factsOf([...fight.facts, ...round.facts], 'decision').filter((fact) => fact.about === 'recovery');
  return decisions.reduce((now, fact) => {
    const id = fact.who?.id;
    return id === undefined || !cast.fighters.has(id) ? now : recovered(now, id, fact.recovery ?? 'still down');
  }, { ...fight, decks });
}

function playRound(cast: Cast, before: TarotFight, round: Round<DemonCityFact>, throws: Throws): RoundPlayed {
  const begun = beginning(cast, before, round);
  const plan = planRound(cast, begun, round, poolsOf);
  const telling = new Telling(cast, plan, throws);
  tellHead(telling);
  playChecks(telling);
  announceAll(telling);
  playClashes(telling);
  return { plan, before: begun, steps: telling.steps, after: telling.ending() };
}

/** All hands of the round are dealt and turned over at once; the Clashes are then handled one at a time. */
function playClashes(telling: Telling): void {
  const throwings = telling.plan.clashes.map((deeds) => throwingOf(telling.plan, deeds)).filter((throwing) => throwing.hands.length > 0);
  const hands = telling.throwAnew(throwings.flatMap(wishesOf));
  const dealt = new Map([...hands].filter(([, cards]) => cards.length > 0));
  const earlier = contestsBeforeClashes(telling);
  for (const [index, throwing] of throwings.entries()) {
    playClash(telling, throwing, dealt, { number: index + 1, all: throwings.length, contest: earlier + index });
  }
}

/** How many contests of the round's odds stand before its Clashes: uncontested throws and Calm checks. */
function contestsBeforeClashes(telling: Telling): number {
  return aloneOf(telling.plan).length + checksDue(telling.cast, telling.plan, telling.plan.fight).length;
}

/** Plays the scenario once. */
export function tarotCourse(scenario: Scenario<DemonCityFact>, throws: Throws): Course<TarotFight, RoundPlayed> {
  const cast = castOf(scenario);
  return courseOf<TarotFight, RoundPlayed>(cast, startOf(cast), (fight, round) => playRound(cast, fight, round, throws));
}
