/** Checks of what the rows of a sheet decide: how many slots there are, where fatigue goes, and exhaustion. */
import { add, removeSentence, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { statOf } from '../../../combatants.ts';
import { found, type LintRule } from '../../../finding.ts';
import { castOf, playedByPlayers } from '../cast.ts';
import { factsOf, lastFact, type MoveablesFact } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { chooses } from '../options.ts';
import { cappedPoints } from '../sheet/exhaustion.ts';
import { unnumbered } from '../sheet/layout.ts';
import { startOf } from '../start.ts';
import { ofAnn, ofBareAnn } from './examples.ts';
import { fitting, isInRange } from './inventories.ts';
import { saidOf } from './written.ts';

const missingRows: LintRule<MoveablesFact> = {
  id: 'missing-mental-rows',
  severity: 'warning',
  title: 'Fatigue or an injury, and no rows of the mental inventory',
  explanation:
    'A level of exhaustion is active while its row of the mental inventory is full. The sheet with its rows isn’t in ' +
    'the text, so they have to be written, with the level of each; until then nobody is ever exhausted. A level that ' +
    'is given in words, as in “has exhaustion 1”, does as well.',
  messages: {
    missing:
      'Exhaustion depends on which rows of {name}’s mental inventory are full, and no rows are written; add them, ' +
      'as in {rows}',
  },
  ...ofBareAnn(`
+   mental rows 4, 4, 3 with exhaustion 1, 2, 3
    GRC 6  WIL 4
    has 2 fatigue in mind
    ^^^^^^^^^^^^^^^^^^^^^
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    for (const who of playedByPlayers(castOf(scenario))) {
      const said = saidOf(scenario, who);
      const first = said.find(({ kind }) => kind === 'gains fatigue' || kind === 'injury');
      if (first === undefined || who.layout.mental.isDeclared || lastFact(said, 'exhaustion') !== undefined) continue;
      const rows = `mental rows ${rowsOf(who.layout.mental.rows[0]).join(', ')} with exhaustion 1, 2, 3`;
      const data = { ...naming('name', who), rows };
      yield found(missingRows, 'missing', first.source, data, { fixes: [add(rows, who.combatant.source)] });
    }
  },
};

/** Three rows of so many slots, the first of them the longest; of ten where nobody knows how many. */
function rowsOf(slots = Infinity): readonly number[] {
  const all = Number.isFinite(slots) ? slots : 10;
  return [0, 1, 2].map((row) => Math.ceil((all - row) / 3));
}

const rowsAgainstAttribute: LintRule<MoveablesFact> = {
  id: 'rows-against-attribute',
  severity: 'warning',
  title: 'Rows that don’t add up to what STR or WIL gives',
  explanation:
    'At creation the numbered cells above STR are crossed out of the carried inventory, and those above WIL out of ' +
    'the mental one. With 12 to 20 and 8 to 16 slots, that is 11 plus STR and 7 plus WIL; the sheet itself isn’t in ' +
    'the text, so this is inferred. With “option capacity declared” any rows do.',
  messages: { other: '{stat} {value} gives {slots} slots ({base} plus {stat}), but these rows add up to {written}' },
  ...ofAnn(`
-   carried rows 4, 4, 4, 3
    ^^^^^^^^^^^^^^^^^^^^^^^
+   carried rows 4, 4, 4, 4
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    const cast = castOf(scenario);
    if (chooses(cast.stage, 'capacity', 'declared')) return;
    for (const { combatant, traits } of playedByPlayers(castOf(scenario)))
      for (const { inventory, rows, source } of factsOf(traits, 'rows')) {
        const stat = statOf(cast.stage, combatant, inventory === 'carried' ? 'STR' : 'WIL');
        const numbers = rows.map(({ value }) => value);
        const written = numbers.reduce((sum, each) => sum + each, 0);
        const base = unnumbered[inventory];
        const isKnown = stat !== undefined && isInRange(inventory, written);
        if (!isKnown || [stat.value, stat.of].some((value) => value !== undefined && base + value === written))
          continue;
        const value = stat.of ?? stat.value;
        const fixed = fitting(numbers, base + value);
        const data = { stat: stat.name, value, slots: base + value, base, written };
        const fixes = fixed === undefined ? [] : [write(`${inventory} rows ${fixed.join(', ')}`, source)];
        yield found(rowsAgainstAttribute, 'other', source, data, { fixes });
      }
  },
};

const fatigueWithoutInventory: LintRule<MoveablesFact> = {
  id: 'fatigue-without-inventory',
  severity: 'warning',
  title: 'Fatigue, and nobody says into which inventory it goes',
  explanation:
    'Fatigue goes to the lowest row with room in the carried or in the mental inventory: the player chooses which. ' +
    'Where nothing is written it goes into the carried inventory here, while there is room.',
  messages: {
    unsaid: '{Name}’s player chooses where this fatigue goes; write takes fatigue in mind or takes fatigue in the pack',
  },
  ...ofBareAnn(`
+   takes fatigue in the pack
    GRC 6  WIL 4
    mental rows 4, 4, 3 with exhaustion 1, 2, 3
  round 1
    Ann gains 2 fatigue: "a forced march".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Ann: tests GRC.
`),
  *check({ scenario }) {
    for (const who of playedByPlayers(castOf(scenario))) {
      const said = saidOf(scenario, who);
      const gain = factsOf(said, 'gains fatigue').find(({ where }) => where === undefined);
      if (gain === undefined || !who.layout.mental.isDeclared || lastFact(said, 'takes fatigue') !== undefined)
        continue;
      yield found(fatigueWithoutInventory, 'unsaid', gain.source, naming('name', who), {
        fixes: ['in the pack', 'in mind'].map((where) => add(`takes fatigue ${where}`, who.combatant.source)),
      });
    }
  },
};

const exhaustionByRows: LintRule<MoveablesFact> = {
  id: 'exhaustion-beside-rows',
  severity: 'error',
  title: 'A level of exhaustion where rows decide it',
  explanation:
    'A full row of the mental inventory activates its level, and only a rest ends it, once that row has room. Where ' +
    'rows with levels are written, a level in words can’t end it.',
  messages: { rows: '{Name}’s rows decide which exhaustion is active, and only a rest ends it; leave this out' },
  ...ofAnn(`
    WIL 4
    mental rows 4, 4, 3 with exhaustion 1, 2, 3
    has 4 fatigue in mind
  round 1
-   Ann has exhaustion 0.
    ^^^^^^^^^^^^^^^^^^^^
    Ann: tests GRC.
`),
  *check({ scenario }) {
    for (const who of castOf(scenario).fighters.values()) {
      if (who.layout.mental.levels.length === 0) continue;
      for (const { source } of factsOf(saidOf(scenario, who), 'exhaustion'))
        yield found(exhaustionByRows, 'rows', source, naming('name', who), { fixes: [removeSentence(source)] });
    }
  },
};

const pointsAboveCap: LintRule<MoveablesFact> = {
  id: 'hit-points-above-cap',
  severity: 'error',
  title: 'More HP than exhaustion leaves',
  explanation:
    'While a level of exhaustion is active, current HP can’t be more than the maximum divided by it, rounded down. ' +
    'Here somebody starts with that much at most, whatever is written.',
  messages: { above: 'With exhaustion {level} {name} can have {cap} of {most} HP at most, and {now} are written' },
  ...ofBareAnn(`
-   GRC 6  HP 6 of 9
           ^^^^^^^^^
+   GRC 6  HP 4 of 9
    has exhaustion 2
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    const cast = castOf(scenario);
    for (const who of cast.fighters.values()) {
      const stat = statOf(cast.stage, who.combatant, 'HP');
      const { exhaustion: level } = conditionOf(startOf(cast), who.name);
      if (stat === undefined || who.hitPoints === undefined) continue;
      const { now, base: most } = who.hitPoints;
      const cap = cappedPoints(most, level);
      if (now <= cap || now > most) continue;
      const data = { ...naming('name', who), level, cap, most, now };
      yield found(pointsAboveCap, 'above', stat.source, data, { fixes: [write(`HP ${cap} of ${most}`, stat.source)] });
    }
  },
};

export const sheetRowChecks: readonly LintRule<MoveablesFact>[] = [
  missingRows,
  rowsAgainstAttribute,
  fatigueWithoutInventory,
  exhaustionByRows,
  pointsAboveCap,
];
