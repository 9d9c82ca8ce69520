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
      ['expectations', 'what is expected, and the result; missing if nothing is expected'],
    ],
  },
  {
    part: 'expectation',
    title: 'An expectation',
    fields: [
      ['line', 'where it is written'],
      ['words', 'what is expected, as it is written'],
      ['bound', '`at least` or `at most`'],
      ['percent', 'the bound'],
      ['round', 'the number of its round'],
      [
        'verdict',
        '`met`, `failed`, `open` if a sample, or what the text leaves open, doesn’t decide it, or `unjudged` if ' +
          'not everything can be read',
      ],
      [
        'figure',
        'the chance over all courses that reach the round, ignoring its pins; missing if it isn’t known. If the ' +
          'text leaves something open in some of them, the chance ignores that, and `open` in it has the figures ' +
          '`least` and `most` between which it may be',
      ],
      ['why', 'why there is no figure, or why it can’t be compared with the bound, in words'],
    ],
  },
  {
    part: 'round',
    title: 'A round',
    fields: [
      ['round', 'its number'],
      ['reached', 'the figure of how likely it is played, over all courses; missing if that isn’t known'],
      [
        'given',
        'what its odds are based on, in words: `over all courses that reach this round`, `given round 1 as shown`',
      ],
      ['why', 'if nothing is known about it, why, in words; it then has no figures'],
      ['played', 'with `--seed`, whether the course of that seed reaches it; missing without `--seed`'],
      [
        'seed',
        'with `--seed`, if that course doesn’t reach it: the first seed whose course does; the odds are along ' +
          'that one',
      ],
      ['actions', 'each action that is decided by a throw'],
      ['contests', 'everything that is decided by a throw: a Clash, a task, a check, a roll of one side or two'],
      ['standing', 'the states afterwards of everybody who can be affected; missing if there is nobody'],
      [
        'overall',
        'in a later round, its result over all courses that reach it, ignoring its pins; in a first round, only ' +
          'the states of those for whom `standing` doesn’t know them',
      ],
      [
        'idle',
        'who can’t take their announced action: `line`, `who`, `why`, and, for an action without a throw that is ' +
          'impossible in only some of the courses, the figure `chance` of that',
      ],
    ],
  },
  {
    part: 'action',
    title: 'An action',
    fields: [
      ['line', 'where it is announced, counted from 1'],
      ['actor', 'who takes it'],
      ['verb', 'the verb'],
      ['target', 'its target, the first of several'],
      ['pool', 'what is thrown'],
      [
        'oneMoreAdvantage',
        'with `--worth`: how far the chance would move if somebody had one more throw, or anything else that can ' +
          'be added: a list of `for`, `worth` and, if it isn’t an advantage, `what` (`A helper`), and `part` if it ' +
          'changes one of several things that are attempted',
      ],
      [
        'odds',
        'its outcomes. The first is the one that is intended; others can be part of it, as `critical success` is ' +
          'of `succeeds`, so these don’t sum to one',
      ],
      ['pinned', 'the same odds with the pins of its contest counted as thrown; missing if nothing in it is pinned'],
      [
        'able',
        'in a later round, if some courses leave its actor unable to act by then: the figure `chance` of being ' +
          'able, the `odds` of the first outcome if they are, and `else`, why they aren’t',
      ],
      [
        'pools',
        'in a later round, if the courses that reach it give it different pools: `size`, `keep` and, from 0 to ' +
          '1, the `share` of the courses; `pool` is the commonest',
      ],
      [
        'targetOut',
        'in a later round, the figure of how likely its target is already out of the fight; missing if that is ' +
          'impossible',
      ],
      ['parts', 'the several things that are attempted in it; missing if it is one'],
    ],
  },
  {
    part: 'part',
    title: 'One of several things attempted in an action',
    fields: [
      ['line', 'where it is written'],
      ['words', 'as the writer wrote it'],
      ['needs', 'what it needs, in the game’s words: `common (2)`'],
      ['odds', 'its outcomes; the first is the one that is intended'],
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
        'if more is written than can be counted, the limit that applies, such as `100 throws at most`: its odds ' +
          'are then not those of what is written',
      ],
      ['modifiers', 'each reason for a throw more or less'],
    ],
  },
  {
    part: 'modifier',
    title: 'A modifier',
    fields: [
      ['rule', 'the id of its page'],
      ['amount', 'the number of throws added or, below 0, lost'],
      ['measure', 'what it changes, if that isn’t a number of throws: `TN −1`'],
      ['because', 'why, in words'],
      ['line', 'where that is written'],
      ['file', 'in which file, if that is another'],
      [
        'standing',
        'why it doesn’t count: `capped`, `cancelled`, `passed` to the opponent, `unused`; missing if it counts',
      ],
      ['why', 'the same in words: `the announcement sets it aside`; missing if it counts'],
      [
        'setAside',
        'where the sentence is that sets it aside: `line` and, if that is another, `file`; missing if none does',
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
        'in a later round, the figure of how likely it is thrown at all; its odds are those if it is thrown; ' +
          'missing if it always is',
      ],
      ['odds', 'its outcomes; these sum to one. The pins of the round are ignored'],
      ['pinned', 'the same with its pins counted as thrown; missing if nothing in it is pinned'],
      ['distributions', 'what is counted in it, such as hits or damage; missing if nothing is'],
    ],
  },
  {
    part: 'overall',
    title: 'A round over all courses',
    fields: [
      [
        'sides',
        'which side acts, and the other outcomes of its contest; missing if a round has none, or more than one',
      ],
      [
        'standing',
        'everybody’s states afterwards: `who` and `odds`, with the states that aren’t certain or impossible for ' +
          'all; missing if nothing is in doubt',
      ],
      [
        'costs',
        'distributions of what the round costs somebody, from all its throws together, such as lost Toughness or ' +
          'damage taken; missing if it costs nothing',
      ],
      ['leavesOpen', '`true` if the text leaves something open, in the round or before it: the figures ignore that'],
      ['why', 'why nothing is known, in a few words'],
    ],
  },
  {
    part: 'distribution',
    title: 'A distribution',
    fields: [
      ['of', 'what is counted, in words'],
      ['on', 'who it happens to; missing if it isn’t a single person, such as the hits of a side'],
      ['values', 'the figure of each number, which sum to one; `left open` is the share that the text doesn’t settle'],
      ['mean', 'of the numbers; missing if some of it is left open'],
      ['pinned', '`values` and `mean` with the pins counted as thrown; `values` is empty if that isn’t known'],
    ],
  },
  {
    part: 'standing',
    title: 'Somebody’s states',
    fields: [
      ['who', 'whose states these are'],
      [
        'odds',
        'the figure of each state, such as `out of the fight` and `unhurt`; somebody can be in several or in ' +
          'none, so these don’t sum to one. `null` if it isn’t known',
      ],
      [
        'pinned',
        'the same with the pins counted as thrown, also `null` if that isn’t known; missing if nothing that it ' +
          'depends on is pinned',
      ],
      ['why', 'why one of them isn’t known, in a few words; missing if both are'],
    ],
  },
];

/** As lines of Markdown; a function, so that bundlers can drop it from programs that don’t use the page. */
export const oddsJsonLines = (): readonly string[] => [
  '## The odds as JSON',
  '',
  '`clashwright odds FILE --json` prints `{ "version": 2, "scenarios": [ … ] }`. Empty fields are left ' +
    'out. The version changes when a field changes its meaning or is removed.',
  '',
  'A figure is `{ "exact": "189/310", "value": 0.6096774193548387 }`. One that was estimated from plays has its ' +
    '95% interval instead of the fraction: `{ "value": 0.585, "sample": { "plays": 400, "low": 0.536, "high": ' +
    '0.632 } }`. If the text of a game leaves something open that can only move a chance one way, `"bound"` says ' +
    'that the true chance is `"at least"` or `"at most"` this one, and `"printed"` is what the rulebook itself ' +
    'prints for it, in whole percent; if a chance follows a reconstruction of a rule, `"caveat"` says in words how ' +
    'far that can be trusted. Odds are figures by the name of their outcome, in the order in which to show them. A ' +
    '`worth` is written like a figure, in percentage points of the chance: 17.4 is from 43.5% to 61.0%, and below ' +
    '0 it lowers the chance. If both chances are means over the same plays, `"within"` is how many points it may ' +
    'be off by. If a chance is a bound, `"reckoned"` says in words how both are computed; `"printed"` is its worth ' +
    'according to what the rulebook prints for both.',
  '',
  'Odds are over all courses that reach a round, ignoring its own pins; those of a first round are the same in ' +
    'all of them. `pinned` next to them counts the pins as thrown. If there are too many courses to go through, ' +
    'enough are played that half of the figures of a round that a fifth of them reach are within a point, or 1,600 ' +
    'of them; in a scenario with hundreds of announcements, fewer, down to 100. With `--seed N` they follow the ' +
    'course of that seed: each round from the state that it finds there.',
  ...jsonParts.flatMap(({ title, fields }) => [
    '',
    `### ${title}`,
    '',
    '| field | what it holds |',
    '|:--|:--|',
    ...fields.map(([field, means]) => `| \`${field}\` | ${means} |`),
  ]),
];
