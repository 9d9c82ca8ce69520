/** The door of the chance room: exact numbers for contests that are thrown with cards, and throws from a seed. */
export * from './fractions.ts';
export * from './deck.ts';
export * from './seeded.ts';
export * from './contest.ts';
export * from './resolve.ts';
export * from './chances.ts';
export * from './enumerate.ts';
export * from './contest-odds.ts';
