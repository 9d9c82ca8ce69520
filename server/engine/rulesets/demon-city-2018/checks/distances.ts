/** Checks of runs and attacks over a distance. */
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import { distanceBetween } from '../../../positions.ts';
import { writtenRounds, type WrittenRound } from '../../demon-city/checks/written.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { factsOf, type DemonCityFact } from '../../demon-city/facts.ts';
import { actionKind, type ActionKind } from '../../demon-city/vocabulary.ts';
import { hasClass, isArmed } from '../../demon-city/weapons.ts';

/**
 * Feet of running with an action, and in an action of movement only. Tarot edition, "Slowest Character Announces What
 * They Want To Do".
 */
const besideAction = 30;

const allMovement = 60;

export const runningTooFar: LintRule<DemonCityFact> = {
  id: 'running-too-far',
  severity: 'error',
  title: 'Running too far for an action',
  explanation: 'Up to 30 ft of running go with an action. Somebody who only moves goes up to 60 ft.',
  messages: {
    far:
      '{feet} ft are more than the {most} ft that go with an action, but are still counted; shorten the run, ' +
      'or make it the whole action',
    'all movement': '{feet} ft are more than the {most} ft that anybody moves in a round, but are still counted',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: punches Bill.
-     after running 45 ft
      ^^^^^^^^^^^^^^^^^^^
+     after running 30 ft
`),
  *check({ scenario }) {
    for (const announcement of scenario.rounds.flatMap((round) => round.announcements)) {
      for (const run of factsOf(announcement.clauses, 'running')) {
        const moves = actionKind(announcement.kind) === 'movement';
        const most = moves ? allMovement : besideAction;
        if (run.feet.value > most)
          yield found(runningTooFar, moves ? 'all movement' : 'far', run.source, { feet: run.feet.value, most });
      }
    }
  },
};

/** Feet that go with an action. */
const run = 30;

/**
 * The farthest reach of an arm and of a pole, in feet: the text gives none, so these are Clashwright’s, and generous.
 */
const arm = 5;

const pole = 10;

const hands: readonly ActionKind[] = ['close attack', 'grab', 'disarm'];

/**
 * A close attack from farther away than anybody can run. Tarot edition, "Slowest Character Announces What They Want To
 * Do".
 */
export const outOfReach: LintRule<DemonCityFact> = {
  id: 'out-of-reach',
  severity: 'warning',
  title: 'A close attack from too far away',
  explanation:
    `Up to ${run} ft of running go with an action. Somebody farther from a foe than that, plus an arm’s ` +
    `length (at most ${arm} ft) or, with a weapon of reach, a pole’s (${pole} ft), can’t strike or grab them in ` +
    'this round: have them come closer first, or write where they are now. The text gives no such lengths; ' +
    'these are Clashwright’s. Nothing is reported for a foe who moves too.',
  messages: {
    far:
      '{Actor} is {feet} ft from {target} when the round starts, but at most {run} ft of running go with an ' +
      'attack; it is played as if that were enough',
  },
  ...example(`
  scenario "The hall"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  situation "a hall"
-   Ann is 60 ft from Bill.
+   Ann is 30 ft from Bill.
  round 1
    Bill: waits.
    Ann: punches Bill.
                 ^^^^
+     after running 30 ft
`),
  *check({ scenario }) {
    yield* eachOnce(
      writtenRounds(scenario).flatMap((written) => [...written.deeds.values()].flatMap((deed) => far(written, deed))),
    );
  },
};

/** A foe who moves may come closer. */
function far({ plan, deeds }: WrittenRound, deed: Deed): readonly Finding[] {
  if (!hands.includes(deed.kind)) return [];
  return deed.targets.flatMap((target) => {
    const feet = distanceBetween(plan.fight.positions, deed.actor.name, target.name);
    const ref = deed.announcement.targets.find(({ id }) => id === target.name);
    if (feet === undefined || feet <= run + lengthOf(deed) || ref === undefined || moves(deeds.get(target.name)))
      return [];
    return [
      found(outOfReach, 'far', ref.source, { ...naming('actor', deed.actor), ...naming('target', target), feet, run }),
    ];
  });
}

/** Anything that isn’t certainly a close weapon is assumed to reach as far as a pole. */
function lengthOf({ kind, weapon }: Deed): number {
  return kind === 'grab' || !isArmed(weapon) || (hasClass(weapon, 'close') && !hasClass(weapon, 'reach')) ? arm : pole;
}

function moves(theirs: Deed | undefined): boolean {
  return (
    theirs !== undefined &&
    (theirs.kind === 'movement' || theirs.kind === 'driving' || factsOf(theirs.clauses, 'running').length > 0)
  );
}

export const distanceChecks: readonly LintRule<DemonCityFact>[] = [runningTooFar, outOfReach];
