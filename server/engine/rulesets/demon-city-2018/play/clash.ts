/**
 * Plays one Clash: cards are turned over, a side wins, its highest attack is tried, its other actions happen. Steps 6
 * to 9.
 */
import { resolveContest, type Card, type ContestOutcome } from '../../../chance/index.ts';
import { known } from '../../../combatants.ts';
import { happening, type Moment } from '../../../game/index.ts';
import { wordsOf } from '../../../outcomes.ts';
import type { Thrown } from '../../../timeline.ts';
import { contestOnTable, type Throwing } from '../contests.ts';
import { deedWords } from '../../demon-city/deed-phrases.ts';
import { attacks, type Deed } from '../../demon-city/deeds.ts';
import { factsOf } from '../../demon-city/facts.ts';
import { conditionOf, isDown } from '../../demon-city/fight.ts';
import { clashId } from '../../demon-city/odds/contest-ids.ts';
import { clashOutcome, clashOutcomes } from '../odds/outcomes.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { isAttack } from '../../demon-city/vocabulary.ts';
import { firstSource, tieProse } from '../../demon-city/play/consequences.ts';
import { comeToNothing, takeEffect } from './effects.ts';
import { partiesOf } from './parties.ts';
import type { TarotRecorder } from './round-recorder.ts';
import { clashWhy, verdictText, type Turned } from './verdicts.ts';
import { agree, list, sentence, sideWords } from '../../../play/words.ts';

type Hands = ReadonlyMap<string, readonly Card[]>;

/** The Clash’s place in its round: `number` of `all`, from 1. `thrown` are the throws of all Clashes. */
interface Place {
  readonly number: number;
  readonly all: number;
  readonly thrown: Thrown;
}

/** One Clash whose hands have been dealt. */
export function clash(throwing: Throwing, hands: Hands, place: Place): Moment<TarotRecorder> {
  return happening((recorder) => resolve(recorder, throwing, hands, place));
}

function resolve(
  roundRecorder: TarotRecorder,
  throwing: Throwing,
  hands: Hands,
  place: Place,
): readonly Moment<TarotRecorder>[] | undefined {
  const contest = contestOnTable(roundRecorder.plan, throwing, hands);
  if (contest.hands.every((hand) => hand.side === undefined)) return undefined;
  const outcome = resolveContest(contest, hands);
  const turned: Turned = { plan: roundRecorder.plan, deeds: throwing.deeds, outcome };
  roundRecorder.note(() => [[clashId(throwing.deeds), clashOutcome(outcome)]]);
  if (!roundRecorder.isMute) recordThrow(roundRecorder, throwing, hands, turned, place);
  if (outcome.winner === undefined) {
    tie(roundRecorder, throwing, outcome);
    return undefined;
  }
  const deeds = throwing.deeds.filter((deed) => hands.get(deed.actor.name)?.length !== 0);
  const winners = deeds.filter((deed) => deed.actor.group === outcome.winner);
  const tried = winners.find((deed) => deed.actor.name === outcome.tried);
  if (outcome.verdict === 'acts') roundRecorder.act(outcome.winner);
  if (outcome.verdict === 'stalemate' && tried !== undefined) stalemate(roundRecorder, tried, turned);
  if (!roundRecorder.isMute && outcome.verdict === 'acts' && tried !== undefined)
    allyTie(roundRecorder, tried, winners, outcome);
  return [
    ...[...winners.filter((each) => each === tried), ...winners.filter((each) => each !== tried)].map((deed) =>
      happening<TarotRecorder>((later) => settle(later, deed, turned, hands)),
    ),
    happening((later) => {
      loseOthers(
        later,
        deeds.filter((each) => !winners.includes(each)),
        outcome,
      );
    }),
  ];
}

function loseOthers(recorder: TarotRecorder, losers: readonly Deed[], outcome: ContestOutcome): void {
  for (const deed of losers) {
    comeToNothing(
      recorder,
      deed,
      outcome.hands.get(deed.actor.name)?.criticalFailure === true,
      'Another side won the Clash.',
      rule.winningSide,
    );
  }
}

function recordThrow(recorder: TarotRecorder, throwing: Throwing, hands: Hands, turned: Turned, place: Place): void {
  const { outcome } = turned;
  recorder.record(() => ({
    kind: 'clash',
    about: throwing.deeds.map((deed) => deed.actor.name).join(' '),
    title: winnerTitle(recorder, throwing, outcome),
    text: [verdictText(turned), ...cardlessWords(throwing, hands), ...driverWords(recorder, throwing)].join(' '),
    tone: outcome.winner === undefined ? 'even' : 'plain',
    thrown: place.thrown,
    details: [
      {
        kind: 'contest',
        contest: clashId(throwing.deeds),
        outcome: clashOutcome(outcome),
        says: wordsOf(clashOutcomes(recorder.cast.stage), clashOutcome(outcome)),
        among: throwing.deeds.map((deed) => deed.actor.name),
        parties: partiesOf(recorder.plan, throwing, hands, outcome.hands, (deed) => clashWhy(turned, deed)),
        ofSeveral: { number: place.number, all: place.all },
      },
    ],
    rule: throwing.deeds.every((deed) => recorder.plan.apart.has(deed)) ? rule.drivers : rule.winningSide,
    source: firstSource(throwing.deeds, recorder.plan.round.source),
  }));
}

/** All hands lie on the table at once, and the deck is too small for all of them. */
function cardlessWords({ deeds, hands: wanted }: Throwing, hands: Hands): readonly string[] {
  const without = deeds.filter(
    ({ actor: { name } }) => wanted.some(({ hand }) => hand.id === name) && !hands.has(name),
  );
  if (without.length === 0) return [];
  return [
    `No card is left for ${list(without.map(({ actor }) => actor.called))}. The text doesn’t say what ` +
      'happens then; this default is Clashwright’s: they throw nothing.',
  ];
}

/** Drivers throw separately; the text leaves open what resists an attack on one of them (reading t32). */
function driverWords(recorder: TarotRecorder, { deeds }: Throwing): readonly string[] {
  const { apart } = recorder.plan;
  if (deeds.every((deed) => apart.has(deed)))
    return ['Rival drivers are a Clash of their own, whatever happens in their vehicles.'];
  const attacked = [...apart].filter(
    (driver) => !deeds.includes(driver) && deeds.some((deed) => attacks(deed, driver.actor)),
  );
  return attacked.map(
    ({ actor }) =>
      `${sentence(actor.called)} drives in another Clash. The text leaves attacks on a driver to the Host; ` +
      'this default is Clashwright’s: only the stat that resists stands against them. “interferes with ' +
      `${actor.name}” makes it one Clash.`,
  );
}

function winnerTitle(recorder: TarotRecorder, throwing: Throwing, outcome: ContestOutcome): string {
  const best = (side: (deed: Deed) => boolean): number =>
    Math.max(...throwing.deeds.filter(side).map((deed) => outcome.hands.get(deed.actor.name)?.value ?? -Infinity));
  if (outcome.winner === undefined) return `A tie at ${best(() => true)}`;
  const winner = outcome.winner;
  const top = best((deed) => deed.actor.group === winner);
  const rest = best((deed) => deed.actor.group !== winner);
  const name = sideWords(winner, isAlone(recorder, winner));
  if (!Number.isFinite(rest)) return `Nobody opposes ${name}, whose highest throw is ${top}`;
  return `${sentence(name)} ${agree(winner, 'win', 'wins')} the Clash, ${top} over ${rest}`;
}

function tie(recorder: TarotRecorder, throwing: Throwing, outcome: ContestOutcome): void {
  recorder.happen('a tie');
  const prose = tieProse(recorder);
  recorder.record(() => ({
    kind: 'tie',
    about: throwing.deeds.map((deed) => deed.actor.name).join(' '),
    tone: 'even',
    title: 'Opposed sides share the highest throw: nobody gets anything done',
    text:
      prose.length > 0
        ? ''
        : 'The Host changes something that affects everybody in the Clash. The text doesn’t say what; “on a ' +
          'tie” can.',
    prose,
    rule: rule.tie,
    source: firstSource(throwing.deeds, recorder.plan.round.source),
  }));
  for (const deed of throwing.deeds)
    comeToNothing(
      recorder,
      deed,
      outcome.hands.get(deed.actor.name)?.criticalFailure === true,
      'The Clash ended in a tie.',
      rule.tie,
    );
}

function stalemate(recorder: TarotRecorder, tried: Deed, turned: Turned): void {
  recorder.happen('a stalemate');
  const value = turned.outcome.hands.get(tried.actor.name)?.value ?? 0;
  recorder.record(() => ({
    kind: 'stalemate',
    about: tried.actor.name,
    actor: tried.actor.name,
    tone: 'even',
    title: sentence(`${tried.actor.called} ${deedWords(tried)} with ${value}: a stalemate`),
    text: `${clashWhy(turned, tried)} It is the highest attack of the winning side, so no attack happens.`,
    rule: rule.stalemate,
    source: tried.announcement.source,
  }));
}

/**
 * The text leaves the choice among allies who tie to their side: for the highest throw and, by our reading, also below
 * it (reading t20).
 */
function allyTie(recorder: TarotRecorder, tried: Deed, winners: readonly Deed[], outcome: ContestOutcome): void {
  const value = (deed: Deed): number | undefined => outcome.hands.get(deed.actor.name)?.value;
  const equals = winners.filter((deed) => deed !== tried && isAttack(deed.kind) && value(deed) === value(tried));
  if (equals.length === 0) return;
  recorder.record(() => ({
    kind: 'choice',
    about: tried.actor.name,
    actor: tried.actor.name,
    tone: 'even',
    title: sentence(`${list([tried, ...equals].map((deed) => deed.actor.called))} share the highest attack`),
    text: choiceWords(recorder, tried, equals),
    rule: rule.allyTie,
    source: tried.announcement.source,
  }));
}

/** A decision for an ally whose attack fails has no effect: the side sees the cards when it chooses. */
function choiceWords(recorder: TarotRecorder, tried: Deed, equals: readonly Deed[]): string {
  const decided = factsOf(recorder.plan.context.facts, 'decision')
    .filter((fact) => fact.about === 'ally tie')
    .flatMap(({ whom }) => known(whom));
  if (decided.includes(tried.actor.name)) return `Decided: ${tried.actor.called} acts.`;
  const failing = equals.filter((deed) => decided.includes(deed.actor.name)).map((deed) => deed.actor.called);
  if (failing.length > 0)
    return (
      `It was decided for ${list(failing)}, whose attack doesn’t succeed; this default is Clashwright’s: the ` +
      'first to announce of those who do.'
    );
  return (
    'Their side chooses whose attack is tried. Nothing is decided here, so the first to announce of those who ' +
    `succeed is taken; “decides ally tie: ${tried.actor.name}” would settle it.`
  );
}

/** The rule by which a deed of the winning side happens. */
function ruleOf(recorder: TarotRecorder, deed: Deed): RuleName {
  if (recorder.plan.apart.has(deed)) return rule.drivers;
  if (deed.kind === 'grab' || deed.kind === 'escape') return rule.hold;
  return isAttack(deed.kind) ? rule.attack : rule.others;
}

function settle(
  recorder: TarotRecorder,
  deed: Deed,
  turned: Turned,
  hands: Hands,
): readonly Moment<TarotRecorder>[] | undefined {
  const { outcome } = turned;
  const own = outcome.hands.get(deed.actor.name);
  const why = ruleOf(recorder, deed);
  if (own?.takesEffect === true && isDown(conditionOf(recorder.fight, deed.actor.name))) {
    tooLate(recorder, deed);
    return undefined;
  }
  if (own?.takesEffect === true)
    return takeEffect(recorder, deed, { cards: hands.get(deed.actor.name) ?? [], outcomes: outcome.hands }, why);
  const words = recorder.isMute ? '' : clashWhy(turned, deed);
  comeToNothing(
    recorder,
    deed,
    own?.criticalFailure === true,
    words,
    deed.actor.name === outcome.tried ? rule.stalemate : why,
  );
  return undefined;
}

/**
 * All Clashes of a round are thrown at once, so an attack in one of them (on a driver, for example) may put a combatant
 * out before their own Clash is resolved.
 */
function tooLate(recorder: TarotRecorder, deed: Deed): void {
  recorder.record(() => ({
    kind: 'blocked',
    about: deed.actor.name,
    actor: deed.actor.name,
    tone: 'bad',
    title: sentence(`${deed.actor.called} is out of the fight before it comes to that`),
    text:
      'The text is silent on those who go down before their own Clash is handled; this default is ' +
      'Clashwright’s: they get nothing done.',
    rule: rule.damage,
    source: deed.announcement.source,
  }));
  comeToNothing(recorder, deed, false, 'Out of the fight.', rule.damage);
}

function isAlone(recorder: TarotRecorder, side: string): boolean {
  return recorder.cast.stage.sides.some((each) => each.name === side && each.alone);
}
