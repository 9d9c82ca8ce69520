/** An announcement in words: the verb, and behind it what is named, in the order of the sentence. */
import type { VerbUse } from '../ruleset.ts';
import type { Announcement } from '../scenario.ts';
import type { Source } from '../source.ts';

/** The slots of a verb, and how each is told; an empty one is left out. */
export interface PhraseParts {
  readonly targets: string;
  readonly beside?: string;
  readonly object: string;
  readonly thing?: string;
}

/**
 * A verb with its uses; `before` is the word before whom it is aimed at, where it is told though it may be left out.
 */
export interface PhrasedVerb extends VerbUse {
  readonly also?: readonly VerbUse[];
  readonly before?: string;
}

type Slot = keyof PhraseParts;

/** `pushes “the shelf” onto the Usher`, `steps between Nora and the Usher`. */
export function verbPhrase(announcement: Announcement, verb: PhrasedVerb | undefined, parts: PhraseParts): string {
  const told = slotsInOrder(announcement).filter((slot) => (parts[slot] ?? '') !== '');
  const takes = usedOf(verb, told)?.takes ?? '';
  const phrases = told.map((slot) => `${before(takes, slot, verb)} ${parts[slot] ?? ''}`.trim());
  return [announcement.verb.text, ...phrases].join(' ');
}

/**
 * The slots of an announcement as its sentence has them; behind them those of whom a game knows more than is written.
 */
function slotsInOrder({ targets, object, thing, beside }: Announcement): readonly Slot[] {
  const at = (source: Source | undefined): number => source?.start ?? Number.MAX_SAFE_INTEGER;
  const places: readonly (readonly [Slot, number])[] = [
    ['thing', at(thing?.source)],
    ['beside', at(beside?.[0]?.source)],
    ['targets', at(targets[0]?.source)],
    ['object', at(object?.source)],
  ];
  return [...places].sort(([, one], [, other]) => one - other).map(([slot]) => slot);
}

/** The use that has all these slots in this order; of several the first. */
function usedOf(verb: PhrasedVerb | undefined, told: readonly Slot[]): VerbUse | undefined {
  if (verb === undefined) return undefined;
  const uses = [verb, ...(verb.also ?? [])].flatMap(({ kind, takes }) =>
    alternatives(takes).map((form) => ({ kind, takes: form })),
  );
  return uses.find(({ takes }) => {
    const places = told.map((slot) => takes.search(slotPattern(slot)));
    return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
  });
}

/** What may follow a verb where it takes one of several forms as a whole: `(against {targets}|[{object}])`. */
function alternatives(takes: string): readonly string[] {
  const inner = /^\[?\((.*)\)\]?$/u.exec(takes)?.[1];
  if (inner === undefined) return [takes];
  const forms: string[] = [''];
  let depth = 0;
  for (const letter of inner) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === '|' && depth === 0) forms.push('');
    else forms.push(`${forms.pop() ?? ''}${letter}`);
  }
  return forms;
}

/** The word right before a slot where it can't be left out; of several the last, as `to` of `(towards|to) {beside}`. */
function before(takes: string, slot: Slot, verb: PhrasedVerb | undefined): string {
  if (slot === 'targets' && verb?.before !== undefined) return verb.before;
  return new RegExp(`(\\p{L}+)\\)? ${slotPattern(slot).source}`, 'u').exec(takes)?.[1] ?? '';
}

function slotPattern(slot: Slot): RegExp {
  return new RegExp(`\\{${slot}\\b`, 'u');
}
