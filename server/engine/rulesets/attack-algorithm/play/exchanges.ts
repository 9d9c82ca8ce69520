/** The rolls of sides: all dice of a side at once, what the hits come to, on whom they fall, and their damage. */
import { list, sentence } from '../../../play/words.ts';
import { resolveExchange, type Exchange, type ExchangeOutcome } from '../exchange.ts';
import { exchangeLabel } from '../odds/labels.ts';
import { contestsOf } from '../plan.ts';
import { rule } from '../rule-ids.ts';
import { deedSentence } from '../deed-words.ts';
import { compareHits } from './comparing.ts';
import { dealDamage } from './damage.ts';
import { attackParty, rolledBy, type Rolled } from './parties.ts';
import { proseOf } from './prose.ts';
import { tellNoDie, tellThirdSide } from './silence.ts';
import { rollOf } from './rolls.ts';
import { tellSpread } from './spreading.ts';
import type { Tale } from './tale.ts';
import { hitCount, hitsWords } from './words.ts';

/**
 * One after the other, as they were announced: whoever goes out of the fight by an earlier roll of the round still has
 * the attack that they have announced, for the text orders nothing within a round.
 */
export function rollExchanges(tale: Tale): void {
  const { checks, exchanges } = contestsOf(tale.plan);
  if (tale.moment.attacks.length > 0 && tale.plan.exchanges.length === 0) tellThirdSide(tale);
  for (const exchange of tale.plan.exchanges) {
    const index = exchanges.indexOf(exchange);
    if (index < 0) tellSilence(tale, exchange);
    else rollExchange(tale, exchange, checks.length + index);
  }
}

/** As long as one die is missing, nobody knows the hits of the roll. */
function tellSilence(tale: Tale, { sides }: Exchange): void {
  for (const roll of sides.flatMap(({ rolls }) => rolls).filter(({ silent }) => silent))
    tellNoDie(tale, roll.attack, roll);
}

function rollExchange(tale: Tale, exchange: Exchange, contest: number): void {
  const sides = exchange.sides.map(({ rolls }) => rolls.map((roll) => rolledBy(roll, rollOf(roll.hits, tale.throws))));
  const outcome = resolveExchange(
    exchange,
    sides.map((rolled) => rolled.reduce((sum, { hits }) => sum + hits, 0)),
  );
  tellRoll(tale, exchange, outcome, sides.flat(), contest);
  tellOwn(tale, sides.flat());
  if (exchange.kind === 'contested roll') compareHits(tale, exchange, outcome);
  if (outcome.winner !== undefined) tale.events.acted.add(outcome.winner);
  for (const side of outcome.sides.filter(({ hits, damage }) => hits > 0 && damage !== 'open')) {
    tellSpread(tale, side);
    dealDamage(tale, side);
  }
}

function tellRoll(
  tale: Tale,
  exchange: Exchange,
  outcome: ExchangeOutcome,
  rolled: readonly Rolled[],
  contest: number,
): void {
  const {
    cast,
    moment: { round },
  } = tale;
  const needsAll = rolled.some(({ roll }) => roll.hits.counts === 'one if all' && roll.pool.size > 1);
  tale.tell(() => ({
    kind: 'roll',
    about: exchange.sides.map(({ group }) => group).join(' '),
    tone: 'plain',
    title: sentence(list(outcome.sides.map(({ side, hits }) => hitsWords(cast, side.group, hits)))),
    text: needsAll
      ? 'With penalty dice every die has to hit, and then they come to one hit; this default is Clashwright’s, for the text doesn’t say how a champion’s penalty dice count.'
      : '',
    parties: rolled.map((each) => attackParty(tale.moment, each)),
    contest,
    outcome: exchangeLabel(cast, exchange, outcome),
    rule: exchange.kind === 'contested roll' ? rule.contested : rule.oneRoll,
    source: rolled[0]?.roll.attack.announcement.source ?? round.source,
  }));
}

/**
 * Whoever’s own dice hit has succeeded, on whomever the hits fall; where one announcement speaks for several, one of
 * them is enough.
 */
function tellOwn(tale: Tale, rolled: readonly Rolled[]): void {
  for (const { roll, hits } of rolled)
    (hits > 0 ? tale.events.succeeded : tale.events.failed).add(roll.attack.actor.name);
  for (const announcement of new Set(rolled.map(({ roll }) => roll.attack.announcement))) {
    const theirs = rolled.filter(({ roll }) => roll.attack.announcement === announcement);
    const best = theirs.find(({ hits }) => hits > 0) ?? theirs[0];
    if (best !== undefined) tellProse(tale, best);
  }
}

function tellProse(tale: Tale, { roll: { attack }, hits }: Rolled): void {
  const ending = hits > 0 ? 'success' : 'failure';
  const prose = proseOf(attack.announcement, [`on ${ending}`]);
  if (prose.length === 0) return;
  tale.tell(() => ({
    kind: ending,
    about: attack.actor.name,
    actor: attack.actor.name,
    tone: hits > 0 ? 'good' : 'bad',
    prose,
    title: sentence(`${deedSentence(tale.moment, attack)}: ${hitCount(hits)}`),
    rule: rule.countingHits,
    source: attack.announcement.source,
  }));
}
