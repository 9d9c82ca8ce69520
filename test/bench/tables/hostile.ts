/** What a writer waits in one document while another, made to keep the server busy, is open beside it. */
import { hostileFiles } from '../../hostile/texts.ts';
import { waitsBeside, type Wait } from '../servers/waits.ts';
import { time, whole, type Table } from '../table.ts';

export async function hostileTable(): Promise<Table> {
  const rows: (readonly string[])[] = [];
  for (const file of hostileFiles) {
    const text = file.text();
    const { findings, answers, keystroke, hover } = await waitsBeside(text);
    rows.push([file.name, whole(text.length), time(findings), time(answers), ...told(keystroke), ...told(hover)]);
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
      ['to be under', '', '', '', '100 ms', '', '100 ms', ''],
    ],
    below:
      'Keystrokes and hovers are those of a scenario that is open beside the file; of each the longest wait is told, from when it was sent until the editor has the answer, with what was being asked of the file meanwhile. Of the file everything is asked that an editor and the extension ask, one after the other, what takes longer than two seconds is called off then, and the file is changed once. The time in which the editor’s side writes the file out, and reads answers of some megabytes about it, is no part of what is told.',
  };
}

function told({ milliseconds, during }: Wait): readonly [string, string] {
  return [time(milliseconds), during];
}
