/** Checks of weapons’ dice and reload tracks. */
import { add, append, write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Scenario, Words } from '../../../scenario.ts';
import { sidesOf } from '../deeds/deeds.ts';
import { ladder, leastHundreds, nearestOn } from '../dice/ladder.ts';
import { factsOf, type MoveablesFact } from '../facts.ts';
import { chooses } from '../options.ts';
import { declaredWeapons, injuriesIn, saidIn } from './written.ts';

const dieOffTheLadder: LintRule<MoveablesFact> = {
  id: 'die-off-the-ladder',
  severity: 'error',
  title: 'A die that isn’t on the ladder',
  explanation:
    'Dice step up and down a ladder of twenty sizes: d2, d4, d6, d8, d10, d12, d14, d16, d20, d24, d30, d40, d60, ' +
    'd80, d100, d200, d400, d600, d800 and d1000. Other dice are on no rung.',
  messages: {
    off: 'There is no {die} on the ladder of dice; write {nearest}',
    unread: '“{die}” isn’t a die; write the sizes as d6 or d8',
  },
  ...example(`
  rules acquire-moveables
- weapon boat hook: close, damage d7
                                  ^^
+ weapon boat hook: close, damage d6
  scenario "The vault"
  combatant Bob (he) of the Players
    GRC 3
    carries boat hook
  round 1
    Bob: tests GRC.
`),
  *check({ scenario }) {
    for (const die of diceIn(scenario)) {
      const sides = sidesOf(die.text);
      if (sides !== undefined && ladder.includes(sides)) continue;
      const near = sides === undefined ? [6, 8] : nearestOn(sides);
      const data = { die: die.text, nearest: near.map((size) => `d${size}`).join(' or ') };
      const fixes = near.map((size) => write(`d${size}`, die.source));
      yield found(dieOffTheLadder, sides === undefined ? 'unread' : 'off', die.source, data, { fixes });
    }
  },
};

/** The dice of weapons, those by which injuries heal, and those that are rolled in heads. */
function diceIn(scenario: Scenario<MoveablesFact>): readonly Words[] {
  return [
    ...declaredWeapons(scenario).flatMap(({ weapon: { die } }) => die ?? []),
    ...injuriesIn(scenario).flatMap(({ of: { healing } }) => healing?.die ?? []),
    ...factsOf(saidIn(scenario), 'dice roll').map(({ die }) => die),
  ];
}

const unannouncedHundreds: LintRule<MoveablesFact> = {
  id: 'unannounced-hundreds',
  severity: 'error',
  title: 'A die of hundreds, and nobody says how it is made up',
  explanation:
    'A die of 200 faces or more is made up of a smaller die and a d100 in one of two ways, and which it is has to be ' +
    'said before the roll. Both give each number once.',
  messages: { unsaid: 'There are two ways to make up a {die}; say which before it is rolled: option hundreds first' },
  ...example(`
  scenario "The vault"
  rules acquire-moveables
+ option hundreds first
  combatant Ann (she) of the Players
    GRC 6
  round 1, 1 tenmin
    Ann rolls d600 for "silver pieces".
              ^^^^
`),
  *check({ scenario }) {
    if (!chooses(scenario, 'hundreds', 'ask')) return;
    for (const { die } of factsOf(saidIn(scenario), 'dice roll')) {
      const sides = sidesOf(die.text) ?? 0;
      if (sides < leastHundreds || !ladder.includes(sides)) continue;
      const after = scenario.rules.source ?? scenario.source;
      const fixes = ['first', 'second'].map((way) => add(`option hundreds ${way}`, after));
      yield found(unannouncedHundreds, 'unsaid', die.source, { die: die.text }, { fixes });
    }
  },
};

const missingDamageDie: LintRule<MoveablesFact> = {
  id: 'missing-damage-die',
  severity: 'error',
  title: 'A weapon without a damage die',
  explanation:
    'Whoever strikes rolls the damage die of the weapon. The text has no list of weapons, so each weapon needs its ' +
    'die; without one a blow with it does nothing that could be rolled.',
  messages: { missing: 'A {name} has no damage die, so no blow with it can be rolled; add one, as in damage {die}' },
  ...example(`
  rules acquire-moveables
  scenario "The vault"
-   weapon boat hook: close
    ^^^^^^^^^^^^^^^^^^^^^^^
+   weapon boat hook: close, damage d6
  combatant Bob (he) of the Players
    GRC 3
    carries boat hook
  round 1
    Bob: tests GRC.
`),
  *check({ scenario }) {
    for (const { name, weapon } of declaredWeapons(scenario))
      if (weapon.die === undefined && weapon.reach !== 'thrown') {
        const fixes = ['d6', 'd8', 'd4', 'd10'].map((die) => append(`, damage ${die}`, weapon.source));
        yield found(missingDamageDie, 'missing', weapon.source, { name, die: 'd6' }, { fixes });
      }
  },
};

const missingReloadTrack: LintRule<MoveablesFact> = {
  id: 'missing-reload-track',
  severity: 'warning',
  title: 'A ranged weapon without a reload track',
  explanation:
    'Ranged weapons take some rounds to reload, counted along a track. The text gives no track for any weapon. ' +
    'Without one, a weapon shoots in every round here; “reload 0” says that this is meant.',
  messages: { missing: 'How many rounds does a {name} take to reload? Write it, as in reload {steps}' },
  ...example(`
  rules acquire-moveables
  scenario "The vault"
-   weapon crossbow: ranged, damage d8
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   weapon crossbow: ranged, damage d8, reload 2
  combatant Bob (he) of the Players
    GRC 3
    carries crossbow
  round 1
    Bob: tests GRC.
`),
  *check({ scenario }) {
    for (const { name, weapon } of declaredWeapons(scenario))
      if (weapon.reach === 'ranged' && weapon.reload === undefined && weapon.die !== undefined) {
        const fixes = [2, 0].map((steps) => append(`, reload ${steps}`, weapon.source));
        yield found(missingReloadTrack, 'missing', weapon.source, { name, steps: 2 }, { fixes });
      }
  },
};

export const diceChecks: readonly LintRule<MoveablesFact>[] = [
  dieOffTheLadder,
  unannouncedHundreds,
  missingDamageDie,
  missingReloadTrack,
];
