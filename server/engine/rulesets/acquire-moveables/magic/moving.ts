/** Spells that are moved between mind, scrolls and items, with an hour of concentration (am-228). */
import { list, sentence } from '../../../play/words.ts';
import { type Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { nameOf, type SpellMove } from '../facts.ts';
import { inMind, type SpellPlace } from '../fight.ts';
import { toEach, type Happening } from '../play/happens.ts';
import { recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { secondsIn, hour } from '../time.ts';
import { isHeld, placed, placesOf, removed } from './spells.ts';

export const spellsMoving: Happening = ({ cast }, fact) =>
  fact.kind === 'moves spells' ? toEach(cast, [fact.who], (recorder, who) => move(recorder, who, fact)) : [];

function move(recorder: Recorder, who: Fighter, fact: SpellMove): void {
  const to = fact.to === undefined ? inMind : nameOf(fact.to);
  const names = fact.spells.map(({ text }) => text);
  const why = hindranceOf(recorder, who, to, names);
  if (why === undefined) for (const spell of names) moveOne(recorder, who, spell, to);
  const what = list(names.map((name) => `“${name}”`));
  recordStep(recorder, who, () => ({
    kind: 'moving spells',
    title:
      why === undefined
        ? `${who.called} moves ${what} ${to === inMind ? 'into mind' : `into the ${to}`}`
        : `${who.called} can’t move ${what}`,
    text: why ?? 'That takes an hour of concentration.',
    rule: rule.transfer,
    source: fact.source,
  }));
}

/** Why nothing is moved; undefined if everything is. */
function hindranceOf(
  { plan, fight }: Recorder,
  who: Fighter,
  to: SpellPlace,
  names: readonly string[],
): string | undefined {
  if (secondsIn(plan.round) < hour)
    return 'It takes an hour of concentration, and the round doesn’t last for one: “round 2, 1 hour”.';
  if (to !== inMind && !isHeld(fight, who, to)) return `${sentence(who.called)} doesn’t hold the ${to}.`;
  const missing = names.find((spell) => reachable(fight, who, spell, to) === undefined);
  return missing === undefined ? undefined : `“${missing}” isn’t in mind, nor in anything else that is held.`;
}

function moveOne(recorder: Recorder, who: Fighter, spell: string, to: SpellPlace): void {
  const from = reachable(recorder.fight, who, spell, to);
  if (from === undefined) return;
  recorder.goOnWith(placed(removed(recorder.fight, who, spell, from), who, spell, to));
}

/** Where a spell can be taken from. */
function reachable(fight: Recorder['fight'], who: Fighter, spell: string, to: SpellPlace): SpellPlace | undefined {
  return placesOf(fight, who, spell).find((place) => place !== to && (place === inMind || isHeld(fight, who, place)));
}
