/** Two sentences below one announcement that decide the same thing. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import { belowAnnouncement, unsaid } from '../../../../rewriting.ts';
import { castOf } from '../../cast.ts';
import type { QuickShotFact } from '../../facts.ts';
import { chooses } from '../../options.ts';
import { foundInAnnouncements, type Announced } from '../people/announced.ts';
import { idleClauses } from '../people/idle-where.ts';
import { decidedBy, isSameThing, saysTheSame } from './said-again.ts';

export const decidedTwice: LintRule<QuickShotFact> = {
  id: 'decided-twice',
  severity: 'warning',
  title: 'The same thing said twice below an announcement',
  explanation:
    'An attempt is rolled once, by one set of dice; one pool pays for a critical failure, and one person calls for a compulsion check. What has a name of its own, as a wound that is dealt, an effect that is vulgar or the reason why something is easier, is said once too.',
  messages: {
    last: '{what} is said already, and only the last one counts; keep one of the two',
    same: '{what} is said already, so this changes nothing',
    once: '{what} is said already; keep one of the two',
    both: '{what} is said already, and counts a second time here; keep one of the two, or give this one words of its own',
    first: 'It is said here first',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      risk "the dogs wake up"
      rolls 7 7 8 6 1 2 3 4
-     rolls 5 6 7 8 1 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAnnouncements(scenario, (announced) => twice(scenario, announced)),
};

function twice(scenario: Scenario<QuickShotFact>, announced: Announced): readonly Finding[] {
  const { announcement } = announced;
  const facts = announcement.clauses.filter(
    (fact) =>
      decidedBy(fact) !== undefined &&
      idleClauses(announced, fact) === undefined &&
      !maySquash(scenario, announced, fact),
  );
  return facts.flatMap((fact, index) => {
    const first = facts.slice(0, index).findLast((other) => isSameThing(other, fact));
    const decided = decidedBy(fact);
    if (first === undefined || decided === undefined) return [];
    const isSame = saysTheSame(first, fact);
    const stand = belowAnnouncement(announcement);
    const removing = (which: QuickShotFact, title: string): Finding['fixes'][number] => ({
      title,
      certain: isSame,
      intents: unsaid(stand, [which]),
    });
    return [
      found(
        decidedTwice,
        isSame && decided.counts !== 'both' ? 'same' : decided.counts,
        fact.source,
        { what: decided.what },
        {
          fixes: [removing(fact, 'Remove it'), ...(isSame ? [] : [removing(first, 'Remove the first')])],
          related: [{ source: first.source, message: 'first' }],
        },
      ),
    ];
  });
}

/** Dice of several faces can come to one set where the player squashes. */
function maySquash(scenario: Scenario<QuickShotFact>, { announcement }: Announced, { kind }: QuickShotFact): boolean {
  return (
    kind === 'gives' &&
    (!chooses(castOf(scenario).stage, 'squash', 'host') ||
      announcement.clauses.some((each) => each.kind === 'squashes'))
  );
}
