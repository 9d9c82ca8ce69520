/** Included files on the command line: from which folders they are read, and how problems are reported. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clashwright } from './command.ts';

const bestiary = 'rules demon-city-2018\ncreature Ghast (it)\n  Agility 3  Toughness 4\n';

const including = (path: string): string => `include "${path}"
scenario "Duel"
rules demon-city-2018
combatant the Ghoul (it) of the Host, a Ghast
combatant Laura (she) of the Players
  Agility 3  Toughness 5
deck of the Host: 1 to 10
round 1
  the Ghoul: punches Laura.
  Laura: punches the Ghoul.
`;

describe('a file that includes others, on the command line', () => {
  let folder: string;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'clashwright-')));
    write('bestiary.clash', bestiary);
    write('adventure/one.clash', including('../bestiary.clash'));
    write('adventure/lib/two.clash', including('../../bestiary.clash'));
    write('adventure/beside.clash', including('bestiary.clash'));
    write('adventure/bestiary.clash', bestiary);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const check = async (from: string, ...files: readonly string[]): Promise<readonly [number | null, string]> => {
    const { code, out } = await clashwright(['check', ...files], '', join(folder, from));
    return [code, out.split('\n')[0] ?? ''];
  };

  for (const [what, from, file] of [
    ['beside it', 'adventure', 'beside.clash'],
    ['beside it, wherever one stands', 'adventure/lib', '../beside.clash'],
    ['above it, within the current folder', '.', 'adventure/one.clash'],
    ['two folders above it, within the current folder', '.', 'adventure/lib/two.clash'],
  ] as const) {
    it(`gets a file ${what}`, async () =>
      assert.deepEqual(await check(from, file), [0, 'No problems found in 1 file']));
  }

  for (const [what, from, file, place] of [
    ['outside the current folder', 'adventure', 'one.clash', 'one.clash:1:9'],
    ['outside its own folder, where that is elsewhere', 'adventure/lib', '../one.clash', '../one.clash:1:9'],
  ] as const) {
    it(`doesn’t get a file ${what}`, async () => {
      assert.deepEqual(await check(from, file), [
        1,
        `${place}: error: “../bestiary.clash” lies outside of the folder that files are read from, so nothing is taken from it; run the command in the folder that holds both files [broken-include]`,
      ]);
    });
  }

  it('gets a file of its workspace, whatever the current folder', async () => {
    write('.vscode/settings.json', '{}');
    assert.deepEqual(await check('adventure', 'one.clash'), [0, 'No problems found in 1 file']);
    assert.deepEqual(await check('adventure/lib', 'two.clash'), [0, 'No problems found in 1 file']);
  });

  it('doesn’t get a link to itself, or a folder', async () => {
    symlinkSync(join(folder, 'round.clash'), join(folder, 'round.clash'));
    write('around.clash', including('round.clash'));
    write('at.clash', including('adventure'));
    assert.match((await check('.', 'around.clash'))[1], /“round.clash” can’t be read/);
    assert.match((await check('.', 'at.clash'))[1], /“adventure” isn’t a file/);
  });

  it('doesn’t get a file that a link leads to outside the folder', async () => {
    symlinkSync(join(folder, 'bestiary.clash'), join(folder, 'adventure/link.clash'));
    write('adventure/linked.clash', including('link.clash'));
    assert.match(
      (await check('adventure', 'linked.clash'))[1],
      /“link.clash” leads through a link out of the workspace, so nothing is taken from it/,
    );
    assert.deepEqual(await check('.', 'adventure/linked.clash'), [0, 'No problems found in 1 file']);
  });

  it('is itself read through a link within the folder, but not through one that leads out of it', async () => {
    symlinkSync(join(folder, 'bestiary.clash'), join(folder, 'adventure/named.clash'));
    assert.deepEqual(await check('.', 'adventure/named.clash'), [0, 'No problems found in 1 file']);
    const { code, complaints } = await clashwright(['check', 'named.clash'], '', join(folder, 'adventure'));
    assert.equal(code, 2);
    assert.equal(
      complaints,
      `named.clash: its path leads through a link out of ${join(folder, 'adventure')}, so it isn’t read; name ${join(folder, 'bestiary.clash')}\n`,
    );
  });

  it('is reported with the place of the problem in the included file, which reports it as well', async () => {
    write('adventure/bestiary.clash', `${bestiary}weaponn club: close\n`);
    const [code, found] = await check('.', 'adventure/beside.clash', 'adventure/bestiary.clash');
    assert.equal(code, 1);
    assert.match(found, /^adventure\/beside.clash:1:9: error: In “bestiary.clash”, line 4: “weaponn”/);
    assert.match((await check('.', 'adventure/bestiary.clash'))[1], /^adventure\/bestiary.clash:4:1: error: “weaponn”/);
  });

  it('detects that it is included in turn, by whatever path', async () => {
    write('adventure/one.clash', including('lib/back.clash'));
    write('adventure/lib/back.clash', `include "../../adventure/one.clash"\n${bestiary}`);
    assert.match(
      (await check('adventure', 'one.clash'))[1],
      /^one.clash:1:9: error: “lib\/back.clash” includes this file in turn/,
    );
  });

  it('may be a Markdown page, and so may what it includes', async () => {
    write('page.md', `# One\n\n\`\`\`clash\n${including('beasts.md')}\`\`\`\n`);
    write('beasts.md', `# Beasts\n\n\`\`\`clash\n${bestiary}\`\`\`\n`);
    assert.deepEqual(await check('.', 'page.md'), [0, 'No problems found in 1 file']);
  });

  it('is played with its included files', async () => {
    const { code, out } = await clashwright(['odds', 'adventure/one.clash'], '', folder);
    assert.equal(code, 0);
    assert.match(out, /29\.0/);
  });
});
