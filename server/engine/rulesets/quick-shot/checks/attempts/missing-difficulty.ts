/** Actions for which nobody has set a difficulty. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import { bodiesNamed, calledInFull } from '../../../../combatants.ts';
import type { Announcement, Scenario, Words } from '../../../../scenario.ts';
import type { Attempt } from '../../attempt.ts';
import { likeliest } from '../../difficulty.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { WrittenNeed } from '../../needs.ts';
import { withoutDifficulty } from '../../problems.ts';
import { foundInAttempts, missingInAttempts } from '../written.ts';
import { add, write } from '../../../../checking/mending.ts';

export const missingDifficulty: LintRule<QuickShotFact> = {
  id: 'missing-difficulty',
  severity: 'error',
  title: 'No difficulty',
  explanation:
    'Before the roll the GM sets the difficulty of every action of an attempt, by common sense and with the players’ advice. Without it nothing can be rolled.',
  messages: {
    action:
      'Nobody has set a difficulty for “{action}”, so nothing is rolled; write one of the five in place of “action”',
    none: '{Name} attempts no action, so nothing is rolled; write what {name} does behind its difficulty, as {example}',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
-     action "run"
      ^^^^^^
+     common "run"
  round 2
    Rose: gambles on "the roof".
          ^^^^^^^
+     hard "climb the drainpipe"
`),
  *check({ scenario }) {
    yield* foundInAttempts(scenario, (attempt) => withoutDifficulty(attempt).map(unset));
    yield* missingInAttempts(scenario, (attempt) => nothing(scenario, attempt));
  },
};

function unset({ words, source }: WrittenNeed): Finding {
  const at = { ...source, end: source.start + 'action'.length };
  return found(missingDifficulty, 'action', at, { action: words }, { fixes: likeliest.map((each) => write(each, at)) });
}

/** A compulsion check has a usual difficulty; a gamble can’t do without an action of its own, whatever wounds add. */
function nothing(scenario: Scenario<QuickShotFact>, attempt: Attempt): readonly Finding[] {
  const { actor, announcement } = attempt.deed;
  if (attempt.unrolled?.fault !== 'no actions') return [];
  const what = quoted(deedOf(scenario, announcement));
  return [
    found(
      missingDifficulty,
      'none',
      announcement.verb.source,
      { ...naming('name', actor), example: `common ${what}` },
      {
        fixes: likeliest.map((each) => add(`${each} ${what}`, announcement.source)),
      },
    ),
  ];
}

/**
 * `runs to the door`, `shoots the Runner`, in the words of the announcement; what is in quotes or tried says it all.
 */
function deedOf(scenario: Scenario<QuickShotFact>, { verb, targets, object }: Announcement<QuickShotFact>): string {
  if (object !== undefined && isInQuotes(object)) return object.text;
  if (object !== undefined && trying.has(verb.text)) return object.text.replace(/^to /u, '');
  const names = targets.flatMap(({ id }) => bodiesNamed(scenario, id)).map(calledInFull);
  return [verb.text, object?.text ?? names.join(' and ')].filter((words) => words !== '').join(' ');
}

const trying = new Set(['tries', 'attempts']);

function isInQuotes({ text, source: { start, end } }: Words): boolean {
  return end - start === text.length + '""'.length;
}
