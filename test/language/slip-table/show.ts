/** Prints the current findings of each row of the table: `node test/language/slip-table/show.ts [WORDS OF A ROW]`. */
import { slipRows, type SlipRow } from './rows.ts';
import { answerTo, tryRow } from './try-row.ts';

const [words = ''] = process.argv.slice(2);
let met = 0;
const rows = slipRows().filter(({ typed }) => typed.join('\n').includes(words));
for (const row of rows) {
  const trouble = troubleOf(row);
  if (trouble === undefined) met += 1;
  const { says, fixes, gives, errorsLeft } = answerTo(row);
  console.log(`\n${trouble === undefined ? '✔' : '✘'} ${row.file}:${row.line} ${row.game}, ${row.place}`);
  for (const line of row.typed) console.log(`    ${line}`);
  console.log(
    [
      ...says,
      ...fixes.map((fix) => `→ ${fix}`),
      ...gives.map((line) => `= ${line}`),
      ...errorsLeft.map((error) => `! ${error}`),
    ]
      .map((line) => `      ${line}`)
      .join('\n'),
  );
  if (trouble !== undefined) console.log(`      ✘ ${trouble}`);
}
console.log(`\n${met} of ${rows.length} rows are as they are written`);

function troubleOf(row: SlipRow): string | undefined {
  try {
    tryRow(row);
    return undefined;
  } catch (error) {
    return (error as Error).message.split('\n').slice(0, 14).join('\n        ');
  }
}
