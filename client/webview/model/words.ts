/** How the panel writes small things: lines, tracks, counts. */
import type { ArrowView, Lines, PanelModel, RoundView, TrackView } from '../../../server/protocol/index.ts';

/** `line 31` or `lines 31–38`. */
export function linesText({ from, to }: Lines): string {
  return from === to ? `line ${from}` : `lines ${from}–${to}`;
}

/** `Round 1 · The lights go out`. */
export function roundText(round: RoundView): string {
  return round.title === undefined ? `Round ${round.number}` : `Round ${round.number} · ${round.title}`;
}

/** `5 → 3 of 5` after a change, `3 of 5` without one; a number below zero has a true minus. */
export function trackText({ now, was, base }: TrackView): string {
  const change = was === undefined ? figure(now) : `${figure(was)} → ${figure(now)}`;
  return `${change} of ${figure(base)}`;
}

/** `attacks Ash, Bramble and Dusk`: what somebody announces, each verb once. */
export function deedsText(arrows: readonly ArrowView[]): string {
  const verbs = [...new Set(arrows.map(({ verb }) => verb))];
  return verbs.map((verb) => `${verb} ${inOne(arrows.filter((arrow) => arrow.verb === verb).map(({ to }) => to))}`).join(', ');
}

/** What the note says about mistakes in the file; nothing where there are none. */
export function mistakesText({ errors }: PanelModel): string | undefined {
  if (errors <= 0) return undefined;
  const count = errors === 1 ? 'one mistake' : `${errors} mistakes`;
  return `The file has ${count}, so this is what could be understood.`;
}

function inOne(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

function figure(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : String(value);
}
