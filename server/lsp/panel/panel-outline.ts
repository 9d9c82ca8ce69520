/** Fingerprints by which the rounds and the cast of a scenario are recognized in another text. */
import { derive, type NameRef, type Round, type Scenario, ValueMemo } from '../../engine/index.ts';
import type { Outline, RoundPrint } from '../../protocol/index.ts';

const prints = new ValueMemo<Round, { readonly names: string; readonly holds: string }>('prints of rounds');

export const outlineOf = derive('outlines for panels', (scenario: Scenario): Outline => {
  const cast = scenario.combatants.map(({ name }) => name);
  const places = new Map(cast.map((name, at) => [name, at] as const));
  const names = JSON.stringify(cast);
  return { cast, rounds: scenario.rounds.map((round) => printOf(round, names, places)) };
});

/** Reuses the fingerprint of a round that an edit has left unchanged. */
function printOf(round: Round, names: string, places: ReadonlyMap<string, number>): RoundPrint {
  const known = prints.known(round);
  const holds = known?.names === names ? known.holds : shortOf(round, places);
  prints.keep(round, { names, holds });
  return { number: round.number, ...(round.title === undefined ? {} : { title: round.title }), holds };
}

/**
 * Who does what to whom; combatants are identified by their index in the cast, so that renaming changes nothing.
 * Clauses aren’t part of it.
 */
function shortOf({ announcements }: Round, places: ReadonlyMap<string, number>): string {
  const named = ({ id, text }: NameRef): string => `${places.get(id ?? '') ?? id ?? text}`;
  return hashed(
    announcements
      .map(({ actors, verb, targets, object, thing }) =>
        [...actors.map(named), verb.text, ...targets.map(named), object?.text, thing?.text].join(' '),
      )
      .join('\n'),
  );
}

/** Enough to distinguish the rounds of a scenario (FNV-1a). */
function hashed(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
