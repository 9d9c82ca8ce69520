/** Decides whether a scenario’s last valid snapshot may stay although a sentence can’t be read any more. */
import type { Analysis, ScenarioAnalysis } from '../../analysis/index.ts';
import { type Source, ValueMemo } from '../../engine/index.ts';
import { declaresName, indexOfSentence } from '../../language/index.ts';

/** A scenario and the ids of the sentences it was read from. */
export interface Read {
  readonly scenario: ScenarioAnalysis;
  /** In text order. */
  readonly own: readonly number[];
  /** With those of the head of the file. */
  readonly all: ReadonlySet<number>;
  readonly included: Analysis['reading']['included'];
}

const reads = new ValueMemo<ScenarioAnalysis, Read>('sentences of a scenario');

/** A scenario of an analysis with its sentences; the same result as long as the scenario is the same value. */
export function readOf({ reading }: Analysis, index: number, scenario: ScenarioAnalysis): Read {
  const known = reads.known(scenario);
  if (known !== undefined) return known;
  const idsOf = (from: number, to: number): readonly number[] =>
    reading.document.sentences.slice(from, to).map(({ id }) => id);
  const { from, to } = reading.scenarios[index] ?? { from: 0, to: 0 };
  const own = idsOf(from, to);
  return reads.keep(scenario, {
    scenario,
    own,
    all: new Set([...idsOf(0, reading.scenarios[0]?.from ?? 0), ...own]),
    included: reading.included,
  });
}

/**
 * The sentences that can’t be read, that name somebody undeclared, or that contain empty quotes: a half-typed sentence
 * is among them.
 */
export function unfinishedIn({ reading, scenarios }: Analysis): ReadonlySet<number> {
  const sources = [
    ...reading.problems.filter(({ severity }) => severity === 'error').map(({ source }) => source),
    ...scenarios.flatMap(({ scenario }) => scenario.strangers.map(({ source }) => source)),
  ];
  const empty = reading.document.sentences.filter((sentence) => sentence.empty === true).map(({ id }) => id);
  return new Set([...sources.filter(({ file }) => file === reading.file).map(({ sentence }) => sentence), ...empty]);
}

export function isFinished({ all }: Read, unfinished: ReadonlySet<number>): boolean {
  return unfinished.size === 0 || [...unfinished].every((sentence) => !all.has(sentence));
}

/**
 * Whether a scenario differs from its snapshot only by what is being typed: by unfinished sentences, or by a finished
 * one that declares a name and makes unreadable what uses the old one. At most one sentence of the snapshot may have
 * changed: its figures depend on all others.
 */
export function stillHolds(
  { reading }: Analysis,
  now: Read,
  before: readonly Read[],
  unfinished: ReadonlySet<number>,
): boolean {
  const added = [...now.all].filter((sentence) => !before.some(({ all }) => all.has(sentence)));
  const gone = new Set(
    before.flatMap(({ all }) =>
      [...all].filter((sentence) => indexOfSentence(reading.document, sentence) === undefined),
    ),
  );
  const [only] = added;
  const isName = only !== undefined && added.length === 1 && declaresName(reading, only);
  const isTyped = isName || added.every((sentence) => unfinished.has(sentence));
  return (
    isTyped &&
    gone.size <= Math.min(added.length, 1) &&
    before.every(({ included }) => sameDocuments(included, now.included))
  );
}

function sameDocuments(one: Read['included'], other: Read['included']): boolean {
  return one.size === other.size && [...one].every(([path, document]) => other.get(path) === document);
}

/**
 * The one new sentence that has replaced another: it has the same neighbours. It must not belong to anything in
 * `shown`.
 */
export function replacement(
  { reading: { document } }: Analysis,
  { own }: Read,
  source: Source,
  shown: readonly Read[],
): Source | undefined {
  const at = source.file === document.file ? own.indexOf(source.sentence) : -1;
  const found = document.sentences[placeBetween(document, own, at) ?? -1];
  if (found === undefined || shown.some((each) => each.own.includes(found.id))) return undefined;
  return { file: document.file, sentence: found.id, start: 0, end: found.length };
}

/** The index of the sentence that has replaced another; a first sentence is identified only by the one after it. */
function placeBetween(
  document: Analysis['reading']['document'],
  own: readonly number[],
  at: number,
): number | undefined {
  const indexOf = (place: number): number | undefined => indexOfSentence(document, own[place] ?? -1);
  const [before, after] = [indexOf(at - 1), indexOf(at + 1)];
  if (at === 0) return after === undefined ? undefined : after - 1;
  return at > 0 && before !== undefined && document.sentences[before + 2]?.id === own[at + 1] ? before + 1 : undefined;
}
