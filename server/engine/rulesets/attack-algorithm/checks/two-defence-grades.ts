/** Two defences of different grades against the same attack. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import { fightersNamed, thingKey, type Cast } from '../cast.ts';
import { gradeNamed } from '../defences.ts';
import { factsOf, type AttackFact, type Defence } from '../facts.ts';
import { keepOne } from './mending.ts';
import { saidTogether, traitsSaid } from './sayings.ts';
import { writtenRounds } from './written.ts';

export const twoDefenceGrades: LintRule<AttackFact> = {
  id: 'two-defence-grades',
  severity: 'error',
  title: 'Two grades of defence against one attack',
  explanation:
    'Against one attack somebody’s defences have one grade. What names the attack counts before what speaks of all; of two that say the same, the last one counts.',
  messages: {
    twice:
      'Here it is “{grade}”, and “{other}” against the same attack stands before: the last one counts; keep one of the two',
    first: 'It is said here first',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    carries arrows, spear
  combatant Brok (he) of the Host
-   defends fully against arrows, spears
+   defends fully against arrows
    defends barely against spear
            ^^^^^^
  round 1
    Ilse: attacks Brok with her spear.
  round 2
    Ilse: shoots Brok with her arrows.
`),
  *check({ scenario }) {
    const { cast } = writtenRounds(scenario);
    for (const traits of traitsSaid(scenario)) yield* eachOnce(contradicting(factsOf(traits, 'defence'), () => ['']));
    for (const facts of saidTogether(scenario))
      yield* eachOnce(contradicting(factsOf(facts, 'defence'), (defence) => namesOf(cast, defence)));
  },
};

function namesOf(cast: Cast, { who }: Defence): readonly string[] {
  return fightersNamed(cast, who).map(({ name }) => name);
}

function* contradicting(
  defences: readonly Defence[],
  whose: (defence: Defence) => readonly string[],
): Iterable<Finding> {
  const said = new Map<string, Defence>();
  for (const defence of defences.filter(({ grade }) => gradeNamed(grade.text) !== undefined)) {
    const keys = whose(defence).flatMap((name) => attacksOf(defence).map((attack) => `${name}/${attack}`));
    const first = keys
      .map((key) => said.get(key))
      .find((other) => other !== undefined && other.grade.text !== defence.grade.text);
    if (first !== undefined) {
      yield found(
        twoDefenceGrades,
        'twice',
        defence.grade.source,
        { grade: defence.grade.text, other: first.grade.text },
        {
          fixes: keepOne(defence, first),
          related: [{ source: first.source, message: 'first' }],
        },
      );
    }
    for (const key of keys) said.set(key, defence);
  }
}

/** Things in the singular; all attacks where none is named. */
function attacksOf({ against }: Defence): readonly string[] {
  return against.length === 0 ? ['all'] : against.map(({ id, text }) => thingKey(id ?? text).replace(/s$/u, ''));
}
