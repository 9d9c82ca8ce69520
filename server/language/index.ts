/**
 * The door of the language room: text to scenarios, and places in it to what stands there. Nothing here knows an
 * editor.
 */

// Reading.
export { readingSteps, readText, type ReadOptions, type Reading, type ReadingScenario } from './read.ts';
export { bounds } from './bounds.ts';
export { isLibrary } from './library.ts';
export { mostFileBytes, type Include, type NotTaken } from './includes.ts';
export { readingRules, type ReadingRule } from './reading-rules.ts';
export { clashOfMarkdown } from './markdown.ts';
export { type Statement, type Part } from './statement.ts';

export {
  pathFrom,
  pathsIn,
  refusalOf,
  writtenPathAt,
  writtenPaths,
  writtenPathsIn,
  type WrittenPath,
} from './include-paths.ts';

// Places.
export { indexOfSentence, rangeOf, type OffsetRange } from './layout.ts';
export { withEdits, type TextEdit } from './text-edit.ts';

// What an editor asks for, at an offset or for a whole file.
export { nameFormSteps } from './offered-names.ts';
export { completionsAt, type Completions } from './complete.ts';
export { signaturesAt, type Signature } from './signatures.ts';
export { sentenceRangeAt, standingAt } from './standing.ts';
export { type Completion, type CompletionKind } from './offers.ts';
export { placeBelow } from './clause-place.ts';
export { targetAt, type HoverTarget, type RowShown } from './hover-target.ts';
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
} from './references.ts';
export { meaningsOf, renamable, rename, type Knowing, type Refusal, type Renaming } from './rename.ts';
export { outlineOf, outlineSteps, type OutlineEntry } from './outline.ts';
export { foldSteps, foldsOf, type Fold } from './folding.ts';
export { formatEdits, formatSteps } from './format.ts';
export { indentEdits, isPlacedAt } from './indent-edits.ts';
export { colourSteps, coloursOf, type Coloured } from './colours.ts';
export { editsOf } from './edits.ts';

// What is generated from the table.
export { toGrammar } from './grammar.ts';
export { tableOf } from './table.ts';
export { plural } from './word-forms.ts';
export { skeleton } from './skeleton/index.ts';
