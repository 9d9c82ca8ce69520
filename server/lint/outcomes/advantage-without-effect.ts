/** An extra or lost throw by which no chance moves. */
import { found, mayLack, sameSource, type ActionOdds, type Announcement, type Fact, type Modifier, type OutcomeContext, type OutcomeRule, type RoundOdds, type Source } from '../../engine/index.ts';
import { isFoundIn, isWrong } from './contests.ts';
import { haveSameChances } from './same-chances.ts';

/** Of contests with more parties, and after so many questions, nothing is asked: a remark is no reason to wait. */
const [mostParties, mostQuestions] = [12, 100];

export const advantageWithoutEffect: OutcomeRule = {
  id: 'advantage-without-effect',
  severity: 'info',
  title: 'An advantage or hindrance without effect',
  explanation: 'It gives or takes a throw, and still every chance of what is thrown for is the same without it: as where all cards that could be drawn are alike, or nothing that is thrown could make a difference any more.',
  messages: { nothing: 'This counts for {name}, and still no chance is any other without it' },
  bad: `scenario "The cellar"
rules demon-city-2018
deck of the Players: 3 of each 7 to 7
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
round 1
  Ann: punches Bill.
    advantage "he is looking at the lamp"
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  Bill: punches Ann.
`,
  good: `scenario "The cellar"
rules demon-city-2018
deck of the Players: 3 of each 7 to 8
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
round 1
  Ann: punches Bill.
    advantage "he is looking at the lamp"
  Bill: punches Ann.
`,
  *check(context) {
    for (const { source, uses } of writtenReasons(context)) {
      const [use] = uses;
      if (use === undefined || uses.some((each) => hasEffect(context, each))) continue;
      yield found(advantageWithoutEffect, 'nothing', source, { name: use.action.pool.who }, {
        fixes: [{ title: 'Remove it', certain: false, intents: [{ do: 'remove sentence', at: source }] }],
      });
    }
  },
};

/** A reason as it counts in one pool of one round. */
interface Use {
  readonly round: RoundOdds;
  readonly action: ActionOdds;
  readonly modifier: Modifier;
}

interface WrittenReason {
  readonly source: Source;
  readonly uses: readonly Use[];
}

/**
 * The reasons in the writer’s own words that count somewhere, with all pools that they count in. Each has a sentence of its
 * own in which nothing else is found; what follows from other things said, as from a stat, is none.
 */
function writtenReasons({ scenario, odds, findings }: OutcomeContext): readonly WrittenReason[] {
  const facts: readonly Fact[] = [...scenario.facts, ...scenario.rounds.flatMap((round) => [...round.facts, ...round.announcements.flatMap(ownClauses)])];
  const uses = odds.rounds.flatMap((round) => round.actions.flatMap((action) => action.pool.modifiers
    .filter(({ standing, words }) => standing === 'counted' && words !== undefined).map((modifier): Use => ({ round, action, modifier }))));
  const unsure = new Set(odds.rounds.filter(({ index }) => isUnsure(scenario, index)));
  return facts.map(({ source }) => ({ source, uses: uses.filter(({ modifier }) => sameSource(modifier.source, source)) }))
    .filter((reason) => reason.uses.length > 0 && !reason.uses.some(({ round }) => unsure.has(round)) && !isFoundIn(findings, reason.source))
    .slice(0, mostQuestions);
}

/** The clauses that stand in sentences below the announcement. */
function ownClauses({ clauses, source }: Announcement): readonly Fact[] {
  return clauses.filter((clause) => clause.source.sentence !== source.sentence);
}

function isUnsure(scenario: OutcomeContext['scenario'], index: number): boolean {
  const written = scenario.rounds[index];
  return written === undefined || mayLack(scenario, written);
}

/** Also where nobody can tell, or something is to be mended first, or another would only take its place under a cap. */
function hasEffect(context: OutcomeContext, { round, action, modifier }: Use): boolean {
  const { actor, pool } = action;
  if (isWrong(context, round, action.source) || pool.modifiers.some(({ standing }) => standing === 'capped')) return true;
  if (round.contests.some(({ parties }) => parties.includes(actor) && parties.length > mostParties)) return true;
  const other = context.changed({ round: round.index, change: { who: actor, without: modifier } });
  return other === undefined || haveSameChances(round, other, actor) !== true;
}
