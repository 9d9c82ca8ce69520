import { formatEdits, readText } from '../server/language/index.ts';
import { rulesets } from '../server/engine/index.ts';
import { hostileFileOf } from '../test/fuzz/hostile-file.ts';
const bad: number[] = [];
for (let seed = 1; seed <= 50000; seed += 1) {
  const { text } = hostileFileOf(seed);
  const edits = formatEdits(readText(text, { file: 'x.clash', rulesets }));
  if (edits.some((e, i) => i > 0 && e.start < edits[i - 1]!.end)) bad.push(seed);
  if (seed % 5000 === 0) console.log(seed, bad.join(' '));
}
