/** Counting a round moment by moment gives the chances of playing it in every way. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Throws } from '../../../server/engine/chance/index.ts';
import { chancesByMoments, type MomentByMoment } from '../../../server/engine/game/chances-by-moments.ts';
import { chancesByWays } from '../../../server/engine/game/chances-by-ways.ts';
import { concerning, goThrough, happening, throwing, type Moment } from '../../../server/engine/game/moment.ts';
import { noEvents, type Events } from '../../../server/engine/play/events.ts';
import type { Note } from '../../../server/engine/play/playing.ts';
import { RoundRecorder } from '../../../server/engine/play/round-recorder.ts';
import { stateKey } from '../../../server/engine/play/state-key.ts';
import type { Condition } from '../../../server/engine/index.ts';

/** A brawl: in turn, whoever is still on their feet throws a die, and takes as many points off somebody. */
interface Brawl {
  readonly points: Readonly<Record<string, number>>;
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

const blows = fc.array(
  fc.record({
    by: fc.constantFrom(...people),
    at: fc.constantFrom(...people),
    faces: fc.integer({ min: 2, max: 4 }),
  }),
  { minLength: 1, maxLength: 5 },
);
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
  return concerning(
    [by, at],
    throwing({
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
}

function recorderOf(start: Brawl, throws: Throws, note: Note): Recorder {
  return new RoundRecorder({}, { found: start }, { throws, note }, () => ({ combatants: [] }));
}

const asked = {
  isIn: (state: Brawl, name: string, word: string): boolean => word === 'down' && isDown(state, name),
  holds: ({ events }: Brawl, question: Condition): boolean =>
    question.kind === 'did'
      ? (question.what === 'succeeded' ? events.succeeded : events.failed).has(question.who.id ?? '')
      : question.kind === 'happened' && events.happened.has(question.what),
};

function byMoments(start: Brawl, moments: readonly Moment<Recorder>[]): MomentByMoment<Brawl, Recorder> {
  return {
    ...asked,
    moments,
    start,
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
const isSo = (who: string): Condition => ({ kind: 'is', who: named(who), state: 'down', source });
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
      return people.some((name) => [name, 'anybody'].includes(question.who.id ?? '') && isDown(state, name));
    default:
      return asked.holds(state, question);
  }
}

describe('the chances of a round that is counted moment by moment', () => {
  for (const [what, isApart] of [
    ['with moments that concern a part of the state', true],
    ['with moments that may concern all of it', false],
  ] as const) {
    it(`are those of playing it in every way, ${what}`, () => {
      fc.assert(
        fc.property(points, blows, (from, all) => {
          const start: Brawl = { points: from, events: noEvents };
          const moments = all.map(momentOf).map(({ of, ...moment }) => (isApart && of ? { of, ...moment } : moment));
          const plain = chancesByWays(
            (throws, note) => {
              const recorder = recorderOf(start, throws, note);
              goThrough(recorder, moments);
              return recorder.ending();
            },
            { ...asked, holds: holdsInAny },
          );
          const counted = chancesByMoments(byMoments(start, moments));
          assert.ok(plain !== undefined && counted !== undefined);
          const figures = all.map((_, index) => `blow ${index}`);
          for (const chances of [plain, counted])
            for (const figure of figures)
              assert.equal(
                chances.noted(figure, 'hits').add(chances.noted(figure, 'misses')).toFraction(),
                chances.thrown(figure).toFraction(),
              );
          const of = ({ noted, isIn, holds }: typeof plain): readonly string[] => [
            ...figures.flatMap((figure) => ['hits', 'misses'].map((outcome) => noted(figure, outcome).toFraction())),
            ...people.map((name) => isIn(name, 'down').toFraction()),
            ...[...questions, anybody].map((question) => holds(question).toFraction()),
          ];
          assert.deepEqual(of(counted), of(plain));
        }),
        { numRuns: 150 },
      );
    });
  }

  it('are found for a round with far more ways than can be played', () => {
    const start: Brawl = { points: { Ann: 9, Ben: 9, Cid: 9, Dot: 9 }, events: noEvents };
    const all = Array.from({ length: 12 }, (_, index) =>
      momentOf({ by: people[index % 4]!, at: people[(index + 2) % 4]!, faces: 4 }, index),
    );
    assert.ok(chancesByMoments(byMoments(start, all)) !== undefined);
  });

  it('are unknown if a moment replaces the plan', () => {
    const start: Brawl = { points: {}, events: noEvents };
    const round = { ...byMoments(start, [happening<Recorder>(() => undefined)]), play: () => undefined };
    assert.equal(chancesByMoments(round), undefined);
  });
});
