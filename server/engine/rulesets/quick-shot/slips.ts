/** What writers try in Quick Shot, and how it is said here. */
import type { Slip } from '../../ruleset.ts';
import { difficulties, type Difficulty } from './difficulty.ts';

/** Words for how hard something is that other games have, by the difficulty that is nearest. */
const otherWords: Readonly<Record<Difficulty, string>> = {
  easy: 'simple|trivial|basic|routine',
  common: 'tricky|moderate|medium|normal|average|standard|ordinary',
  hard: 'tough|challenging|demanding',
  difficult: 'formidable|severe',
  overwhelming: 'extreme|impossible|heroic|legendary',
};

const gains = '{gains:gains|gain}';
const points = '(WP|Willpower|willpower|point|points)';

/** The largest pool, of the text’s eight and two that are bet, with some to spare. */
const mostDice = 12;

const below: readonly Slip[] = [
  ...difficulties.map((difficulty): Slip => ({ places: ['announcement'], words: `(${otherWords[difficulty]}) {what:prose}`, say: `${difficulty} "{what}"` })),
  ...difficulties.map((difficulty): Slip => ({ places: ['announcement'], words: `(${otherWords[difficulty]}) {what:prose} avoids {foes:names}`, say: `${difficulty} "{what}" avoids {foes}` })),
  { places: ['announcement'], words: '(bets|bet) {amount:number} (willpower|point|points)', say: 'bets {amount} WP' },
  { places: ['announcement'], words: '(bets|bet) {amount:number} (willpower|point|points) from [drive] {drive:prose}', say: 'bets {amount} WP from "{drive}"' },
  { places: ['announcement'], words: '(avoids|avoid|dodges|dodge|evades|evade) {foe:names}', say: 'common "how" avoids {foe}' },
  { places: ['announcement'], words: '(squash|squashing)', say: 'squashes' },
  { places: ['announcement'], words: '(squash|squashing) for {action:prose}', say: 'squashes for "{action}"' },
  ...Array.from({ length: mostDice }, (_, index) => diceSlip(index + 1)),
  { places: ['announcement'], words: '{wound:prose} (worsens|worsen)', say: 'worsens "{wound}"' },
  { places: ['announcement'], words: '{wound:prose} (worsens|worsen) to {to:word}', say: 'worsens "{wound}" to {to}' },
  { places: ['announcement'], words: '{wound:prose} (worsens|worsen) : {how:prose}', say: 'worsens "{wound}": "{how}"' },
  { places: ['announcement'], words: '{wound:prose} (worsens|worsen) to {to:word} : {how:prose}', say: 'worsens "{wound}" to {to}: "{how}"' },
];

/** Minor is what a GM hands out mostly; the quoted words are the reason. */
const atHead: readonly Slip[] = [
  ...withReason(`{who:names} ${gains} [(a|an)] [XP] charge`, '{who} {gains} a minor charge'),
  ...withReason(`{who:names} ${gains} {count:number} [XP] charges`, '{who} {gains} {count} minor charges'),
  ...withReason(`{who:names} ${gains} [(a|an|some)] (tass|tass charge)`, '{who} {gains} a minor tass'),
  ...withReason(`{who:names} ${gains} {count:number} (tass|tass charges)`, '{who} {gains} {count} minor tass'),
  { places: ['round'], words: `{who:who} (gains|gets|wins|recovers|regains) 1 ${points}`, say: '{who} catches their breath: 1 WP' },
  { places: ['round'], words: `{who:who} (gains|gets|wins|recovers|regains) {count:number} ${points}`, say: '{who} rests for 6 hours' },
  { places: ['round'], words: `{who:who} (gains|gets|wins) {count:number} ${points} {reason:prose}`, say: '{who} gains {count} minor tass "{reason}"' },
  { places: ['round'], words: '{who:names} (works|work|teams|team) [(together|up)] with {others:names} on {task:prose}', say: '{who} and {others} work together on "{task}"' },
  { places: ['round'], words: '{who:names} (works|work|teams|team) [(together|up)] with {others:names} on {task:prose} : {because:prose}', say: '{who} and {others} work together on "{task}": "{because}"' },
];

const inBlocks: readonly Slip[] = [
  { places: ['combatant'], words: '(general [pool]|GP) {points:number}', say: 'Willpower {points}' },
  { places: ['combatant'], words: 'base {points:number}', say: 'Willpower {points} of {points}' },
];

export const slips: readonly Slip[] = [...below, ...atHead, ...inBlocks];

/** So many dice behind another word than the game’s. */
function diceSlip(count: number): Slip {
  const slots = Array.from({ length: count }, (_, index) => `die${index}`);
  return { places: ['announcement'], words: `(dice|die|rolled|throws|throw|results) [:] ${slots.map((slot) => `{${slot}:number}`).join(' , ')}`, say: `rolls ${slots.map((slot) => `{${slot}}`).join(' ')}` };
}

function withReason(words: string, say: string): readonly Slip[] {
  return [{ places: ['round'], words, say }, { places: ['round'], words: `${words} {reason:prose}`, say: `${say} "{reason}"` }];
}
