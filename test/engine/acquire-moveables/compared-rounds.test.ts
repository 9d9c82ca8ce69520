/**
 * Rounds that depend on what has come of earlier ones: the chances that are carried from round to round are those of
 * going through everything that the second opinion says can happen.
 */
import assert from 'node:assert/strict';
import type Fraction from 'fraction.js';
import type { ScenarioAnalysis } from '../../../server/analysis/index.ts';
import {
  assertSame,
  certain,
  contestChances,
  exact,
  fractionOf,
  none,
  standingOf,
  sumOf,
  times,
  type Picker,
} from './comparing.ts';
import { fightOf } from './fight-text.ts';
import * as opinion from './second-opinion.ts';

const each = 40;

/** States with their chances, those that are the same together. */
type States<S> = readonly (readonly [S, Fraction])[];

function merged<S>(states: States<S>): States<S> {
  const all = new Map<string, readonly [S, Fraction]>();
  for (const [state, chance] of states) {
    const key = JSON.stringify(state);
    all.set(key, [state, chance.add(all.get(key)?.[1] ?? 0)]);
  }
  return [...all.values()];
}

function next<S, T>(states: States<S>, goOn: (state: S) => States<T>): States<T> {
  return merged(
    states.flatMap(([state, chance]) => goOn(state).map(([after, share]) => [after, chance.mul(share)] as const)),
  );
}

const shareOf = <S>(states: States<S>, isSo: (state: S) => boolean): Fraction =>
  sumOf(states.flatMap(([state, chance]) => (isSo(state) ? [chance] : [])));

const success = (...values: readonly number[]): Fraction => fractionOf(opinion.test({ values: [...values] }));

/** Both of what a test can come to. */
function tested<S>(chance: Fraction, yes: S, no: S): States<S> {
  return [
    [yes, chance],
    [no, certain.sub(chance)],
  ];
}

function assertChance(product: Fraction | undefined, expected: Fraction, about: unknown): void {
  assert.equal((product ?? none).toFraction(), expected.toFraction(), JSON.stringify(about));
}

/** The chances of what somebody announces in a round, of all courses that reach it. */
function actionIn(analysis: ScenarioAnalysis, round: number, actor: string) {
  const action = analysis.overall.rounds[round - 1]!.odds?.actions.find((each) => each.actor === actor);
  assert.ok(action !== undefined, `${actor} in round ${round}`);
  return exact(action.odds);
}

/** A weak blow, after which HP never come to −11 or less within the rounds. */
function weakBlow(pick: Picker, hp: number, rounds: number): Omit<opinion.Blow, 'hp'> {
  const most = Math.floor((hp + 10) / rounds);
  const dice = [2, 4, 6, 8].filter((die) => die <= most);
  return {
    damageDie: dice[pick(0, dice.length - 1)]!,
    locationDie: [8, 10, 12][pick(0, 2)]!,
    armour: Array.from({ length: 8 }, () => pick(0, 1)),
    shield: 0,
    level: 1,
    behindCover: [],
    ranged: false,
  };
}

/** HP after a blow that doesn’t come so far below 0 that the table doesn’t say them. */
function pointsAfter(blow: Omit<opinion.Blow, 'hp'>, hp: number): States<number> {
  return merged(
    [...opinion.blow({ ...blow, hp })].map(([name, share]) => {
      const after = /-\d+|(?<=^hp )\d+/u.exec(name)?.[0];
      return [after === undefined ? hp : Number(after), fractionOf(share)] as const;
    }),
  );
}

function blowText({ damageDie, locationDie, armour }: Omit<opinion.Blow, 'hp'>) {
  const of = (from: number, to: number): string => armour.slice(from, to).join(' ');
  const steps = { 8: '    easier "lit"\n', 10: '', 12: '    harder "dark"\n' }[locationDie] ?? '';
  return {
    before: ['option absorbed hit nothing', `weapon tool: close, damage d${damageDie}`],
    armour: `armour Head ${of(0, 1)}, Thorax ${of(1, 4)}, Abdomen ${of(4, 6)}, Arms ${of(6, 7)}, Legs ${of(7, 8)}`,
    strikes: `  the Rat: strikes Sim with its tool.\n${steps}`,
  };
}

describe('rounds that depend on earlier ones', () => {
  it(`have the chances of each blow after the others (${each} cases)`, () => {
    times(each, 31, (pick) => {
      const [hp, count, gained] = [pick(1, 8), pick(2, 3), pick(1, 4)];
      const blow = weakBlow(pick, hp, count);
      const { before, armour, strikes } = blowText(blow);
      const analysis = fightOf({
        before,
        sim: [`HP ${hp}`, armour, 'below 0 HP fights on'],
        rat: ['HP 5', 'carries tool'],
        rounds:
          Array.from({ length: count }, (_, at) => `round ${at + 1}\n${strikes}`).join('') +
          `round ${count + 1}\n  Sim regains ${gained} HP.\n  the Rat: waits.\n`,
      });
      let states: States<number> = [[hp, certain]];
      for (let round = 1; round <= count; round += 1) {
        states = next(states, (now) => pointsAfter(blow, now));
        const about = [hp, blow, round];
        assertChance(
          standingOf(analysis, round, 'Sim', 'below 0 HP'),
          shareOf(states, (now) => now < 0),
          about,
        );
        assertChance(
          standingOf(analysis, round, 'Sim', 'unhurt'),
          shareOf(states, (now) => now === hp),
          about,
        );
      }
      // How far below 0 they are shows when some come back.
      assertChance(
        standingOf(analysis, count + 1, 'Sim', 'below 0 HP'),
        shareOf(states, (now) => now + gained < 0),
        [hp, blow, gained],
      );
    });
  });

  it(`have the chances of acting before one is struck down (${each} cases)`, () => {
    times(each, 32, (pick) => {
      const [hp, grace, strength] = [pick(0, 3), pick(1, 9), pick(1, 9)];
      const blow = weakBlow(pick, hp, 2);
      const { before, armour, strikes } = blowText(blow);
      const analysis = fightOf({
        before,
        simStats: `STR ${strength}  GRC ${grace}`,
        sim: [`HP ${hp}`, armour, 'below 0 HP falls'],
        rat: ['HP 5', 'carries tool'],
        rounds: [1, 2].map((round) => `round ${round}\n${strikes}  Sim: tests STR.\n`).join(''),
      });
      let states: States<number> = [[hp, certain]];
      for (const round of [1, 2]) {
        const struck = next(states, (now) => pointsAfter(blow, now));
        const [up, upAfter] = [shareOf(states, (now) => now >= 0), shareOf(struck, (now) => now >= 0)];
        const early = success(grace);
        const acts = early.mul(up).add(certain.sub(early).mul(upAfter));
        const odds = actionIn(analysis, round, 'Sim');
        assertChance(odds.get('succeeds'), acts.mul(success(strength)), [hp, grace, blow, round]);
        assertChance(odds.get('cannot-act'), certain.sub(acts), [hp, grace, blow, round]);
        states = struck;
      }
    });
  });

  it(`have the chances of the magic dice that are left (${each} cases)`, () => {
    times(each, 33, (pick) => {
      const owned = pick(1, 4);
      const invested = Array.from({ length: owned > 2 ? 2 : 3 }, () => pick(1, owned));
      const analysis = fightOf({
        // Without HP, since what triples take of them changes none of these chances.
        sim: [`MD ${owned}`, 'knows "Grease"'],
        rounds: invested
          .map((dice, at) => `round ${at + 1}\n  Sim: casts "Grease" with ${dice} magic dice.\n`)
          .join(''),
      });
      let states: States<number> = [[owned, certain]];
      invested.forEach((dice, at) => {
        const spell = opinion.spell({ dice });
        const can = shareOf(states, (usable) => usable >= dice);
        const odds = actionIn(analysis, at + 1, 'Sim');
        const about = [owned, invested, at];
        for (const outcome of ['works', 'doubles', 'triples'] as const)
          assertChance(odds.get(outcome), fractionOf(spell[outcome]).mul(can), about);
        assertChance(odds.get('cannot-act'), certain.sub(can), about);
        states = next(states, (usable): States<number> =>
          usable < dice
            ? [[usable, certain]]
            : [...spell.kept].map(([kept, share]) => [usable - dice + kept, fractionOf(share)] as const),
        );
      });
    });
  });

  it(`have the chances that a weapon is loaded in the end (${each} cases)`, () => {
    times(each, 34, (pick) => {
      const [track, precision, count] = [pick(1, 5), pick(1, 9), pick(1, 4)];
      const reloads = Array.from(
        { length: count },
        (_, at) => `round ${at + 1}\n  Sim: reloads his bow.\n    hurrying\n`,
      );
      const analysis = fightOf({
        before: [`weapon bow: ranged, damage d6, reload ${track}`],
        simStats: `PRE ${precision}`,
        sim: ['HP 4', 'carries bow (unloaded)'],
        rounds: `${reloads.join('')}round ${count + 1}\n  Sim: shoots the Rat with his bow.\n`,
      });
      let states: States<number> = [[0, certain]];
      for (let round = 0; round < count; round += 1)
        states = next(states, (steps) => tested(success(precision), Math.min(track, steps + 2), steps));
      const odds = actionIn(analysis, count + 1, 'Sim');
      assertChance(
        odds.get('cannot-act'),
        shareOf(states, (steps) => steps < track),
        [track, precision, count],
      );
      // The mean is that of the rounds gone through, and of those that are left after them.
      const left = (steps: number): Fraction =>
        steps >= track ? none : fractionOf(opinion.reload({ track: track - steps, precision })!);
      let [waiting, mean]: [States<number>, Fraction] = [[[0, certain]], none];
      for (let round = 0; round < count; round += 1) {
        mean = mean.add(shareOf(waiting, (steps) => steps < track));
        waiting = next(waiting, (steps) => tested(success(precision), Math.min(track, steps + 2), steps));
      }
      const all = sumOf([mean, ...waiting.map(([steps, chance]) => chance.mul(left(steps)))]);
      assertChance(all, left(0), [track, precision]);
    });
  });

  it(`have the chances that an injury has healed (${each} cases)`, () => {
    times(each, 35, (pick) => {
      const [size, rolls] = [opinion.LADDER[pick(0, 6)]!, pick(2, 5)];
      const kind = pick(0, 1) === 0 ? 'depletion' : 'sudden-end';
      const over =
        kind === 'depletion'
          ? opinion.depletion({ size, rolls }).goneWithin.slice(1)
          : opinion.suddenEnd({ size }).over;
      const gone = Array.from({ length: rolls }, (_, at) => (over[at] === undefined ? certain : fractionOf(over[at])));
      const analysis = fightOf({
        sim: ['HP 4', `injury "Cut": 1 slot, ${kind} d${size} daily`],
        rounds: gone
          .map((_, at) => `round ${at + 1}, 1 day\n  Sim sleeps for 6 hours with a ration.\n  the Rat: waits.\n`)
          .join(''),
      });
      gone.forEach((now, at) => {
        const before = gone[at - 1] ?? none;
        const odds = analysis.overall.rounds[at]!.odds;
        assert.ok(odds !== undefined);
        const about = [kind, size, at];
        if (before.equals(1)) assert.equal(odds.contests.length, 0, JSON.stringify(about));
        else assertChance(contestChances(odds, 'healing die').get('heals'), now.sub(before), about);
      });
    });
  });

  it(`have the chances of living through several gains of fatigue (${each} cases)`, () => {
    times(each, 36, (pick) => {
      const room = [pick(1, 3), pick(1, 3)] as const;
      const gains = [1, 2, 3, 4].map(() => pick(1, 4));
      const analysis = fightOf({
        sim: ['HP 4', `carried rows ${room[0]}`, `mental rows ${room[1]}`],
        rounds: gains
          .map((count, at) => `round ${at + 1}\n  Sim gains ${count} fatigue.\n  the Rat: waits.\n`)
          .join(''),
      });
      let [fatigue, alive] = [0, certain];
      gains.forEach((count, at) => {
        fatigue += count;
        const pool = Math.max(0, fatigue - room[0] - room[1]);
        alive = alive.mul(certain.sub(fractionOf(opinion.deathSave({ pool }))));
        const about = [room, gains, at];
        assertChance(standingOf(analysis, at + 1, 'Sim', 'dead'), certain.sub(alive), about);
        assertChance(standingOf(analysis, at + 1, 'Sim', 'in a coma'), pool > 0 ? certain : none, about);
      });
    });
  });

  it(`have the chances of getting up again after a fall and a rest (${each} cases)`, () => {
    times(each, 37, (pick) => {
      const [maxHp, level, squares] = [pick(2, 12), pick(1, 3), pick(2, 12)];
      const hp = pick(0, maxHp);
      const analysis = fightOf({
        sim: [`HP ${hp} of ${maxHp}  LVL ${level}`],
        rounds:
          `round 1\n  Sim falls ${squares} sq.\n  the Rat: waits.\n` +
          `round 2, 10 minutes\n  Sim rests.\n  the Rat: waits.\nround 3\n  Sim falls ${squares} sq.\n  the Rat: waits.\n`,
      });
      const isDead = (points: number): boolean => points < -12 - level;
      const falling = (points: number): States<number> =>
        [...opinion.fall({ squares, softeners: 0 })].map(([damage, share]) => [
          isDead(points) ? points : points - Number(damage),
          fractionOf(share),
        ]);
      const resting = (points: number): States<number> =>
        isDead(points)
          ? [[points, certain]]
          : [...opinion.shortRest({ hp: points, maxHp, level, fatigue: 0 }).hp].map(([after, share]) => [
              after,
              fractionOf(share),
            ]);
      let states: States<number> = [[hp, certain]];
      [falling, resting, falling].forEach((goOn, at) => {
        states = next(states, goOn);
        const about = [hp, maxHp, level, squares, at];
        assertChance(
          standingOf(analysis, at + 1, 'Sim', 'below 0 HP'),
          shareOf(states, (now) => now < 0),
          about,
        );
        assertChance(standingOf(analysis, at + 1, 'Sim', 'dead'), shareOf(states, isDead), about);
      });
    });
  });

  it(`have the chances of living with an infection (${each} cases)`, () => {
    times(each, 38, (pick) => {
      const gains = [1, 2, 3].map(() => pick(0, 8));
      const gain = (count: number): string => (count === 0 ? '' : `  Sim gains ${count} infection fatigue.\n`);
      const analysis = fightOf({
        sim: ['HP 4', 'carried rows 4, 4, 4, 4', 'mental rows 4, 4, 4'],
        rounds: gains
          .map((count, at) => `round ${at + 1}\n${gain(count)}  Sim is in unsanitary conditions.\n  the Rat: waits.\n`)
          .join(''),
      });
      let [fatigue, alive] = [0, certain];
      gains.forEach((count, at) => {
        fatigue += count;
        alive = alive.mul(certain.sub(fractionOf(opinion.infection({ fatigue }))));
        assertChance(standingOf(analysis, at + 1, 'Sim', 'dead'), certain.sub(alive), [gains, at]);
      });
    });
  });

  it(`have the chances of binding a wound in time (${each} cases)`, () => {
    times(each, 39, (pick) => {
      const [precision, bleeding, count] = [pick(1, 9), pick(1, 3), 4];
      const room = [pick(1, 3), pick(1, 3)] as const;
      const analysis = fightOf({
        simStats: `PRE ${precision}`,
        sim: [
          'HP 4',
          `carried rows ${room[0]}`,
          `mental rows ${room[1]}`,
          'carries bandages',
          `injury "Cut": 1 slot, bleeding ${bleeding}`,
        ],
        rounds:
          'situation "the ward"\n  each bleeding gives 1 fatigue a round\n' +
          Array.from({ length: count }, (_, at) => `round ${at + 1}\n  Sim: tends himself.\n`).join(''),
      });
      // The injury has one of the slots.
      type Bleeding = { readonly bleeding: number; readonly fatigue: number; readonly isDead: boolean };
      const poolOf = ({ fatigue }: Bleeding): number => Math.max(0, fatigue - room[0] - room[1] + 1);
      const tending = (state: Bleeding): States<Bleeding> =>
        state.isDead || poolOf(state) > 0 || state.bleeding === 0
          ? [[state, certain]]
          : tested(success(precision), { ...state, bleeding: state.bleeding - 1 }, state);
      const losing = (state: Bleeding): States<Bleeding> => {
        if (state.isDead || state.bleeding === 0) return [[state, certain]];
        const after = { ...state, fatigue: state.fatigue + state.bleeding };
        return tested(fractionOf(opinion.deathSave({ pool: poolOf(after) })), { ...after, isDead: true }, after);
      };
      let states: States<Bleeding> = [[{ bleeding, fatigue: 0, isDead: false }, certain]];
      for (let round = 1; round <= count; round += 1) {
        states = next(next(states, tending), losing);
        const about = [precision, bleeding, room, round];
        assertChance(
          standingOf(analysis, round, 'Sim', 'in a coma'),
          shareOf(states, (now) => poolOf(now) > 0),
          about,
        );
        assertChance(
          standingOf(analysis, round, 'Sim', 'dead'),
          shareOf(states, ({ isDead }) => isDead),
          about,
        );
      }
    });
  });

  it(`are reached as often as what they are written for happens (${each} cases)`, () => {
    times(each, 40, (pick) => {
      const [strength, grace, precision] = [pick(1, 9), pick(1, 9), pick(1, 9)];
      const [steps, reasons] = (
        [
          [-1, ', quiet'],
          [0, ''],
          [1, ', loud'],
          [2, ', loud, candle'],
        ] as const
      )[pick(0, 3)]!;
      const analysis = fightOf({
        simStats: `STR ${strength}  GRC ${grace}  PRE ${precision}`,
        rounds:
          'round 1, 1 minute\n  Sim: tests STR+GRC.\nround 2, 1 minute if Sim succeeded\n  Sim: tests PRE.\n' +
          `round 2, 1 minute otherwise\n  encounter check "a bell"${reasons}\n  Sim: tests GRC.\n` +
          'round 3 if Sim is ambushed\n  Sim: waits.\n',
      });
      const first = success(strength, grace);
      const chances = opinion.encounter({ recon: opinion.reconStep(6, steps)! });
      const ambushed = fractionOf(chances.get('active/ambushed') ?? '0');
      const [, well, badly, third] = analysis.overall.rounds;
      const about = [strength, grace, precision, reasons];
      assertChance(well!.reached, first, about);
      assertChance(badly!.reached, certain.sub(first), about);
      assertChance(third!.reached, certain.sub(first).mul(ambushed), about);
      assertSame(exact(well!.odds!.actions[0]!.odds), new Map(tested(success(precision), 'succeeds', 'fails')), about);
    });
  });
});
