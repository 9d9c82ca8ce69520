/** The arguments after `npm start --`. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosenFile, usage } from '../../scripts/start-arguments.ts';
import { inProject } from '../../scripts/paths.ts';
import { inOneSentence, Trouble } from '../../scripts/system/trouble.ts';
import { Clone } from './clone.ts';

describe('the scenario that npm start takes', () => {
  let home: string;

  before(async () => {
    home = await mkdtemp(join(tmpdir(), 'clashwright-arguments-'));
    await mkdir(join(home, 'adventure', 'a.clash'), { recursive: true });
    await mkdir(join(home, 'nothing'));
    await symlink('circle.clash', join(home, 'circle.clash'));
    for (const name of ['two.clash', 'one.clash', 'a note.txt']) await writeFile(join(home, 'adventure', name), '');
  });
  after(() => rm(home, { recursive: true }));

  it('is a sample by default', () => {
    assert.equal(chosenFile([], home), inProject('samples', 'the-larder.clash'));
  });

  it('is the named file, relative to the current folder', () => {
    assert.equal(chosenFile(['adventure/two.clash'], home), join(home, 'adventure', 'two.clash'));
  });

  it('is the first .clash file of a folder', () => {
    assert.equal(chosenFile(['adventure'], home), join(home, 'adventure', 'one.clash'));
  });

  it('is missing if help is requested, whatever else is given', () => {
    for (const args of [['--help'], ['-h'], ['--help', 'adventure'], ['no-such-file', '--help']])
      assert.equal(chosenFile(args, home), undefined);
  });

  const refused: readonly (readonly [readonly string[], RegExp])[] = [
    [[''], /^The name of the file is empty/],
    [[' '], /^The name of the file is empty/],
    [['missing.clash'], /^There is no file .*missing\.clash$/],
    [['adventure/two.clash/deeper.clash'], /^There is no file .*deeper\.clash$/],
    [['circle.clash'], /circle\.clash can't be read$/],
    [['nothing'], /^There is no \.clash file in the folder .*nothing$/],
    [['adventure/a note.txt'], /a note\.txt is not a scenario: its name doesn't end in \.clash$/],
    [['--panel'], /^There is no option --panel of npm start/],
    [['-x', 'adventure'], /^There is no option -x of npm start/],
    [['adventure', 'nothing'], /^npm start takes one file at a time, and 2 are named$/],
  ];
  for (const [args, sentence] of refused) {
    it(`is refused in one sentence for ${JSON.stringify(args)}`, () => {
      assert.throws(
        () => chosenFile(args, home),
        (error) => error instanceof Trouble && sentence.test(error.message),
      );
    });
  }

  it('is shown in such a sentence with all characters visible', () => {
    assert.throws(
      () => chosenFile(['left\u202eright.clash'], home),
      (error) => /^There is no file .*left⟨U\+202E⟩right\.clash$/u.test(inOneSentence(error)),
    );
  });

  it('is never a pipe, to which nobody may ever write', function () {
    if (process.platform === 'win32') this.skip();
    const pipe = join(home, 'pipe.clash');
    execFileSync('mkfifo', [pipe]);
    assert.throws(() => chosenFile([pipe], home), /pipe\.clash is not a file$/);
  });
});

describe('npm start', () => {
  let clone: Clone;

  before(async () => {
    clone = await Clone.make();
  });
  after(() => clone.remove());

  it('prints its usage, and does nothing else', async () => {
    assert.deepEqual(await clone.run('start.ts', ['--help']), { code: 0, stdout: `${usage}\n`, stderr: '' });
    assert.deepEqual(await clone.leftovers(), []);
  });

  it('says in one line why it can’t continue, and leaves nothing behind', async () => {
    assert.deepEqual(await clone.run('start.ts', ['']), {
      code: 1,
      stdout: '',
      stderr: 'The name of the file is empty; name a .clash file, or leave it out for a sample\n',
    });
    assert.deepEqual(await clone.leftovers(), []);
  });
});
