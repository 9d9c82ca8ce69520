/** `npm run bench`: prints measured times as tables. It asserts nothing about the figures, since machines differ. */
import { roundsInWords } from './measure.ts';
import { machine } from './machine.ts';
import { chosen } from './switches.ts';
import { markdown, type Table } from '../../scripts/measure/table.ts';
import { burstTable } from './tables/burst.ts';
import { coursesTable } from './tables/courses.ts';
import { editorTable } from './tables/editor.ts';
import { enumerationTable } from './tables/enumeration.ts';
import { hitsTable } from './tables/hits.ts';
import { hostileTable } from './tables/hostile.ts';
import { keystrokesTable } from './tables/keystrokes.ts';
import { laterTable } from './tables/later.ts';
import { memoryTable } from './tables/memory.ts';
import { oddsTable } from './tables/odds.ts';
import { packageTable } from './tables/package.ts';
import { panelTable } from './tables/panel.ts';
import { samplesTable } from './tables/samples.ts';
import { setsTable } from './tables/sets.ts';
import { startTable } from './tables/start.ts';

/** In the order of printing; those under `apart` need an editor, and are printed only on request. */
const tables: Readonly<Record<string, () => Table | Promise<Table>>> = {
  odds: oddsTable,
  sets: setsTable,
  enumeration: enumerationTable,
  courses: coursesTable,
  keystrokes: keystrokesTable,
  samples: samplesTable,
  later: laterTable,
  hostile: hostileTable,
  burst: burstTable,
  memory: memoryTable,
  hits: hitsTable,
  start: startTable,
  panel: panelTable,
  package: packageTable,
  editor: editorTable,
};

const names = chosen(process.argv.slice(2), Object.keys(tables), ['editor']);
if (typeof names === 'string') {
  console.error(names);
  process.exitCode = 2;
} else {
  console.log(`${machine()} ${roundsInWords}\n`);
  for (const name of names) console.log(markdown(await tables[name]!()));
}
