/**
 * Checks of what passes between extension and panel, for both ends: nothing is believed because of where it came from.
 */
export { isFromPanel } from './from-panel.ts';
export { isPanelState } from './panel-state.ts';
export { isSoughtRound, isToPanel } from './to-panel.ts';
