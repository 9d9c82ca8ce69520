/** The command line reports bugs and unreadable files by name, and continues with the others. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../server/cli/index.ts';
import { faultyAnalyze } from '../faulty.ts';
import { clashwright } from './command.ts';
import { duel, slip } from './texts.ts';

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly complaints: readonly string[];
}

describe('on the command line', () => {
  let folder: string;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'clashwright-')));
    for (const where of ['read', 'checked', 'reckoned'])
      writeFileSync(join(folder, `${where}.clash`), duel.replace('"Duel"', `"It fails to be ${where}"`));
    writeFileSync(join(folder, 'duel.clash'), duel);
    writeFileSync(join(folder, 'slip.clash'), slip);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** A command with bugs, run on files of the folder. */
  const run = (name: string, files: readonly string[], details = false): Outcome => {
    const [out, complaints]: [string[], string[]] = [[], []];
    const code = runCommand(
      [name, ...files.map((file) => join(folder, `${file}.clash`))],
      { out: (text) => out.push(text), complain: (text) => complaints.push(text), details },
      faultyAnalyze,
    );
    return { code, out: out.join('\n'), complaints: complaints.map((each) => each.replaceAll(`${folder}/`, '')) };
  };
  const complaintOf = (file: string): string =>
    `${file}.clash: Clashwright has a bug that stops it from handling this file; with CLASHWRIGHT_DETAILS=1 in the environment it prints what a report of the bug needs`;

  for (const [name, file] of [
    ['check', 'read'],
    ['check', 'checked'],
    ['check', 'reckoned'],
    ['odds', 'reckoned'],
    ['play', 'read'],
    ['sheet', 'read'],
  ] as const) {
    it(`a bug in “${name}” with a file in ${file} is reported in one sentence with that file, and exits with 3`, () => {
      assert.deepEqual(run(name, [file]), { code: 3, out: '', complaints: [complaintOf(file)] });
    });
  }

  it('a bug in one file doesn’t affect the findings of the others', () => {
    const { code, out, complaints } = run('check', ['slip', 'checked', 'duel']);
    assert.deepEqual([code, complaints], [3, [complaintOf('checked')]]);
    assert.match(out, /slip\.clash:9:14: error: .*\n1 finding in 2 files, 1 of them an error$/u);
  });

  it('a bug in one file doesn’t affect the stat blocks of the others', () => {
    const { code, out } = run('sheet', ['read', 'duel']);
    assert.equal(code, 3);
    assert.match(out, /### Laura/u);
  });

  it('a bug is reported with its stack trace on request', () => {
    assert.match(
      run('check', ['read'], true).complaints.join(),
      /has a bug that stops it from handling this file\nError: a bug of reading\n +at /u,
    );
  });

  it('a missing file doesn’t affect the findings of the others, and exits with 2', () => {
    const { code, out, complaints } = run('check', ['nowhere', 'slip']);
    assert.deepEqual([code, complaints], [2, ['nowhere.clash: there is no such file']]);
    assert.match(out, /1 finding in 1 file, 1 of them an error$/u);
  });

  it('a pipe is refused in one sentence, and exits with 2', async () => {
    spawnSync('mkfifo', [join(folder, 'pipe.clash')]);
    assert.deepEqual(await clashwright(['check', 'pipe.clash'], '', folder), {
      code: 2,
      out: '',
      complaints: 'pipe.clash: this isn’t a file but a pipe or a device; use - for standard input\n',
    });
  });

  it('a device is refused in one sentence, and exits with 2', async () => {
    assert.deepEqual(await clashwright(['odds', '/dev/zero'], '', folder), {
      code: 2,
      out: '',
      complaints: '/dev/zero: this isn’t a file but a pipe or a device; use - for standard input\n',
    });
  });

  for (const [what, make] of [
    ['pipe', 'mkfifo'],
    ['folder', 'mkdir'],
  ] as const) {
    it(`a ${what} isn’t included`, async () => {
      spawnSync(make, [join(folder, 'there.clash')]);
      writeFileSync(join(folder, 'including.clash'), `include "there.clash"\n${duel}`);
      const { code, out } = await clashwright(['check', 'including.clash'], '', folder);
      assert.equal(code, 1);
      assert.match(
        out,
        /^including\.clash:1:9: error: “there\.clash” isn’t a file, so nothing is taken from it \[broken-include\]/u,
      );
    });
  }
});
