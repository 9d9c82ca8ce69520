/** A superior form over somebody of one's own side. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { fightersNamed, type Cast } from '../cast.ts';
import { factsOf, type AttackFact, type FormOver } from '../facts.ts';
import { remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { headFacts } from './sayings.ts';
import { writtenRounds } from './written.ts';

export const formOverAlly: LintRule<AttackFact> = {
  id: 'form-over-ally',
  severity: 'warning',
  title: 'A superior form over an ally',
  explanation: 'Form counts where one attacks the other, so between enemies.',
  messages: {
    ally: '{Worse} is on the same side as {better}, and form counts between enemies alone, so this changes nothing',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
- combatant Tam (he) of the Players
+ combatant Tam (he) of the Host
  situation "a gate"
    Ilse has superior form over Tam "spear against knife".
                                ^^^
`),
  *check({ scenario }) {
    const { cast } = writtenRounds(scenario);
    for (const fact of factsOf(headFacts(scenario), 'form over')) yield* overAllies(cast, fact);
  },
};

/** Of a name only if it has no enemy among those who are better; somebody over themselves is found elsewhere. */
function overAllies(cast: Cast, fact: FormOver): readonly Finding[] {
  const better = fightersNamed(cast, fact.better);
  return fact.worse.flatMap((ref) => {
    const worse = fightersNamed(cast, [ref]);
    const [first] = better;
    if (
      first === undefined ||
      worse.length === 0 ||
      worse.some((other) => better.includes(other) || better.some(({ group }) => group !== other.group))
    )
      return [];
    return [
      found(
        formOverAlly,
        'ally',
        ref.source,
        { ...naming('worse', ...worse), ...naming('better', first) },
        { fixes: fact.worse.length === 1 ? [remove(fact)] : [] },
      ),
    ];
  });
}
