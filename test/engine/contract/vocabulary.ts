/** What a game’s words and sentences must say about themselves. */
import type { Ruleset, SentencePattern, SlotForm, VerbKind, Vocabulary } from '../../../server/engine/index.ts';
import { parseNotation, type Node } from '../../../server/language/match/notation.ts';

/** The slots that may follow a verb (see `VerbWord`); a use that says what its own slots mean may have others. */
const slotsOfVerbs = ['target', 'targets', 'thing', 'object', 'beside'];

interface Described {
  readonly word: string;
  readonly doc: string;
}

/** What is wrong with the name and the words of a game: undescribed, duplicate, of no kind, or badly formed. */
export function vocabularyComplaints({
  id,
  title,
  about,
  vocabulary,
  sentences,
  slotForms,
}: Ruleset): readonly string[] {
  return [
    ...([id, title, about].some(isBlank) ? ['the game has no id, no title or nothing about it'] : []),
    ...Object.entries(listsOf(vocabulary)).flatMap(([list, words]) => [
      ...undescribed(list, words),
      ...twice(
        list,
        words.map(({ word }) => word),
      ),
    ]),
    ...vocabulary.stats.flatMap(({ word, low, high }) =>
      low <= high ? [] : [`the stat ${word} goes from ${low} to ${high}`],
    ),
    ...(vocabulary.options ?? []).flatMap(({ word, values }) =>
      new Set(values).size === values.length && values.length > 1
        ? []
        : [`option ${word} is no choice: ${values.join(', ')}`],
    ),
    ...kindless(vocabulary),
    ...uncited(vocabulary),
    ...usesOf(vocabulary).flatMap(({ whose, takes, says }) => [
      ...unformed(whose, takes),
      ...(says === undefined ? strangeSlots(whose, takes) : []),
    ]),
    ...sentenceComplaints(sentences),
    ...formComplaints(slotForms),
  ];
}

function listsOf({
  stats,
  verbs,
  verbKinds,
  things,
  states,
  happenings,
  options = [],
}: Vocabulary): Readonly<Record<string, readonly Described[]>> {
  return {
    stats,
    verbs,
    kinds: verbKinds.map(({ kind, doc }) => ({ word: kind, doc })),
    things,
    states,
    happenings,
    options,
  };
}

function undescribed(list: string, words: readonly Described[]): readonly string[] {
  return words
    .filter(({ word, doc }) => isBlank(word) || isBlank(doc))
    .map(({ word }) => `${list}: “${word}” is not described`);
}

function twice(list: string, words: readonly string[]): readonly string[] {
  const plain = words.map((word) => word.toLowerCase());
  return plain
    .filter((word, index) => plain.indexOf(word) !== index)
    .map((word) => `${list}: “${word}” is there twice`);
}

function kindless({ verbs, verbKinds, otherVerb, dependence }: Vocabulary): readonly string[] {
  const isKind = (kind: string): boolean => verbKinds.some((each) => each.kind === kind);
  return [
    ...verbs
      .flatMap(({ word, kind, also = [] }) =>
        [kind, ...also.map((use) => use.kind)].map((each) => ({ word, kind: each })),
      )
      .filter(({ kind }) => !isKind(kind))
      .map(({ word, kind }) => `the verb ${word} is of no kind that is there: ${kind}`),
    ...(otherVerb === undefined || isKind(otherVerb.kind)
      ? []
      : [`other verbs are of no kind that is there: ${otherVerb.kind}`]),
    ...(dependence === undefined || verbs.some(({ word }) => word === dependence.waiting)
      ? []
      : [`waiting is no verb: ${dependence.waiting}`]),
  ];
}

/** Verbs and idioms without a reference to where the text has their meaning, and silences without words. */
function uncited({ verbs, idioms = [] }: Vocabulary): readonly string[] {
  const all = [
    ...verbs.map((verb) => ({ ...verb, name: `the verb ${verb.word}` })),
    ...idioms.map((idiom) => ({ ...idiom, name: `the idiom ${idiom.words}` })),
  ];
  return all.flatMap(({ name, from, silent }) => [
    ...(isBlank(from) ? [`${name} has no citation`] : []),
    ...(silent === undefined || /^The .*\S\.$/u.test(silent) ? [] : [`${name} is silent in no sentence: ${silent}`]),
  ]);
}

/** Everything that follows verbs, with its owner. */
function usesOf({ verbs, verbKinds, otherVerb }: Vocabulary): readonly Used[] {
  return [
    ...verbs.flatMap((verb) => [verb, ...(verb.also ?? [])].map((use) => ({ ...use, whose: `the verb ${verb.word}` }))),
    ...verbKinds.map((kind) => ({ ...kind, whose: `the kind ${kind.kind}` })),
    ...(otherVerb === undefined ? [] : [{ ...otherVerb, whose: 'other verbs' }]),
  ];
}

type Used = Pick<VerbKind, 'takes' | 'says'> & { readonly whose: string };

function sentenceComplaints(sentences: readonly SentencePattern[]): readonly string[] {
  return [
    ...twice(
      'sentences',
      sentences.map(({ id }) => id),
    ),
    ...sentences.flatMap(({ id, words }) => unformed(`the sentence ${id}`, words)),
    ...sentences.filter(({ places }) => places.length === 0).map(({ id }) => `the sentence ${id} stands nowhere`),
    ...sentences
      .filter(({ doc, example }) => isBlank(doc) || isBlank(example))
      .map(({ id }) => `the sentence ${id} has no doc or no example`),
  ];
}

function formComplaints(slotForms: readonly SlotForm[]): readonly string[] {
  return [
    ...twice(
      'slot forms',
      slotForms.map(({ type }) => type),
    ),
    ...slotForms
      .filter(({ type, forms, called }) => isBlank(type) || isBlank(called) || forms.length === 0)
      .map(({ type }) => `the slot form ${type} has no form or no name`),
    ...slotForms.flatMap(({ type, forms }) => forms.flatMap((form) => unformed(`the slot form ${type}`, form))),
  ];
}

function unformed(whose: string, words: string): readonly string[] {
  return nodesOf(words) === undefined ? [`${whose} is not well formed: ${words}`] : [];
}

function strangeSlots(whose: string, takes: string): readonly string[] {
  return slotsIn(nodesOf(takes) ?? [])
    .filter((slot) => !slotsOfVerbs.includes(slot))
    .map((slot) => `${whose} has a slot that no verb has: ${slot}`);
}

function slotsIn(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) => {
    switch (node.is) {
      case 'slot':
        return [node.slot];
      case 'maybe':
        return slotsIn(node.of);
      case 'either':
        return node.of.flatMap(slotsIn);
      case 'literal':
        return [];
    }
  });
}

function nodesOf(words: string): readonly Node[] | undefined {
  try {
    return parseNotation(words);
  } catch {
    return undefined;
  }
}

function isBlank(text: string): boolean {
  return !/\S/u.test(text);
}
