/** Plays one attempt: its dice, their sets, the result of each action, and the Willpower won or lost. */
import { countsIn } from '../../../chance/index.ts';
import { happening, type Moment } from '../../../game/index.ts';
import { list, sentence } from '../../../play/words.ts';
import type { PartyResult } from '../../../results.ts';
import { type Attempt, die } from '../attempts/attempt.ts';
import { deedWords } from '../deed-words.ts';
import { actionId, attemptId } from '../odds/contest-ids.ts';
import { actionOf, resultWords } from '../odds/outcomes.ts';
import { type ActionResult, type Outcome, outcomeOf, type Result } from '../attempts/outcome.ts';
import type { Mispinned } from '../pinned.ts';
import { rule } from '../rule-ids.ts';
import { couldBeCritical, criticalOn, recordActions } from './action-outcomes.ts';
import { type Table, tableOf } from './lying-dice.ts';
import { prosesOfAction, quotedProse } from './prose.ts';
import { rolling, withPins } from './rolls.ts';
import { maySquash, recordSquashing } from './squashing.ts';
import { recordSharing } from './table-talk.ts';
import type { QuickShotRecorder } from './round-recorder.ts';
import { moveWords, resultsOf, setsWords, rolledSetsDetail } from './sets-detail.ts';
import { recordStakes } from './willpower.ts';

/** The attempt as a moment of its round. */
export function attempting(attempt: Attempt): Moment<QuickShotRecorder> {
  const [mispinned] = attempt.mispinned;
  if (mispinned !== undefined)
    return happening((recorder) => {
      recorder.events.leaveOpen();
      recordMispinned(recorder, attempt, mispinned);
    });
  return rolling(attempt, (recorder, roll) => {
    settle(recorder, attempt, { outcome: outcomeOf(recorder.cast, attempt, withPins(attempt), roll), roll });
    return undefined;
  });
}

function settle(recorder: QuickShotRecorder, attempt: Attempt, thrown: Thrown): void {
  const { outcome } = thrown;
  const { actor } = attempt.deed;
  recorder.note(() => [
    [attemptId(recorder.context, attempt), outcome.result],
    [actionId(recorder.context, attempt), actionOf[outcome.result]],
  ]);
  if (outcome.critical) recorder.events.happened.add('a critical');
  (isSuccess(outcome.result) ? recorder.events.succeeded : recorder.events.failed).add(actor.name);
  if (outcome.fates.includes('open')) recorder.events.leaveOpen();
  if (!recorder.isMute) recordDice(recorder, attempt, thrown);
  recordActions(recorder, attempt, outcome);
  recordStakes(recorder, attempt, outcome);
  recorder.come(attempt, outcome);
}

interface Thrown {
  readonly outcome: Outcome;
  readonly roll: readonly number[];
}

/** Reports the dice and what is left to the players; doesn’t change the fight. */
function recordDice(recorder: QuickShotRecorder, attempt: Attempt, { outcome, roll }: Thrown): void {
  const table = tableOf(attempt, outcome, roll, maySquash(recorder.cast.stage, outcome));
  recordRoll(recorder, attempt, { outcome, table });
  recordSquashing(recorder, attempt, outcome, table);
  recordSharing(recorder, attempt, outcome, roll);
  recordCriticals(recorder, attempt, outcome);
}

interface Shown {
  readonly outcome: Outcome;
  readonly table: Table;
}

function recordRoll(recorder: QuickShotRecorder, attempt: Attempt, { outcome, table }: Shown): void {
  const { deed } = attempt;
  const { actor, announcement } = deed;
  const party = partyOf(recorder, attempt, outcome, table);
  recorder.record(() => ({
    kind: 'roll',
    about: actor.name,
    actor: actor.name,
    tone: party.tone,
    rule: rule.sets,
    source: announcement.source,
    title: sentence(`${actor.called} rolls ${foundWords(table)}: ${headline(attempt, outcome, table.maySquash)}`),
    text: movedText(table),
    details: [
      {
        kind: 'contest',
        contest: attemptId(recorder.context, attempt),
        outcome: outcome.result,
        says: resultWords[outcome.result],
        parties: [party],
      },
      { kind: 'sets', ...rolledSetsDetail(attempt, outcome, table) },
    ],
  }));
}

/** The sets rolled and, where they are squashed, the resulting ones: `5×2 and 6×2, squashed to 6×3`. */
function foundWords({ roll, service, counts }: Table): string {
  const rolled = setsWords(countsIn(die, roll));
  return service === undefined || service.moves.length === 0 ? rolled : `${rolled}, squashed to ${setsWords(counts)}`;
}

function partyOf(
  recorder: QuickShotRecorder,
  attempt: Attempt,
  outcome: Outcome,
  { roll, maySquash }: Table,
): PartyResult {
  const { actor, announcement } = attempt.deed;
  return {
    who: actor.name,
    side: actor.combatant.side.id ?? actor.combatant.side.text,
    action: deedWords(recorder.cast, attempt.deed),
    pool: attempt.pool,
    results: resultsOf(attempt, roll),
    value: outcome.fates.filter((fate) => fate === 'met').length,
    source: announcement.source,
    ...partyOutcome(outcome, maySquash),
  };
}

function movedText({ service }: Table): string {
  return service === undefined || service.moves.length === 0 ? '' : `${sentence(list(service.moves.map(moveWords)))}.`;
}

function recordMispinned(recorder: QuickShotRecorder, { deed: { actor } }: Attempt, { why, source }: Mispinned): void {
  recorder.record(() => ({
    kind: 'left open',
    about: actor.name,
    actor: actor.name,
    tone: 'even',
    rule: rule.pool,
    source,
    title: sentence(`${actor.called}’s roll is left open`),
    text: `${sentence(why)}.`,
  }));
}

function isSuccess(result: Result): boolean {
  return result === 'success' || result === 'critical-success';
}

/**
 * The headline of a roll: with several actions, the number that succeed; where players may still squash, how the dice
 * lie.
 */
function headline({ needs }: Attempt, { result, fates }: Outcome, maySquash: boolean): string {
  const count = (fate: ActionResult): number => fates.filter((each) => each === fate).length;
  if (isSuccess(result)) return resultWords[result];
  const none = count('met') === 0 && count('open') === 0;
  const some = count('open') > 0 ? `not all of ${needs.length} actions` : `${count('met')} of ${needs.length} actions`;
  const isCritical = result === 'critical-failure';
  if (maySquash) return `${none ? 'not met' : `${some} met`} as rolled${isCritical ? ', and critical' : ''}`;
  return none ? resultWords[result] : `${some}${isCritical ? ', critical failure' : ''}`;
}

/**
 * Worded as in the odds, which count a critical as part of success or failure. A failure that squashing may still
 * change doesn’t count as failure yet.
 */
function partyOutcome({ result }: Outcome, maySquash: boolean): Pick<PartyResult, 'outcome' | 'tone'> {
  if (!maySquash) return { outcome: `${words[result]}${ends[result]}`, tone: isSuccess(result) ? 'good' : 'bad' };
  return { outcome: `${words[result]} as rolled${ends[result]}`, tone: 'even' };
}

const words: Readonly<Record<Result, string>> = {
  'critical-success': 'succeeds',
  success: 'succeeds',
  failure: 'fails',
  'critical-failure': 'fails',
};

const ends: Readonly<Record<Result, string>> = {
  'critical-success': ': a critical success',
  success: '',
  failure: '',
  'critical-failure': ': a critical failure',
};

function recordCriticals(recorder: QuickShotRecorder, attempt: Attempt, outcome: Outcome): void {
  const {
    deed: { actor, announcement },
    needs,
  } = attempt;
  const could = couldBeCritical(outcome).flatMap((place) => needs[place] ?? []);
  if (could.length < 2 || criticalOn(attempt, outcome).length > 0) return;
  const succeeds = outcome.result === 'critical-success';
  const came = succeeds ? 'critical success' : 'critical failure';
  recorder.record(() => ({
    kind: 'naming',
    about: actor.name,
    actor: actor.name,
    tone: 'even',
    rule: rule.spreadCriticals,
    source: announcement.source,
    title: succeeds
      ? 'The player picks which action is the critical success'
      : 'At least one of the failed actions is a critical failure',
    text: [
      `It may be ${list(could.map(({ words }) => `“${words}”`)).replace(/ and (?=“[^”]*”$)/u, ' or ')}; “the ` +
        'critical falls on …” in the file says which.',
      ...could.flatMap((need) =>
        quotedProse(prosesOfAction(announcement, need, [came])).map((quote) => `If it is “${need.words}”: ${quote}`),
      ),
    ].join(' '),
  }));
}
