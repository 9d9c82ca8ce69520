/** Plays the announcements of a round, slowest first, with what is resolved at once. Tarot edition, steps 2 to 5. */
import { resolveContest, type Card, type Contest, type ContestOutcome } from '../../../chance/index.ts';
import { happening, type Moment } from '../../../game/index.ts';
import { derive } from '../../../derive/index.ts';
import type { Pool } from '../../../pool.ts';
import type { Thrown } from '../../../timeline.ts';
import { contestOnTable, throwingOf, wishesOf, type Throwing } from '../contests.ts';
import { deedWords } from '../../demon-city/deed-phrases.ts';
import { withstanding, type Deed } from '../../demon-city/deeds.ts';
import { lastFact } from '../../demon-city/facts.ts';
import { knownVerb } from '../../demon-city/verbs.ts';
import { taskId } from '../../demon-city/odds/contest-ids.ts';
import { taskOutcome } from '../../demon-city/odds/figures.ts';
import { taskWords } from '../../demon-city/odds/outcomes.ts';
import { proseOf } from '../../demon-city/play/consequences.ts';
import { deriveFromPools, type RoundPlan } from '../fight.ts';
import { ruleKeys } from '../plan.ts';
import { tiesWith } from '../odds/figures.ts';
import { rule } from '../rule-ids.ts';
import { comeToNothing, fail, takeEffect, unthrown } from './effects.ts';
import { partiesOf } from './parties.ts';
import type { TarotRecorder } from './round-recorder.ts';
import { throwingAnew } from './throws.ts';
import { aloneWhy } from './verdicts.ts';
import { printsAtOnce } from '../../../play/prose.ts';
import { sentence } from '../../../play/words.ts';

/** Everybody announces. Those who have to throw for it do so first; uncontested deeds are resolved right away. */
export function announcements({ order, troubles, context, uncontested }: RoundPlan): readonly Moment<TarotRecorder>[] {
  return [
    ...order.map((fighter) =>
      happening<TarotRecorder>((recorder) => {
        for (const { who, change } of troubles) if (who === fighter) recorder.make(change, ruleKeys);
        const deed = context.deeds.get(fighter.name);
        if (deed === undefined) return undefined;
        if (!recorder.isMute) announce(recorder, deed);
        return uncontested.includes(deed) ? resolveAlone(recorder, deed) : undefined;
      }),
    ),
    happening((roundRecorder) => {
      if (roundRecorder.isMute) return;
      for (const name of context.deeds.keys())
        if (!uncontested.some(({ actor }) => actor.name === name)) recordPassedOn(roundRecorder, name);
    }),
  ];
}

/**
 * Losses that a combatant with one throw can’t pay become throws of an opponent (reading t11): reported after all
 * announcements, or before the throw they belong to.
 */
function recordPassedOn(recorder: TarotRecorder, name: string): void {
  const { actions, difficulties } = recorder.plan.pools;
  for (const pool of [actions.get(name), difficulties.get(name)]) {
    if (pool === undefined) continue;
    for (const gift of pool.modifiers.filter((modifier) => modifier.givenBy !== undefined)) {
      const giver = recorder.cast.fighters.get(gift.givenBy ?? '');
      recorder.record(() => ({
        kind: 'passed on',
        readies: true,
        about: `${gift.givenBy ?? ''} ${name} ${gift.words ?? 'injury'}`,
        actor: gift.givenBy ?? '',
        target: name,
        title: sentence(
          `${giver?.called ?? ''} can’t lose the only throw, so ` +
            `${recorder.cast.fighters.get(pool.who)?.called ?? pool.who} gets one`,
        ),
        text:
          `${sentence(gift.words ?? gift.because)}. Of several opponents the Host picks one; this default is ` +
          'Clashwright’s: the one directly opposed.',
        rule: rule.passedOn,
        source: gift.source,
      }));
    }
  }
}

function announce(recorder: TarotRecorder, deed: Deed): void {
  const pool = recorder.plan.pools.actions.get(deed.actor.name);
  recorder.record(() => ({
    kind: 'announce',
    about: deed.actor.name,
    actor: deed.actor.name,
    ...(deed.targets[0] === undefined ? {} : { target: deed.targets[0].name }),
    title: sentence(`${deed.actor.called} ${deedWords(deed)}`),
    text: announceText(recorder, deed, pool),
    details: [
      { kind: 'announcement' },
      pool === undefined || !throwsAlone(recorder.plan, deed) ? undefined : { kind: 'pool', pool },
    ],
    prose: deed.announcement.prose.filter(printsAtOnce),
    source: deed.announcement.source,
  }));
}

/** Whether the deed is thrown for: an uncontested deed with no number against it just happens. */
export function throwsAlone(plan: RoundPlan, deed: Deed): boolean {
  if (!plan.uncontested.includes(deed)) return true;
  return (
    (withstanding(deed).length > 0 && deed.kind !== 'help') ||
    lastFact(deed.clauses, 'difficulty')?.number !== undefined
  );
}

/** The uncontested deeds that are thrown for, in announcing order. */
export function aloneOf(plan: RoundPlan): readonly Deed[] {
  return plan.uncontested.filter((deed) => deed.kind !== 'nothing' && throwsAlone(plan, deed));
}

/** Where throws are gathered, the pool explains itself. */
function announceText(recorder: TarotRecorder, deed: Deed, pool: Pool | undefined): string {
  if (pool === undefined)
    return knownVerb(deed.verb)?.basis === 'doing nothing' ? 'The text gives it no throw.' : 'Throws nothing.';
  return throwsAlone(recorder.plan, deed) ? '' : 'Nobody wants to stop it, and nothing opposes it.';
}

function resolveAlone(recorder: TarotRecorder, deed: Deed): readonly Moment<TarotRecorder>[] | undefined {
  if (deed.kind === 'nothing') return undefined;
  if (!throwsAlone(recorder.plan, deed)) return takeEffect(recorder, deed, unthrown, rule.uncontested);
  if (!recorder.isMute) recordPassedOn(recorder, deed.actor.name);
  return [throwAlone(recorder.plan)(deed)];
}

/** The throw, cached for all plans that differ only in the state of the fight. */
const throwAlone = deriveFromPools('demon-city-2018/throws for single deeds', (plan) =>
  derive('demon-city-2018/throw of a single deed', (deed: Deed): Moment<TarotRecorder> => {
    const throwing = throwingOf(plan, [deed]);
    return throwingAnew(wishesOf(throwing), (later, cards, thrown) =>
      resolveThrow(later, deed, { throwing, cards, thrown }),
    );
  }),
);

/** The throw of a single deed. */
interface ThrownAlone {
  readonly throwing: Throwing;
  readonly cards: ReadonlyMap<string, readonly Card[]>;
  readonly thrown: Thrown;
}

function resolveThrow(
  recorder: TarotRecorder,
  deed: Deed,
  { throwing, cards, thrown }: ThrownAlone,
): readonly Moment<TarotRecorder>[] | undefined {
  const contest = contestOnTable(recorder.plan, throwing, cards);
  if (!contest.hands.some((hand) => hand.id === deed.actor.name)) return undefined;
  const outcome = resolveContest(contest, cards);
  const { takesEffect = false, criticalFailure = false, value = 0 } = outcome.hands.get(deed.actor.name) ?? {};
  const came = taskOutcome(takesEffect, isEqual(contest, deed, outcome));
  recorder.note(() => [[taskId(deed), came]]);
  recorder.record(() => ({
    kind: 'uncontested',
    about: deed.actor.name,
    actor: deed.actor.name,
    title: sentence(
      `${deed.actor.called} ${came === 'tie' ? `ties at ${value}, which is no success` : taskWords[came]}`,
    ),
    text: [
      aloneWhy(recorder.plan, deed, outcome.hands),
      'Nobody wants to stop it, so it is decided at once, outside the Clash.',
      ...(came === 'tie'
        ? [
            'The text leaves the rules for tasks to a section that it doesn’t have; this default is ' +
              'Clashwright’s: a tie is no success.',
          ]
        : []),
    ].join(' '),
    tone: tones[came],
    thrown,
    details: [
      {
        kind: 'contest',
        contest: taskId(deed),
        outcome: came,
        says: taskWords[came],
        parties: partiesOf(recorder.plan, throwing, cards, outcome.hands, () =>
          aloneWhy(recorder.plan, deed, outcome.hands),
        ),
      },
    ],
    prose: takesEffect || criticalFailure ? [] : proseOf(deed, ['on failure']),
    rule: takesEffect ? rule.uncontested : rule.taskThrow,
    source: deed.announcement.source,
  }));
  if (takesEffect) {
    const own = { cards: cards.get(deed.actor.name) ?? [], outcomes: outcome.hands };
    return takeEffect(recorder, deed, own, rule.taskThrow);
  }
  if (criticalFailure) comeToNothing(recorder, deed, true, '', rule.taskThrow);
  else fail(recorder, deed);
  return undefined;
}

const tones = { succeeds: 'good', tie: 'even', fails: 'bad' } as const;

/** Whether the throw equals exactly what had to be exceeded. */
function isEqual(contest: Contest, deed: Deed, { hands }: ContestOutcome): boolean {
  const other = tiesWith(contest, deed.actor.name);
  return (
    other !== undefined &&
    hands.get(deed.actor.name)?.value === ('hand' in other ? hands.get(other.hand)?.value : other.number)
  );
}
