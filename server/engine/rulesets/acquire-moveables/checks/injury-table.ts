/** The check of decisions on cells of the injury table that aren’t empty. */
import { removeSentence } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { parts } from '../body/cells.ts';
import { injuryEntry } from '../body/injury-table.ts';
import { pointsWords } from '../deeds/blow-steps.ts';
import { factsOf, type MoveablesFact } from '../facts.ts';
import { saidIn } from './written.ts';

/** The rows between the first and this one have cells; below it 1d8 names one of them, or it is death. */
const lastRow = 11;

const cellNotEmpty: LintRule<MoveablesFact> = {
  id: 'injury-cell-not-empty',
  severity: 'error',
  title: 'A decision on a cell of the injury table that isn’t empty',
  explanation:
    'What is decided for an empty cell counts where a blow comes to it. At −1 and −11 HP the table has an entry for ' +
    'every part but the head, and that counts. Below −11 HP there are no cells: 1d8 names a row, or it is death.',
  messages: {
    written: 'The table has an entry for {part} at {points}, so this doesn’t count; leave it out',
    none: 'The table has no row of its own for {points}, so nothing looks this up; leave it out',
  },
  ...example(`
  scenario "The vault"
  rules acquire-moveables
-   at Thorax −11 HP: "spared"
    ^^^^^^^^^^^^^^^^^^^^^^^^^^
  combatant Ann (she) of the Players
    GRC 6
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    for (const { part, points, source } of factsOf(saidIn(scenario), 'injury cell')) {
      const named = parts.find((each) => each === part.text);
      const below = Math.abs(points.value);
      const isRow = Number.isInteger(below) && below >= 1 && below <= lastRow;
      if (named === undefined || (isRow && injuryEntry(named, below, 1) === 'silent')) continue;
      const data = { part: named, points: pointsWords(-below) };
      yield found(cellNotEmpty, isRow ? 'written' : 'none', source, data, { fixes: [removeSentence(source)] });
    }
  },
};

export const injuryTableChecks: readonly LintRule<MoveablesFact>[] = [cellNotEmpty];
