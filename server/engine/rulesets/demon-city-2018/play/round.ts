/** One round from its head to its last Clash. Tarot edition, steps 2 to 10. */
import type { Step, Throws } from '../../../timeline.ts';
import type { Cast } from '../cast.ts';
import { throwingOf, wishesOf } from '../contests.ts';
import { cleared } from '../dealing.ts';
import { factsOf } from '../facts.ts';
import { conditionOf, withCondition, type Fight } from '../fight.ts';
import { planRound, type RoundPlan } from '../plan.ts';
import type { Round } from '../../../scenario.ts';
import type { DemonCityFact } from '../facts.ts';
import { aloneOf, announceAll } from './announcing.ts';
import { checksDue, playChecks } from './calm.ts';
import { playClash } from './clash.ts';
import { Telling } from './telling.ts';

/** A round as it was played. */
export interface RoundPlayed {
  readonly plan: RoundPlan;
  /** The state from which the round's odds start: decisions made, cards taken up. */
  readonly before: Fight;
  readonly steps: readonly Step[];
  readonly after: Fight;
}

/** The state of the fight when a round begins: the Host's decisions on recovery take hold, and what lay on the table can be thrown again. */
export function beginning(cast: Cast, fight: Fight, round: Round<DemonCityFact>): Fight {
  const decks = { Players: cleared(fight.decks.Players), Host: cleared(fight.decks.Host) };
  const decisions = factsOf([...fight.facts, ...round.facts], 'decision').filter((fact) => fact.about === 'recovery');
  return decisions.reduce((now, fact) => {
    const id = fact.who?.id;
    return id === undefined || !cast.fighters.has(id) ? now : recovered(now, id, fact.recovery ?? 'still down');
  }, { ...fight, decks });
}

export function playRound(cast: Cast, before: Fight, round: Round<DemonCityFact>, throws: Throws): RoundPlayed {
  const begun = beginning(cast, before, round);
  const plan = planRound(cast, begun, round);
  const telling = new Telling(cast, plan, plan.fight, throws);
  tellHead(telling);
  playChecks(telling);
  announceAll(telling);
  playClashes(telling);
  return { plan, before: begun, steps: telling.steps, after: { ...telling.fight, events: telling.events() } };
}

/** Who was below 0 Toughness and is up again is hurt; the text doesn't say at how much Toughness: 0 is the default. */
function recovered(fight: Fight, name: string, recovery: string): Fight {
  const condition = conditionOf(fight, name);
  if (condition.toughness >= 0 && !condition.out) return fight;
  if (recovery === 'back up') return withCondition(fight, name, { toughness: 0, hurt: true, out: false });
  return recovery === 'out for good' ? withCondition(fight, name, { out: true }) : fight;
}

function tellHead(telling: Telling): void {
  const { round } = telling.plan;
  const first = telling.cast.scenario.rounds.every((each) => each.number >= round.number);
  const opening = first ? telling.cast.scenario.prose.filter((prose) => prose.kind === 'read aloud' || prose.kind === 'note') : [];
  telling.tell({
    kind: 'round', about: 'start',
    title: round.title === undefined ? `Round ${round.number}` : `Round ${round.number}: ${round.title}`,
    prose: [...opening, ...round.prose.filter((prose) => prose.kind !== 'on a tie')],
    source: round.source,
  });
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
