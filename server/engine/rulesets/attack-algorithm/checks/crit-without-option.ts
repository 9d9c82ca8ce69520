/** Pinned dice of extra degrees where nothing is rolled for any. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, Scenario } from '../../../scenario.ts';
import { factsOf, type AttackFact } from '../facts.ts';
import { chooses } from '../options.ts';
import { actionKind } from '../vocabulary.ts';
import { add, remove } from '../../../checking/mending.ts';
import { announcementsOf, headFacts } from './sayings.ts';

export const critWithoutOption: LintRule<AttackFact> = {
  id: 'crit-without-option',
  severity: 'warning',
  title: 'Extra degrees that aren’t rolled for',
  explanation:
    'The text considers a roll for extra degrees where every die hits, or every die misses, and hasn’t settled on it. A scenario switches it on by “option crit explosion on”, for checks. Whether it would add hits to an attack the text doesn’t say, so it adds none.',
  messages: {
    off: '“crit rolls” changes nothing: the text only considers extra degrees, and they aren’t switched on here; write “option crit explosion on”',
    attack: '“crit rolls” changes nothing in an attack: the text doesn’t say whether extra degrees would be extra hits',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
+ option crit explosion on
  combatant Ilse (she) of the Players
  round 1
    Ilse: climbs "the wall" at 3/6.
      rolls 2
      crit rolls 1 4
      ^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    const settled = factsOf(headFacts(scenario), 'spoken decision').some(({ about }) => about === 'crit in attacks');
    for (const announcement of announcementsOf(scenario, 'attack', 'check'))
      yield* unrolled(scenario, announcement, settled);
  },
};

function unrolled(
  scenario: Scenario<AttackFact>,
  announcement: Announcement<AttackFact>,
  settled: boolean,
): readonly Finding[] {
  const [pin] = factsOf(announcement.clauses, 'pinned crit');
  if (pin === undefined) return [];
  if (actionKind(announcement.kind) === 'attack') {
    return settled ? [] : [found(critWithoutOption, 'attack', pin.source, {}, { fixes: [remove(pin, announcement)] })];
  }
  if (chooses(scenario, 'crit explosion', 'on')) return [];
  return [
    found(
      critWithoutOption,
      'off',
      pin.source,
      {},
      { fixes: [add('option crit explosion on', scenario.rules.source ?? scenario.source), remove(pin, announcement)] },
    ),
  ];
}
