/** The check of deeds that can never happen as they are written, such as kicking down a metal door. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { PlannedDeed } from '../deeds/planned.ts';
import type { MoveablesFact } from '../facts.ts';
import { plannedDeeds } from './written.ts';

const announcedInVain: LintRule<MoveablesFact> = {
  id: 'announced-in-vain',
  severity: 'error',
  title: 'Something that can’t happen as it is written',
  explanation:
    'Some things can’t be done at all: to kick down a metal door, to lift a bar from the other side, to pick a lock ' +
    'without tools, to invest more magic dice than there are, or none. Nothing is rolled then, and the step says why.',
  messages: { never: '{why}, so what is announced here doesn’t happen' },
  ...example(`
  rules acquire-moveables
- door the vault: metal, locked
+ door the vault: wooden, locked
  scenario "The vault"
  combatant Bob (he) of the Players
    STR 7  GRC 3
  round 1, 10 minutes
    Bob: kicks down the vault.
         ^^^^^^^^^^
`),
  check: ({ scenario }) => eachOnce(plannedDeeds(scenario).flatMap(inVain)),
};

function inVain({ deed: { announcement }, never }: PlannedDeed): readonly Finding[] {
  if (never === undefined || never === '') return [];
  return [found(announcedInVain, 'never', announcement.verb.source, { why: never.replace(/\.$/u, '') })];
}

export const inVainChecks: readonly LintRule<MoveablesFact>[] = [announcedInVain];
