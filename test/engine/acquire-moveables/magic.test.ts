/** Magic in Acquire Moveables: dice that stay or are spent, spells, summons, blasts, scrolls and items. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze, say, type ScenarioAnalysis } from '../../../server/analysis/index.ts';
import type { ContestOdds, RoundOdds, Step } from '../../../server/engine/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { spell as secondOpinion } from './second-opinion.ts';

interface Told {
  readonly dice?: number;
  readonly points?: number;
  readonly own?: readonly string[];
  readonly cast?: readonly string[];
  readonly head?: readonly string[];
}

/** Cid, who knows a spell and a summon, and whatever else is said, in these rounds. */
function told(rounds: string, { dice = 6, points = 100, own = [], cast = [], head = [] }: Told = {}): ScenarioAnalysis {
  const text = `scenario "Worked"
rules acquire-moveables
${head.join('\n')}
combatant Cid (they) of the Players
  GRC 5  HP ${points}  LVL 1  MD ${dice}
  knows "Fog", "Imp" (summon)
${own.map((line) => `  ${line}\n`).join('')}
${cast.join('\n')}
combatant Rat (it) of the Host
  GRC 5  HP 5
${rounds}
`;
  const { reading, scenarios } = analyze(text, { file: 'worked.clash', rulesets: [acquireMoveables] });
  assert.deepEqual(reading.problems.map(say), [], text);
  return scenarios[0]!;
}

const imp = ['combatant the Imp (it) of the Players', '  is a summon'];
const lamp = ['carries lamp', 'their lamp holds "Grease"'];
const parchment = ['carries parchment', 'their parchment is a scroll of "Grease"'];

function contestIn(odds: RoundOdds, kind: string): ContestOdds {
  const contest = odds.contests.find((each) => each.kind === kind);
  assert.ok(contest !== undefined, `no ${kind} among ${odds.contests.map((each) => each.kind).join(', ')}`);
  return contest;
}

function chances({ odds, thrown }: ContestOdds): Readonly<Record<string, string>> {
  const all = thrown?.chance ?? new Fraction(1);
  return Object.fromEntries(
    [...odds]
      .filter(([, { chance }]) => !chance.equals(0))
      .map(([id, { chance }]) => [id, chance.mul(all).toFraction()]),
  );
}

const oddsOf = (scenario: ScenarioAnalysis, round = 0): RoundOdds => scenario.odds().rounds[round]!;
const steps = (scenario: ScenarioAnalysis, seed = 1): readonly Step[] =>
  scenario.timeline(seed).rounds.flatMap((round) => round.steps);
const texts = (scenario: ScenarioAnalysis, ...kinds: readonly string[]): readonly string[] =>
  steps(scenario)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ title, text }) => (text === '' ? title : `${title}: ${text}`));

function trackOf(scenario: ScenarioAnalysis, name: string, who = 'Cid'): number | undefined {
  const last = steps(scenario)
    .at(-1)
    ?.after.combatants.find((each) => each.name === who);
  return last?.tracks.find((track) => track.name === name)?.now;
}

const casts = (dice: number, ...below: readonly string[]): string =>
  [`round 1\n  Cid: casts "Fog" with ${dice} magic ${dice === 1 ? 'die' : 'dice'}.`, ...below].join('\n    ');

describe('a handful of magic dice', () => {
  for (const [dice, expected] of [
    [2, { works: '5/6', doubles: '1/6' }],
    [3, { works: '5/9', doubles: '5/12', triples: '1/36' }],
    [4, { works: '5/18', doubles: '5/8', triples: '7/72' }],
    [5, { works: '5/54', doubles: '25/36', triples: '23/108' }],
    [6, { works: '5/324', doubles: '50/81', triples: '119/324' }],
    [7, { doubles: '595/1296', triples: '701/1296' }],
  ] as const)
    it(`of ${dice} has the chances of am-t091 to am-t093 and of the table of 5.8`, () =>
      assert.deepEqual(chances(contestIn(oddsOf(told(casts(dice), { dice })), 'spell')), expected));

  it('of 3 leaves as many dice as in am-t094', () =>
    assert.deepEqual(chances(contestIn(oddsOf(told(casts(3))), 'magic dice')), {
      0: '1/8',
      1: '3/8',
      2: '3/8',
      3: '1/8',
    }));

  it('takes more than 6 HP by triples in 1/54 (am-t097)', () =>
    assert.deepEqual(chances(contestIn(oddsOf(told(casts(3), { points: 6 })), 'spell')), {
      works: '5/9',
      doubles: '5/12',
      triples: '1/108',
      silent: '1/54',
    }));

  it('with 4, 4 and 1 fails loudly, and two dice are spent (am-t098)', () => {
    const scenario = told(casts(3, 'rolls 4, 4, 1'), { dice: 3 });
    assert.deepEqual(texts(scenario, 'spell', 'magic dice'), [
      'Cid casts Fog with 3 magic dice: it fails, loudly: 4, 4, 1: 3 dice, sum 9.',
      'Of Cid’s 3 magic dice, 1 stays usable: Dice that show an even number are spent until after a long rest.',
    ]);
    assert.deepEqual([trackOf(scenario, 'MD'), trackOf(scenario, 'HP')], [1, 100]);
  });

  it('of one is rolled until it shows even, so that a third roll comes in 1/4 (am-t096)', () => {
    const rounds = [1, 2, 3].map((round) => `round ${round}\n  Cid: casts "Fog" with 1 magic die.`).join('\n');
    const scenario = told(rounds, { dice: 1 });
    const able = [0, 1, 2].map((round) => {
      const { chance } = scenario.overall.rounds[round]!.odds!.contests.find(({ kind }) => kind === 'spell')!
        .thrown ?? {
        chance: new Fraction(1),
      };
      return chance.toFraction();
    });
    assert.deepEqual(able, ['1', '1/2', '1/4']);
  });

  it('of 1 to 6 comes to what a program says that was written from the source text alone', () => {
    for (let dice = 1; dice <= 6; dice += 1) {
      const odds = oddsOf(told(casts(dice)));
      const other = secondOpinion({ dice });
      const shares = (entries: Iterable<readonly [string | number, { n: bigint; d: bigint }]>): object =>
        Object.fromEntries(
          [...entries]
            .filter(([, { n }]) => n !== 0n)
            .map(([id, { n, d }]) => [`${id}`, new Fraction(n, d).toFraction()]),
        );
      const { works, doubles, triples } = other;
      assert.deepEqual(chances(contestIn(odds, 'spell')), shares(Object.entries({ works, doubles, triples })));
      assert.deepEqual(chances(contestIn(odds, 'magic dice')), shares(other.kept));
      if (dice < 6) assert.deepEqual(chances(contestIn(odds, 'sum')), shares(other.sums));
    }
  });
});

describe('a spell', () => {
  it('turns on its caster by triples, straight, and the text leaves open what it does', () => {
    const scenario = told(casts(3, 'rolls 2, 2, 2'), { own: ['armour Head 3'] });
    assert.deepEqual(texts(scenario, 'spell'), [
      'Cid casts Fog with 3 magic dice: it turns on the caster, damage only: 2, 2, 2: 3 dice, sum 6. Cid loses 6 HP; no armour ' +
        'counts. What it does to the caster or to allies the text leaves to the spell: the group decides.',
    ]);
    assert.equal(trackOf(scenario, 'HP'), 94);
  });

  it('says what the writer has decided of that', () => {
    const scenario = told(casts(3, 'rolls 2, 2, 2'), { head: ['decides turned spell "they can’t see"'] });
    assert.match(texts(scenario, 'spell')[0] ?? '', /no armour counts\. “they can’t see”\.$/u);
  });

  it('leaves the injury table silent below 0 HP, unless its column is decided or every column is death', () => {
    const injuries = (rolls: string, head: readonly string[]): string => {
      const scenario = told(casts(3, `rolls ${rolls}`), { points: 5, head });
      return texts(scenario, 'spell')[0]?.match(/no armour counts\. (.*?)\. What/u)?.[1] ?? '';
    };
    assert.equal(
      injuries('2, 2, 2', []),
      'The text doesn’t say which column of the injury table is read: the group decides',
    );
    assert.equal(
      injuries('2, 2, 2', ['decides hazard location: Thorax']),
      'Winded, Cid has no action in the next round',
    );
    const far = told('round 1\n  Cid: casts "Fog" with 4 magic dice.\n    rolls 6, 6, 6, 6', { points: 5 });
    assert.match(texts(far, 'spell')[0] ?? '', /It kills Cid\./u);
  });

  it('lets its caster fall after the step of the spell, if triples take them below 0 HP', () => {
    const scenario = told(casts(3, 'rolls 2, 2, 2'), { points: 5, own: ['below 0 HP falls'] });
    assert.deepEqual(texts(scenario, 'stand or fall'), ['Cid falls, hors de combat: Whoever falls lies prone.']);
  });

  it('can’t be cast with more dice than are left', () => {
    const scenario = told(`${casts(2, 'rolls 2, 4')}\nround 2\n  Cid: casts "Fog" with 2 magic dice.`, { dice: 3 });
    assert.deepEqual(texts(scenario, 'idle'), ['Cid can’t do it: Only 1 magic die is left until a long rest.']);
  });

  it('is cast by anybody from a scroll, which burns, and escapes when it ends (am-t101)', () => {
    const rounds = `round 1
  Cid: casts "Grease" from their parchment.
    rolls 4
round 2
  the spell "Grease" of Cid ends
  Cid: casts "Grease" from their parchment.`;
    const scenario = told(rounds, { dice: 0, own: parchment });
    assert.deepEqual(texts(scenario, 'spell', 'magic dice', 'spell end', 'idle'), [
      'Cid casts Grease from the parchment: it works: 4: 1 die, sum 4. The scroll burns.',
      '“Grease” ends: Its scroll has burnt: the spell escapes into the surroundings.',
      'Cid can’t do it: The parchment has burnt.',
    ]);
    assert.deepEqual(chances(contestIn(oddsOf(told('round 1\n  Cid: casts "Grease".', { own: parchment })), 'spell')), {
      works: '1',
    });
  });

  it('from a scroll with one’s own dice is left open until the writer decides', () => {
    const rounds = 'round 1\n  Cid: casts "Grease" from their parchment with 1 magic die.';
    const mixed = (head: readonly string[]): ScenarioAnalysis => told(rounds, { own: parchment, head });
    assert.match(texts(mixed([]), 'idle')[0] ?? '', /the group decides/u);
    const joined = oddsOf(mixed(['decides scroll mix: joined']));
    assert.deepEqual(chances(contestIn(joined, 'spell')), { works: '5/6', doubles: '1/6' });
    assert.deepEqual(chances(contestIn(joined, 'magic dice')), { 0: '1/2', 1: '1/2' });
    assert.deepEqual(chances(contestIn(oddsOf(mixed(['decides scroll mix: apart'])), 'spell')), { works: '1' });
  });

  it('in an item stays there as long as it is held, and escapes otherwise', () => {
    const rounds = (between: string): string => `round 1
  Cid: casts "Grease" from their lamp with 1 magic die.
${between}round 3
  the spell "Grease" of Cid ends`;
    const hit = 'round 2\n  Rat: strikes Cid with claws.\n    rolls location 7, damage 6\n';
    const end = (between: string): string | undefined =>
      texts(told(rounds(between), { points: 5, own: lamp, head: ['weapon claws: close, damage d6'] }), 'spell end')[0];
    assert.equal(end(''), '“Grease” ends: It stays in the lamp, which is held.');
    assert.equal(end(hit), '“Grease” ends: The lamp isn’t held: the spell escapes into the surroundings.');
  });

  it('ends for nothing where its caster dispels it', () => {
    const rounds = `${casts(1)}\nround 2\n  Cid: waits.\n    also dispels "Fog"`;
    assert.deepEqual(texts(told(rounds), 'spell end'), ['“Fog” ends']);
  });

  it('is moved in an hour and no less', () => {
    const rounds = (heading: string): string => `${heading}
  Cid moves "Fog" into their lamp
  Cid: casts "Fog" from their lamp with 1 magic die.`;
    const own = lamp;
    assert.deepEqual(texts(told(rounds('round 1, 1 hour'), { own }), 'moving spells', 'idle'), [
      'Cid moves “Fog” into the lamp: That takes an hour of concentration.',
    ]);
    assert.deepEqual(texts(told(rounds('round 1, 10 minutes'), { own }), 'moving spells', 'idle'), [
      'Cid can’t move “Fog”: It takes an hour of concentration, and the round doesn’t last for one: “round 2, 1 hour”.',
      'Cid can’t do it: “Fog” isn’t in the lamp.',
    ]);
  });
});

describe('a summon', () => {
  const summons = 'round 1\n  Cid: summons the Imp with 2 magic dice.\n    rolls 1, 2';

  it('is there from when it is summoned until its hours are over, with 5 in everything and 10 HP', () => {
    const scenario = told(`${summons}\n  the Imp: tests STR to "lift".\nround 2, 3 hours\n  Cid: waits.`, {
      cast: imp,
    });
    assert.deepEqual(texts(scenario, 'summons', 'leaving'), [
      'Cid summons the Imp with 2 magic dice: it comes: 1, 2: 2 dice, sum 3. The Imp stays for 3 hours.',
      'The Imp leaves: Its time is over.',
    ]);
    assert.equal(trackOf(scenario, 'HP', 'Imp'), 10);
    // It acts with the Host’s, so it is there by then if Cid acts before them (1/2) and the summoning works (5/6).
    assert.deepEqual(chances(contestIn(oddsOf(scenario), 'test')), { succeeds: '5/24', fails: '5/24' });
  });

  it('can’t act, and can’t be struck, before that', () => {
    const rounds = 'round 1\n  the Imp: waits.\n  Rat: strikes the Imp.';
    assert.deepEqual(
      texts(told(rounds, { cast: imp }), 'idle').map((text) => text.split(':')[0]),
      ['The Imp isn’t there', 'The Imp isn’t there'],
    );
  });

  it('comes as an enemy by triples, and is gone after the next round (am-t099)', () => {
    const rounds = `round 1
  Cid: summons the Imp with 3 magic dice.
    rolls 5, 5, 5
round 2 if the Imp is hostile
  the Imp: waits.
round 3 if the Imp is not here
  Cid: waits.`;
    const scenario = told(rounds, { cast: imp });
    assert.deepEqual(texts(scenario, 'summons', 'magic dice', 'leaving'), [
      'Cid summons the Imp with 3 magic dice: it comes as an enemy for one round, damage only: 5, 5, 5: 3 dice, sum 15. Cid loses ' +
        '15 HP; no armour counts. The Imp is there as an enemy until the end of round 2.',
      'Of Cid’s 3 magic dice, 3 stay usable',
      'The Imp leaves: Its time is over.',
    ]);
    assert.deepEqual(
      scenario.timeline(1).rounds.map(({ number }) => number),
      [1, 2, 3],
    );
    const same = told(rounds, { cast: imp, head: ['option hostile round same'] });
    assert.deepEqual(
      same.timeline(1).rounds.map(({ number }) => number),
      [1, 3],
    );
  });

  it('is sent away for nothing, and is there from the start where that is written', () => {
    const here = [...imp.slice(0, 1), '  is a summon, here for 2 hours'];
    const rounds = 'round 1\n  Cid: waits.\n    also dismisses the Imp';
    assert.deepEqual(texts(told(rounds, { cast: here }), 'leaving'), ['The Imp leaves: It is dismissed.']);
  });

  it('from an item is loyal to whoever holds that', () => {
    const rounds = 'round 1\n  Cid: summons "Imp" from their lamp with 1 magic die.\n    rolls 3';
    const own = ['carries lamp', 'their lamp holds "Imp" (summon)'];
    assert.match(texts(told(rounds, { own, cast: imp }), 'summons')[0] ?? '', /stays for 3 hours\. It is loyal to/u);
  });

  it('has exact odds of how many hours it stays', () =>
    assert.deepEqual(chances(contestIn(oddsOf(told('round 1\n  Cid: summons "Imp" with 2 magic dice.')), 'hours')), {
      3: '1/18',
      4: '1/18',
      5: '1/9',
      6: '1/9',
      7: '1/6',
      8: '1/9',
      9: '1/9',
      10: '1/18',
      11: '1/18',
    }));
});

describe('a blast', () => {
  it('rolls and spends dice, and the text leaves open what it does', () => {
    const scenario = told('round 1\n  Cid: blasts the idol with 2 magic dice.\n    rolls 3, 4');
    assert.match(texts(scenario, 'blast')[0] ?? '', /sum 7\. What comes of it the text doesn’t say/u);
    assert.equal(trackOf(scenario, 'MD'), 5);
    assert.deepEqual(chances(contestIn(oddsOf(scenario), 'blast')), { 0: '1/4', 1: '1/2', 2: '1/4' });
    assert.deepEqual([...oddsOf(scenario).actions[0]!.odds.keys()], ['silent']);
  });

  it('does what the writer decides', () => {
    const scenario = told('round 1\n  Cid: blasts Rat with 1 magic die.', { head: ['decides blast "glass breaks"'] });
    assert.match(texts(scenario, 'blast')[0] ?? '', /“glass breaks”\.$/u);
    assert.deepEqual([...oddsOf(scenario).actions[0]!.odds.keys()], ['decided']);
  });
});
