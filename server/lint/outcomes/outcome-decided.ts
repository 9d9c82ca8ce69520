/** An action whose outcome is practically certain. */
import {
  eachOnce,
  found,
  isFirst,
  mayLack,
  percent,
  sameSource,
  sentence,
  type ActionOdds,
  type Figure,
  type Finding,
  type Found,
  type OutcomeContext,
  type OutcomeOdds,
  type OutcomeRule,
  type RoundOdds,
  wordsOf,
  example,
} from '../../engine/index.ts';
import { announcementOf, areOpposed, decidedTogether, isWrong, type Decided } from './contests.ts';

/** Below the first and above the second, a throw counts as decided. */
const [least, most] = [1 / 100, 99 / 100];

const messages = ['never', 'hardly', 'mostly', 'always'] as const;

/** Maximum number of related actions with the same result. */
const mostOthers = 20;

export const outcomeDecided: OutcomeRule = {
  id: 'outcome-decided',
  severity: 'info',
  title: 'A throw that decides next to nothing',
  explanation:
    'What happens in less than 1% of all throws, or in more than 99%, is as good as decided before anybody ' +
    'throws. That may be just what you want: a wall too smooth to climb. If it isn’t, one throw more or less ' +
    'for somebody, or another number to exceed, makes the throw matter again.',
  messages: {
    never: '{Deed}: this never {outcome}, whatever is thrown{course}',
    hardly: '{Deed}: this {outcome} in {chance} of all throws{course}',
    mostly: '{Deed}: this {outcome} in {chance} of all throws{course}, so the throw decides next to nothing',
    always: '{Deed}: this always {outcome}, whatever is thrown{course}',
    also: 'This too',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
    Ilse: climbs "the wall" at 1/6.
          ^^^^^^
-     3 penalty dice "mail, rain and a lantern in one hand"
+     1 penalty die "mail"
`),
  *check(context) {
    yield* eachOnce(decidedIn(context));
  },
};

/** Yields after each round. */
function* decidedIn(context: OutcomeContext): Found {
  for (const round of context.odds.rounds) {
    for (const decided of decidedTogether(round)) yield* findingsOf(context, round, decided);
    yield undefined;
  }
}

/**
 * One finding for all actions that a contest decides alike, and one for all that are thrown for alone. If one of its
 * actions is nearly certain to succeed, the others aren't reported.
 */
function findingsOf(context: OutcomeContext, round: RoundOdds, decided: Decided): readonly Finding[] {
  const written = context.scenario.rounds[round.index];
  if (written === undefined || mayLack(context.scenario, written)) return [];
  const isUnsure = ({ source, pool }: ActionOdds): boolean =>
    pool.bounded !== undefined || isWrong(context, round, source);
  if (decided.contest !== undefined && decided.actions.some(isUnsure)) return [];
  const actions = decided.actions.filter((action) => !isUnsure(action));
  const done = actions.filter((action) => isAsGoodAsDone(context, round, decided, action));
  const few = actions.filter(({ odds }) => exactly(odds, (chance) => chance.compare(least) < 0));
  const listed = decided.contest === undefined ? [...done, ...few] : done.length > 0 ? done : few;
  return messages.flatMap((message) =>
    toFinding(
      context,
      round,
      message,
      listed.filter(({ odds }) => messageFor(odds) === message),
    ),
  );
}

/**
 * It has to be against somebody, or for a number that can be missed; a contest with uncertain outcomes of its own isn't
 * decided.
 */
function isAsGoodAsDone(
  { scenario }: OutcomeContext,
  round: RoundOdds,
  { contest }: Decided,
  { odds, source }: ActionOdds,
): boolean {
  if (!exactly(odds, (chance) => chance.compare(most) > 0)) return false;
  if (contest !== undefined && [...contest.odds.values()].every(({ chance }) => chance.compare(most) <= 0))
    return false;
  if (contest !== undefined && areOpposed(scenario, contest.parties)) return true;
  return (
    announcementOf(scenario, round, source)?.targets.length === 0 && exactly(odds, (chance) => chance.compare(1) < 0)
  );
}

/** Whether a predicate holds for the chance of the first outcome, and that chance is exact. */
function exactly(odds: OutcomeOdds, holds: (chance: Figure['chance']) => boolean): boolean {
  const [first] = odds.values();
  return first !== undefined && first.sample === undefined && first.bound === undefined && holds(first.chance);
}

function messageFor(odds: OutcomeOdds): (typeof messages)[number] {
  if (exactly(odds, (chance) => chance.compare(0) === 0)) return 'never';
  if (exactly(odds, (chance) => chance.compare(1) === 0)) return 'always';
  return exactly(odds, (chance) => chance.compare(least) < 0) ? 'hardly' : 'mostly';
}

function toFinding(
  { scenario }: OutcomeContext,
  round: RoundOdds,
  message: string,
  [first, ...others]: readonly ActionOdds[],
): readonly Finding[] {
  const [shown] = first?.odds ?? [];
  if (first === undefined || shown === undefined) return [];
  const [outcome, figure] = shown;
  // A sentence that announces for many is listed once.
  const elsewhere = others.filter(({ source }, index) =>
    [first, ...others.slice(0, index)].every((other) => !sameSource(other.source, source)),
  );
  const at = announcementOf(scenario, round, first.source)?.verb.source ?? first.source;
  return [
    found(
      outcomeDecided,
      message,
      at,
      {
        Deed: sentence(first.words),
        outcome: wordsOf(first.outcomes, outcome),
        chance: percent(figure),
        course: isFirst(scenario, { number: round.round }) ? '' : ', over all courses that reach this round',
      },
      elsewhere.length === 0
        ? {}
        : { related: elsewhere.slice(0, mostOthers).map(({ source }) => ({ source, message: 'also' })) },
    ),
  ];
}
