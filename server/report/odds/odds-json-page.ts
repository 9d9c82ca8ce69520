/** Reference of the odds’ JSON format, field by field. */

/**
 * One part of the JSON, and its fields in the order in which they are printed; a test compares them with the output.
 */
export interface JsonPart {
  readonly part: string;
  readonly title: string;
  readonly fields: readonly (readonly [field: string, means: string])[];
}

export const jsonParts: readonly JsonPart[] = [
  {
    part: 'scenario',
    title: 'A scenario',
    fields: [
      ['title', 'as it is written'],
      ['rules', 'the id of its game'],
      ['rounds', 'the written rounds, in the order of the file'],
      ['expectations', 'what is expected, and what has become of it; missing where nothing is'],
    ],
  },
  {
    part: 'expectation',
    title: 'An expectation',
    fields: [
      ['line', 'where it stands'],
      ['words', 'what is expected, as it is written'],
      ['bound', '`at least` or `at most`'],
      ['percent', 'the bound'],
      ['round', 'the number of the round that it is about'],
      [
        'verdict',
        '`met`, `failed`, `open` where a sample, or what the text leaves open, doesn’t decide it, or ' +
          '`unjudged` where not everything can be read',
      ],
      [
        'figure',
        'the chance over all courses that come to the round, its pins left out; missing where it isn’t ' +
          'known. Where the text leaves something open in some of them it is as if nothing came of that, and ' +
          '`open` in it has the figures `least` and `most` between which it may be',
      ],
      ['why', 'why there is no figure, or why it can’t be held against the bound, in words'],
    ],
  },
  {
    part: 'round',
    title: 'A round',
    fields: [
      ['round', 'its number'],
      ['reached', 'the figure of how likely it is played, over all courses; missing where that isn’t known'],
      ['given', 'of what its odds are, in words: `over all courses that come here`, `given round 1 as shown`'],
      ['why', 'why nothing is told of it, in words, where that is so; it has no figures then'],
      ['played', 'with `--seed` whether the course of that seed comes through it; missing without it'],
      [
        'seed',
        'with `--seed`, where that course doesn’t: the first seed whose course does; the odds are along that one',
      ],
      ['actions', 'each action that is thrown for'],
      [
        'contests',
        'everything that is decided by throwing together: a Clash, a task, a check, a roll of one side or two',
      ],
      ['standing', 'how everybody stands afterwards to whom something can come; missing where nobody is'],
      [
        'overall',
        'in a later round what it comes to over all courses that come to it, its pins left out; in a first ' +
          'one only how those stand of whom `standing` doesn’t know it',
      ],
      [
        'idle',
        'who can’t take the action that is announced for them: `line`, `who`, `why`, and where that is so in ' +
          'some of the courses alone, of an action without a throw, the figure `chance` of it',
      ],
    ],
  },
  {
    part: 'action',
    title: 'An action',
    fields: [
      ['line', 'where it is announced, counted from 1'],
      ['actor', 'whose it is'],
      ['verb', 'the verb'],
      ['target', 'at whom it is aimed, the first of several'],
      ['pool', 'what is thrown'],
      [
        'oneMoreAdvantage',
        'with `--worth`: how far the chance would move if somebody had one throw more, or whatever else can ' +
          'be added: a list of `for`, `worth` and, where it is no advantage, `what` (`A helper`), and `part` ' +
          'where it changes one of several things that are attempted',
      ],
      [
        'odds',
        'what it comes to. The first outcome is what it is tried for; others can be part of it, as `critical ' +
          'success` is of `takes effect`, so that these don’t sum to one',
      ],
      ['pinned', 'the same odds with the pins of its contest taken as thrown; missing where nothing in it is pinned'],
      [
        'able',
        'in a later round where some courses leave its actor unable to act by then: the figure `chance` of ' +
          'being able, the `odds` of the first outcome if they are, and `else`, why they aren’t',
      ],
      [
        'pools',
        'in a later round where the courses that come to it give it different pools: `size`, `keep` and, ' +
          'from 0 to 1, the `share` of the courses; `pool` is the commonest',
      ],
      [
        'targetOut',
        'in a later round the figure of how likely its target is out of the fight already; missing where it can’t be',
      ],
      ['parts', 'the several things that are attempted in it; missing where it is one'],
    ],
  },
  {
    part: 'part',
    title: 'One of several things attempted in an action',
    fields: [
      ['line', 'where it is written'],
      ['words', 'as the writer wrote it'],
      ['needs', 'what it needs, in the game’s words: `common (2)`'],
      ['odds', 'what it comes to; the first outcome is what it is tried for'],
    ],
  },
  {
    part: 'pool',
    title: 'A pool',
    fields: [
      ['size', 'how many are thrown'],
      [
        'keep',
        'which of them count: `highest`, `lowest`, `each hit`, `one hit`, `all hits`, `sets` of dice that ' +
          'show one face',
      ],
      ['from', 'the deck or the dice'],
      ['difficulty', 'how hard it is to hit: `base` before all changes, `now` after them'],
      [
        'bounded',
        'the bound that it is counted with, where more is written than that, as `100 throws at most`: then ' +
          'what comes of it isn’t what is written',
      ],
      ['modifiers', 'each reason for a throw more or less'],
    ],
  },
  {
    part: 'modifier',
    title: 'A modifier',
    fields: [
      ['rule', 'the id of its page'],
      ['amount', 'so many throws more or, below 0, less'],
      ['measure', 'what it changes where that is no number of throws: `TN −1`'],
      ['because', 'why, in words'],
      ['line', 'where that is written'],
      ['file', 'in which file, where that is another'],
      [
        'standing',
        'why it doesn’t count: `capped`, `cancelled`, `passed` to the opponent, `unused`; missing where it counts',
      ],
      ['why', 'the same in words: `the announcement sets it aside`; missing where it counts'],
      [
        'setAside',
        'where the sentence stands that sets it aside: `line` and, where that is another, `file`; missing ' +
          'where none does',
      ],
      ['worth', 'with `--worth`: how far it moves the chance'],
    ],
  },
  {
    part: 'contest',
    title: 'A contest',
    fields: [
      ['kind', 'what the game calls it'],
      ['parties', 'who takes part'],
      [
        'thrown',
        'in a later round the figure of how likely it is thrown at all, of which its odds are; missing where ' +
          'it always is',
      ],
      ['odds', 'what can come of it; these sum to one. The pins of the round are left out'],
      ['pinned', 'the same with its pins taken as thrown; missing where nothing in it is pinned'],
      ['distributions', 'what is counted in it, as hits or damage; missing where nothing is'],
    ],
  },
  {
    part: 'overall',
    title: 'A round over all courses',
    fields: [
      [
        'sides',
        'which side acts, and what else comes of its contest; missing where a round has none, or more than one',
      ],
      [
        'standing',
        'how everybody stands afterwards: `who` and `odds`, with the states that aren’t certain or ' +
          'impossible for all; missing where nothing is in doubt',
      ],
      [
        'costs',
        'distributions of what the round costs somebody, whatever was thrown for in it, as Toughness that is ' +
          'lost or damage that is taken; missing where it costs nothing',
      ],
      [
        'leavesOpen',
        '`true` where the text leaves something open, in the round or before it: the figures are as if ' +
          'nothing came of that',
      ],
      ['why', 'why nothing is known, in a few words'],
    ],
  },
  {
    part: 'distribution',
    title: 'A distribution',
    fields: [
      ['of', 'what is counted, in words'],
      ['on', 'whom it befalls; missing where it is nobody alone, as the hits of a side'],
      ['values', 'the figure of each number, which sum to one; `left open` is what the text doesn’t answer'],
      ['mean', 'of the numbers; missing where some of it is left open'],
      ['pinned', '`values` and `mean` with the pins taken as thrown; `values` is empty where that isn’t known'],
    ],
  },
  {
    part: 'standing',
    title: 'How somebody stands',
    fields: [
      ['who', 'whose states these are'],
      [
        'odds',
        'the figure of each state that can be told, as `out of the fight` and `unhurt`; somebody can be in ' +
          'several or in none, so that these don’t sum to one. `null` where it isn’t known',
      ],
      [
        'pinned',
        'the same with the pins taken as thrown, also `null` where that isn’t known; missing where nothing ' +
          'that it hangs on is pinned',
      ],
      ['why', 'why one of them isn’t known, in a few words; missing where both are'],
    ],
  },
];

/** As lines of Markdown; a function, so that bundlers can drop it from programs that don’t use the page. */
export const oddsJsonLines = (): readonly string[] => [
  '## The odds as JSON',
  '',
  '`clashwright odds FILE --json` prints `{ "version": 2, "scenarios": [ … ] }`. What has nothing to say is ' +
    'left out. The version changes when a field means something else or is gone.',
  '',
  'A figure is `{ "exact": "189/310", "value": 0.6096774193548387 }`. One that was counted in plays has its ' +
    '95% interval in place of the fraction: ' +
    '`{ "value": 0.585, "sample": { "plays": 400, "low": 0.536, "high": 0.632 } }`. Where the text of a game ' +
    'leaves something open that can only move a chance one way, `"bound"` says that the true one is `"at ' +
    'least"` or `"at most"` this one, ' +
    'and `"printed"` is what the rulebook itself prints for it, in whole percent; `"caveat"` says, in words, ' +
    'of a chance that follows a reconstruction of a rule how far that can be trusted. Odds are figures by ' +
    'the name of their outcome, in the order in which they are to be shown. ' +
    'A `worth` is written as a figure is, in points of the chance: 17.4 is from 43.5% to 61.0%, and below 0 ' +
    'is to lose some. Where both chances are means over the same plays, `"within"` is by how many points it ' +
    'may be off. Where a chance is a bound, `"reckoned"` says in words how both are reckoned; `"printed"` is ' +
    'what it is worth by what the rulebook prints for both.',
  '',
  'Odds are over all courses that come to a round, with its own pins left out; those of a first round are ' +
    'the same in all of them. ' +
    '`pinned` stands beside that and takes the pins as thrown. Where the courses are too many to be gone ' +
    'through, so many are played that half of the figures of a round to which a fifth of them comes are ' +
    'within a point, or 1,600 of them; of a scenario with hundreds of announcements fewer, down to 100. ' +
    'With `--seed N` they follow the course of that seed: each round from the state that it finds there.',
  ...jsonParts.flatMap(({ title, fields }) => [
    '',
    `### ${title}`,
    '',
    '| field | what it holds |',
    '|:--|:--|',
    ...fields.map(([field, means]) => `| \`${field}\` | ${means} |`),
  ]),
];
