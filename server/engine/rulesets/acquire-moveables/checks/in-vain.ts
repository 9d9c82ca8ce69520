/** The check of deeds that can never happen as they are written, such as kicking down a metal door. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { add, write } from '../../../checking/mending.ts';
import type { Deed } from '../deeds/deeds.ts';
import type { PlannedDeed } from '../deeds/planned.ts';
import { lastFact, type MoveablesFact } from '../facts.ts';
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

function inVain({ deed, never }: PlannedDeed): readonly Finding[] {
  if (never === undefined || never === '') return [];
  const why = never.replace(/\.$/u, '');
  return [found(announcedInVain, 'never', deed.announcement.verb.source, { why }, { fixes: fixesOf(deed) })];
}

/** Only the number of magic dice can be known, and that not where they may come from a scroll. */
function fixesOf({ actor: { magicDice }, announcement, kind }: Deed): readonly Fix[] {
  if ((kind !== 'spell' && kind !== 'summons' && kind !== 'blast') || magicDice === 0) return [];
  const written = lastFact(announcement.clauses, 'magic dice')?.count;
  if (written === undefined && lastFact(announcement.clauses, 'from thing') !== undefined) return [];
  if (written === undefined) return [add('with 1 magic die', announcement.source)];
  const nearest = Math.min(magicDice, Math.max(1, Math.round(written.value)));
  return nearest === written.value ? [] : [write(`${nearest}`, written.source)];
}

export const inVainChecks: readonly LintRule<MoveablesFact>[] = [announcedInVain];
