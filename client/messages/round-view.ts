/** Checks of a complete round: its steps, everybody’s state before it, and who is after whom. */
import type {
  ArrowView,
  DrawingGroup,
  DrawingRow,
  DrawingView,
  FindingView,
  ProseView,
  RoundView,
  StepView,
} from '../../server/protocol/index.ts';
import { count, flag, listOf, number, optional, shape, text } from './check.ts';
import { combatant } from './state.ts';
import { table } from './table.ts';
import { lines, rule, tone } from './why.ts';

const prose = shape<ProseView>({ kind: text, text });
const finding = shape<FindingView>({ text, place: text, lines });
const step = shape<StepView>({
  key: text,
  text,
  tone,
  table: optional(table),
  findings: optional(listOf(finding)),
  prose: listOf(prose),
  rule: optional(rule),
  changed: listOf(combatant),
});

const row = shape<DrawingRow>({
  name: text,
  side: count,
  sideName: text,
  does: text,
  elsewhere: optional(text),
  lines,
});
const arrow = shape<ArrowView>({ from: count, to: count, lane: count, arrival: number, verb: text, attack: flag });
const group = shape<DrawingGroup>({
  title: text,
  contest: optional(count),
  rows: listOf(row),
  arrows: listOf(arrow),
  lanes: count,
});
const drawing = shape<DrawingView>({ groups: listOf(group), words: listOf(text) });

export const round = shape<RoundView>({ before: listOf(combatant), steps: listOf(step), drawing });
