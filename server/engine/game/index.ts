/** What a game says of itself, and what the engine makes of it. */
export { Courses, type CourseBy, type PlayedBy } from './courses.ts';
export { defineGame } from './define-game.ts';
export type { AskedOdds, CastOf, Game, OddsOfRound, Playing, Rounds, StateOfFight, TaleOf } from './game.ts';
export { happening, throwing, type Moment } from './moment.ts';
