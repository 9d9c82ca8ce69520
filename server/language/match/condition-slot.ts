/** The slot for a condition: questions about past events, joined by `and`, `or` and `not`. */
import type { Condition } from '../../engine/index.ts';
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
  return happened(input, at) ?? acted(input, at) ?? did(input, at) ?? isSo(input, at) ?? areSo(input, at);
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
  for (const {
    end,
    names: [who],
  } of oneName(input, at, 'combatant')) {
    for (const what of ['succeeded', 'failed'] as const) {
      if (who !== undefined && isWord(input, end, what)) {
        return { end: end + 1, condition: { kind: 'did', who, what, source: input.source(at, end + 1) } };
      }
    }
    wanting(input, end, 'succeeded', 'failed', 'is');
  }
  return undefined;
}

function isSo(input: SlotInput, at: number): Read | undefined {
  for (const {
    end,
    names: [who],
  } of oneName(input, at, 'combatant')) {
    const isShort = isWord(input, end, "isn't");
    if (who === undefined || !(isShort || isWord(input, end, 'is'))) continue;
    const isLong = !isShort && isWord(input, end + 1, 'not');
    const negative = isShort || isLong;
    const found = stateAt(input, isLong ? end + 2 : end + 1);
    if (found === undefined) continue;
    const source = input.source(at, found.end);
    const read: Read = { end: found.end, condition: { kind: 'is', who, state: found.text, source } };
    return negative ? not(input, at, read) : read;
  }
  return undefined;
}

/** `Ash and Bree are down` applies to each of them. */
function areSo(input: SlotInput, at: number): Read | undefined {
  for (const { end, names } of namesAt(input, at)) {
    if (!isWord(input, end, 'are')) continue;
    const found = stateAt(input, end + 1);
    if (found === undefined) continue;
    const source = input.source(at, found.end);
    const each = names.map((who): Condition => ({ kind: 'is', who, state: found.text, source }));
    const all = each.reduce((one, other): Condition => ({ kind: 'and', of: [one, other], source }));
    return { end: found.end, condition: all };
  }
  return undefined;
}

function stateAt(input: SlotInput, at: number): { readonly text: string; readonly end: number } | undefined {
  const found = input.lexicon.states.find(input.tokens, at, input.to);
  if (found === undefined) input.wants(at, { called: 'a state', type: 'choice', words: input.lexicon.states.all });
  return found;
}

function wanting(input: SlotInput, at: number, ...words: readonly string[]): void {
  if (input.tracing) input.wants(at, { called: words.map((word) => `“${word}”`).join(' or '), type: 'literal', words });
}
