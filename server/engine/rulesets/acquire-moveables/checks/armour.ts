/** Checks of armour: which cells there are, and how much ARM each can have. */
import { between, write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { cellsOf, mostArmour, parts, type BodyPart } from '../body/cells.ts';
import { factsOf, type MoveablesFact, type PartArmour } from '../facts.ts';
import { blocks } from './written.ts';

interface Piece {
  readonly part: BodyPart;
  readonly values: readonly number[];
  readonly source: Source;
}

function piecesIn(scenario: Scenario<MoveablesFact>): readonly Piece[] {
  return blocks(scenario)
    .flatMap(({ traits }) => factsOf(traits, 'armour'))
    .flatMap(({ pieces }) => pieces.flatMap(pieceOf));
}

function pieceOf({ part, values }: PartArmour): readonly Piece[] {
  const named = parts.find((each) => each === part.text);
  const last = values.at(-1);
  if (named === undefined || last === undefined) return [];
  return [{ part: named, values: values.map(({ value }) => value), source: between(part.source, last.source) }];
}

function written(part: BodyPart, values: readonly number[]): string {
  return `${part} ${values.join(' ')}`;
}

export const armourOutOfRange: LintRule<MoveablesFact> = {
  id: 'armour-out-of-range',
  severity: 'error',
  title: 'More ARM than a cell can have',
  explanation:
    'Each of the eight cells of the body has 0 to 3 ARM from pieces of armour. A held shield comes on top, on the ' +
    'cells with odd numbers.',
  messages: { outside: '{value} ARM on {part}: a cell has a whole number from 0 to {most}' },
  ...example(`
  scenario "The vault"
  rules acquire-moveables
  combatant Bob (he) of the Players
    GRC 3
-   armour Thorax 0 1 5
           ^^^^^^^^^^^^
+   armour Thorax 0 1 3
  round 1
    Bob: tests GRC.
`),
  *check({ scenario }) {
    for (const { part, values, source } of piecesIn(scenario)) {
      const wrong = values.find((value) => !isArmour(value));
      if (wrong === undefined) continue;
      const nearest = values.map((value) => Math.min(mostArmour, Math.max(0, Math.trunc(value))));
      yield found(
        armourOutOfRange,
        'outside',
        source,
        { value: wrong, part, most: mostArmour },
        { fixes: [write(written(part, nearest), source)] },
      );
    }
  },
};

function isArmour(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= mostArmour;
}

export const wrongNumberOfCells: LintRule<MoveablesFact> = {
  id: 'wrong-number-of-cells',
  severity: 'error',
  title: 'Not as many numbers as the part has cells',
  explanation:
    'The thorax has three cells, the abdomen two, and head, arms and legs one each. A part needs one number for each ' +
    'of its cells, since a blow strikes one of them.',
  messages: { count: '{part} has {cells}, and {written} written; write one number for each cell' },
  ...example(`
  scenario "The vault"
  rules acquire-moveables
  combatant Bob (he) of the Players
    GRC 3
-   armour Thorax 1 2
           ^^^^^^^^^^
+   armour Thorax 0 1 2
  round 1
    Bob: tests GRC.
`),
  *check({ scenario }) {
    for (const { part, values, source } of piecesIn(scenario)) {
      const cells = cellsOf[part].length;
      if (values.length === cells) continue;
      const missing = Array.from({ length: Math.max(0, cells - values.length) }, () => 0);
      yield found(
        wrongNumberOfCells,
        'count',
        source,
        {
          part,
          cells: cells === 1 ? 'one cell' : `${cells} cells`,
          written: values.length === 1 ? 'one number is' : `${values.length} numbers are`,
        },
        { fixes: [write(written(part, [...missing, ...values.slice(-cells)]), source)] },
      );
    }
  },
};

export const armourInWrongOrder: LintRule<MoveablesFact> = {
  id: 'armour-in-wrong-order',
  severity: 'error',
  title: 'The most ARM isn’t in the last cell',
  explanation:
    'Within a part of the body the highest ARM belongs in the rightmost cell, the one with the highest number. Which ' +
    'of the others has more isn’t said, so only the last one is looked at.',
  messages: { order: 'The last cell of {part} has {last} ARM, and another has {most}; the highest comes last' },
  ...example(`
  scenario "The vault"
  rules acquire-moveables
  combatant Bob (he) of the Players
    GRC 3
-   armour Thorax 2 1 0
           ^^^^^^^^^^^^
+   armour Thorax 0 1 2
  round 1
    Bob: tests GRC.
`),
  *check({ scenario }) {
    for (const { part, values, source } of piecesIn(scenario)) {
      const [last, most] = [values.at(-1) ?? 0, Math.max(...values)];
      if (values.length !== cellsOf[part].length || last >= most) continue;
      const sorted = [...values].sort((one, other) => one - other);
      yield found(
        armourInWrongOrder,
        'order',
        source,
        { part, last, most },
        { fixes: [write(written(part, sorted), source)] },
      );
    }
  },
};

export const armourChecks: readonly LintRule<MoveablesFact>[] = [
  armourOutOfRange,
  wrongNumberOfCells,
  armourInWrongOrder,
];
