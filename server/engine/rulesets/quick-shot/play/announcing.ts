/** Steps that announce goals, difficulties and bets before any dice are rolled (qs-005, qs-087). */
import type { Stake } from '../../../details.ts';
import { list, sentence } from '../../../play/words.ts';
import { isUndecided, type Attempt } from '../attempts/attempt.ts';
import { stakeWords, type WrittenBet } from '../attempts/bets.ts';
import { fightersNamed } from '../cast.ts';
import { deedSentence, requiredWords } from '../deed-words.ts';
import { deedKind, deedsOf, type Deed } from '../deeds.ts';
import { factsOf } from '../facts.ts';
import type { Condition } from '../fight.ts';
import { rule } from '../rule-ids.ts';
import { trackOf } from '../state.ts';
import { prosesOf } from './prose.ts';
import type { QuickShotRecorder } from './round-recorder.ts';
import { threatWords } from './threatening.ts';
import { needsDetail } from './sets-detail.ts';

export function announceAll(recorder: QuickShotRecorder): void {
  const {
    plan: { attempts },
    context: { round, idle },
  } = recorder;
  for (const deed of deedsOf(recorder.cast, round)) {
    const gone = idle.find((each) => each.announcement === deed.announcement && each.actor === deed.actor);
    const attempt = attempts.find(
      (each) => each.deed.announcement === deed.announcement && each.deed.actor === deed.actor,
    );
    if (gone !== undefined) recordIdle(recorder, deed);
    else if (attempt === undefined) announce(recorder, deed);
    else announceAttempt(recorder, attempt);
  }
}

/** A threat, or a deed that needs no dice. */
function announce(recorder: QuickShotRecorder, deed: Deed): void {
  const { actor, announcement } = deed;
  const targets = fightersNamed(recorder.cast, announcement.targets).map(({ name }) => name);
  const [target] = targets;
  const kind = deedKind(deed);
  recorder.record(() => ({
    kind: 'announce',
    about: actor.name,
    actor: actor.name,
    ...(target === undefined ? {} : { target }),
    details: [{ kind: 'announcement', ...(target === undefined ? {} : { targets }) }],
    title: sentence(deedSentence(recorder.cast, deed)),
    source: announcement.source,
    ...(kind === 'threat'
      ? { text: threatWords(recorder, deed), rule: rule.attacks }
      : announced[kind === 'unrolled gamble' ? 'opponent' : 'plain']),
    prose: prosesOf(
      announcement,
      kind === 'without dice' ? ['read aloud', 'note', 'on success'] : ['read aloud', 'note'],
    ),
  }));
}

const announced = {
  opponent: {
    text:
      'Only the players roll. Anything else that an opponent does simply happens, or a character ' +
      'gambles against it.',
    rule: rule.attacks,
  },
  plain: { text: 'This needs no dice.', rule: rule.noRoll },
} as const;

function announceAttempt(recorder: QuickShotRecorder, attempt: Attempt): void {
  recordInitiation(recorder, attempt);
  recordClarification(recorder, attempt);
  if (attempt.unrolled === undefined) recordPool(recorder, attempt);
}

/** The goal, and what is used for it (qs-006 … qs-008). */
function recordInitiation(recorder: QuickShotRecorder, { deed }: Attempt): void {
  const { actor, announcement } = deed;
  const [target, ...others] = fightersNamed(recorder.cast, announcement.targets).map(({ name }) => name);
  const used = factsOf(announcement.clauses, 'using')
    .flatMap(({ resources }) => resources)
    .map(({ text }) => `“${text}”`);
  const how = factsOf(announcement.clauses, 'using').flatMap((using) =>
    using.how === undefined ? [] : [`“${using.how.text}”.`],
  );
  recorder.record(() => ({
    kind: 'announce',
    about: actor.name,
    actor: actor.name,
    ...(target === undefined ? {} : { target }),
    details: [{ kind: 'announcement', ...(target === undefined ? {} : { targets: [target, ...others] }) }],
    title: sentence(deedSentence(recorder.cast, deed)),
    rule: rule.initiation,
    source: announcement.source,
    text: [...temptedWords(announcement.clauses), ...(used.length === 0 ? [] : [`Using ${list(used)}.`, ...how])].join(
      ' ',
    ),
    prose: prosesOf(announcement, ['read aloud', 'note']),
  }));
}

/** Further temptations in one compulsion check (qs-184). */
function temptedWords(clauses: Deed['announcement']['clauses']): readonly string[] {
  const further = factsOf(clauses, 'tempted')
    .flatMap(({ compulsions }) => compulsions)
    .map(({ text }) => `“${text}”`);
  return further.length === 0 ? [] : [`Also tempted by ${list(further)}.`];
}

/** Difficulties and risks (qs-009, qs-010). */
function recordClarification(recorder: QuickShotRecorder, attempt: Attempt): void {
  const { deed, needs, unrolled } = attempt;
  const {
    actor,
    announcement: { clauses, source },
  } = deed;
  const risks = factsOf(clauses, 'risk').map(({ words }) => `At risk: “${words.text}”.`);
  const isOpen = unrolled !== undefined && isUndecided(unrolled);
  recorder.record(() => ({
    kind: isOpen ? 'left open' : (unrolled?.fault ?? 'clarification'),
    about: actor.name,
    actor: actor.name,
    readies: true,
    rule: unrolled?.rule ?? rule.clarification,
    source: unrolled?.source ?? source,
    tone: unrolled === undefined ? 'plain' : 'even',
    title:
      unrolled === undefined
        ? `${sentence(actor.called)} needs ${requiredWords(needs)}`
        : sentence(`${actor.called} doesn’t roll: ${unrolled.why}`),
    text: [...risks, ...servedWords(clauses)].join(' '),
    details: [needs.length === 0 ? undefined : { kind: 'sets', ...needsDetail(attempt) }],
  }));
}

function servedWords(clauses: Deed['announcement']['clauses']): readonly string[] {
  return factsOf(clauses, 'serves').map(
    ({ drives, because }) =>
      'Success serves ' +
      `${list(drives.map(({ text }) => `“${text}”`))}${because === undefined ? '' : `: “${because.text}”`}.`,
  );
}

/** The dice pool, and the bet that adds dice to it (qs-051, qs-056). */
function recordPool(recorder: QuickShotRecorder, { deed: { actor, announcement }, bet, pool }: Attempt): void {
  const shown = { about: actor.name, actor: actor.name, readies: true as const };
  if (bet === undefined) {
    recorder.record(() => ({
      ...shown,
      kind: 'pool',
      rule: rule.pool,
      source: announcement.source,
      details: [{ kind: 'pool', pool }],
      title: sentence(`${actor.called} takes ${pool.size} dice`),
    }));
    return;
  }
  recorder.record(() => ({
    ...shown,
    kind: 'bet',
    rule: rule.bolstering,
    source: announcement.source,
    written: bet.source,
    details: [
      { kind: 'pool', pool },
      { kind: 'stakes', stakes: stakesOf(recorder.conditionOf(actor), bet) },
    ],
    title: sentence(`${actor.called} bets ${list(bet.stakes.map(stakeWords))} and takes ${pool.size} dice`),
    text: 'The bet stays where it is if everything succeeds, and is lost if any action fails.',
  }));
}

/** The pools that are bet from, by the track that shows each. */
function stakesOf(condition: Condition, { stakes }: WrittenBet): readonly Stake[] {
  return stakes.flatMap(({ purse, count }) => {
    const track = trackOf(condition, purse);
    return track === undefined ? [] : [{ track, count }];
  });
}

function recordIdle(recorder: QuickShotRecorder, { actor, announcement }: Deed): void {
  recorder.record(() => ({
    kind: 'idle',
    about: actor.name,
    actor: actor.name,
    rule: rule.combat,
    source: announcement.source,
    title: sentence(`${actor.called} is out of the fight`),
    text: 'What is announced here has no effect.',
  }));
}
