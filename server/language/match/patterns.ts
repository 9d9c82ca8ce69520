/** Compiles the notation of rows into steps of the matcher, in continuation-passing style. */
import {
  announcedVerb,
  choice,
  happening,
  newVerb,
  number,
  percent,
  pronoun,
  prose,
  signed,
  state,
  timeUnit,
  verbKind,
  verbWords,
  word,
  words,
} from './plain-slots.ts';
import { condition } from './condition-slot.ts';
import { awaited, dependence } from './dependence-slot.ts';
import type { Matcher } from './matcher.ts';
import { aimed, creature, names, namesOrAll, newName, side, sides, who } from './name-slots.ts';
import { leadingWords, parseNotation, type LiteralNode, type Node, type SlotNode } from './notation.ts';
import { doing, lifeless, object, passed, place } from './object-slot.ts';
import type { Step } from './row.ts';
import { behindSeparator, type SlotType } from './slot-value.ts';
import { speech } from './speech-slot.ts';
import { stat, stats } from './stat-slots.ts';
import { newThing, thing, things } from './thing-slots.ts';
import { ownValue, type SlotForm } from '../../engine/index.ts';

/** The slot types that any row may use. */
export const slotTypes: Readonly<Record<string, SlotType>> = {
  who,
  target: who,
  names: namesOrAll,
  actors: names,
  targets: names,
  aimed,
  beside: names,
  passed,
  side,
  sides,
  creature,
  thing,
  things,
  prose,
  object,
  doing,
  lifeless,
  place,
  speech,
  number,
  signed,
  percent,
  word,
  words,
  verbwords: verbWords,
  stat,
  stats,
  condition,
  state,
  happening,
  timeunit: timeUnit,
  verbkind: verbKind,
  pronoun,
  dependence,
  awaited,
  new: newName,
  newcombatant: newName,
  newcreature: newName,
  newside: newName,
  newthing: newThing,
  newverb: newVerb,
};

/** The slot forms that a game adds, by their type. */
export type Forms = ReadonlyMap<string, SlotForm>;

/**
 * The step that matches a row's nodes and then `then`, by default the end of the row. Throws at an unknown slot type.
 */
export function compile(nodes: readonly Node[], forms: Forms, then: Step = rowEnd): Step {
  return sequence(nodes, forms, then);
}

function rowEnd(matcher: Matcher, at: number): boolean {
  return matcher.rowEnd(at);
}

function sequence(nodes: readonly Node[], forms: Forms, then: Step): Step {
  return nodes.reduceRight<Step>(
    (next, node, index) =>
      one(node, forms, next, nodes.slice(index + 1), leadingWords(nodes).length > index ? index : undefined),
    then,
  );
}

/** `lead` is the number of words before a node if the row has nothing else before it. */
function one(node: Node, forms: Forms, then: Step, behind: readonly Node[], lead: number | undefined): Step {
  switch (node.is) {
    case 'literal':
      return literal(node, then, leadingWords(behind), lead);
    case 'maybe':
      return maybe(sequence(node.of, forms, then), then);
    case 'either':
      return either(node.of.map((nodes) => sequence(nodes, forms, then)));
    case 'slot':
      return node.many ? list(node, forms, then) : single(node, forms, then);
  }
}

/**
 * A word or mark of the row; `further` are the fixed words right after it, which messages include. Words at the start
 * of a sentence match in any case.
 */
function literal({ text, mark }: LiteralNode, then: Step, further: readonly string[], lead: number | undefined): Step {
  const small = text.toLowerCase();
  const want = {
    called: `“${mark ? text : [text, ...further].join(' ')}”`,
    type: mark ? 'mark' : 'literal',
    words: [text],
  };
  return (matcher, at) => {
    const token = at < matcher.to ? matcher.tokens[at] : undefined;
    if (
      token === undefined ||
      token.kind === 'prose' ||
      !(token.text === text || (lead !== undefined && at === matcher.from + lead && token.text.toLowerCase() === small))
    ) {
      matcher.wants(at, want);
      return false;
    }
    if (!matcher.step()) return false;
    matcher.push({ is: 'literal', from: at, to: at + 1 });
    if (then(matcher, at + 1)) return true;
    matcher.pop();
    return false;
  };
}

function maybe(present: Step, absent: Step): Step {
  return (matcher, at) => present(matcher, at) || absent(matcher, at);
}

function either(alternatives: readonly Step[]): Step {
  return (matcher, at) => alternatives.some((step) => step(matcher, at));
}

function single(node: SlotNode, forms: Forms, then: Step): Step {
  const form = forms.get(node.type);
  if (form === undefined) return plainSlot(node, then);
  const close: Step = (matcher, at) => closing(matcher, at, then);
  const entry = either(form.forms.map((words) => sequence(parseNotation(words), forms, close)));
  return opening(node, form.called, entry);
}

function plainSlot(node: SlotNode, then: Step): Step {
  const type = typeOf(node);
  const want = { called: type.called, type: node.type, ...(node.choices === undefined ? {} : { words: node.choices }) };
  return (matcher, at) => {
    if (!matcher.step()) return false;
    const readings = type.read(matcher, at);
    if (readings.length === 0 && type.unasked !== true) matcher.wants(at, want, node.slot);
    for (const { end, value } of readings) {
      matcher.push({ is: 'slot', node, from: at, to: end, value });
      if (then(matcher, end)) return true;
      matcher.pop();
    }
    return false;
  };
}

/** A list: as many entries as possible, joined by commas, `and` or nothing. */
function list(node: SlotNode, forms: Forms, then: Step): Step {
  const form = forms.get(node.type);
  const after: Step = (matcher, at) => {
    const start = behindSeparator(matcher, at);
    return (start > at && nextEntry(matcher, start)) || nextEntry(matcher, at) || closing(matcher, at, then);
  };
  const plain = { ...node, many: false };
  const entry =
    form === undefined
      ? plainSlot(plain, after)
      : either(form.forms.map((words) => sequence(parseNotation(words), forms, after)));
  const nextEntry: Step = (matcher, at) => within(matcher, { is: 'entry', from: at }, entry, at);
  return opening(node, form?.called ?? typeOf(node).called, entry);
}

function opening(node: SlotNode, called: string, entry: Step): Step {
  return (matcher, at) => {
    if (!matcher.step()) return false;
    matcher.wants(at, { called, type: node.type }, node.slot);
    return within(
      matcher,
      { is: 'open', node, from: at },
      (_, from) => within(matcher, { is: 'entry', from }, entry, from),
      at,
    );
  };
}

function closing(matcher: Matcher, at: number, then: Step): boolean {
  return within(matcher, { is: 'close', to: at }, then, at);
}

function within(matcher: Matcher, mark: Parameters<Matcher['push']>[0], step: Step, at: number): boolean {
  matcher.push(mark);
  if (step(matcher, at)) return true;
  matcher.pop();
  return false;
}

function typeOf(node: SlotNode): SlotType {
  if (node.choices !== undefined) return node.slot === 'verb' ? announcedVerb(node.choices) : choice(node.choices);
  const type = ownValue(slotTypes, node.type);
  if (type === undefined) throw new Error(`No slot is of the type “${node.type}”`);
  return type;
}
