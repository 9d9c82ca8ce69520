/** Actions that wait for each other. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import { wordsKey } from '../../cast.ts';
import type { Action, QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { writtenActions } from './actions.ts';
import { cutBehind } from '../../../../checking/mending.ts';

export const circularDependence: LintRule<QuickShotFact> = {
  id: 'circular-dependence',
  severity: 'error',
  title: 'Actions that wait for each other',
  explanation:
    'One action may depend on another that is attempted with it. Of actions that wait for each other none can come first.',
  messages: {
    each: '“{action}” waits for “{awaited}”, which waits for it in turn, so neither can come first; take one “after” out',
    itself: '“{action}” waits for itself; name the action that has to succeed first',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
-     easy "lean out" after "shoot the lock"
+     easy "lean out"
      common "shoot the lock" after "lean out"
                                    ^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, circles),
};

/** Each circle is found once, at the last of its actions. */
function circles(attempt: Attempt): readonly Finding[] {
  const actions = writtenActions(attempt);
  return actions.flatMap((action, index) => {
    const { words, avoids, after, source } = action;
    const circle = circleFrom(action, actions);
    if (after === undefined || !circle.includes(action) || circle.some((other) => actions.indexOf(other) > index))
      return [];
    return [
      found(
        circularDependence,
        circle.length === 1 ? 'itself' : 'each',
        after.source,
        { action: words.text, awaited: after.text },
        {
          fixes: [cutBehind(avoids.at(-1)?.source ?? words.source, source, `Take out after “${after.text}”`)],
        },
      ),
    ];
  });
}

/** Those for which an action waits, one after the other, until one comes again. */
function circleFrom(action: Action, actions: readonly Action[]): readonly Action[] {
  const awaited: Action[] = [];
  let next = awaitedBy(action, actions);
  while (next !== undefined && !awaited.includes(next)) {
    awaited.push(next);
    next = awaitedBy(next, actions);
  }
  return awaited;
}

function awaitedBy({ after }: Action, actions: readonly Action[]): Action | undefined {
  return after === undefined ? undefined : actions.find(({ words }) => wordsKey(words.text) === wordsKey(after.text));
}
