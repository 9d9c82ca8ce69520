/** The door of the language room: text to scenarios, and places in it to what stands there. */
export { readText, type ReadOptions, type Reading, type ReadingScenario } from './read.ts';
export { readingRules, type ReadingRule } from './reading-rules.ts';
export { rangeOf, type OffsetRange } from './layout.ts';
