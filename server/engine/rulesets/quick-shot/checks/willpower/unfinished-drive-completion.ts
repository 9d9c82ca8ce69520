/** A goal or a value that is completed like a project. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import { wordsKey, type Fighter } from '../../cast.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { foundInVain, type InVain } from './heads.ts';

export const unfinishedDriveCompletion: LintRule<QuickShotFact> = {
  id: 'unfinished-drive-completion',
  severity: 'error',
  title: 'A drive that can’t be completed',
  explanation:
    'Many drives go on forever. Only one that is a project, as a revenge or the search for a certain treasure, can be fulfilled, so that its Willpower is free; that of a value or a goal is rearranged on a vacation.',
  messages: {
    lasting:
      '“{drive}” is a {sort}, and only a project can be completed, so its Willpower stays where it is; declare it as a project, or rearrange it on a vacation',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   value "Uphold justice" 4
+   project "Uphold justice" 4
    drive "Stay alive" 1
    drive "Get rich" 1
  round 1
    Rose completes "Uphold justice": 4 WP to "Stay alive".
                   ^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInVain(scenario, ['unfinished-drive-completion'], lasting),
};

function lasting({ head: { who, fact }, data }: InVain): readonly Finding[] {
  if (fact.kind !== 'completion') return [];
  return [
    found(unfinishedDriveCompletion, 'lasting', fact.project.source, data, {
      fixes: asProject(who, fact.project.text),
    }),
  ];
}

function asProject({ traits }: Fighter, words: string): readonly Fix[] {
  return factsOf(traits, 'drive')
    .filter((drive) => wordsKey(drive.words.text) === wordsKey(words))
    .slice(0, 1)
    .map((drive): Fix => ({
      title: 'Declare it as a project',
      certain: false,
      intents: [
        {
          do: 'replace',
          at: drive.source,
          with: `project ${quoted(drive.words.text)}${drive.points === undefined ? '' : ` ${drive.points.value}`}`,
        },
      ],
    }));
}
