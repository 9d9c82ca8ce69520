/** An attack of which nobody knows what it would do. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import type { RoundContext } from '../../round-context.ts';
import { missingInRounds } from '../written.ts';
import { add } from '../../../../checking/mending.ts';

export const undescribedAttack: LintRule<QuickShotFact> = {
  id: 'undescribed-attack',
  severity: 'warning',
  title: 'An attack without consequences',
  explanation:
    'The GM doesn’t roll an attack, but tells the player what it does to a character who doesn’t avoid it. Without that the player can’t say whether the character should.',
  messages: { nothing: 'Nothing says what becomes of {name} if this attack isn’t avoided; write it behind “on hit”' },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  combatant the Thug (he) of the Host
  round 1
    the Thug: punches Tom.
              ^^^^^^^
+     on hit "bruised ribs"
    Tom: gambles on "the door behind him".
      easy "roll with it" avoids the Thug
      common "reach the door"
`),
  check: ({ scenario }) => missingInRounds(scenario, ({ context }) => undescribed(context)),
};

function undescribed({ threats, round }: RoundContext): readonly Finding[] {
  return round.announcements.flatMap((announcement) => {
    const on = [
      ...new Set(threats.filter(({ deed }) => deed.announcement === announcement).map((threat) => threat.on)),
    ];
    const isDescribed =
      announcement.prose.some(({ kind }) => kind === 'on hit') ||
      factsOf(announcement.clauses, 'deals wound').length > 0;
    if (on.length === 0 || isDescribed) return [];
    return [
      found(undescribedAttack, 'nothing', announcement.verb.source, naming('name', ...on), {
        fixes: [add('on hit "…"', announcement.source)],
      }),
    ];
  });
}
