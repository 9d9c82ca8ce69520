/**
 * Whatever else the second opinion has a function for, in scenarios that are read like a writer’s: order of acting,
 * grenades, falls, cold, infection, death saves, encounters, exhaustion, first aid, rests, and dice that don’t last.
 */
import assert from 'node:assert/strict';
import type Fraction from 'fraction.js';
import { detailOf, runToEnd, type RoundOdds, type Scenario } from '../../../server/engine/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import type { MoveablesFact } from '../../../server/engine/rulesets/acquire-moveables/facts.ts';
import { meanRolls } from '../../../server/engine/rulesets/acquire-moveables/dice/lasting.ts';
import { everyPlay } from '../chance/dice/every-play.ts';
import {
  assertSame,
  certain,
  chancesOf,
  contestChances,
  exact,
  fractionOf,
  none,
  renamed,
  standingOf,
  sumOf,
  times,
} from './comparing.ts';
import { fightOf, stepsOf, type FightText } from './fight-text.ts';
import * as opinion from './second-opinion.ts';

function firstRound(fight: FightText): RoundOdds {
  const [round] = fightOf(fight).odds().rounds;
  assert.ok(round !== undefined);
  return round;
}

/** The chances of a yes and a no. */
const yesNo = (chance: Fraction, yes: string, no: string): ReadonlyMap<string, Fraction> =>
  new Map([
    [yes, chance],
    [no, certain.sub(chance)],
  ]);

describe('the second opinion on a round of a fight', () => {
  it('agrees on who acts before the Host’s, and whether all of them act after (100 cases)', () => {
    times(100, 1, (pick) => {
      const graces = Array.from({ length: pick(1, 3) }, () => pick(1, 9));
      const [first = 1, ...others] = graces;
      const names = ['Sim', ...others.map((_, at) => ['Ann', 'Bob'][at]!)];
      // Whoever strikes the Rat strikes it down: it has no HP and no armour, and no cell of d8 is a miss.
      const strikes = names.map((name) => `  ${name}: strikes the Rat with a straw.\n    easier "cornered"\n`).join('');
      const round = firstRound({
        before: ['weapon straw: close, damage d2'],
        simStats: `GRC ${first}`,
        sim: ['HP 4', 'carries straw'],
        rat: ['HP 0', 'below 0 HP falls'],
        others: others
          .map((grace, at) => `combatant ${names[at + 1]!} of the Players\n  GRC ${grace}\n  carries straw\n`)
          .join(''),
        rounds: `round 1\n${strikes}  the Rat: tests GRC.\n`,
      });
      const patterns = opinion.initiative({ graces });
      names.forEach((_, at) => {
        const early = [...patterns].filter(([pattern]) => pattern[at] === 'T');
        const chance = sumOf(early.map(([, share]) => fractionOf(share)));
        assertSame(contestChances(round, 'initiative', at), yesNo(chance, 'early', 'late'), graces);
      });
      const late = fractionOf(patterns.get('F'.repeat(graces.length))!);
      const acts = exact(round.actions.find(({ actor }) => actor === 'Rat')!.odds);
      assert.equal(acts.get('cannot-act')!.toFraction(), certain.sub(late).toFraction(), JSON.stringify(graces));
    });
  });

  it('agrees on grenades and their mishaps (40 cases)', () => {
    times(40, 2, (pick) => {
      const grace = pick(1, 9);
      const scenario = fightOf({
        before: ['weapon grenade: thrown'],
        simStats: `GRC ${grace}`,
        sim: ['HP 4', 'carries grenade'],
        rounds: 'round 1, 1 minute\n  Sim: hurls the grenade at the Rat.\n',
      }).scenario as Scenario<MoveablesFact>;
      const told = new Map<string, Fraction>();
      for (const { what, chance } of everyPlay((throws) =>
        runToEnd(acquireMoveables.play(scenario, { throws, seed: 1 })),
      )) {
        const title = what.rounds[0]!.steps.find(({ kind }) => kind === 'mishap')?.title ?? 'on target';
        const name = title.toLowerCase().split(':')[0]!;
        told.set(name, chance.add(told.get(name) ?? 0));
      }
      assertSame(told, chancesOf(opinion.grenade({ grace, distance: pick(1, 20) })), grace);
    });
  });

  it('agrees on where grenades land that miss (12 cases)', () => {
    for (let mishap = 1; mishap <= 12; mishap += 1) {
      const [, words] = stepsOf({
        before: ['weapon grenade: thrown'],
        sim: ['HP 4', 'carries grenade'],
        rounds: `round 1\n  Sim: hurls the grenade at the Rat.\n    rolls 10, mishap ${mishap}\n`,
      })
        .find(({ kind }) => kind === 'mishap')!
        .title.split(': ');
      // Two results have effects of their own, of which one is at the thrower (L240 to L242).
      if (mishap === 5 || mishap === 9) continue;
      const { right, up } = opinion.mishapLanding(mishap, 2);
      const length = (cells: number): string => `${Math.abs(cells) === 1 ? 'half the' : 'the whole'} distance`;
      const off = [
        ...(up === 0 ? [] : [`${length(up)} too ${up > 0 ? 'far' : 'short'}`]),
        ...(right === 0 ? [] : [`${length(right)} too far to the ${right > 0 ? 'right' : 'left'}`]),
      ];
      assert.equal(words, `it lands ${off.join(' and ')}`, `${mishap}`);
    }
  });

  it('agrees on the location die with all steps that the ladder has, and on the ends of the ladder (24 cases)', () => {
    for (let steps = -6; steps <= 17; steps += 1) {
      const [action] = firstRound({
        rounds: `round 1\n  Sim: strikes the Rat.\n${
          steps === 0 ? '' : `    ${Math.abs(steps)} steps ${steps > 0 ? 'harder' : 'easier'} "fog"\n`
        }`,
      }).actions;
      const die = opinion.ladderStep(10, steps);
      assert.equal(action?.pool.difficulty?.now, die === undefined ? undefined : `d${die}`, `${steps}`);
    }
  });

  it('agrees on first aid (40 cases)', () => {
    times(40, 3, (pick) => {
      const precision = pick(1, 9);
      const mean = fractionOf(opinion.firstAid({ precision })!);
      const round = firstRound({
        simStats: `PRE ${precision}`,
        sim: ['HP 4', 'carries bandages', 'injury "Cut": 1 slot, bleeding'],
        rounds: 'round 1, 1 minute\n  Sim: tends himself.\n',
      });
      assertSame(contestChances(round, 'first aid'), yesNo(mean.inverse(), 'succeeds', 'fails'), precision);
    });
  });
});

describe('the second opinion on what wears people out', () => {
  it('agrees on the current attributes and HP of the exhausted (150 cases)', () => {
    times(150, 4, (pick) => {
      const values = [pick(1, 9), pick(1, 9)];
      const [level, maxHp] = [pick(0, 9), pick(1, 20)];
      const hp = pick(0, maxHp);
      const { attributes, hpCap } = opinion.exhaustion({ level, attributes: values, maxHp });
      const lost = pick(1, 20);
      const analysis = fightOf({
        simStats: `STR ${values[0]!}  GRC ${values[1]!}`,
        sim: [`HP ${hp} of ${maxHp}`, `has exhaustion ${level}`],
        rounds: `round 1\n  Sim: tests STR+GRC.\nround 2\n  Sim loses ${lost} HP.\n  the Rat: waits.\n`,
      });
      const success = fractionOf(opinion.test({ values: attributes }));
      assertSame(contestChances(analysis.odds().rounds[0]!, 'test'), yesNo(success, 'succeeds', 'fails'), [
        values,
        level,
      ]);
      const below = standingOf(analysis, 2, 'Sim', 'below 0 HP');
      assert.equal(below.equals(1), Math.min(hp, hpCap) < lost, JSON.stringify([level, hp, maxHp, lost]));
    });
  });

  it('agrees on the HP and the fatigue after a short rest (150 cases)', () => {
    times(150, 5, (pick) => {
      const [maxHp, level, fatigue] = [pick(1, 14), pick(1, 4), pick(0, 8)];
      const hp = pick(0, maxHp);
      const lost = pick(1, maxHp + 1);
      const analysis = fightOf({
        sim: [`HP ${hp} of ${maxHp}  LVL ${level}`, ...(fatigue === 0 ? [] : [`has ${fatigue} fatigue in the pack`])],
        rounds: `round 1, 10 minutes\n  Sim rests.\nround 2\n  Sim loses ${lost} HP.\n  the Rat: waits.\n`,
      });
      const rest = opinion.shortRest({ hp, maxHp, level, fatigue });
      const [round] = analysis.odds().rounds;
      const points = chancesOf(rest.hp);
      assertSame(
        contestChances(round!, 'rest'),
        renamed(points, (after) => (Number(after) === maxHp ? 'all' : 'some')),
        [hp, maxHp],
      );
      const below = renamed(points, (after) => (Number(after) < lost ? 'below' : undefined)).get('below') ?? none;
      assert.equal(standingOf(analysis, 2, 'Sim', 'below 0 HP').toFraction(), below.toFraction());
      const tracks = analysis.timeline(1).rounds[0]!.after.combatants.find(({ name }) => name === 'Sim')!.tracks;
      assert.equal(tracks.find(({ name }) => name === 'FAT')?.now ?? 0, rest.fatigue);
    });
  });

  it('agrees on death saves (60 cases)', () => {
    times(60, 6, (pick) => {
      const rows = { carried: pick(1, 5), mental: pick(1, 5) };
      const pool = pick(1, 12);
      const round = firstRound({
        sim: ['HP 4', `carried rows ${rows.carried}`, `mental rows ${rows.mental}`],
        rounds: `round 1\n  Sim gains ${rows.carried + rows.mental + pool} fatigue.\n  the Rat: waits.\n`,
      });
      // The pike in Sim’s hands takes no slot, since nothing says how many.
      const death = fractionOf(opinion.deathSave({ pool }));
      assertSame(contestChances(round, 'death save'), yesNo(death, 'dies', 'lives'), [rows, pool]);
    });
  });

  it('agrees on infection (60 cases)', () => {
    times(60, 7, (pick) => {
      const fatigue = pick(1, 36);
      const round = firstRound({
        sim: ['HP 4', 'carried rows 5, 5, 5, 5', 'mental rows 4, 4, 4, 4'],
        rounds: `round 1\n  Sim gains ${fatigue} infection fatigue.\n  Sim is in unsanitary conditions.\n  the Rat: waits.\n`,
      });
      const death = fractionOf(opinion.infection({ fatigue }));
      assertSame(contestChances(round, 'infection'), yesNo(death, 'dies', 'lives'), fatigue);
    });
  });

  it('agrees on falls from 2 squares on (200 cases)', () => {
    times(200, 8, (pick) => {
      const squares = pick(2, pick(0, 3) === 0 ? 1100 : 40);
      const [hp, level] = [pick(0, 40), pick(1, 6)];
      const soft = [', jumping', ' into water', ', lightly loaded'].filter(() => pick(0, 1) === 1);
      const damage = chancesOf(opinion.fall({ squares, softeners: soft.length }));
      const lost = pick(1, 40);
      const analysis = fightOf({
        sim: [`HP ${hp}  LVL ${level}`],
        rounds:
          `round 1\n  Sim falls ${squares} sq${soft.join('')}.\n  the Rat: waits.\n` +
          `round 2\n  Sim loses ${lost} HP.\n  the Rat: waits.\n`,
      });
      const comesTo = (harm: string): string => {
        const after = hp - Number(harm);
        if (Number(harm) === 0) return 'unhurt';
        return after >= 0 ? 'wounds' : after >= -12 - level ? 'silent' : 'dies';
      };
      assertSame(contestChances(analysis.odds().rounds[0]!, 'fall'), renamed(damage, comesTo), [squares, soft, hp]);
      const below = renamed(damage, (harm) => (Number(harm) > hp - lost ? 'below' : undefined)).get('below') ?? none;
      assert.equal(standingOf(analysis, 2, 'Sim', 'below 0 HP').toFraction(), below.toFraction());
    });
  });

  it('agrees on the chart of cold (96 cases), but for the clothes of those in the water', () => {
    const immersedAs = { cold: 'moderate', moderate: 'extreme', extreme: undefined } as const;
    times(4, 9, (pick) => {
      for (const cold of ['cold', 'moderate', 'extreme'] as const)
        for (const insulation of ['inadequate', 'light', 'moderate', 'heavy'] as const)
          for (const immersed of [false, true]) {
            // In the water everybody is wet, and so in the first column (L77 with L81); see second-opinion.md.
            const asRead = immersed ? 'inadequate' : insulation;
            const every = opinion.hypothermia({ cold, insulation: asRead, immersed });
            if (immersed && insulation !== 'inadequate' && immersedAs[cold] !== undefined)
              assert.notEqual(opinion.hypothermia({ cold, insulation, immersed }), every);
            const minutes = pick(1, 10 * (typeof every === 'number' ? every : 60) - 1);
            const { rounds } = fightOf({
              sim: ['HP 4', `insulation ${insulation}`],
              rounds:
                `situation\n  ${cold === 'cold' ? 'it is cold' : `the cold is ${cold}`}\n` +
                `${immersed ? '  Sim is in the water\n' : ''}round 1, ${minutes} minutes\n  the Rat: waits.\n`,
            }).timeline(1);
            const tracks = rounds[0]!.after.combatants.find(({ name }) => name === 'Sim')!.tracks;
            assert.equal(
              tracks.find(({ name }) => name === 'FAT')?.now ?? 0,
              typeof every === 'number' ? Math.floor(minutes / every) : 0,
              JSON.stringify([cold, insulation, immersed, minutes]),
            );
          }
    });
  });
});

describe('the second opinion on exploration, and on dice that don’t last', () => {
  it('agrees on encounter checks with their recon die (60 cases)', () => {
    times(60, 10, (pick) => {
      const reasons = Array.from({ length: pick(0, 4) }, () => ['quiet', 'loud', 'candle'][pick(0, 2)]!);
      const steps = reasons.reduce((sum, reason) => sum + (reason === 'quiet' ? -1 : 1), 0);
      const recon = [0, 1, 2, 3].includes(steps + 1) ? opinion.reconStep(6, steps) : undefined;
      const round = firstRound({
        rounds: `round 1, 10 minutes\n  encounter check "a bell"${reasons.map((each) => `, ${each}`).join('')}\n  Sim: waits.\n`,
      });
      const reported = contestChances(round, 'encounter check');
      if (recon === undefined) {
        assert.ok(
          [...reported.keys()].every((outcome) => outcome.endsWith('/unrolled')),
          reasons.join(),
        );
        return;
      }
      const words: Readonly<Record<string, string>> = {
        surprise: 'first',
        'may surprise or avoid engagement': 'first',
        'find tracks': 'first',
        'silent recon 2-5': 'nothing',
        ambushed: 'ambush',
        'silent recon 9-12': 'beyond',
      };
      const asReported = renamed(chancesOf(opinion.encounter({ recon })), (name) => {
        const [kind = '', result = ''] = name.split('/');
        return `${kind}/${words[result]!}`;
      });
      assertSame(reported, asReported, reasons);
    });
  });

  it('agrees on how long an injury lasts, for each die and both ways (40 cases)', () => {
    for (const size of opinion.LADDER)
      for (const kind of ['depletion', 'sudden-end'] as const) {
        const rolls = 24;
        const gone =
          kind === 'depletion'
            ? opinion.depletion({ size, rolls }).goneWithin.slice(1)
            : opinion.suddenEnd({ size }).over;
        const step = stepsOf({
          rounds: `round 1\n  Sim takes an injury "Cut": 1 slot, ${kind} d${size} daily.\n  the Rat: waits.\n`,
        }).find((each) => each.kind === 'injury')!;
        assert.deepEqual(
          detailOf(step, 'lasting')!.things[0]!.left,
          Array.from({ length: rolls }, (_, roll) =>
            certain.sub(gone[roll] === undefined ? certain : fractionOf(gone[roll])).toFraction(),
          ),
          `${kind} d${size}`,
        );
        const mean = kind === 'depletion' ? opinion.meanDepletion(size) : opinion.meanSuddenEnd(size);
        assert.equal(meanRolls(kind, size).toFraction(), fractionOf(mean).toFraction());
      }
  });
});

describe('where the second opinion reads the text otherwise', () => {
  it('has no die for a fall of one square, which does no damage here (L298, am-q140)', () => {
    assert.deepEqual([...opinion.fall({ squares: 1, softeners: 0 }).keys()], ['silent die below d2']);
    const round = firstRound({ sim: ['HP 0'], rounds: 'round 1\n  Sim falls 1 sq.\n  the Rat: waits.\n' });
    assertSame(contestChances(round, 'fall'), new Map([['unhurt', certain]]), 'one square');
  });

  it('keeps the clothes of those in the water dry (L77, L81, am-q042)', () => {
    assert.equal(opinion.hypothermia({ cold: 'cold', insulation: 'light', immersed: true }), 240);
    assert.equal(opinion.hypothermia({ cold: 'cold', insulation: 'inadequate', immersed: true }), 60);
    const { rounds } = fightOf({
      sim: ['HP 4', 'insulation light'],
      rounds: 'situation\n  it is cold\n  Sim is in the water\nround 1, 4 hours\n  the Rat: waits.\n',
    }).timeline(1);
    const { tracks } = rounds[0]!.after.combatants.find(({ name }) => name === 'Sim')!;
    assert.equal(tracks.find(({ name }) => name === 'FAT')?.now, 4);
  });

  it('lets a blow that changes nothing do nothing to those below 0 HP, as one of our options does (L209, am-q020)', () => {
    times(60, 11, (pick) => {
      const [hp, shield, damageDie] = [-pick(1, 9), pick(1, 3), [2, 4, 6, 8][pick(0, 3)]!];
      const blow = { locationDie: 10, damageDie, armour: Array<number>(8).fill(0), shield, hp, level: 1 };
      const expected = renamed(chancesOf(opinion.blow({ ...blow, behindCover: [], ranged: false })), (name) =>
        name === 'miss' ? 'misses' : name === 'stopped' ? name : 'harms',
      );
      const struck = (...before: readonly string[]) =>
        exact(
          firstRound({
            before: [`weapon tool: close, damage d${damageDie}`, ...before],
            sim: [`HP ${hp} of 4`, `armour Shield ${shield}`],
            rat: ['HP 5', 'carries tool'],
            rounds: 'round 1\n  the Rat: strikes Sim with its tool.\n',
          }).actions[0]!.odds,
        );
      assertSame(struck('option absorbed hit nothing'), expected, blow);
      const readAgain = renamed(expected, (name) => (name === 'stopped' ? 'harms' : name));
      assertSame(struck(), readAgain, blow);
    });
  });
});
