/** Exports of the command line: odds as CSV, stat blocks, the drawing of a round. */
import assert from 'node:assert/strict';
import { rowsOfCsv } from '../report/odds/csv-rows.ts';
import { brokenAt } from '../report/well-formed.ts';
import { clashwright, sample } from './command.ts';
import { duel, slip } from './texts.ts';

describe('clashwright odds --format csv', () => {
  it('prints one table, with the line ends of the format', async () => {
    const { code, out } = await clashwright(['odds', sample('duel'), '--format', 'csv']);
    assert.equal(code, 0);
    const rows = rowsOfCsv(out);
    assert.deepEqual(rows[0]!.slice(0, 3), ['scenario', 'round', 'title']);
    assert.ok(rows.length > 10 && rows.every((row) => row.length === rows[0]!.length));
  });

  it('prints no control characters of a scenario to the terminal', async () => {
    const { out } = await clashwright(
      ['odds', '-', '--format', 'csv'],
      duel.replace('"Duel"', '"\u001b]0;pwned\u0007\rDuel\u009b31m"'),
    );
    assert.doesNotMatch(out, /(?!\r?\n)\p{Cc}/u);
  });

  it('prints the same with --format json as with --json, and refuses other formats', async () => {
    assert.deepEqual(
      await clashwright(['odds', sample('duel'), '--format', 'json']),
      await clashwright(['odds', sample('duel'), '--json']),
    );
    for (const [args, complaint] of [
      [['--format', 'pdf'], 'There is no format pdf of odds; there are text, json and csv\n'],
      [['--json', '--format', 'csv'], '--json and --format csv are two different formats; leave one out\n'],
      [['--worth', '--format', 'csv'], '--worth works with text and JSON; the CSV has only chances\n'],
    ] as const) {
      assert.deepEqual(await clashwright(['odds', sample('duel'), ...args]), {
        code: 2,
        out: '',
        complaints: complaint,
      });
    }
  });
});

describe('clashwright sheet', () => {
  it('prints the stat blocks of a file, as Markdown or as a page', async () => {
    const { code, out } = await clashwright(['sheet', sample('the-last-ferry')]);
    assert.equal(code, 0);
    assert.match(out, /^# The last ferry\n\n\*Demon City, tarot edition\*\n\n## The Players\n\n### Señora Vidal\n/);
    const html = await clashwright(['sheet', sample('the-last-ferry'), '--format', 'html']);
    assert.equal(brokenAt(html.out, ['meta']), undefined);
  });

  it('prints the cast of a file without a scenario, under a heading', async () => {
    const { out } = await clashwright(['sheet', '-'], 'combatant Ann (she) of the Players\n  Agility 2\n');
    assert.match(out, /^# The cast\n/);
    assert.match(
      (await clashwright(['sheet', 'samples/the-thirteenth-bell/bestiary.clash'])).out,
      /^# The cast\n[^]*### Yard Dog\n/,
    );
  });

  it('prints only participants of included files, and several files one below the other', async () => {
    const { code, out } = await clashwright([
      'sheet',
      'samples/the-thirteenth-bell/2-pattern-loft.clash',
      sample('duel'),
    ]);
    const heads = [...out.matchAll(/^#+ (.*)$/gmu)].map(([, head]) => head);
    assert.equal(code, 0);
    assert.ok(
      heads.includes('The pattern loft') &&
        heads.includes('Duel') &&
        heads.includes('Scrapman') &&
        heads.includes('Laura'),
      heads.join(),
    );
    assert.ok(!heads.includes('Swan') && !heads.includes('Tongue'), heads.join());
  });

  it('requires a file', async () => {
    assert.deepEqual(await clashwright(['sheet']), {
      code: 2,
      out: '',
      complaints: 'Name at least one file, or - for standard input\n',
    });
  });

  it('prints what can be read of a text with an error, says that something may be missing, and exits with 1', async () => {
    const { code, out, complaints } = await clashwright(['sheet', '-'], slip);
    assert.equal(code, 1);
    assert.match(out, /### Laura/);
    assert.match(complaints, /^-: an error in line \d+, so something may be missing here/);
  });

  it('refuses other formats', async () => {
    assert.deepEqual(await clashwright(['sheet', sample('duel'), '--format', 'svg']), {
      code: 2,
      out: '',
      complaints: 'There is no format svg of stat blocks; there are md and html\n',
    });
  });
});

describe('clashwright play --format svg', () => {
  it('draws who acts against whom in the first round, or in the named one', async () => {
    const { code, out } = await clashwright(['play', sample('the-last-ferry'), '--format', 'svg']);
    assert.equal(code, 0);
    assert.equal(brokenAt(out), undefined);
    assert.match(out, /<title id="title">The last ferry, round 1/);
    assert.match(
      (await clashwright(['play', sample('the-last-ferry'), '--format', 'svg', '--round', '2'])).out,
      /<title id="title">The last ferry, round 2/,
    );
  });

  it('says what it can’t draw', async () => {
    for (const [args, complaint] of [
      [['--format', 'svg', '--round', '9'], 'This course has no round 9 to draw\n'],
      [['--format', 'svg', '--round', 'two'], 'A round must be a whole number, 0 or more; two isn’t one\n'],
      [['--round', '1'], '--round works only with --format svg\n'],
    ] as const) {
      assert.deepEqual(await clashwright(['play', sample('duel'), ...args]), {
        code: 2,
        out: '',
        complaints: complaint,
      });
    }
    assert.equal(
      (await clashwright(['play', '-', '--format', 'svg'], duel.replace(/round 1[^]*$/u, ''))).complaints,
      'There is no round to draw\n',
    );
  });
});
