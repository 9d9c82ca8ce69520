/** Plays checks: rolled before any attack, in text order ("Dice tech basics"). */
import { degreeOf } from '../../../chance/index.ts';
import { happening, throwing, type Moment } from '../../../game/index.ts';
import { sentence } from '../../../play/words.ts';
import type { PartyResult, Result } from '../../../results.ts';
import type { Thrown } from '../../../timeline.ts';
import type { CheckRoll } from '../rolls/checks-rolled.ts';
import { mostDice } from '../circumstances.ts';
import { explosion, pinnedCrits } from '../rolls/crits.ts';
import { deedSentence } from '../deed-words.ts';
import type { PinnedDie } from '../../../play/pinned-dice.ts';
import { actionId, checkId } from '../odds/contest-ids.ts';
import { checkOutcome, checkWords, degreeAlone, degreeWords } from '../odds/outcomes.ts';
import type { RoundPlan } from '../plan.ts';
import { rule } from '../rule-ids.ts';
import { partyOf } from './parties.ts';
import { proseOf } from './prose.ts';
import { rolling } from './rolls.ts';
import { recordNoDie } from './silence.ts';
import type { AttackRecorder } from './round-recorder.ts';

export function checksIn(plan: RoundPlan): readonly Moment<AttackRecorder>[] {
  return plan.checks.map((check) =>
    check.silent
      ? happening((recorder) => {
          recordNoDie(recorder, check.deed, check);
        })
      : checking(check),
  );
}

/** The result of a check; `more` are the dice for extra degrees, each of which adds one if it hits. */
interface Outcome {
  readonly dice: readonly number[];
  readonly more: readonly number[];
  readonly moreThrown: Thrown;
  readonly succeeds: boolean;
  readonly degree: number;
  readonly added: number;
}

function checking(check: CheckRoll): Moment<AttackRecorder> {
  return rolling([check.hits], (_recorder, [dice = []]) => {
    const hits = dice.filter((die) => die <= check.hits.hit).length;
    const goesOn = check.exploding && (hits === 0 || hits === dice.length);
    return [
      throwing<AttackRecorder, Outcome>({
        draw: (recorder) => {
          const from = recorder.picks;
          const more = goesOn ? diceForMore(check, recorder) : [];
          return outcomeOf(check, dice, more, recorder.thrownSince(from));
        },
        then: (recorder, outcome) => {
          settle(recorder, check, outcome);
        },
      }),
    ];
  });
}

function outcomeOf({ hits }: CheckRoll, dice: readonly number[], more: readonly number[], moreThrown: Thrown): Outcome {
  const degree = degreeOf(hits, dice);
  return { dice, more, moreThrown, degree, succeeds: degree > 0, added: more.filter(addsOne).length };
}

function settle(recorder: AttackRecorder, check: CheckRoll, outcome: Outcome): void {
  const { context } = recorder;
  const came = checkOutcome(outcome.degree);
  recorder.note(() => [
    [checkId(context, check.deed), came],
    [actionId(context, check.deed), came],
  ]);
  (outcome.succeeds ? recorder.events.succeeded : recorder.events.failed).add(check.deed.actor.name);
  recordCheck(recorder, check, outcome);
  if (outcome.more.length > 0) recordMore(recorder, check, outcome);
}

/** Worded as in the odds, which name degrees only where several dice can make more than one. */
function partyOutcome({ pool }: CheckRoll, degree: number): Pick<PartyResult, 'outcome' | 'beyond'> {
  return pool.size === 1
    ? { outcome: checkWords(degree), beyond: '' }
    : { outcome: degreeWords(degree), beyond: degreeAlone(degree) };
}

/** Rolled until one of them adds nothing (aa-q28); the bound prevents endless rolling. */
function diceForMore({ deed }: CheckRoll, { throws }: AttackRecorder): readonly number[] {
  const pins = pinnedCrits(deed);
  const dice: number[] = [];
  do dice.push(pins[dice.length]?.value ?? 1 + throws.pick(explosion.of));
  while (dice.every(addsOne) && dice.length < mostDice);
  return dice;
}

function addsOne(die: number): boolean {
  return die <= explosion.hit;
}

function recordCheck(recorder: AttackRecorder, check: CheckRoll, { dice, succeeds, degree, added }: Outcome): void {
  const { deed } = check;
  const ending = succeeds ? 'success' : 'failure';
  const tone = succeeds ? 'good' : 'bad';
  recorder.record(() => ({
    kind: 'check',
    about: deed.actor.name,
    actor: deed.actor.name,
    tone,
    title: sentence(`${deed.actor.called} ${checkWords(degree)}`),
    text: degreeText(degree),
    details: [
      {
        kind: 'contest',
        contest: checkId(recorder.context, deed),
        outcome: checkOutcome(degree),
        says: checkWords(degree),
        parties: [
          { ...partyOf(recorder.context, deed, check, dice), value: degree, ...partyOutcome(check, degree), tone },
        ],
      },
    ],
    prose: proseOf(deed.announcement, added > 0 ? [`on critical ${ending}`, `on ${ending}`] : [`on ${ending}`]),
    rule: rule.check,
    source: deed.announcement.source,
  }));
}

/** Why there is more than one degree. */
function degreeText(degree: number): string {
  if (Math.abs(degree) < 2) return '';
  return degree > 0
    ? 'With bonus dice each die that hits is a degree.'
    : 'With penalty dice each die that misses is a degree.';
}

function recordMore(
  recorder: AttackRecorder,
  { deed }: CheckRoll,
  { dice, more, moreThrown, succeeds, degree, added }: Outcome,
): void {
  const all = `${dice.length === 1 ? 'The only die' : 'Every die'} ${succeeds ? 'hit' : 'missed'}`;
  const total = degree + (succeeds ? added : -added);
  const come = added === 0 ? 'Only a 1 adds one.' : `Each 1 adds one and is rolled again: ${totalWords(total)} in all.`;
  recorder.record(() => ({
    kind: 'critical',
    about: deed.actor.name,
    actor: deed.actor.name,
    tone: added === 0 ? 'plain' : succeeds ? 'good' : 'bad',
    title: sentence(
      `${deedSentence(recorder.context, deed)}: ` +
        (added === 0 ? 'no more degrees' : `${added} more degree${added === 1 ? '' : 's'}`),
    ),
    text: `${all}, so a d${explosion.of} is rolled for more degrees: ${more.join(', ')}. ${come}`,
    rule: rule.critExplosion,
    source: deed.announcement.source,
    thrown: moreThrown,
    details: [
      {
        kind: 'results',
        does: 'rolls for more degrees',
        results: more.map((value, index) => extraDie(value, pinnedCrits(deed)[index])),
      },
    ],
  }));
}

function extraDie(value: number, pin: PinnedDie | undefined): Result {
  return {
    label: `${value}`,
    value,
    faces: explosion.of,
    kept: addsOne(value),
    says: addsOne(value) ? 'one degree more' : 'nothing more',
    ...(pin === undefined ? {} : { pinned: pin.source }),
  };
}

/** `success of degree 2`; degrees of failure are negative. */
function totalWords(degree: number): string {
  return `${degree > 0 ? 'success' : 'failure'} of degree ${Math.abs(degree)}`;
}
