/** The door of the analysis room: one analysis of each version of a file, shared by editor and command line. */
export { analyze, type Analysis } from './analysis.ts';
export { analyzeScenario, type ScenarioAnalysis } from './scenario-analysis.ts';
export { findingRule, findingRules, say, sayRelated } from './findings.ts';
export { rulePages, type AnyPage } from './rule-pages.ts';
export { TextLines, type Position } from './text-lines.ts';
