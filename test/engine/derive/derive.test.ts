/** Values derived from others: computed once for each, counted, and collected with them. */
import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  derive,
  deriveFromPart,
  deriveInSteps,
  derivePair,
  deriveTriple,
  hitCounts,
  ValueMemo,
  withoutMemory,
} from '../../../server/engine/derive/index.ts';

interface Thing {
  readonly text: string;
}

const [one, other, third]: readonly Thing[] = [{ text: 'one' }, { text: 'other' }, { text: 'third' }];

/** A function that counts its calls. */
function counting<A extends readonly unknown[], T>(make: (...args: A) => T): { (...args: A): T; calls: number } {
  const counted = Object.assign(
    (...args: A): T => {
      counted.calls += 1;
      return make(...args);
    },
    { calls: 0 },
  );
  return counted;
}

function countOf(name: string): readonly (number | undefined)[] {
  const count = hitCounts().find((each) => each.name === name);
  return [count?.hits, count?.misses];
}

describe('a derived value', () => {
  it('is computed once for the same value, and again for an equal one', () => {
    const make = counting(({ text }: Thing) => ({ length: text.length }));
    const lengthOf = derive('test: of one value', make);
    assert.equal(lengthOf(one!), lengthOf(one!));
    assert.deepEqual(lengthOf({ ...one! }), lengthOf(one!));
    assert.equal(make.calls, 2);
  });

  it('may be empty, 0 or false', () => {
    for (const [nothing, name] of [['', 'text'] as const, [0, 'number'] as const, [false, 'answer'] as const]) {
      const make = counting((): string | number | boolean => nothing);
      const derived = derive<Thing, string | number | boolean>(`test: an empty ${name}`, make);
      assert.deepEqual([derived(one!), derived(one!), make.calls], [nothing, nothing, 1]);
    }
  });

  it('is computed once for the same two or three values in their order', () => {
    const pair = counting((a: Thing, b: Thing) => `${a.text} ${b.text}`);
    const triple = counting((a: Thing, b: Thing, c: Thing) => `${a.text} ${b.text} ${c.text}`);
    const [ofTwo, ofThree] = [derivePair('test: of two', pair), deriveTriple('test: of three', triple)];
    for (let time = 0; time < 2; time += 1) {
      assert.deepEqual([ofTwo(one!, other!), ofTwo(other!, one!)], ['one other', 'other one']);
      assert.deepEqual(
        [ofThree(one!, other!, third!), ofThree(one!, third!, other!)],
        ['one other third', 'one third other'],
      );
    }
    assert.deepEqual([pair.calls, triple.calls], [2, 2]);
  });

  it('is computed once for all values that share the part it depends on', () => {
    const make = counting(({ part }: { readonly part: Thing; readonly rest: number }) => part.text.length);
    const lengthOf = deriveFromPart('test: of a part', ({ part }) => part, make);
    assert.deepEqual([lengthOf({ part: one!, rest: 1 }), lengthOf({ part: one!, rest: 2 }), make.calls], [3, 3, 1]);
  });

  it('goes on step by step where the previous caller stopped', () => {
    const made: number[] = [];
    const inSteps = deriveInSteps('test: in steps', function* lettersOf({ text }: Thing) {
      for (const index of text.split('').keys()) {
        made.push(index);
        yield;
      }
      return text.length;
    });
    inSteps.steps(one!).next();
    assert.deepEqual([inSteps(one!), inSteps(one!)], [3, 3]);
    assert.deepEqual(made, [0, 1, 2]);
  });

  it('is started again after an error', () => {
    let fails = true;
    const inSteps = deriveInSteps('test: a mistake', function* fragile({ text }: Thing) {
      yield;
      if (fails) throw new Error('a mistake');
      return text;
    });
    assert.throws(() => inSteps(one!), /a mistake/);
    fails = false;
    assert.equal(inSteps(one!), 'one');
  });

  it('can be replaced and dropped by hand', () => {
    const memo = new ValueMemo<Thing, string>('test: by hand');
    assert.equal(memo.known(one!), undefined);
    assert.equal(memo.keep(one!, 'first'), 'first');
    memo.keep(one!, 'second');
    assert.deepEqual([memo.known(one!), memo.has(one!), memo.has(other!)], ['second', true, false]);
    memo.forget(one!);
    assert.equal(memo.known(one!), undefined);
    assert.deepEqual(countOf('test: by hand'), [1, 2]);
  });

  it('is counted by name: hits and computations', () => {
    const lengthOf = derive('test: counted', ({ text }: Thing) => text.length);
    for (const thing of [one!, other!, one!, one!]) lengthOf(thing);
    assert.deepEqual(countOf('test: counted'), [2, 2]);
    const shared = derive('test: counted', ({ text }: Thing) => text);
    shared(one!);
    assert.deepEqual(countOf('test: counted'), [2, 3]);
  });

  it('is computed each time while its name is disabled, and is cached again afterwards', () => {
    const make = counting(({ text }: Thing) => ({ text }));
    const [derived, kept] = [
      derive('test: forgotten', make),
      derive('test: not forgotten', ({ text }: Thing) => ({ text })),
    ];
    const [before, keptBefore] = [derived(one!), kept(one!)];
    const within = withoutMemory(
      (name) => name === 'test: forgotten',
      () => {
        assert.equal(kept(one!), keptBefore);
        return [derived(one!), derived(one!)];
      },
    );
    assert.notEqual(within[0], within[1]);
    assert.equal(derived(one!), before);
    assert.equal(make.calls, 3);
  });
});

describe('a value’s cached results', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;

  /** Whether the results for some values are collected when nothing refers to these any more. */
  async function areGone(remember: (key: Thing, answer: Thing) => void): Promise<boolean> {
    const answers = Array.from({ length: 20 }, (_, index) => {
      const made = { text: `answer ${index}` };
      remember({ text: `key ${index}` }, made);
      return new WeakRef(made);
    });
    for (let time = 0; time < 10 && answers.some((each) => each.deref() !== undefined); time += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      collect();
    }
    return answers.every((each) => each.deref() === undefined);
  }

  // These functions live as long as the test, as those of a module do.
  const box: { answer: Thing } = { answer: one! };
  const answer = (): Thing => box.answer;
  const ofOne = derive<Thing, Thing>('test: collected', answer);
  const ofTwo = derivePair<Thing, Thing, Thing>('test: collected pair', answer);
  const ofThree = deriveTriple<Thing, Thing, Thing, Thing>('test: collected triple', answer);
  const byHand = new ValueMemo<Thing, Thing>('test: collected by hand');
  const kept: readonly (readonly [string, (key: Thing) => void])[] = [
    ['one value', (key) => void ofOne(key)],
    ['the first of two', (key) => void ofTwo(key, other!)],
    ['the second of two', (key) => void ofTwo(other!, key)],
    ['the second of three', (key) => void ofThree(one!, key, other!)],
    ['the third of three', (key) => void ofThree(one!, other!, key)],
    ['a value, by hand', (key) => void byHand.keep(key, box.answer)],
  ];
  for (const [what, ask] of kept) {
    it(`are collected when nothing refers to ${what} any more`, async () => {
      const gone = await areGone((key, made) => {
        box.answer = made;
        ask(key);
        box.answer = one!;
      });
      assert.ok(gone);
    });
  }
});
