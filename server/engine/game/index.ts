/** What a game says of itself, and what the engine makes of it. */
export { Courses, type PlayedBy } from './courses.ts';
export { defineGame } from './define-game.ts';
export type { DefinedGame, Game, Rounds, Types } from './game.ts';
export { happening, throwing, type Moment } from './moment.ts';
