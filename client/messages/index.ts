/** Checks of the messages between extension and panel, used at both ends, since no sender is trusted. */
export { type Check, count, flag, listOf, oneOf, optional, shape, text } from './check.ts';
export { chance } from './table.ts';
export { isFromPanel } from './from-panel.ts';
export { isPanelState } from './panel-state.ts';
export { isSoughtRound, isToPanel } from './to-panel.ts';
export { lines, tone, why } from './why.ts';
