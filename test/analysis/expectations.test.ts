/** Evaluation of expectations: exact if courses can be enumerated, otherwise sampled, in steps or at once. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../scripts/paths.ts';
import { analyze, say, type ExpectationOutcome, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import { lastStage } from '../../server/analysis/sampling/sampling-run.ts';
import { analyzeScenario } from '../../server/analysis/scenario-analysis.ts';
import { percent } from '../../server/engine/index.ts';
import { runToEnd } from '../../server/engine/generators/run-to-end.ts';

/** Two with one die each, of whom each loses at least 1 of 2 Toughness to a blow; the lowest of two dice. */
const yard = (...words: Parameters<typeof yardText>): ScenarioAnalysis => only(yardText(...words));

function yardText(game: string, expectations: readonly string[], rounds: readonly string[], ann = ''): string {
  return `scenario "The yard"
rules ${game}
combatant Ann (she) of the Players
  Agility 3  Hand-to-Hand 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Hand-to-Hand 3  Toughness 2
${expectations.map((each) => `expect ${each}`).join('\n')}
${rounds.map((round) => `round ${round}\n  Ann: punches Bill.\n${ann}  Bill: punches Ann.\n`).join('')}`;
}

function only(text: string): ScenarioAnalysis {
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
  it('are met or not according to the exact chance', () => {
    // Either acts in 45 of 100 rolls; one who is hit falls if both dice are above 2.
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

  it('are about all courses that reach the round, and no others', () => {
    // Whoever has succeeded finds Bill up in 36 of 100 courses; a single die is always the highest.
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

  it('ignore pins in the round itself, and take earlier pins as thrown', () => {
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

  it('of rounds that no course reaches are not met', () => {
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

  it('are evaluated by a sample if there is no exact chance', () => {
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

  it('of more than certainty are not met, in either direction', () => {
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
      'A chance is at most 100%, but at least 150% is expected',
      'A chance is at most 100%, but at most 100.5% is expected',
    ]);
  });

  it('are evaluated with the same courses every time, whatever the names', () => {
    const texts = ['Ann is unhurt at least 20% after round 2', 'Ann succeeds at least 39% in round 2'];
    const text = yardText('demon-city-2018', texts, ['1', '2']);
    const { verdicts } = only(text);
    const toldInFull = ({ verdict: { verdict, figure } }: ExpectationOutcome): readonly unknown[] => [
      verdict,
      figure?.chance.toFraction(),
      figure?.sample,
    ];
    assert.ok(verdicts.every(({ verdict }) => verdict.figure?.sample !== undefined));
    for (const other of [text.replace('The yard', 'The garden'), text.replaceAll('Ann', 'Zoe')])
      assert.deepEqual(only(other).verdicts.map(toldInFull), verdicts.map(toldInFull));
  });

  it('have a sample whose interval contains the exact chance', () => {
    // The first round is exact by its odds; later ones have to be sampled, and so it is played as well.
    const deck = yard(
      'demon-city-2018',
      [
        'Ann is unhurt at least 50% after round 1',
        'Bill succeeds at least 50% in round 1',
        'a tie at most 9% in round 1',
      ],
      ['1', '2'],
    );
    // The states after these blows are known, but too many for the odds of what follows: courses start from them.
    const dice = only(`rules attack-algorithm
combatant Ilse (she) of the Players
  HP 10
combatant Brok (he) of the Host
  HP 10
scenario "The mill"
decides defeat: at 0 HP
decides hit die: d8
round 1
  Ilse: attacks Brok.
  Brok: attacks Ilse.
round 2
  Ilse: attacks Brok.
round 3
  Ilse: attacks Brok.
expect Ilse succeeds at least 80% in round 3
expect Brok is out of the fight at least 40% after round 3
`);
    for (const [{ pass, verdicts }, from] of [
      [deck, 1],
      [dice, 3],
    ] as const) {
      const stage = runToEnd(pass.stage(lastStage))!;
      assert.equal([...stage.rounds.values()][0]!.number, from);
      for (const { expectation, verdict } of verdicts) {
        const exact = verdict.figure!;
        const round = [...stage.rounds.values()].find(({ number }) => number === expectation.round)!;
        const { sample } = round.after.chance(pass.placeOf(expectation))!;
        const chance = exact.chance.valueOf();
        assert.ok(
          exact.sample === undefined && sample!.low <= chance && chance <= sample!.high,
          `${percent(exact)} of ${JSON.stringify(sample)}`,
        );
      }
    }
  });

  it('have the same results in steps as at once', () => {
    const texts = ['Ann is unhurt at least 20% after round 2', 'Ann succeeds at least 10% in round 2'];
    const slow = yard('demon-city-2018', texts, ['1', '2']);
    // Under another title no play of the first is cached.
    const quick = analyzeScenario({ ...slow.scenario, title: 'The court' }, slow.ruleset);
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
