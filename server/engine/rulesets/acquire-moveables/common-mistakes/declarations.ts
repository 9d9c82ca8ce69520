/** Common mistakes in blocks and declarations. */
import { lacking, meaning } from './rows.ts';

const armour = '(armor|Armor|armour|Armour|AC|ARM) [:]';
const worn = 'armour Thorax 1 1 1, Abdomen 1 1';
const spells = '(casts|cast|spells|Spells|spell|Spell) [:]';
const die = '[,] [(damage|does)] [1] {die:word} [damage]';

const blocks = meaning(
  ['combatant'],
  [
    [`${armour} {points:number}`, 'armour Thorax {points} {points} {points}, Abdomen {points} {points}'],
    [`(wears|${armour}) {what:words}`, worn],
    ['(shield|Shield) [:] {points:number}', 'armour Shield {points}'],
    [`${spells} {one:words}`, 'knows "{one}"'],
    [`${spells} {one:words} , {two:words}`, 'knows "{one}", "{two}"'],
    ['carries {count:number} {thing:words}', 'carries {thing}'],
    ['carries {count:number} {thing:words} , {rest:things}', 'carries {thing}, {rest}'],
    ['(languages|Languages|language|Language) [:] {tongue:words} {value:number}', 'speaks {tongue} {value}'],
    ['(skills|Skills|skill|Skill) [:] {what:words}', 'skilled in "{what}"'],
    ['[{who:names}] has {points:number} (HP|hp|hit points)', 'HP {points}'],
    ['{weapon:word} [:] [1] {die:d4|d6|d8|d10|d12} [damage]', 'carries {weapon}'],
    ['(fatigue|FAT|Fatigue) [:] {count:number}', 'has {count} fatigue'],
    ['(is|starts) (wounded|injured|hurt)', 'injury "wound": 1 slot, depletion d6 daily'],
  ],
);

/** Weapons whose numbers stand in brackets behind their names, alone or among other things. */
const bracketed = [
  '[damage] [1] {die:word} [damage] , {reach:close|ranged|thrown}',
  '{reach:close|ranged|thrown} , [damage] [1] {die:word} [damage]',
].flatMap((numbers) => {
  const weapon = `[(a|an|his|her|its|their)] {weapon:words} \\( ${numbers} \\)`;
  return meaning(
    ['combatant'],
    [
      [`carries ${weapon}`, 'carries {weapon}'],
      [`carries ${weapon} , {rest:things}`, 'carries {weapon}, {rest}'],
      [`carries {first:things} , ${weapon}`, 'carries {first}, {weapon}'],
    ],
    'weapon {weapon}: {reach}, damage {die}',
  );
});

const spellSize = 'a quarter of a slot in mind';

export const declarationMistakes = [
  ...blocks,
  ...bracketed,
  ...meaning(
    ['file', 'scenario'],
    [
      [`weapon {weapon:newthing} : {reach:close|ranged|thrown} ${die}`, 'weapon {weapon}: {reach}, damage {die}'],
      [
        `weapon {weapon:newthing} : ranged ${die} [,] reload [:] {reload:number}`,
        'weapon {weapon}: ranged, damage {die}, reload {reload}',
      ],
      [`weapon {weapon:newthing} : (melee|hand|blade) ${die}`, 'weapon {weapon}: close, damage {die}'],
      [`weapon {weapon:newthing} : (bow|gun|missile) ${die}`, 'weapon {weapon}: ranged, damage {die}'],
      [`weapon {weapon:newthing} (:|,) ${die}`, 'weapon {weapon}: close, damage {die}'],
      ['weapon {weapon:words}', 'weapon {weapon}: close, damage d8', 'weapon {weapon}: ranged, damage d8'],
      ['(spell|Spell) {spell:words} [(:|,) (a quarter [of a slot]|1 / 4 [slot])]', `item {spell}: ${spellSize}`],
      ['(summon|Summon) {summon:words} [(:|,) (a|1) slot]', 'item {summon}: 1 slot in mind'],
      ['(spell|Spell|summon|Summon) {spell:words} : {does:prose}', 'note "{spell}: {does}"'],
      ['light {light:words}', 'light {light}: 3 levels'],
      ['door {door:words}', 'door {door}: wooden', 'door {door}: metal'],
    ],
  ),
  ...lacking(
    ['file', 'scenario'],
    [
      [
        '(spell|Spell|summon|Summon) {spell:words} (:|,) [(damage|does|deals)] [{count:number}] {die:word} [damage]',
        'numbers for what a spell does',
      ],
    ],
  ),
];
