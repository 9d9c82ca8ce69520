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

/** Help is the advantage that it gives. */
const help: readonly Slip[] = ['by', 'with', 'while'].map((word) => (
  { places: ['round'], words: `{who:names} [:] (helps|help) {whom:names} ${word} {what:words}`, say: '{who}: helps {whom}, advantage "{what}"' }));

/** Armour is told with its bonus; without one, that of light armour. */
const armour: readonly Slip[] = ([
  ['wears {what:words} [,] [(armor|armour)] {points:number}', '{what} +{points}'], ['wears {what:words}', '{what} +1'],
  ['(armour|Armour) [:] [+] {points:number}', 'armour +{points}'], ['(armor|Armor) [:] [+] {points:number}', 'armor +{points}'],
  ['(armor|armour|Armor|Armour) : {what:words} [+] {points:number}', '{what} +{points}'], ['(armor|armour|Armor|Armour) : {what:words}', '{what} +1'],
] as const).map(([words, what]) => ({ places: ['combatant'], words, say: `wears ${what}` }));

const clauses: readonly Slip[] = [
  { places: ['announcement'], words: '(rolls|roll|rolled|draws|drew|flips|gets|throw) [(a|an)] {card:number}', say: 'throws {card}' },
  { places: ['announcement'], words: 'with [(a|an)] advantage', say: 'advantage "…"' },
  { places: ['announcement'], words: 'with [a] (disadvantage|hindrance)', say: 'hindrance "…"' },
  { places: ['announcement'], words: 'without (hurting|harming|wounding) (him|her|it|them|anybody|{who:names})', say: 'without harm' },
];

const distances: readonly Slip[] = [
  { places, words: "{who:names} (is|are|stands|stand|starts|start) [about] {feet:number} (ft|feet|foot|') [away] [from] {from:names}", say: '{who} is {feet} ft from {from}' },
];

export const slips: readonly Slip[] = [...distances, ...advantages, ...help, ...armour, ...clauses, ...['is', 'are'].flatMap(standing)];

function standing(verb: string): readonly Slip[] {
  const said = (before: string, place: string): readonly Slip[] => [
    { places, words: `{who:names} ${verb} ${posture} ${before} {place:words} , {feet:number} (ft|feet) from {from:names}`, say: `{who} ${verb} at "${place}", {feet} ft from {from}` },
    { places, words: `{who:names} ${verb} ${posture} ${before} {place:words}`, say: `{who} ${verb} at "${place}"` },
  ];
  const near = ['behind', 'under', 'beneath', 'near', 'beside', 'inside', 'outside'];
  return [...said('(in|at|on|by)', '{place}'), ...near.flatMap((word) => said(word, `${word} {place}`))];
}
