/** A difficulty that can't be. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Source } from '../../../source.ts';
import { isRefused, writtenDifficulty } from '../checks-rolled.ts';
import { difficultyText, mostFaces, namedDice, type Difficulty } from '../difficulty.ts';
import type { AttackFact } from '../facts.ts';
import { write } from '../../../checking/mending.ts';
import { announcementsOf } from './sayings.ts';

export const certainOrHopelessBase: LintRule<AttackFact> = {
  id: 'certain-or-hopeless-base',
  severity: 'error',
  title: 'A difficulty that can’t be',
  explanation: `A check can succeed and can fail: of x/y, x goes from 1 to y − 1, both are whole numbers, and no die has more than ${mostFaces} faces. Of anything else nothing is rolled.`,
  messages: {
    certain: '{written} can’t fail, so nothing is rolled; on a d{of} the first number goes from 1 to {most}',
    hopeless: '{written} can’t succeed, so nothing is rolled; on a d{of} the first number goes from 1 to {most}',
    fraction: '{written} isn’t made of whole numbers, so nothing is rolled',
    die: '{written} is rolled on no die there is; the text names d4, d6 and d8',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
-   Ilse: climbs "the wall" at 6/6.
                               ^^^
+   Ilse: climbs "the wall" at 5/6.
  round 2
-   Ilse: climbs "the wall" at 0/6.
                               ^^^
+   Ilse: climbs "the wall" at 1/6.
`),
  *check({ scenario }) {
    for (const announcement of announcementsOf(scenario, 'check')) {
      const base = writtenDifficulty(announcement);
      if (isRefused(base) && base.difficulty !== undefined) yield impossible(base.difficulty, base.source);
    }
  },
};

function impossible(difficulty: Difficulty, at: Source): Finding {
  const { of } = difficulty;
  return found(
    certainOrHopelessBase,
    messageFor(difficulty),
    at,
    { written: difficultyText(difficulty), of, most: of - 1 },
    { fixes: [write(difficultyText(nearest(difficulty)), at)] },
  );
}

function messageFor({ hit, of }: Difficulty): string {
  if (!Number.isInteger(hit) || !Number.isInteger(of)) return 'fraction';
  if (of < 2 || of > mostFaces) return 'die';
  return hit < 1 ? 'hopeless' : 'certain';
}

/** The nearest difficulty that can be rolled, on a die that the text names where the written one can't be. */
function nearest({ hit, of }: Difficulty): Difficulty {
  const isDie = Number.isInteger(of) && of >= 2 && of <= mostFaces;
  const faces = isDie ? of : namedDice.reduce((best, die) => (Math.abs(die - of) < Math.abs(best - of) ? die : best));
  return { hit: Math.min(faces - 1, Math.max(1, Math.round(hit))), of: faces };
}
