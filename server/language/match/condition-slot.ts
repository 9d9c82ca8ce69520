/** The slot for a condition: questions about past events, joined by `and`, `or` and `not`. */
import type { Condition, NameRef, Source } from '../../engine/index.ts';
import { namesAt, oneName } from './name-slots.ts';
import { isWord, type SlotInput, type SlotType } from './slot-value.ts';

export const condition: SlotType = {
  called: 'a condition, such as “the Players acted”',
  read(input, at) {
    const read = joined(input, at, 'or', (from) => joined(input, from, 'and', (start) => negated(input, start)));
    return read === undefined ? [] : [{ end: read.end, value: { is: 'condition', condition: read.condition } }];
  },
};

interface Read {
  readonly end: number;
  readonly condition: Condition;
}

function joined(
  input: SlotInput,
  at: number,
  kind: 'and' | 'or',
  part: (at: number) => Read | undefined,
): Read | undefined {
  let read = part(at);
  while (read !== undefined && isWord(input, read.end, kind)) {
    const next = part(read.end + 1);
    if (next === undefined) return read;
    read = {
      end: next.end,
      condition: { kind, of: [read.condition, next.condition], source: input.source(at, next.end) },
    };
  }
  return read;
}

function negated(input: SlotInput, at: number): Read | undefined {
  let from = at;
  while (isWord(input, from, 'not')) from += 1;
  let read = atom(input, from);
  if (read === undefined)
    input.wants(from, { called: 'a condition, such as “the Players acted”', type: 'condition', words: ['not'] });
  for (let start = from - 1; start >= at && read !== undefined; start -= 1) read = not(input, start, read);
  return read;
}

function not(input: SlotInput, at: number, read: Read): Read {
  return { end: read.end, condition: { kind: 'not', of: read.condition, source: input.source(at, read.end) } };
}

function atom(input: SlotInput, at: number): Read | undefined {
  return happened(input, at) ?? acted(input, at) ?? did(input, at) ?? isSo(input, at);
}

function happened(input: SlotInput, at: number): Read | undefined {
  const found = input.lexicon.happenings.find(input.tokens, at, input.to);
  if (found === undefined) return undefined;
  if (!isWord(input, found.end, 'happened')) {
    wanting(input, found.end, 'happened');
    return undefined;
  }
  const end = found.end + 1;
  return { end, condition: { kind: 'happened', what: found.text, source: input.source(at, end) } };
}

function acted(input: SlotInput, at: number): Read | undefined {
  for (const {
    end,
    names: [side],
  } of oneName(input, at, 'side')) {
    if (side !== undefined && isWord(input, end, 'acted')) {
      return { end: end + 1, condition: { kind: 'acted', side, source: input.source(at, end + 1) } };
    }
    if (side?.id !== undefined) wanting(input, end, 'acted');
  }
  return undefined;
}

function did(input: SlotInput, at: number): Read | undefined {
  for (const { end, names, kind } of subjectsAt(input, at)) {
    for (const what of ['succeeded', 'failed'] as const) {
      if (!isWord(input, end, what)) continue;
      const source = input.source(at, end + 1);
      const each = names.map((who): Condition => ({ kind: 'did', who, what, source }));
      return { end: end + 1, condition: all(kind, each, source) };
    }
    if (names.length === 1) wanting(input, end, 'succeeded', 'failed', 'is');
  }
  return undefined;
}

/** `Ash is down`; `Ash or Bree is down` is true if one of them is, and `Ash and Bree are down` if both are. */
function isSo(input: SlotInput, at: number): Read | undefined {
  for (const { end, names, kind } of subjectsAt(input, at)) {
    const said = copulas.some((word) => isWord(input, end, word)) ? predicateAt(input, end) : undefined;
    if (said === undefined) continue;
    const source = input.source(at, said.end);
    const each = names.map((who) => said.of(who, source));
    return { end: said.end, condition: all(kind, each, source) };
  }
  return undefined;
}

const shortNegations = ["isn't", "aren't"];
const copulas = ['is', 'are', ...shortNegations];

/** Who a condition is about: with `and` all of them, with `or` any of them. */
interface Subjects {
  readonly end: number;
  readonly names: readonly NameRef[];
  readonly kind: 'and' | 'or';
}

function subjectsAt(input: SlotInput, at: number): readonly Subjects[] {
  const one = oneName(input, at, 'combatant').map(({ end, names }): Subjects => ({ end, names, kind: 'and' }));
  const several = namesAt(input, at).filter(({ end }) => one.every((each) => each.end !== end));
  return [
    ...one.flatMap((subject) => eitherAt(input, subject)),
    ...one,
    ...several.map(({ end, names }): Subjects => ({ end, names, kind: 'and' })),
  ];
}

/** The longest of `Ash or Bree or Cid` first, without the first name alone. */
function eitherAt(input: SlotInput, first: Subjects): readonly Subjects[] {
  if (!isWord(input, first.end, 'or')) return [];
  return oneName(input, first.end + 1, 'combatant').flatMap(({ end, names }) => {
    const both: Subjects = { end, names: [...first.names, ...names], kind: 'or' };
    return [...eitherAt(input, both), both];
  });
}

/** What is said of somebody: one state, or several. */
interface Predicate {
  readonly end: number;
  readonly negated: boolean;
  readonly of: (who: NameRef, source: Source) => Condition;
}

/**
 * `is down`, `isn't down`, `is down and not dead`. Whether the `not` of `isn't down or hurt` applies to both states is
 * unclear, so a state after it needs a verb or a `not` of its own.
 */
function predicateAt(input: SlotInput, at: number): Predicate | undefined {
  let read = negatedState(input, at);
  for (;;) {
    const kind = isWord(input, read?.end ?? at, 'and') ? 'and' : 'or';
    if (read === undefined || !isWord(input, read.end, kind)) return read;
    const next = negatedState(input, read.end + 1);
    const isBare = next !== undefined && next.end === stateAt(input, read.end + 1)?.end;
    if (next === undefined || (read.negated && isBare)) return read;
    read = joinedPredicate(kind, read, next);
  }
}

function joinedPredicate(kind: 'and' | 'or', one: Predicate, other: Predicate): Predicate {
  return {
    end: other.end,
    negated: other.negated,
    of: (who, source) => ({ kind, of: [one.of(who, source), other.of(who, source)], source }),
  };
}

/** A state with its `not`; its verb may be missing, as after `is down and`. */
function negatedState(input: SlotInput, at: number): Predicate | undefined {
  const isShort = shortNegations.some((word) => isWord(input, at, word));
  const behind = copulas.some((word) => isWord(input, at, word)) ? at + 1 : at;
  const isLong = !isShort && isWord(input, behind, 'not');
  const found = stateAt(input, isLong ? behind + 1 : behind);
  if (found === undefined) return undefined;
  const negated = isShort || isLong;
  return {
    end: found.end,
    negated,
    of: (who, source) => {
      const state: Condition = { kind: 'is', who, state: found.text, source };
      return negated ? { kind: 'not', of: state, source } : state;
    },
  };
}

function all(kind: 'and' | 'or', conditions: readonly Condition[], source: Source): Condition {
  return conditions.reduce((one, other): Condition => ({ kind, of: [one, other], source }));
}

function stateAt(input: SlotInput, at: number): { readonly text: string; readonly end: number } | undefined {
  const found = input.lexicon.states.find(input.tokens, at, input.to);
  if (found === undefined) input.wants(at, { called: 'a state', type: 'choice', words: input.lexicon.states.all });
  return found;
}

function wanting(input: SlotInput, at: number, ...words: readonly string[]): void {
  if (input.tracing) input.wants(at, { called: words.map((word) => `“${word}”`).join(' or '), type: 'literal', words });
}
