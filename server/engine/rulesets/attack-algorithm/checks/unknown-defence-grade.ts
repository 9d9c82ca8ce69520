/** A defence of a grade that there isn't. */
import { example } from '../../../example.ts';
import { eachOnce, found, type LintRule } from '../../../finding.ts';
import { gradeCosts, gradeNamed } from '../defences.ts';
import { factsOf, type AttackFact } from '../facts.ts';
import { write } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';
import { traitsSaid } from './sayings.ts';

export const unknownDefenceGrade: LintRule<AttackFact> = {
  id: 'unknown-defence-grade',
  severity: 'error',
  title: 'A grade of defence that there isn’t',
  explanation:
    'Defences are fully, partially or barely effective against an attack: TN −3, −2, −1. Anybody may also defend “not at all”, which changes nothing.',
  messages: {
    unknown:
      '“{grade}” is no grade of defence, so this changes nothing; defences are fully, partially or barely effective, or not at all',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
-   defends mostly
            ^^^^^^
+   defends partially
  combatant Brok (he) of the Host
  round 1
-   Brok defends weakly "leather".
                 ^^^^^^
+   Brok defends barely "leather".
    Ilse: attacks Brok.
`),
  *check({ scenario }) {
    const facts = [...traitsSaid(scenario).flat(), ...sayings(scenario).flatMap((saying) => saying.facts)];
    yield* eachOnce(
      factsOf(facts, 'defence')
        .filter(({ grade }) => gradeNamed(grade.text) === undefined)
        .map(({ grade }) =>
          found(
            unknownDefenceGrade,
            'unknown',
            grade.source,
            { grade: grade.text },
            { fixes: likely(grade.text).map((word) => write(word, grade.source)) },
          ),
        ),
    );
  },
};

/** All grades, those first that begin with the same letter. */
function likely(written: string): readonly string[] {
  const grades = Object.keys(gradeCosts);
  const alike = grades.filter((grade) => grade[0] === written[0]?.toLowerCase());
  return [...alike, ...grades.filter((grade) => !alike.includes(grade))];
}
