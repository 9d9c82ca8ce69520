/** Checks of pinned dice: what a die can show, and which dice there are. */
import { remove, write } from '../../../checking/mending.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import { isFace } from '../../../play/pinned-dice.ts';
import type { Numeral } from '../../../scenario.ts';
import { testDie } from '../attributes.ts';
import { partAt } from '../body/cells.ts';
import { castOf, hasInitiative, isTested, type Cast } from '../cast.ts';
import type { PinnableDie, PlannedDeed } from '../deeds/planned.ts';
import { succeeds } from '../dice/test-roll.ts';
import { factsOf, type MoveablesFact, type PinPurpose } from '../facts.ts';
import { pinnedFor } from '../play/pins.ts';
import { ofAnn } from './examples.ts';
import { plannedDeeds } from './written.ts';

interface Pin {
  readonly purpose?: PinPurpose;
  readonly value?: Numeral;
}

/** The die of initiative: that of a test of one attribute (am-164). */
const initiativeDie = 10;

const pinOffTheDie: LintRule<MoveablesFact> = {
  id: 'pin-off-the-die',
  severity: 'error',
  title: 'A pinned number that the die doesn’t have',
  explanation:
    'A pinned die shows a whole number from 1 to the number of its sides. The location die has as many as its steps ' +
    'leave it; the damage die is that of the weapon. Any other number is ignored, and the die is rolled.',
  messages: { outside: '{number} can’t be rolled on a d{sides}, so this die is rolled instead' },
  ...ofAnn(`
  round 1
    Ann: tests STR.
-     rolls 11
            ^^
+     rolls 10
`),
  check: ({ scenario }) => eachOnce(plannedDeeds(scenario).flatMap((planned) => outside(castOf(scenario), planned))),
};

function outside(cast: Cast, planned: PlannedDeed): readonly Finding[] {
  return pinsIn(planned).flatMap(({ purpose, value }) => {
    const die = diceOf(cast, planned).find((each) => each.purpose === purpose);
    if (die === undefined || value === undefined || isFace(value.value, die.sides)) return [];
    const nearest = Math.min(die.sides, Math.max(1, Math.round(value.value)));
    return [
      found(
        pinOffTheDie,
        'outside',
        value.source,
        { number: value.value, sides: die.sides },
        { fixes: [write(`${nearest}`, value.source)] },
      ),
    ];
  });
}

const pinOfNoDie: LintRule<MoveablesFact> = {
  id: 'pin-of-no-die',
  severity: 'warning',
  title: 'A pinned die that isn’t rolled',
  explanation:
    'A blow rolls location and damage, and far below 0 HP an injury row; a grenade that fails rolls a mishap; a ' +
    'player’s character rolls for initiative in a fight with others. A pin for a die that nobody rolls here does ' +
    'nothing.',
  messages: {
    named: 'No {purpose} is rolled here, so this pins nothing',
    settled: 'No {purpose} is rolled after {before}, so this pins nothing',
    bare: 'Nothing is rolled here that a bare number could be for; say what the number is for, as in location 3',
  },
  ...ofAnn(`
  round 1
    Ann: tests STR.
-     rolls location 3
      ^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => eachOnce(plannedDeeds(scenario).flatMap((planned) => forNothing(castOf(scenario), planned))),
};

/** Not where nothing can be rolled as it is written: other checks say why. */
function forNothing(cast: Cast, planned: PlannedDeed): readonly Finding[] {
  if (planned.rolled === undefined) return [];
  const dice = diceOf(cast, planned);
  const { announcement } = planned.deed;
  return factsOf(announcement.clauses, 'pinned roll').flatMap((fact) => {
    const settled = fact.dice.find(({ purpose }) => settledBy(planned, purpose) !== undefined);
    const idle = fact.dice.find(({ purpose }) => !dice.some((die) => die.purpose === purpose)) ?? settled;
    if (idle === undefined) return [];
    const isAlone = fact.dice.length === 1;
    return [
      found(
        pinOfNoDie,
        idle === settled ? 'settled' : idle.purpose === undefined ? 'bare' : 'named',
        isAlone ? fact.source : (idle.value?.source ?? fact.source),
        { purpose: idle.purpose ?? '', before: settledBy(planned, idle.purpose) ?? '' },
        { fixes: isAlone ? [remove(fact, announcement)] : [] },
      ),
    ];
  });
}

/** The pinned die that leaves another one unrolled, in words: a throw that succeeds, or a blow that misses. */
function settledBy({ deed, rolled }: PlannedDeed, purpose: PinPurpose | undefined): string | undefined {
  if (purpose === 'mishap') {
    const pin = pinnedFor(deed, undefined, testDie(1) ?? 0);
    const grace = deed.actor.attributes.get('GRC')?.now ?? 0;
    return pin !== undefined && succeeds({ target: grace }, pin.value) ? `a success at ${pin.value}` : undefined;
  }
  if (purpose !== 'damage' && purpose !== 'injury row') return undefined;
  const sides = rolled?.pins.find((die) => die.purpose === 'location')?.sides ?? 0;
  const pin = pinnedFor(deed, 'location', sides);
  return pin !== undefined && partAt(pin.value) === undefined ? `a miss at ${pin.value}` : undefined;
}

function pinsIn({ deed: { announcement } }: PlannedDeed): readonly Pin[] {
  return factsOf(announcement.clauses, 'pinned roll').flatMap(({ dice }) => dice);
}

/** The dice of the deed, and that of its actor’s initiative. */
function diceOf(cast: Cast, { deed: { actor }, rolled }: PlannedDeed): readonly PinnableDie[] {
  const own = rolled?.pins ?? [];
  return isTested(actor) && hasInitiative(cast) ? [...own, { purpose: 'initiative', sides: initiativeDie }] : own;
}

export const pinChecks: readonly LintRule<MoveablesFact>[] = [pinOffTheDie, pinOfNoDie];
