/** One attempt: its dice, the sets in them, what becomes of each action, and of the Willpower. */
import { list, sentence } from '../../../play/words.ts';
import type { PartyResult, Tone } from '../../../timeline.ts';
import type { Attempt } from '../attempt.ts';
import { deedWords } from '../deed-words.ts';
import { outcomeOf, type Outcome, type Result } from '../outcome.ts';
import { rule } from '../rule-ids.ts';
import { tellActions } from './action-outcomes.ts';
import { prosesOf } from './prose.ts';
import { rollOf, withPins } from './rolls.ts';
import type { Tale } from './tale.ts';
import { moveWords, resultsOf, setsWords, tableOf, toldSets, type Table } from './told-sets.ts';
import { tellStakes } from './willpower.ts';
import { lastFact } from '../facts.ts';

export function rollAttempt(tale: Tale, attempt: Attempt, contest: number): void {
  if (attempt.mispinned !== undefined) {
    tellMispinned(tale, attempt, attempt.mispinned);
    return;
  }
  const roll = rollOf(attempt, tale.throws);
  const outcome = outcomeOf(tale.cast, attempt, withPins(attempt), roll);
  const { actor } = attempt.deed;
  if (outcome.critical) tale.events.happened.add('a critical');
  (isSuccess(outcome.result) ? tale.events.succeeded : tale.events.failed).add(actor.name);
  tellRoll(tale, attempt, { outcome, table: tableOf(attempt, outcome, roll), contest });
  tellActions(tale, attempt, outcome);
  tellStakes(tale, attempt, outcome);
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
    title: sentence(`${actor.called} rolls ${setsWords(table.roll)}: ${outcome.result}`),
    text: [movedText(table), ...openText(tale, attempt, outcome)].filter((part) => part !== '').join(' '),
    parties: [partyOf(tale, attempt, outcome, table)], contest, outcome: outcome.result,
    sets: toldSets(attempt, outcome, table),
    prose: prosesOf(announcement, isSuccess(outcome.result) ? ['on success', ...(outcome.critical ? ['on critical success'] : [])] : ['on failure', ...(outcome.critical ? ['on critical failure'] : [])]),
  });
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

/** Where the text leaves something to the table: who gets which set (qa-09), and squashing (qa-03). */
function openText({ cast: { stage } }: Tale, { deed, dice, needs }: Attempt, { fates, selections, result }: Outcome): readonly string[] {
  const choices = selections.map((places) => list(places.map((place) => `“${needs[place]?.words ?? ''}”`)));
  const isOpen = fates.includes('open');
  const squashed = lastFact(deed.announcement.clauses, 'squashes');
  const mayBe = dice.squash === 'none' && !stage.options.some(({ name, value }) => name === 'squash' && value === 'none');
  return [
    ...(isOpen ? [`The dice can meet ${choices.join(', or ')}, and the text doesn’t say who decides.`] : []),
    ...(squashed === undefined ? [] : [`The player squashes${squashed.how === undefined ? '' : `: “${squashed.how.text}”`}.`]),
    ...(mayBe && squashed === undefined && !isSuccess(result) ? ['The player may squash sets; the text doesn’t say how, so a line like “squashes for "…"” records it.'] : []),
  ];
}

function tellMispinned(tale: Tale, { deed: { actor } }: Attempt, { why, source }: NonNullable<Attempt['mispinned']>): void {
  tale.tell({
    kind: 'left open', about: actor.name, actor: actor.name, tone: 'even', rule: rule.pool, source,
    title: sentence(`${actor.called}’s roll is left open`), text: `${sentence(why)}.`,
  });
}
