/** Formats lines, rounds, tracks, states and counts for the panel. */
import type { Lines, MarkView, PanelModel, RoundName, SoughtRound, TrackView } from '../../../server/protocol/index.ts';

/** `line 31` or `lines 31–38`. */
export function linesText({ from, to }: Lines): string {
  return from === to ? `line ${from}` : `lines ${from}–${to}`;
}

/** `Round 1 · The lights go out`. */
export function roundText(round: Pick<RoundName, 'number' | 'title'>): string {
  return round.title === undefined ? `Round ${round.number}` : `Round ${round.number} · ${round.title}`;
}

/** As `roundText`, with the condition if there is no title: `Round 2 otherwise`, as opposed to `round 2 if …`. */
export function exactRoundText(round: Pick<SoughtRound, 'number' | 'title' | 'when'>): string {
  return round.title === undefined && round.when !== undefined
    ? `Round ${round.number} ${round.when}`
    : roundText(round);
}

/**
 * `5 → 3 of 5` after a change, `3 of 5` without one, `3 of 5, 1 at stake` and `3, all at stake` if some of it is, `6
 * (base 5)` above the base, `3` without a base; a number below zero has a true minus.
 */
export function trackText({ staked, ...track }: TrackView): string {
  return staked === undefined
    ? figuresText(track)
    : `${figuresText(track)}, ${staked === track.now ? 'all' : figure(staked)} at stake`;
}

function figuresText({ now, was, base }: TrackView): string {
  const change = was === undefined ? figure(now) : `${figure(was)} → ${figure(now)}`;
  if (base === undefined) return change;
  return now > base ? `${change} (base ${figure(base)})` : `${change} of ${figure(base)}`;
}

/** `3/4`, or `3` without a base. */
export function briefTrackText({ now, base }: TrackView): string {
  return base === undefined ? figure(now) : `${figure(now)}/${figure(base)}`;
}

/** A combatant’s conditions in a line: `prone, bleeding (new)`, `afraid (gone)`. */
export function standingText(marks: readonly MarkView[]): string {
  return marks.map(({ text, change }) => (change === undefined ? text : `${text} (${change})`)).join(', ');
}

/** `1.5 s`, with up to two decimals. */
export function secondsText(seconds: number): string {
  return `${Number(seconds.toFixed(2))} s`;
}

/** The text of the note about errors in the scenario; undefined if there are none. */
export function mistakesText({ errors, isBroken }: PanelModel): string | undefined {
  if (errors <= 0) return undefined;
  const count = errors === 1 ? '1 error' : `${errors} errors`;
  return `The scenario has ${count}${isBroken === true ? '; this is the part that could be understood' : ''}.`;
}

function figure(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : String(value);
}
