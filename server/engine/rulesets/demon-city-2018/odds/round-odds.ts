/** The odds of one round: every action that is thrown for, and every contest. */
import { none, type Contest } from '../../../chance/index.ts';
import type {
  ActionOdds,
  ContestOdds,
  IdleOdds,
  OutcomeOdds,
  RoundOdds,
  StandingOdds,
  UnknownOdds,
} from '../../../odds.ts';
import type { Setting } from '../../../scenario.ts';
import type { Cast } from '../../demon-city/cast.ts';
import { clashHands, contestOf, throwingOf, wishesOf, type Throwing } from '../contests.ts';
import { damageAfter } from '../damage-sizes.ts';
import { deedWords } from '../../demon-city/deed-phrases.ts';
import { type Deed } from '../../demon-city/deeds.ts';
import { conditionOf, isDown } from '../../demon-city/fight.ts';
import type { RoundPlan } from '../fight.ts';
import { aloneOf } from '../play/announcing.ts';
import { checksDue } from '../play/calm.ts';
import { calmCheck, calmOdds, calmThrows, partiesOf, type CalmThrow } from './calm.ts';
import { actionOdds, clashInFull, clashOdds, clashShort, comparison, tiesWith } from './figures.ts';
import { actingId } from '../../../play/acting.ts';
import { clashId, taskId } from '../../demon-city/odds/contest-ids.ts';
import { taskOdds } from '../../demon-city/odds/figures.ts';
import { actionOutcomes, success, taskOutcomes } from '../../demon-city/odds/outcomes.ts';
import { withUndetermined } from '../../demon-city/odds/standing.ts';
import { affordable, damageThrows, followingOf, runsShort, type Damage } from './damage.ts';
import { harmOf, type Harming } from './harm.ts';
import { clashOutcomes, failureInFull } from './outcomes.ts';
import { takenAfter } from './pinned-damage.ts';
import { pinnedContest, pinsOf, type RoundPins } from './pinned.ts';
import { chooses } from '../options.ts';
import { inTime, type InTime } from './put-down.ts';
import { chancesOf, contestCounts, type ContestCounts } from './contest-counts.ts';
import { noSupply, supplies, type Supply } from './supply.ts';
import { noThreats, threatsOf, type Threats } from './threats.ts';
import type Fraction from 'fraction.js';

/**
 * Contests are in the order in which steps number them: uncontested throws, Calm Checks, Clashes; or only those that
 * the action `of` a combatant is part of. `brief` leaves out damage and standing.
 */
export function roundOdds(
  cast: Cast,
  plan: RoundPlan,
  { brief, of }: { readonly brief: boolean; readonly of?: string },
): Pick<RoundOdds, 'actions' | 'contests' | 'unknown' | 'idle' | 'standing'> {
  const checks = calmThrows(checksDue(cast, plan));
  const alone = aloneOf(plan)
    .map((deed) => throwingOf(plan, [deed]))
    .filter((throwing) => throwing.hands.length > 0);
  const clashes = plan.clashes.map((deeds) => throwingOf(plan, deeds)).filter((throwing) => throwing.hands.length > 0);
  const together = clashHands(plan, clashes);
  const supply = supplies(
    [
      ...checks.map((check) => ({ wishes: wishesOf(check) })),
      ...alone.map((throwing) => ({ wishes: wishesOf(throwing), damage: damageAfter(plan, throwing) })),
      { wishes: wishesOf({ hands: together }) },
    ],
    plan.fight.decks,
    chooses(cast.stage, 'shuffling', 'throws'),
  );
  const before = [...checks, ...alone].map(({ hands }, place) => ({ hands, place }));
  const isAsked = ({ deeds }: Throwing): boolean => of === undefined || deeds.some(({ actor }) => actor.name === of);
  const threats = brief ? new Map<Throwing, Threats>() : threatsOf(plan, alone, clashes);
  const oddsOf = (throwing: Throwing, index: number): ThrowingOdds => {
    const its = supply[index] ?? noSupply;
    if (!isAsked(throwing)) return withoutOdds;
    const pins = pinsOf(before.slice(0, index), clashes.includes(throwing) ? together : throwing.hands, supply, index);
    const earlier = clashes.slice(0, Math.max(0, clashes.indexOf(throwing)));
    return throwingOdds(
      plan,
      throwing,
      { ...its, pins },
      {
        ...damageThrows(plan, threats.get(throwing) ?? noThreats, its, earlier),
        earlier,
        taken: (hand) => ({
          alone: takenAfter(
            plan,
            alone.slice(Math.max(0, its.since[hand] - checks.length), index - checks.length),
            hand,
          ),
          clashes: takenAfter(plan, earlier, hand),
        }),
      },
    );
  };
  const aloneOdds = alone.map((throwing, index) => oddsOf(throwing, checks.length + index));
  const clashesOdds = clashes.map((throwing) => oddsOf(throwing, supply.length - 1));
  const standing = brief ? [] : standingAfter(cast, [...alone, ...clashes], [...aloneOdds, ...clashesOdds]);
  const cardless = [...alone, ...clashes].flatMap((throwing, index) =>
    withoutCard(throwing, supply[Math.min(checks.length + index, supply.length - 1)] ?? noSupply),
  );
  const calm = (of === undefined ? checks : []).map((check, index): CheckedCalm => ({
    check,
    isSure: supply[index]?.sure === true,
    odds: calmOdds(check, supply[index], pinsOf(before.slice(0, index), check.hands, supply, index)),
  }));
  const unknown = [
    ...aloneOdds.flatMap((each) => each.unknown('task')),
    ...calm.flatMap(unknownCalm),
    ...clashesOdds.flatMap((each) => each.unknown('clash')),
  ];
  const idle = [...plan.blocked.map((deed) => idleOdds(plan, deed)), ...cardless];
  return {
    actions: inOrder(
      plan,
      [...aloneOdds, ...clashesOdds].flatMap((each) => each.actions),
    ),
    contests: [
      ...aloneOdds.flatMap((each) => each.task),
      ...calm.flatMap(({ odds }) => odds),
      ...clashesOdds.flatMap((each) => each.clash(cast)),
    ],
    ...(unknown.length === 0 ? {} : { unknown }),
    ...(idle.length === 0 ? {} : { idle }),
    ...(standing.length === 0 ? {} : { standing }),
  };
}

/** For everybody who can be hurt, in scenario order. */
function standingAfter(
  cast: Cast,
  throwings: readonly Throwing[],
  odds: readonly ThrowingOdds[],
): readonly StandingOdds[] {
  return withUndetermined(
    cast.fighters.values(),
    throwings.flatMap(({ deeds }) => deeds),
    odds.flatMap((each) => each.standing),
    new Map(odds.flatMap((each) => [...each.why])),
  );
}

interface CheckedCalm {
  readonly check: CalmThrow;
  readonly isSure: boolean;
  readonly odds: readonly ContestOdds[];
}

function unknownCalm({ check, isSure, odds }: CheckedCalm): readonly UnknownOdds[] {
  return odds.length > 0
    ? []
    : [
        {
          id: check.id,
          kind: calmCheck,
          parties: partiesOf(check),
          source: check.check.shock.source,
          why: isSure ? tooFew : mayBeShort,
        },
      ];
}

function idleOdds({ fight }: RoundPlan, { actor, announcement }: Deed): IdleOdds {
  const why = isDown(conditionOf(fight, actor.name)) ? 'out of the fight' : 'in a panic';
  return { who: actor.name, why, source: announcement.source };
}

/** Those for whom the deck has no card left, where its size is known. */
function withoutCard({ deeds, hands }: Throwing, { sizes, sure }: Supply): readonly IdleOdds[] {
  const none = new Set(sure ? hands.map(({ hand }) => hand.id).filter((id) => sizes.get(id) === 0) : []);
  return deeds
    .filter(({ actor }) => none.has(actor.name))
    .map(({ actor, announcement: { source } }) => ({ who: actor.name, why: 'no card is left', source }));
}

interface ThrowingOdds {
  readonly actions: readonly ActionOdds[];
  readonly task: readonly ContestOdds[];
  readonly clash: (cast: Cast) => readonly ContestOdds[];
  readonly standing: readonly StandingOdds[];
  /** The reason that is given where there are no odds. */
  readonly unknown: (kind: 'task' | 'clash') => readonly UnknownOdds[];
  /** By name, the reason why a combatant’s standing can’t be computed. */
  readonly why: ReadonlyMap<string, string>;
}

const withoutOdds: ThrowingOdds = {
  actions: [],
  task: [],
  clash: () => [],
  standing: [],
  unknown: () => [],
  why: new Map(),
};

const [mayBeShort, tooFew, tooMany] = [
  'what is thrown before may leave the deck short',
  'the deck has too few cards for it',
  'too many throws to work out',
];

/** Empty where the odds can’t be computed: from an unsure supply, or where even a sample would take too long. */
function throwingOdds(
  plan: RoundPlan,
  throwing: Throwing,
  supply: Supply & { readonly pins: RoundPins },
  damage: Damage & Pick<Harming, 'taken'> & { readonly earlier: readonly Throwing[] },
): ThrowingOdds {
  const { decks, sizes, sure } = supply;
  const bare = contestOf(plan, throwing, decks, sizes);
  const throws = affordable(damage.throws, bare);
  const contest = sure ? { ...bare, following: followingOf(throws) } : bare;
  const isThrown = contest.hands.some((hand) => hand.side !== undefined);
  const plain = sure && isThrown ? contestCounts(contest) : undefined;
  const parties = throwing.deeds.map((deed) => deed.actor.name);
  const source = throwing.deeds[0]?.announcement.source ?? plan.round.source;
  const idOf = (kind: 'task' | 'clash'): string =>
    kind === 'task' ? throwing.deeds.map(taskId).join('') : clashId(throwing.deeds);
  const unknown: ThrowingOdds['unknown'] = (kind) =>
    isThrown ? [{ id: idOf(kind), kind, parties, source, why: sure ? tooMany : mayBeShort }] : [];
  if (plain === undefined)
    return {
      ...withoutOdds,
      unknown,
      ...(sure
        ? {}
        : { why: new Map(throwing.deeds.flatMap(({ targets }) => targets.map(({ name }) => [name, runsShort]))) }),
    };
  const certain = pinnedContest(contest, supply.pins);
  const pinned = certain === undefined ? undefined : contestCounts(certain);
  const harm = harmOf(plan, {
    throws,
    contest,
    plain,
    supply,
    taken: damage.taken,
    ...(certain === undefined || pinned === undefined ? {} : { pinned: { contest: certain, counts: pinned } }),
  });
  const inTimeOf = (deed: Deed, pins?: RoundPins): InTime | undefined =>
    inTime(plan, deed, { own: throwing, earlier: damage.earlier }, supply, pins);
  const distributions = harm.losses.length === 0 ? {} : { distributions: harm.losses };
  return {
    actions: throwing.deeds.flatMap((deed) =>
      oddsOfDeed(
        plan,
        deed,
        actionOdds(plain, deed.actor.name, inTimeOf(deed)),
        pinned === undefined ? undefined : actionOdds(pinned, deed.actor.name, inTimeOf(deed, supply.pins)),
      ),
    ),
    task: throwing.deeds.map((deed) => ({
      id: taskId(deed),
      kind: 'task',
      parties,
      source,
      outcomes: taskOutcomes,
      goals: new Map([[deed.actor.name, success]]),
      odds: oddsOfTask(deed, contest, plain),
      ...(certain === undefined || pinned === undefined ? {} : { pinned: oddsOfTask(deed, certain, pinned) }),
      ...distributions,
    })),
    clash: (cast) => [
      {
        id: idOf('clash'),
        kind: 'clash',
        parties,
        source,
        ...fullLabels(cast.stage, parties, plain),
        goals: new Map(throwing.deeds.map(({ actor }) => [actor.name, actingId(actor.group)])),
        outcomes: clashOutcomes(cast.stage),
        odds: clashOdds(cast.stage, plain),
        short: clashShort(plain),
        ...(pinned === undefined ? {} : { pinned: clashOdds(cast.stage, pinned) }),
        ...distributions,
      },
    ],
    standing: harm.standing,
    unknown: () => [],
    why: damage.undetermined,
  };
}

function fullLabels(
  setting: Setting,
  parties: readonly string[],
  counts: ContestCounts,
): Pick<ContestOdds, 'unopposed' | 'inFull'> {
  return parties.length === 1 ? { unopposed: true, inFull: failureInFull } : { inFull: clashInFull(setting, counts) };
}

function oddsOfDeed(
  plan: RoundPlan,
  deed: Deed,
  odds: OutcomeOdds | undefined,
  given: OutcomeOdds | undefined,
): readonly ActionOdds[] {
  const pool = plan.pools.actions.get(deed.actor.name);
  const target = deed.targets[0];
  if (pool === undefined || odds === undefined) return [];
  return [
    {
      id: deed.actor.name,
      actor: deed.actor.name,
      verb: deed.verb,
      words: `${deed.actor.called} ${deedWords(deed)}`,
      pool,
      outcomes: actionOutcomes,
      odds,
      source: deed.announcement.source,
      ...(target === undefined ? {} : { target: target.name }),
      ...(given === undefined ? {} : { pinned: given }),
    },
  ];
}

/** A tie is a throw of exactly what had to be exceeded: no success, but listed separately for the Host. */
function oddsOfTask(deed: Deed, contest: Contest, { chances }: ContestCounts): OutcomeOdds {
  const succeeds = chances.hands.get(deed.actor.name)?.takesEffect ?? none;
  return taskOdds(succeeds, equalChance(deed, contest));
}

function equalChance(deed: Deed, contest: Contest): Fraction {
  const other = tiesWith(contest, deed.actor.name);
  return other === undefined ? none : chancesOf(comparison(contest, deed.actor.name, other)).tie;
}

/** In announcing order, whichever contest an action belongs to. */
function inOrder(plan: RoundPlan, actions: readonly ActionOdds[]): readonly ActionOdds[] {
  const order = [...plan.context.deeds.keys()];
  return [...actions].sort((a, b) => order.indexOf(a.actor) - order.indexOf(b.actor));
}
