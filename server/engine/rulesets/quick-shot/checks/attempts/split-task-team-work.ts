/** Team work on a task that not all of the team attempt. */
import { meantWords } from '../../../../checking/likely-words.ts';
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import { fightersNamed, wordsKey } from '../../cast.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';
import { attempts } from '../../team-work.ts';
import { missingInRounds } from '../written.ts';
import { write } from '../../../../checking/mending.ts';
import { teamsIn, type Team } from './teams.ts';

export const splitTaskTeamWork: LintRule<QuickShotFact> = {
  id: 'split-task-team-work',
  severity: 'error',
  title: 'Team work on different tasks',
  explanation:
    'Team work is for people who do one and the same task together: each of them attempts it, with a roll of their own. Whoever does something else doesn’t help with it.',
  messages: {
    apart:
      '{Name} doesn’t attempt “{task}”, and team work is for those who do the same task; give {name} that action, in the same words',
    nobody: 'Nobody in the team attempts “{task}”, so nothing becomes easier; write it as one of the actions of each',
    meant: 'Nobody in the team attempts “{task}”; did you mean “{near}”?',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  combatant Tom (he) of the Players
    Willpower 5
  round 1
    Rose and Tom work together on "lift the gate": "both can get a grip"
             ^^^
    Rose: gambles on "the way out".
      hard "lift the gate"
-   Tom: gambles on "a quiet yard".
-     common "calm the dogs"
+   Tom: gambles on "the way out".
+     hard "lift the gate"
`),
  check: ({ scenario }) =>
    missingInRounds(scenario, (plan) =>
      teamsIn(plan)
        .filter(({ members }) => members.length > 1)
        .flatMap((team) => split(plan, team)),
    ),
};

function split({ context: { cast, deeds } }: RoundPlan, { fact: { task, team }, members }: Team): readonly Finding[] {
  const tasks = deeds.filter(({ actor }) => members.includes(actor));
  const helping = tasks.filter((deed) => attempts(deed, task.text)).map(({ actor }) => actor);
  if (helping.length > 0) {
    return team
      .filter((ref, index) => team.findIndex(({ id }) => id === ref.id) === index)
      .flatMap((ref) => {
        const apart = fightersNamed(cast, [ref]).filter((member) => !helping.includes(member));
        return apart.length === 0
          ? []
          : [found(splitTaskTeamWork, 'apart', ref.source, { ...naming('name', ...apart), task: task.text })];
      });
  }
  const attempted = tasks
    .flatMap(({ announcement }) => factsOf(announcement.clauses, 'action'))
    .map(({ words }) => words.text);
  const near = meantWords(task.text, attempted, wordsKey);
  if (near === undefined) return [found(splitTaskTeamWork, 'nobody', task.source, { task: task.text })];
  return [
    found(
      splitTaskTeamWork,
      'meant',
      task.source,
      { task: task.text, near: near.words },
      { fixes: [write(quoted(near.words), task.source, near.certain)] },
    ),
  ];
}
