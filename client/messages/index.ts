/**
 * Checks of what passes between extension and panel, for both ends: nothing is believed because of where it came from.
 */
export { type Check, count, flag, listOf, optional, shape, text } from './check.ts';
export { isFromPanel } from './from-panel.ts';
export { isPanelState } from './panel-state.ts';
export { isSoughtRound, isToPanel } from './to-panel.ts';
export { lines, tone, why } from './why.ts';
