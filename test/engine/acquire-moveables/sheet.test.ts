/** The sheet of Acquire Moveables: inventories, fatigue, injuries, exhaustion and rests, through whole scenarios. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze, say, type ScenarioAnalysis } from '../../../server/analysis/index.ts';
import type { CombatantState, PlayedRound, Scenario, Step } from '../../../server/engine/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { castOf } from '../../../server/engine/rulesets/acquire-moveables/cast.ts';
import { conditionOf, valueOf } from '../../../server/engine/rulesets/acquire-moveables/fight.ts';
import { startOf } from '../../../server/engine/rulesets/acquire-moveables/start.ts';
import type { MoveablesFact } from '../../../server/engine/rulesets/acquire-moveables/facts.ts';
import { cappedPoints, exhausted } from '../../../server/engine/rulesets/acquire-moveables/sheet/exhaustion.ts';
import { pointsAfterRest } from '../../../server/engine/rulesets/acquire-moveables/sheet/resting.ts';
import { carriedRows } from '../../../server/engine/rulesets/acquire-moveables/sheet/rows.ts';
import { withoutFatigue } from '../../../server/engine/rulesets/acquire-moveables/sheet/losing.ts';
import { emptySheet, fatigueOf } from '../../../server/engine/rulesets/acquire-moveables/sheet/sheet.ts';
import { words } from './second-opinion.ts';
import * as secondOpinion from './second-opinion.ts';

const things = `item ladder: 4 slots
item rope: 1 slot
item candle: a quarter of a slot
item flask: half a slot
item song: 1/4 slot in mind
`;

interface Written {
  readonly stats?: string;
  readonly block?: readonly string[];
  readonly above?: readonly string[];
  readonly rounds: readonly string[];
}

function read({ stats = 'STR 6  GRC 5  PRE 5  WIL 4  HP 4 of 9  LVL 2', block = [], above = [], rounds }: Written) {
  const text = `rules acquire-moveables
${things}${above.join('\n')}
scenario "Sheet"
combatant Ann (she) of the Players
  ${[stats, ...block].join('\n  ')}
combatant Rat (it) of the Host
  STR 3  GRC 5  HP 5
${rounds.join('\n')}`;
  const { reading, scenarios } = analyze(text, { file: 'sheet.clash', rulesets: [acquireMoveables] });
  assert.deepEqual(reading.problems.map(say), [], text);
  return scenarios[0]!;
}

function stepsOf(scenario: ScenarioAnalysis, round = 0, seed = 1): readonly Step[] {
  return scenario.timeline(seed).rounds[round]!.steps;
}

/** The steps of these kinds, as title and text. */
function told(written: Written, kinds: readonly string[], round = 0, seed = 1): readonly string[] {
  return stepsOf(read(written), round, seed)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ title, text }) => (text === '' ? `${title}.` : `${title}. ${text}`));
}

function startingWith(written: Omit<Written, 'rounds'>) {
  const cast = castOf(
    read({ ...written, rounds: ['round 1', '  Ann: tests GRC.'] }).scenario as Scenario<MoveablesFact>,
  );
  const [fight, ann] = [startOf(cast), cast.fighters.get('Ann')!];
  return { cast, fight, ann, condition: conditionOf(fight, 'Ann') };
}

const rows = ['carried rows 5, 4, 4, 4', 'mental rows 4, 4, 3 with exhaustion 1, 2, 3'];

describe('the inventories', () => {
  it('have 17 and 11 slots for STR 6 and WIL 4, where no rows are written (am-t054)', () => {
    const { ann } = startingWith({});
    assert.deepEqual([ann.layout.carried.rows, ann.layout.mental.rows], [[17], [11]]);
    assert.equal(ann.layout.mental.isDeclared, false);
  });

  it('have nobody knows how many, if that is the reading', () => {
    const { ann } = startingWith({ above: ['option capacity declared'] });
    assert.deepEqual([ann.layout.carried.rows, ann.layout.mental.rows], [[Infinity], [Infinity]]);
  });

  it('hold things in straight blocks, where they are kept, and small ones together', () => {
    const { ann, condition } = startingWith({
      block: [...rows, 'carries rope, ladder, candle, flask, song', 'keeps the ladder in column 2'],
    });
    const cells = ({ name, cells: all }: (typeof ann.layout.carried.things)[number]) => [
      name,
      ...all.map(({ row, column }) => `${row}/${column}`),
    ];
    assert.deepEqual(ann.layout.carried.things.map(cells), [
      ['rope', '0/0'],
      ['ladder', '0/1', '1/1', '2/1', '3/1'],
      ['candle', '0/2'],
      ['flask', '0/2'],
    ]);
    assert.deepEqual(ann.layout.mental.things.map(cells), [['song', '0/0']]);
    assert.deepEqual(carriedRows(ann, condition), { occupied: 4, filled: 0 });
  });

  it('don’t say which rows are in use where none are written', () => {
    const { ann, condition } = startingWith({});
    assert.equal(carriedRows(ann, condition), undefined);
  });
});

describe('fatigue', () => {
  it('goes to the lowest rows of the inventory that the player has chosen, and then to the other', () =>
    assert.deepEqual(
      told(
        {
          block: ['carried rows 2, 2', 'mental rows 3, 2', 'takes fatigue in mind'],
          rounds: ['round 1', '  Ann gains 6 fatigue: "a forced march".'],
        },
        ['fatigue'],
      ),
      [
        'Ann gains 6 fatigue. “a forced march”. 1 in the carried inventory, row 1. 5 in the mental inventory, rows 1 ' +
          'and 2.',
      ],
    ));

  it('goes in before anything is dropped, and stays where it is until a rest (am-051, am-052)', () => {
    const written: Written = {
      block: ['carried rows 2, 2', 'carries rope, flask', 'keeps rope in row 1', 'keeps flask in row 1'],
      rounds: [
        'round 1',
        '  Ann gains 1 fatigue in the pack.',
        '  Ann: waits.',
        '    also drops rope',
        'round 2',
        '  Ann gains 2 fatigue in the pack.',
      ],
    };
    const rows = (round: number): readonly string[] => told(written, ['fatigue'], round);
    assert.deepEqual(rows(0), ['Ann gains 1 fatigue. 1 in the carried inventory, row 2.']);
    assert.deepEqual(rows(1), ['Ann gains 2 fatigue. 2 in the carried inventory, rows 1 and 2.']);
  });

  it('goes where it is said to go, whatever the player has chosen', () =>
    assert.deepEqual(
      told(
        {
          block: [...rows, 'takes fatigue in mind'],
          rounds: ['round 1', '  Ann gains 1 infection fatigue in the pack.'],
        },
        ['fatigue'],
      ),
      ['Ann gains 1 infection fatigue. 1 in the carried inventory, row 1.'],
    ));

  it('activates the exhaustion of a row that is full, which lowers attributes and caps HP', () => {
    const written: Written = {
      block: [...rows, 'takes fatigue in mind'],
      rounds: ['round 1', '  Ann gains 8 fatigue.', '  Ann: tests STR.'],
    };
    assert.deepEqual(told(written, ['exhaustion']), [
      'Ann has exhaustion 2. Row 1 is full. Row 2 is full. Attributes are lowered by 2, to no less than 1, and HP can’t ' +
        'be above 4.',
    ]);
    const test = read(written)
      .odds()
      .rounds[0]!.contests.find(({ kind }) => kind === 'test')!;
    assert.equal(test.odds.get('succeeds')?.chance.toFraction(), '2/5');
  });

  it('also lowers the test of initiative in the same round', () => {
    const odds = read({
      block: [...rows, 'takes fatigue in mind'],
      rounds: ['round 1', '  Ann gains 8 fatigue.', '  Ann: tests STR.'],
    }).odds();
    const initiative = odds.rounds[0]!.contests.find(({ kind }) => kind === 'initiative')!;
    assert.equal(initiative.odds.get('early')?.chance.toFraction(), '3/10');
  });

  it('adds up the levels of full rows, if that is the reading', () =>
    assert.match(
      told(
        {
          above: ['option exhaustion value sum'],
          block: [...rows, 'takes fatigue in mind'],
          rounds: ['round 1', '  Ann gains 8 fatigue.'],
        },
        ['exhaustion'],
      ).join(),
      /^Ann has exhaustion 3\./u,
    ));

  it('leaves open which level a row has where that isn’t written', () =>
    assert.match(
      told({ block: ['mental rows 1, 8'], rounds: ['round 1', '  Ann gains 1 fatigue in mind.'] }, [
        'exhaustion',
      ]).join(),
      /^Ann has exhaustion without a level\. .*The text doesn’t say which level of exhaustion belongs to which row: the group decides\.$/u,
    ));

  it('is death at 9 of thirst, 12 of hunger and 10 of cold', () => {
    for (const [kind, deadly] of [
      ['dehydration', 9],
      ['starvation', 12],
      ['hypothermia', 10],
    ] as const)
      assert.deepEqual(
        [deadly - 1, deadly].map((count) =>
          told({ rounds: ['round 1', `  Ann gains ${count} ${kind} fatigue.`] }, ['death']),
        ),
        [[], [`Ann dies of ${kind}.`]],
      );
  });

  it('goes away by the writer’s word', () =>
    assert.deepEqual(
      told({ block: ['has 3 infection fatigue'], rounds: ['round 1', '  Ann loses 2 infection fatigue: "herbs".'] }, [
        'relief',
      ]),
      ['Ann loses 2 infection fatigue. “herbs”.'],
    ));
});

describe('a coma', () => {
  const full = ['has 28 fatigue'];
  const dead = (written: Written): string =>
    read(written)
      .odds()
      .rounds.map(({ standing = [] }) => standing.find(({ who }) => who === 'Ann')?.odds.get('dead')?.chance)
      .map((chance) => chance?.toFraction() ?? '0')
      .join();
  const gains = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, index) => [`round ${index + 1}`, '  Ann gains 1 fatigue.']).flat();

  it('comes of more fatigue than both inventories hold', () =>
    assert.deepEqual(told({ block: ['has 27 fatigue'], rounds: ['round 1', '  Ann gains 3 fatigue.'] }, ['coma']), [
      'Ann is in a coma. The Death Save pool has 2 fatigue. The text doesn’t say how a coma ends: the group decides.',
    ]));

  it('has the chances of am-t056 to be alive after each gain', () => {
    const scenario = read({
      block: full,
      rounds: ['round 1', ...Array.from({ length: 10 }, () => '  Ann gains 1 fatigue.')],
    });
    const saves = scenario.odds().rounds[0]!.contests.filter(({ kind }) => kind === 'death save');
    let alive = new Fraction(1);
    assert.deepEqual(
      saves.map(({ odds }) => (alive = alive.mul(odds.get('lives')?.chance ?? 0)).toFraction()),
      ['9/10', '18/25', '63/125', '189/625', '189/1250', '189/3125', '567/31250', '567/156250', '567/1562500', '0'],
    );
    assert.equal(dead({ block: full, rounds: gains(1) }), '1/10');
  });

  it('has the chances of am-t057 if the save comes first', () => {
    const saves = read({
      above: ['option death check order check-first'],
      block: full,
      rounds: ['round 1', ...Array.from({ length: 4 }, () => '  Ann gains 1 fatigue.')],
    })
      .odds()
      .rounds[0]!.contests.filter(({ kind }) => kind === 'death save');
    let alive = new Fraction(1);
    assert.deepEqual(
      saves.map(({ odds }) => (alive = alive.mul(odds.get('lives')?.chance ?? 0)).toFraction()),
      ['9/10', '18/25', '63/125'],
    );
  });

  it('is death in 7 of 10 with a pool of 6 and one more (am-t058)', () =>
    assert.equal(dead({ block: ['has 34 fatigue'], rounds: gains(1) }), '7/10'));

  it('is one chance for each fatigue, if that is the reading', () => {
    const rounds = ['round 1', '  Ann gains 2 fatigue.'];
    assert.equal(dead({ block: full, rounds }), '1/5');
    // Nine in ten live with a pool of 1, and of these eight in ten with one of 2.
    assert.equal(dead({ above: ['option death check count per-chit'], block: full, rounds }), '7/25');
  });

  it('has the chances of a program that was written from the source text alone', () => {
    for (let pool = 1; pool <= 12; pool += 1)
      assert.equal(
        dead({ block: [`has ${27 + pool} fatigue`], rounds: gains(1) }),
        words(secondOpinion.deathSave({ pool })).replace('/1', (end) => (pool >= 10 ? '' : end)),
        `${pool}`,
      );
  });

  it('ends by the writer’s word, with what is written in the pool', () => {
    const written: Written = {
      block: ['has 30 fatigue'],
      rounds: ['round 1', '  Ann wakes from the coma with 0 in the Death Save pool.', '  Ann: tests GRC.'],
    };
    assert.match(told(written, ['waking']).join(), /^Ann wakes from the coma\. The Death Save pool has 0 fatigue\./u);
    assert.equal(told(written, ['test']).length, 1);
  });

  it('is drowning under water', () =>
    assert.deepEqual(told({ block: full, rounds: ['round 1', '  Ann gains 1 drowning fatigue.'] }, ['death']), [
      'Ann dies by drowning.',
    ]));
});

describe('exhaustion', () => {
  it('has the values of am-t059', () => {
    const { fight, ann, condition } = startingWith({ stats: 'STR 6  WIL 2  HP 9', block: ['has exhaustion 2'] });
    assert.deepEqual([valueOf(fight, ann, 'STR'), valueOf(fight, ann, 'WIL'), condition.hitPoints?.now], [4, 1, 4]);
  });

  it('lowers what a program says that was written from the source text alone', () => {
    for (let level = 0; level <= 9; level += 1)
      for (let value = 1; value <= 9; value += 1)
        for (const maxHp of [1, 4, 9, 17]) {
          const { attributes, hpCap } = secondOpinion.exhaustion({ level, attributes: [value], maxHp });
          assert.deepEqual([exhausted(value, level), cappedPoints(maxHp, level)], [attributes[0], hpCap]);
        }
  });
});

describe('an injury', () => {
  it('takes the lowest row, and fatigue makes room for it', () => {
    const written: Written = {
      block: ['mental rows 2, 2, 4 with exhaustion 1, 2, 3', 'has 3 fatigue in mind'],
      rounds: ['round 1', '  Ann takes an injury "Burn": 2 slots, sudden-end d8 each watch, permanent.'],
    };
    assert.deepEqual(told(written, ['injury', 'exhaustion']), [
      'Ann has an injury: Burn. It takes 2 slots. 2 fatigue makes room for it, and lies higher. What it does stays when ' +
        'it has healed.',
      'Ann has exhaustion 2. Row 2 is full. Attributes are lowered by 2, to no less than 1, and HP can’t be above 4.',
    ]);
  });

  it('is among what is said of its owner, in the notation of the text, from the step on in which it happens', () => {
    const scenario = read({
      block: ['injury "Lost hand": 2 slots, depletion d8 daily, permanent', 'injury "Sprain"'],
      rounds: [
        'round 1',
        '  Ann takes an injury "Burn": 1 slot, sudden-end d6 each watch, bleeding 2, internal bleeding.',
        '  Ann: waits.',
      ],
    });
    const said = (combatants: readonly CombatantState[]): readonly string[] => combatants[0]!.conditions;
    const [{ before, steps }] = scenario.timeline().rounds as [PlayedRound];
    const atFirst = ['Lost hand 2INJ(DD8 Daily Perm)', 'Sprain 1INJ'];
    assert.deepEqual(said(before.combatants), atFirst);
    const { after } = steps.find(({ kind }) => kind === 'injury')!;
    assert.deepEqual(said(after.combatants), [...atFirst, 'Burn 1INJ(SDIE6 each watch Bld 2 IBld)']);
  });

  it('no longer bleeds in its notation once somebody else has bound it, whose step is about both', () => {
    const { steps } = read({
      rounds: [
        'round 1',
        '  Rat takes an injury "Gash": 1 slot, bleeding.',
        '  Ann: tends Rat with bandages.',
        '    rolls 1.',
      ],
    }).timeline().rounds[0]!;
    const { target, after } = steps.find(({ kind }) => kind === 'first aid')!;
    assert.deepEqual([target, after.combatants[1]!.conditions], ['Rat', ['Gash 1INJ']]);
  });

  it('keeps its notation while its healing die steps down', () => {
    const written = { block: ['injury "Cut": 1 slot, sudden-end d6 each round'], rounds: ['round 1', '  Ann: waits.'] };
    const all = Array.from({ length: 9 }, (_, seed) => read(written).timeline(seed).rounds[0]!.after.combatants[0]!);
    assert.deepEqual([...new Set(all.flatMap(({ conditions }) => conditions))], ['Cut 1INJ(SDIE6 each round)']);
  });

  it('has no place where the mental inventory is full: the text is silent', () =>
    assert.match(
      told(
        { block: ['mental rows 2', 'has 2 fatigue in mind'], rounds: ['round 1', '  Ann takes an injury "Burn".'] },
        ['injury'],
      ).join(),
      /There is no room for 1: the text is silent, and the group decides\./u,
    ));

  it('bleeds at the rate that is written, which the text doesn’t give', () => {
    const bleeding = { block: ['injury "Gash": 1 slot, bleeding 2'], rounds: ['round 1', '  Ann: tests GRC.'] };
    assert.deepEqual(told(bleeding, ['bleed-out', 'fatigue']), [
      'Ann bleeds. The text doesn’t say how much fatigue bleeding gives: the group decides.',
    ]);
    for (const [each, count] of [
      ['bleeding', 2],
      ['bleeding injury', 1],
    ] as const)
      assert.deepEqual(
        told(
          { ...bleeding, rounds: [`situation "here"`, `  each ${each} gives 1 fatigue a round`, ...bleeding.rounds] },
          ['bleed-out', 'fatigue'],
        ),
        [`Ann gains ${count} fatigue. It comes from bleeding. ${count} in the carried inventory.`],
      );
  });

  it('may bleed to death, as in trace C of the reading', () => {
    const scenario = read({
      block: ['has 27 fatigue', 'injury "Gash": 1 slot, bleeding 1'],
      rounds: [
        'situation "here"',
        '  each bleeding gives 1 fatigue a round',
        ...[1, 2, 3].map((round) => `round ${round}`),
      ],
    });
    const saves = (seed: number): readonly string[] =>
      [0, 1, 2].flatMap((round) =>
        stepsOf(scenario, round, seed).flatMap(({ kind, text }) => (kind === 'death save' ? [text] : [])),
      );
    const seed = Array.from({ length: 50 }, (_, index) => index + 1).find((each) => saves(each).length === 3)!;
    assert.deepEqual(
      saves(seed),
      [1, 2, 3].map((pool) => `The Death Save pool has ${pool} fatigue, so the chance to die is ${pool} in 10.`),
    );
  });

  it('of an opponent doesn’t bleed by the text', () =>
    assert.deepEqual(told({ rounds: ['round 1', '  Rat takes an injury "Cut": 1 slot, bleeding.'] }, ['bleed-out']), [
      'Rat bleeds. The text has a check for bleeding only for the players’ characters: the group decides.',
    ]));

  it('isn’t stopped by first aid if it is internal, so that nothing is rolled (am-199)', () => {
    const scenario = read({
      block: ['injury "Burst spleen": 2 slots, internal bleeding'],
      rounds: ['round 1', '  Ann: tends herself.'],
    });
    assert.equal(
      stepsOf(scenario).find(({ kind }) => kind === 'act')?.text,
      'First aid can’t stop internal bleeding, and Ann has no other. Nothing is rolled.',
    );
  });

  it('that no longer bleeds is tended without a roll, which the odds of later rounds say', () => {
    const scenario = read({
      stats: 'PRE 5  HP 9',
      block: ['injury "Gash": 1 slot, bleeding'],
      rounds: ['round 1', '  Ann: tends herself.', 'round 2', '  Ann: tends herself.'],
    });
    const chances = scenario.overall.rounds.map(({ odds }) =>
      odds!.actions[0]!.odds.get('succeeds')?.chance.toFraction(),
    );
    assert.deepEqual(chances, ['1/2', '1/4']);
  });

  it('is tended with a roll if it is taken in the head of the same round, and not in an earlier one', () => {
    const rounds = ['round 1', '  Ann takes an injury "Gash": bleeding.', '  Ann: tends herself.', '    rolls 1'];
    const scenario = read({ stats: 'PRE 5  HP 9', rounds: [...rounds, 'round 2', '  Ann: tends herself.'] });
    assert.deepEqual(
      [0, 1].map((round) => stepsOf(scenario, round).at(-1)?.text),
      ['Gash doesn’t bleed any more.', 'Ann has no injury whose bleeding can be stopped. Nothing is rolled.'],
    );
  });

  it('says how much bleeding is left after first aid', () => {
    const scenario = read({
      stats: 'STR 6  GRC 5  PRE 9  WIL 4  HP 9',
      block: ['injury "Gash": 1 slot, bleeding 2'],
      rounds: ['round 1', '  Ann: tends herself.', '    rolls 1'],
    });
    assert.equal(stepsOf(scenario).find(({ kind }) => kind === 'first aid')?.text, 'Gash has 1 bleeding left.');
  });

  it('bleeds less after first aid', () => {
    const scenario = read({
      stats: 'STR 6  GRC 5  PRE 9  WIL 4  HP 9',
      block: ['injury "Gash": 1 slot, bleeding 1, internal bleeding 1'],
      rounds: ['round 1', '  Ann: tends herself.'],
    });
    const seed = Array.from({ length: 20 }, (_, index) => index + 1).find((each) =>
      stepsOf(scenario, 0, each).some(({ title }) => title === 'Ann succeeds in giving first aid'),
    )!;
    assert.equal(
      stepsOf(scenario, 0, seed).find(({ kind }) => kind === 'first aid')?.text,
      'Gash doesn’t bleed any more.',
    );
    // What bleeds inside goes on.
    assert.equal(stepsOf(scenario, 0, seed).filter(({ kind }) => kind === 'bleed-out').length, 1);
  });
});

describe('a short rest', () => {
  it('has the outcomes of am-t068', () => {
    const scenario = read({
      block: ['has 5 fatigue'],
      rounds: ['round 1, 10 minutes', '  Ann rests.'],
    });
    const rest = scenario.odds().rounds[0]!.contests.find(({ kind }) => kind === 'rest')!;
    assert.equal(rest.odds.get('all')?.chance.toFraction(), '1/3');
    assert.match(
      stepsOf(scenario)
        .map(({ text }) => text)
        .join(' '),
      /2 fatigue go\./u,
    );
    const points = [1, 2, 3, 4, 5, 6].map(
      (by) => pointsAfterRest({ hitPoints: { now: 4, base: 9 }, exhaustion: 0 }, by)!.now,
    );
    assert.deepEqual(points, [5, 6, 7, 8, 9, 9]);
    assert.equal(
      points
        .reduce((sum, each) => sum.add(each), new Fraction(0))
        .div(6)
        .toFraction(),
      '22/3',
    );
  });

  it('gives what a program says that was written from the source text alone', () => {
    for (let base = 1; base <= 12; base += 1)
      for (let now = -4; now <= base; now += 1)
        for (let fatigue = 0; fatigue <= 4; fatigue += 1) {
          const level = 1 + (fatigue % 3);
          const opinion = secondOpinion.shortRest({ hp: now, maxHp: base, level, fatigue });
          const tally = new Map<number, number>();
          for (let face = 1; face <= 6; face += 1) {
            const after = pointsAfterRest({ hitPoints: { now, base }, exhaustion: 0 }, face)!.now;
            tally.set(after, (tally.get(after) ?? 0) + 1);
          }
          assert.deepEqual(
            [...tally].map(([hp, faces]) => `${hp} ${new Fraction(faces, 6).toFraction()}`).sort(),
            [...opinion.hp].map(([hp, share]) => `${hp} ${words(share).replace(/\/1$/u, '')}`).sort(),
          );
          const { sheet } = withoutFatigue(
            { ...emptySheet, carried: [Array.from({ length: fatigue }, () => 'standard' as const)] },
            'standard',
            level,
          );
          assert.equal(fatigueOf(sheet), opinion.fatigue);
        }
  });

  it('moves fatigue, lets it drop, and ends the exhaustion of rows with room', () =>
    assert.deepEqual(
      told(
        {
          stats: 'STR 6  WIL 4  HP 9  LVL 1',
          block: ['carried rows 8, 4', 'mental rows 2, 6 with exhaustion 1, 2', 'has 3 fatigue in mind'],
          rounds: ['round 1, 10 minutes', '  Ann rests: 1 fatigue into the pack.'],
        },
        ['rest', 'relief', 'recovery'],
      ),
      [
        'Ann rests. 1 fatigue goes. 1 moved into the carried inventory.',
        'Ann is no longer exhausted. Row 1 has room again.',
        'Ann regains 0 HP. Ann is at 9 of 9 HP.',
      ],
    ));

  it('isn’t there a third time on one day (am-t069)', () => {
    const rounds = [1, 2, 3].flatMap((round) => [`round ${round}, 10 minutes`, '  Ann rests.']);
    assert.deepEqual(told({ rounds }, ['no rest'], 2), ['Ann has no rest. There have been two short rests today.']);
    const slept = [
      'round 3, 8 hours',
      '  Ann sleeps for 7 hours with a ration.',
      'round 4, 10 minutes',
      '  Ann rests.',
    ];
    assert.equal(told({ rounds: [...rounds.slice(0, 4), ...slept] }, ['rest', 'recovery'], 3).length, 2);
  });
});

describe('a long rest', () => {
  const sleeps = 'Ann sleeps for 7 hours with a ration.';

  it('gives back HP, fatigue and magic dice, and lets injuries heal', () =>
    assert.deepEqual(
      told(
        {
          stats: 'STR 6  WIL 4  HP 4 of 9  MD 2',
          block: ['has 3 fatigue', 'has 2 starvation fatigue'],
          rounds: ['round 1, 8 hours', `  ${sleeps}`],
        },
        ['relief', 'rest', 'waking'],
      ),
      [
        'Ann loses 1 starvation fatigue.',
        'Ann has a long rest. 3 fatigue go.',
        'Ann wakes up rested. Ann is at 9 of 9 HP. All magic dice can be used again.',
      ],
    ));

  for (const [sentence, why] of [
    ['Ann sleeps for 4 hours with a ration.', 'A long rest needs at least 5 hours of sleep.'],
    ['Ann sleeps for 7 hours.', 'A long rest needs a ration.'],
    ['Ann sleeps for 7 hours with a ration in her armour.', 'Armour has to come off for a long rest.'],
  ] as const)
    it(`isn’t one as in “${sentence}”`, () =>
      assert.deepEqual(told({ rounds: ['round 1, 8 hours', `  ${sentence}`] }, ['no rest']), [
        `Ann has no rest. ${why}`,
      ]));

  it('rolls a daily healing die once, and another as often as its interval passes', () => {
    const healing = (injury: string, above: readonly string[] = []): readonly (readonly string[])[] =>
      read({ above, block: [`injury "Gash": 1 slot, ${injury}`], rounds: ['round 1, 8 hours', `  ${sleeps}`] })
        .odds()
        .rounds[0]!.contests.filter(({ kind }) => kind === 'healing die')
        .map(({ odds }) => [...odds].map(([outcome, { chance }]) => `${outcome} ${chance.toFraction()}`));
    assert.deepEqual(healing('depletion d8 daily'), [['heals 0', 'steps 1/8', 'stays 7/8']]);
    assert.deepEqual(healing('sudden-end d8 daily'), [['heals 1/8', 'steps 7/8', 'stays 0']]);
    assert.equal(healing('depletion d8 each watch').length, 6);
    assert.equal(healing('depletion d8 each tenday').length, 0);
    // When the interval passes, a watch is over twice in eight hours.
    assert.equal(healing('depletion d8 each watch', ['option healing time at-interval']).length, 2);
  });

  it('takes the chit of an injury away whose die is gone', () => {
    const scenario = read({
      block: ['injury "Gash": 1 slot, depletion d2 daily, permanent'],
      rounds: ['round 1, 8 hours', `  ${sleeps}`],
    });
    const seed = Array.from({ length: 20 }, (_, index) => index + 1).find((each) =>
      stepsOf(scenario, 0, each).some(({ title }) => title === 'Gash heals'),
    )!;
    assert.equal(
      stepsOf(scenario, 0, seed).find(({ kind }) => kind === 'healing')?.text,
      'Ann is used to it, but what it does stays.',
    );
  });
});
