/** What hovers say of chances: bars, worths, standings, and how much of it. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import type { Figure, OutcomeOdds, RoundOdds, Worth } from '../../server/engine/index.ts';
import { analyze } from '../../server/analysis/index.ts';
import { actionMarkdown, oddsPage, roundMarkdown } from '../../server/report/index.ts';
import { bar } from '../../server/report/bar.ts';
import { pointsWords } from '../../server/report/worth.ts';
import { told } from './told.ts';

const blanks = (count: number): string => '\u00a0'.repeat(count);

function chance(n: number, d = 1): Figure {
  return { chance: new Fraction(n, d) };
}

describe('a bar', () => {
  it('is ten characters wide, filled in eighths', () => {
    assert.equal(bar(chance(1, 2)), `█████${blanks(5)}`);
    assert.equal(bar(chance(1, 16)), `▋${blanks(9)}`);
    for (let n = 0; n <= 97; n += 1) assert.equal(bar(chance(n, 97)).length, 10);
  });

  it('is empty only for what is impossible, and full only for what is certain', () => {
    assert.deepEqual([bar(chance(0)), bar(chance(1, 1e9))], [blanks(10), `▏${blanks(9)}`]);
    assert.deepEqual([bar(chance(1)), bar(chance(1e9 - 1, 1e9))], ['██████████', '█████████▉']);
  });
});

describe('a worth in words', () => {
  const words = (points: Fraction, sample?: Figure['sample']): string => {
    const worth: Worth = { change: { who: 'Ann', add: 'advantage' }, points, changed: { ...chance(1, 2), ...(sample === undefined ? {} : { sample }) } };
    return pointsWords(worth);
  };

  it('has its sign, and is nothing only where nothing changes', () => {
    assert.deepEqual([new Fraction(123, 10), new Fraction(-74, 10), new Fraction(0)].map((points) => words(points)), ['+12.3 points', '−7.4 points', 'nothing']);
    assert.deepEqual([new Fraction(1, 25), new Fraction(-1, 10 ** 6)].map((points) => words(points)), ['+0.04 points', '−under 0.0001 points']);
  });

  it('tells what was only sampled', () => {
    assert.equal(words(new Fraction(1), { plays: 100, low: 0, high: 1 }), '~+1.0 points');
  });
});

const fight = [
  'scenario "Two"', 'rules demon-city-2018', 'combatant Ann (she) of the Players', '  Agility 3  Toughness 5', 'combatant the Ghoul (it) of the Host', '  Agility 3  Toughness 4', '  carries knife',
  'round 1', '  the Ghoul: stabs Ann.', '  Ann: kicks the Ghoul.', '    advantage "the *high* ground"', '',
].join('\n');

function odds(text: string): RoundOdds {
  return analyze(text, { file: 'any.clash' }).scenarios[0]!.odds().rounds[0]!;
}

describe('the hover of an action', () => {
  it('marks what moves the chance furthest, where there are several', () => {
    const lines = told(fight.replace('    advantage', '    hindrance "mud"\n    advantage')).action('Ann').split('\n').filter((line) => /\u00a0points|nothing/u.test(line) && line.startsWith('- '));
    assert.equal(lines.length, 3);
    assert.ok(lines.some((line) => line.includes('**')));
    assert.doesNotMatch(told(fight).action('Ghoul'), /\*\*[+−]/u);
  });

  it('says whose advantage would be worth how much, by what sentences call them', () => {
    assert.match(told(fight).action('Ann'), /\nOne more advantage: for Ann \+[\d.]+ points and for the Ghoul −[\d.]+ points$/u);
  });

  it('has a column for what is reckoned otherwise, and a row for what only that has', () => {
    const action = { ...odds(fight).actions[1]!, pinned: new Map([['takes effect', chance(1)], ['fumble', chance(1, 4)]]) };
    const table = actionMarkdown(action, { linesOf: () => ({ uri: 'file:///a', from: 1, to: 1 }), linkToRule: (id) => id, overall: new Map([['takes effect', chance(1, 8)]]) }).split('\n').slice(2, 6);
    assert.equal(table[0], '| outcome | chance |  | given the pins | over all courses |');
    assert.match(table[2] ?? '', /^\| takes effect \| [\d.]+% \| `[^`]{10}` \| 100\.00% \| 12\.50% \|$/u);
    assert.equal(table[3], '| fumble |  |  | 25.00% |  |');
  });

  it('shows every word of the text as a word', () => {
    assert.match(told(fight).action('Ann'), /the \\\*high\\\* ground/u);
    assert.match(told(fight).round, /the \\\*high\\\* ground/u);
    assert.match(told(fight).page, /the \\\*high\\\* ground/u);
  });
});

describe('the hover of a round', () => {
  it('ranks what decides a contest, without what changes nothing', () => {
    const points = told(fight).round.split('\n').filter((line) => line.startsWith('- ')).map((line) => Number(/·\u00a0\+([\d.]+)\u00a0points$/u.exec(line)?.[1]));
    assert.equal(points.length, 3);
    assert.deepEqual(points, points.toSorted((one, other) => other - one));
    const idle = told(fight.replace('advantage', 'called shot').replace('demon-city-2018', 'demon-city-2017').replace('called shot', 'advantage "light"\n    advantage "speed"\n    advantage')).round;
    assert.doesNotMatch(idle, /nothing/u);
  });

  it('says how everybody stands after it, of states that somebody can come to', () => {
    const standing = [
      { who: 'Ann', odds: new Map([['down', chance(0)], ['hurt', chance(1, 4)]]), pinned: new Map([['hurt', chance(0)]]) },
      { who: 'Ghoul', odds: new Map([['down', chance(0)], ['hurt', chance(1, 2)]]) },
    ];
    const text = roundMarkdown({ ...odds(fight), standing });
    assert.match(text, /\*\*After it\*\*\n\n\| \| hurt \|\n\|:--\|--:\|\n\| Ann \| 25\.00% \|\n\| Ann, given the pins \| 0\.00% \|\n\| The Ghoul \| 50\.00% \|\n/u);
    assert.doesNotMatch(roundMarkdown({ ...odds(fight), standing: [] }), /After it/u);
  });

  it('has tables for the first of what is counted, a line each for some more, and the rest whole on the page', () => {
    const values = new Map(Array.from({ length: 12 }, (_, index) => [`${index}`, chance(1, 12)] as const));
    const distributions = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((of) => ({ of, values }));
    const text = roundMarkdown({ ...odds(fight), contests: odds(fight).contests.map((contest) => ({ ...contest, distributions })) });
    assert.equal(text.match(/\| the other 7 \| 58\.33% \|/gu)?.length, 2);
    assert.match(text, /\n- C: 0 8\.33% · 1 8\.33% · the other 10 83\.33%\n[^]*\n- E: [^\n]*\n- and so on for 2 more\n/u);
  });
});

describe('the page of a round’s odds', () => {
  it('has every fraction', () => {
    assert.match(told(fight.replace('    advantage "the *high* ground"\n', '')).page, /^# Two\n\n## Round 1\n\nFrom what is written, with full decks\.\n[^]*### Ann kicks the Ghoul\n\n2 throws, the highest counts: 1 to start; [^]*\| takes effect \| \d+\.\d{4}% \| \d+\/\d+ \|/u);
  });

  it('says in which interval lies what was only sampled', () => {
    const sampled: OutcomeOdds = new Map([['takes effect', { ...chance(1, 2), sample: { plays: 100, low: 0.4, high: 0.6 } }]]);
    const round = odds(fight);
    assert.match(oddsPage('Two', { ...round, actions: round.actions.map((action) => ({ ...action, odds: sampled })) }), /\| takes effect \| ~50\.0000% \| between 40\.00% and 60\.00%, of 100 plays \|/u);
  });
});
