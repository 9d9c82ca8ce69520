/**
 * Size limits of all caches that are keyed by text, one entry per kind of content. A cache keyed by a value needs no
 * limit: its entries are collected with that value.
 */

interface Kind {
  /** What one entry contains. */
  readonly holds: string;
  /** The scope of the limit: the whole process, or each value of a kind, with which its entries are collected. */
  readonly per: string;
  readonly full: 'forgets the oldest' | 'takes no more';
  readonly why: string;
}

/** `bytes` is the estimated size of keys and results; `entryBytes` is roughly one entry’s size in a fight of nine. */
export type MemoryBound = Kind &
  (
    | { readonly bytes: number; readonly entries?: undefined }
    | { readonly bytes?: undefined; readonly entries: number; readonly entryBytes: number }
  );

export type BoundName = keyof typeof table;

const table = {
  'falling factorials': {
    holds: 'the number of ways to deal some of a number of cards, for each pair of numbers',
    per: 'everything',
    full: 'takes no more',
    entries: 100_000,
    entryBytes: 60,
    why: 'room for decks of 500 cards of which 200 are dealt; every count of deals multiplies some of them',
  },
  'chances of a contest': {
    holds: 'the chances of the outcomes of a contest of hands, by its decks and hands',
    per: 'everything',
    full: 'forgets the oldest',
    entries: 300,
    entryBytes: 12_000,
    why: 'the few scenarios that somebody works on have no more contests, and computing one takes up to 100 ms',
  },
  'chances of a small contest': {
    holds: 'the same for contests of two that are computed along with another',
    per: 'everything',
    full: 'forgets the oldest',
    entries: 300,
    entryBytes: 12_000,
    why: 'each contest needs few of them, and most need the same ones',
  },
  'weights of a pool of sets': {
    holds: 'all possible results of the dice of a pool, with weights',
    per: 'everything',
    full: 'forgets the oldest',
    bytes: 8_000_000,
    why: 'attempts with the same needs and dice recur; room for 200 pools of usual size',
  },
  'rows of added verbs': {
    holds: 'the table row for a verb that a writer has added',
    per: 'each game',
    full: 'forgets the oldest',
    entries: 1000,
    entryBytes: 3_000,
    why: 'enough for the open scenarios, and for switching between files',
  },
  'copies of a text': {
    holds: 'the analysis of a text into which trials are written',
    per: 'each analysis',
    full: 'forgets the oldest',
    entries: 16,
    entryBytes: 500_000,
    why: 'one more trial costs one more analysis, and undoing the last ones costs none',
  },
  'courses wished for': {
    holds: 'a course that a panel has requested',
    per: 'each analysis',
    full: 'forgets the oldest',
    entries: 4,
    entryBytes: 2_000,
    why: 'a course and its branch are requested in parts, by two panels at most',
  },
  'courses of a scenario': {
    holds: 'a course played with its steps, and the odds along it',
    per: 'each scenario',
    full: 'forgets the oldest',
    entries: 8,
    entryBytes: 500_000,
    why: 'somebody who keeps redrawing needs none of the older ones; 200 rounds of 30 combatants take 90 MB',
  },
  'courses that odds go along': {
    holds: 'a course played without steps, from which the odds of its rounds are computed',
    per: 'each scenario',
    full: 'forgets the oldest',
    entries: 8,
    entryBytes: 100_000,
    why: 'as many as there are courses with steps',
  },
  'rounds last told': {
    holds: 'what was last shown for the later rounds of a scenario, by its file, title and game',
    per: 'everything',
    full: 'forgets the oldest',
    entries: 50,
    entryBytes: 100_000,
    why: 'the scenarios of the files that are open',
  },
  'states of a fight': {
    holds: 'a state that a course has reached',
    per: 'each cast',
    full: 'forgets the oldest',
    entries: 200,
    entryBytes: 10_000,
    why: 'the states of the courses from 40 seeds through five rounds',
  },
  'ways of a round': {
    holds: 'the result of a round with the throws that were made',
    per: 'each round and state that it finds',
    full: 'takes no more',
    entries: 60,
    entryBytes: 5_000,
    why: 'the courses from 40 seeds and some redraws; a round that was rolled in more ways hardly repeats one',
  },
  'outlines of a round': {
    holds: 'announcements and pools of a round, by all that they depend on of a state',
    per: 'each cast and round',
    full: 'takes no more',
    entries: 1000,
    entryBytes: 15_000,
    why: 'thousands of courses share few outlines; if there are more, the oldest are needed as often as any',
  },
  'rolls of a round': {
    holds: 'what is rolled together in a round, by who is out of the fight',
    per: 'each round and what holds in it',
    full: 'forgets the oldest',
    entries: 8,
    entryBytes: 20_000,
    why: 'somebody drops out now and then; hardly any round finds more sets of people',
  },
  'contests on the table': {
    holds: 'the contest of the dealt hands, by their numbers of cards',
    per: 'each throw that is due',
    full: 'takes no more',
    entries: 16,
    entryBytes: 1_000,
    why: 'usually the hands that are due are dealt; decks that run out give a few others',
  },
  'odds of a round': {
    holds: 'the odds of a round from one state, 6 kB for each combatant or action',
    per: 'all rounds of a scenario',
    full: 'takes no more',
    bytes: 120_000_000,
    why: 'any realistic scenario has fewer states; it is kept while its courses are played',
  },
  'layers of courses': {
    holds: 'the courses of the rounds of one number: 1 kB for each state of a combatant, 100 kB for the sums of odds',
    per: 'each game',
    full: 'forgets the oldest',
    bytes: 92_000_000,
    why: 'all stages of a scenario of usual length, so that an edit leaves the rounds before it played',
  },
} as const satisfies Record<string, MemoryBound>;

export const bounds: Readonly<Record<BoundName, MemoryBound>> = table;
