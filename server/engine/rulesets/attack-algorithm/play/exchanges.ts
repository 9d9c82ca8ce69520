/** Plays the rolls of sides: all dice of a side at once, the hits, how they are spread, and their damage. */
import { happening, type Moment } from '../../../game/index.ts';
import { wordsOf } from '../../../outcomes.ts';
import { list, sentence } from '../../../play/words.ts';
import { resolveExchange, type Exchange, type ExchangeOutcome } from '../exchange.ts';
import { actionId, exchangeId } from '../odds/contest-ids.ts';
import { anyHits, exchangeOutcome, exchangeOutcomes, noHits } from '../odds/outcomes.ts';
import { isSilent, type RoundPlan } from '../plan.ts';
import { rule } from '../rule-ids.ts';
import { deedSentence } from '../deed-words.ts';
import { compareHits } from './comparing.ts';
import { dealingDamage } from './damage.ts';
import { attackParty, rolledBy, type Rolled } from './parties.ts';
import { proseOf } from './prose.ts';
import { recordNoDie, recordThirdSide } from './silence.ts';
import { rolling } from './rolls.ts';
import { recordSpread } from './spreading.ts';
import type { AttackRecorder } from './round-recorder.ts';
import { hitCount, hitsWords } from './words.ts';

/**
 * Played one after the other, in the order announced. The text has no order within a round, so a combatant who is put
 * out of the fight by an earlier roll still makes the announced attack.
 */
export function exchangesIn(plan: RoundPlan): readonly Moment<AttackRecorder>[] {
  const { attacks } = plan.context;
  return [
    ...(attacks.length > 0 && plan.exchanges.length === 0 ? [happening(recordThirdSide)] : []),
    ...plan.exchanges.map((exchange) =>
      isSilent(exchange)
        ? happening<AttackRecorder>((recorder) => {
            recordSilence(recorder, exchange);
          })
        : exchanging(exchange),
    ),
  ];
}

/** While one die is unknown, the hits of the whole roll are unknown. */
function recordSilence(recorder: AttackRecorder, { sides }: Exchange): void {
  for (const roll of sides.flatMap(({ rolls }) => rolls).filter(({ silent }) => silent))
    recordNoDie(recorder, roll.attack, roll);
}

function exchanging(exchange: Exchange): Moment<AttackRecorder> {
  const attackers = exchange.sides.map(({ rolls }) => rolls);
  return rolling(
    attackers.flat().map(({ hits }) => hits),
    (recorder, dice) => {
      let at = 0;
      const sides = attackers.map((rolls) => rolls.map((roll) => rolledBy(roll, dice[at++] ?? [])));
      return resolve(recorder, exchange, sides);
    },
  );
}

function resolve(
  recorder: AttackRecorder,
  exchange: Exchange,
  sides: readonly (readonly Rolled[])[],
): readonly Moment<AttackRecorder>[] {
  const outcome = resolveExchange(
    exchange,
    sides.map((rolled) => rolled.reduce((sum, { hits }) => sum + hits, 0)),
  );
  recorder.note(() => [
    [exchangeId(exchange), exchangeOutcome(exchange, outcome)],
    ...sides
      .flat()
      .map(({ roll, hits }) => [actionId(recorder.context, roll.attack), hits > 0 ? anyHits : noHits] as const),
  ]);
  recordRoll(recorder, exchange, outcome, sides.flat());
  recordOwn(recorder, sides.flat());
  if (exchange.kind === 'contested roll') compareHits(recorder, exchange, outcome);
  if (outcome.winner !== undefined) recorder.events.acted.add(outcome.winner);
  return outcome.sides
    .filter(({ hits, damage }) => hits > 0 && damage !== 'open')
    .map((side) =>
      happening((later) => {
        recordSpread(later, side);
        return [dealingDamage(side)];
      }),
    );
}

function recordRoll(
  recorder: AttackRecorder,
  exchange: Exchange,
  outcome: ExchangeOutcome,
  rolled: readonly Rolled[],
): void {
  const {
    cast,
    context: { round },
  } = recorder;
  const needsAll = rolled.some(({ roll }) => roll.hits.counts === 'one if all' && roll.pool.size > 1);
  recorder.record(() => ({
    kind: 'roll',
    about: exchange.sides.map(({ group }) => group).join(' '),
    tone: 'plain',
    title: sentence(list(outcome.sides.map(({ side, hits }) => hitsWords(cast, side.group, hits)))),
    text: needsAll
      ? 'With penalty dice every die has to hit, and then they count as one hit; this is Clashwright’s default, ' +
        'because the text doesn’t say how a champion’s penalty dice count.'
      : '',
    details: [
      {
        kind: 'contest',
        contest: exchangeId(exchange),
        outcome: exchangeOutcome(exchange, outcome),
        says: wordsOf(exchangeOutcomes(cast), exchangeOutcome(exchange, outcome)),
        parties: rolled.map((each) => attackParty(recorder.context, each)),
      },
    ],
    rule: exchange.kind === 'contested roll' ? rule.contested : rule.oneRoll,
    source: rolled[0]?.roll.attack.announcement.source ?? round.source,
  }));
}

/**
 * An attacker succeeds if their own dice hit, whoever the hits fall on; of several who announce together, one is
 * enough.
 */
function recordOwn(recorder: AttackRecorder, rolled: readonly Rolled[]): void {
  for (const { roll, hits } of rolled)
    (hits > 0 ? recorder.events.succeeded : recorder.events.failed).add(roll.attack.actor.name);
  if (recorder.isMute) return;
  for (const announcement of new Set(rolled.map(({ roll }) => roll.attack.announcement))) {
    const theirs = rolled.filter(({ roll }) => roll.attack.announcement === announcement);
    const best = theirs.find(({ hits }) => hits > 0) ?? theirs[0];
    if (best !== undefined) recordProse(recorder, best);
  }
}

function recordProse(recorder: AttackRecorder, { roll: { attack }, hits }: Rolled): void {
  const ending = hits > 0 ? 'success' : 'failure';
  const prose = proseOf(attack.announcement, [`on ${ending}`]);
  if (prose.length === 0) return;
  recorder.record(() => ({
    kind: ending,
    about: attack.actor.name,
    actor: attack.actor.name,
    tone: hits > 0 ? 'good' : 'bad',
    prose,
    title: sentence(`${deedSentence(recorder.context, attack)}: ${hitCount(hits)}`),
    rule: rule.countingHits,
    source: attack.announcement.source,
  }));
}
