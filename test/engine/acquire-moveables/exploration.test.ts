/** Exploring in Acquire Moveables: time, doors, encounter checks, lights, flight; and languages. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze, say } from '../../../server/analysis/index.ts';
import type { ContestOdds, Step } from '../../../server/engine/index.ts';
import { reconLadder, stepped } from '../../../server/engine/rulesets/acquire-moveables/dice/ladder.ts';
import { timeOfDay } from '../../../server/engine/rulesets/acquire-moveables/exploration/clock.ts';
import { needOf } from '../../../server/engine/rulesets/acquire-moveables/exploration/languages.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { stepsOf as fightSteps } from './fight-text.ts';
import { encounter, reconStep } from './second-opinion.ts';

const head = `rules acquire-moveables
door vault: metal, locked
door cellar door: wooden
door postern: wooden, 2 bars on this side
door far gate: wooden, locked, barred on the far side
light torch: 3 levels
combatant Ann (she) of the Players
  STR 6  GRC 5  PRE 7  RCL 4  HP 8  LVL 1
  speaks Lingua-Weal 3, Trade-Sign 3, Dot-Dash 4, Drillshout 8
  skilled in "Sailing", "Architecture"
  carries torch, picklocks
combatant Bob (he) of the Players
  STR 6  GRC 5  HP 8  LVL 1
combatant the Ghoul (it) of the Host
  GRC 4  HP 10  LVL 1
scenario "Below"
`;

function play(rounds: string, before = '') {
  const { reading, scenarios } = analyze(before + head + rounds, { file: 'below.clash', rulesets: [acquireMoveables] });
  assert.deepEqual(reading.problems.map(say), []);
  const [scenario] = scenarios;
  assert.ok(scenario !== undefined);
  return scenario;
}

type Scenario = ReturnType<typeof play>;

function stepsOf(scenario: Scenario, kind: string): readonly Step[] {
  return scenario.timeline().rounds.flatMap(({ steps }) => steps.filter((step) => step.kind === kind));
}

const titles = (scenario: Scenario, kind: string): readonly string[] =>
  stepsOf(scenario, kind).map(({ title }) => title);
const texts = (scenario: Scenario, kind: string): readonly string[] => stepsOf(scenario, kind).map(({ text }) => text);

function contest(scenario: Scenario, kind: string, round = 0): ContestOdds {
  const found = scenario.odds().rounds[round]?.contests.find((each) => each.kind === kind);
  assert.ok(found !== undefined);
  return found;
}

function chance({ odds }: Pick<ContestOdds, 'odds'>, ...outcomes: readonly string[]): string {
  return outcomes.reduce((sum, outcome) => sum.add(odds.get(outcome)?.chance ?? 0), new Fraction(0)).toFraction();
}

/** An encounter check with these reasons for steps of the recon die. */
const check = (recon: string, before = ''): ContestOdds =>
  contest(play(`round 1 "a", 1 minute\n  encounter check: "a bell"${recon}\n`, before), 'encounter check');

const reconFor = new Map([
  [4, ', quiet "on felt"'],
  [6, ''],
  [8, ', loud "boots"'],
  [12, ', loud "boots", by candle "one stub"'],
]);

describe('encounter checks in Acquire Moveables', () => {
  for (const [die, ambushed, surprise] of [
    [4, '0', '1/24'],
    [6, '1/36', '1/36'],
    [8, '1/16', '1/48'],
    [12, '1/24', '1/72'],
  ] as const)
    it(`ambush the party in ${ambushed} and give it surprise in ${surprise} with a d${die} (am-t072, am-t073)`, () => {
      const odds = check(reconFor.get(die) ?? '');
      assert.deepEqual([chance(odds, 'active/ambush'), chance(odds, 'active/first')], [ambushed, surprise]);
    });

  for (const [die, first, ambush, neither] of [
    [4, '1/4', '0', '3/4'],
    [6, '1/6', '1/6', '2/3'],
    [8, '1/8', '3/8', '1/2'],
    [12, '1/12', '1/4', '2/3'],
  ] as const)
    it(`have the shares of am-t071 on the recon die d${die}`, () => {
      const odds = check(reconFor.get(die) ?? '');
      const all = (result: string) => ['active', 'passive', 'indirect', 'depletion'].map((kind) => `${kind}/${result}`);
      assert.deepEqual(
        [
          chance(odds, ...all('first')),
          chance(odds, ...all('ambush')),
          chance(odds, ...all('nothing'), ...all('beyond')),
        ],
        [first, ambush, neither],
      );
    });

  it('ambush from 6 if the scenario reads it so (am-t074)', () => {
    const odds = check(reconFor.get(12) ?? '', 'option recon ambush six-or-more\n');
    assert.equal(chance(odds, 'active/ambush'), '7/72');
    const all = ['active', 'passive', 'indirect', 'depletion'].map((kind) => `${kind}/ambush`);
    assert.equal(chance(odds, ...all), '7/12');
  });

  it('come over hours to what am-t076 and am-t077 say', () => {
    const odds = check('');
    const never = (outcomes: readonly string[], hours: number) =>
      new Fraction(1).sub(new Fraction(chance(odds, ...outcomes))).pow(hours);
    assert.equal(new Fraction(1).sub(never(['active/ambush'], 6)).toFraction(), '338516711/2176782336');
    assert.equal(never(['active/first', 'active/nothing', 'active/ambush'], 4).toFraction(), '625/1296');
  });

  it('come to what a program says that was written from the source text alone, with any reasons', () => {
    const reasons = ['quiet', 'loud', 'candle'] as const;
    for (let number = 0; number < 256; number += 1) {
      const given = [0, 1, 2, 3].flatMap((digit) => reasons[Math.floor(number / 4 ** digit) % 4] ?? []);
      const steps = given.reduce((sum, reason) => sum + (reason === 'quiet' ? -1 : 1), 0);
      assert.equal(stepped(6, steps, reconLadder), reconStep(6, steps), given.join(', '));
    }
    const results = new Map([
      ['surprise', 'first'],
      ['may surprise or avoid engagement', 'first'],
      ['find tracks', 'first'],
      ['ambushed', 'ambush'],
      ['silent recon 2-5', 'nothing'],
      ['silent recon 9-12', 'beyond'],
    ]);
    for (const [recon, reason] of reconFor) {
      const odds = check(reason);
      for (const [outcome, { n, d }] of encounter({ recon })) {
        const [kind = '', result = ''] = outcome.split('/');
        assert.equal(chance(odds, `${kind}/${results.get(result) ?? ''}`), new Fraction(n, d).toFraction(), outcome);
      }
    }
  });

  it('say that the text is silent past the end of the recon ladder', () => {
    const scenario = play('round 1 "a", 1 minute\n  encounter check: "a bell", quiet "felt", quiet "socks"\n');
    assert.match(texts(scenario, 'encounter check').join(), /the group decides/u);
    assert.equal(chance(contest(scenario, 'encounter check'), 'active/unrolled'), '1/6');
  });

  it('show each step of the recon die with its reason', () => {
    const [step] = stepsOf(
      play('round 1 "a", 1 minute\n  encounter check: "a bell", loud "boots"\n'),
      'encounter check',
    );
    const [detail] = step?.details ?? [];
    assert.ok(detail?.kind === 'contest');
    const [{ pool, results } = assert.fail()] = detail.parties;
    assert.deepEqual(
      pool.modifiers.map(({ because, measure }) => `${because}: ${measure ?? ''}`),
      ['boots: a step up'],
    );
    assert.equal(pool.unit?.faces, 8);
    assert.equal(results.length, 2);
  });

  it('keep an ambush until the end of the next round, and have no effect in it', () => {
    const scenario = play(`round 1 "a", 1 minute
  encounter check: "a bell"
  the dice show encounter 1, recon 6
round 2 if Ann is ambushed
  Ann: waits.
round 3 if Ann is not ambushed and not an active encounter happened
  Ann: waits.
`);
    assert.deepEqual(titles(scenario, 'encounter check'), [
      'Encounter check: an active encounter, and the party is ambushed',
    ]);
    assert.deepEqual(
      scenario.timeline().rounds.map(({ after }) => after.combatants.map(({ conditions }) => conditions)),
      [
        [['ambushed'], ['ambushed'], []],
        [[], [], []],
        [[], [], []],
      ],
    );
  });

  it('give surprise, as a state', () => {
    const scenario = play(
      'round 1 "a", 1 minute\n  encounter check: "a bell"\n  the dice show encounter 1, recon 1\nround 2 if Bob is able to surprise\n  Bob: waits.\n',
    );
    assert.equal(scenario.timeline().rounds.length, 2);
  });

  it('come each hour of the clock where the scenario says so, and not in fights', () => {
    const situation = 'situation "below"\n  encounter check each hour: quiet "on felt"\n';
    const hours = play(
      `${situation}round 1 "a", 50 minutes\nround 2 "b", 2 hours\nround 3\n  Ann: waits.\nround 4 "c", 3 hours\n  no encounter check each hour.\n`,
    );
    assert.deepEqual(
      hours.timeline().rounds.map(({ steps }) => steps.filter(({ kind }) => kind === 'encounter check').length),
      [0, 2, 0, 0],
    );
    assert.equal(chance(contest(hours, 'encounter check', 1), 'active/first'), '1/24');
  });

  for (const [clock, hours] of [
    ['', ['after 1 hour', 'after 2 hours', 'after 3 hours']],
    ['  the time is 22:30.\n', ['at 23:30', 'on day 2, 0:30', 'on day 2, 1:30']],
  ] as const)
    it(`say which hour they are for${clock === '' ? '' : ' by the clock'}`, () => {
      const scenario = play(
        `situation "below"\n  encounter check each hour\n${clock}round 1 "a", 80 minutes\nround 2 "b", 100 minutes\n`,
      );
      assert.deepEqual(
        titles(scenario, 'encounter check').map((title) => /^Encounter check (.*?): an? /u.exec(title)?.[1]),
        hours,
      );
    });

  it('have no more than a day of hourly checks in a round', () => {
    const scenario = play('situation "below"\n  encounter check each hour\nround 1 "a", 1 year\n');
    assert.equal(titles(scenario, 'encounter check').length, 24);
  });

  it('have a disposition that turns out hostile (am-t079)', () => {
    const scenario = play('round 1 "a", 1 minute\n  encounter check: "a bell"\n  disposition of the Ghoul\n');
    const active = chance(contest(scenario, 'encounter check'), 'active/first', 'active/nothing', 'active/ambush');
    const disposition = contest(scenario, 'disposition');
    assert.equal(new Fraction(active).mul(chance(disposition, 'hostile')).toFraction(), '1/36');
    assert.deepEqual(
      ['unfriendly', 'neutral', 'affable', 'benevolent'].map((each) => chance(disposition, each)),
      ['1/6', '1/3', '1/6', '1/6'],
    );
  });

  it('pin a disposition, on which a later round may depend', () => {
    const scenario = play(
      'round 1 "a", 1 minute\n  disposition of the Ghoul\n  the dice show disposition 4\nround 2 if the Ghoul is neutral\n  Bob: waits.\n',
    );
    assert.deepEqual(titles(scenario, 'disposition'), ['The Ghoul is neutral']);
    assert.equal(scenario.timeline().rounds.length, 2);
  });
});

describe('lights in Acquire Moveables', () => {
  const hourly = (count: number): string =>
    `situation "below"\n  encounter check each hour\n${Array.from({ length: count }, (_, index) => `round ${index + 1} "h", 1 hour\n`).join('')}`;

  it('burn down in an afternoon (am-t078)', () => {
    assert.deepEqual(
      [2, 3, 6].map((hours) => darkAfter(play(hourly(hours)), hours)),
      ['0', '1/8', '21/32'],
    );
  });

  it('go out on depletions, and it is dark', () => {
    const scenario = play(`round 1 "a", 1 minute
  the torch burns down by 2 levels.
  encounter check: "a bell"
  the dice show encounter 4, recon 3
round 2 if darkness happened
  Ann: waits.
`);
    assert.deepEqual(titles(scenario, 'light'), ['The torch burns down', 'The torch goes out']);
    assert.match(texts(scenario, 'light')[1] ?? '', /It is dark/u);
    assert.deepEqual(scenario.timeline().rounds[1]?.after.combatants[0]?.tracks.at(-1), {
      name: 'torch',
      now: 0,
      base: 3,
    });
  });

  it('leave open which of several burns down, unless the scenario reads it as all', () => {
    const rounds = 'round 1 "a", 1 minute\n  encounter check: "a bell"\n  the dice show encounter 6, recon 3\n';
    const lantern = 'light lantern: 1 level\n';
    assert.match(texts(play(rounds, lantern), 'light').join(), /the group decides/u);
    assert.deepEqual(titles(play(rounds, `option light depletion all\n${lantern}`), 'light'), [
      'The lantern goes out',
      'The torch burns down',
    ]);
  });

  it('don’t burn down while they are put out', () => {
    const scenario = play(`situation "below"
  the torch is put out.
round 1 "a", 1 minute
  encounter check: "a bell"
  the dice show encounter 6, recon 3
round 2 "b", 1 minute
  the torch is lit.
`);
    assert.deepEqual(titles(scenario, 'light'), ['The torch is lit']);
  });
});

function darkAfter({ overall, scenario }: Scenario, round: number): string | undefined {
  const who = { text: 'Ann', id: 'Ann', source: scenario.source };
  const chance = overall.holdsAfterNumber(round, { kind: 'is', who, state: 'in the dark', source: scenario.source });
  return chance === 'never' ? chance : chance?.toFraction();
}

describe('doors in Acquire Moveables', () => {
  const tested = (deed: string, before = ''): Scenario => play(`round 1 "a", 5 minutes\n  ${deed}\n`, before);

  it('are kicked down at once in 3/5 with STR 6, and noisily (am-t081)', () => {
    const scenario = tested('Ann: kicks down the cellar door.');
    const odds = contest(scenario, 'kicking a door');
    assert.deepEqual([chance(odds, 'succeeds'), chance(odds, 'fails')], ['3/5', '2/5']);
    assert.match(texts(scenario, 'kicking a door').join(), /encounter check/u);
  });

  it('take a tenmin on a failure, and are open then, unless the scenario reads it otherwise', () => {
    const rounds = (deed: string) => `round 1 "a", 5 minutes
  Ann: picks the lock of the vault with picklocks.
    rolls 9
round 2 "b", 5 minutes
  Ann: ${deed}
`;
    const again = 'picks the vault with picklocks.\n    rolls 2';
    const open = play(rounds(again));
    assert.deepEqual(titles(open, 'time'), ['10 minutes later', '5 minutes later']);
    assert.match(texts(open, 'picking a lock').join(), /then the door is open/u);
    assert.match(texts(open, 'idle').join(), /unlocked already/u);
    const shut = play(rounds(again), 'option door failure shut\n');
    assert.deepEqual(titles(shut, 'picking a lock'), ['Ann needs a tenmin for the lock', 'Ann picks the lock at once']);
  });

  it('are still barred after a tenmin for the lock, if they have a bar', () => {
    const scenario = play(`round 1 "a", 5 minutes
  Ann: picks the lock of the far gate with picklocks.
    rolls 9
`);
    assert.match(texts(scenario, 'picking a lock').join(), /unlocked, but still barred/u);
  });

  it('stay shut in a round of a fight, which is too short for a tenmin', () => {
    const scenario = play(`round 1
  Ann: kicks in the cellar door.
    rolls 9
round 2
  Ann: kicks in the cellar door.
    rolls 1
`);
    assert.deepEqual(titles(scenario, 'kicking a door'), [
      'Ann needs a tenmin to kick it down',
      'Ann kicks it down at once',
    ]);
  });

  for (const [deed, why] of [
    ['Ann: picks the vault.', /suitable tools/u],
    ['Ann: picks the cellar door with picklocks.', /no lock/u],
    ['Bob: kicks down the vault.', /metal/u],
    ['Bob: kicks down the postern.', /barred/u],
    ['Bob: unbars the far gate.', /far side/u],
    ['Bob: unbars the vault.', /no bar/u],
    ['Bob: unbars the sluice.', /declared/u],
  ] as const)
    it(`can’t be opened by “${deed}”`, () => {
      const scenario = tested(deed);
      assert.match(texts(scenario, 'idle').join(), why);
    });

  it('are unbarred by a test for each bar, or by one person alone', () => {
    const rounds = `round 1 "a", 1 minute
  Ann: lifts a bar from the postern.
    rolls 6
  Bob: unbars the postern.
    rolls 6
`;
    assert.deepEqual(texts(play(rounds), 'lifting bars'), ['1 bar is left.', 'The door is free.']);
    const alone = play(rounds, 'option bar meaning one-person\n');
    assert.deepEqual(titles(alone, 'lifting bars'), ['Ann lifts the bars']);
    assert.match(texts(alone, 'idle').join(), /lifted already/u);
    assert.equal(chance(contest(play(rounds.replaceAll('    rolls 6\n', '')), 'lifting bars'), 'succeeds'), '3/5');
  });

  it('leave open what comes of a bar that isn’t lifted', () => {
    const scenario = tested('Ann: unbars the postern.\n    rolls 7');
    assert.match(texts(scenario, 'lifting bars').join(), /the group decides/u);
  });
});

describe('time in Acquire Moveables', () => {
  it('passes with rooms, in the order of the text, without initiative', () => {
    const scenario = play(`situation "below"
  the time is 23:50.
round 1 "the gallery", 1 minute
  Bob: searches "the alcove".
  Ann: crosses "the gallery".
round 2 "the niche", 1 watch
  Ann: examines "the altar".
    by RCL
  Bob: builds "a raft".
`);
    assert.deepEqual(titles(scenario, 'time'), [
      '10 minutes later: it is day 2, 0:00',
      '4 hours later: it is day 2, 4:00',
    ]);
    assert.match(texts(scenario, 'time')[0] ?? '', /takes longer/u);
    assert.deepEqual(titles(scenario, 'exploring'), [
      'Bob searches “the alcove” for a tenmin',
      'Ann crosses “the gallery” in 10 minutes',
      'Bob builds “a raft”',
    ]);
    assert.equal(chance(contest(scenario, 'test', 1), 'succeeds'), '2/5');
    assert.deepEqual(titles(scenario, 'initiative'), []);
  });

  it('is counted on a clock of 24 hours', () =>
    assert.deepEqual(
      [timeOfDay(0, 0), timeOfDay(3600 * 9 + 300, 3600 * 14.5), timeOfDay(0, 86_400 * 360)],
      ['0:00', '23:35', 'day 361, 0:00'],
    ));

  for (const [length, words] of [
    ['2 rounds', '30 seconds'],
    ['1 tenmin', '10 minutes'],
    ['1 watch', '4 hours'],
    ['1 tenday', '10 days'],
    ['1 week', '10 days'],
    ['1 month', '30 days'],
    ['1 year', '360 days'],
  ] as const)
    it(`knows that ${length} is ${words}`, () =>
      assert.deepEqual(titles(play(`round 1 "a", ${length}\n`), 'time'), [`${words} later`]));
});

describe('flight in Acquire Moveables', () => {
  it('is followed a round later if it is won, and at once if it is lost', () => {
    const [won, lost] = [new Set<string>(), new Set<string>()];
    for (let seed = 1; seed <= 20; seed += 1) {
      const scenario = play(`seed ${seed}\nround 1\n  Ann: flees from the Ghoul.\nround 2\n  the Ghoul: waits.\n`);
      const [title = ''] = titles(scenario, 'flight');
      (title === 'Ann gets away' ? won : lost).add(titles(scenario, 'arrival').join());
    }
    assert.deepEqual([[...won], [...lost]], [['The Ghoul comes into the next room'], ['']]);
  });

  it('needs no arrival of a pursuer whom a lost flight brings along', () => {
    const rounds = (pins: string): string =>
      `round 1\n  Ann: flees from the Ghoul.\n    rolls 5, opponent 9\nround 2\n  Bob: flees from the Ghoul.\n    ${pins}\n`;
    const arrivals = (pins: string): readonly string[] => titles(play(rounds(pins)), 'arrival');
    assert.deepEqual(arrivals('rolls 9, opponent 1'), []);
    assert.deepEqual(arrivals('rolls 3, opponent 3'), ['The Ghoul comes into the next room']);
  });

  it('keeps whoever got away out of reach until the pursuer is there', () => {
    const strikes = '  the Rat: strikes Sim with the bite.\n';
    const rounds = `round 1\n  Sim: flees from the Rat.\n    rolls 5, opponent 9\n${strikes}round 2\n${strikes}round 3\n${strikes}`;
    for (let seed = 1; seed <= 6; seed += 1) {
      const titles = fightSteps({ rounds }, seed).map(({ title }) => title);
      const [gotAway, arrived] = ['gets away', 'comes into'].map((words) =>
        titles.findIndex((title) => title.includes(words)),
      );
      const isStruck = (title: string): boolean => /^Sim is struck|^The Rat misses/u.test(title);
      assert.deepEqual(titles.slice(gotAway, arrived).filter(isStruck), [], titles.join('\n'));
      assert.ok(titles.slice(gotAway, arrived).includes('Sim is in another room now'), titles.join('\n'));
      assert.ok(titles.slice(arrived).some(isStruck), titles.join('\n'));
    }
  });
});

describe('languages in Acquire Moveables', () => {
  const heard = (deed: string, before = ''): Scenario => play(`round 1 "a", 1 minute\n  ${deed}\n`, before);
  const byValue = 'option language test language-value\n';

  it('are tested against their value if the scenario says so (am-t111)', () => {
    const casual = heard('Ann: follows casual talk in Lingua-Weal.', byValue);
    assert.equal(chance(contest(casual, 'language'), 'succeeds'), '3/10');
    const signs = heard('Ann: follows casual talk in Trade-Sign.\n    holding "a lantern"', byValue);
    assert.equal(chance(contest(signs, 'language'), 'succeeds'), '9/100');
  });

  it('leave open which test it is, unless attributes are written', () => {
    assert.match(texts(heard('Ann: follows casual talk in Lingua-Weal.'), 'language').join(), /the group decides/u);
    const written = heard('Ann: follows casual talk in Lingua-Weal.\n    by RCL');
    assert.equal(chance(contest(written, 'language'), 'succeeds'), '2/5');
  });

  it('need a test by their band', () =>
    assert.deepEqual(
      [1, 3, 4, 6, 7, 9].map((value) => [needOf(value, 'casual'), needOf(value, 'demanding')]),
      [
        ['test', 'silent'],
        ['test', 'silent'],
        ['none', 'test'],
        ['none', 'test'],
        ['none', 'none'],
        ['none', 'none'],
      ],
    ));

  it('say in their step what is silent, and what needs no test', () => {
    assert.match(texts(heard('Ann: follows poetry in Lingua-Weal.'), 'language').join(), /enough for poetry/u);
    assert.match(texts(heard('Ann: understands jargon in Drillshout.'), 'language').join(), /needs no test/u);
    assert.match(texts(heard('Bob: follows casual talk in Drillshout.'), 'language').join(), /No value/u);
  });

  it('carry words by Dot-Dash, as many in a round as the value', () => {
    const scenario = heard('Ann: signals "come to the east gate at once" in Dot-Dash by mirror.');
    assert.deepEqual(texts(scenario, 'language'), ['7 words at 4 in a round: 2 rounds, or 30 seconds.']);
    assert.deepEqual(titles(scenario, 'language'), [
      'Ann signals “come to the east gate at once” in Dot-Dash by mirror',
    ]);
  });

  it('are heard over any din in Drillshout', () =>
    assert.match(texts(heard('Ann: signals "hold" in Drillshout.'), 'language').join(), /over any din/u));
});
