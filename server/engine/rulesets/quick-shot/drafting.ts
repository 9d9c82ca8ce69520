/** Drafts for the writer: a starter scenario, a combatant’s block, and the likeliest announcements. */
import { calledInFull, handOf, opponentsOf } from '../../combatants.ts';
import type { Drafting, Starter } from '../../drafting.ts';
import type { Combatant, Scenario } from '../../scenario.ts';
import type { QuickShotFact } from './facts.ts';
import { id } from './rule-ids.ts';

const starter: Starter = {
  title: 'A first gamble, Quick Shot',
  about: 'A leap from roof to roof, its risk, and its odds',
  text: `scenario "The roof"
rules ${id}

read aloud "Rain, tar paper, and a gap between two houses that looked smaller from below."

combatant Rose (she) of the Players
  Willpower 5
  goal "Get away with the ledger" 2
  value "Leave nobody behind" 1
  drive "Be somebody, for once" 1
  minor advantage "Light on her feet"

round 1
  Rose: gambles on "the other roof".
    common "leap across"
    using "Light on her feet"
    serves "Get away with the ledger"
    risk "four floors down"
    on success "She lands on her knees, and the ledger under her."
    on failure "Her fingers have the gutter, and the gutter comes loose."
`,
  places: [
    'The roof',
    'Rose',
    'Get away with the ledger',
    'Light on her feet',
    'the other roof',
    'leap across',
    'four floors down',
  ],
};

export const drafting: Drafting<QuickShotFact> = {
  starter,
  block: (hand) => (hand === 'Players' ? ['Willpower 5'] : []),
  announcements,
};

/** Players’ characters gamble; opponents attack one of them, or do something that needs no roll. */
function announcements(
  scenario: Scenario<QuickShotFact>,
  who: Combatant<QuickShotFact>,
): readonly (readonly string[])[] {
  const name = calledInFull(who);
  if (handOf(scenario, who) === 'Players')
    return [[`${name}: gambles on "what they want".`, '  common "how they go about it"', '  risk "what can go wrong"']];
  const attacks = opponentsOf(scenario, who)
    .slice(0, mostTargets)
    .map((target) => [`${name}: attacks ${calledInFull(target)}.`]);
  return [...attacks, [`${name}: waits.`]];
}

const mostTargets = 4;
