/** Fewer or more drives than the text calls reasonable. */
import { example } from '../../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../../finding.ts';
import { naming } from '../../../../checking/naming.ts';
import { count } from '../../../../play/words.ts';
import { castOf, type Fighter } from '../../cast.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';

export const driveCount: LintRule<QuickShotFact> = {
  id: 'drive-count',
  severity: 'info',
  title: 'Few drives, or many',
  explanation:
    'There is no limit to how many drives somebody has; the text suggests three to five. This is only said; there is nothing to mend.',
  messages: { number: '{Name} has {drives}; any number is allowed, and 3 to 5 are suggested' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 3
    drive "Stay alive" 1
    ^^^^^^^^^^^^^^^^^^^^
+   drive "Find the forger" 2
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      risk "the alarm"
`),
  *check({ scenario }) {
    if (scenario.unread !== true)
      yield* eachOnce([...castOf(scenario).fighters.values()].filter(({ isNpc }) => !isNpc).flatMap(unusual));
  },
};

/** Somebody without any has their general pool alone, which is no less usual in a short scenario. */
function unusual(fighter: Fighter): readonly Finding[] {
  const drives = factsOf(fighter.traits, 'drive');
  const last = drives.at(-1);
  if (last === undefined || (drives.length >= fewest && drives.length <= most)) return [];
  return [
    found(driveCount, 'number', last.source, { ...naming('name', fighter), drives: count(drives.length, 'drive') }),
  ];
}

const fewest = 3;
const most = 5;
