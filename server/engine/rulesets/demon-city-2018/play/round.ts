/** One round from its head to its last Clash. Tarot edition, steps 2 to 10. */
import { oncePerPair } from '../../../once.ts';
import type { Step, Thrown, Throws } from '../../../timeline.ts';
import { castOf, type Cast } from '../../demon-city/cast.ts';
import { clashHands, throwingOf, wishesOf, type Throwing } from '../contests.ts';
import { cleared, gathered } from '../dealing.ts';
import { withTiesDrawn } from '../../demon-city/order.ts';
import { CountedThrows } from '../../../play/counted-throws.ts';
import { StepLog } from '../../../play/step-log.ts';
import { list, sentence } from '../../../play/words.ts';
import { chooses } from '../options.ts';
import { planCards, ruleKeys } from '../plan.ts';
import { rule } from '../rule-ids.ts';
import { tellHead } from '../../demon-city/play/tale.ts';
import { startOf, type RoundPlan, type TarotFight } from '../fight.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import type { GrowingCourse } from '../../../play/course.ts';
import { fightCourse } from '../../demon-city/play/course.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { aloneOf, announceAll } from './announcing.ts';
import { checksDue, playChecks } from './calm.ts';
import { tellCardValues } from './card-values.ts';
import { playClash } from './clash.ts';
import { hasThrown, Telling } from './telling.ts';

/** A round as it was played. */
export interface RoundPlayed {
  readonly plan: RoundPlan;
  readonly steps: readonly Step[];
  /** Missing where nobody asks for the steps. */
  readonly picks?: number;
  readonly after: TarotFight;
}

/**
 * The state of the fight when a round begins: what lay on the table can be thrown again, and where the head says so the
 * order of the equally agile is drawn anew. Decisions of the Host take hold where somebody would announce.
 */
export function beginning(cast: Cast, fight: TarotFight, round: Round<DemonCityFact>, throws: Throws): TarotFight {
  return withTiesDrawn(withDecksReady(cast, fight), round, throws);
}

/** Of a state that comes up again and again, as the one at the start does, the decks are made ready once. */
const withDecksReady = oncePerPair((cast: Cast, fight: TarotFight): TarotFight => {
  const taken = chooses(cast.stage, 'shuffling', 'rounds') ? gathered : cleared;
  const decks = { Players: taken(fight.decks.Players), Host: taken(fight.decks.Host) };
  return decks.Players === fight.decks.Players && decks.Host === fight.decks.Host ? fight : { ...fight, decks };
});

function playRound(cast: Cast, before: TarotFight, round: Round<DemonCityFact>, throws: Throws): RoundPlayed {
  const counted = new CountedThrows(throws);
  const plan = planCards(cast, beginning(cast, before, round, counted), round);
  return {
    ...played(before, plan, new Telling(cast, plan, counted, new StepLog(round.number, counted))),
    picks: counted.picks,
  };
}

/** The same without any steps, for whoever asks only what comes of it. */
export function rollRound(cast: Cast, before: TarotFight, round: Round<DemonCityFact>, throws: Throws): RoundPlayed {
  const plan = planCards(cast, beginning(cast, before, round, throws), round);
  return played(before, plan, new Telling(cast, plan, throws));
}

function played(before: TarotFight, plan: RoundPlan, telling: Telling): RoundPlayed {
  tellHead(telling, ruleKeys);
  tellCardValues(telling);
  tellShuffles(telling, before);
  playChecks(telling);
  announceAll(telling);
  playClashes(telling);
  return { plan, steps: telling.steps, after: telling.ending() };
}

/** Decks into which everything went back before the round, where the scenario chooses so. */
function tellShuffles(telling: Telling, before: TarotFight): void {
  if (!chooses(telling.cast.stage, 'shuffling', 'rounds')) return;
  for (const hand of ['Players', 'Host'] as const) {
    if (hasThrown(before.decks[hand]))
      telling.tellShuffle(hand, 'It is shuffled before every round, as the scenario chooses');
  }
}

/** All hands of the round are dealt and turned over at once; the Clashes are then handled one at a time. */
function playClashes(telling: Telling): void {
  const throwings = telling.plan.clashes
    .map((deeds) => throwingOf(telling.plan, deeds))
    .filter((throwing) => throwing.hands.length > 0);
  const from = telling.picks;
  const hands = telling.throwAnew(wishesOf({ hands: clashHands(telling.plan, throwings) }));
  const thrown = telling.thrownSince(from);
  const dealt = new Map([...hands].filter(([, cards]) => cards.length > 0));
  const earlier = contestsBeforeClashes(telling);
  tellSeveral(telling, throwings, thrown);
  for (const [index, throwing] of throwings.entries()) {
    playClash(telling, throwing, dealt, { number: index + 1, all: throwings.length, contest: earlier + index, thrown });
  }
}

/** Who could interfere with whom makes the Clashes; they are thrown at once, and resolved one after the other. */
function tellSeveral(telling: Telling, throwings: readonly Throwing[], thrown: Thrown): void {
  if (throwings.length < 2) return;
  telling.tell(() => ({
    kind: 'clashes',
    about: 'all',
    thrown,
    title: `${throwings.length} Clashes, thrown at once`,
    text: `${throwings
      .map(({ deeds }) => list(deeds.map((deed) => deed.actor.called)))
      .map(sentence)
      .join(
        '; ',
      )}. ${telling.plan.apart.size > 0 ? 'Rival drivers are one by themselves, whoever could interfere with them.' : 'Nobody in one of them could interfere with another.'}`,
    rule: rule.severalClashes,
    source: telling.plan.round.source,
  }));
}

/** How many contests of the round's odds stand before its Clashes: uncontested throws and Calm checks. */
function contestsBeforeClashes(telling: Telling): number {
  return aloneOf(telling.plan).length + checksDue(telling.cast, telling.plan).length;
}

/** One course of a scenario, of which nothing is played yet. */
export function tarotCourse(
  scenario: Scenario<DemonCityFact>,
  throws: Throws,
  play: typeof playRound = playRound,
): GrowingCourse<TarotFight, RoundPlayed, DemonCityFact> {
  const cast = castOf(scenario);
  return fightCourse<TarotFight, RoundPlayed>(scenario, startOf(cast), (fight, round) =>
    play(cast, fight, round, throws),
  );
}
