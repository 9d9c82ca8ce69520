/** Bad input in the preview: the most sensible reading is played, and the step says so. */
import assert from 'node:assert/strict';
import { analyze, byRules, timelineWithFindings, type Analysis } from '../../server/analysis/index.ts';
import { detailOf, partiesOf } from '../../server/engine/index.ts';
import { timelineJson, transcript, type TranscriptFormat } from '../../server/report/index.ts';

const head = `scenario "Duel"
rules demon-city-2018
combatant the Ghoul (it) of the Host
  Agility 3  Toughness 4
combatant Laura (she) of the Players
  Agility 3  Toughness 5
deck of the Host: 1 to 10
`;

function analyzed(text: string, include: Readonly<Record<string, string>> = {}): Analysis {
  return analyze(text, { file: 'duel.clash', include: (path) => include[path] });
}

/** The findings of each step, as `step: line words`. */
function doubts(analysis: Analysis, index = 0, rules?: string): readonly string[] {
  const scenario = analysis.scenarios[index]!;
  const played = rules === undefined ? scenario : byRules(scenario, rules)!;
  return [...(timelineWithFindings(analysis, played).findings ?? [])].flatMap(([step, all]) =>
    all.map(({ source, text }) => `${step}: ${analysis.linesOf(source).from} ${text}`),
  );
}

function duel(...lines: readonly string[]): Analysis {
  return analyzed(`${head}${lines.join('\n')}\n`);
}

describe('the preview goes on, and marks', () => {
  it('a decision for something that doesn’t need one', () => {
    const analysis = duel(
      'round 1',
      '  decides recovery of Laura: back up.',
      '  decides panic of the Ghoul "it howls".',
      '  Laura: waits.',
    );
    assert.deepEqual(doubts(analysis), [
      '1/round/start: 9 Nothing here puts Laura out of the fight, so this decision has no effect',
      '1/round/start: 10 Nothing here shocks Ghoul, and no sentence says that Ghoul is panicked, so this decision has no effect',
    ]);
  });

  it('a pinned card that the deck no longer has, and another is thrown', () => {
    const analysis = duel(
      'round 1',
      '  the Ghoul: punches Laura.',
      '    throws 10',
      '  Laura: dodges.',
      'round 2',
      '  the Ghoul: punches Laura.',
      '    throws 10',
      '  Laura: dodges.',
    );
    assert.deepEqual(doubts(analysis), [
      '2/announce/Ghoul: 14 In the course that is shown, the deck of the Host no longer has 10 for this throw: the pin is ignored',
    ]);
    const [, second] = timelineWithFindings(analysis, analysis.scenarios[0]!).rounds;
    const thrown =
      second?.steps
        .flatMap(partiesOf)
        .find(({ who }) => who === 'Ghoul')
        ?.results.map(({ value }) => value) ?? [];
    assert.ok(thrown.length > 0 && !thrown.includes(10), thrown.join(' '));
  });

  it('an action for somebody who is out of the fight, which doesn’t happen', () => {
    const analysis = duel(
      'situation "a cellar"',
      '  Laura is out of the fight.',
      'round 1',
      '  Laura: punches the Ghoul.',
      '  the Ghoul: waits.',
    );
    assert.match(doubts(analysis).join('\n'), /: 11 Laura is out of the fight, .* so this doesn’t happen$/);
    const after = analysis.scenarios[0]!.timeline().rounds[0]!.after.combatants.find(({ name }) => name === 'Ghoul');
    assert.equal(after?.tracks[0]?.now, 4);
  });

  it('contradictory state, of which the last counts', () => {
    const analysis = duel(
      'situation "a cellar"',
      '  Laura is at "the door".',
      '  Laura is at "the stair".',
      'round 1',
      '  Laura: waits.',
    );
    assert.deepEqual(doubts(analysis), ['1/round/start: 10 Laura is already at “the door”; the last place counts']);
    assert.equal(
      analysis.scenarios[0]!.timeline().start.combatants.find(({ name }) => name === 'Laura')?.place,
      'the stair',
    );
  });

  it('nobody as held by themselves', () => {
    const analysis = duel('situation "a cellar"', '  Laura is grabbed by Laura.', 'round 1', '  Laura: waits.');
    assert.deepEqual(doubts(analysis), ['1/round/start: 9 Laura can’t be held by Laura, so this changes nothing']);
    assert.deepEqual(
      analysis.scenarios[0]!.timeline().start.combatants.find(({ name }) => name === 'Laura')?.conditions,
      [],
    );
  });

  it('no weapon as better than itself', () => {
    const analysis = duel(
      'weapon knife: close',
      'situation "a cellar"',
      '  knife beats knife.',
      'round 1',
      '  Laura: stabs the Ghoul with "knife".',
      '  the Ghoul: stabs Laura with "knife".',
    );
    assert.match(doubts(analysis).join('\n'), /can’t be better than itself, so this changes nothing/);
    const pools = analysis.scenarios[0]!.timeline().rounds[0]!.steps.flatMap(
      (step) => detailOf(step, 'pool')?.pool ?? [],
    );
    assert.deepEqual(
      pools.flatMap(({ modifiers }) => modifiers.filter(({ rule }) => rule.endsWith('weapon-throw'))),
      [],
    );
  });

  it('a sentence that can’t be read, at the heading of its round', () => {
    const analysis = duel('round 1', '  the Ghoul: punches Laura.', '  Laura: dodgs the Ghoul.');
    assert.match(doubts(analysis).join('\n'), /^1\/round\/start: 10 “dodgs” isn’t understood here\. [^\n]*$/);
  });

  it('no mere information', () => {
    const analysis = analyzed(
      `${head.replace('Toughness 5', 'Toughness 6')}round 1\n  Laura: waits.\n  the Ghoul: waits.\n`,
    );
    assert.deepEqual(
      analysis.findings.map(({ rule, severity }) => `${severity} ${rule}`),
      ['info human-toughness'],
    );
    assert.deepEqual(doubts(analysis), []);
  });

  it('nothing if there are no findings', () => {
    assert.deepEqual(doubts(duel('round 1', '  Laura: punches the Ghoul.')), []);
  });
});

describe('the findings of several scenarios and files', () => {
  const slip = 'round 1\n  Laura: dodgs the Ghoul.\n';

  it('in one scenario are shown in that one only', () => {
    const analysis = analyzed(`${head}${slip}${head.replace('Duel', 'Again')}round 1\n  Laura: waits.\n`);
    assert.deepEqual([doubts(analysis, 0).length, doubts(analysis, 1).length], [1, 0]);
  });

  it('in the head of the file are shown in all', () => {
    const analysis = analyzed(
      `weapn knife: close\n${head}round 1\n  Laura: waits.\n${head.replace('Duel', 'Again')}round 1\n  Laura: waits.\n`,
    );
    assert.deepEqual([doubts(analysis, 0).length, doubts(analysis, 1).length], [1, 1]);
  });

  it('in an included file come with the name of that file', () => {
    const analysis = analyzed(`include "lib/bestiary.clash"\n${head}round 1\n  Laura: waits.\n`, {
      'lib/bestiary.clash': '// beasts\nweapn fork: close\n',
    });
    const said = transcript([timelineWithFindings(analysis, analysis.scenarios[0]!)], analysis.linesOf, 'text');
    assert.match(said, /Round 1\n-+\n {4}Remark, line 2 of bestiary\.clash: “weapn” isn’t understood here/);
  });

  it('by the rules of another edition are those of that edition', () => {
    const analysis = duel('round 1', '  Laura: punches the Ghoul.', '    called shot "the eye"');
    assert.deepEqual(doubts(analysis), []);
    assert.match(
      doubts(analysis, 0, 'demon-city-2017').join('\n'),
      /^1\/announce\/Laura: 10 This edition has no rule for called shots/m,
    );
  });
});

describe('a transcript has the findings of a step', () => {
  const analysis = duel('round 1', '  Laura: punches the <b>.', '  the Ghoul: waits.', '    throws 3');
  const told = (format: TranscriptFormat): string =>
    transcript([timelineWithFindings(analysis, analysis.scenarios[0]!)], analysis.linesOf, format);

  it('in text', () => {
    assert.match(
      told('text'),
      /The Ghoul waits {2}\(line 10\)\n {4}Throws nothing\.\n {4}Remark, line 11: The Ghoul waits and throws nothing/,
    );
  });

  it('at the end in Markdown and HTML, escaped', () => {
    assert.match(
      told('md'),
      /## In the end\n[^#]*\n## Remarks\n[^#]*\n- Line 11: The Ghoul waits and throws nothing, so no throw can be pinned$/mu,
    );
    assert.match(
      told('html'),
      /<h2>Remarks<\/h2>[^]*<p>Line 11: The Ghoul waits and throws nothing, so no throw can be pinned<\/p>/u,
    );
    assert.match(told('html'), /<p>Line 9: “&lt;”/);
    assert.doesNotMatch(told('html'), /“</);
  });

  it('once each, and none if there are none', () => {
    assert.equal(told('md').split('so no throw can be pinned').length, 2);
    const clean = duel('round 1', '  Laura: waits.');
    assert.doesNotMatch(
      transcript([timelineWithFindings(clean, clean.scenarios[0]!)], clean.linesOf, 'md'),
      /Remarks/u,
    );
  });

  it('in JSON, with their place', () => {
    const steps = timelineJson([timelineWithFindings(analysis, analysis.scenarios[0]!)], analysis.linesOf).scenarios[0]!
      .rounds[0]!.steps;
    assert.deepEqual(steps.find(({ key }) => key === '1/announce/Ghoul')?.findings, [
      { text: 'The Ghoul waits and throws nothing, so no throw can be pinned', line: 11 },
    ]);
    const clean = duel('round 1', '  Laura: waits.');
    assert.doesNotMatch(
      JSON.stringify(timelineJson([timelineWithFindings(clean, clean.scenarios[0]!)], clean.linesOf)),
      /"findings"/,
    );
  });
});
