/** The door of the report room: scenarios, courses and odds in forms to read, print or draw. */
export { actionMarkdown, idleMarkdown, type ActionTelling, type LinkToRule } from './action-hover.ts';
export { actionsMarkdown, type ToldAction } from './actions-hover.ts';
export { callerOf } from './called.ts';
export { expectationLine, expectationMarkdown, type ToldExpectation } from './expectations.ts';
export { ableLines } from './able-lines.ts';
export { givenLine, noSeedWords, type GivenTelling } from './given-line.ts';
export { idleGroups, idleHint } from './idle.ts';
export { oddsPage, type UnreadLines } from './odds-page.ts';
export { partMarkdown } from './part-lines.ts';
export { reasonMarkdown, type ReasonUse } from './reason-hover.ts';
export { roundMarkdown } from './round-hover.ts';
export {
  canBe,
  isSampled,
  percent,
  percentInWords,
  percentWithin,
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
  toldModifiers,
  unitOf,
} from './modifiers.ts';
export { compareRound, type ComparedRound, type Comparison } from './comparison.ts';
export { comparisonText } from './comparison-text.ts';
export { combatantMarkdown, creatureMarkdown } from './name-hover.ts';
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
} from './moved.ts';
export { figureGroups, type MovedFigure } from './moved-figure.ts';
export { movedBy, tellingMoves } from './moved-by.ts';
export { movedMarkdown, movesMarkdown, pointsWords, type MovedFile } from './moved-text.ts';
export { paired } from './pairs.ts';
export { oddsJson } from './odds-json.ts';
export { oddsText } from './odds-text.ts';
export { changesBetween, timelineJson, timelineJsonText } from './timeline-json.ts';
export {
  escapeHtml,
  escapeMarkdown,
  prefaceLines,
  transcript,
  transcriptSteps,
  type TranscriptFormat,
} from './transcript.ts';
export { panelModel, type PanelInput } from './panel/panel-model.ts';
export { roundView, roundViewSteps, type RoundInput } from './panel/round-view.ts';
export { stateWhy, type StateWhyInput } from './panel/state-why.ts';
export { poolWorth, type PoolWorthInput } from './panel/pool-worth.ts';
export type { ViewInput } from './panel/view-context.ts';
export { withEscapedMarks, withVisibleMarks } from '../protocol/index.ts';
export { plainOfMarkdown } from './plain-text.ts';
export { printedTablesJson, printedTablesText } from './printed-tables.ts';
export { referenceMarkdown } from './reference.ts';
export { verbsMarkdown } from './verbs-page.ts';
export { aboutRulePages, lintPageMarkdown, rulePageMarkdown, type PageLink } from './rule-page.ts';
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
  type ToldTimeline,
} from './step-findings.ts';
export { courseHead } from './take-away/course-head.ts';
export { drawingPicture, drawingPictureSteps, pictureTitle } from './take-away/drawing-picture.ts';
export { oddsCsv, oddsCsvSteps } from './take-away/odds-csv.ts';
export { titleWords } from './title-words.ts';
export { sheetOf, sheetSteps, type Sheet } from './take-away/sheet.ts';
export { sheetPage, sheetPageSteps, type SheetFormat } from './take-away/sheet-pages.ts';
