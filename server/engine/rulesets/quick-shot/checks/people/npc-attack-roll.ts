/** An opponent’s attack with dice or actions of its own. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInAnnouncements, isAll, type Announced } from './announced.ts';
import { remove } from '../../../../checking/mending.ts';

export const npcAttackRoll: LintRule<QuickShotFact> = {
  id: 'npc-attack-roll',
  severity: 'error',
  title: 'An opponent’s attack that is rolled',
  explanation:
    'The GM rolls no attack. The players hear what an attack would do to a character, and whether it does is up to the roll with which the character avoids it. So an attack has neither dice nor actions nor difficulties.',
  messages: {
    rolls: 'Nobody rolls for {name}, so these dice mean nothing; whoever is attacked rolls to avoid it',
    dice: 'Nobody rolls for {name}, so there are no dice whose number or target could be another',
    action:
      'Nobody rolls for {name}, so an attack has no actions; write what it does behind “on hit”, and let whoever is attacked avoid it',
  },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  combatant the Thug (he) of the Host
  round 1
    the Thug: punches Tom.
-     common "land a blow"
      ^^^^^^^^^^^^^^^^^^^^
-     rolls 5 5 6 7 8 1 2 3
      ^^^^^^^^^^^^^^^^^^^^^
      on hit "bruised ribs"
    Tom: gambles on "the door behind him".
      easy "roll with it" avoids the Thug
      common "reach the door"
`),
  check: ({ scenario }) => foundInAnnouncements(scenario, rolled),
};

function rolled(announced: Announced): readonly Finding[] {
  const { announcement, actors } = announced;
  if (!isAll(announced, 'threat')) return [];
  return announcement.clauses.flatMap((fact) => {
    const message = messageFor(fact);
    return message === undefined
      ? []
      : [
          found(npcAttackRoll, message, fact.source, naming('name', ...actors), {
            fixes: [remove(fact, announcement, true)],
          }),
        ];
  });
}

function messageFor(fact: QuickShotFact): 'rolls' | 'action' | 'dice' | undefined {
  if (fact.kind === 'foreign') return fact.what === 'pool' || fact.what === 'target' ? 'dice' : undefined;
  return fact.kind === 'rolls' || fact.kind === 'action' ? fact.kind : undefined;
}
