/** Common mistakes below an announcement: reasons, cover, dice. */
import { lacking, meaning } from './rows.ts';

const because = '[to hit] (because [of]|since|as|for|due to) {why:words}';

export const clauseMistakes = [
  ...meaning(
    ['announcement'],
    [
      [`+ {steps:number} ${because}`, 'easier "{why}"'],
      [`- {steps:number} ${because}`, 'harder "{why}"'],
      ['+ {steps:number} [to hit]', 'easier "…"'],
      ['- {steps:number} [to hit]', 'harder "…"'],
      ['(bonus|edge|boon|step down) [:] {why:prose}', 'easier "{why}"'],
      ['(penalty|hindrance|malus|step up) [:] {why:prose}', 'harder "{why}"'],
      ['{way:easier|harder} (:|,|because [of]|since|due to) {why:words}', '{way} "{why}"'],
      ['from (the|a) {item:scroll|wand|staff|ring|lamp|book|parchment}', 'from their {item}'],
      ['with [an] (advantage|ADV)', 'advantage "…"'],
      ['with [a] (disadvantage|DADV)', 'disadvantage "…"'],
      ['[(using|invests|investing)] {dice:number} (MD|magic dice|dice)', 'with {dice} magic dice'],
      ['[(behind|in|with)] [(half|full|partial|some)] cover', 'cover "…" over Legs'],
      ['called shot [[(to|at)] [(the|his|her|its|their)] {part:words}]', 'note "aims at the {part}"'],
      ['(hurry|hurries|fast)', 'hurrying'],
    ],
  ),
  ...lacking(
    ['announcement'],
    [
      ['(DC|difficulty|Difficulty|TN) [:] {number:number}', 'numbers for difficulties'],
      ['(twice|two times|thrice)', 'second attacks in one round'],
    ],
  ),
];
