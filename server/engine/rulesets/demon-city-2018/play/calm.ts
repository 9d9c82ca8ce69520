/**
 * Plays the Calm Checks that the writer calls for. The text leaves the check out; the default of the reading applies.
 */
import type { Card, Contest, ContestHand } from '../../../chance/index.ts';
import { resolveContest } from '../../../chance/index.ts';
import type { Moment } from '../../../game/index.ts';
import type { Modifier, Pool } from '../../../pool.ts';
import type { Source } from '../../../source.ts';
import { isFirstRound } from '../../../stage.ts';
import type { Thrown } from '../../../timeline.ts';
import { valueOf, type Cast, type Fighter } from '../../demon-city/cast.ts';
import { noDecks, wishesOf, type Throwing } from '../contests.ts';
import { pinnedBy } from '../dealing.ts';
import { bodiesOf } from '../../demon-city/deeds.ts';
import { factsOf, lastFact, type Pin, type Shock } from '../../demon-city/facts.ts';
import { conditionOf, withCondition } from '../../demon-city/fight.ts';
import { calmPin } from '../../demon-city/pins.ts';
import type { RoundPlan } from '../fight.ts';
import { checkId, checkOutcome, checkOutcomes } from '../odds/outcomes.ts';
import { rule } from '../rule-ids.ts';
import { calmParties, comparedWords, extraWords, host } from './calm-parties.ts';
import { whyOne } from '../../demon-city/uncounted.ts';
import { resultsOf } from './parties.ts';
import type { TarotRecorder } from './round-recorder.ts';
import { throwingAnew } from './throws.ts';
import { wordsOf } from '../../../outcomes.ts';
import { sentence } from '../../../play/words.ts';

/** One check: who, against which number, with how many throws. */
export interface CalmCheckDue {
  readonly shock: Shock;
  readonly who: Fighter;
  readonly number: number;
  /** Their Calm at the start of the round. */
  readonly calm: number;
  readonly pool: Pool;
  /** The writer’s pins of the check, and of the Host’s throw. */
  readonly pin?: Pin;
  readonly hostPin?: Pin;
}

/**
 * All checks of a round, in text order; those of the situation belong to the first round played. Each is thrown from
 * the state at the head of the round, whatever the other checks result in.
 */
export function checksDue(cast: Cast, plan: RoundPlan): readonly CalmCheckDue[] {
  const first = isFirstRound(cast.stage, plan.round);
  const shocks = factsOf(first ? plan.context.facts : plan.round.facts, 'shock');
  return shocks.flatMap((shock) =>
    shock.on
      .flatMap((ref) => (ref.id === undefined ? [] : bodiesOf(cast, ref.id)))
      .map((who) => due(cast, shock, who, plan)),
  );
}

/** The check as a contest: staying calm takes a higher throw than the Host’s. */
export function calmContest(due: CalmCheckDue, decks: Contest['decks']): Contest {
  const hand = (id: string, deck: string, draws: number): ContestHand => ({
    id,
    deck,
    draws,
    keep: 'highest',
    side: id,
    action: { kind: 'idle' },
  });
  return {
    decks,
    hands: [hand(due.who.name, due.who.hand, due.pool.size), hand(host, 'Host', 1)],
    lowerAttacksAreTried: false,
  };
}

/** The hands of a check to be dealt. */
export function calmHands(due: CalmCheckDue): Throwing['hands'] {
  return calmContest(due, noDecks).hands.map((hand) => ({
    hand,
    wish: {
      id: hand.id,
      size: hand.draws,
      keep: hand.keep,
      ...pinnedBy(hand.id === due.who.name ? due.pin : due.hostPin),
    },
  }));
}

export function checksIn(cast: Cast, plan: RoundPlan): readonly Moment<TarotRecorder>[] {
  return checksDue(cast, plan).map((check, index) =>
    throwingAnew(wishesOf({ hands: calmHands(check) }), (recorder, hands, thrown) => {
      resolve(recorder, check, { hands, thrown, id: checkId(index) });
    }),
  );
}

/** The throws of a check; `id` is its id in the round’s odds. */
interface CalmThrown {
  readonly hands: ReadonlyMap<string, readonly Card[]>;
  readonly thrown: Thrown;
  readonly id: string;
}

function resolve(roundRecorder: TarotRecorder, check: CalmCheckDue, { hands, thrown, id }: CalmThrown): void {
  const contest = calmContest(check, noDecks);
  const wished = calmHands(check);
  if ([...hands.values()].some((cards) => cards.length === 0)) return;
  const outcome = resolveContest(contest, hands);
  const calm = outcome.winner === check.who.name;
  roundRecorder.comes(id, checkOutcome(calm));
  const wasPanicked = conditionOf(roundRecorder.fight, check.who.name).panicked;
  if (!calm) loseCalm(roundRecorder, check.who);
  const panics = !wasPanicked && conditionOf(roundRecorder.fight, check.who.name).panicked;
  const value = outcome.hands.get(check.who.name)?.value ?? 0;
  const against = outcome.hands.get(host)?.value ?? 0;
  roundRecorder.record(() => ({
    kind: 'calm',
    about: check.who.name,
    actor: check.who.name,
    tone: calm ? 'good' : 'bad',
    title: sentence(`${check.who.called} ${calm ? 'keeps calm' : 'loses 1 Calm'}`),
    text: [
      comparedWords(value, against),
      extraWords(roundRecorder.cast, check),
      'The text leaves the check out; this default is Clashwright’s: the Host throws against it, and ' +
        'anybody who isn’t higher loses 1 Calm.',
      ...(panics ? [panicWords(check.who)] : []),
    ].join(' '),
    thrown,
    details: [
      {
        kind: 'contest',
        contest: id,
        outcome: checkOutcome(calm),
        says: wordsOf(checkOutcomes, checkOutcome(calm)),
        parties: calmParties(
          check,
          (who) => resultsOf(hands.get(who) ?? [], wished.find(({ hand }) => hand.id === who)?.wish ?? noWish),
          [value, against],
        ),
      },
    ],
    prose:
      check.shock.words === undefined
        ? []
        : [{ kind: 'shock', text: check.shock.words.text, source: check.shock.words.source }],
    rule: panics ? rule.panic : rule.calm,
    source: check.shock.source,
  }));
}

/**
 * Panic counts for those who are in it when a round begins: a combatant who panics at its head still announces in it.
 */
function panicWords(who: Fighter): string {
  return (
    `${sentence(who.called)} is in a panic, which counts from the next round on: somebody who is in a panic when ` +
    'a round begins has to throw before announcing.'
  );
}

const noWish = { keep: 'highest', pins: [] } as const;

function loseCalm(recorder: TarotRecorder, who: Fighter): void {
  const before = conditionOf(recorder.fight, who.name);
  const calm = (before.calm ?? 0) - 1;
  recorder.goOnWith(
    withCondition(recorder.fight, who.name, { calm, calmBase: before.calmBase ?? 0, panicked: calm <= 0 }),
  );
}

function due(cast: Cast, shock: Shock, who: Fighter, { opened: fight, round }: RoundPlan): CalmCheckDue {
  const by = shock.by.id === undefined ? undefined : cast.fighters.get(shock.by.id);
  const number = by === undefined ? 0 : (lastFact(by.traits, 'calm check')?.number.value ?? 0);
  const calm = conditionOf(fight, who.name).calm ?? valueOf(cast, who, 'Calm');
  const modifiers = calm > number ? [higherCalm(calm, number, shock.source)] : [];
  const [pin, hostPin] = [calmPin(round, 'calm', { who, shock }), calmPin(round, 'against calm', { who, shock })];
  return {
    shock,
    who,
    number,
    calm,
    ...(pin === undefined ? {} : { pin }),
    ...(hostPin === undefined ? {} : { hostPin }),
    pool: {
      who: who.name,
      base: 1,
      because: whyOne,
      rule: rule.startingThrow.id,
      modifiers,
      size: 1 + modifiers.length,
      keep: 'highest',
      from: who.hand,
    },
  };
}

function higherCalm(calm: number, number: number, source: Source): Modifier {
  return {
    rule: rule.higherStat.id,
    title: rule.higherStat.title,
    amount: 1,
    because: `Calm ${calm} against ${number}`,
    source,
    standing: 'counted',
  };
}
