/**
 * What becomes of expectations: exactly where courses can be gone through, by a sample elsewhere, bit by bit or at
 * once.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../scripts/paths.ts';
import { analyze, say, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import { firstSeedOf } from '../../server/analysis/judging/first-seed.ts';
import { Sample } from '../../server/analysis/judging/sample.ts';
import { sampled } from '../../server/analysis/judging/sampled.ts';
import { percent } from '../../server/engine/index.ts';
import { atOnce } from '../../server/engine/at-once.ts';

/** Two with one die each, of whom each loses at least 1 of 2 Toughness to a blow; the lowest of two dice. */
function yard(game: string, expectations: readonly string[], rounds: readonly string[], ann = ''): ScenarioAnalysis {
  const text = `scenario "The yard"
rules ${game}
combatant Ann (she) of the Players
  Agility 3  Hand-to-Hand 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Hand-to-Hand 3  Toughness 2
${expectations.map((each) => `expect ${each}`).join('\n')}
${rounds.map((round) => `round ${round}\n  Ann: punches Bill.\n${ann}  Bill: punches Ann.\n`).join('')}`;
  const { scenarios, findings } = analyze(text, { file: 'test.clash' });
  assert.deepEqual(
    findings.filter(({ severity }) => severity === 'error'),
    [],
  );
  return scenarios[0]!;
}

function told(analysis: ScenarioAnalysis): readonly string[] {
  return analysis.verdicts.map(({ verdict: { verdict, figure } }) =>
    figure === undefined
      ? verdict
      : `${verdict} ${figure.sample === undefined ? figure.chance.toFraction() : 'sample'}`,
  );
}

describe('expectations', () => {
  it('are met or not by the exact chance', () => {
    // Either acts in 45 of 100 rolls; one who is hit falls where both dice are above 2.
    assert.deepEqual(
      told(
        yard(
          'demon-city-2017',
          [
            'Ann succeeds at least 45% in round 1',
            'Ann succeeds at least 45.5% in round 1',
            'Ann fails at most 55% in round 1',
            'a tie at most 9% in round 1',
            'the Host acts at most 45% in round 1',
            'Bill is out of the fight at most 28.8% after round 1',
            'Bill is unhurt at least 56% after round 1',
          ],
          ['1'],
        ),
      ),
      ['met 9/20', 'failed 9/20', 'met 11/20', 'failed 1/10', 'met 9/20', 'met 36/125', 'failed 11/20'],
    );
  });

  it('speak of all courses that come to the round, and of no other', () => {
    // Whoever has succeeded finds Bill up in 36 of 100 courses; a lone die is always the highest.
    assert.deepEqual(
      told(
        yard(
          'demon-city-2017',
          [
            'Ann succeeds at least 80.2% in round 2',
            'Bill fails at least 36% in round 2',
            'Bill succeeds at most 16% in round 2',
          ],
          ['1', '2 if Ann succeeded'],
        ),
      ),
      ['met 401/500', 'failed 99/500', 'failed 81/500'],
    );
  });

  it('leave out what is pinned in the round itself, and take what is pinned before as thrown', () => {
    const pinned = yard(
      'demon-city-2017',
      ['Ann succeeds at least 45% in round 1', 'Bill is unhurt at most 0% after round 2'],
      ['1', '2'],
      '    throws 10\n    damage throws 1\n',
    );
    const [first, second] = pinned.verdicts;
    assert.equal(first?.verdict.figure?.chance.toFraction(), '9/20');
    // With 10 thrown before, only Bill’s own 10 has kept him unhurt: that tie leaves both with one die each.
    assert.equal(second?.verdict.figure?.chance.toFraction(), '11/200');
  });

  it('of rounds that nothing comes to are not met', () => {
    assert.deepEqual(
      told(
        yard(
          'demon-city-2017',
          ['Ann succeeds at most 100% in round 2', 'Ann succeeds at least 0% in round 3'],
          ['1', '2 if a tie happened and Ann succeeded'],
        ),
      ),
      ['failed', 'failed'],
    );
  });

  it('are judged by a sample where there is no exact chance', () => {
    assert.deepEqual(
      told(
        yard(
          'demon-city-2018',
          ['Ann is unhurt at least 20% after round 2', 'Ann is unhurt at least 70% after round 2'],
          ['1', '2'],
        ),
      ),
      ['met sample', 'failed sample'],
    );
  });

  it('of more than certainty are not met, from whichever side', () => {
    const analysis = yard(
      'demon-city-2017',
      [
        'Ann succeeds at least 150% in round 1',
        'Ann succeeds at most 100.5% in round 1',
        'Ann succeeds at most 100% in round 1',
      ],
      ['1'],
    );
    assert.deepEqual(told(analysis), ['failed 9/20', 'failed 9/20', 'met 9/20']);
    assert.deepEqual(analysis.outcomeFindings.map(say), [
      'A chance is at most 100%, and at least 150% is expected',
      'A chance is at most 100%, and at most 100.5% is expected',
    ]);
  });

  it('have a sample of their scenario’s own, the same every time', () => {
    const { scenario, ruleset } = yard(
      'demon-city-2017',
      [
        'Ann succeeds at least 45% in round 1',
        'a tie at most 10% in round 1',
        'Bill is unhurt at least 55% after round 1',
      ],
      ['1'],
    );
    const shares = (title: string): readonly string[] =>
      [...atOnce(sampled(new Sample({ ...scenario, title }, ruleset), scenario.expectations)).values()].map(
        ({ figure }) => figure!.chance.toFraction(),
      );
    assert.notDeepEqual(shares('The yard'), shares('The garden'));
    assert.deepEqual(shares('The yard'), shares('The yard'));
    const names = scenario.combatants.map((combatant) => ({ ...combatant, name: `${combatant.name}e` }));
    const firsts = [scenario, { ...scenario, title: 'The garden' }, { ...scenario, combatants: names }].map(
      firstSeedOf,
    );
    assert.equal(new Set(firsts).size, 3);
    assert.ok(firsts.every((seed) => Number.isSafeInteger(seed) && seed >= 0 && seed < 2 ** 31));
  });

  it('have a sample whose interval holds the exact chance', () => {
    const { scenario, ruleset, verdicts } = yard(
      'demon-city-2017',
      ['Ann is unhurt at least 50% after round 2', 'Ann succeeds at least 50% in round 2'],
      ['1', '2'],
    );
    const samples = atOnce(sampled(new Sample(scenario, ruleset), scenario.expectations));
    for (const {
      expectation,
      verdict: { figure: exact },
    } of verdicts) {
      const { sample } = samples.get(expectation)?.figure ?? {};
      const chance = exact!.chance.valueOf();
      assert.ok(
        exact?.sample === undefined && sample !== undefined && sample.low <= chance && chance <= sample.high,
        `${percent(exact!)} of ${JSON.stringify(sample)}`,
      );
    }
  });

  it('come to the same bit by bit as at once', () => {
    const texts = ['Ann is unhurt at least 20% after round 2', 'Ann succeeds at least 10% in round 2'];
    const [slow, quick] = [yard('demon-city-2018', texts, ['1', '2']), yard('demon-city-2018', texts, ['1', '2'])];
    assert.equal(slow.prepare(), false);
    while (!slow.prepare());
    assert.deepEqual(
      slow.verdicts.map(({ verdict }) => verdict),
      quick.verdicts.map(({ verdict }) => verdict),
    );
  });

  it('of the sample adventure are met', () => {
    const folder = inProject('samples/the-thirteenth-bell');
    const text = readFileSync(join(folder, '3-thirteen-strokes.clash'), 'utf8');
    const { scenarios } = analyze(text, {
      file: '3-thirteen-strokes.clash',
      include: (path) => readFileSync(join(folder, path), 'utf8'),
    });
    assert.deepEqual(
      scenarios.flatMap(({ verdicts }) => verdicts.map(({ verdict }) => verdict.verdict)),
      ['met'],
    );
  });
});
