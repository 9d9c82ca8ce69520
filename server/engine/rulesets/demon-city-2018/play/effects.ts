/** Plays what a success does: damage, holds, moves, lost and taken things, and the writer’s prose for it. */
import type { Card, HandOutcome } from '../../../chance/index.ts';
import type { Moment } from '../../../game/index.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import { cardMark, cardTitle } from '../cards.ts';
import { deedWords } from '../../demon-city/deed-phrases.ts';
import { attacks, type Deed } from '../../demon-city/deeds.ts';
import { factsOf } from '../../demon-city/facts.ts';
import { withCondition } from '../../demon-city/fight.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { isAttack, isDefence } from '../../demon-city/vocabulary.ts';
import { applyConsequences, consequenceWords, harms, proseOf, targetOf } from '../../demon-city/play/consequences.ts';
import { damage } from './damage.ts';
import { moveAfterFailure, moveAfterSuccess } from './moving.ts';
import type { TarotRecorder } from './round-recorder.ts';
import { measuredWords } from './thresholds.ts';
import { possessive, sentence } from '../../../play/words.ts';

/** The throw for a deed: its own cards, and the result of every hand of the contest. */
export interface Thrown {
  readonly cards: readonly Card[];
  readonly outcomes: ReadonlyMap<string, HandOutcome>;
}

/** Used where nothing is thrown: the deed just happens. */
export const unthrown: Thrown = { cards: [], outcomes: new Map() };

/** Applies a successful deed except for its damage, which is thrown next; `why` is the rule by which it succeeded. */
export function takeEffect(
  recorder: TarotRecorder,
  deed: Deed,
  thrown: Thrown,
  why: RuleName,
): readonly Moment<TarotRecorder>[] {
  const { actor } = deed;
  const outcome = thrown.outcomes.get(actor.name);
  const critical = outcome?.critical === true;
  const hit = beaten(deed, outcome);
  const words = recorder.isMute ? '' : consequenceWords(recorder, deed, hit);
  recorder.succeed(actor.name);
  applyConsequences(recorder, deed, hit);
  const isFree = earnsPlace(recorder, deed);
  if (isFree) recorder.goOnWith(withCondition(recorder.fight, actor.name, { mayPlace: true }));
  recorder.record(() => ({
    kind: 'effect',
    about: actor.name,
    actor: actor.name,
    ...targetOf(deed),
    title: sentence(`${actor.called} ${deedWords(deed)}: ${critical ? 'a critical success' : 'it takes effect'}`),
    text: [fullSentence(measuredWords(recorder.plan, deed, thrown.outcomes)), words, isFree ? freeWords(deed) : '']
      .filter((text) => text !== '')
      .join(' '),
    tone: 'good',
    prose: proseOf(deed, critical ? ['on critical success', 'on success'] : ['on success']),
    rule: critical ? rule.significator : why,
    source: deed.announcement.source,
  }));
  if (!recorder.isMute) recordHorrorCard(recorder, deed, thrown.cards, outcome);
  moveAfterSuccess(recorder, deed);
  return harms(deed) ? hit.map((target) => damage(deed, target)) : [];
}

/** Reports a deed that failed, where there is something to report. */
export function comeToNothing(
  roundRecorder: TarotRecorder,
  deed: Deed,
  critical: boolean,
  why: string,
  because: RuleName,
): void {
  if (!roundRecorder.isMute) recordFailure(roundRecorder, deed, critical, why, because);
  fail(roundRecorder, deed);
}

function recordFailure(recorder: TarotRecorder, deed: Deed, critical: boolean, why: string, because: RuleName): void {
  const prose = proseOf(deed, critical ? ['on critical failure', 'on failure'] : ['on failure']);
  if (prose.length > 0 || critical) {
    recorder.record(() => ({
      kind: 'failure',
      about: deed.actor.name,
      actor: deed.actor.name,
      ...targetOf(deed),
      title: sentence(
        `${deed.actor.called} ${deedWords(deed)}: ${critical ? 'a critical failure' : 'it comes to nothing'}`,
      ),
      text: critical ? 'The Fool is the card that counts.' : why,
      tone: 'bad',
      prose,
      rule: critical ? rule.fool : because,
      source: deed.announcement.source,
    }));
  }
}

/** The same where everything about it has been reported already. */
export function fail(recorder: TarotRecorder, deed: Deed): void {
  recorder.fail(deed.actor.name);
  moveAfterFailure(recorder, deed);
}

/**
 * A successful attack, or a defence against somebody who attacked, leaves a free place for the next round (reading t9).
 */
function earnsPlace(recorder: TarotRecorder, deed: Deed): boolean {
  if (isAttack(deed.kind)) return true;
  return isDefence(deed.kind) && [...recorder.plan.context.deeds.values()].some((other) => attacks(other, deed.actor));
}

function fullSentence(words: string): string {
  return words === '' ? '' : `${sentence(words)}.`;
}

function freeWords(deed: Deed): string {
  return `Next round ${possessive(deed.actor.combatant.pronoun)} place is free, anywhere within 60 ft.`;
}

/** The targets whose threshold the attack exceeded; without a throw, all. */
function beaten(deed: Deed, outcome: HandOutcome | undefined): readonly Fighter[] {
  return deed.targets.filter((_target, index) => outcome?.exceeds[index] ?? true);
}

/** The special effect of a Horror that wins with its own card. */
function recordHorrorCard(
  recorder: TarotRecorder,
  deed: Deed,
  cards: readonly Card[],
  outcome: HandOutcome | undefined,
): void {
  for (const fact of factsOf(deed.actor.traits, 'wins with')) {
    const mark = cardMark(fact.card.text);
    if (!cards.some((card) => card.mark === mark && card.value === outcome?.value)) continue;
    recorder.record(() => ({
      kind: 'horror card',
      about: `${deed.actor.name} ${mark}`,
      actor: deed.actor.name,
      ...targetOf(deed),
      tone: 'bad',
      title: sentence(`${deed.actor.called} wins with ${cardTitle(mark)}`),
      prose: [{ kind: `wins with ${fact.card.text}`, text: fact.then.text, source: fact.then.source }],
      rule: rule.horrorCard,
      source: deed.announcement.source,
    }));
  }
}
