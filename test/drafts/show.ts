/**
 * Shows how a draft is corrected: `node test/drafts/show.ts NAME` prints each finding with the applied fix, what is
 * left, and the text.
 */
import { draftNames, readDraft } from './draft.ts';
import { FinalReading } from './final-reading.ts';
import { mendDraft } from './mend.ts';
import { toldFates } from './report.ts';
import { becomeProse, droppedActions, fatesOf } from './survival.ts';

function show(name: string): void {
  const draft = readDraft(name);
  const { steps, analysis, errors, stuck } = mendDraft(draft.text);
  console.log(`==== ${name}`);
  for (const { line, finding, fix } of steps) console.log(`${line}: ${finding}\n      → ${fix}`);
  if (stuck !== undefined) console.log(`Given up: ${stuck}`);
  console.log(`---- ${steps.length} fixes, ${errors.length} errors left\n${errors.join('\n')}`);
  console.log(`---- the text\n${analysis.reading.text}`);
  const [only] = analysis.reading.scenarios;
  if (only === undefined) return;
  const final = new FinalReading(analysis, only.scenario, only.ruleset);
  const fates = fatesOf(draft, final);
  console.log(`---- lost\n${toldFates(fates)}`);
  for (const { line, verb = '' } of droppedActions(draft, final)) console.log(`dropped: ${line} ${verb}`);
  for (const { line, typed } of becomeProse(fates, final)) console.log(`now prose: ${line} ${typed.trim()}`);
}

const asked = process.argv.slice(2);
for (const name of asked.length === 0 ? draftNames() : asked) show(name);
