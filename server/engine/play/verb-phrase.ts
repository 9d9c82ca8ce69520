/** Puts an announcement into words: the verb, followed by its slots in the order of the sentence. */
import type { VerbUse } from '../ruleset.ts';
import type { Announcement } from '../scenario.ts';
import type { Source } from '../source.ts';

/** The words for each slot of a verb; an empty slot is omitted. */
export interface PhraseParts {
  readonly targets: string;
  readonly beside?: string;
  readonly object: string;
  readonly thing?: string;
}

/** A verb with its uses; `before` is the preposition shown before the targets even if the syntax makes it optional. */
export interface PhrasedVerb extends VerbUse {
  readonly also?: readonly VerbUse[];
  readonly before?: string;
}

type Slot = keyof PhraseParts;

/** `pushes “the shelf” onto the Usher`, `steps between Nora and the Usher`. */
export function verbPhrase(announcement: Announcement, verb: PhrasedVerb | undefined, parts: PhraseParts): string {
  const listed = slotsInOrder(announcement).filter((slot) => (parts[slot] ?? '') !== '');
  const takes = usedOf(verb, listed)?.takes ?? '';
  const phrases = listed.map((slot) => `${before(takes, slot, verb, parts[slot] ?? '')} ${parts[slot] ?? ''}`.trim());
  return [announcement.verb.text, ...phrases].join(' ');
}

/** The slots in the order of the sentence, followed by those that aren’t written but known to the game. */
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

/** The first use that has all these slots in this order. */
function usedOf(verb: PhrasedVerb | undefined, shown: readonly Slot[]): VerbUse | undefined {
  if (verb === undefined) return undefined;
  const uses = [verb, ...(verb.also ?? [])].flatMap(({ kind, takes }) =>
    alternatives(takes).map((form) => ({ kind, takes: form })),
  );
  return uses.find(({ takes }) => {
    const places = shown.map((slot) => takes.search(slotPattern(slot)));
    return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
  });
}

/** The alternatives of a syntax that as a whole is a choice: `(against {targets}|[{object}])`. */
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

/**
 * The required word directly before a slot; of several the last, as `to` of `(towards|to) {beside}`. An optional `to`
 * is shown before an object that has no preposition of its own.
 */
function before(takes: string, slot: Slot, verb: PhrasedVerb | undefined, words: string): string {
  if (slot === 'targets' && verb?.before !== undefined) return verb.before;
  const aim = slot === 'object' ? /\[(to)\] \(?\{object/u.exec(takes)?.[1] : undefined;
  if (aim !== undefined && !prepositions.has(/\p{L}+/u.exec(words)?.[0] ?? '')) return aim;
  return new RegExp(`(\\p{L}+)\\)? ${slotPattern(slot).source}`, 'u').exec(takes)?.[1] ?? '';
}

const prepositions: ReadonlySet<string> = new Set(
  (
    'to towards toward into in onto on behind beneath under over above through across along past around round up ' +
    'down off out away back inside outside home forward forwards backwards left right between beside near at by from'
  ).split(' '),
);

function slotPattern(slot: Slot): RegExp {
  return new RegExp(`\\{${slot}\\b`, 'u');
}
