/** The door of the engine: the shared nouns, and the list of games. */
export * from './source.ts';
export * from './scenario.ts';
export * from './sentence.ts';
export * from './pool.ts';
export * from './timeline.ts';
export * from './odds.ts';
export * from './overall.ts';
export * from './what-if.ts';
export * from './finding.ts';
export * from './ruleset.ts';
export * from './positions.ts';
export * from './combatants.ts';
export * from './unread.ts';
export * from './rulesets/index.ts';
export { list, sentence } from './play/words.ts';
export { seededThrows } from './chance/index.ts';
