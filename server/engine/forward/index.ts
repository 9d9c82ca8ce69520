/** Chances over all courses of a scenario: exact averages over states, and sampling where states are too many. */
export { pairedMove } from './estimates.ts';
export { everyOdds } from './exact-odds.ts';
export type { FoundAction, FoundOdds, Kernel, OnePlay } from './kernel.ts';
export { Counts } from './counts.ts';
export { mostEffort } from './layer.ts';
export { LayerCache } from './layer-cache.ts';
export { samplingOf, type Beginning, type SampledRound, type Sampling } from './sampling.ts';
export { coursesIn } from './stages.ts';
