/** Entry point of the report module: renders scenarios, courses and odds for reading, printing and drawing. */
export { actionMarkdown, idleMarkdown, type ActionHoverOptions, type LinkToRule } from './hover/action-hover.ts';
export { actionsMarkdown, type HoveredAction } from './hover/actions-hover.ts';
export { callerOf } from './hover/called.ts';
export { expectationLine, expectationMarkdown, type ExpectationResult } from './comparing/expectations.ts';
export { ableLines } from './hover/action-availability.ts';
export { givenLine, type GivenLineOptions } from './hover/given-line.ts';
export { idleGroups, idleHint } from './hover/unable-actors.ts';
export { oddsPage, type UnreadLines } from './odds/odds-page.ts';
export { partMarkdown } from './hover/part-lines.ts';
export { reasonMarkdown, type ReasonUse } from './hover/reason-hover.ts';
export { roundMarkdown } from './hover/round-hover.ts';
export {
  canBe,
  isSampled,
  percent,
  percentInWords,
  percentWithin,
  neverReached,
  noChances,
  noCourseWords,
  printedWords,
  reachedWords,
  share,
  shortFraction,
  spanOf,
} from './figures.ts';
export {
  difficultyWords,
  modifierLabel,
  modifierLabels,
  modifierLine,
  modifierQuote,
  modifierReason,
  modifierTitle,
  poolWords,
  listedModifiers,
  unitOf,
} from './hover/modifiers.ts';
export { compareRound, type ComparedRound, type Comparison } from './comparing/comparison.ts';
export { comparisonText } from './comparing/comparison-text.ts';
export { combatantMarkdown, creatureMarkdown } from './hover/name-hover.ts';
export {
  allMoved,
  mostMoved,
  movesBetween,
  movesOfRound,
  movesOfScenario,
  movesOfScenarioSteps,
  type MovedRound,
  type MovedScenario,
  type Moves,
} from './comparing/moved.ts';
export { figureGroups, type MovedFigure } from './comparing/moved-figure.ts';
export { movedBy, tellingMoves } from './comparing/moved-by.ts';
export { movedMarkdown, movesMarkdown, pointsWords, type MovedFile } from './comparing/moved-text.ts';
export { paired } from './comparing/pairs.ts';
export { oddsJson } from './odds/odds-json.ts';
export { oddsText } from './odds/odds-text.ts';
export { changesBetween, timelineJson, timelineJsonText } from './timeline/timeline-json.ts';
export {
  escapeHtml,
  escapeMarkdown,
  prefaceLines,
  transcript,
  transcriptSteps,
  type TranscriptFormat,
} from './timeline/transcript.ts';
export { panelModel, type PanelInput } from './panel/panel-model.ts';
export { roundView, roundViewSteps, type RoundInput } from './panel/round-view.ts';
export { stateWhy, type StateWhyInput } from './panel/state-why.ts';
export { poolWorth, type PoolWorthInput } from './panel/pool-worth.ts';
export type { ViewInput } from './panel/view-context.ts';
export { withEscapedMarks, withVisibleMarks } from '../protocol/index.ts';
export { plainOfMarkdown } from './pages/plain-text.ts';
export { printedTablesJson, printedTablesText } from './odds/printed-tables.ts';
export { referenceMarkdown } from './pages/reference.ts';
export { verbsMarkdown } from './pages/verbs-page.ts';
export { aboutRulePages, lintPageMarkdown, rulePageMarkdown, type PageLink } from './pages/rule-page.ts';
export { placesFrom, placeWords, type LinesOf, type LineSpan } from './places.ts';
export {
  placedFindings,
  roundFindings,
  stepAtLine,
  timelineFindings,
  unplayedAtLine,
  type Course,
  type PlacedFindings,
  type SaidFinding,
  type StepFindings,
  type TimelineWithFindings,
} from './timeline/step-findings.ts';
export { courseHead } from './export/course-head.ts';
export { drawingPicture, drawingPictureSteps, pictureTitle } from './export/drawing-picture.ts';
export { oddsCsv, oddsCsvSteps } from './export/odds-csv.ts';
export { titleWords } from './pages/title-words.ts';
export { sheetOf, sheetSteps, type Sheet } from './export/sheet.ts';
export { sheetPage, sheetPageSteps, type SheetFormat } from './export/sheet-pages.ts';
