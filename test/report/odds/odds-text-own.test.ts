/**
 * The odds in a terminal repeat nothing: results of an action’s own contest, actions with equal chances, equal results
 * over all courses.
 */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze } from '../../../server/analysis/index.ts';
import type { ActionOdds, ContestOdds, OutcomeOdds, RoundOdds } from '../../../server/engine/index.ts';
import { oddsText } from '../../../server/report/index.ts';
import { attemptsIn, boundedOdds, climb } from '../bounded-climb.ts';

/** Success in 1/2, of which 1/8 is critical; failure in 1/2, of which 1/4 is. */
const whole: OutcomeOdds = new Map([
  ['succeeds', { chance: new Fraction(1, 2) }],
  ['critical success', { chance: new Fraction(1, 8), partOf: 'succeeds' }],
  ['fails', { chance: new Fraction(1, 2) }],
  ['critical failure', { chance: new Fraction(1, 4), partOf: 'fails' }],
]);
const results = (success: string): OutcomeOdds =>
  new Map(
    [
      ['critical success', '1/8'],
      ['success', success],
      ['failure', '1/4'],
      ['critical failure', '1/4'],
    ].map(([name = '', chance = '']) => [name, { chance: new Fraction(chance) }]),
  );

/** The lines of a climb whose round is different from that of its game. */
function linesOf(change: (round: RoundOdds, action: ActionOdds) => Partial<RoundOdds>): readonly string[] {
  const analysis = climb();
  const odds = analysis.scenarios[0]!.odds();
  const [round] = odds.rounds;
  return oddsText([{ ...odds, rounds: [{ ...round!, ...change(round!, round!.actions[0]!) }] }], analysis.linesOf)
    .split('\n')
    .slice(3);
}

const gamble = ({ source }: ActionOdds, success = '3/8'): ContestOdds => ({
  id: 'gamble',
  kind: 'gamble',
  parties: ['Tam'],
  outcomes: new Map(),
  odds: results(success),
  source,
});

describe('the odds as text, of an action with its own contest', () => {
  it('have the results below the outcomes that they are part of, and distributions', () => {
    const purse = {
      of: 'Tam’s purse',
      counts: 'purse',
      values: new Map([
        ['-1', { chance: new Fraction(1, 4) }],
        ['0', { chance: new Fraction(3, 4) }],
      ]),
    };
    assert.deepEqual(
      linesOf((_round, action) => ({
        actions: [{ ...action, odds: whole }],
        contests: [{ ...gamble(action), distributions: [purse] }],
      })).slice(1),
      [
        '    succeeds             50.0%  1/2',
        '      critical success   12.5%  1/8',
        '      success            37.5%  3/8',
        '    fails                50.0%  1/2',
        '      critical failure   25.0%  1/4',
        '      failure            25.0%  1/4',
        '    Tam’s purse',
        '      −1   25.0%  1/4',
        '      0    75.0%  3/4',
      ],
    );
  });

  it('have the same with the pins', () => {
    const lines = linesOf((_round, action) => ({
      actions: [{ ...action, odds: whole, pinned: whole }],
      contests: [{ ...gamble(action), pinned: results('3/8') }],
    }));
    assert.deepEqual(lines.slice(lines.indexOf('    given the pins')).slice(1, 4), [
      '      succeeds             50.0%  1/2',
      '        critical success   12.5%  1/8',
      '        success            37.5%  3/8',
    ]);
    assert.ok(!lines.includes('  gamble: Tam'));
  });

  it('keep a contest at its place if its odds differ', () => {
    for (const changed of [
      (action: ActionOdds) => gamble(action, '2/8'),
      (action: ActionOdds) => ({ ...gamble(action), parties: ['Ann'] }),
    ]) {
      assert.ok(
        linesOf((_round, action) => ({ actions: [{ ...action, odds: whole }], contests: [changed(action)] })).some(
          (line) => line.startsWith('  gamble: '),
        ),
      );
    }
  });
});

describe('the odds as text, of several attempts in one action', () => {
  it('combine those with the same chances', () => {
    const lines = linesOf((_round, action) => {
      const [climbing, keeping] = attemptsIn(action);
      return { actions: [{ ...action, parts: [climbing!, keeping!, { ...climbing!, words: 'look down' }] }] };
    });
    assert.deepEqual(
      lines.slice(3).map((line) => line.replace(/ {2,}(?=at |\d).*/u, '')),
      [
        '    Climb the wall, common (2) (line 6)',
        '    Look down, common (2) (line 6)',
        '      each of them',
        '      succeeds',
        '      fails',
        '    Keep the "rope", rare (3) (line 7)',
        '      comes off',
      ],
    );
  });
});

describe('the odds as text, over all courses', () => {
  it('say that they assume that what is left open has no effect', () => {
    const overall = {
      outcomes: new Map(),
      sides: new Map(),
      standing: [],
      succeeded: new Map(),
      costs: [],
      leavesOpen: true as const,
    };
    assert.equal(linesOf(() => ({ overall })).at(-1), '    fails     at most 51.7%  16/31');
    assert.match(
      linesOf(() => ({ overall: { ...overall, succeeded: new Map(boundedOdds) } })).at(-1)!,
      /^ {2}over all courses: ignoring what the text leaves open, in this round or before$/u,
    );
  });

  it('say whose action something may prevent, and the odds of that action otherwise', () => {
    const figure = (above: number, below: number) => ({ chance: new Fraction(above, below) });
    const able = { chance: figure(1, 2), odds: new Map([['succeeds', figure(3, 4)]]), why: 'out of the fight' };
    assert.ok(
      linesOf((_round, action) => ({
        called: [{ name: 'Ghoul', called: 'the Ghoul' }],
        actions: [{ ...action, able, target: 'Ghoul', targetOut: figure(1, 8) }],
      }))
        .join('\n')
        .includes(
          '\n    if able to act, 75.0% (able in 50.0%, and otherwise out of the fight)\n    the Ghoul is already out of the fight in 12.5%',
        ),
    );
  });

  it('don’t repeat everybody’s states', () => {
    const blows = '  Ann: attacks Bill.\n';
    const text = `scenario "The mill"\nrules attack-algorithm\ncombatant Ann of the Players\ncombatant Bill of the Host\n  HP 2\nround 1\n  Ann: tries "the ice" at 3/6.\nround 2\n${blows}round 3\n${blows}`;
    const analysis = analyze(text, { file: 'test.clash' });
    const lines = oddsText(
      analysis.scenarios.map((scenario) => scenario.chances.odds),
      analysis.linesOf,
    ).split('\n');
    const second = lines.slice(
      lines.findIndex((line) => line.startsWith('Round 2')),
      lines.findIndex((line) => line.startsWith('Round 3')),
    );
    assert.deepEqual(
      second
        .slice(second.indexOf('    no hits           16.7%  1/6'))
        .slice(0, 4)
        .map((line) => line.replace(/[:,] .*/u, '')),
      ['    no hits           16.7%  1/6', '  over all courses', '    Bill', '    damage to Bill'],
    );
    assert.ok(lines.includes('  over all courses, when the round is over'));
  });
});
