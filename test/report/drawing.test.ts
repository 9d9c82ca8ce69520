/** The drawing of who acts against whom: groups, order, lanes, words, and SVG. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { bodiesNamed, detailOf } from '../../server/engine/index.ts';
import type { DrawingGroup, DrawingView } from '../../server/protocol/index.ts';
import { drawingView } from '../../server/report/drawing/drawing-view.ts';
import { arrivalAt, layLines, linesOfAims } from '../../server/report/drawing/lanes.ts';
import { shortOrder } from '../../server/report/drawing/row-order.ts';
import { drawingSvg } from '../../server/report/drawing/svg.ts';
import { sidesOf } from '../../server/report/panel/sides.ts';
import { everySample } from './every-sample.ts';
import { brokenAt } from './well-formed.ts';

const people = (...names: readonly string[]): string =>
  names
    .map(
      (name, at) =>
        `combatant ${name} (she) of the ${at % 2 === 0 ? 'Players' : 'Host'}\n  Agility ${1 + (at % 5)}  Toughness 3`,
    )
    .join('\n');

/** The drawing of the first round. */
function drawn(text: string): DrawingView {
  const analysis = analyze(text, { file: 'any.clash' });
  const [first] = analysis.scenarios;
  const { scenario, ruleset } = first!;
  return drawingView(
    { scenario, ruleset, sides: sidesOf(scenario), linesOf: analysis.linesOf },
    first!.timeline().rounds[0]!,
  );
}

const twoFights = `${people('Ann', 'Bill', 'Cass', 'Dora', 'Eve')}
scenario "Two"
rules demon-city-2018
round 1
  Ann: punches Bill.
  Bill: dodges.
  Cass: kicks Dora.
  Dora: punches Cass.
  Eve: searches for "the key".
`;

/** `Ann→Bill`, in every group. */
function arrowsOf({ rows, arrows }: DrawingGroup): readonly string[] {
  return arrows.map(({ from, to }) => `${rows[from]!.name}→${rows[to]!.name}`).sort();
}

describe('the drawing of a round', () => {
  it('groups those who are in a contest, and those who act separately', () => {
    const { groups } = drawn(twoFights);
    assert.deepEqual(
      groups.map(({ title, contest, rows }) => [title, contest, rows.map(({ name }) => name).sort()]),
      [
        ['Clash 1', 0, ['Ann', 'Bill']],
        ['Clash 2', 1, ['Cass', 'Dora']],
        ['By herself', undefined, ['Eve']],
      ],
    );
    assert.deepEqual(groups.map(arrowsOf), [['Ann→Bill'], ['Cass→Dora', 'Dora→Cass'], []]);
  });

  it('uses a single person’s pronoun', () => {
    for (const [pronoun, title] of [
      ['it', 'By itself'],
      ['she', 'By herself'],
      ['he', 'By himself'],
      ['they', 'By themselves'],
    ]) {
      const text = twoFights.replace(/combatant Eve( \(\w+\))?/u, `combatant Eve (${pronoun})`);
      assert.equal(drawn(text).groups.at(-1)?.title, title);
    }
    const { groups } = drawn(
      twoFights
        .replace(/combatant (Eve|Dora)( \(\w+\))?/gu, 'combatant $1 (it)')
        .replace('Dora: punches Cass', 'Dora: searches for "the door"')
        .replace('Cass: kicks Dora', 'Cass: waits'),
    );
    assert.equal(groups.at(-1)?.title, 'By themselves');
  });

  it('has a description in words of everything it shows, and of who announces nothing', () => {
    assert.deepEqual([...drawn(twoFights).words].sort(), [
      'Ann punches Bill',
      'Bill dodges',
      'By herself',
      'Cass kicks Dora',
      'Clash 1',
      'Clash 2',
      'Dora punches Cass',
      'Eve searches for “the key”',
    ]);
    const text = twoFights.replace('  Bill: dodges.\n', '').replace(/ {2}(?:Cass|Dora|Eve): .*\n/gu, '');
    const { groups, words } = drawn(text);
    assert.deepEqual(words, ['Ann punches Bill', 'Bill announces nothing']);
    assert.deepEqual(
      groups.map(({ title }) => title),
      ['Clash'],
    );
    assert.ok(
      drawn(text.replace('round 1', 'situation "a yard"\n  Bill is out of the fight.\nround 1')).words.includes(
        'Bill is out of the fight',
      ),
    );
  });

  it('repeats somebody of another group if an arrow leads to them, and says where they are', () => {
    const { groups } = drawn(twoFights.replace('Eve: searches for "the key"', 'Eve: helps Ann'));
    assert.deepEqual(
      groups.flatMap(({ title, rows }) =>
        rows.flatMap(({ name, elsewhere }) => (elsewhere === undefined ? [] : [[title, name, elsewhere]])),
      ),
      [['By herself', 'Ann', 'in Clash 1']],
    );
    assert.deepEqual(arrowsOf(groups.at(-1)!), ['Eve→Ann']);
  });

  it('distinguishes attacks from everything else', () => {
    const { groups } = drawn(twoFights.replace('Bill: dodges', 'Bill: dodges Ann'));
    const [first] = groups;
    const attackOf = (name: string) => first!.arrows.find(({ from }) => first!.rows[from]!.name === name)?.attack;
    assert.deepEqual([attackOf('Ann'), attackOf('Bill')], [true, false]);
  });

  it('has one arrow from each who announces to each target, in every round of every sample', () => {
    for (const { name, analysis } of everySample()) {
      for (const one of analysis.scenarios) {
        const { scenario, ruleset } = one;
        for (const round of one.timeline().rounds) {
          const view = drawingView({ scenario, ruleset, sides: sidesOf(scenario), linesOf: analysis.linesOf }, round);
          const announced = new Set(round.steps.filter(({ kind }) => kind === 'announce').map(({ actor }) => actor));
          const open = new Map(
            round.steps
              .map((step) => [step.actor, detailOf(step, 'announcement')?.targets] as const)
              .filter(([, targets]) => targets !== undefined),
          );
          const wanted = scenario.rounds[round.index]!.announcements.flatMap(({ actors, targets }) =>
            actors
              .flatMap(({ id }) => bodiesNamed(scenario, id))
              .filter((from) => announced.has(from.name))
              .flatMap((from) =>
                targets
                  .flatMap(({ id }) => bodiesNamed(scenario, id))
                  .filter((to) => to !== from && open.get(from.name)?.includes(to.name) !== false)
                  .map((to) => `${from.name}→${to.name}`),
              ),
          );
          assert.deepEqual(
            view.groups.flatMap(arrowsOf).sort(),
            [...new Set(wanted)].sort(),
            `${name}, round ${round.number}`,
          );
          assert.equal(
            view.words.filter((words) => !view.groups.some(({ title }) => title === words)).length,
            new Set(view.groups.flatMap(({ rows }) => rows.map((row) => row.name))).size,
          );
          for (const group of view.groups)
            assert.equal(new Set(group.rows.map((row) => row.name)).size, group.rows.length);
          for (const group of view.groups) assertLanes(group, name);
        }
      }
    }
  }).timeout(60_000);

  it('stays readable with thirty who attack each other crosswise', () => {
    const names = Array.from({ length: 30 }, (_, at) => `N${at}x`);
    const { groups } = drawn(
      `${people(...names)}\nscenario "Many"\nrules demon-city-2018\nround 1\n${names.map((name, at) => `  ${name}: punches ${names[(at * 7 + 15) % 30]}.`).join('\n')}\n`,
    );
    assert.equal(
      groups.reduce((sum, { arrows }) => sum + arrows.length, 0),
      30,
    );
    for (const { lanes } of groups) assert.ok(lanes <= 8, `${lanes} lanes`);
  });
});

/** Arrows that share a part of a lane must all lead from some to all of others. */
function assertLanes({ arrows, lanes }: DrawingGroup, name: string): void {
  const overlaps = (one: DrawingGroup['arrows'][number], other: DrawingGroup['arrows'][number]): boolean =>
    one.lane === other.lane &&
    Math.min(one.from, one.to) <= Math.max(other.from, other.to) &&
    Math.min(other.from, other.to) <= Math.max(one.from, one.to);
  for (const one of arrows) {
    assert.ok(one.lane < lanes, name);
    for (const other of arrows.filter((each) => overlaps(one, each))) {
      assert.equal(one.attack, other.attack);
      assert.ok(
        arrows.some(({ from, to, lane }) => from === one.from && to === other.to && lane === one.lane),
        `${name}: a line would say more than its arrows`,
      );
    }
  }
}

describe('the lanes of a drawing', () => {
  const aims = (...pairs: readonly string[]) =>
    linesOfAims(pairs.map((pair) => ({ from: Number(pair[0]), to: Number(pair[1]), look: '' })));
  const laid = (...pairs: readonly string[]) =>
    layLines(aims(...pairs)).map(({ tails, heads, lane }) => `${tails.join('')}>${heads.join('')} ${lane}`);

  it('nest two who attack each other', () => {
    assert.deepEqual(laid('01', '10'), ['1>0 0', '0>1 1']);
  });

  it('are shared by lines that don’t overlap', () => {
    assert.deepEqual(laid('01', '10', '23', '32'), ['1>0 0', '3>2 0', '0>1 1', '2>3 1']);
  });

  it('end in a row one below the other, so that none cross there', () => {
    const lines = layLines(
      [
        [0, 3],
        [1, 3],
        [5, 3],
        [4, 3],
        [3, 0],
      ].flatMap(([from = 0, to = 0]) => linesOfAims([{ from, to, look: String(from) }])),
    );
    const arriving = lines
      .filter(({ heads }) => heads.includes(3))
      .map((line) => [line.tails[0], line.lane, arrivalAt(lines, line, 3)] as const);
    const order = [...arriving].sort((one, other) => one[2] - other[2]);
    assert.deepEqual(
      order.map(([tail]) => tail),
      [1, 0, 5, 4],
    );
    assert.deepEqual(
      order.map(([, , arrival]) => arrival),
      [0, 1 / 3, 2 / 3, 1],
    );
    const [alone] = lines.filter(({ heads }) => heads.includes(0));
    assert.equal(arrivalAt(lines, alone!, 0), 0);
  });

  it('have one line for all with the same targets, with the same look', () => {
    assert.deepEqual(laid('03', '13', '23'), ['012>3 0']);
    assert.equal(
      linesOfAims([
        { from: 0, to: 2, look: 'a' },
        { from: 1, to: 2, look: 'b' },
      ]).length,
      2,
    );
    assert.deepEqual(
      aims('01', '02', '31').map(({ tails, heads }) => [tails, heads]),
      [
        [[0], [1, 2]],
        [[3], [1]],
      ],
    );
  });
});

describe('the order of rows', () => {
  const length = (order: readonly number[], lines: readonly (readonly number[])[]): number =>
    lines.reduce((sum, line) => {
      const rows = line.map((who) => order.indexOf(who));
      return sum + Math.max(...rows) - Math.min(...rows);
    }, 0);

  it('puts those next to each other who act against each other', () => {
    assert.equal(
      length(
        shortOrder(6, [
          [0, 3],
          [1, 4],
          [2, 5],
        ]),
        [
          [0, 3],
          [1, 4],
          [2, 5],
        ],
      ),
      3,
    );
  });

  it('keeps the order of those without a connection', () => {
    assert.deepEqual(shortOrder(4, []), [0, 1, 2, 3]);
  });

  it('has everybody once, and no single move makes the lines shorter', () => {
    const lines = Array.from({ length: 9 }, (_, at) =>
      [at, (at * 5 + 3) % 9].filter((who, index, both) => both.indexOf(who) === index),
    );
    const order = shortOrder(9, lines);
    assert.deepEqual([...order].sort(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const who of order) {
      const others = order.filter((each) => each !== who);
      for (let to = 0; to < 9; to += 1)
        assert.ok(length([...others.slice(0, to), who, ...others.slice(to)], lines) >= length(order, lines));
    }
  });
});

const hostile = '</text><script>alert(1)</script>&amp;"\'`\u0000\ud800\u202e';

describe('the drawing as SVG', () => {
  it('is well-formed and self-contained, and has a description in words', () => {
    const svg = drawingSvg('Two, round 1', drawn(twoFights));
    assert.equal(brokenAt(svg), undefined);
    assert.match(svg, /<title id="title">Two, round 1<\/title>\n<desc id="words">Clash 1\. [^<]*Ann punches Bill/);
    assert.doesNotMatch(svg, /href|url\(|@import|<script|<image|<foreignObject/i);
    assert.equal(svg.match(/http[^"]*/g)?.join(), 'http://www.w3.org/2000/svg');
  });

  it('escapes malicious text', () => {
    const view = drawn(twoFights);
    const spoiled = {
      words: [hostile],
      groups: view.groups.map((group) => ({
        ...group,
        title: hostile,
        rows: group.rows.map((row) => ({ ...row, name: hostile, does: hostile, sideName: hostile })),
      })),
    };
    const svg = drawingSvg(hostile, spoiled);
    assert.equal(brokenAt(svg), undefined);
    assert.doesNotMatch(svg, /<script/);
    assert.doesNotMatch(svg, /[\u202a-\u202e\u2066-\u2069]/u);
  });

  it('truncates long texts in the drawing, and has them completely in its description', () => {
    const long = 'a'.repeat(10_000);
    const svg = drawingSvg('T', {
      words: [long],
      groups: [
        {
          title: long,
          lanes: 0,
          arrows: [],
          rows: [{ name: long, side: 0, sideName: long, does: long, lines: { uri: 'u', from: 1, to: 1 } }],
        },
      ],
    });
    assert.ok(svg.includes(`<desc id="words">${long}</desc>`));
    assert.ok(Number(/ width="(\d+)"/.exec(svg)?.[1]) < 1500);
  });

  it('is valid for every round of every sample', () => {
    for (const { analysis } of everySample()) {
      for (const one of analysis.scenarios) {
        const context = {
          scenario: one.scenario,
          ruleset: one.ruleset,
          sides: sidesOf(one.scenario),
          linesOf: analysis.linesOf,
        };
        for (const round of one.timeline().rounds)
          assert.equal(brokenAt(drawingSvg(one.scenario.title, drawingView(context, round))), undefined);
      }
    }
  }).timeout(60_000);
});
