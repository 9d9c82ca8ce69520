/** What writers try below an announcement: what it serves and is about, what makes it easier, what comes of it. */
import type { Slip } from '../../../ruleset.ts';

export const clauseSlips: readonly Slip[] = [
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

function below(words: string, say: string): Slip {
  return { places: ['announcement'], words, say };
}
