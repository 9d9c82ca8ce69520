/** Several actions in one attempt: each has its own result, its own words and its own chance. */
import assert from 'node:assert/strict';
import { detailOf } from '../../../server/engine/index.ts';
import { oddsOf, percentOf, played, rose } from './gamble.ts';

const off = ['option squash none'];

const titles = (body: string, ...kinds: readonly string[]): readonly string[] =>
  played(body)
    .told(...kinds)
    .map((line) => line.split(' | ')[0] ?? '');
const proses = (body: string): readonly string[] =>
  played(body).steps.flatMap(({ kind, prose }) => prose.map(({ text }) => `${kind}: ${text}`));

describe('the headline of a roll', () => {
  const headline = (...under: readonly string[]): string =>
    (titles(rose({ rules: off, under }), 'roll')[0] ?? '').split(': ')[1] ?? '';

  it('says how many of several actions succeed, where not all do', () => {
    assert.equal(headline('hard "shoot"', 'easy "draw"', 'rolls 5 5 6 2 3 4 2 3'), '1 of 2 actions');
    assert.equal(headline('hard "shoot"', 'easy "draw"', 'rolls 5 5 6 1 1 4 2 3'), '1 of 2 actions, critical failure');
    assert.equal(headline('hard "shoot"', 'common "draw"', 'rolls 2 3 4 2 3 4 2 3'), 'failure');
    assert.equal(headline('common "run"', 'common "throw"', 'rolls 6 6 5 7 8 2 3 4'), 'not all of 2 actions');
  });
});

describe('what an attempt needs', () => {
  it('is listed before the roll, without results', () => {
    const step = played(rose({ under: ['hard "shoot"', 'easy "draw"', 'risk "r"'] })).steps.find(
      ({ kind }) => kind === 'clarification',
    );
    assert.deepEqual(
      [step?.text, detailOf(step, 'sets')?.needs.map(({ words, measure, says, by }) => [words, measure, says, by])],
      [
        'At risk: “r”.',
        [
          ['shoot', 'hard (3)', '', undefined],
          ['draw', 'easy (1)', '', undefined],
        ],
      ],
    );
  });
});

describe('a bet', () => {
  const step = played(
    rose({
      own: ['Willpower 5', 'drive "Get rich" 3'],
      under: ['easy "draw"', 'serves "get rich"', 'bets 3 WP: 2 from "get rich", 1 from the general pool'],
    }),
  ).steps.find(({ kind }) => kind === 'bet');

  it('lists what is at stake by its tracks, and links to its own line', () => {
    assert.ok(step !== undefined);
    assert.deepEqual(detailOf(step, 'stakes')?.stakes, [
      { track: '“Get rich”', count: 2 },
      { track: 'Willpower', count: 1 },
    ]);
    assert.notEqual(step.written?.sentence, step.source.sentence);
  });
});

describe('a request to the player', () => {
  it('says in plain words how many dice it takes, and which faces', () => {
    const { steps } = played(rose({ under: ['hard "shoot"', 'easy "draw"'] }));
    assert.deepEqual(
      detailOf(
        steps.find(({ kind }) => kind === 'clarification'),
        'sets',
      )?.needs.map(({ asks }) => asks),
      ['3 matching dice of 5 or higher', '1 die of 5 or higher'],
    );
  });
});

describe('the words for success and failure', () => {
  const wound = ['common wound "a broken leg" on everything'];
  const under = (rolls: string): readonly string[] => [
    'easy "climb"',
    'on success "up he goes."',
    'on failure "he is down."',
    'on failure of "cope with a broken leg" "the bone shifts."',
    `rolls ${rolls}`,
  ];

  it('depend on what was attempted, whatever happens to a wound', () => {
    assert.deepEqual(proses(rose({ rules: off, own: wound, under: under('6 7 8 4 3 1 2 3') })), [
      'met: up he goes.',
      'missed: the bone shifts.',
    ]);
    assert.deepEqual(proses(rose({ rules: off, own: wound, under: under('6 6 4 4 3 1 2 3') })), []);
    assert.deepEqual(proses(rose({ rules: off, own: wound, under: under('2 3 4 4 3 1 2 3') })), [
      'missed: he is down.',
      'missed: the bone shifts.',
    ]);
  });

  it('of one action come where that action ends, with its critical', () => {
    const each = [
      'hard "shoot"',
      'easy "draw"',
      'on failure of "shoot" "wide."',
      'on critical failure of "shoot" "and it jams."',
      'on success of "draw" "it is out."',
      'rolls 5 5 6 1 1 4 2 3',
    ];
    assert.deepEqual(proses(rose({ rules: off, under: each })), [
      'missed: wide.',
      'missed: and it jams.',
      'met: it is out.',
    ]);
  });

  it('of an only action have a step of their own', () => {
    assert.deepEqual(
      proses(rose({ rules: off, under: ['common "run"', 'on success of "run" "there."', 'rolls 5 5 6 1 2 4 2 3'] })),
      ['met: there.'],
    );
  });
});

describe('an action that goes first', () => {
  it('brings along what waits for it', () => {
    const under = [
      'easy "step"',
      'common "run" after "step"',
      'easy "look"',
      'sets go first to "run"',
      'rolls 5 5 6 1 2 3 4 2',
    ];
    assert.deepEqual(titles(rose({ rules: off, under }), 'met', 'missed', 'undecided'), [
      '“step” succeeds',
      '“run” succeeds',
      '“look” fails',
    ]);
  });
});

describe('a critical failure', () => {
  for (const [nature, own, under, words] of [
    ['to avoid an attack', [], ['hard "duck" avoids the Thug'], /may be more serious/u],
    ['of a wound', ['hard wound "a cut" on everything'], ['easy "go"'], /more serious still/u],
    ['of paradox', [], ['easy "go"', 'vulgar "a trick": hard paradox'], /stronger or more dangerous/u],
  ] as const) {
    it(`${nature} says more than a failure`, () => {
      const missed = (rolls: string): string =>
        played(rose({ rules: off, own, under: [...under, `rolls ${rolls}`] })).told('missed')[0] ?? '';
      assert.match(missed('5 6 1 1 2 3 4 2'), words);
      assert.doesNotMatch(missed('5 6 1 3 2 3 4 2'), words);
    });
  }
});

describe('a temptation that somebody gives in to', () => {
  it('has minor harm, or serious harm where it is critical, and not both', () => {
    const missed = (rolls: string): string =>
      (
        played(
          `combatant Rose (she) of the Players\nWillpower 5\ncompulsion "Gambling"\nround 1\nRose: resists "Gambling".\nrolls ${rolls}`,
        ).told('missed')[0] ?? ''
      ).split(' | ')[1] ?? '';
    assert.equal(missed('5 6 1 2 3 4 2 3'), 'The character gives in. Something bad but minor should come of it.');
    assert.equal(missed('5 6 1 1 3 4 2 3'), 'The character gives in. Something bad and serious should come of it.');
  });
});

describe('the chance of people who work together', () => {
  const team = (rules: string, second: string): string => `${rules}combatants Rose and Tom of the Players
Willpower 5
round 1
Rose and Tom work together on "lift": "both can get a grip"
Rose: gambles on "the gate".
hard "lift"
${second}
Tom: gambles on "the gate".
hard "lift"`;
  const told = (text: string): readonly string[] => {
    const { odds } = oddsOf(text).contests.find(({ kind }) => kind === 'team work')!;
    return [...odds].map(([name, { bound, caveat, partOf }]) =>
      [name, bound, caveat, partOf].filter((each) => each !== undefined).join(', '),
    );
  };

  it('is a bound while squashing is undecided, where that can only move it one way', () => {
    assert.deepEqual(told(team('', '')), [
      'at least one succeeds, at least',
      'all succeed, at least, at least one succeeds',
      'some succeed, without squashing, at least one succeeds',
      'nobody succeeds, at most',
    ]);
    assert.deepEqual(told(team('option squash none\n', '')), [
      'at least one succeeds',
      'all succeed, at least one succeeds',
      'some succeed, at least one succeeds',
      'nobody succeeds',
    ]);
  });

  it('is a bound too where it is undecided which of somebody’s actions gets the sets', () => {
    assert.deepEqual(told(team('option squash none\n', 'common "hold"')), [
      'at least one succeeds, at least',
      'all succeed, at least, at least one succeeds',
      'some succeed, at least one succeeds',
      'left open',
      'nobody succeeds',
    ]);
  });
});

describe('the chance of each action', () => {
  const partsOf = (under: readonly string[], rules = off) => oddsOf(rose({ rules, under })).actions[0]!.parts!;

  it('is a bound where the only set can go to this action or another, and undecided cases are a part of failing', () => {
    const [one] = partsOf(['common "one"', 'common "other"']);
    assert.deepEqual(
      [...one!.odds].map(([name, { bound, partOf }]) => `${name} ${bound ?? ''} ${partOf ?? ''}`.trim()),
      [
        'succeeds at least',
        'critical success (if it is picked)  succeeds',
        'fails at most',
        'left open  fails',
        'critical failure (if it is named) at most fails',
      ],
    );
    assert.deepEqual(
      ['succeeds', 'fails', 'left open'].map((name) => percentOf(one!.odds, name)),
      ['29.065', '70.935', '48.450'],
    );
  });

  it('isn’t a bound for undecided cases, which squashing can make more or less likely', () => {
    const [one] = partsOf(['hard "one"', 'hard "other"'], []);
    const open = one!.odds.get('left open')!;
    assert.deepEqual(
      [open.bound, open.caveat, one!.odds.get('fails')!.bound],
      [undefined, 'without squashing; “sets go first to …” settles it', 'at most'],
    );
    const [once] = partsOf(['hard "one"', 'hard "other"'], ['option squash once']);
    assert.equal(once!.odds.get('left open')!.chance.compare(open.chance), 1);
  });

  it('has no printed figure next to one given pinned dice', () => {
    const [action] = oddsOf(rose({ under: ['common "one"', 'rolls 5 5 any'] })).actions;
    assert.deepEqual(
      [action!.odds.get('succeeds')!.printed?.percent, action!.pinned?.get('succeeds')!.printed],
      [84, undefined],
    );
  });

  it('is the same for actions that differ only in their words', () => {
    const text = rose({
      rules: off,
      head: ['the Thug and the Bruiser: punch Rose.'],
      under: ['easy "one" avoids the Thug', 'easy "other" avoids the Bruiser'],
    });
    const [one, other] = oddsOf(text).actions[0]!.parts!;
    assert.deepEqual(
      ['succeeds', 'left open'].map((name) => [percentOf(one!.odds, name), percentOf(other!.odds, name)]),
      [
        ['96.484', '96.484'],
        ['3.125', '3.125'],
      ],
    );
  });

  it('is exact where the sets can’t be given otherwise', () => {
    const [one] = partsOf(['common "one"', 'easy "other" after "one"']);
    assert.equal(one!.odds.get('succeeds')!.bound, undefined);
  });
});

describe('which of several equal attacks is avoided', () => {
  it('makes no difference, and the step says so', () => {
    const body = rose({
      rules: [...off, 'option divide whole'],
      head: ['the Thug and the Bruiser: punch Rose.', 'deals an easy wound "a bruise" on everything'],
      under: ['easy "one" avoids the Thug', 'easy "other" avoids the Bruiser', 'rolls 7 7 1 2 3 4 2 3'],
    });
    assert.deepEqual(titles(body, 'sharing', 'left open'), ['Which of these attacks is avoided makes no difference']);
  });
});

describe('a fulfilled project', () => {
  it('can’t be bet from any more, and says what is left in it', () => {
    const text = [
      'combatant Rose (she) of the Players',
      'Willpower 5',
      'project "A" 3',
      'goal "B" 1',
      'round 1',
      'Rose completes "A": 2 WP to "B".',
      'Rose: gambles on "it".',
      'common "it"',
      'serves "A"',
      'bets 1 WP from "A"',
    ].join('\n');
    assert.match(played(text).told('completion')[0] ?? '', /1 WP is left in it/);
    assert.equal(oddsOf(text).actions[0]!.pool.size, 8);
  });
});

describe('an attack with something thrown', () => {
  it('is shown with what is thrown and at whom', () => {
    assert.deepEqual(
      titles(
        rose({ head: ['the Thug: throws "a bottle" at Rose.'], under: ['common "duck" avoids the Thug'] }),
        'announce',
      ).slice(0, 1),
      ['The Thug throws “a bottle” at Rose'],
    );
  });
});
