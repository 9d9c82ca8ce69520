/** An extra or lost throw that changes no chance noticeably. */
import {
  calledByName,
  found,
  mayLack,
  removal,
  sameSource,
  type ActionOdds,
  type Announcement,
  type Fact,
  type Figure,
  type Finding,
  type Intent,
  type Modifier,
  type OutcomeContext,
  type OutcomeRule,
  type RoundOdds,
  type Source,
  example,
} from '../../engine/index.ts';
import { isFoundIn, isWrong } from './contests.ts';
import { furthestMove } from './furthest-move.ts';

/**
 * Limits: contests with more parties are skipped, and at most this many reasons are examined, because a remark isn't
 * worth a wait.
 */
const [mostParties, mostQuestions] = [12, 100];

/** A hundredth of a percentage point: a smaller change isn't visible anywhere. */
const leastNoticed = 1 / 10_000;

/** Maximum number of related reasons per contest. */
const mostOthers = 20;

export const advantageWithoutEffect: OutcomeRule = {
  id: 'advantage-without-effect',
  severity: 'info',
  title: 'An advantage or hindrance without effect',
  explanation:
    'It gives or takes a throw, but every chance is the same without it, or changes by ' +
    'less than 0.01 points: for example where all cards that could be drawn are alike, or where no throw can ' +
    'make a difference any more.',
  messages: {
    nothing: 'This counts for {name}, but every chance is the same without it',
    little: 'This counts for {name}, but {adds} less than 0.01 points',
    also: 'This has hardly any effect either',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
- deck of the Players: 3 of each 7 to 7
+ deck of the Players: 3 of each 7 to 8
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 2
  round 1
    Ann: grabs Bill.
      advantage "he is looking at the lamp"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Bill: punches Ann.
`),
  *check(context) {
    const results = new Map<string, Useless[]>();
    for (const reason of writtenReasons(context)) {
      const useless = asUseless(context, reason);
      yield undefined;
      if (useless === undefined) continue;
      const alike = results.get(useless.place) ?? [];
      alike.push(useless);
      results.set(useless.place, alike);
    }
    for (const alike of results.values()) yield* toFinding(context, alike);
  },
};

/** A reason without a noticeable effect; those of one contest and message have the same `place`. */
interface Useless {
  readonly source: Source;
  readonly removal: Intent;
  readonly message: 'nothing' | 'little';
  readonly use: Use;
  readonly place: string;
}

function asUseless(context: OutcomeContext, { source, removal, uses }: WrittenReason): Useless | undefined {
  const [use] = uses;
  const moves = uses.map((each) => moveOf(context, each));
  if (use === undefined || moves.some((move) => move === undefined || move.compare(leastNoticed) >= 0))
    return undefined;
  const message = moves.every((move) => move?.equals(0) === true) ? 'nothing' : 'little';
  const contest = use.round.contests.find(({ parties }) => parties.includes(use.action.actor));
  return { source, removal, message, use, place: `${use.round.index}/${contest?.parties.join('/') ?? ''}/${message}` };
}

function toFinding({ scenario }: OutcomeContext, [first, ...others]: readonly Useless[]): readonly Finding[] {
  if (first === undefined) return [];
  const {
    source,
    message,
    use: { action, modifier },
  } = first;
  return [
    found(
      advantageWithoutEffect,
      message,
      source,
      { name: calledByName(scenario, action.pool.who), adds: modifier.amount < 0 ? 'takes' : 'adds' },
      {
        // Of two that have no effect together, one may have some without the other: so each is removed separately.
        fixes: [{ title: 'Remove it', certain: false, intents: [first.removal] }],
        ...(others.length === 0
          ? {}
          : { related: others.slice(0, mostOthers).map((other) => ({ source: other.source, message: 'also' })) }),
      },
    ),
  ];
}

/** A reason as it counts in one pool of one round. */
interface Use {
  readonly round: RoundOdds;
  readonly action: ActionOdds;
  readonly modifier: Modifier;
}

interface WrittenReason {
  readonly source: Source;
  /** Takes it out of the text. */
  readonly removal: Intent;
  readonly uses: readonly Use[];
}

/**
 * The reasons in the writer’s own words that count somewhere, with all pools they count in. None is in the sentence of
 * an announcement, or has other findings; reasons that follow from something else, such as a stat, aren't included.
 */
function writtenReasons({ scenario, odds, findings }: OutcomeContext): readonly WrittenReason[] {
  const written: readonly Omit<WrittenReason, 'uses'>[] = [
    ...removable([...scenario.facts, ...scenario.rounds.flatMap(({ facts }) => facts)]),
    ...scenario.rounds
      .flatMap(({ announcements }) => announcements)
      .flatMap((announcement) => removable(ownClauses(announcement), announcement)),
  ];
  const uses = odds.rounds.flatMap((round) =>
    round.actions.flatMap((action) =>
      action.pool.modifiers
        .filter(({ standing, words }) => standing === 'counted' && words !== undefined)
        .map((modifier): Use => ({ round, action, modifier })),
    ),
  );
  const unsure = new Set(odds.rounds.filter(({ index }) => isUnsure(scenario, index)));
  return written
    .map((each) => ({ ...each, uses: uses.filter(({ modifier }) => sameSource(modifier.source, each.source)) }))
    .filter(
      (reason) =>
        reason.uses.length > 0 &&
        !reason.uses.some(({ round }) => unsure.has(round)) &&
        !isFoundIn(findings, reason.source),
    )
    .slice(0, mostQuestions);
}

function removable(facts: readonly Fact[], announcement?: Announcement): readonly Omit<WrittenReason, 'uses'>[] {
  return facts.map((fact) => ({ source: fact.source, removal: removal(fact, announcement) }));
}

/** The clauses in sentences below the announcement. */
function ownClauses({ clauses, source }: Announcement): readonly Fact[] {
  return clauses.filter((clause) => clause.source.sentence !== source.sentence);
}

function isUnsure(scenario: OutcomeContext['scenario'], index: number): boolean {
  const written = scenario.rounds[index];
  return written === undefined || mayLack(scenario, written);
}

/**
 * The largest change of a chance; undefined if unknown, if the announcement has other findings, or if under a cap
 * another reason would only take its place.
 */
function moveOf(context: OutcomeContext, { round, action, modifier }: Use): Figure['chance'] | undefined {
  const { actor, pool } = action;
  if (isWrong(context, round, action.source) || pool.modifiers.some(({ standing }) => standing === 'capped'))
    return undefined;
  if (round.contests.some(({ parties }) => parties.includes(actor) && parties.length > mostParties)) return undefined;
  const other = context.changed({ round: round.index, change: { who: actor, without: modifier } });
  return other === undefined ? undefined : furthestMove(round, other, actor);
}
