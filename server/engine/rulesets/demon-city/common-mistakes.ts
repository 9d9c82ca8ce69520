/** Common mistakes: how writers phrase positions and help, and the Demon City sentences for them. */
import type { CommonMistake } from '../../ruleset.ts';
import type { Place } from '../../sentence.ts';

const places: readonly Place[] = ['situation', 'round'];

/** Somebody sits, stands or lies somewhere: only the place matters. */
const posture = '[(sitting|standing|crouching|kneeling|lying|waiting|hiding|stuck)] [(up|down|out|over|back)]';

const advantages: readonly CommonMistake[] = [
  {
    places,
    words: '{who:names} (has|have) {what:words} (on|over|against) {over:names}',
    say: 'advantage "{what}" for {who} over {over}',
  },
  { places, words: '{who:names} (has|have) {what:words}', say: 'advantage "{what}" for {who}' },
];

/** Help is the advantage that it gives. */
const help: readonly CommonMistake[] = ['by', 'with', 'while'].map((word) => ({
  places: ['round'],
  words: `{who:names} [:] (helps|help) {whom:names} ${word} {what:words}`,
  say: '{who}: helps {whom}, advantage "{what}"',
}));

/** Armour is written with its bonus; without one, that of light armour. */
const armour: readonly CommonMistake[] = (
  [
    ['wears {what:words} [,] [(armor|armour)] {points:number}', '{what} +{points}'],
    ['wears {what:words}', '{what} +1'],
    ['(armour|Armour) [:] [+] {points:number}', 'armour +{points}'],
    ['(armor|Armor) [:] [+] {points:number}', 'armor +{points}'],
    ['(armor|armour|Armor|Armour) : {what:words} [+] {points:number}', '{what} +{points}'],
    ['(armor|armour|Armor|Armour) : {what:words}', '{what} +1'],
  ] as const
).map(([words, what]) => ({ places: ['combatant'], words, say: `wears ${what}` }));

/** Other games’ words for an extra or a lost throw. */
const otherWords: readonly CommonMistake[] = [
  ...['disadvantage', 'penalty', 'malus', 'drawback', 'handicap'].map((word) => ({
    places: ['announcement'] as const,
    words: `${word} [:] {why:prose}`,
    say: 'hindrance "{why}"',
  })),
  ...['bonus', 'edge', 'boon', 'benefit'].map((word) => ({
    places: ['announcement'] as const,
    words: `${word} [:] {why:prose}`,
    say: 'advantage "{why}"',
  })),
  { places: ['announcement'], words: 'advantage (:|,) {why:words}', say: 'advantage "{why}"' },
  { places: ['announcement'], words: '(hindrance|disadvantage|penalty) (:|,) {why:words}', say: 'hindrance "{why}"' },
  { places: ['announcement'], words: '(because|since|as) {why:words}', say: 'advantage "{why}"' },
];

/** Other games’ notations of a number to beat. */
const against = '(vs|versus|against) [.]';
const target = '(difficulty|Difficulty|DC|TN|target|rank) [:]';

/** Other games’ words for the difficulty of a task: a stat and what it is thrown against, or a fixed number. */
const difficulties: readonly CommonMistake[] = (
  [
    [
      [`[with] {stat:stat} ${against} {number:number}`, `\\( {stat:stat} ${against} {number:number} \\)`],
      ['with {stat} against {number}'],
    ],
    [
      [
        `{stat:stat} [,] ${target} {number:number}`,
        `\\( {stat:stat} [,] ${target} {number:number} \\)`,
        '{stat:stat} [:] {number:number}',
        '\\( {stat:stat} [:] {number:number} \\)',
      ],
      ['with {stat} to beat {number}', 'with {stat} against {number}'],
    ],
    [
      [`${target} {number:number}`, `\\( ${target} {number:number} \\)`],
      ['with Agility to beat {number}', 'with Toughness to beat {number}', 'with Perception to beat {number}'],
    ],
    ...(
      [
        ['(very|really|extremely) (hard|difficult|tough)', 8],
        ['(hard|difficult|tough|tricky)', 7],
        ['(normal|average|moderate|medium)', 5],
        ['easy', 3],
      ] as const
    ).map(
      ([words, number]) =>
        [
          [words, `\\( ${words} \\)`],
          [`with Agility to beat ${number}`, `with Toughness to beat ${number}`, `with Perception to beat ${number}`],
        ] as const,
    ),
  ] as const
).flatMap(([forms, ways]) =>
  forms.flatMap((words) => ways.map((say): CommonMistake => ({ places: ['announcement'], words, say }))),
);

const clauses: readonly CommonMistake[] = [
  ...otherWords,
  ...difficulties,
  {
    places: ['announcement'],
    words: '(rolls|roll|rolled|draws|drew|flips|gets|throw) [(a|an)] {card:number}',
    say: 'throws {card}',
  },
  ...['twice', 'thrice', '{count:number} times', 'x {count:number}'].map((words): CommonMistake => ({
    places: ['announcement'],
    words,
    lacks: 'second attacks in one round',
  })),
  { places: ['announcement'], words: 'with [(a|an)] advantage', say: 'advantage "…"' },
  { places: ['announcement'], words: 'with [a] (disadvantage|hindrance)', say: 'hindrance "…"' },
  {
    places: ['announcement'],
    words: 'without (hurting|harming|wounding) (him|her|it|them|anybody|{who:names})',
    say: 'without harm',
  },
];

/** Other games’ words for weapons: here only their reach matters. */
const weapons: readonly CommonMistake[] = [
  ...(
    [
      ['(melee|hand|blade|bladed|edged|sharp|blunt|light|heavy|sword|one-handed|two-handed)', 'close'],
      ['(gun|firearm|missile|bow|distance|rifle|pistol)', 'ranged'],
      ['(long|polearm|pole)', 'reach'],
    ] as const
  ).map(([words, way]): CommonMistake => ({
    places: ['file', 'scenario'],
    words: `weapon {thing:words} (:|,) ${words}`,
    say: `weapon {thing}: ${way}`,
  })),
  ...['close', 'ranged', 'reach'].map((way): CommonMistake => ({
    places: ['file', 'scenario'],
    words: 'weapon {thing:words}',
    say: `weapon {thing}: ${way}`,
  })),
];

const distances: readonly CommonMistake[] = [
  {
    places,
    words:
      "{who:names} (is|are|stands|stand|starts|start) [about] {feet:number} (ft|feet|foot|') [away] [from] " +
      '{from:names}',
    say: '{who} is {feet} ft from {from}',
  },
];

/** Whose throw or loss it is; a hindrance or a distraction is on a combatant, against whomever they face. */
const ofSomebody: readonly CommonMistake[] = ['hindrance', 'distraction'].map((kind) => ({
  places: ['situation', 'round', 'announcement'],
  words: `${kind} {what:prose} for {on:names} [(over|against) {over:names}]`,
  say: `${kind} "{what}" on {on}`,
}));

/** Frightening isn’t an action: those who see it make a Calm Check. */
const frightening = '{by:who} [:] (frightens|scares|terrifies|horrifies|spooks|shocks) {on:names}';

const frights: readonly CommonMistake[] = [
  { places: ['round'], words: `${frightening} with {what:prose}`, say: '{by} shocks {on} "{what}"' },
  {
    places: ['round'],
    words: `${frightening} [,] with Calm (against|to beat) {number:number}`,
    say: '{by} shocks {on}',
  },
  { places: ['round'], words: `${frightening} with {what:words}`, say: '{by} shocks {on} "{what}"' },
  { places: ['round'], words: frightening, say: '{by} shocks {on}' },
];

const verbs = ['is', 'are'];

export const commonMistakes: readonly CommonMistake[] = [
  ...frights,
  ...ofSomebody,
  ...distances,
  ...verbs.flatMap(held),
  ...advantages,
  ...help,
  ...armour,
  ...weapons,
  ...clauses,
  ...verbs.flatMap((verb) => [...besides(verb), ...unseen(verb), ...standing(verb)]),
];

/** Next to each other, where no distance is written. */
function besides(verb: string): readonly CommonMistake[] {
  const stands = verb === 'is' ? '(is|stands|starts)' : '(are|stand|start)';
  return [
    {
      places,
      words: `{who:names} ${stands} ${posture} [right] (next to|beside|close to|near to|alongside|near) {from:names}`,
      say: `{who} ${verb} 5 ft from {from}`,
    },
  ];
}

function unseen(verb: string): readonly CommonMistake[] {
  const hidden = `{who:names} ${verb} (hidden|hiding|unseen|unnoticed|invisible|concealed)`;
  return [
    { places, words: `${hidden} (from|by|to) {from:names}`, say: '{from} is unaware of {who}' },
    { places, words: hidden, say: '{another} is unaware of {who}' },
  ];
}

/** Somebody holds somebody when the fight begins. Within a round that is an announcement. */
function held(verb: string): readonly CommonMistake[] {
  const holds =
    verb === 'is'
      ? '(holds|grabs|is holding|has grabbed|has hold of|has)'
      : '(hold|grab|are holding|have grabbed|have hold of|have)';
  return [
    {
      places,
      words: `{who:names} ${verb} (held|seized|caught|gripped) by {by:who}`,
      say: `{who} ${verb} grabbed by {by}`,
    },
    { places: ['situation'], words: `{by:who} ${holds} {who:names}`, say: '{who} is grabbed by {by}' },
  ];
}

function standing(verb: string): readonly CommonMistake[] {
  const said = (before: string, place: string): readonly CommonMistake[] => [
    { places, words: `{who:names} ${verb} ${posture} ${before} {place:prose}`, say: `{who} ${verb} at "${place}"` },
    {
      places,
      words: `{who:names} ${verb} ${posture} ${before} {place:words} , {feet:number} (ft|feet) from {from:names}`,
      say: `{who} ${verb} at "${place}", {feet} ft from {from}`,
    },
    { places, words: `{who:names} ${verb} ${posture} ${before} {place:words}`, say: `{who} ${verb} at "${place}"` },
  ];
  const near = ['behind', 'under', 'beneath', 'near', 'beside', 'inside', 'outside'];
  return [...said('(in|at|on|by)', '{place}'), ...near.flatMap((word) => said(word, `${word} {place}`))];
}
