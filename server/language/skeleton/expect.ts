/** Rows for expectations about the odds. */
import type { Expectation, SentencePattern, Slots, Source } from '../../engine/index.ts';

const bound = '{bound:at least|at most} {percent} {when:in|after} round {round:number}';

const expected = 'What the writer expects of the odds.';

export const expectRows: readonly SentencePattern[] = [
  expectRow(
    'expect-success',
    '{who} {what:succeeds|fails}',
    'expect Ann succeeds at least 60% in round 2',
    (slots) => ({
      kind: 'did',
      who: slots.name('who'),
      what: slots.words('what').text === 'succeeds' ? 'succeeds' : 'fails',
    }),
    `${expected} If somebody attempts several things in the round, one of them is enough.`,
  ),
  expectRow('expect-state', '{who} is {state}', 'expect Marta is unhurt at least 50% after round 3', (slots) => ({
    kind: 'is',
    who: slots.name('who'),
    state: slots.words('state').text,
  })),
  expectRow('expect-acting', '{side} {acts:act|acts}', 'expect the Players act at least 50% in round 1', (slots) => ({
    kind: 'acts',
    side: slots.name('side'),
  })),
  expectRow('expect-happening', '{what:happening}', 'expect a tie at most 15% in round 1', (slots) => ({
    kind: 'happens',
    what: slots.words('what').text,
  })),
];

function expectRow(
  id: string,
  about: string,
  example: string,
  meant: (slots: Slots) => Expectation['about'],
  doc = expected,
): SentencePattern {
  return {
    id,
    example,
    doc,
    places: ['scenario'],
    words: `expect ${about} ${bound}`,
    means: (slots, source) => ({ piece: 'expectation', expectation: toExpectation(slots, source, meant(slots)) }),
  };
}

function toExpectation(slots: Slots, source: Source, about: Expectation['about']): Expectation {
  return {
    about,
    source,
    bound: slots.words('bound').text === 'at least' ? 'at least' : 'at most',
    percent: slots.number('percent').value,
    percentAt: slots.number('percent').source,
    when: slots.words('when').text === 'in' ? 'in' : 'after',
    round: slots.number('round').value,
  };
}
