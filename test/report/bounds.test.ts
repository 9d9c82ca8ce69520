/** Chances that are bounds, because a text leaves something open, with the printed figures next to them. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze, roundWorth, sentenceWorth } from '../../server/analysis/index.ts';
import { detailOf, oddsInWords, type Figure } from '../../server/engine/index.ts';
import {
  oddsCsv,
  oddsJson,
  oddsPage,
  oddsText,
  percent,
  percentInWords,
  percentWithin,
  reachedWords,
  actionMarkdown,
  poolWorth,
  reasonMarkdown,
  roundMarkdown,
} from '../../server/report/index.ts';
import { givenLine } from '../../server/report/hover/given-line.ts';
import { outcomeTable } from '../../server/report/hover/outcome-table.ts';
import { climb } from './bounded-climb.ts';
import { rowsOfCsv } from './odds/csv-rows.ts';
import { panelIn } from './panel/panel-of-text.ts';

const least = (chance: string): Figure => ({ chance: new Fraction(chance), bound: 'at least' });
const most = (chance: string): Figure => ({ chance: new Fraction(chance), bound: 'at most' });

describe('a chance that is a bound', () => {
  it('has a sign if there is little room, otherwise words', () => {
    assert.deepEqual(
      [percent(least('15/31')), percent(most('16/31')), percent(least('15/31'), 0)],
      ['≥ 48.3%', '≤ 51.7%', '≥ 48%'],
    );
    assert.deepEqual(
      [percentInWords(least('15/31')), percentInWords(most('16/31'), 4)],
      ['at least 48.3%', 'at most 51.6130%'],
    );
  });

  it('is rounded in its direction', () => {
    assert.deepEqual([percent(least('0.4899'), 0), percent(most('0.4801'), 0)], ['≥ 48%', '≤ 49%']);
    assert.deepEqual([percent(least('0.99999')), percent(most('0.00001'))], ['≥ 99.99%', '≤ 0.01%']);
    assert.deepEqual([percent(least('0.00001')), percent(most('0.99999'))], ['≥ 0%', '≤ 100%']);
  });

  it('isn’t one if nothing can be beyond it', () => {
    assert.deepEqual(
      [percent(least('1')), percent(most('0')), percent(least('0')), percent(most('1'))],
      ['100%', '0%', '≥ 0%', '≤ 100%'],
    );
    assert.deepEqual(
      [reachedWords(least('1')), reachedWords(least('0')), reachedWords(most('0'))],
      ['', 'reached in at least 0% of all courses', 'never reached'],
    );
  });

  it('keeps its interval if it was also sampled', () => {
    const sample = { plays: 400, low: 0.7, high: 0.79 };
    assert.equal(percentWithin({ ...least('3/4'), sample }), 'at least about 75% (70 to 79%)');
    assert.equal(percent({ ...most('3/4'), sample }), '≤ about 75%');
    const [none, all] = [
      { plays: 400, low: 0, high: 0.00951 },
      { plays: 400, low: 0.99049, high: 1 },
    ];
    assert.deepEqual(
      [percent({ ...most('0'), sample: none }), percent({ ...least('1'), sample: all })],
      ['under about 1%', 'over about 99%'],
    );
    assert.deepEqual(
      [percent({ ...least('0'), sample: none }), percent({ ...most('1'), sample: all })],
      ['≥ about 0.00%', '≤ about 100.00%'],
    );
  });

  it('has the printed figure next to it where everything is shown', () => {
    const printed = { percent: 66, from: 'the text’s table' };
    assert.equal(percentWithin({ ...least('15/31'), printed }), 'at least 48.3% (the text’s table prints 66%)');
    assert.equal(
      percentWithin({ chance: new Fraction(1, 2), printed, sample: { plays: 400, low: 0.45, high: 0.55 } }),
      'about 50% (45 to 55%; the text’s table prints 66%)',
    );
    assert.equal(percent({ ...least('15/31'), printed }), '≥ 48.3%');
  });
});

describe('the same chance over all courses as a bound', () => {
  const odds = oddsInWords([
    ['succeeds', least('15/31')],
    ['fails', most('16/31')],
  ]);
  const whole = (chance: string): readonly string[] =>
    outcomeTable(odds, [
      {
        title: 'over all courses',
        odds: oddsInWords([
          ['succeeds', { chance: new Fraction(chance) }],
          ['fails', { chance: new Fraction(1).sub(chance) }],
        ]),
      },
    ]);

  it('has no column of its own', () => {
    assert.doesNotMatch(whole('15/31').join('\n'), /over all courses/u);
    assert.match(whole('1/2').join('\n'), /over all courses[^]*succeeds[^]*\| 50\.0% \|/u);
  });

  it('has the same digits as different ones', () => {
    const others = oddsInWords([
      ['succeeds', { chance: new Fraction(15, 31) }],
      ['fails', { chance: new Fraction(1, 4) }],
      ['can’t act', { chance: new Fraction(33, 124) }],
    ]);
    // 15/31 is 48.387%, which is 48.4% by itself.
    assert.match(
      outcomeTable(odds, [{ title: 'over all courses', odds: others }]).join('\n'),
      /\| succeeds \| at least 48\.3% \|[^|]*\| 48\.3% \|/u,
    );
  });
});

describe('a worth between bounds', () => {
  const text =
    'scenario "The roof"\nrules quick-shot\ncombatant Rose (she) of the Players\n  Willpower 5\nround 1\n  Rose: gambles on "the roof".\n    hard "climb"\n    easy "keep quiet"\n    risk "the dogs"\n    bets 1 WP\n';
  const {
    scenarios: [scenario],
    linesOf,
  } = analyze(text, { file: 'any.clash' });
  const [round] = scenario!.odds().rounds;
  const [action] = round!.actions;
  const worth = roundWorth(scenario!, round!);
  const hover = actionMarkdown(action!, { linesOf, linkToRule: (id) => id, worth: worth.ofAction(action!) })
    .replaceAll('\u00a0', ' ')
    .replaceAll('\\', '')
    .split('\n');

  it('is in the hover of the action that it changes, with a single note how it is computed', () => {
    assert.ok(
      hover.some((line) =>
        /^A helper changes this chance: for “climb”, hard \(3\) → common \(2\), by \+\d+\.\d points/u.test(line),
      ),
      hover.join('\n'),
    );
    assert.deepEqual(
      hover.filter((line) => line.startsWith('Points are ')),
      ['Points are percentage points of this chance, without squashing'],
    );
  });

  it('is with every chip of a panel, with a note how it is computed', () => {
    const step = scenario!.timeline().rounds[0]!.steps.find((step) => detailOf(step, 'contest') !== undefined)!;
    const [, bet] = poolWorth({ step, who: 'Rose', odds: round, worthOf: (each) => worth.ofAction(each) });
    assert.match(bet!.more!, /^Without squashing, without it at least \d+\.\d%.*, so it is worth$/u);
  });

  it('is in the hover of a sentence likewise', () => {
    const [bet] = action!.pool.modifiers;
    assert.match(
      reasonMarkdown(sentenceWorth(scenario!, bet!.source), linesOf),
      /^Worth \+\d+\.\d points: .*, without squashing$/u,
    );
  });
});

describe('a result that is a bound', () => {
  const analysis = climb();
  const [scenario] = analysis.scenarios;
  const odds = scenario!.odds();
  const [round] = odds.rounds;

  it('is in the odds as text', () => {
    assert.deepEqual(
      oddsText([odds], analysis.linesOf)
        .split('\n')
        .filter((line) => line.includes('%')),
      ['    succeeds  at least 48.3% (the text’s table prints 66%)  15/31', '    fails     at most 51.7%  16/31'],
    );
  });

  it('has a page of exact bounds', () => {
    assert.match(givenLine(round!, { page: 'page' }), / · \[exact bounds\]\(page\)$/u);
    assert.match(
      givenLine({ ...round!, actions: [], contests: [] }, { page: 'page' }),
      / · \[exact figures\]\(page\)$/u,
    );
  });

  it('is marked on the page of exact odds', () => {
    assert.deepEqual(
      oddsPage('x', round!)
        .split('\n')
        .filter((line) => /^\| (?:succ|fail)/u.test(line)),
      ['| succeeds | at least 48.3870%; the text’s table prints 66% | 15/31 |', '| fails | at most 51.6130% | 16/31 |'],
    );
  });

  it('is marked in JSON', () => {
    const [action] = oddsJson([odds], analysis.linesOf).scenarios[0]!.rounds[0]!.actions;
    assert.deepEqual(action!.odds, {
      succeeds: { exact: '15/31', value: 15 / 31, bound: 'at least', printed: 66 },
      fails: { exact: '16/31', value: 16 / 31, bound: 'at most' },
    });
  });

  it('is marked in a table of figures', () => {
    const [heading, ...rows] = rowsOfCsv(oddsCsv([odds]));
    const told = rows.map((row) =>
      ['outcome', 'percent', 'bound', 'printed percent'].map((name) => row[heading!.indexOf(name)]),
    );
    assert.deepEqual(told.slice(-2), [
      ['succeeds', '≥ 48.3%', 'at least', '66'],
      ['fails', '≤ 51.7%', 'at most', ''],
    ]);
  });

  it('is marked in the hovers of the action and of its round', () => {
    const telling = { linesOf: analysis.linesOf, linkToRule: (id: string) => id };
    assert.match(
      actionMarkdown(round!.actions[0]!, telling),
      /^\*\*Tam climbs.+\*\*: succeeds at least 48\.3% \(the text’s table prints 66%\) `[^`]+` · fails at most 51\.7%/u,
    );
    const { outcomes, odds } = round!.actions[0]!;
    const contests = [{ id: 'check', kind: 'check', parties: ['Tam'], outcomes, odds, source: round!.source }];
    assert.match(roundMarkdown({ ...round!, contests }, telling), /succeeds ≥ 48\.3% · fails ≤ 51\.7%/u);
  });

  it('is marked in the panel, and drawn as far as it is known', () => {
    const chances = panelIn(scenario!)
      .steps.flatMap(({ table }) => table?.parties ?? [])
      .flatMap(({ chance }) => chance ?? []);
    assert.ok(chances.length > 0);
    for (const { text, bound, printed } of chances)
      assert.deepEqual([text, bound, printed], ['at least 48.3%', 'at least', 'the text’s table prints 66%']);
  });
});
