/**
 * Common mistakes in a round: charges and Willpower that arrive by themselves, team work, announcements of several
 * things.
 */
import type { CommonMistake } from '../../../ruleset.ts';
import { difficulties, type Difficulty } from '../attempts/difficulty.ts';
import { withArticle } from '../../../words/article.ts';
import { advantageSorts } from '../sentences/combatants.ts';

const gains = '{gains:gains|gain}';
const points = '(WP|Willpower|willpower|point|points)';

const types = 'minor|significant|major';

/** GMs mostly hand out minor charges; the quoted words are the reason. */
const gained: readonly CommonMistake[] = [
  ...withReason(`{who:names} ${gains} [(a|an)] [XP] charge`, '{who} {gains} a minor charge'),
  ...withReason(`{who:names} ${gains} {count:number} [XP] charges`, '{who} {gains} {count} minor charges'),
  ...withReason(`{who:names} ${gains} [(a|an|some)] (tass|tass charge)`, '{who} {gains} a minor tass'),
  ...withReason(`{who:names} ${gains} {count:number} (tass|tass charges)`, '{who} {gains} {count} minor tass'),
  inRound(`{who:who} (gains|gets|wins|recovers|regains) 1 ${points}`, '{who} catches their breath: 1 WP'),
  inRound(`{who:who} (gains|gets|wins|recovers|regains) {count:number} ${points}`, '{who} rests for 6 hours'),
  inRound(
    `{who:who} (gains|gets|wins) {count:number} ${points} {reason:prose}`,
    '{who} gains {count} minor tass "{reason}"',
  ),
  inRound(`{who:names} ${gains} {type:${types}} charge`, '{who} {gains} a {type} charge'),
  inRound(`{who:names} ${gains} {count:number} XP`, '{who} {gains} {count} minor charges'),
];

const together: readonly CommonMistake[] = [
  inRound(
    '{who:names} (works|work|teams|team) [(together|up)] with {others:names} on {task:prose}',
    '{who} and {others} work together on "{task}"',
  ),
  inRound(
    '{who:names} (works|work|teams|team) [(together|up)] with {others:names} on {task:prose} : {because:prose}',
    '{who} and {others} work together on "{task}": "{because}"',
  ),
  inRound('{who:names} (help|helps) each other (on|with) {task:prose}', '{who} work together on "{task}"'),
  inRound(
    '{who:names} (help|helps) {others:names} (on|with) {task:prose}',
    '{who} and {others} work together on "{task}"',
  ),
];

const listed: readonly CommonMistake[] = [
  inRound(
    '{who:names} (rests|rest) {count:number} {unit:minutes|minute|hours|hour|days|day}',
    '{who} rests for {count} {unit}',
  ),
  inRound('{who:who} (catches|catch) breath', '{who} catches their breath'),
  inRound(
    '{who:who} goes on [(a|her|his|its|their)] (holiday|holidays|leave|vacation) for {days:number} days : ' +
      '{taken:number} [WP] from {from:prose} to {to:prose}',
    '{who} goes on vacation for {days} days: {taken} WP from "{from}" to "{to}"',
  ),
  inRound(
    `{who:who} buys [(a|an)] {type:${types}} {sort:${advantageSorts}} {words:prose} for (a|an|1|one) ` +
      `{paid:${types}} charge`,
    '{who} buys a {type} {sort} "{words}" with a {paid} charge',
  ),
  inRound(
    `{who:who} combines {count:number} {from:${types}} (charge|charges) (to|for) (1|a|an|one) {into:${types}} charge`,
    '{who} combines {count} {from} charges into 1 {into} charge',
  ),
  ...difficulties.flatMap((difficulty) => woundedSlips(difficulty)),
];

/** A check is about one compulsion, with others added; a gamble is about one thing. */
const announced: readonly CommonMistake[] = [
  inRound(
    '{who:names} : (throws|throw|hurls|hurl|slings|sling|flings|fling|tosses|toss) [at] {foes:names}',
    '{who}: throws "…" at {foes}',
  ),
  inRound(
    '{who:names} : resists {first:prose} (and|or|,|&) {second:prose}',
    '{who}: resists "{first}", also tempted by "{second}"',
  ),
  inRound(
    '{who:names} : resists {first:prose} , {second:prose} (and|or|,|, and|, or) {third:prose}',
    '{who}: resists "{first}", also tempted by "{second}" and "{third}"',
  ),
  inRound(
    '{who:names} : (gambles|gamble) on {first:prose} (and|,|&) {second:prose}',
    '{who}: gambles on "{first} and {second}"',
  ),
  inRound('{who:names} : (rolls|roll) [(for|on)] {what:prose}', '{who}: gambles on "{what}"'),
  // Willpower isn’t spent on an attempt, but bet (qs-057).
  inRound(`{who:names} : (spends|spend) {bet:number} ${points}`, '{who}: gambles on "…", bets {bet} WP'),
  ...['prose', 'words'].map((form) =>
    inRound(
      `{who:names} : (spends|spend) {bet:number} ${points} (to|on) {what:${form}}`,
      '{who}: gambles on "{what}", bets {bet} WP',
    ),
  ),
];

export const roundSlips: readonly CommonMistake[] = [...gained, ...together, ...listed, ...announced];

function inRound(words: string, say: string): CommonMistake {
  return { places: ['round'], words, say };
}

function woundedSlips(difficulty: Difficulty): readonly CommonMistake[] {
  const wound = `{who} has ${withArticle(difficulty)} wound "{words}"`;
  return [
    inRound(`{who:names} (is|are) (wounded|hurt|injured) [:] ${difficulty} {words:prose}`, wound),
    inRound(
      `{who:names} (has|have|takes|take) [a] wound [:] {words:prose} ${difficulty} on {scope:prose}`,
      `${wound} on "{scope}"`,
    ),
  ];
}

function withReason(words: string, say: string): readonly CommonMistake[] {
  return [inRound(words, say), inRound(`${words} {reason:prose}`, `${say} "{reason}"`)];
}
