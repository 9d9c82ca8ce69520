/** The door of the analysis room: one analysis of each version of a file, shared by editor and command line. */
export { analysisSteps, analyze, clashIn, type Analysis, type Analyze, type AnalyzeInSteps } from './analysis.ts';
export { courseKey, type CourseKey } from './course-key.ts';
export { analyzeScenario, type ScenarioAnalysis } from './scenario-analysis.ts';
export { narrowPoints, pointsWithin, type Chances } from './judging/chances.ts';
export { wayTo, wayToSteps, type WayTo } from './judging/way-to.ts';
export type { JudgedExpectation } from './judging/judged.ts';
export { Work } from './judging/work.ts';
export { toldExpectations } from './told-expectations.ts';
export { findingRule, findingRules, say, sayRelated } from './findings.ts';
export { byRules, compareRules, compareRulesSteps, otherRulesOf } from './other-rules.ts';
export { rulePages, type AnyPage, type PageAddress } from './rule-pages.ts';
export { toldRound, toldSoon, toldTimeline } from './told-timeline.ts';
export { sourceWords } from './source-words.ts';
export { TextLines, type Position } from './text-lines.ts';
export { roundWorth, sentenceWorth, type SentenceUse } from './worth.ts';
export { isRedraw, isTrial } from './trying/sound.ts';
export { trialEdits, wishedCourse, type WishedCourse } from './trying/wished-course.ts';
export type { Redraw, ToldRedraw, ToldTrial, Trial, Wish } from './trying/wish.ts';
