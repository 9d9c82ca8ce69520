/** `clashwright play`, run as a process. */
import assert from 'node:assert/strict';
import { clashwright, sample } from './command.ts';
import { duel, slip } from './texts.ts';

describe('clashwright play', () => {
  it('plays with seed 1 if neither file nor command has one', async () => {
    const { code, out } = await clashwright(['play', sample('duel')]);
    assert.equal(code, 0);
    assert.match(out, /^Duel \(seed 1\)\n=+\n {4}In \[brackets\]: what counts\.\n\nRound 1\n-+\n/);
    assert.deepEqual(await clashwright(['play', sample('duel'), '--seed', '1']), { code, out, complaints: '' });
  });

  it('plays with the file’s own seed, or the command’s if there is one', async () => {
    const seeded = `seed 7\n${duel}`;
    assert.match((await clashwright(['play', '-'], seeded)).out, /^Duel \(seed 7\)/);
    assert.match((await clashwright(['play', '-', '--seed', '3'], seeded)).out, /^Duel \(seed 3\)/);
  });

  it('gives the same course for the same seed', async () => {
    const twice = await Promise.all([
      clashwright(['play', sample('the-last-ferry'), '--seed', '12']),
      clashwright(['play', sample('the-last-ferry'), '--seed', '12']),
    ]);
    assert.equal(twice[0].out, twice[1].out);
  });

  it('writes Markdown', async () => {
    const { out } = await clashwright(['play', sample('duel'), '--format', 'md']);
    assert.match(
      out,
      /^# Duel \(seed 1\)\n\n- In \[brackets\]: what counts\.\n\n## Round 1\n\n\*\*The Ghoul punches Laura\*\* \(line 9\)\n/,
    );
  });

  it('writes an HTML page', async () => {
    const { out } = await clashwright(['play', sample('duel'), '--format', 'html']);
    assert.match(out, /^<!doctype html>\n<html lang="en">[^]*<h1>Duel \(seed 1\)<\/h1>[^]*<\/html>\n\n$/);
  });

  it('writes the timeline as JSON', async () => {
    const { out } = await clashwright(['play', sample('duel'), '--format', 'json', '--seed', '3']);
    const {
      scenarios: [scenario],
    } = JSON.parse(out) as {
      readonly scenarios: readonly {
        readonly title: string;
        readonly seed: number;
        readonly rounds: readonly { readonly steps: readonly unknown[] }[];
      }[];
    };
    assert.deepEqual([scenario?.title, scenario?.seed, scenario?.rounds.length], ['Duel', 3, 1]);
    assert.ok(scenario!.rounds[0]!.steps.length > 3);
  });

  it('escapes malicious text in HTML and in Markdown', async () => {
    const harm = '<img src=x onerror=alert(1)>&<script>alert(2)</script>';
    const hostile = duel
      .replace('"Duel"', `"${harm}"`)
      .replace('round 1', `round 1 "${harm}"\n  read aloud "${harm} [a](javascript:b)"`);
    const html = (await clashwright(['play', '-', '--format', 'html'], hostile)).out;
    assert.doesNotMatch(html, /<img|<script/);
    assert.equal(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&amp;&lt;script&gt;/g)?.length, 4);
    const markdown = (await clashwright(['play', '-', '--format', 'md'], hostile)).out;
    assert.doesNotMatch(markdown, /(?<!\\)<|(?<!\\)\]\(/);
  });

  it('prints no control characters of a scenario to the terminal', async () => {
    const { out } = await clashwright(['play', '-'], duel.replace('"Duel"', '"\u001b]0;pwned\u0007Duel\u009b31m"'));
    assert.doesNotMatch(out, /(?!\n)\p{Cc}/u);
  });

  it('plays what can be read of a text with an error, says that something may be missing, and exits with 1', async () => {
    const { code, out, complaints } = await clashwright(['play', '-'], slip);
    assert.equal(code, 1);
    assert.match(out, /Laura punches the Ghoul/);
    assert.match(complaints, /^-: an error in line \d+, so something may be missing here; “clashwright check” says/);
  });
});
