/** Requests that read another text: fixes, formatting, and the text after an edit. */
import { coloursOf, editsOf, formatEdits, indentEdits, withEdits } from '../../server/language/index.ts';
import { editsComplaints } from './answer-complaints.ts';
import { oneOf } from './draws.ts';
import { analysed, findingLines, oddsOf, type LookedAt } from './looked-at.ts';
import { findingComplaints, type Question } from './questions.ts';

/** Each takes as long as all other requests together. */
export const rereading: Readonly<Record<string, Question>> = {
  fixes: fixComplaints,
  formatting: formatComplaints,
  'reading after an edit': editComplaints,
};

/** Each edit is within the text and overlaps no other, and the text after one of the fixes can be read. */
function fixComplaints({ analysis, text, throws }: LookedAt): readonly string[] {
  const { reading, findings } = analysis;
  const offered = findings.flatMap(({ fixes, rule }) => fixes.map((fix) => ({ rule, edits: editsOf(reading, fix) })));
  const wrong = offered.flatMap(({ rule, edits }) =>
    editsComplaints(edits, text).map((complaint) => `of ${rule}: ${complaint}`),
  );
  const chosen = wrong.length > 0 ? undefined : oneOf(offered, throws);
  if (chosen === undefined) return wrong;
  const mended = analysed(withEdits(text, chosen.edits), analysis);
  return findingComplaints(mended, mended.findings, mended.reading.text);
}

/** Formatting twice equals formatting once. */
function formatComplaints({ analysis, text, throws }: LookedAt): readonly string[] {
  const { reading } = analysis;
  const edits = formatEdits(reading);
  const once = withEdits(text, edits);
  const again = formatEdits(analysed(once, analysis).reading);
  const at = throws.pick(text.length + 1);
  return [
    ...editsComplaints(edits, text),
    ...editsComplaints(indentEdits(reading, { start: at, end: at }), text),
    ...(again.length === 0 || withEdits(once, again) === once ? [] : [`lays out ${JSON.stringify(again)} anew`]),
  ];
}

/** After an edit the result equals a fresh reading. */
function editComplaints({ analysis, before, text }: LookedAt): readonly string[] {
  const edited = analysed(text, analysed(before));
  const differs = (what: string, now: unknown, fresh: unknown): readonly string[] =>
    JSON.stringify(now) === JSON.stringify(fresh) ? [] : [`${what} differ: ${firstDifference(now, fresh)}`];
  return [
    ...differs('findings', findingLines(edited, edited.findings), findingLines(analysis, analysis.findings)),
    ...differs('colours', coloursOf(edited.reading), coloursOf(analysis.reading)),
    ...differs('odds', oddsOf(edited), oddsOf(analysis)),
  ];
}

function firstDifference(one: unknown, other: unknown): string {
  const [now, fresh] = [JSON.stringify(one), JSON.stringify(other)];
  let at = 0;
  while (at < now.length && now[at] === fresh[at]) at += 1;
  return `${now.slice(Math.max(0, at - 60), at + 60)} instead of ${fresh.slice(Math.max(0, at - 60), at + 60)}`;
}
