/** The Situation Die after a successful defence, claimed by hand. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Scenario } from '../../../scenario.ts';
import { remove } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';
import { factsOf, sameWords, type DemonCityFact } from '../../demon-city/facts.ts';

/**
 * The words by which it is known, beside sentences as “he dodged her last round”; nothing is guessed from meaning
 * (reading t37).
 */
const claims = [
  'improved position',
  'defended last round',
  'defence last round',
  'defense last round',
  'successful defence',
  'successful defense',
  'successful defence last round',
  'successful defense last round',
  'last round’s defence',
  "last round's defence",
  'last round’s defense',
  "last round's defense",
];

export const claimedPosition: LintRule<DemonCityFact> = {
  id: 'claimed-position',
  severity: 'warning',
  title: 'A die after a defence, claimed by hand',
  explanation:
    'Who has defended successfully in the last round has a Situation Die for it by itself. Written by hand it is one more advantage, and counts although nothing was defended.',
  messages: {
    claimed: 'The Situation Die after a defence follows from the last round; written by hand, it counts a second time',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: dodges.
    Bill: punches Ann.
  round 2
    Ann: punches Bill.
-     advantage "defended last round"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const { facts, announcement } of sayings(scenario)) {
      for (const fact of factsOf(facts, 'advantage')) {
        if (!isClaim(scenario, sameWords(fact.words.text))) continue;
        yield found(claimedPosition, 'claimed', fact.source, {}, { fixes: [remove(fact, announcement, true)] });
      }
    }
  },
};

/** Somebody’s own defence of the last round, or just “dodged”: with or without who defended and against whom. */
function isClaim({ combatants }: Scenario<DemonCityFact>, words: string): boolean {
  const names = combatants.map(({ name }) => sameWords(name));
  const rest = (last: string): string =>
    [...names, 'he', 'she', 'it', 'they', 'him', 'her', 'them', 'has', 'have', 'successfully']
      .reduce((left, each) => left.replace(` ${each} `, ' '), ` ${last} `)
      .trim();
  return claims.includes(words) || /^(?:defended|dodged|blocked|parried)(?: (?:in )?last round)?$/.test(rest(words));
}
