/** Fleeing: a GRC contest with the pursuer (am-139 to am-141). */
import { throwing, type Moment } from '../../../game/index.ts';
import type { Tone } from '../../../results.ts';
import { contestWays, winnerOf, type Rolls, type Winner } from '../dice/contest.ts';
import type { Fighter } from '../cast.ts';
import { changed, conditionOf, isOut } from '../fight.ts';
import { rollTest, testParty, type TestRolls } from '../play/parties.ts';
import { settleRoll } from '../play/settling.ts';
import { rule } from '../rule-ids.ts';
import type { Planner, Recorder } from './planned.ts';
import { testOf, type RolledTest } from './test-pools.ts';

const outcomes = new Map([
  ['one', 'gets away'],
  ['other', 'is followed at once'],
  ['nobody', 'rolls the same number, with the same result'],
]);

const texts: Readonly<Record<Winner, string>> = {
  one: 'The pursuer enters the next room a round later.',
  other: 'The fight goes on in the next room.',
  nobody: 'The text doesn’t say who wins then: the group decides.',
};

/** Without a pursuer, who is named as a target, there is no contest. */
export const plannedFlight: Planner = (context, deed) => {
  const [pursuer] = deed.targets;
  const runner = testOf(context, deed, ['GRC']);
  const chasing =
    pursuer === undefined
      ? undefined
      : testOf(
          { fight: context.fight },
          { ...deed, actor: pursuer, announcement: { ...deed.announcement, clauses: [] } },
          ['GRC'],
        );
  if (runner === undefined || chasing === undefined) return undefined;
  return {
    deed,
    rolled: { pool: runner.pool, outcomes, contest: { kind: 'flight', outcomes } },
    moments: ({ fight }) => (isOut(conditionOf(fight, chasing.deed.actor.name)) ? [] : [fleeing(runner, chasing)]),
  };
};

interface BothRolls {
  readonly runner: TestRolls;
  readonly pursuer: TestRolls;
}

function fleeing(runner: RolledTest, pursuer: RolledTest): Moment<Recorder> {
  const both = ([one, other]: Rolls): BothRolls => ({
    runner: { rolls: [one], counts: one },
    pursuer: { rolls: [other], counts: other },
  });
  return throwing<Recorder, BothRolls>({
    draw: ({ throws }) => ({ runner: rollTest(runner, throws), pursuer: rollTest(pursuer, throws) }),
    ways: () => contestWays([runner.roll, pursuer.roll]).map(({ what, weight }) => ({ what: both(what), weight })),
    then: (recorder, rolled) => {
      settle(recorder, runner, pursuer, rolled);
    },
  });
}

function settle(recorder: Recorder, runner: RolledTest, pursuer: RolledTest, rolled: BothRolls): void {
  const { deed } = runner;
  const { actor } = deed;
  const winner = winnerOf([runner.roll, pursuer.roll], [rolled.runner.counts, rolled.pursuer.counts]);
  if (winner === 'one') goAfter(recorder, pursuer.deed.actor);
  if (winner === 'nobody') recorder.events.happened.add('a tie');
  const words = outcomes.get(winner) ?? '';
  const tone: Tone = winner === 'one' ? 'good' : winner === 'other' ? 'bad' : 'even';
  const other: Tone = winner === 'one' ? 'bad' : winner === 'other' ? 'good' : 'even';
  settleRoll(recorder, deed, { outcome: winner, isSuccess: winner === 'one' }, () => ({
    kind: 'flight',
    title: `${actor.called} ${words}`,
    text: texts[winner],
    tone,
    says: words,
    parties: [
      testParty(recorder.cast, runner, rolled.runner, { action: '', outcome: words, tone }),
      testParty(recorder.cast, pursuer, rolled.pursuer, { action: 'goes after', outcome: '', tone: other }),
    ],
    prose: winner === 'one' ? 'on success' : 'on failure',
    rule: rule.fleeing,
  }));
}

/** The pursuer comes a round later (am-140); by the time of a later flight, for the latest of them. */
function goAfter(recorder: Recorder, pursuer: Fighter): void {
  const arrivesIn = recorder.plan.round.number + 1;
  recorder.goOnWith(changed(recorder.fight, pursuer, (condition) => ({ ...condition, arrivesIn })));
}
