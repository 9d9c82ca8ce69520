/** Mentions: the roles of the words of a statement (names, stats, verbs, numbers, keywords), each with its place. */
import { type Condition, derive, type NameRef, ownValue, type Source } from '../../engine/index.ts';
import { declaredKinds } from '../match/declaring-rows.ts';
import { sourceOf } from '../read/layout.ts';
import type { Mark } from '../match/match-types.ts';
import type { NameKind } from '../match/name-table.ts';
import type { Mention as Named, SlotValue } from '../match/slot-value.ts';
import type { Part, Statement } from '../read/statement.ts';

/**
 * One run of words with its role. `name` is the full name of what it refers to if known (a name, a stat, a verb);
 * `several` is the place, with its article, of an undeclared name where several names are possible; `declares` marks
 * the place where a name is declared.
 */
export interface Mention {
  readonly role: NameKind | 'stat' | 'verb' | 'number' | 'prose' | 'keyword' | 'mark';
  readonly source: Source;
  readonly name?: string;
  readonly several?: Source;
  readonly declares?: boolean;
}

const nothing: readonly Mention[] = [];

/** The mentions of a statement, in text order. */
export function mentionsOf(statement: Statement): readonly Mention[] {
  return statement.parts.length === 0 ? nothing : mentionsIn(statement);
}

const mentionsIn = derive('mentions of a statement', (statement: Statement): readonly Mention[] =>
  statement.parts.flatMap((part) => mentionsInPart(statement, part)).sort(byStart),
);

function byStart(one: Mention, other: Mention): number {
  return one.source.start - other.source.start || one.source.end - other.source.end;
}

function mentionsInPart({ sentence: written, readAs }: Statement, part: Part): readonly Mention[] {
  const sentence = readAs ?? written;
  const placeOf = (from: number, to: number): Source => sourceOf(part.source.file, sentence, from, to);
  return part.marks.flatMap((mark): readonly Mention[] => {
    if (mark.is === 'literal') {
      const role = sentence.tokens[mark.from]?.kind === 'mark' ? 'mark' : 'keyword';
      return [{ role, source: placeOf(mark.from, mark.to) }];
    }
    return mark.is === 'slot' ? inSlot(mark, part, placeOf(mark.from, mark.to)) : [];
  });
}

function inSlot({ node, value }: Extract<Mark, { is: 'slot' }>, part: Part, source: Source): readonly Mention[] {
  if (node.slot === 'verb' && part.row.verb !== undefined) return [{ role: 'verb', source, name: part.row.verb.word }];
  if (node.type === 'stat') return [{ role: 'stat', source, name: part.slots.words(node.slot).text }];
  return inValue(value, node.type, source);
}

function inValue(value: SlotValue, type: string, source: Source): readonly Mention[] {
  switch (value.is) {
    case 'names':
      return value.mentions.map(toMention);
    case 'things':
      return value.things.map((name) => toMention({ kind: 'thing', name }));
    case 'new':
      return [
        {
          role: ownValue(declaredKinds, type) ?? 'thing',
          source: value.name.source,
          name: value.name.text,
          declares: true,
        },
      ];
    case 'stats':
      return value.stats.map(({ name, source: whole }, index) => ({
        role: 'stat',
        name,
        source: value.named[index] ?? whole,
      }));
    case 'condition':
      return inCondition(value.condition);
    case 'number':
      return [{ role: 'number', source }];
    case 'words':
      return value.naming !== undefined
        ? [toMention(value.naming)]
        : [{ role: type === 'prose' || type === 'object' ? 'prose' : 'keyword', source }];
    case 'each':
      return [];
  }
}

function toMention({ kind, name, several }: Named): Mention {
  return {
    role: kind,
    source: name.source,
    ...(name.id === undefined ? {} : { name: name.id }),
    ...(several === undefined ? {} : { several }),
  };
}

function inCondition(condition: Condition): readonly Mention[] {
  switch (condition.kind) {
    case 'acted':
      return [named('side', condition.side)];
    case 'did':
    case 'is':
      return [named('combatant', condition.who)];
    case 'happened':
      return [{ role: 'keyword', source: condition.source }];
    case 'not':
      return inCondition(condition.of);
    case 'and':
    case 'or':
      return condition.of.flatMap(inCondition);
  }
}

function named(kind: NameKind, name: NameRef): Mention {
  return toMention({ kind, name });
}
