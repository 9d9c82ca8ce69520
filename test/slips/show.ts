/** Shows which mistakes change other lines: `node test/slips/show.ts [HOW MANY] [FROM]`. */
import { makeSlip, readSamples } from './slips.ts';

const [count = '1000', from = '0'] = process.argv.slice(2);
const samples = readSamples();
let changed = 0;
for (let nth = Number(from); nth < Number(from) + Number(count); nth += 1) {
  const { kind, file, line, typed, changes } = makeSlip(samples, nth);
  if (changes.length === 0) continue;
  changed += 1;
  console.log(
    `${nth}. ${kind}, ${file}:${line}: ${typed.trim()}\n    ${changes.length} other lines\n    ${changes
      .slice(0, 2)
      .map((each) => each.slice(0, 700))
      .join('\n    ')}`,
  );
}
console.log(`${changed} of ${count} change other lines`);
