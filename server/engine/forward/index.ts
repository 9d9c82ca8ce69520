/** All courses of a scenario at once: exactly as far as that goes, and beyond by many independent plays. */
export { pairedMove } from './estimates.ts';
export { everyOdds } from './exact-odds.ts';
export type { FoundAction, FoundOdds, Kernel } from './kernel.ts';
export { Counts } from './counts.ts';
export { KeptLayers } from './kept-layers.ts';
export { samplingOf, type Beginning, type SampledRound, type Sampling } from './sampling.ts';
export { coursesIn } from './stages.ts';
