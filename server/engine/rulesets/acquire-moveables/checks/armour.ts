/** Checks of armour: which cells there are, and how much ARM each can have. */
import { between, write } from '../../../checking/mending.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { cellsOf, mostArmour, parts, type BodyPart } from '../body/cells.ts';
import { factsOf, type MoveablesFact, type PartArmour } from '../facts.ts';
import { ofAnn } from './examples.ts';
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

/** What is wrong with a piece: a message with its data, and the numbers that are probably meant. */
interface Wrong {
  readonly message: string;
  readonly data: Finding['data'];
  readonly meant: readonly number[];
}

function checkPieces(
  rule: Omit<LintRule, 'check'>,
  wrongWith: (piece: Piece) => Wrong | undefined,
): LintRule<MoveablesFact> {
  return {
    ...rule,
    *check({ scenario }) {
      for (const piece of piecesIn(scenario)) {
        const { part, source } = piece;
        const wrong = wrongWith(piece);
        if (wrong === undefined) continue;
        const { message, data, meant } = wrong;
        const fixes = [write(`${part} ${meant.join(' ')}`, source)];
        yield found(rule, message, source, { part, ...data }, { fixes });
      }
    },
  };
}

const armourOutOfRange = checkPieces(
  {
    id: 'armour-out-of-range',
    severity: 'error',
    title: 'More ARM than a cell can have',
    explanation:
      'Each of the eight cells of the body has 0 to 3 ARM from pieces of armour. A held shield comes on top, on the ' +
      'cells with odd numbers.',
    messages: { outside: 'The ARM of a cell is a whole number from 0 to {most}, and this says {value}' },
    ...ofAnn(`
-   armour Thorax 0 1 5
           ^^^^^^^^^^^^
+   armour Thorax 0 1 3
  round 1
    Ann: tests GRC.
`),
  },
  ({ values }) => {
    const wrong = values.find((value) => !isArmour(value));
    const meant = values.map((value) => Math.min(mostArmour, Math.max(0, Math.trunc(value))));
    return wrong === undefined ? undefined : { message: 'outside', data: { value: wrong, most: mostArmour }, meant };
  },
);

function isArmour(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= mostArmour;
}

const wrongNumberOfCells = checkPieces(
  {
    id: 'wrong-number-of-cells',
    severity: 'error',
    title: 'Not as many numbers as the part has cells',
    explanation:
      'The thorax has three cells, the abdomen two, and head, arms and legs one each. A part needs one number for ' +
      'each of its cells, since a blow strikes one of them.',
    messages: { count: '{part} has {cells}, and {written} written; write one number for each cell' },
    ...ofAnn(`
-   armour Thorax 1 2
           ^^^^^^^^^^
+   armour Thorax 0 1 2
  round 1
    Ann: tests GRC.
`),
  },
  ({ part, values }) => {
    const cells = cellsOf[part].length;
    const missing = Array.from({ length: Math.max(0, cells - values.length) }, () => 0);
    const data = {
      cells: cells === 1 ? 'one cell' : `${cells} cells`,
      written: values.length === 1 ? 'one number is' : `${values.length} numbers are`,
    };
    return values.length === cells
      ? undefined
      : { message: 'count', data, meant: [...missing, ...values.slice(-cells)] };
  },
);

const armourInWrongOrder = checkPieces(
  {
    id: 'armour-in-wrong-order',
    severity: 'error',
    title: 'The most ARM isn’t in the last cell',
    explanation:
      'Within a part of the body the highest ARM belongs in the rightmost cell, the one with the highest number. ' +
      'Which of the others has more isn’t said, so only the last one is looked at.',
    messages: { order: 'The highest ARM of the {where} belongs in its last cell: write {sorted}' },
    ...ofAnn(`
-   armour Thorax 2 1 0
           ^^^^^^^^^^^^
+   armour Thorax 0 1 2
  round 1
    Ann: tests GRC.
`),
  },
  ({ part, values }) => {
    const [last, most] = [values.at(-1) ?? 0, Math.max(...values)];
    if (values.length !== cellsOf[part].length || last >= most) return undefined;
    const meant = values.toSorted((a, b) => a - b);
    return { message: 'order', data: { where: part.toLowerCase(), sorted: meant.join(' ') }, meant };
  },
);

export const armourChecks: readonly LintRule<MoveablesFact>[] = [
  armourOutOfRange,
  wrongNumberOfCells,
  armourInWrongOrder,
];
