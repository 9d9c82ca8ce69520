/** Plays one Clash: all dice at once, and the high roller acts alone. Dice edition, The Clash, steps 5 to 7. */
import { resolveDice, rollDice, type DiceContest, type DiceOutcome, type DiceRoll } from '../../../chance/index.ts';
import { happening, throwing, type Moment } from '../../../game/index.ts';
import { wordsOf } from '../../../outcomes.ts';
import type { PartyResult } from '../../../results.ts';
import type { Throws } from '../../../chance/index.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { clashId } from '../../demon-city/odds/contest-ids.ts';
import { firstSource, tieProse } from '../../demon-city/play/consequences.ts';
import { list, sentence } from '../../../play/words.ts';
import { clashOutcome, clashOutcomes } from '../odds/outcomes.ts';
import type { DicePlan } from '../plan.ts';
import { pinnedHandOf } from '../rolling.ts';
import { rule } from '../rule-ids.ts';
import { comeToNothing, takeEffect } from './effects.ts';
import { partyOf } from './parties.ts';
import type { DiceRecorder } from './round-recorder.ts';
import { clashWhy, verdictText } from './verdicts.ts';
import { clashWays, type Rolled } from './ways.ts';

/** Several Clashes are resolved one after the other, each by itself. */
export function clashes(plan: DicePlan): readonly Moment<DiceRecorder>[] {
  return plan.clashes.map((deeds, index) => {
    const contest: DiceContest = { hands: deeds.map((deed) => pinnedHandOf(plan, deed)) };
    return throwing({
      draw: ({ throws }) => rolled(contest, throws),
      ways: () => clashWays(contest),
      then: (recorder, thrown) => resolve(recorder, deeds, thrown, index),
    });
  });
}

function resolve(
  roundRecorder: DiceRecorder,
  deeds: readonly Deed[],
  { roll, outcome }: Rolled,
  index: number,
): readonly Moment<DiceRecorder>[] {
  roundRecorder.note(() => [[clashId(deeds), clashOutcome(outcome, fightersIn(deeds))]]);
  if (!roundRecorder.isMute) recordRoll(roundRecorder, deeds, roll, outcome, index);
  const actor = deeds.find((deed) => deed.actor.name === outcome.actor);
  if (actor === undefined) tie(roundRecorder, deeds);
  else if (outcome.tied.length > 1)
    allyTie(
      roundRecorder,
      deeds.filter((deed) => outcome.tied.includes(deed.actor.name)),
      actor,
    );
  if (outcome.everyoneFumbles && deeds.length > 1) everyoneFumbles(roundRecorder, deeds);
  return [
    ...(actor === undefined ? [] : act(roundRecorder, deeds, actor, outcome)),
    happening(() => {
      failOthers(roundRecorder, deeds, outcome, actor);
    }),
  ];
}

function failOthers(
  recorder: DiceRecorder,
  deeds: readonly Deed[],
  outcome: DiceOutcome,
  actor: Deed | undefined,
): void {
  const why =
    actor === undefined
      ? 'The Clash ended in a tie.'
      : `${sentence(actor.actor.called)} rolled highest, and a Clash has one action.`;
  for (const deed of deeds.filter((each) => each !== actor))
    comeToNothing(recorder, deed, {
      fumble: isFumble(outcome, deed),
      rule: actor === undefined ? rule.tie : rule.highRoller,
      why,
    });
}

function rolled(contest: DiceContest, throws: Throws): Rolled {
  const roll: DiceRoll = new Map(contest.hands.map((hand) => [hand.id, rollDice(hand, throws)]));
  return { roll, outcome: resolveDice(contest, roll, throws) };
}

function act(
  recorder: DiceRecorder,
  deeds: readonly Deed[],
  deed: Deed,
  outcome: DiceOutcome,
): readonly Moment<DiceRecorder>[] {
  recorder.act(deed.actor.group);
  return takeEffect(recorder, deed, {
    rule: rule.highRoller,
    critical: outcome.hands.get(deed.actor.name)?.critical === true,
    fumble: isFumble(outcome, deed),
    why: recorder.isMute ? '' : clashWhy(deeds, outcome, deed),
  });
}

function isFumble(outcome: DiceOutcome, deed: Deed): boolean {
  return outcome.hands.get(deed.actor.name)?.fumble === true;
}

function recordRoll(
  recorder: DiceRecorder,
  deeds: readonly Deed[],
  roll: DiceRoll,
  outcome: DiceOutcome,
  index: number,
): void {
  const all = recorder.plan.clashes.length;
  const fighters = fightersIn(deeds);
  recorder.record(() => ({
    kind: 'clash',
    about: names(deeds),
    title: rollTitle(deeds, outcome),
    text: verdictText(deeds, outcome),
    tone: outcome.actor === undefined ? 'even' : 'plain',
    details: [
      {
        kind: 'contest',
        contest: clashId(deeds),
        outcome: clashOutcome(outcome, fighters),
        says: wordsOf(clashOutcomes(fighters), clashOutcome(outcome, fighters)),
        parties: clashParties(recorder, deeds, roll, outcome),
        ofSeveral: { number: index + 1, all },
      },
    ],
    rule: rule.highRoller,
    source: firstSource(deeds, recorder.plan.round.source),
  }));
}

function clashParties(
  { plan }: DiceRecorder,
  deeds: readonly Deed[],
  roll: DiceRoll,
  outcome: DiceOutcome,
): readonly PartyResult[] {
  return deeds.flatMap((deed) => {
    const [pool, own] = [plan.pools.actions.get(deed.actor.name), outcome.hands.get(deed.actor.name)];
    if (pool === undefined || own === undefined) return [];
    return [
      partyOf(deed, pool, roll.get(deed.actor.name) ?? [], {
        takesEffect: own.acts,
        critical: own.critical,
        fumble: own.fumble,
        why: clashWhy(deeds, outcome, deed),
      }),
    ];
  });
}

function rollTitle(deeds: readonly Deed[], outcome: DiceOutcome): string {
  const values = [...outcome.hands.values()].map((hand) => hand.value).sort((a, b) => b - a);
  const actor = deeds.find((deed) => deed.actor.name === outcome.actor);
  if (actor === undefined) return `A tie at ${values[0] ?? 0}`;
  const [best = 0, next] = values;
  return sentence(`${actor.actor.called} acts, ${next === undefined ? `with ${best}` : `${best} over ${next}`}`);
}

function tie(recorder: DiceRecorder, deeds: readonly Deed[]): void {
  recorder.happen('a tie');
  const prose = tieProse(recorder);
  recorder.record(() => ({
    kind: 'tie',
    about: names(deeds),
    tone: 'even',
    title: 'Opposed sides share the highest die: nobody gets anything done',
    text:
      prose.length > 0
        ? ''
        : 'The Host changes something that affects everybody in the Clash. The text doesn’t say what; “on a ' +
          'tie” can.',
    prose,
    rule: rule.tie,
    source: firstSource(deeds, recorder.plan.round.source),
  }));
}

/** A single die settles a tie between allies (reading d18); it is the last one thrown in a Clash. */
function allyTie(recorder: DiceRecorder, tied: readonly Deed[], actor: Deed): void {
  recorder.record(() => ({
    kind: 'choice',
    about: actor.actor.name,
    actor: actor.actor.name,
    tone: 'even',
    title: sentence(`${list(tied.map((deed) => deed.actor.called))} share the highest die`),
    text: `They are on one side, so a lone die decides between them: ${actor.actor.called} acts.`,
    thrown: recorder.thrownSince(recorder.picks - 1),
    rule: rule.allyTie,
    source: actor.announcement.source,
  }));
}

function everyoneFumbles(recorder: DiceRecorder, deeds: readonly Deed[]): void {
  recorder.record(() => ({
    kind: 'worse',
    about: names(deeds),
    tone: 'bad',
    title: 'Nobody has anything better than a 1: things get worse for all of them',
    text: 'The text leaves to the Host how.',
    rule: rule.fumble,
    source: firstSource(deeds, recorder.plan.round.source),
  }));
}

function fightersIn(deeds: readonly Deed[]): readonly Fighter[] {
  return deeds.map(({ actor }) => actor);
}

function names(deeds: readonly Deed[]): string {
  return deeds.map((deed) => deed.actor.name).join(' ');
}
