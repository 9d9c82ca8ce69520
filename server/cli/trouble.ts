/** Something that a command can't go on with: its message is for the person at the terminal. */
export class Trouble extends Error {}
