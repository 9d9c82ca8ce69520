/** Common mistakes below an announcement: difficulties, dice, squashing, wounds that get worse. */
import type { CommonMistake } from '../../../ruleset.ts';
import { difficulties, type Difficulty, likeliest } from '../attempts/difficulty.ts';

/** Words of other games for difficulties, by the nearest difficulty here. */
const otherWords: Readonly<Record<Difficulty, string>> = {
  easy: 'simple|trivial|basic|routine|very easy',
  common: 'tricky|moderate|medium|normal|average|standard|ordinary',
  hard: 'tough|challenging|demanding',
  difficult: 'formidable|severe|very hard|really hard|extremely hard',
  overwhelming: 'extreme|impossible|heroic|legendary|very difficult|extremely difficult',
};

/** More dice than the largest pool, which has the text’s eight and two from a bet. */
const mostDice = 12;

export const attemptSlips: readonly CommonMistake[] = [
  ...difficulties.map((difficulty) => below(`(${otherWords[difficulty]}) {what:prose}`, `${difficulty} "{what}"`)),
  ...difficulties.map((difficulty) =>
    below(`(${otherWords[difficulty]}) {what:prose} avoids {foes:names}`, `${difficulty} "{what}" avoids {foes}`),
  ),
  ...difficulties.map((difficulty) => below(`{what:prose} [(:|is)] ${difficulty}`, `${difficulty} "{what}"`)),
  ...difficulties.flatMap((difficulty) => withoutWords(difficulty)),
  ...likeliest.flatMap((difficulty) => withoutDifficulty(difficulty)),
  {
    places: ['announcement'],
    words: '(avoids|avoid|dodges|dodge|evades|evade) {foe:names}',
    say: 'common "{deed}" avoids {foe}',
    joins: 'avoids {foe}',
  },
  below('(risk|Risk) [:] {what:words}', 'risk "{what}"'),
  below('(squash|squashing)', 'squashes'),
  below('(squash|squashing) for {action:prose}', 'squashes for "{action}"'),
  ...Array.from({ length: mostDice }, (_, index) => diceSlip(index + 1)),
  below('{wound:prose} (worsens|worsen)', 'worsens "{wound}"'),
  below('{wound:prose} (worsens|worsen) to {to:word}', 'worsens "{wound}" to {to}'),
  below('{wound:prose} (worsens|worsen) : {how:prose}', 'worsens "{wound}": "{how}"'),
  below('{wound:prose} (worsens|worsen) to {to:word} : {how:prose}', 'worsens "{wound}" to {to}: "{how}"'),
];

/**
 * The likeliest slip of all: no difficulty, or the type of an advantage in its place. Each of the five may be meant.
 */
function withoutDifficulty(difficulty: Difficulty): readonly CommonMistake[] {
  const types = '(minor|significant|major)';
  return [
    below('{what:prose}', `${difficulty} "{what}"`),
    below('{what:prose} avoids {foes:names}', `${difficulty} "{what}" avoids {foes}`),
    below(`${types} {what:prose}`, `${difficulty} "{what}"`),
    below(`${types} {what:prose} avoids {foes:names}`, `${difficulty} "{what}" avoids {foes}`),
  ];
}

/** A difficulty without what is attempted, alone or followed by a bet. */
function withoutWords(difficulty: Difficulty): readonly CommonMistake[] {
  const capital = `${difficulty.slice(0, 1).toUpperCase()}${difficulty.slice(1)}`;
  const heads = [
    `(${difficulty}|${capital}|${otherWords[difficulty]})`,
    `(Difficulty|difficulty) [:] ${difficulty}`,
    `(Difficulty|difficulty) [:] ${difficulty} \\( {level:number} \\)`,
    `(Difficulty|difficulty) [:] {level:number} \\( ${difficulty} \\)`,
  ];
  const tails = [
    ['', ''],
    [' , [(she|he|it|they)] (bets|bet|betting) {bet:number} WP', ', bets {bet} WP'],
    [' , [(she|he|it|they)] (bets|bet|betting) {bet:number} WP from {drive:prose}', ', bets {bet} WP from "{drive}"'],
    [' , [(she|he|it|they)] (bets|bet|betting) {bet:number} WP from {drive:words}', ', bets {bet} WP from "{drive}"'],
  ];
  return heads.flatMap((head) =>
    tails.map(([tail = '', say = '']) => below(`${head}${tail}`, `${difficulty} "{deed}"${say}`)),
  );
}

function below(words: string, say: string): CommonMistake {
  return { places: ['announcement'], words, say };
}

/** This number of dice after a word other than the game’s, or after a colon. */
function diceSlip(count: number): CommonMistake {
  const slots = Array.from({ length: count }, (_, index) => `die${index}`);
  return below(
    `(dice|die|rolls|rolled|throws|throw|results) [:] ${slots.map((slot) => `{${slot}:number}`).join(' , ')}`,
    `rolls ${slots.map((slot) => `{${slot}}`).join(' ')}`,
  );
}

export const clauseSlips: readonly CommonMistake[] = [
  below('(uses|use|with) {what:prose}', 'using "{what}"'),
  below('(furthers|further|for) {drive:prose}', 'serves "{drive}"'),
  below('(in spite of|ignoring|copes with|coping with) {what:prose}', 'despite "{what}"'),
  below('{by:number} {way:easier|harder} (because|because of) {why:prose}', '{by} {way} "{why}"'),
  below('{way:easier|harder} [by] {by:number} {why:prose}', '{by} {way} "{why}"'),
  below('a step {way:easier|harder} {why:prose}', '1 {way} "{why}"'),
  below('(rules out|rule out|forbidden|not allowed) {why:prose}', 'ruled out "{why}"'),
  below('[on] (fail|fails|failing|failure|a failure) {text:prose}', 'on failure "{text}"'),
  below('[on] (succeed|succeeds|succeeding|success|a success) {text:prose}', 'on success "{text}"'),
  below('(sets|set) (first|go|go to|first go) to {action:prose}', 'sets go first to "{action}"'),
  below('[(the|a)] critical [(falls|fall|is|goes)] (on|to) {action:prose}', 'the critical falls on "{action}"'),
  below('[also] (tempted|resists) [by] {what:prose}', 'also tempted by "{what}"'),
];
