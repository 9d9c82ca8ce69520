/** A writer’s waiting time in one document while another, made to keep the server busy, is open next to it. */
import { hostileFiles } from '../../hostile/texts.ts';
import { middleOf } from '../measure.ts';
import { waitsBeside, type Wait, type Waits } from '../servers/waits.ts';
import { time, whole, type Table } from '../../../scripts/measure/table.ts';

/** Each with a separate server. */
const runsOfEach = 3;

export async function hostileTable(): Promise<Table> {
  const rows: (readonly string[])[] = [];
  for (const file of hostileFiles) {
    const text = file.text();
    const runs: Waits[] = [];
    while (runs.length < runsOfEach) runs.push(await waitsBeside(text));
    rows.push([
      file.name,
      whole(text.length),
      time(middleOf(runs.map(({ findings }) => findings))),
      time(middleOf(runs.map(({ answers }) => answers))),
      ...told(runs.map(({ keystroke }) => keystroke)),
      ...told(runs.map(({ hover }) => hover)),
    ]);
  }
  return {
    title: 'Beside a hostile file',
    rows: [
      [
        'the file',
        'characters',
        'its findings',
        'all answers',
        'a keystroke waits',
        'during',
        'a hover waits',
        'during',
      ],
      ...rows,
      ['to be under', '', '', '', '100 ms', '', '', ''],
    ],
    below:
      'Keystrokes and hovers are those of a scenario that is open beside the file; of each the longest wait is told, and of three such runs the one in the middle, since a machine that does something else meanwhile makes a single wait long. A wait is from when it was sent until the editor has the answer, with what was being asked of the file meanwhile. Of the file everything is asked that an editor and the extension ask, one after the other, what takes longer than two seconds is called off then, and the file is changed once. The time in which the editor’s side writes the file out, and reads answers of some megabytes about it, is no part of what is told.',
  };
}

/** The median of the longest waits of the runs. */
function told(waits: readonly Wait[]): readonly [string, string] {
  const { milliseconds, during } = waits.toSorted((one, other) => one.milliseconds - other.milliseconds)[
    Math.floor(waits.length / 2)
  ] ?? { milliseconds: NaN, during: '' };
  return [time(milliseconds), during];
}
