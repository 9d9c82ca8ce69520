/** Common mistakes: how writers phrase attacks in ways that the New attack algorithm has differently or not at all. */
import type { CommonMistake } from '../../ruleset.ts';
import type { Place } from '../../sentence.ts';

const lasting: readonly Place[] = ['situation', 'round'];
const clause: readonly Place[] = ['announcement'];

/** Terms of other games for which the text has no rules. */
const lacking: readonly CommonMistake[] = [
  {
    places: lasting,
    words:
      "{who:names} (is|are|stands|stand) [at {place:prose} ,] [about] {feet:number} (ft|feet|foot|') [away] " +
      '[from] {from:names}',
    lacks: 'distances',
  },
  { places: clause, words: 'after running {feet:number} (ft|feet)', lacks: 'distances' },
  { places: lasting, words: '{who:names} (is|are) (grabbed|held) by {by:names}', lacks: 'grabs' },
];

/** A disadvantage, by its name in Demon City. */
const hindrances: readonly CommonMistake[] = [
  {
    places: [...lasting, ...clause],
    words: 'hindrance {what:prose} (for|on) {on:names} (over|against) {over:names}',
    say: 'disadvantage "{what}" for {on} against {over}',
  },
  {
    places: [...lasting, ...clause],
    words: 'hindrance {what:prose} (for|on) {on:names}',
    say: 'disadvantage "{what}" for {on}',
  },
  {
    places: clause,
    words: '(hindrance|penalty|malus|drawback|handicap) [:] {what:prose}',
    say: 'disadvantage "{what}"',
  },
  { places: clause, words: '(disadvantage|hindrance|penalty) (:|,) {what:words}', say: 'disadvantage "{what}"' },
  { places: clause, words: '(bonus|edge|boon|benefit) [:] {what:prose}', say: 'advantage "{what}"' },
  { places: clause, words: 'advantage (:|,) {what:words}', say: 'advantage "{what}"' },
  { places: clause, words: 'called shot {what:prose}', say: 'disadvantage "aims at {what}"' },
];

/** Other notations of a check’s difficulty: the number of sides of a die, or the lowest side that succeeds. */
const difficulties: readonly CommonMistake[] = (
  [
    ['[(difficulty|Difficulty)] [:] {hit:number} / {of:number}', '{hit}/{of}'],
    ['\\( [(difficulty|Difficulty)] [:] {hit:number} / {of:number} \\)', '{hit}/{of}'],
    ['(difficulty|Difficulty) [:] {hit:number}', '{hit}/6'],
    ['on {hit:number} or (lower|less|under)', '{hit}/6'],
    ...[2, 3, 4, 5, 6].flatMap((lowest) =>
      [`on ${lowest} +`, `on ${lowest} or (higher|more|over|better)`, `\\( ${lowest} + \\)`].map(
        (words) => [words, `${7 - lowest}/6`] as const,
      ),
    ),
  ] as const
).map(([words, share]) => ({ places: clause, words, say: `at ${share}` }));

/** A number of dice written after their name. */
const counted: readonly CommonMistake[] = (
  [
    ['bonus', 'bonus'],
    ['penalty', 'penalty'],
    ['malus', 'penalty'],
  ] as const
).flatMap(([word, kind]): readonly CommonMistake[] => [
  { places: clause, words: `${word} [:] [+] 1`, say: `1 ${kind} die "…"` },
  { places: clause, words: `${word} [:] [+] {count:number}`, say: `{count} ${kind} dice "…"` },
]);

const surprise: readonly CommonMistake[] = [
  { places: clause, words: 'unaware', say: 'advantage "unseen"' },
  {
    places: lasting,
    words: '{over:names} (is|are) unaware of {who:names}',
    say: 'advantage "unseen" for {who} over {over}',
  },
];

/** Weapons have a die here and no class. */
const weapons: readonly CommonMistake[] = ['weapon {weapon}', 'weapon {weapon}: damage d8'].flatMap((say) => [
  {
    places: ['file', 'scenario'],
    words: 'weapon {weapon:newthing} : (damage|close|reach|ranged|massive|thrown|hits many|damage 1)',
    say,
  },
]);

export const commonMistakes: readonly CommonMistake[] = [
  ...lacking,
  ...difficulties,
  ...counted,
  ...hindrances,
  ...surprise,
  ...weapons,
  {
    places: lasting,
    words: '{who:names} (has|have|gets|get|gains|gain) {what:words}',
    say: 'advantage "{what}" for {who}',
  },
  { places: lasting, words: '(decides tie|[contested] tie) : {what:words}', say: 'decides contested tie: {what}' },
  { places: ['round'], words: 'first hit on {who} rolls {die:number}', say: 'the first hit on {who} rolls {die}' },
  { places: clause, words: 'from {what:words}', say: 'advantage "from {what}"' },
  { places: clause, words: 'at {hit:number} (in|of|out of) {of:number}', say: 'at {hit}/{of}' },
  ...['partially', 'fully', 'barely'].flatMap(worn),
];

/** Armour is a defence here; how effective it is against an attack is up to the writer. */
function worn(grade: string): readonly CommonMistake[] {
  return ['wears {what:words}', '(armor|armour|Armor|Armour) [:] {what:words}'].map((words) => ({
    places: ['combatant'],
    words,
    say: `defends ${grade} "{what}"`,
  }));
}
