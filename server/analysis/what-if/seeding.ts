/** What it takes for a scenario to be shown in another seed. */
import type { Source } from '../../engine/index.ts';
import { bounds, indexOfSentence } from '../../language/index.ts';
import type { Analysis } from '../analysis.ts';
import type { TrialEdits } from './trial-edits.ts';

/** The scenario’s own sentence is changed; where it has none, it gets one below its rules, or else at its beginning. */
export function seeding(analysis: Analysis, index: number, seed: number): TrialEdits {
  const tried = analysis.scenarios[index];
  const now = tried?.seed ?? 1;
  const says = `seed ${seed} instead of ${now}`;
  if (tried === undefined || !Number.isSafeInteger(seed) || seed < 0) return { says, lost: 'a seed is a whole number' };
  if (seed > bounds.number) return { says, lost: `the largest seed is ${bounds.number.toLocaleString('en')}` };
  const { seed: written, rules, source } = tried.scenario;
  const isOwn = isOwnOf(analysis, index);
  if (written !== undefined && isOwn(written.source))
    return { says, intents: [{ do: 'replace', at: written.source, with: `${seed}` }] };
  const text = `seed ${seed}`;
  if (rules.source !== undefined && isOwn(rules.source))
    return { says, intents: [{ do: 'add sentence after', at: rules.source, text }] };
  const isWholeFile = analysis.reading.scenarios[index]?.read.memory.text.whole === true;
  return {
    says,
    intents: [
      isWholeFile ? { do: 'add above block', at: source, text } : { do: 'add sentence after', at: source, text },
    ],
  };
}

/** Whether something stands in the scenario itself, and not in what the file says before it. */
function isOwnOf({ reading: { document, scenarios, file } }: Analysis, index: number): (source: Source) => boolean {
  const { from, to } = scenarios[index] ?? { from: 0, to: 0 };
  return (source) => {
    const at = source.file === file ? indexOfSentence(document, source.sentence) : undefined;
    return at !== undefined && from <= at && at < to;
  };
}
