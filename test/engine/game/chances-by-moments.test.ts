/** Counting a round moment by moment gives the chances of playing it in every way. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Throws } from '../../../server/engine/chance/index.ts';
import { chancesByMoments, type MomentByMoment } from '../../../server/engine/game/chances-by-moments.ts';
import { chancesByWays } from '../../../server/engine/game/chances-by-ways.ts';
import { concerning, goThrough, happening, throwing, type Moment } from '../../../server/engine/game/moment.ts';
import type { StateParts } from '../../../server/engine/game/state-parts.ts';
import { noEvents, type Events } from '../../../server/engine/play/events.ts';
import type { Note } from '../../../server/engine/play/playing.ts';
import { RoundRecorder } from '../../../server/engine/play/round-recorder.ts';
import { stateKey } from '../../../server/engine/play/state-key.ts';
import type { Condition } from '../../../server/engine/index.ts';

/** A brawl: in turn, whoever is still on their feet throws a die, and takes as many points off somebody. */
interface Brawl {
  readonly points: Readonly<Record<string, number>>;
  readonly isRaining: boolean;
  /** Whether Ann comes before the others. */
  readonly isQuick?: boolean;
  readonly events: Events;
}
interface Blow {
  readonly by: string;
  readonly at: string;
  readonly faces: number;
}
type Recorder = RoundRecorder<Brawl>;

const people = ['Ann', 'Ben', 'Cid', 'Dot'];
const source = { file: 'brawl.clash', sentence: 0, start: 0, end: 0 };

const blow = fc.record({
  by: fc.constantFrom(...people),
  at: fc.constantFrom(...people),
  faces: fc.integer({ min: 2, max: 4 }),
});
const blows = fc.array(blow, { minLength: 1, maxLength: 3 });
const points = fc.record({
  Ann: fc.integer({ min: 0, max: 3 }),
  Ben: fc.integer({ min: 0, max: 3 }),
  Cid: fc.integer({ min: 0, max: 3 }),
  Dot: fc.integer({ min: 0, max: 3 }),
});

const isDown = ({ points: all }: Brawl, name: string): boolean => (all[name] ?? 0) <= 0;

/** The highest harm there is adds a point by a further moment. */
function momentOf({ by, at, faces }: Blow, index: number): Moment<Recorder> {
  const hit = (harm: number): Moment<Recorder> =>
    happening((recorder) => {
      const { fight } = recorder;
      recorder.goOnWith({ ...fight, points: { ...fight.points, [at]: (fight.points[at] ?? 0) - harm } });
    });
  const moment = concerning(
    [by, at],
    throwing<Recorder, number | undefined>({
      draw: ({ throws, fight }) => (isDown(fight, by) ? undefined : throws.pick(faces)),
      then: (recorder, harm) => {
        if (harm === undefined) return undefined;
        recorder.comes(`blow ${index}`, harm === 0 ? 'misses' : 'hits');
        (harm === 0 ? recorder.events.failed : recorder.events.succeeded).add(by);
        if (harm === 3) recorder.events.happened.add('a heavy blow');
        return harm === 3 ? [hit(harm), hit(1)] : [hit(harm)];
      },
    }),
  );
  return by === at ? moment : { ...moment, glancesAt: [by] };
}

/** It begins to rain, or doesn’t. */
const raining: Moment<Recorder> = concerning(
  ['weather'],
  throwing({
    draw: ({ throws }) => throws.pick(3),
    then: (recorder, rolled) => {
      recorder.goOnWith({ ...recorder.fight, isRaining: rolled === 0 });
    },
  }),
);

const noThrows: Throws = { pick: () => 0 };

/** Decides whether Ann is quick, which decides when her turn comes. */
const beingQuick: Moment<Recorder> = {
  ...concerning(
    ['Ann'],
    throwing({
      draw: ({ throws }) => throws.pick(3),
      then: (recorder, rolled) => {
        recorder.goOnWith({ ...recorder.fight, isQuick: rolled > 0 });
      },
    }),
  ),
  settles: true,
};

/** A blow of Ann’s both before and after those of the others, of which one is idle. */
function turnsOf(all: readonly Blow[], hers: Blow): readonly Moment<Recorder>[] {
  const turn = (isQuick: boolean): Moment<Recorder> => {
    const { of = [], draw, ways } = momentOf(hers, all.length);
    const nothing = (): void => undefined;
    return {
      of,
      isIdle: ({ fight }) => fight.isQuick !== isQuick,
      draw: (recorder) => (recorder.fight.isQuick === isQuick ? draw(recorder) : nothing),
      ways: (recorder) => (recorder.fight.isQuick === isQuick ? ways(recorder) : [{ what: nothing, weight: 1n }]),
    };
  };
  return [beingQuick, turn(true), ...all.map(momentOf), turn(false)];
}

function recorderOf(start: Brawl, throws: Throws, note: Note): Recorder {
  return new RoundRecorder({}, { found: start }, { throws, note }, () => ({ combatants: [] }));
}

const asked = {
  isIn: (state: Brawl, name: string, word: string): boolean =>
    word === 'down' ? isDown(state, name) : state.isRaining && (word === 'out in the rain' || isDown(state, name)),
  holds: ({ events }: Brawl, question: Condition): boolean =>
    question.kind === 'did'
      ? (question.what === 'succeeded' ? events.succeeded : events.failed).has(question.who.id ?? '')
      : question.kind === 'happened' && events.happened.has(question.what),
};

/** Everybody’s points, and the weather, on which it depends whether people are wet. */
const parts: StateParts<Brawl> = {
  keyOf: (brawl, part) =>
    part === 'weather' ? `${brawl.isRaining}` : `${brawl.points[part] ?? 0}${part === 'Ann' ? brawl.isQuick : ''}`,
  glanceOf: (brawl, part) => `${isDown(brawl, part)}${part === 'Ann' ? brawl.isQuick : ''}`,
  withPart: (brawl, part, from) =>
    part === 'weather'
      ? { ...brawl, isRaining: from.isRaining }
      : {
          ...brawl,
          points: { ...brawl.points, [part]: from.points[part] ?? 0 },
          ...(part === 'Ann' && from.isQuick !== undefined ? { isQuick: from.isQuick } : {}),
        },
  partsFor: (name, word) => (word === 'wet' ? [name, 'weather'] : word === 'out in the rain' ? ['weather'] : [name]),
};

function byMoments(
  start: Brawl,
  moments: readonly Moment<Recorder>[],
  isDivided = true,
): MomentByMoment<Brawl, Recorder> {
  return {
    ...(isDivided ? { parts } : {}),
    ...asked,
    moments,
    start,
    isIdle: (moment, from) => moment.isIdle?.(recorderOf(from, noThrows, () => undefined)) ?? false,
    keyOf: stateKey,
    bodiesOf: (id) => people.filter((name) => name === id || id === 'anybody'),
    play: (moment, from, throws, note) => {
      const recorder = recorderOf(start, throws, note);
      recorder.continueFrom(from);
      goThrough(recorder, [moment]);
      return recorder.ending();
    },
  };
}

const named = (id: string): { readonly id: string; readonly text: string; readonly source: typeof source } => ({
  id,
  text: id,
  source,
});
const isSo = (who: string, state = 'down'): Condition => ({ kind: 'is', who: named(who), state, source });
const did = (who: string, what: 'succeeded' | 'failed'): Condition => ({ kind: 'did', who: named(who), what, source });
const heavy: Condition = { kind: 'happened', what: 'a heavy blow', source };
const not = (of: Condition): Condition => ({ kind: 'not', of, source });
const both = (...of: readonly [Condition, Condition]): Condition => ({ kind: 'and', of, source });
const either = (...of: readonly [Condition, Condition]): Condition => ({ kind: 'or', of, source });

const questions: readonly Condition[] = [
  isSo('Ann'),
  not(isSo('Ben')),
  both(isSo('Ann'), isSo('Dot')),
  either(not(isSo('Cid')), did('Ann', 'failed')),
  both(heavy, not(did('Ben', 'succeeded'))),
  either(both(isSo('Ann'), heavy), both(isSo('Cid'), did('Dot', 'succeeded'))),
  both(isSo('Ann', 'wet'), not(isSo('Ben'))),
];

/** A condition of somebody who is several: one of them is enough. */
const anybody = isSo('anybody');

function holdsInAny(state: Brawl, question: Condition): boolean {
  switch (question.kind) {
    case 'not':
      return !holdsInAny(state, question.of);
    case 'and':
      return question.of.every((part) => holdsInAny(state, part));
    case 'or':
      return question.of.some((part) => holdsInAny(state, part));
    case 'is':
      return people.some(
        (name) => [name, 'anybody'].includes(question.who.id ?? '') && asked.isIn(state, name, question.state),
      );
    default:
      return asked.holds(state, question);
  }
}

describe('the chances of a round that is counted moment by moment', () => {
  for (const [what, isApart, isDivided] of [
    ['with moments that concern a part of the state', true, true],
    ['with moments that concern a part of a state that isn’t divided', true, false],
    ['with moments that may concern all of it', false, true],
  ] as const) {
    it(`are those of playing it in every way, ${what}`, () => {
      fc.assert(
        fc.property(points, blows, blow, (from, others, last) => {
          const hers = { ...last, by: 'Ann' };
          const all = [...others, hers];
          const start: Brawl = { points: from, isRaining: false, events: noEvents };
          const written = [...turnsOf(others, hers), raining];
          const moments = written.map(({ of, ...moment }) => (isApart && of ? { of, ...moment } : moment));
          const plain = chancesByWays(
            (throws, note) => {
              const recorder = recorderOf(start, throws, note);
              goThrough(recorder, moments);
              return recorder.ending();
            },
            { ...asked, holds: holdsInAny },
          );
          const counted = chancesByMoments(byMoments(start, moments, isDivided));
          assert.ok(plain !== undefined && typeof counted !== 'string');
          const figures = all.map((_, index) => `blow ${index}`);
          for (const chances of [plain, counted])
            for (const figure of figures)
              assert.equal(
                chances.noted(figure, 'hits').add(chances.noted(figure, 'misses')).toFraction(),
                chances.thrown(figure).toFraction(),
              );
          const of = ({ noted, isIn, holds }: typeof plain): readonly string[] => [
            ...figures.flatMap((figure) => ['hits', 'misses'].map((outcome) => noted(figure, outcome).toFraction())),
            ...people.flatMap((name) =>
              ['down', 'wet', 'out in the rain'].map((word) => isIn(name, word).toFraction()),
            ),
            ...[...questions, anybody].map((question) => holds(question)?.toFraction() ?? 'unknown'),
          ];
          assert.deepEqual(of(counted), of(plain));
        }),
        { numRuns: 100 },
      );
    });
  }

  it('are found for a round with far more ways than can be played', () => {
    const start: Brawl = { points: { Ann: 9, Ben: 9, Cid: 9, Dot: 9 }, isRaining: false, events: noEvents };
    const all = Array.from({ length: 12 }, (_, index) =>
      momentOf({ by: people[index % 4]!, at: people[(index + 2) % 4]!, faces: 4 }, index),
    );
    const chances = chancesByMoments(byMoments(start, all));
    assert.ok(typeof chances !== 'string');
    const effort = chances.effort ?? NaN;
    assert.equal(typeof chancesByMoments(byMoments(start, all), effort), 'object');
    assert.equal(chancesByMoments(byMoments(start, all), effort - 1), 'too much');
  });

  it('can be asked for more than counting them was allowed to take', () => {
    const start: Brawl = { points: { Ann: 2, Ben: 2, Cid: 2, Dot: 2 }, isRaining: false, events: noEvents };
    const all = people.map((by, index) => momentOf({ by, at: people[(index + 2) % 4]!, faces: 4 }, index));
    const free = chancesByMoments(byMoments(start, all));
    assert.ok(typeof free !== 'string');
    const limited = chancesByMoments(byMoments(start, all), free.effort);
    assert.ok(typeof limited !== 'string');
    for (const question of questions)
      assert.equal(limited.holds(question)?.toFraction(), free.holds(question)?.toFraction());
  });

  it('are unknown if a moment replaces the plan', () => {
    const start: Brawl = { points: {}, isRaining: false, events: noEvents };
    const round = { ...byMoments(start, [happening<Recorder>(() => undefined)]), play: () => undefined };
    assert.equal(chancesByMoments(round), 'another plan');
  });
});
