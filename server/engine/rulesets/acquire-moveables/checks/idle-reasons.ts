/** The check of reasons that the dice of a deed have no use for, such as a disadvantage of a blow. */
import { add, remove, write } from '../../../checking/mending.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import { isAttack } from '../deeds/deeds.ts';
import type { Source } from '../../../source.ts';
import type { PlannedDeed } from '../deeds/planned.ts';
import type { MoveablesFact } from '../facts.ts';
import { testedIfWritten } from '../verbs.ts';
import { ofFight } from './examples.ts';
import { plannedDeeds } from './written.ts';

/** For each reason of one sort of dice, the one of the other sort that is as good or bad. */
const others = {
  advantage: 'easier',
  disadvantage: 'harder',
  easier: 'advantage',
  harder: 'disadvantage',
} as const;

export const idleReason: LintRule<MoveablesFact> = {
  id: 'reason-without-effect',
  severity: 'warning',
  title: 'A reason that changes nothing for what is announced',
  explanation:
    'Advantage and disadvantage are for tests, which are rolled twice. What makes a hit easier or harder is for ' +
    'blows and shots, whose location die steps. Where neither is rolled, neither changes anything, and no words for ' +
    'success or failure are read out.',
  messages: {
    blow: 'A blow isn’t a test, so {word} changes nothing here; for the location die, write “{other} …”',
    test: 'Nothing is to be hit here, so {word} changes nothing; for the test, write “{other} …”',
    nobody: 'Nobody whom this is for rolls here, so {word} changes nothing',
    nothing: 'Nothing is rolled for this, so {word} changes nothing',
    unread: 'Nothing is rolled for this, so {word} is never read out; add a test, as in by ALR',
  },
  ...ofFight(`
  round 1
-   Ann: shoots the Ghoul with her musket.
-     disadvantage "smoke"
      ^^^^^^^^^^^^^^^^^^^^
+   Ann: shoots the Ghoul with her musket.
+     harder "smoke"
    the Ghoul: claws Ann.
`),
  check: ({ scenario }) => {
    const deeds = plannedDeeds(scenario);
    return eachOnce(deeds.flatMap((planned) => idleReasons(planned, usedWith(deeds, planned))));
  },
};

/** The reasons that anybody’s roll has a use for, among those who share the announcement and whom they act against. */
function usedWith(deeds: readonly PlannedDeed[], { deed: { announcement } }: PlannedDeed): readonly Source[] {
  return deeds
    .filter((each) => each.deed.announcement === announcement)
    .flatMap(({ rolled }) => [...(rolled?.pool.modifiers ?? []), ...(rolled?.against?.modifiers ?? [])])
    .map(({ source }) => source);
}

/** Not where other checks say why nothing is rolled. */
function idleReasons({ deed, rolled, never }: PlannedDeed, used: readonly Source[]): readonly Finding[] {
  if (never !== undefined || (rolled === undefined && (isAttack(deed) || deed.kind === 'first aid'))) return [];
  const { announcement } = deed;
  const unread = rolled === undefined && testedIfWritten.has(deed.kind) ? announcement.prose : [];
  const idleProse = unread
    .filter(({ kind }) => kind === 'on success' || kind === 'on failure')
    .map(({ kind, source }) =>
      found(idleReason, 'unread', source, { word: `“${kind}”` }, { fixes: [add('by ALR', announcement.source)] }),
    );
  const idleClauses = announcement.clauses.flatMap((clause): Finding[] => {
    if (!isReason(clause) || used.includes(clause.source)) return [];
    const { kind, source } = clause;
    const other = others[kind];
    const word = `“${kind}”`;
    const leave = remove(clause, announcement);
    if (rolled === undefined) return [found(idleReason, 'nothing', source, { word }, { fixes: [leave] })];
    const isForTests = kind === 'advantage' || kind === 'disadvantage';
    if (clause.whose.length > 0 && isForTests !== isAttack(deed))
      return [found(idleReason, 'nobody', source, { word }, { fixes: [leave] })];
    const exchange = write(other, { ...source, end: source.start + kind.length });
    return [found(idleReason, isForTests ? 'blow' : 'test', source, { word, other }, { fixes: [exchange, leave] })];
  });
  return [...idleProse, ...idleClauses];
}

type Reason = Extract<MoveablesFact, { readonly kind: keyof typeof others }>;

/** How many steps may stand before the word, which the other sort has no use for. */
function isReason(fact: MoveablesFact): fact is Reason {
  return fact.kind in others && !('steps' in fact && fact.steps.value !== 1);
}
