/** One attempt: its dice, the sets in them, what becomes of each action, and of the Willpower. */
import { countsIn } from '../../../chance/index.ts';
import { list, sentence } from '../../../play/words.ts';
import type { PartyResult, Tone } from '../../../timeline.ts';
import { die, type Attempt } from '../attempt.ts';
import { deedWords } from '../deed-words.ts';
import { isChosen } from '../needs.ts';
import { outcomeOf, type Fate, type Outcome, type Result } from '../outcome.ts';
import { rule } from '../rule-ids.ts';
import { tellActions } from './action-outcomes.ts';
import { tellCriticals } from './criticals.ts';
import { prosesOf } from './prose.ts';
import { rollOf, withPins } from './rolls.ts';
import type { Tale } from './tale.ts';
import { tableOf, type Table } from './lying-dice.ts';
import { moveWords, resultsOf, setsWords, toldSets } from './told-sets.ts';
import { tellSquashing } from './squashing.ts';
import { tellSharing } from './table-talk.ts';
import { tellStakes } from './willpower.ts';

/** Undefined where nothing is rolled. */
export function rollAttempt(tale: Tale, attempt: Attempt, contest: number): Outcome | undefined {
  if (attempt.mispinned !== undefined) {
    tellMispinned(tale, attempt, attempt.mispinned);
    return undefined;
  }
  const roll = rollOf(attempt, tale.throws);
  const outcome = outcomeOf(tale.cast, attempt, withPins(attempt), roll);
  const { actor } = attempt.deed;
  if (outcome.critical) tale.events.happened.add('a critical');
  (isSuccess(outcome.result) ? tale.events.succeeded : tale.events.failed).add(actor.name);
  const table = tableOf(attempt, outcome, roll);
  tellRoll(tale, attempt, { outcome, table, contest });
  tellSquashing(tale, attempt, outcome, table);
  tellSharing(tale, attempt, outcome, roll);
  tellCriticals(tale, attempt, outcome);
  tellActions(tale, attempt, outcome);
  tellStakes(tale, attempt, outcome);
  return outcome;
}

export function isSuccess(result: Result): boolean {
  return result === 'success' || result === 'critical success';
}

interface Thrown {
  readonly outcome: Outcome;
  readonly table: Table;
  readonly contest: number;
}

function tellRoll(tale: Tale, attempt: Attempt, { outcome, table, contest }: Thrown): void {
  const { deed } = attempt;
  const { actor, announcement } = deed;
  const tone: Tone = isSuccess(outcome.result) ? 'good' : 'bad';
  tale.tell({
    kind: 'roll', about: actor.name, actor: actor.name, tone, rule: rule.sets, source: announcement.source,
    title: sentence(`${actor.called} rolls ${foundWords(table)}: ${headline(attempt, outcome)}`),
    text: movedText(table),
    parties: [partyOf(tale, attempt, outcome, table)], contest, outcome: outcome.result,
    sets: toldSets(attempt, outcome, table),
    prose: prosesOf(announcement, proseKinds(attempt, outcome)),
  });
}

/** What was rolled, and where sets are squashed what they have come to: `5×2 and 6×2, squashed to 6×3`. */
function foundWords({ roll, service, counts }: Table): string {
  const rolled = setsWords(countsIn(die, roll));
  return service === undefined || service.moves.length === 0 ? rolled : `${rolled}, squashed to ${setsWords(counts)}`;
}

/** Of several actions some of which succeed, how many. */
function headline({ needs }: Attempt, { result, fates }: Outcome): string {
  const count = (fate: Fate): number => fates.filter((each) => each === fate).length;
  if (isSuccess(result) || (count('met') === 0 && count('open') === 0)) return result;
  const some = count('open') > 0 ? `not all of ${needs.length} actions` : `${count('met')} of ${needs.length} actions`;
  return result === 'critical failure' ? `${some}, critical failure` : some;
}

/** What is written for success prints where all that was attempted succeeds, whatever becomes of a wound; that for failure where some of it fails. */
function proseKinds({ needs }: Attempt, { result, fates, critical }: Outcome): readonly string[] {
  const wanted = fates.filter((_, place) => needs.slice(place, place + 1).some(isChosen));
  const all = wanted.every((fate) => fate === 'met');
  const some = wanted.includes('failed');
  return [
    ...(all ? ['on success'] : some ? ['on failure'] : []),
    ...(critical ? [result === 'critical success' ? 'on critical success' : 'on critical failure'] : []),
  ];
}

function partyOf(tale: Tale, attempt: Attempt, { result, fates }: Outcome, { roll }: Table): PartyResult {
  const { actor, announcement } = attempt.deed;
  return {
    who: actor.name, side: actor.combatant.side.id ?? actor.combatant.side.text, action: deedWords(tale.cast, attempt.deed), pool: attempt.pool,
    results: resultsOf(attempt, roll), value: fates.filter((fate) => fate === 'met').length, source: announcement.source,
    outcome: partyOutcomes[result], tone: isSuccess(result) ? 'good' : 'bad',
  };
}

/** In the words of the odds of an action, which count a critical as a part of success or failure. */
const partyOutcomes: Readonly<Record<Result, string>> = {
  'critical success': 'succeeds: a critical success', success: 'succeeds', failure: 'fails', 'critical failure': 'fails: a critical failure',
};

function movedText({ service }: Table): string {
  return service === undefined || service.moves.length === 0 ? '' : `${sentence(list(service.moves.map(moveWords)))}.`;
}

function tellMispinned(tale: Tale, { deed: { actor } }: Attempt, { why, source }: NonNullable<Attempt['mispinned']>): void {
  tale.tell({
    kind: 'left open', about: actor.name, actor: actor.name, tone: 'even', rule: rule.pool, source,
    title: sentence(`${actor.called}’s roll is left open`), text: `${sentence(why)}.`,
  });
}
