/** Entry point of the language module: text to scenarios, and lookup by place. Independent of any editor. */

// Reading.
export { readingSteps, readText, type ReadOptions, type Reading, type ReadingScenario } from './read/read.ts';
export { bounds } from './read/bounds.ts';
export { isLibrary } from './read/library.ts';
export { mostFileBytes, type Include, type NotTaken } from './read/includes.ts';
export { readingRules, type ReadingRule } from './explain/reading-rules.ts';
export { clashOfMarkdown } from './read/markdown.ts';
export { type Statement, type Part } from './read/statement.ts';

export {
  pathFrom,
  pathsIn,
  refusalOf,
  writtenPathAt,
  writtenPaths,
  writtenPathsIn,
  type WrittenPath,
} from './read/include-paths.ts';

// Places.
export { indexOfSentence, rangeOf, type OffsetRange } from './read/layout.ts';
export { withEdits, type TextEdit } from './edit/text-edit.ts';

// Language features, at an offset or for a whole file.
export { nameFormSteps } from './complete/offered-names.ts';
export { completionsAt, type Completions } from './complete/complete.ts';
export { signaturesAt, type Signature } from './complete/signatures.ts';
export { sentenceRangeAt, standingAt } from './complete/open-sentence.ts';
export { type Completion, type CompletionKind } from './complete/offers.ts';
export { placeBelow } from './read/clause-place.ts';
export { targetAt, type HoverTarget, type RowShown } from './locate/hover-target.ts';
export {
  declarationOf,
  declaredAt,
  declaredWithin,
  declaresName,
  isShared,
  isStrangerAt,
  referencesAt,
  referencesAtSteps,
  usesOf,
  usesOfSteps,
  type Declared,
  type Location,
} from './locate/references.ts';
export { meaningsOf, renamable, rename, type Knowing, type Refusal, type Renaming } from './edit/rename.ts';
export { outlineOf, outlineSteps, type OutlineEntry } from './locate/outline.ts';
export { foldSteps, foldsOf, type Fold } from './locate/folding.ts';
export { formatEdits, formatSteps } from './edit/format.ts';
export { indentEdits, isPlacedAt } from './edit/indent-edits.ts';
export { colourSteps, coloursOf, type Coloured } from './locate/colours.ts';
export { editsOf } from './edit/edits.ts';

// Generated from the table.
export { toGrammar } from './locate/grammar.ts';
export { tableOf } from './match/table.ts';
export { plural } from './match/word-forms.ts';
export { skeleton } from './skeleton/index.ts';
