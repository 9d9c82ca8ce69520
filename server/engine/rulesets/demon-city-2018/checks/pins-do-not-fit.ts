/** Pinned throws that the throw or the deck can't give. */
import type { Source } from '../../../source.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { pinProblems } from '../pin-problems.ts';
import { hasPins, pinnedRounds } from './pins.ts';
import { shownCourse } from './shown-course.ts';

export const pinsDoNotFit: LintRule<DemonCityFact> = {
  id: 'pins-do-not-fit',
  severity: 'error',
  late: true,
  title: 'Pinned throws that can’t be',
  explanation:
    'A pin names the card that counts, or every card of the throw: as many as there are throws, and each one in the deck. A card that isn’t there is left out, and another is thrown in its place.',
  messages: {
    count:
      '{name} has {throws}, so {pins} cards can’t be pinned: as many as fit are thrown, and any others are drawn; pin the one that counts, or all of them',
    damage:
      'The damage to {name} takes {throws}, so {pins} cards can’t be pinned: as many as fit are thrown, and any others are drawn; pin the one that counts, or all of them',
    card: 'The deck of the {hand} has no {card} to throw: another is drawn in its place',
    few: 'The deck of the {hand} has fewer cards like {card} than are pinned here: others are drawn in their place',
    short:
      'All hands of a round lie on the table at once, and the deck of the {hand} has too few cards like {card} for that: another is drawn in its place',
    host: 'The Host throws nothing against what {name} does, so there is nothing to pin',
    check: 'No Calm Check of {name} is called for in this round, so there is nothing to pin',
    none: 'Nothing stands against what {name} does, so nothing is thrown for it, and there is nothing to pin',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 2
  combatant Carl (he) of the Host
    Agility 1  Toughness 2
  round 1
    Ann: punches Bill.
-     damage throws 4 4 4
      ^^^^^^^^^^^^^^^^^^^
+     damage throws 4 4
    Bill: punches Ann.
-     throws 12
      ^^^^^^^^^
-     damage throws 3 3
      ^^^^^^^^^^^^^^^^^
+     throws 10
  round 2
    Bill: grabs Ann.
    Carl: moves "to the stair".
-     throws 4
      ^^^^^^^^
`),
  *check({ scenario }) {
    if (!hasPins(scenario)) return;
    yield* shownCourse(scenario).goOn();
    const told = new Set<Source>();
    for (const { plan, certain } of pinnedRounds(scenario)) {
      for (const { hangs = false, message, source, data } of pinProblems(plan)) {
        if ((hangs && !certain) || told.has(source)) continue;
        told.add(source);
        yield found(pinsDoNotFit, message, source, data);
      }
      yield undefined;
    }
  },
};
