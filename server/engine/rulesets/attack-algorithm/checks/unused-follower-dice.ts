/** Bonus and penalty dice of somebody who rolls one die in any case. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import { deedRolls } from '../plan.ts';
import type { Announcement, NameRef, Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import { championFact } from './champions.ts';
import { remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { diceOf } from './rolls.ts';
import { sayings } from '../../../checking/sayings.ts';
import { allPlans } from './written.ts';

export const unusedFollowerDice: LintRule<AttackFact> = {
  id: 'unused-follower-dice',
  severity: 'warning',
  title: 'Dice for somebody who isn’t the champion',
  explanation:
    'Only the champion rolls more than one die. What is written as bonus or penalty dice for anybody else changes nothing; their target number counts as usual.',
  messages: {
    unused:
      '{Name} isn’t the champion and rolls one die, so this changes nothing; give it to {champion}, or make {name} the champion',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    Attack Bonus 3
  combatant Tam (he) of the Players
    Attack Bonus 1
  combatant Brok (he) of the Host
  situation "a gate"
    champion Ilse.
    advantage "the high ground" for Ilse and Tam.
-   disadvantage "knee-deep mud" for Tam.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    Ilse: attacks Brok.
    Tam: attacks Brok.
-     2 bonus dice "he comes from behind"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    const { used, unused } = standingOfDice(scenario);
    if (unused.size === 0) return;
    const facts = new Map(
      sayings(scenario).flatMap((saying) =>
        saying.facts.map((fact) => [placeOf(fact.source), { fact, announcement: saying.announcement }] as const),
      ),
    );
    yield* eachOnce(
      [...unused].flatMap(([place, follower]) => (used.has(place) ? [] : unusedAt(facts.get(place), follower))),
    );
  },
};

interface Follower {
  readonly fighter: Fighter;
  readonly champion: Fighter;
  /** The name by which the champion is nominated. */
  readonly nominated: NameRef | undefined;
}

function unusedAt(
  said: { readonly fact: AttackFact; readonly announcement: Announcement<AttackFact> | undefined } | undefined,
  { fighter, champion, nominated }: Follower,
): readonly Finding[] {
  if (said === undefined) return [];
  const { fact, announcement } = said;
  const [only, ...more] = fact.kind === 'advantage' || fact.kind === 'disadvantage' ? fact.of : [];
  return [
    found(
      unusedFollowerDice,
      'unused',
      fact.source,
      { ...naming('name', fighter), ...naming('champion', champion) },
      {
        fixes: [
          ...(only === undefined || more.length > 0 || announcement !== undefined
            ? []
            : [{ ...write(champion.called, only.source), title: `Give it to ${champion.called}` }]),
          ...(nominated === undefined
            ? []
            : [{ ...write(fighter.called, nominated.source), title: `Make ${fighter.called} the champion` }]),
          remove(fact, announcement),
        ],
      },
    ),
  ];
}

/**
 * The places whose dice somebody rolls in any round, and those whose dice a follower doesn’t roll. The dice of an
 * attack bonus stand at no sentence of their own: it belongs to a person. Where a side has no champion, that is found
 * already.
 */
function standingOfDice(scenario: Scenario<AttackFact>): {
  readonly used: ReadonlySet<string>;
  readonly unused: ReadonlyMap<string, Follower>;
} {
  const used = new Set<string>();
  const unused = new Map<string, Follower>();
  for (const plan of allPlans(scenario)) {
    const champions = new Map(
      plan.exchanges.flatMap(({ sides }) => sides).map(({ group, champion }) => [group, champion]),
    );
    for (const {
      deed: { actor },
      roll,
    } of deedRolls(plan)) {
      const champion = champions.get(actor.group);
      for (const { standing, source } of diceOf(roll.pool)) {
        if (standing !== 'unused' || champion === undefined) used.add(placeOf(source));
        else if (!unused.has(placeOf(source)))
          unused.set(placeOf(source), {
            fighter: actor,
            champion,
            nominated: championFact(plan.context, champion)?.who,
          });
      }
    }
  }
  return { used, unused };
}

function placeOf({ file, sentence, start }: Source): string {
  return `${file}/${sentence}/${start}`;
}
