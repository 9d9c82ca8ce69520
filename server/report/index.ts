/** The door of the report room: scenarios, courses and odds in forms to read, print or draw. */
export { actionMarkdown, idleMarkdown, type LinkToRule } from './action-hover.ts';
export { actionsMarkdown } from './actions-hover.ts';
export { callerOf } from './called.ts';
export { roundMarkdown } from './round-hover.ts';
export { percent } from './figures.ts';
export { difficultyWords, modifierLabel, modifierLine, modifierQuote, modifierReason, modifierTitle, poolWords, toldModifiers, unitOf } from './modifiers.ts';
export { compareRound, type ComparedRound, type Comparison } from './comparison.ts';
export { comparisonText } from './comparison-text.ts';
export { combatantMarkdown, creatureMarkdown } from './name-hover.ts';
export { oddsJson } from './odds-json.ts';
export { oddsText } from './odds-text.ts';
export { changesBetween, timelineJson } from './timeline-json.ts';
export { escapeHtml, escapeMarkdown, transcript, type TranscriptFormat } from './transcript.ts';
export { panelModel, type PanelInput } from './panel/panel-model.ts';
export { referenceMarkdown } from './reference.ts';
export { aboutRulePages, lintPageMarkdown, rulePageMarkdown, type PageLink } from './rule-page.ts';
export { placesFrom, placeWords, type LinesOf, type LineSpan } from './places.ts';
export { stepAtLine, stepFindings, type Course, type SaidFinding, type StepFindings, type ToldTimeline } from './step-findings.ts';
