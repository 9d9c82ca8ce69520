/** The door of the report room: scenarios, courses and odds in forms to read, print or draw. */
export { actionMarkdown, type LinkToRule } from './action-hover.ts';
export { percent } from './figures.ts';
export { modifierLabel, modifierReason, modifierTitle, poolWords } from './modifiers.ts';
export { combatantMarkdown, creatureMarkdown } from './name-hover.ts';
export { oddsJson } from './odds-json.ts';
export { oddsText } from './odds-text.ts';
export { changesBetween, timelineJson } from './timeline-json.ts';
export { escapeHtml, escapeMarkdown, transcript, type TranscriptFormat } from './transcript.ts';
export { panelModel, type PanelInput } from './panel/panel-model.ts';
export { referenceMarkdown } from './reference.ts';
export { lintPageMarkdown, rulePageMarkdown } from './rule-page.ts';
export type { LinesOf, LineSpan } from './places.ts';
