/** Somebody who attempts something for a second time in one round. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { fightersNamed } from '../../cast.ts';
import { isGivenUp, type Attempt } from '../../attempt.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';
import { foundInRounds } from '../written.ts';
import { add } from '../../../../checking/mending.ts';

export const secondAttemptInRound: LintRule<QuickShotFact> = {
  id: 'second-attempt-in-round',
  severity: 'warning',
  title: 'A second attempt in one round',
  explanation:
    'Where a fight goes in rounds, each character has one action in each, or several at once in a multi-action. The GM may leave that pattern, and the round is then said to be loose.',
  messages: {
    second:
      '{Name} attempts something in this round already; make it one attempt with several actions, or call this a loose round',
    first: 'The first attempt',
  },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  round 1
    Tom: gambles on "the door behind him".
      common "reach the door"
-   Tom: gambles on "a weapon".
    ^^^
      common "grab the crowbar"
`),
  check: ({ scenario }) => foundInRounds(scenario, again),
};

/** Compulsion checks interrupt what somebody does, and aren’t counted; nor is what the player or the GM gives up. */
function again(plan: RoundPlan): readonly Finding[] {
  const {
    context: { cast, round },
  } = plan;
  if (factsOf(round.facts, 'loose round').length > 0) return [];
  const made = plan.attempts.filter((attempt) => attempt.kind === 'gamble' && !isGivenUp(attempt));
  return made.flatMap((attempt, index) => {
    const { actor, announcement } = attempt.deed;
    const first = made.slice(0, index).find(({ deed }) => deed.actor === actor);
    if (first === undefined) return [];
    const at =
      announcement.actors.find((ref) => fightersNamed(cast, [ref]).includes(actor))?.source ?? announcement.source;
    return [
      found(secondAttemptInRound, 'second', at, naming('name', actor), {
        related: [{ source: first.deed.announcement.source, message: 'first' }],
        fixes: [...merging(plan, first, attempt), add('loose round "…"', round.source)],
      }),
    ];
  });
}

/**
 * Without its own head the actions of the second belong to the first, so long as that stands directly above and one bet
 * and one roll are left.
 */
function merging({ context: { round } }: RoundPlan, first: Attempt, second: Attempt): readonly Fix[] {
  const [one, other] = [first.deed.announcement, second.deed.announcement];
  const isNext =
    round.announcements.indexOf(other) === round.announcements.indexOf(one) + 1 &&
    other.actors.length === 1 &&
    one.actors.length === 1;
  const isPlain =
    other.clauses.every(({ kind }) => kind !== 'bet' && kind !== 'rolls') &&
    factsOf(other.clauses, 'action').length > 0;
  return isNext && isPlain
    ? [{ title: 'Make it one attempt', certain: false, intents: [{ do: 'remove sentence', at: other.source }] }]
    : [];
}
