/** Steps for the heading of a round and for what happens at its head. */
import { sentence } from '../../../play/words.ts';
import type { Tone } from '../../../results.ts';
import { isRefused, type Applied } from '../downtime/index.ts';
import type { Headed } from '../plan.ts';
import type { QuickShotRecorder } from './round-recorder.ts';

export function recordHead(recorder: QuickShotRecorder): void {
  for (const happening of recorder.plan.head) recordHappening(recorder, happening);
}

function recordHappening(recorder: QuickShotRecorder, { who, fact, rule, what, applied, after }: Headed): void {
  recorder.goOnWith(after);
  const failed = isRefused(applied) && applied.kept === undefined;
  recorder.record(() => ({
    kind: failed ? 'refused' : fact.kind,
    about: who.name,
    actor: who.name,
    rule,
    source: fact.source,
    title: sentence(`${who.called} ${what}`),
    text: whatComes(applied),
    tone: failed ? 'even' : toneOf(fact.kind, what),
  }));
}

/** What has come of a happening, or why nothing has. */
function whatComes(applied: Applied): string {
  if (!isRefused(applied)) return applied.says;
  return applied.kept === undefined
    ? `Nothing happens: ${lowered(applied.says)}`
    : `${applied.kept.says} ${applied.says}`;
}

function toneOf(kind: string, what: string): Tone {
  if (kind === 'takes wound' || kind === 'tires' || what === 'is out of the fight') return 'bad';
  return kind === 'heals' || kind === 'no longer' || kind === 'rested' || kind === 'rest' || kind === 'breather'
    ? 'good'
    : 'plain';
}

/** Lowercases the first letter of known opening words; names and quotes keep their capitals. */
function lowered(text: string): string {
  return /^(?:Only|A|An|The|There|Five|No|Tass|Compulsions)\b/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
