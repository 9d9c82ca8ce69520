/** Below 0 HP: empty cells, standing or falling, what somebody does who is hors de combat, and the heads of rounds. */
import assert from 'node:assert/strict';
import { chance, contestIn, fightOf, stepsOf, told, type FightText } from './fight-text.ts';

/** A bite at this place, with this damage. */
const bite = (location: number, damage: number, more = ''): string =>
  `round 1\n  the Rat: strikes Sim.\n    rolls location ${location}, damage ${damage}${more}\n`;

describe('an empty cell of the injury table', () => {
  const wounded: FightText = { rounds: bite(5, 8) };

  it('is an outcome of its own, which the group decides (trace B)', () => {
    assert.deepEqual(told(wounded, 'blow'), [
      'Sim is struck in the abdomen: 8 damage. Sim is at −4 HP. ' +
        'The injury table has nothing for the abdomen at −4 HP: the group decides.',
    ]);
    assert.equal(chance(contestIn(wounded, 'blow'), 'silent'), '5/16');
  });

  it('has what the writer decides, which is an outcome of its own', () => {
    const decided = { ...wounded, before: ['at Abdomen −4 HP: "doubled over"'] };
    assert.match(told(decided, 'blow')[0] ?? '', /The group has decided: “doubled over”\.$/u);
    assert.deepEqual(
      [chance(contestIn(decided, 'blow'), 'silent'), chance(contestIn(decided, 'blow'), 'decided')],
      ['23/80', '1/40'],
    );
  });

  it('is decided from the round on in whose head that is written, until it is so no longer', () => {
    const rounds =
      `round 1\n  at Abdomen -4: "doubled over"\n  the Rat: strikes Sim.\n    rolls location 5, damage 8\n` +
      `round 2\n  no longer "doubled over"\n  Sim regains 8 HP.\n` +
      `  the Rat: strikes Sim.\n    rolls location 5, damage 8\n`;
    assert.deepEqual(
      told({ rounds }, 'blow').map((text) => /decided: “doubled over”/u.test(text)),
      [true, false],
    );
  });

  it('leaves open what comes after it, and so does a choice that isn’t written', () => {
    const openIn = (decided: string, chosen: string): string => {
      const { overall, scenario } = fightOf({
        before: [decided],
        sim: ['HP 4', chosen],
        rounds: `${bite(5, 8)}round 2\n  the Rat: waits.\nround 3 if Sim is dead\n  the Rat: waits.\n`,
      });
      const isDead = scenario.rounds[2]!.when;
      if (isDead === 'always' || isDead === 'otherwise') assert.fail();
      const open = overall.openAfterNumber?.(2, isDead);
      return open === undefined ? 'nothing' : `${open.least.toFraction()} to ${open.most.toFraction()}`;
    };
    const [decided, chosen] = ['at Abdomen −4 HP: "doubled over"', 'below 0 HP fights on'];
    assert.deepEqual(
      [openIn('', chosen), openIn(decided, ''), openIn(decided, chosen)],
      ['0 to 1', '0 to 1', 'nothing'],
    );
  });
});

describe('somebody below 0 HP', () => {
  it('falls or fights on as it is written (trace A)', () => {
    const choice = (...sim: readonly string[]): readonly string[] =>
      told({ sim: ['HP 4', ...sim], rounds: bite(7, 5) }, 'stand or fall');
    assert.deepEqual(choice('below 0 HP falls'), ['Sim falls, hors de combat: Whoever falls lies prone.']);
    assert.deepEqual(choice('below 0 HP fights on'), ['Sim fights on below 0 HP']);
    assert.match(choice()[0] ?? '', /^Sim is below 0 HP, and may fall or fight on: Neither is written/u);
  });

  it('chooses nothing at 0 HP, nor when dead', () => {
    assert.deepEqual(told({ sim: ['HP 4', 'below 0 HP falls'], rounds: bite(7, 4) }, 'stand or fall'), []);
    assert.deepEqual(told({ sim: ['HP -9', 'below 0 HP fights on'], rounds: bite(2, 2) }, 'stand or fall'), []);
  });

  it('may start there, and has fallen already if that is the choice', () => {
    const rounds = 'round 1\n  Sim: strikes the Rat.\n';
    assert.deepEqual(told({ sim: ['HP -3 of 4', 'below 0 HP fights on'], rounds }, 'idle'), []);
    assert.match(told({ sim: ['HP -3 of 4', 'below 0 HP falls'], rounds }, 'idle')[0] ?? '', /^Sim is hors de combat/u);
  });

  it('starts at −8 HP as in am-t044', () => {
    const contest = contestIn({ sim: ['HP -8 of 4  LVL 1'], rounds: bite(1, 1) }, 'blow');
    assert.equal(chance(contest, 'misses'), '1/5');
    assert.equal(chance(contest, 'dies'), '29/80');
    // Of the band’s 1/5, a part that is struck outside the head has one row of eight with a text (am-t049).
    assert.equal(chance(contest, 'amputated'), '1/40');
    assert.equal(chance(contest, 'winded', 'drops', 'prone'), '7/320');
  });

  it('is back at 0 HP after each injury, if that is chosen (am-t046)', () => {
    const fight: FightText = {
      before: ['option hp below zero back-to-zero'],
      sim: ['HP -8 of 4  LVL 1'],
      rounds: bite(1, 3),
    };
    const contest = contestIn(fight, 'blow');
    assert.deepEqual(
      (['dies', 'winded', 'drops', 'prone', 'silent'] as const).map((outcome) => chance(contest, outcome)),
      ['0', '1/16', '1/80', '1/80', '57/80'],
    );
    assert.deepEqual(told(fight, 'hit points'), ['Sim is back at 0 HP']);
  });

  it('reads the table again where armour stops a hit, or not, as is chosen (am-t052)', () => {
    const outcome = (...before: readonly string[]): string | undefined =>
      stepsOf({ before, sim: ['HP -3 of 4', 'armour Head 3'], rounds: bite(1, 2) }).find(({ kind }) => kind === 'blow')
        ?.title;
    assert.equal(outcome(), 'Sim is struck on the head');
    assert.equal(outcome('option absorbed hit nothing'), 'Sim is struck on the head, and armour stops it');
  });

  it('has the rows of am-t053 at level 2', () => {
    const injuries = [8, 9, 11, 12].map(
      (below) =>
        told({ sim: [`HP -${below - 1}  LVL 2`], rounds: bite(7, 4, ', injury row 1') }, 'blow')[0]?.split('HP. ')[1],
    );
    assert.match(injuries[0] ?? '', /^It amputates/u);
    assert.deepEqual(injuries.slice(1), ['Sim drops the pike.', 'Sim drops the pike.', 'It kills Sim.']);
  });

  it('has HP of the row of the d8, if that is chosen', () => {
    const text = (...before: readonly string[]): string | undefined =>
      told({ before, sim: ['HP -8'], rounds: bite(2, 4, ', injury row 1') }, 'blow')[0];
    assert.match(text() ?? '', /Sim is at −12 HP\. Winded/u);
    assert.match(text('option band reading hit-points-become') ?? '', /Sim is at −1 HP\. Winded/u);
  });
});

describe('somebody hors de combat', () => {
  const downed = ['HP -1 of 4', 'below 0 HP falls'];

  it('gets up in three turns, the last an ordinary one (trace G)', () => {
    const rounds = [1, 2, 3].map((round) => `round ${round}\n  Sim: ${round < 3 ? 'gets up' : 'strikes the Rat'}.\n`);
    assert.deepEqual(told({ sim: downed, rounds: rounds.join('') }, 'getting up', 'state', 'idle'), [
      'Sim gets to the knees',
      'Sim regains balance',
      'Sim is back in the fight',
    ]);
  });

  it('can’t attack before that', () => {
    const rounds = 'round 1\n  Sim: resumes fighting.\nround 2\n  Sim: strikes the Rat.\n';
    assert.match(
      told({ sim: downed, rounds }, 'idle')[0] ?? '',
      /^Sim is on the knees, and still hors de combat: Whoever is hors de combat can curl up/u,
    );
  });

  for (const [deed, kind, share] of [
    ['plays dead', 'playing dead', '1/2'],
    ['crawls', 'crawl', '3/5'],
    ['tends himself', 'first aid', '7/10'],
  ] as const)
    it(`can do this: ${deed}`, () => {
      const fight = { sim: [...downed, 'injury "Gash": bleeding'], rounds: `round 1\n  Sim: ${deed}.\n` };
      assert.equal(chance(contestIn(fight, kind), 'succeeds'), share);
      assert.equal(told(fight, kind).length, 1);
    });

  it('can curl up, but can’t tend others', () => {
    assert.deepEqual(told({ sim: downed, rounds: 'round 1\n  Sim: curls up.\n' }, 'act'), [
      'Sim curls up: Curled up, so as not to be stepped on.',
    ]);
    assert.equal(told({ sim: downed, rounds: 'round 1\n  Sim: tends the Rat.\n' }, 'idle').length, 1);
  });

  it('has free actions only if that is chosen', () => {
    const rounds = 'round 1\n  Sim: curls up.\n    also shouts "Help!"\n';
    assert.deepEqual(told({ sim: downed, rounds }, 'free'), []);
    assert.deepEqual(told({ sim: downed, rounds, before: ['option downed free allowed'] }, 'free'), [
      'Sim shouts: “Help!”',
    ]);
  });

  it('is ignored while allies resist, as the blow says, unless no prisoners are taken', () => {
    const others = 'combatant Ann (she) of the Players\n  HP 3\n';
    const isNoted = (rat: readonly string[], before: readonly string[] = [], some = others): boolean =>
      (
        told({ sim: downed, rat: ['HP 5', ...rat], others: some, before, rounds: bite(1, 1) }, 'blow')[0] ?? ''
      ).includes('ignore whoever is hors de combat');
    assert.ok(isNoted([]));
    assert.ok(!isNoted(['takes no prisoners']));
    assert.ok(!isNoted([], ['the Host takes no prisoners']));
    assert.ok(!isNoted([], [], ''));
  });

  it('gets up from prone at once otherwise', () => {
    const rounds = 'round 1\n  Sim is prone.\n  Sim: gets up.\nround 2\n  Sim: gets up.\n';
    assert.deepEqual(told({ rounds }, 'getting up'), ['Sim gets up', 'Sim is up already']);
  });
});

describe('the head of a round', () => {
  const rounds = (head: string): string => `round 1\n  ${head}\n  Sim: waits.\n`;

  it('puts people into states, each in a step', () => {
    for (const state of ['out of the fight', 'back in the fight', 'hors de combat', 'prone', 'standing'])
      assert.deepEqual(
        told({ rounds: rounds(`Sim is ${state}.`) }, 'state').map((text) => text.split(':')[0]),
        [`Sim is ${state}`],
      );
    assert.match(told({ rounds: rounds('Sim is down.') }, 'state')[0] ?? '', /^Sim is hors de combat/u);
  });

  it('keeps the dead out of the fight', () =>
    assert.deepEqual(
      told(
        { sim: ['HP -9'], rounds: `${bite(2, 2)}round 2\n  Sim is back in the fight.\n  the Rat: waits.\n` },
        'state',
      ),
      ['Sim is dead, and stays out of the fight'],
    ));

  it('takes HP and gives them back, up to the maximum', () => {
    const text = (head: string): readonly string[] =>
      told({ sim: ['HP 3 of 4', 'below 0 HP falls'], rounds: rounds(head) }, 'hit points', 'stand or fall');
    assert.deepEqual(text('Sim regains 3 HP.'), ['Sim regains 3 HP: Sim is at 4 HP.']);
    assert.deepEqual(text('Sim loses 2 HP.'), ['Sim loses 2 HP: Sim is at 1 HP.']);
    assert.deepEqual(text('Sim takes 5 damage.'), [
      'Sim loses 5 HP: Sim is at −2 HP. ' +
        'The text doesn’t say which column of the injury table is read: the group decides.',
      'Sim falls, hors de combat: Whoever falls lies prone.',
    ]);
  });

  it('reads the column that the writer has decided on, where no part of the body is struck', () => {
    const lost = (points: number): readonly string[] =>
      told(
        {
          sim: ['HP 1', 'below 0 HP fights on'],
          rounds: rounds(`decides hazard location: Thorax\n  Sim loses ${points} HP.`),
        },
        'hit points',
      );
    assert.deepEqual(lost(2), ['Sim loses 2 HP: Sim is at −1 HP. Winded, Sim has no action in the next round.']);
    assert.deepEqual(lost(3), [
      'Sim loses 3 HP: Sim is at −2 HP. The injury table has nothing for the thorax at −2 HP: the group decides.',
    ]);
    assert.deepEqual(lost(12), ['Sim loses 12 HP: Sim is at −11 HP. It kills Sim.']);
    assert.match(lost(13)[0] ?? '', /−12 HP\. (Winded|The injury table has nothing for the thorax)/u);
  });

  it('says what is done below 0 HP from there on', () => {
    const fight = {
      rounds: 'round 1\n  Sim below 0 HP falls.\n  the Rat: strikes Sim.\n    rolls location 7, damage 5\n',
    };
    assert.deepEqual(told(fight, 'choice', 'stand or fall'), [
      'Below 0 HP, Sim falls',
      'Sim falls, hors de combat: Whoever falls lies prone.',
    ]);
  });

  it('is asked for in several ways', () => {
    const asked = (words: string): unknown => {
      const { rounds } = fightOf({
        rounds: `round 1\n  Sim: waits.\nround 2 if Sim ${words}\n  Sim: waits.\n`,
      }).scenario;
      const when = rounds[1]!.when;
      return typeof when === 'string' ? when : when.kind === 'not' ? ['not', when.of] : when;
    };
    const plain = (words: string): string => JSON.stringify(asked(words), ['kind', 'state', 'of']);
    for (const words of ['is below 0', 'is below zero HP', 'is under 0 HP', 'is at less than 0 HP', 'is below 0 hp'])
      assert.equal(plain(words), plain('is below 0 HP'), words);
    assert.equal(plain('isn’t below 0 HP'), plain('is not below 0 HP'));
    assert.equal(plain('is HdC'), plain('is hors de combat'));
  });
});
