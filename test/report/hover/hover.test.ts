/** Chances in hovers: bars, worths, states, and the amount of detail. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import Fraction from 'fraction.js';
import type {
  ActionOdds,
  Distribution,
  Figure,
  NumberOdds,
  OutcomeOdds,
  RoundOdds,
  Worth,
} from '../../../server/engine/index.ts';
import { analyze } from '../../../server/analysis/index.ts';
import { actionMarkdown, oddsPage, percent, roundMarkdown } from '../../../server/report/index.ts';
import { advantageMarkdown } from '../../../server/report/hover/advantage-hover.ts';
import { bar } from '../../../server/report/hover/bar.ts';
import { pointsWords } from '../../../server/report/odds/worth.ts';
import { told } from '../told.ts';

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

  it('is empty only for the impossible, and full only for the certain', () => {
    assert.deepEqual([bar(chance(0)), bar(chance(1, 1e9))], [blanks(10), `▏${blanks(9)}`]);
    assert.deepEqual([bar(chance(1)), bar(chance(1e9 - 1, 1e9))], ['██████████', '█████████▉']);
  });
});

describe('a worth in words', () => {
  const words = (points: Fraction, sample?: Figure['sample'], within?: number): string => {
    const worth: Worth = {
      change: { who: 'Ann', add: 'advantage' },
      points,
      changed: { ...chance(1, 2), ...(sample === undefined ? {} : { sample }) },
      ...(within === undefined ? {} : { within }),
    };
    return pointsWords(worth);
  };

  it('has its sign, and is zero only if nothing changes', () => {
    assert.deepEqual(
      [new Fraction(123, 10), new Fraction(-74, 10), new Fraction(0)].map((points) => words(points)),
      ['+12.3 points', '−7.4 points', 'nothing'],
    );
    assert.deepEqual(
      [new Fraction(1, 25), new Fraction(-1, 10 ** 6)].map((points) => words(points)),
      ['+0.04 points', '−under 0.0001 points'],
    );
  });

  it('has no more digits than a sample allows, with its uncertainty', () => {
    const sample = { plays: 100, low: 0, high: 1 };
    assert.equal(words(new Fraction(1), sample), '~+1 point');
    assert.equal(words(new Fraction(127, 10), sample, 2.2), '+13 ±3 points');
    assert.equal(words(new Fraction(-127, 100), sample, 0.31), '−1.3 ±0.4 points');
    assert.equal(words(new Fraction(2, 10), sample, 1.5), '0 ±2 points');
  });
});

const fight = [
  'scenario "Two"',
  'rules demon-city-2018',
  'combatant Ann (she) of the Players',
  '  Agility 3  Toughness 5',
  'combatant the Ghoul (it) of the Host',
  '  Agility 3  Toughness 4',
  '  carries knife',
  'round 1',
  '  the Ghoul: stabs Ann.',
  '  Ann: kicks the Ghoul.',
  '    advantage "the *high* ground"',
  '',
].join('\n');

function odds(text: string): RoundOdds {
  return analyze(text, { file: 'any.clash' }).scenarios[0]!.odds().rounds[0]!;
}

/** Without the effects on people. */
function bare(text: string): RoundOdds {
  const round = odds(text);
  return { ...round, standing: [], contests: round.contests.map((contest) => ({ ...contest, distributions: [] })) };
}

describe('the hover of an action', () => {
  it('has the answer in its first line, and a table if there are more than three chances', () => {
    assert.match(
      told(fight).action('Ann'),
      /^\*\*Ann kicks the Ghoul\*\*: succeeds [\d.]+% `[^`]{10}`\n\n3 throws, the highest counts: 1 to start; /u,
    );
    const four = {
      ...odds(fight).actions[1]!,
      odds: new Map([
        ['hits', chance(1, 2)],
        ['grazes', chance(1, 8)],
        ['misses', chance(1, 8)],
        ['fumbles', chance(1, 4)],
      ]),
    };
    const markdown = (action: ActionOdds): string =>
      actionMarkdown(action, { linesOf: () => ({ uri: 'file:///a', from: 1, to: 1 }), linkToRule: (id) => id });
    assert.match(markdown(four), /^\*\*[^*]*\*\*: hits 50\.0%\n\n\| outcome \| chance \| {2}\|\n/u);
    assert.match(
      markdown({
        ...four,
        odds: new Map([
          ['hits', chance(3, 4)],
          ['misses', chance(1, 4)],
        ]),
      }),
      /: hits 75\.0% `[^`]{10}` · misses 25\.0%\n\n\d throws/u,
    );
    assert.match(
      markdown({
        ...four,
        odds: new Map([
          ['hits', chance(3, 4)],
          ['twice', { ...chance(1, 4), partOf: 'hits' }],
        ]),
      }),
      /: hits 75\.0%\n\n\| outcome/u,
    );
  });

  it('shows equal worths of several reasons once, and what is left without one and without all of them', () => {
    const bare = odds(fight.replace('Toughness 5', 'Toughness 4').replace('    advantage "the *high* ground"\n', ''));
    const [left] = bare.actions.find(({ actor }) => actor === 'Ann')!.odds.values();
    const [now] = odds(fight)
      .actions.find(({ actor }) => actor === 'Ann')!
      .odds.values();
    const line =
      / to start; “the \\\*high\\\* ground” and higher stat: with both (?<all>[\d.\\]+)%, without one of them (?<one>[\d.\\]+)%, without both (?<both>[\d.\\]+%); each is worth (?<points>[\d.\\]+) points\n\n- /u.exec(
        told(fight).action('Ann'),
      );
    const { all = '', one = '', both = '', points = '' } = line?.groups ?? {};
    assert.equal(`${all.replace('\\', '')}%`, percent(now!));
    assert.equal(both.replace('\\', ''), percent(left!));
    const sum = Number(one.replace('\\', '')) + Number(points.replace('\\', ''));
    assert.ok(Math.abs(sum - 100 * now!.chance.valueOf()) < 0.11, `${one} and ${points} are ${percent(now!)}`);
    assert.doesNotMatch(told(fight).action('Ann'), /·\u00a0|strongest/u);
  });

  it('sorts different worths in descending order, and marks the strongest only if there is just one', () => {
    const two = told(fight.replace('    advantage', '    hindrance "mud"\n    advantage')).action('Ann');
    assert.match(
      two,
      /1 to start\n\n- [^\n]* and [^\n]*: with both [\d.\\]+%, without one of them [\d.\\]+%, without both [\d.\\]+%; each is worth [\d.\\]+ points\n {4}- [^\n]*\n {4}- [^\n]*\n- [^\n]*mud[^\n]* ·\u00a0−[\d.]+\u00a0points\n/u,
    );
    assert.doesNotMatch(two, /strongest/u);
    const bridge =
      'scenario "B"\nrules attack-algorithm\ncombatant Ann (she) of the Players\n  Attack Bonus 2\ncombatant Bill (he) of the Host\nround 1\n  Ann: attacks Bill.\n    advantage "the rail"\n    TN −2 "rage"\n';
    const found = [
      ...told(bridge)
        .action('Ann')
        .matchAll(/·\u00a0[+−](?<points>[\d.]+)\u00a0points(?<mark> \(strongest\))?$/gmu),
    ];
    const points = found.map(({ groups }) => Number(groups!['points']));
    assert.deepEqual([points.length, points], [3, points.toSorted((one, other) => other - one)]);
    assert.deepEqual(
      found.map(({ groups }) => groups!['mark'] !== undefined),
      [true, false, false],
    );
  });

  it('says for those without any worth what all of them together are worth', () => {
    const capped = fight
      .replace('2018', '2017')
      .replace(
        '    advantage "the *high* ground"',
        '    advantage "height"\n    advantage "light"\n    advantage "speed"',
      );
    assert.match(
      told(capped).action('Ann'),
      /\n- “height”, “light” and “speed”: with all [\d.\\]+%, without one of them the same, without all [\d.\\]+%; each alone is worth nothing\n/u,
    );
  });

  it('shows those once whose advantage would be worth the same', () => {
    const worths = ['Ash', 'Bree', 'Cole', 'Di', 'Ed'].map((who) => ({
      change: { who, add: 'advantage' },
      called: 'One more advantage',
      points: new Fraction(-13, 10),
      changed: chance(1, 2),
    }));
    const own = {
      change: { who: 'Ann', add: 'advantage' },
      called: 'One more advantage',
      points: new Fraction(2),
      changed: chance(1, 2),
    };
    assert.deepEqual(
      advantageMarkdown([own, ...worths.slice(0, 3)], 'Ann', (who) => who),
      ['One more advantage changes this chance: for Ann by +2.0 points; for Ash, Bree and Cole by −1.3 points each'],
    );
    assert.deepEqual(
      advantageMarkdown([own, ...worths], 'Ann', (who) => who),
      [
        'One more advantage changes this chance: for Ann by +2.0 points; for Ash, Bree, Cole and 2 more by −1.3 points each',
      ],
    );
  });

  it('says that another advantage is worth nothing to anybody, where that is so', () => {
    const none = {
      change: { who: 'Ann', add: 'advantage' },
      called: 'One more advantage',
      points: new Fraction(0),
      changed: chance(1, 2),
    };
    assert.deepEqual(
      advantageMarkdown([none], 'Ann', (who) => who),
      ['One more advantage wouldn’t change this chance'],
    );
  });

  it('names those whose advantage would be worth something as sentences do', () => {
    assert.match(
      told(fight).action('Ann'),
      /\nOne more advantage changes this chance: for Ann by \+[\d.]+ points and for the Ghoul by −[\d.]+ points$/u,
    );
  });

  it('has a column for chances computed differently, and a row for what has only those', () => {
    const action = {
      ...odds(fight).actions[1]!,
      pinned: new Map([
        ['succeeds', chance(1)],
        ['fumble', chance(1, 4)],
      ]),
    };
    const table = actionMarkdown(action, {
      linesOf: () => ({ uri: 'file:///a', from: 1, to: 1 }),
      linkToRule: (id) => id,
    })
      .split('\n')
      .slice(2, 6);
    assert.equal(table[0], '| outcome | chance |  | given the pins |');
    assert.match(table[2] ?? '', /^\| succeeds \| [\d.]+% \| `[^`]{10}` \| 100% \|$/u);
    assert.equal(table[3], '| fumble |  |  | 25.0% |');
  });

  it('shows the words of the text literally', () => {
    assert.match(told(fight).action('Ann'), /the \\\*high\\\* ground/u);
    assert.match(told(fight).round, /the \\\*high\\\* ground/u);
    assert.match(told(fight).page, /the \\\*high\\\* ground/u);
  });
});

describe('the hover of a round', () => {
  it('sorts what decides a contest, without what changes nothing', () => {
    const lines = told(fight)
      .round.split('\n')
      .filter((line) => /^- .*points/u.test(line));
    const points = lines.map((line) => Number(/·\u00a0\+([\d.]+)\u00a0points/u.exec(line)?.[1]));
    assert.equal(points.length, 2);
    assert.deepEqual(
      points,
      points.toSorted((one, other) => other - one),
    );
    assert.ok(
      lines.some((line) =>
        /^- Ann, .*Higher Stat.*ground.*points each$|^- Ann, .*ground.*Higher Stat.*points each$/u.test(line),
      ),
    );
    const idle = told(
      fight
        .replace('advantage', 'called shot')
        .replace('demon-city-2018', 'demon-city-2017')
        .replace('called shot', 'advantage "light"\n    advantage "speed"\n    advantage'),
    ).round;
    assert.doesNotMatch(idle, /nothing/u);
  });

  it('shows everybody’s possible states after it', () => {
    const standing = [
      {
        who: 'Ann',
        odds: new Map([
          ['down', chance(0)],
          ['hurt', chance(1, 4)],
        ]),
        pinned: new Map([['hurt', chance(0)]]),
      },
      {
        who: 'Ghoul',
        odds: new Map([
          ['down', chance(0)],
          ['hurt', chance(1, 2)],
        ]),
      },
    ];
    const text = roundMarkdown({ ...bare(fight), standing });
    assert.match(
      text,
      /\n\n- Ann: hurt 25\\\.0%; given the pins nothing of that\n- The Ghoul: hurt 50\\\.0%\n\n\*From/u,
    );
    assert.doesNotMatch(roundMarkdown(bare(fight)), /- Ann/u);
    assert.match(roundMarkdown({ ...bare(fight), standing: [{ who: 'Ann', odds: new Map() }] }), /- Ann: not known\n/u);
  });

  it('shows everybody’s average cost, over all contests, next to that with the pins', () => {
    const lost = (mean: number, given?: number): Distribution => ({
      of: 'Toughness that Ann loses',
      counts: 'Toughness',
      on: 'Ann',
      befalls: ['loses', 'Toughness'],
      values: new Map(),
      mean: new Fraction(mean, 10),
      ...(given === undefined ? {} : { pinned: { values: new Map(), mean: new Fraction(given, 10) } }),
    });
    const people = (...distributions: readonly Distribution[]): string => {
      const [contest] = bare(fight).contests;
      return roundMarkdown({
        ...bare(fight),
        contests: distributions.map((each) => ({ ...contest!, distributions: [each] })),
      });
    };
    assert.match(people(lost(4), lost(9)), /\n- Ann: loses 1\\\.3 Toughness on average\n/u);
    assert.match(
      people(lost(4, 20), lost(9)),
      /\n- Ann: loses 1\\\.3 Toughness on average; given the pins loses 2\\\.9 Toughness on average\n/u,
    );
    assert.doesNotMatch(people({ ...lost(0) }), /Ann: /u);
  });

  it('has a line for each side’s results, and the rest on the page', () => {
    const values = new Map(Array.from({ length: 12 }, (_, index) => [`${index}`, chance(1, 12)] as const));
    const distributions = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((of) => ({
      of,
      counts: 'hits',
      values,
      ...(of === 'a' ? { mean: new Fraction(11, 2) } : {}),
    }));
    const text = roundMarkdown({
      ...odds(fight),
      contests: odds(fight).contests.map((contest) => ({ ...contest, distributions })),
    });
    assert.match(
      text,
      /\n- A: 5\.5 on average\n- B: [^\n]*\n- C: 0 8\.3% · 1 8\.3% · the other 10 83\.3%\n- D: [^\n]*\n- and 3 more\n/u,
    );
  });

  it('is short: twenty lines for one Clash, and forty for the largest round of the samples', () => {
    // A line of dashes below the head of a table isn’t displayed.
    const drawn = (text: string): number =>
      text.split('\n').filter((line) => line !== '' && !/^\|[:|-]+$/u.test(line)).length;
    assert.ok(drawn(told(fight).round) <= 20, told(fight).round);
    const ferry = told(readFileSync(new URL('../../../samples/the-last-ferry.clash', import.meta.url), 'utf8')).round;
    assert.ok(drawn(ferry) <= 40, ferry);
    assert.match(ferry, /^- Doctor Oyelaran \\\(task\\\): succeeds /u);
  });

  it('has no row for the impossible, but always one for what is thrown for', () => {
    assert.doesNotMatch(told(fight).round, /stalemate/u);
    const action = {
      ...odds(fight).actions[1]!,
      odds: new Map([
        ['succeeds', chance(0)],
        ['fumble', chance(0)],
      ]),
    };
    const text = actionMarkdown(action, {
      linesOf: () => ({ uri: 'file:///a', from: 1, to: 1 }),
      linkToRule: (id) => id,
    });
    assert.match(text, /: succeeds 0% `/u);
    assert.doesNotMatch(text, /fumble/u);
  });

  it('calls those unopposed whom nobody throws against', () => {
    for (const game of ['demon-city-2018', 'demon-city-2017']) {
      const alone = fight
        .replace('demon-city-2018', game)
        .replace('  the Ghoul: stabs Ann.\n', '  the Ghoul: stabs Ann.\n  the Ghoul is out of the fight\n');
      assert.match(told(alone).round, /^- Ann, unopposed: /u);
      assert.ok(told(alone).odds.includes('  Ann, unopposed\n') || !told(alone).odds.includes('clash: '));
    }
  });

  it('names a few of each side', () => {
    const [contest] = odds(fight).contests;
    const parties = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Ghoul'];
    const goals = new Map(parties.map((name) => [name, name === 'Ghoul' ? 'the Host acts' : 'the Players act']));
    assert.match(
      roundMarkdown({ ...odds(fight), contests: [{ ...contest!, parties, goals }] }),
      /^\*\*Ann, Bo, Cy and 2 more – the Ghoul\*\*\n/u,
    );
  });
});

describe('the page of a round’s odds', () => {
  it('has every fraction', () => {
    assert.match(
      told(fight.replace('    advantage "the *high* ground"\n', '')).page,
      /^# Two\n\n## Round 1\n\nFrom what is written, with full decks\.\n[^]*### Ann kicks the Ghoul\n\n2 throws, the highest counts: 1 to start; [^]*\| succeeds \| \d+\.\d{4}% \| \d+\/\d+ \|/u,
    );
  });

  it('has two columns for what is counted if something is pinned, and says where that isn’t known', () => {
    const page = (pinned: NumberOdds): string =>
      oddsPage('Two', {
        ...odds(fight),
        contests: odds(fight).contests.map((contest) => ({
          ...contest,
          distributions: [
            {
              of: 'hits',
              counts: 'hits',
              values: new Map([
                ['0', chance(1, 4)],
                ['1', chance(3, 4)],
              ]),
              mean: new Fraction(3, 4),
              pinned,
            },
          ],
        })),
      });
    assert.match(
      page({ values: new Map([['1', chance(1)]]), mean: new Fraction(1) }),
      /\*\*Hits\*\*, 0\.75 on average \(3\/4\); given the pins, 1\.00 on average \(1\)\n\n\| \| chance \| exactly \| given the pins \| exactly \|\n[^]*\| 1 \| 75\.0000% \| 3\/4 \| 100\.0000% \| 1 \|/u,
    );
    assert.match(
      page({ values: new Map() }),
      /\*\*Hits\*\*, 0\.75 on average \(3\/4\); given the pins, not known\n\n\| \| chance \| exactly \|\n/u,
    );
  });

  it('shows the interval of sampled figures', () => {
    const sampled: OutcomeOdds = new Map([
      ['succeeds', { ...chance(1, 2), sample: { plays: 100, low: 0.4, high: 0.6 } }],
    ]);
    const round = odds(fight);
    assert.match(
      oddsPage('Two', { ...round, actions: round.actions.map((action) => ({ ...action, odds: sampled })) }),
      /\| succeeds \| about 50% \(40 to 60%\) \| from 100 plays \|/u,
    );
  });
});
