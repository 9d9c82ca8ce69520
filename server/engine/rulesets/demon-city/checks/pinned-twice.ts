/** Two pins of one and the same throw. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement } from '../../../scenario.ts';
import { factsOf, type DemonCityFact, type Pin } from '../facts.ts';
import { remove } from '../../../checking/mending.ts';

export const pinnedTwice: LintRule<DemonCityFact> = {
  id: 'pinned-twice',
  severity: 'warning',
  title: 'A throw that is pinned twice',
  explanation:
    'Of two pins of the same throw in one place the later one counts. A pin that names whose throw it is, or on whom it falls, goes before one that names nobody, so both of these can stand.',
  messages: {
    earlier: 'The same throw is pinned again below, and the later pin counts, so this one changes nothing',
    later: 'It is pinned again here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
    Ann: punches Bill.
-     throws 4
      ^^^^^^^^
      throws 9
    Bill: kicks Ann.
`),
  *check({ scenario }) {
    for (const { facts, announcements } of scenario.rounds) {
      yield* hidden(factsOf(facts, 'pin'));
      for (const announcement of announcements) yield* hidden(factsOf(announcement.clauses, 'pin'), announcement);
    }
  },
};

function hidden(pins: readonly Pin[], announcement?: Announcement<DemonCityFact>): readonly Finding[] {
  return pins.flatMap((pin, index) => {
    const later = pins.slice(index + 1).find((other) => throwOf(other) === throwOf(pin));
    if (later === undefined) return [];
    const related = [{ source: later.source, message: 'later' }];
    return [
      found(
        pinnedTwice,
        'earlier',
        pin.source,
        {},
        { fixes: [remove(pin, announcement, true, 'Remove the earlier pin')], related },
      ),
    ];
  });
}

/**
 * Tells apart the throws that pins are of. A name that nobody has is a finding of its own, and stands for nobody else.
 */
function throwOf({ what, of, to }: Pin): string {
  return JSON.stringify([what, of?.id ?? of?.text, to?.id ?? to?.text]);
}
