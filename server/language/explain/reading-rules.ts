/** The rules of reading, with the messages of their findings. */
import { ownValue, type Finding, type Fix, type Severity, type Source, example } from '../../engine/index.ts';

/** One rule of the reader. `messages` are templates with `{name}` for data; `bad` marks the finding with carets. */
export interface ReadingRule {
  readonly id: string;
  readonly severity: Severity;
  /** Messages with a lower severity than the rule’s own. */
  readonly milder?: Readonly<Record<string, Severity>>;
  readonly title: string;
  readonly explanation: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly bad: string;
  readonly good: string;
}

export const readingRules: readonly ReadingRule[] = [
  {
    id: 'unreadable-sentence',
    severity: 'error',
    title: 'A sentence that can’t be read',
    explanation:
      'A sentence must have one of the forms in the reference. One that doesn’t adds nothing; the rest of the ' +
      'file is still read.',
    messages: {
      misspelt: '“{word}” isn’t understood here. Did you mean “{near}”?',
      needs: '“{words}” needs {expected}',
      unfinished: '“{words}” isn’t finished; write, for example: {example}',
      ending: '“{words}” isn’t finished; add “{ending}”',
      unexpected: '“{word}” doesn’t fit here; expected {expected}',
      lost: '“{word}” isn’t understood here',
      example: '“{word}” isn’t understood here; it is written like this: {example}',
      surplus: '“{word}” doesn’t belong in this sentence',
      'verb use': '“{verb}” doesn’t go with “{rest}” here; it is written like this: {example}',
      'no action': '{actor} needs an action after the colon, such as “{example}”',
      block: '“{words}” isn’t something that the rules know about anybody; put it in a note',
      'name alone':
        '“{name}” alone doesn’t begin a block, so stats below it belong to nobody; write “combatant {name} of the ' +
        'Host”',
      'declared name': '“{name}” is already declared; move what is below it into that block',
      alike: '“{word}” isn’t a verb of this game. Did you mean “{near}”?',
      verb: '“{word}” isn’t a verb of this game; to use it, write this above the combatants: verb "{word}": {kind}',
      'verb or clause':
        '“{word}” isn’t a verb of this game; say what decides it, such as “{clause}”, or write this ' +
        'above the combatants: verb "{word}": {kind}',
      'verb by clause': '“{word}” isn’t a verb of this game; say what decides it, such as “{clause}”',
      'verb alone':
        '“{word}” isn’t a verb of this game, and no verb goes with the words after it; use one of the game’s, ' +
        'such as “{verb}”, or make it a note',
      power:
        '“{word}” needs what is used and on whom, such as “{word} psalm on {who}”, with ' +
        '“{declaration}” above the combatants',
      kind: '“{word}” isn’t a kind of action; write {attacks} for an attack, and {others} for anything else',
      'no verb': '“{word}” isn’t a verb; write one here, such as “{verb}”',
      slip: '“{words}” isn’t understood here. Did you mean {better}?',
      continued:
        '“{words}” isn’t a sentence by itself; write it after “{before}”, on the same line and without a comma',
      lacking: 'There are no {what} in these rules, so “{words}” changes nothing; leave it out, or keep it as a note',
      'unquoted words': '“{words}” needs quotes here',
      'small name': 'A name begins with a capital, like {better}, or is in quotes',
      unquoted: 'The name “{name}” needs quotes, because not all its words begin with a capital',
      colon: '“{actor}” needs a colon before “{word}”',
      title: '“{words}” looks like the title; a scenario begins with the word “scenario” and its title in quotes',
      heading: '“{words}” looks like a heading; make it a comment with //, or a note',
      'heading of': '“{words}” looks like a heading; write “{sentence}” instead',
      'row of marks': '“{words}” only separates parts of the text; leave it out, or make it a comment with //',
      comment: 'A comment begins with // here, not with “{mark}”',
      cast:
        '“{words}” begins a list of people; each of them needs a separate line, such as “combatant Ann ' +
        '(she) of the Players”',
      'stat block':
        '“{words}” is from a stat block as it is printed in books; write stats side by side here, and anything ' +
        'else in notes',
      list: '“{words}” is an entry of a list; leave out the mark before it',
      section:
        '“{words}” is the heading of a list; write it as a sentence, with the entries below it and no marks ' +
        'before them',
      prose:
        '“{words}” isn’t a sentence of the rules; put what is read to the players in quotes after “read aloud”, ' +
        'and what only the Host knows after “note”',
      'round or prose':
        '“{words}” isn’t a sentence of the rules; if a round begins here, write “{heading}”; put what is read to the ' +
        'players in quotes after “read aloud”, and what only the Host knows after “note”',
    },
    ...example(`
  scenario "The cellar"

- round first "Dark"
        ^^^^^
+ round 1 "Dark"
`),
  },
  {
    id: 'read-otherwise',
    severity: 'info',
    title: 'Read differently from how it is written',
    explanation:
      'What was plainly meant is read, and never silently: this shows how. The formatter corrects what is only ' +
      'spelling: colons, capitals, the form of a verb. Words that no rule knows change nothing; keep them, or ' +
      'put them in a note.',
    messages: {
      spelling: 'Read as “{words}”',
      meaning: 'Read as “{words}”',
      words: 'Read as “{words}”; the other words change nothing',
      leftover: '“{words}” changes nothing here; keep it, or put it in a note',
      below: '“{words}” is read as if it were on a separate line below',
      chance:
        '“{words}” changes nothing, because the chance follows from the rules; write the chance that you want as ' +
        'an expectation',
    },
    ...example(`
  scenario "The cellar"

  combatant Ann (she) of the Players
  combatant the Bear (it) of the Host

  round 1
-   Ann hits the Bear.
    ^^^
+   Ann: hits the Bear.
`),
  },
  {
    id: 'several-actions',
    severity: 'error',
    title: 'Several actions in one announcement',
    explanation:
      'An announcement is one action. If a sentence contains several, one is played; the fixes keep either, ' +
      'and put the other in a note.',
    messages: {
      two: '{actor} can announce one action in a sentence: “{kept}” is played, and “{other}” is left out',
      actors:
        '“{first}” and “{second}” are two announcements; each needs a separate line, and until then one of them ' +
        'is left out',
    },
    ...example(`
  scenario "The cellar"

  combatant Ann (she) of the Players
  combatant the Bear (it) of the Host

  round 1
-   Ann: hits the Bear and runs.
                           ^^^^
+   Ann: hits the Bear.
+     note "then runs"
`),
  },
  {
    id: 'conditional-action',
    severity: 'error',
    title: 'An action that depends on something',
    explanation:
      'What somebody announces in a round can’t depend on what happens in it. Put what depends on that into ' +
      'the next round: `round 2 if the Bear is hurt`, and `round 2 otherwise`. Until then it is played without ' +
      'its condition.',
    messages: {
      depends: 'An announcement can’t have “{words}”, so it is played without it; the heading of the next round can',
    },
    ...example(`
  scenario "The cellar"

  combatant Ann (she) of the Players
  combatant the Bear (it) of the Host

  round 1
    Ann: hits the Bear.
-   If the Bear is hurt, Ann runs.
    ^^^^^^^^^^^^^^^^^^^

+ round 2 if the Bear is hurt
+   Ann: runs.
+ `),
  },
  {
    id: 'misplaced-sentence',
    severity: 'error',
    title: 'A sentence in the wrong place',
    explanation: 'Some sentences belong to a combatant, a round or an announcement and mean nothing elsewhere.',
    messages: {
      misplaced: '“{words}” belongs {where}',
      ends: '“{words}” ends {block} here, although more of it follows; move it above',
    },
    ...example(`
  scenario "The cellar"

-   carries a lamp
    ^^^^^^^^^^^^^^
- 
  combatant Ann (she) of the Players
+   carries a lamp
`),
  },
  {
    id: 'open-quote',
    severity: 'error',
    title: 'A quotation that isn’t closed',
    explanation: 'Quoted words run to their closing mark. If it is missing, they end with their line.',
    messages: { open: '“{words}” has no closing quotation mark' },
    ...example(`
  scenario "The cellar"

- note "The lamp is out.
       ^^^^^^^^^^^^^^^^^
+ note "The lamp is out."
`),
  },
  {
    id: 'unknown-rules',
    severity: 'error',
    title: 'Unknown rules',
    explanation: 'The rules of a scenario are named by the id of a game.',
    messages: {
      near: '“{id}” isn’t the name of any rules. Did you mean “{near}”?',
      unknown: '“{id}” isn’t the name of any rules; write {known}',
      several: '“{id}” could mean {known}; until you write which, {near} is used',
    },
    ...example(`
  scenario "The cellar"
- rules nobodys-own
        ^^^^^^^^^^^
`),
  },
  {
    id: 'rules-by-title',
    severity: 'info',
    title: 'Rules named by their title',
    explanation:
      'The rules of a scenario are named by the id of a game, such as `rules quick-shot`. If the title of a ' +
      'game, or words of it, are written instead, that game is used.',
    messages: { named: '“{said}” is read as “rules {near}”' },
    ...example(`
  scenario "The cellar"
-   Rules: Quick Shot
    ^^^^^^^^^^^^^^^^^
+ rules quick-shot
`),
  },
  {
    id: 'broken-include',
    severity: 'error',
    title: 'A file that can’t be included',
    explanation:
      'An included file must be in the workspace, and no file can include itself. A path starts from the ' +
      'folder of the file that it is written in. A link that leads out of the workspace isn’t followed. What ' +
      'is wrong in an included file is shown there, and once where it is included.',
    messages: {
      missing: '“{path}” isn’t found, so nothing is taken from it',
      late: '“{path}” couldn’t be read in time, so nothing is taken from it until it can be',
      'linked out': '“{path}” leads through a link out of the workspace, so nothing is taken from it',
      'no file': '“{path}” isn’t a file, so nothing is taken from it',
      'out of the workspace':
        '“{path}” lies outside of the workspace, so nothing is taken from it; open the folder that holds both files',
      'out of the folder':
        '“{path}” lies outside of the folder that files are read from, so nothing is taken from it; run the ' +
        'command in the folder that holds both files',
      unsaved: '“{path}” can’t be found before this file is saved, because the path starts from its folder',
      'too large': '“{path}” is larger than 32 MB, so nothing is taken from it',
      unreadable: '“{path}” can’t be read, so nothing is taken from it',
      unnamed: 'Which file is included? Write its path from here, as “bestiary.clash”',
      outside:
        '“{path}” doesn’t start from the folder of this file; write it as “bestiary.clash” or “../bestiary.clash”',
      cycle: '“{path}” includes this file in turn',
      itself: '“{path}” is this file itself, so nothing is taken from it',
      closing: 'This file is included here',
      many: 'Too many files are included, so “{path}” is left out',
      inside: 'In “{path}”, line {line}: {told}',
      'more inside': 'In “{path}”, line {line}: {told}; {more} more',
      there: '{told}',
      'also there': 'Something else that is wrong',
    },
    ...example(`
- include "nowhere.clash"
          ^^^^^^^^^^^^^^^
+ scenario "The cellar"
`),
  },
  {
    id: 'too-much',
    severity: 'error',
    title: 'More than can be played',
    explanation: 'Numbers, lists and files have limits, far beyond what any group could play.',
    messages: {
      number: '{number} is more than {bound}, the largest number that is read, so “{words}” is left out',
      stat: '{number} is more than {bound}, the largest number that is read, so this stat is left out',
      seed:
        '{number} is more than {bound}, the largest number that is read; the seed is 1 instead, unless another line ' +
        'sets it',
      name: 'a name has at most {bound} characters; the rest is cut off',
      list: 'a list of {number} is longer than {bound}',
      tokens: 'this sentence has more than {bound} words',
      mended: 'this sentence can’t be read, and has more than {bound} words; split it to see what is wrong',
      sentence: 'this sentence has more than {bound} characters',
      rounds: 'a scenario has at most {bound} rounds',
      combatants: 'a scenario has at most {bound} combatants',
      sides: 'a scenario has at most {bound} sides',
      announcements: 'a round has at most {bound} announcements',
      announced: 'a scenario has at most {bound} announcements; the rest isn’t played',
      states: 'with {combatants} combatants a scenario has at most {bound} rounds; the rest isn’t played',
      facts: 'one place has at most {bound} facts; the others are left out',
      lines: 'the file has more than {bound} lines; the rest isn’t read',
      sentences: 'the file has more than {bound} sentences; the rest isn’t read',
      characters: 'the file has more than {bound} characters; the rest isn’t read',
      tangled: 'this sentence can be read in too many ways',
    },
    ...example(`
- seed 1000001
       ^^^^^^^
+ seed 7
`),
  },
  {
    id: 'no-scenario',
    severity: 'error',
    title: 'No scenario',
    milder: { empty: 'hint' },
    explanation:
      'A scenario begins with its title: `scenario "The last ferry"`. Nothing is wrong with an empty file, so ' +
      'it only gets a hint on how to begin. A file in which no sentence can be read is probably not a scenario.',
    messages: {
      empty: 'Nothing is written here yet; begin with: scenario "Title"',
      pasted: 'No sentence of this file can be read yet, but its title, people or rounds can be recognised',
      other: 'No sentence of this file can be read, so it is probably not a scenario',
    },
    bad: '',
    good: '',
  },
  {
    id: 'more-unread',
    severity: 'info',
    title: 'More sentences that can’t be read',
    explanation: 'Only the first ones are listed, to keep the list useful.',
    messages: { more: '{count} more sentences can’t be read and aren’t listed' },
    bad: '',
    good: '',
  },
];

const byId = new Map(readingRules.map((rule) => [rule.id, rule]));

/** A finding of one of the rules of reading. */
export function toFinding(
  rule: string,
  message: string,
  data: Finding['data'],
  source: Source,
  fixes: readonly Fix[] = [],
): Finding {
  const { severity = 'error', milder } = byId.get(rule) ?? {};
  return { rule, severity: ownValue(milder ?? {}, message) ?? severity, message, data, source, fixes };
}
