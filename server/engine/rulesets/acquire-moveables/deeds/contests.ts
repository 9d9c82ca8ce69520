/** Contests: two tests against each other (am-008 to am-010). */
import { throwing, type Moment } from '../../../game/index.ts';
import type { Outcomes } from '../../../odds.ts';
import type { Tone } from '../../../results.ts';
import type { Attribute } from '../attributes.ts';
import type { Fighter } from '../cast.ts';
import { contestWays, winnerOf, type Rolls, type Winner } from '../dice/contest.ts';
import { areApart } from '../exploration/following.ts';
import { conditionOf, isOut } from '../fight.ts';
import { chooses } from '../options.ts';
import { rollTest, testParty, type TestRolls } from '../play/parties.ts';
import { pinnedFor } from '../play/pins.ts';
import { recordIdle, settleRoll, type Idle } from '../play/settling.ts';
import { silenceOn } from '../play/silence.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { isFor, opponentsAttributes, testedAttributes, type Deed } from './deeds.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlannedDeed, Planner, Recorder } from './planned.ts';
import { testOf, type RolledTest } from './test-pools.ts';

/** A kind of contest: what each side tests, and the words for what comes of it. */
export interface ContestKind {
  readonly kind: string;
  readonly rule: RuleName;
  readonly tested: readonly Attribute[];
  readonly opponentsTest: readonly Attribute[];
  readonly outcomes: Readonly<Record<Winner, string>>;
  readonly texts: Readonly<Record<Exclude<Winner, 'nobody'>, string>>;
  /** What the opponent does, as a predicate. */
  readonly opponentDoes: string;
  /** Set if the title of its step says against whom. */
  readonly namesOpponent?: true;
  /** Set if both have to be in the same room. */
  readonly isHandToHand?: true;
  /** What else changes if the actor wins. */
  readonly onWin?: (recorder: Recorder, opponent: Fighter) => void;
  /** What else changes if the opponent wins. */
  readonly onLoss?: (recorder: Recorder, opponent: Fighter) => void;
}

/** A contest that is announced with what each side tests. */
export const plannedContest: Planner = (context, deed) =>
  contestOf(context, deed, {
    kind: 'contest',
    rule: rule.contest,
    tested: testedAttributes(deed),
    opponentsTest: opponentsAttributes(deed),
    outcomes: { one: 'wins', other: 'loses', nobody: 'rolls the same number, with the same result' },
    texts: { one: '', other: '' },
    opponentDoes: 'resists',
    namesOpponent: true,
    isHandToHand: true,
  });

/** The two sides of a contest, the one who acts first. */
interface Sides {
  readonly kind: ContestKind;
  readonly outcomes: Outcomes;
  readonly one: RolledTest;
  readonly other: RolledTest;
}

/** Undefined without an opponent, or where a test of either can’t be rolled. */
export function contestOf(context: PlanContext, deed: Deed, kind: ContestKind): PlannedDeed | undefined {
  const [opponent] = deed.targets;
  if (opponent === undefined) return undefined;
  const one = inContest(context, testOf(context, deed, kind.tested));
  const other = inContest(context, testOf({ fight: context.fight }, opponentsDeed(deed, opponent), kind.opponentsTest));
  if (one === undefined || other === undefined) return undefined;
  const possible = (['one', 'other', 'nobody'] as const).filter(
    (winner) => winner !== 'nobody' || !isRolledAgain(context),
  );
  const outcomes = new Map(possible.map((winner) => [winner, kind.outcomes[winner]] as const));
  return {
    deed,
    rolled: {
      pool: one.pool,
      outcomes,
      contest: { kind: kind.kind, outcomes },
      against: other.pool,
      pins: [{ sides: one.roll.sides }, { purpose: 'opponent', sides: other.roll.sides }],
    },
    moments: (recorder) => contesting(recorder, { kind, outcomes, one, other }, opponent),
  };
}

/** Of what is written below, only reasons that name the opponent are for their test. */
function opponentsDeed(deed: Deed, opponent: Fighter): Deed {
  const theirs = { ...deed, actor: opponent };
  const clauses = deed.announcement.clauses.filter(
    (fact) =>
      (fact.kind === 'advantage' || fact.kind === 'disadvantage') && fact.whose.length > 0 && isFor(fact, theirs),
  );
  return { ...theirs, announcement: { ...deed.announcement, clauses } };
}

/** A test in a contest, where the text doesn’t say which of two rolls is the better one (am-q002). */
function inContest({ cast }: PlanContext, test: RolledTest | undefined): RolledTest | undefined {
  if (test === undefined || !chooses(cast.stage, 'advantage in contest', 'highest-number')) return test;
  return { ...test, roll: { ...test.roll, better: 'highest number' } };
}

function isRolledAgain({ cast }: Pick<Recorder, 'cast'>): boolean {
  return chooses(cast.stage, 'contest tie', 're-roll');
}

function contesting(recorder: Recorder, sides: Sides, opponent: Fighter): readonly Moment<Recorder>[] {
  const hindered = hindering(recorder, sides, opponent);
  if (hindered === undefined) return [rolling(sides)];
  recordIdle(recorder, sides.one.deed, hindered);
  return [];
}

function hindering({ fight }: Recorder, { kind, one }: Sides, opponent: Fighter): Idle | undefined {
  if (isOut(conditionOf(fight, opponent.name)))
    return { title: `${opponent.called} is out of the fight`, rule: kind.rule };
  return kind.isHandToHand === true && areApart(fight, one.deed.actor, opponent)
    ? { title: `${opponent.called} is in another room now`, rule: rule.fleeing }
    : undefined;
}

interface BothRolls {
  readonly one: TestRolls;
  readonly other: TestRolls;
}

function rolling(sides: Sides): Moment<Recorder> {
  const { one, other } = sides;
  const pins = pinsOf(sides);
  const both = ([first, second]: Rolls): BothRolls => ({
    one: { rolls: [first], counts: first },
    other: { rolls: [second], counts: second },
  });
  const draw = ({ throws }: Recorder): BothRolls => ({
    one: rollTest(one, throws, pins.one),
    other: rollTest(other, throws, pins.other),
  });
  const isPinned = pins.one !== undefined || pins.other !== undefined;
  return throwing<Recorder, BothRolls>({
    draw: (recorder) => {
      let rolled = draw(recorder);
      while (isRolledAgain(recorder) && !isPinned && winnerIn(sides, rolled) === 'nobody') rolled = draw(recorder);
      return rolled;
    },
    ways: (recorder) =>
      isPinned
        ? undefined
        : contestWays([one.roll, other.roll])
            .filter(({ what }) => !isRolledAgain(recorder) || winnerIn(sides, both(what)) !== 'nobody')
            .map(({ what, weight }) => ({ what: both(what), weight })),
    then: (recorder, rolled) => settle(recorder, sides, rolled),
  });
}

function pinsOf({ one, other }: Sides) {
  return {
    one: pinnedFor(one.deed, undefined, one.roll.sides),
    other: pinnedFor(one.deed, 'opponent', other.roll.sides),
  };
}

function winnerIn({ one, other }: Sides, rolled: BothRolls): Winner {
  return winnerOf([one.roll, other.roll], [rolled.one.counts, rolled.other.counts]);
}

const tones: Readonly<Record<Winner, readonly [one: Tone, other: Tone]>> = {
  one: ['good', 'bad'],
  other: ['bad', 'good'],
  nobody: ['even', 'even'],
};

function settle(recorder: Recorder, sides: Sides, rolled: BothRolls): void {
  const { kind, one, other } = sides;
  const { deed } = one;
  const winner = winnerIn(sides, rolled);
  if (winner === 'one') kind.onWin?.(recorder, other.deed.actor);
  if (winner === 'other') kind.onLoss?.(recorder, other.deed.actor);
  const text = winner === 'nobody' ? tieWords(recorder) : kind.texts[winner];
  const says = kind.outcomes[winner];
  const [tone, others] = tones[winner];
  const pins = pinsOf(sides);
  settleRoll(recorder, deed, { outcome: winner, isSuccess: winner === 'one' }, () => ({
    kind: kind.kind,
    target: other.deed.actor.name,
    title: titleOf(sides, winner),
    text,
    tone,
    says,
    parties: [
      testParty(recorder.cast, one, rolled.one, { action: '', outcome: says, tone }, pins.one),
      testParty(
        recorder.cast,
        other,
        rolled.other,
        { action: kind.opponentDoes, outcome: '', tone: others },
        pins.other,
      ),
    ],
    prose: winner === 'one' ? 'on success' : winner === 'other' ? 'on failure' : 'on a tie',
    rule: kind.rule,
  }));
}

function titleOf({ kind, one, other }: Sides, winner: Winner): string {
  const [actor, opponent] = [one.deed.actor.called, other.deed.actor.called];
  if (winner === 'nobody') return `${actor} and ${opponent} roll the same number, with the same result`;
  return `${actor} ${kind.outcomes[winner]}${kind.namesOpponent === true ? ` against ${opponent}` : ''}`;
}

/** A pinned tie stays one even where ties are rolled again. */
function tieWords(recorder: Recorder): string {
  recorder.events.happened.add('a tie');
  if (chooses(recorder.cast.stage, 'contest tie', 'draw')) return 'Nobody wins.';
  return silenceOn(recorder, 'contest tie', 'The text doesn’t say who wins then');
}
