/** A bet under what an opponent announces. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { foundInAnnouncements, type Announced } from './announced.ts';
import { remove } from '../../../../checking/mending.ts';

export const npcBet: LintRule<QuickShotFact> = {
  id: 'npc-bet',
  severity: 'warning',
  title: 'An opponent’s bet',
  explanation:
    'Willpower that is bet adds dice to a roll. Nobody rolls for an opponent, so there is nothing to add them to.',
  messages: { bet: 'Nobody rolls for {name}, so there are no dice that a bet could add to' },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  combatant the Thug (he) of the Host
  round 1
    the Thug: punches Tom.
      on hit "bruised ribs"
-     bets 1 WP
      ^^^^^^^^^
    Tom: gambles on "the door behind him".
      easy "roll with it" avoids the Thug
      common "reach the door"
`),
  check: ({ scenario }) => foundInAnnouncements(scenario, bets),
};

function bets({ announcement, actors }: Announced): readonly Finding[] {
  if (!actors.every(({ isNpc }) => isNpc)) return [];
  return factsOf(announcement.clauses, 'bet').map((bet) =>
    found(npcBet, 'bet', bet.source, naming('name', ...actors), { fixes: [remove(bet, announcement, true)] }),
  );
}
