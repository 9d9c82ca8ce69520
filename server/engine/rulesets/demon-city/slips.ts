/** How people tell where somebody stands and what helps them, and the sentences of Demon City that say it. */
import type { Slip } from '../../ruleset.ts';
import type { Place } from '../../sentence.ts';

const places: readonly Place[] = ['situation', 'round'];

/** Somebody sits, stands or lies somewhere: what matters is where. */
const posture = '[(sitting|standing|crouching|kneeling|lying|waiting|hiding|stuck)] [(up|down|out|over|back)]';

const advantages: readonly Slip[] = [
  { places, words: '{who:names} (has|have) {what:words} (on|over|against) {over:names}', say: 'advantage "{what}" for {who} over {over}' },
  { places, words: '{who:names} (has|have) {what:words}', say: 'advantage "{what}" for {who}' },
];

export const slips: readonly Slip[] = [...advantages, ...['is', 'are'].flatMap(standing)];

function standing(verb: string): readonly Slip[] {
  const said = (before: string, place: string): readonly Slip[] => [
    { places, words: `{who:names} ${verb} ${posture} ${before} {place:words} , {feet:number} (ft|feet) from {from:names}`, say: `{who} ${verb} at "${place}", {feet} ft from {from}` },
    { places, words: `{who:names} ${verb} ${posture} ${before} {place:words}`, say: `{who} ${verb} at "${place}"` },
  ];
  const near = ['behind', 'under', 'beneath', 'near', 'beside', 'inside', 'outside'];
  return [...said('(in|at|on|by)', '{place}'), ...near.flatMap((word) => said(word, `${word} {place}`))];
}
