/** The choices that a game leaves open, to offer behind `option`, and the values of each. */
import type { CaretWant } from '../match/caret-matcher.ts';
import type { Completion, Offering } from './offers.ts';

export function offeredOptions({ table }: Offering, { row, slot, said }: CaretWant): readonly Completion[] {
  if (row.id !== 'option') return [];
  const options = table.ruleset.vocabulary.options ?? [];
  if (slot === 'name')
    return options.map(({ word, doc }): Completion => ({ label: word, kind: 'keyword', doc, row: row.id }));
  const chosen = said.has('name') ? options.find(({ word }) => word === said.words('name').text) : undefined;
  return (chosen?.values ?? []).map((value, at): Completion => ({
    label: value,
    kind: 'keyword',
    doc: `${at === 0 ? 'In force where nothing is written. ' : ''}${chosen?.doc ?? ''}`,
    row: row.id,
  }));
}
