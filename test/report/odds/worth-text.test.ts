/** Worth in the odds as text: of reasons for throws, of possible additions, and what decides a contest. */
import assert from 'node:assert/strict';
import { analyze, roundWorth } from '../../../server/analysis/index.ts';
import type { ActionWorth } from '../../../server/engine/index.ts';
import { oddsText } from '../../../server/report/index.ts';

const yard = (round: string, more = ''): string => `scenario "The yard"
rules demon-city-2017
combatant Ann (she) of the Players
  Agility 2  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
${more}round 1
${round}`;

/** The worth in the first scenario, as the command line prints it. */
function lines(text: string): readonly string[] {
  const analysis = analyze(text, { file: 'any.clash' });
  const [scenario] = analysis.scenarios;
  return oddsText([scenario!.chances.odds], analysis.linesOf, {
    worthOf: (round) => roundWorth(scenario!, round),
  }).split('\n');
}

/** The lines below a title, up to the next one with the same indent. */
function below(all: readonly string[], title: RegExp): readonly string[] {
  const after = all.slice(all.findIndex((line) => title.test(line)) + 1);
  const end = after.findIndex((line) => !line.startsWith('      '));
  return after.slice(0, end < 0 ? undefined : end).map((line) => line.trim());
}

const climbing = (clauses = ''): string => yard(`  Ann: climbs "the wall" with Agility to beat 5.${clauses}\n`);

/** A Clash of two as text, of which only the worth of every action’s throws is known. */
function blowsWith(worth: ActionWorth | undefined): string {
  const { scenarios, linesOf } = analyze(yard('  Ann: punches Bill.\n  Bill: punches Ann.\n'), { file: 'any.clash' });
  return oddsText(
    scenarios.map((scenario) => scenario.odds()),
    linesOf,
    { worthOf: () => ({ ofAction: () => worth, ofReason: () => undefined, ofContest: () => undefined }) },
  );
}

describe('the worth of throws, as text', () => {
  it('is below the action, with what is left without a reason and with one more', () => {
    // A die of ten beats 5 in 1/2 of all rolls, the higher of two in 3/4, of three in 7/8.
    assert.deepEqual(
      below(lines(climbing(' advantage "a rope"')), /^ {4}worth, in percentage points of “succeeds”$/u),
      ['+25.0 points  +1 a rope – without it 50.0%', '+12.5 points  One more advantage for Ann – with it 87.5%'],
    );
  });

  it('is shown once for reasons of equal worth, and for the strongest by name', () => {
    assert.deepEqual(
      below(lines(climbing(' advantage "a rope". advantage "a friend above"')), /^ {4}worth/u)[0],
      '+12.5 points each  +1 a rope; +1 a friend above – with both 87.5%, without one of them 75.0%, without both 50.0%',
    );
    const check = (clauses: string): string =>
      `scenario "Out"\nrules attack-algorithm\ncombatant Tam of the Players\nround 1\n  Tam: climbs "out" at 3/6. ${clauses}\n`;
    assert.match(
      below(lines(check('2 bonus dice "a rope". 1 bonus die "a friend"')), /^ {4}worth/u)[0]!,
      /2 bonus dice: a rope \(strongest\) – without it 75\.0%$/u,
    );
  });

  it('is that of throws that fall freely', () => {
    assert.ok(
      lines(climbing(' advantage "a rope". throws 3, 4')).includes(
        '    worth where nothing is pinned, in percentage points of “succeeds”',
      ),
    );
  });

  it('is also shown for those against the actor', () => {
    const told = below(
      lines(yard('  Ann: punches Bill. advantage "from behind"\n  Bill: punches Ann.\n')),
      /^ {4}worth/u,
    );
    assert.ok(
      told.some((line) => /^−\d+\.\d points +One more advantage for Bill – with it \d+\.\d%$/u.test(line)),
      told.join('\n'),
    );
  });

  it('is followed by what decides a contest, right below its odds', () => {
    const all = lines(yard('  Ann: punches Bill. advantage "from behind"\n  Bill: punches Ann.\n'));
    const [title, first] = all.slice(all.findIndex((line) => line.startsWith('    what decides it')));
    assert.equal(title, '    what decides it, in percentage points of the chance of each one’s own side');
    assert.match(first!, /^ {6}\+\d+\.\d points +Ann, \+1 die: .*from behind/u);
    assert.match(all[all.indexOf(title) - 1]!, /^ {4}(?:tie|stalemate) /u);
  });

  it('is left out if nothing could move a chance, and if it wasn’t requested', () => {
    const analysis = analyze(climbing(), { file: 'any.clash' });
    assert.doesNotMatch(
      oddsText(
        analysis.scenarios.map((scenario) => scenario.odds()),
        analysis.linesOf,
      ),
      /worth/u,
    );
    assert.doesNotMatch(blowsWith({ modifiers: [], together: [], advantages: [] }), /worth/u);
  });

  it('says once how bounds are computed, and in each row what it is worth by the printed figures', () => {
    const all = lines(
      'scenario "The roof"\nrules quick-shot\ncombatant Tom of the Players\n  Willpower 5\nround 1\n  Tom: gambles on "the roof".\n    hard "climb"\n    risk "he falls"\n',
    );
    const rows = below(all, /^ {4}worth, in percentage points of “succeeds”, without squashing$/u);
    assert.deepEqual(
      rows.map((row) => row.replace(/^\+[\d.]+ points /u, '').replace(/ – .*$/u, '')),
      [
        '(the text’s table: +12)   A bet of 1 WP for Tom',
        '(the text’s table: +22)  A bet of 3 WP for Tom',
        '(the text’s table: +30)  A helper for Tom',
      ],
    );
    assert.equal(all.filter((line) => line.includes('without squashing')).length, 2, 'there, and of the Willpower');
  });

  it('names the action that a helper helps', () => {
    const all = lines(
      'scenario "The roof"\nrules quick-shot\ncombatant Tom of the Players\nround 1\n  Tom: gambles on "the roof".\n    hard "climb"\n    easy "keep quiet"\n    risk "he falls"\n',
    );
    assert.match(
      below(all, /^ {4}worth/u).join('\n'),
      /^\+[\d.]+ points .*A helper for “climb”, hard \(3\) → common \(2\) – with it /mu,
    );
  });

  it('doesn’t repeat how reliable a chance is', () => {
    const text = `scenario "The roof"\nrules quick-shot\noption squash once\ncombatant Tom of the Players\n  Willpower 5\nround 1\n  Tom: gambles on "the roof".\n    common "climb"\n    risk "he falls"\n`;
    const all = lines(text);
    assert.match(
      all.find((line) => line.startsWith('    succeeds'))!,
      /a reconstruction/u,
    );
    assert.match(
      below(all, /^ {4}worth/u).find((line) => line.includes('A helper'))!,
      /^\+\d+\.\d points +A helper for Tom – with it [\d.]+%(?: \(the text’s table prints \d+%\))?$/u,
    );
  });

  it('isn’t known for sampled odds, and isn’t shown for who decides a contest of many', () => {
    const text = blowsWith(undefined);
    assert.equal(text.match(/^ {4}worth not known \(the chance itself is estimated from plays\)$/gmu)?.length, 2);
    assert.equal(text.match(/^ {4}too many take part to say what decides it$/gmu)?.length, 1);
  });
});
