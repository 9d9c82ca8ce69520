/** Everything cached by text or number stays within its bound in the table. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  AskedMemo,
  bounds,
  ChainMemo,
  deriveByText,
  hitCounts,
  memoOfEach,
  memoOfPair,
  RowMemo,
  TextMemo,
  type BoundName,
} from '../../../server/engine/derive/index.ts';

const names = Object.keys(bounds) as readonly BoundName[];
const textsOf = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `text ${index}`);

describe('the table of bounds', () => {
  for (const name of names) {
    it(`says of ${name} what it holds and why its bound has that size`, () => {
      const { holds, why, per, bytes, entries } = bounds[name];
      for (const words of [holds, why, per]) assert.match(words, /^\S.*[^.]$/);
      assert.ok((bytes ?? entries) > 0);
    });
  }

  it('stays far below the gigabyte at which a server is killed, even with everything full', () => {
    const whole = names.filter((name) => /^(?:everything|each game)$/.test(bounds[name].per));
    const sizes = whole.map((name) => {
      const bound = bounds[name];
      return (bound.bytes ?? bound.entries * bound.entryBytes) * (bound.per === 'each game' ? 5 : 1);
    });
    assert.ok(sizes.reduce((sum, size) => sum + size, 0) < 600_000_000);
  });
});

describe('a memo by text', () => {
  it('drops the least recently used entry', () => {
    const memo = new TextMemo<string>('rounds last told');
    const most = bounds['rounds last told'].entries!;
    for (const text of textsOf(most)) memo.keep(text, text);
    assert.equal(memo.known('text 0'), 'text 0');
    memo.keep('one more', 'one more');
    assert.deepEqual([memo.size, memo.known('text 0'), memo.known('text 1')], [most, 'text 0', undefined]);
  });

  it('stops taking new entries where its line says so, and keeps the old ones', () => {
    const memo = new TextMemo<string>('outlines of a round');
    const most = bounds['outlines of a round'].entries!;
    for (const text of textsOf(most + 10)) memo.get(text, () => text);
    assert.deepEqual([memo.size, memo.known('text 0'), memo.known(`text ${most}`)], [most, 'text 0', undefined]);
  });

  it('counts the bytes of texts and results, or its share of them', () => {
    for (const share of [1, 4]) {
      const memo = new TextMemo<number>('odds of a round', { sizeOf: (answer) => answer, share });
      const most = bounds['odds of a round'].bytes! / share;
      memo.keep('large', most - 100);
      memo.keep('x'.repeat(94), 1);
      memo.keep('small', 1);
      assert.deepEqual(
        [memo.known('large'), memo.known('x'.repeat(94)), memo.known('small')],
        [most - 100, 1, undefined],
      );
    }
  });

  it('keeps nothing larger than the bound, and goes on', () => {
    const memo = new TextMemo<number>('weights of a pool of sets', { sizeOf: (answer) => answer });
    assert.equal(
      memo.get('too large', () => 1e12),
      1e12,
    );
    assert.deepEqual([memo.size, memo.known('too large')], [0, undefined]);
    memo.keep('small', 1);
    assert.equal(memo.known('small'), 1);
  });

  it('counts again when a result is replaced', () => {
    const memo = new TextMemo<number>('weights of a pool of sets', { sizeOf: (answer) => answer });
    const most = bounds['weights of a pool of sets'].bytes!;
    for (let time = 0; time < 5; time += 1) memo.keep('one', most - 10);
    memo.keep('b', 1);
    assert.equal(memo.size, 2);
  });

  it('never exceeds its bound, and holds the same as a plain list of the most recently used entries', () => {
    const most = bounds['courses of a scenario'].entries!;
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 }), { maxLength: 60 }), (asked) => {
        const memo = new TextMemo<number>('courses of a scenario');
        let last: readonly number[] = [];
        for (const each of asked) {
          let isMade = false;
          memo.get(`${each}`, () => {
            isMade = true;
            return each;
          });
          assert.equal(isMade, !last.includes(each));
          last = [...last.filter((other) => other !== each), each].slice(-most);
          assert.equal(memo.size, last.length);
        }
      }),
    );
  });

  it('remembers that there is no result', () => {
    const asked: string[] = [];
    const nothingIn = deriveByText('chances of a contest', ({ length }: string): string => `${length}`, note);
    for (const text of ['one', 'two', 'three']) assert.equal(nothingIn(text), undefined);
    assert.deepEqual(asked, ['one', 'three']);

    function note(text: string): string | undefined {
      asked.push(text);
      return undefined;
    }
  });

  it('counts hits', () => {
    const countNow = (): readonly number[] => {
      const { hits, misses } = hitCounts().find(({ name }) => name === 'copies of a text') ?? { hits: 0, misses: 0 };
      return [hits, misses];
    };
    const memo = new TextMemo<number>('copies of a text');
    const [hits = 0, misses = 0] = countNow();
    memo.get('a', () => 1);
    memo.get('a', () => 1);
    memo.known('b');
    assert.deepEqual(countNow(), [hits + 1, misses + 2]);
  });

  it('belongs to one value, or to two', () => {
    const [one, other] = [{}, {}];
    const ofEach = memoOfEach<number>('copies of a text');
    const ofPair = memoOfPair<number>('copies of a text');
    ofEach(one).keep('a', 1);
    ofPair(one, other).keep('a', 2);
    assert.deepEqual([ofEach(one).known('a'), ofEach(other).known('a')], [1, undefined]);
    assert.deepEqual([ofPair(one, other).known('a'), ofPair(other, one).known('a')], [2, undefined]);
  });
});

describe('a chain of results', () => {
  interface Link {
    readonly text: string;
    size: number;
  }
  const most = bounds['layers of courses'].bytes!;
  const chain = (dropped: string[] = []): ChainMemo<Link> =>
    new ChainMemo<Link>('layers of courses', { sizeOf: ({ size }) => size, drop: ({ text }) => dropped.push(text) });
  const link =
    (text: string, size = 1) =>
    (): Link => ({ text, size });

  it('is the same for the same texts in the same order', () => {
    const memo = chain();
    const first = memo.behind(undefined, 'a', link('a'));
    const second = memo.behind(first, 'b', link('b'));
    assert.equal(memo.behind(undefined, 'a', link('other')), first);
    assert.equal(memo.behind(first, 'b', link('other')), second);
    assert.notEqual(memo.behind(second, 'b', link('b')), second);
    assert.notEqual(memo.behind(undefined, 'b', link('b')), second);
  });

  it('drops the least recently used result when it has grown too large', () => {
    const dropped: string[] = [];
    const memo = chain(dropped);
    const [a, b] = ['a', 'b'].map((text) => memo.behind(undefined, text, link(text))) as [Link, Link];
    memo.behind(undefined, 'a', link('other'));
    [a.size, b.size] = [most - 10, 11];
    memo.trim();
    assert.deepEqual(dropped, ['b']);
    assert.equal(memo.behind(undefined, 'a', link('other')), a);
    assert.notEqual(memo.behind(undefined, 'b', link('b')), b);
  });
});

describe('what is made on demand', () => {
  it('is kept for no more variants than its line says', () => {
    const most = bounds['ways of a round'].entries!;
    const memo = new AskedMemo<{ readonly value: number }>('ways of a round');
    let calls = 0;
    const ask = (value: number): number =>
      memo.get(
        () => value,
        (next) => {
          calls += 1;
          return { value: next(1000) };
        },
      ).value;
    for (let time = 0; time < 2; time += 1)
      for (let value = 0; value < most + 5; value += 1) assert.equal(ask(value), value);
    assert.equal(calls, most + 10);
  });
});

describe('numbered rows', () => {
  it('are made only as far as requested, and no item twice', () => {
    const made: string[] = [];
    const rows = new RowMemo('falling factorials', 0, (before: number, at, row) => {
      made.push(`${row}/${at}`);
      return before + row;
    });
    assert.deepEqual([rows.at(2, 3), rows.at(2, 2), rows.at(3, 1), rows.at(2, 0), rows.at(2, 4)], [6, 4, 3, 0, 8]);
    assert.deepEqual(made, ['2/1', '2/2', '2/3', '3/1', '2/4']);
  });

  it('are correct beyond their bound', () => {
    const most = bounds['falling factorials'].entries!;
    const rows = new RowMemo('falling factorials', 0, (before: number) => before + 1);
    assert.equal(rows.at(0, most + 10), most + 10);
    assert.deepEqual([rows.at(0, most + 20), rows.at(1, 5), rows.at(0, 7)], [most + 20, 5, 7]);
  });
});
