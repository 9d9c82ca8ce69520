/** Signature help: the sentences and clauses being written at an offset, with their slots and the next one. */
import type { Ruleset } from '../../engine/index.ts';
import { surroundings, wantedAt } from './complete.ts';
import type { Node } from '../match/notation.ts';
import type { Reading } from '../read/read.ts';
import { tableOf } from '../match/table.ts';
import { typedBefore } from './typed.ts';

/** A row as written; `places` are the offsets of its slots in `label`, and `active` is the index of the next one. */
export interface Signature {
  readonly label: string;
  readonly doc: string;
  readonly places: readonly (readonly [start: number, end: number])[];
  readonly active?: number;
}

/** Rows of which some words precede the offset, last started first; none in a quotation or comment. */
export function signaturesAt(reading: Reading, offset: number, rulesets: readonly Ruleset[]): readonly Signature[] {
  const typed = typedBefore(reading, offset);
  if (typed === undefined) return [];
  const { read, context, ruleset } = surroundings(reading, typed.index, rulesets);
  if (ruleset === undefined || read === undefined) return [];
  const wanted = wantedAt(tableOf(ruleset), read.names, reading.file, typed.sentence, context).filter(
    ({ isBegun }) => isBegun,
  );
  const rows = [...new Set(wanted.map(({ row }) => row))];
  return rows.map((row) => {
    const { label, slots } = written(row.nodes);
    const next = wanted.find((want) => want.row === row && want.slot !== undefined)?.slot;
    const active = slots.findIndex(({ name }) => name === next);
    return {
      label,
      doc: row.pattern.doc,
      places: slots.map(({ start, end }) => [start, end] as const),
      ...(active < 0 ? {} : { active }),
    };
  });
}

interface Written {
  readonly label: string;
  readonly slots: readonly { readonly name: string; readonly start: number; readonly end: number }[];
}

/** Up to this number of choices are listed. */
const mostChoices = 4;

function written(nodes: readonly Node[]): Written {
  return nodes.reduce<Written>(
    (before, node) => {
      const own = one(node);
      const gap = before.label === '' || /^[:,;.]/u.test(own.label) ? '' : ' ';
      const at = before.label.length + gap.length;
      return {
        label: `${before.label}${gap}${own.label}`,
        slots: [
          ...before.slots,
          ...own.slots.map(({ name, start, end }) => ({ name, start: start + at, end: end + at })),
        ],
      };
    },
    { label: '', slots: [] },
  );
}

function one(node: Node): Written {
  switch (node.is) {
    case 'literal':
      return { label: node.text, slots: [] };
    case 'slot': {
      const { choices = [] } = node;
      const label = choices.length > 0 && choices.length <= mostChoices ? choices.join('|') : `⟨${node.slot}⟩`;
      return { label, slots: [{ name: node.slot, start: 0, end: label.length }] };
    }
    case 'maybe':
      return enclosed('[', [written(node.of)], ']');
    case 'either':
      return enclosed('(', node.of.map(written), ')');
  }
}

function enclosed(open: string, parts: readonly Written[], close: string): Written {
  const joined = parts.reduce<Written>(
    (before, part) => {
      const gap = before.label === open ? '' : ' | ';
      const at = before.label.length + gap.length;
      return {
        label: `${before.label}${gap}${part.label}`,
        slots: [
          ...before.slots,
          ...part.slots.map(({ name, start, end }) => ({ name, start: start + at, end: end + at })),
        ],
      };
    },
    { label: open, slots: [] },
  );
  return { label: `${joined.label}${close}`, slots: joined.slots };
}
