/** Rules, help, wrong usage and unreadable files on the command line. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../../scripts/paths.ts';
import { upToDate } from '../bundle.ts';
import { clashwright, sample } from './command.ts';

describe('clashwright rules', () => {
  it('lists every rule with its title, by game and part of play', async () => {
    const { code, out } = await clashwright(['rules']);
    assert.equal(code, 0);
    const lines = out.trimEnd().split('\n');
    const shelfOf = (row: RegExp): string | undefined =>
      lines
        .slice(
          0,
          lines.findIndex((line) => row.test(line)),
        )
        .findLast((line) => /^\S/.test(line));
    assert.equal(
      shelfOf(/^ {2}demon-city-2018\/higher-stat +Higher Stat Throw$/),
      'Demon City, tarot edition: Extra throws',
    );
    assert.equal(shelfOf(/^ {2}demon-city-2017\/skill-die +Skill Die$/), 'Demon City, dice edition: Extra dice');
    assert.equal(shelfOf(/^ {2}unreadable-sentence +A sentence that can’t be read$/), 'Checks: The language');
    assert.equal(shelfOf(/^ {2}running-too-far +\S/), 'Checks: Announcing');
    assert.match(out, /^“Where the text is silent” lists .* not a rule of the game\.$/m);
    assert.deepEqual(
      lines.filter((line) => !/^(?:[“A-Z].*| {2}[a-z0-9/-]+ {2,}\S.*|)$/.test(line)),
      [],
    );
  });

  it('prints one page, with the checks that enforce the rule', async () => {
    const { code, out } = await clashwright(['rules', 'demon-city-2018/higher-stat']);
    assert.equal(code, 0);
    assert.match(out, /^# Higher Stat Throw\n/);
    assert.match(out, /^- A throw that counts by itself \(`claimed-throw`\)$/m);
  });

  it('prints a page by the short form of its id', async () => {
    const { code, out } = await clashwright(['rules', 'weapon-throw']);
    assert.equal(code, 0);
    assert.match(out, /^# Weapon Throw\n/);
    assert.match(out, /tarot edition, 2018: “Weapon Throw”/);
  });

  it('prints the pages of all games that share the short form, with their games', async () => {
    const { code, out } = await clashwright(['rules', 'tie']);
    assert.equal(code, 0);
    assert.deepEqual(out.match(/^# .*$/gm), ['# Ties', '# A tie between opposed sides']);
    assert.deepEqual(out.match(/^From Demon City, (?:tarot|dice) edition/gm), [
      'From Demon City, tarot edition',
      'From Demon City, dice edition',
    ]);
  });

  it('lists the pages of one game, by its id or its title', async () => {
    const { code, out } = await clashwright(['rules', 'demon-city-2017']);
    assert.equal(code, 0);
    assert.match(out, /^ {2}demon-city-2017\/skill-die +Skill Die$/m);
    assert.deepEqual(
      out.match(/^\S.*$/gm)?.filter((shelf) => !shelf.startsWith('Demon City, dice edition: ')),
      [],
    );
    assert.equal((await clashwright(['rules', 'demon city, dice edition'])).out, out);
    assert.match((await clashwright(['rules', 'checks'])).out, /^Checks: The language\n/m);
  });

  it('prints a page by its title, ignoring case', async () => {
    const { code, out } = await clashwright(['rules', 'higher', 'stat', 'throw']);
    assert.equal(code, 0);
    assert.deepEqual(out.match(/^# .*$/gm), ['# Higher Stat Throw']);
    assert.match(
      (await clashwright(['rules', "A sentence that can't be read"])).out,
      /^# A sentence that can’t be read\n/,
    );
  });

  it('names the rules that a check enforces', async () => {
    const { code, out } = await clashwright(['rules', 'given-and-taken']);
    assert.equal(code, 0);
    assert.match(
      out,
      /^- Give throws, don’t take them, Demon City, tarot edition \(`demon-city-2018\/give-not-take`\)$/m,
    );
  });
});

describe('the command line', () => {
  it('prints its usage on request', async () => {
    const { code, out } = await clashwright(['--help']);
    assert.equal(code, 0);
    assert.match(out, /^Usage: clashwright COMMAND/);
    assert.equal((await clashwright(['odds', '-h', '--nonsense'])).out, out);
  });

  it('treats arguments after -- as files', async () => {
    assert.match((await clashwright(['check', '--', '--json'])).complaints, /^--json: there is no such file\n$/);
  });

  for (const [what, args, complaint] of [
    ['no command', [], /^Usage: clashwright COMMAND/],
    ['an unknown command', ['fight'], /^There is no command “fight”\n\nUsage:/],
    ['a command that only JavaScript knows', ['toString'], /^There is no command “toString”\n/],
    [
      'an unknown command that is like one',
      ['ods', sample('duel')],
      /^There is no command “ods”\. Did you mean “odds”\?\n\nUsage:/,
    ],
    [
      'an unknown option',
      ['check', '--colour', sample('duel')],
      /^There is no option --colour of check; there is --format\n$/,
    ],
    [
      'an unknown option that is like one',
      ['odds', sample('duel'), '--jsn'],
      /^There is no option --jsn of odds\. Did you mean “--json”\?\n$/,
    ],
    [
      'an option in short that there isn’t',
      ['play', '-x'],
      /^There is no option -x of play; there are --seed, --format, --rules and --round\n$/,
    ],
    [
      'an option of another command',
      ['odds', sample('duel'), '--rules', 'quick-shot'],
      /^There is no option --rules of odds; there are --format, --json, --worth, --tables, --seed and --precision\n$/,
    ],
    ['any option where there is none', ['rules', '--json'], /^There is no option --json of rules; there are none\n$/],
    [
      'an option without its value',
      ['play', sample('duel'), '--seed'],
      /^Something is missing after --seed: --seed N\n$/,
    ],
    [
      'an option with the next one for its value',
      ['play', sample('duel'), '--seed', '--format', 'md'],
      /^Something is missing after --seed: --seed N\n$/,
    ],
    [
      'a value behind what stands alone',
      ['odds', sample('duel'), '--json=yes'],
      /^--json takes no value; leave out “=yes”\n$/,
    ],
    [
      'an unknown format of findings',
      ['check', sample('duel'), '--format', 'pdf'],
      /^There is no format pdf of findings; there are text, json and sarif\n$/,
    ],
    [
      'an unknown format of a transcript',
      ['play', sample('duel'), '--format', 'pdf'],
      /^There is no format pdf of a course; there are text, md, html, json and svg\n$/,
    ],
    [
      'a seed that is no number',
      ['play', sample('duel'), '--seed', 'luck'],
      /^A seed must be a whole number, 0 or more; luck isn’t one\n$/,
    ],
    [
      'a seed below nothing',
      ['play', sample('duel'), '--seed=-1'],
      /^A seed must be a whole number, 0 or more; -1 isn’t one\n$/,
    ],
    [
      'a seed below nothing that stands alone',
      ['play', sample('duel'), '--seed', '-1'],
      /^A seed must be a whole number, 0 or more; -1 isn’t one\n$/,
    ],
    [
      'a seed of which nothing is written',
      ['play', sample('duel'), '--seed='],
      /^Something is missing after --seed=?: --seed=? N\n$/,
    ],
    ['an unknown rule, with the nearest', ['rules', 'unreadable-sentense'], /Did you mean “unreadable-sentence”\?\n$/],
    [
      'an unknown rule that is like the short form of one',
      ['rules', 'weapon-thorw'],
      /Did you mean “weapon-throw”\?\n$/,
    ],
    [
      'an unknown rule that is like the title of one',
      ['rules', 'Higher Start Throw'],
      /Did you mean “Higher Stat Throw”\?\n$/,
    ],
    [
      'an unknown rule that is like the id of a game',
      ['rules', 'demon-city-217'],
      /Did you mean “demon-city-2017”\?\n$/,
    ],
    [
      'a rule that several pages are about',
      ['rules', 'wound'],
      /^No page is called “wound”; about it are .*actionless-wound/,
    ],
    [
      'a rule that no title names',
      ['rules', 'taxi money'],
      /^No page is called “taxi money”; it is spoken of in quick-shot\/compulsions, /,
    ],
    ['a rule that is like no other', ['rules', 'zzz'], /^There is no rule “zzz”; “clashwright rules” lists them\n$/],
    ['a check of nothing', ['check'], /^Name at least one file, or - for standard input\n$/],
    ['odds of nothing', ['odds'], /^Name the file, or - for standard input\n$/],
    [
      'two files at once',
      ['play', sample('duel'), sample('the-hill')],
      /^One file at a time; samples\/the-hill\.clash is more than one\n$/,
    ],
    ['a file that isn’t there', ['check', 'no-such.clash'], /^no-such\.clash: there is no such file\n$/],
    ['a folder', ['odds', 'samples'], /^samples: this is a folder; name the files in it\n$/],
  ] as const) {
    it(`reports ${what}, prints nothing else and exits with 2`, async () => {
      const { code, out, complaints } = await clashwright(args);
      assert.deepEqual([code, out], [2, '']);
      assert.match(complaints, complaint);
    });
  }

  it('doesn’t fail if its output isn’t read to the end', async () => {
    const child = spawn(process.execPath, [await upToDate(), 'odds', sample('the-last-ferry'), '--json'], {
      cwd: inProject(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    const [complaints, [code]] = await Promise.all([child.stderr.toArray(), once(child, 'close') as Promise<[number]>]);
    assert.deepEqual([code, complaints.join('')], [0, '']);
  });
});
