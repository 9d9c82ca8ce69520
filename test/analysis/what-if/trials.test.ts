/** Trials: their description and text, their place in the file, and why one isn’t possible. */
import assert from 'node:assert/strict';
import {
  analyze,
  clashIn,
  trialEdits,
  wishedCourse,
  type Analysis,
  type Trial,
  type WishedCourse,
} from '../../../server/analysis/index.ts';
import { detailOf, partiesOf } from '../../../server/engine/index.ts';
import { withEdits } from '../../../server/language/index.ts';

const stand = `scenario "Stand"
rules demon-city-2018
combatant the Ghoul (it) of the Host
  Agility 3  Toughness 4
combatant Laura (she) of the Players
  Agility 3  Toughness 5
round 1
  the Ghoul: punches Laura.
    advantage "the dark"
    on success "a bite"
  Laura: punches the Ghoul.
round 2
  Laura: punches the Ghoul.
`;

const theDark: Trial = { kind: 'aside', round: 0, reason: { who: 'Ghoul', words: 'the dark' }, aside: true };
const whatIf: Trial = { kind: 'add', round: 0, who: 'Laura', amount: 1, words: 'what if' };
const seed: Trial = { kind: 'seed', seed: 12 };

function read(
  text: string,
  more: { readonly file?: string; readonly include?: (path: string) => string | undefined } = {},
): Analysis {
  return analyze(text, { file: 'test.clash', ...more });
}

function tried(analysis: Analysis, trials: readonly Trial[], index = 0): WishedCourse {
  const course = wishedCourse(analysis, index, { trials, redraws: [] });
  assert.ok(course);
  return course;
}

/** The text with trials written into it, none of which is lost. */
function written(text: string, trials: readonly Trial[], { index = 0, file = 'test.clash' } = {}): string {
  const { edits, lost } = trialEdits(read(text, { file }), index, trials);
  assert.deepEqual(lost, []);
  return withEdits(text, edits);
}

/** Why a trial isn’t possible. */
function lossOf(text: string, ...trials: readonly Trial[]): string | undefined {
  return tried(read(text), trials).trials.at(-1)?.lost;
}

/** The reasons in somebody’s pool in their announcement in round 1, with their sources. */
function reasonsOf({ scenario }: WishedCourse, who: string) {
  const pools = scenario.timeline().rounds[0]!.steps.flatMap((step) => detailOf(step, 'pool')?.pool ?? []);
  return pools.findLast((pool) => pool.who === who)!.modifiers;
}

describe('a trial', () => {
  it('is described in words, with the sentence that it writes', () => {
    assert.deepEqual(tried(read(stand), [theDark, whatIf, { ...whatIf, amount: -1, words: 'mud' }, seed]).trials, [
      { says: 'The Ghoul without “the dark” in round 1', writes: 'sets aside "the dark"' },
      { says: '+1 throw for Laura in round 1: “what if”', writes: 'advantage "what if"' },
      { says: '−1 throw for Laura in round 1: “mud”', writes: 'hindrance "mud"' },
      { says: 'seed 12 instead of 1', writes: 'seed 12' },
    ]);
  });

  it('is described for all whom it concerns, if one announcement is for several', () => {
    const pair = stand
      .replace('round 1', 'combatant Bill (he) of the Players\n  Agility 3  Toughness 5\nround 1')
      .replace(
        '  Laura: punches the Ghoul.\nround 2',
        '  Laura and Bill: punch the Ghoul.\n    advantage "the lamp"\nround 2',
      );
    const lamp: Trial = { kind: 'aside', round: 0, reason: { who: 'Bill', words: 'the lamp' }, aside: true };
    assert.match(tried(read(pair), [lamp]).trials[0]!.says, /^Laura and Bill without “the lamp”/u);
  });

  it('is described with what the game throws', () => {
    const dice = stand.replace('2018', '2017').replace('    advantage "the dark"\n', '');
    assert.equal(tried(read(dice), [whatIf]).trials[0]?.says, '+1 die for Laura in round 1: “what if”');
  });

  it('can refer to an earlier trial', () => {
    const course = tried(read(stand), [whatIf, { ...theDark, reason: { who: 'Laura', words: 'what if' } }]);
    assert.deepEqual(
      course.trials.map(({ says, lost }) => [says, lost]),
      [
        ['+1 throw for Laura in round 1: “what if”', undefined],
        ['Laura without “what if” in round 1', undefined],
      ],
    );
  });

  it('changes nothing if it is empty: then the analysis is that of the file', () => {
    const analysis = read(stand);
    const course = tried(analysis, []);
    assert.equal(course.analysis, analysis);
    assert.equal(course.scenario, analysis.scenarios[0]);
    assert.equal(course.key.seed, 1);
    assert.equal(course.linesOf, analysis.linesOf);
  });

  it('changes the pool, which still shows what is set aside', () => {
    const course = tried(read(stand), [theDark, whatIf]);
    assert.deepEqual(
      reasonsOf(course, 'Ghoul').map(({ words, uncounted }) => [words, uncounted?.short]),
      [['the dark', 'set aside']],
    );
    assert.deepEqual(
      reasonsOf(course, 'Laura')
        .filter(({ standing }) => standing === 'counted')
        .map(({ words, title }) => words ?? title),
      ['what if', 'Higher Stat Throw'],
    );
  });

  it('adds nothing if the file says the same', () => {
    const text = written(stand, [theDark]);
    const analysis = read(text);
    const course = tried(analysis, [theDark]);
    assert.deepEqual(
      [course.analysis === analysis, course.trials],
      [true, [{ says: 'The Ghoul without “the dark” in round 1' }]],
    );
  });

  it('restores what the file sets aside', () => {
    const text = written(stand, [theDark]);
    assert.equal(written(text, [{ ...theDark, aside: false }]), stand);
    const { trials, scenario } = tried(read(text), [{ ...theDark, aside: false }]);
    assert.deepEqual(trials, [{ says: 'The Ghoul with “the dark” in round 1' }]);
    assert.deepEqual(scenario.scenario.rounds[0]!.announcements[0]!.setsAside ?? [], []);
  });

  it('is undone by its opposite, so that nothing is left to write', () => {
    const analysis = read(stand);
    assert.deepEqual(trialEdits(analysis, 0, [theDark, { ...theDark, aside: false }]), { edits: [], lost: [] });
  });

  it('is cached, so that the parts of an answer cost one analysis', () => {
    const analysis = read(stand);
    assert.equal(tried(analysis, [theDark, seed]), tried(analysis, [theDark, seed]));
    assert.notEqual(tried(analysis, [theDark, seed]), tried(analysis, [seed, theDark]));
  });

  it('leaves everything else unchanged', () => {
    const course = tried(read(stand), [whatIf]);
    const before = read(stand).scenarios[0]!.scenario;
    assert.deepEqual(course.scenario.scenario.combatants, before.combatants);
    const analysis = read(stand);
    assert.equal(tried(analysis, [whatIf]).scenario.scenario.rounds[1], analysis.scenarios[0]!.scenario.rounds[1]);
  });
});

describe('a seed on trial', () => {
  const asked = (text: string, index = 0): string => written(text, [seed], { index });

  it('replaces that of the scenario’s own sentence', () => {
    assert.equal(
      asked(stand.replace('2018\n', '2018\nseed 7 // lucky\n')),
      stand.replace('2018\n', '2018\nseed 12 // lucky\n'),
    );
    assert.equal(
      tried(read(stand.replace('2018\n', '2018\nseed 7\n')), [seed]).trials[0]?.says,
      'seed 12 instead of 7',
    );
  });

  it('gets a sentence below the rules, or at the beginning', () => {
    assert.equal(asked(stand), stand.replace('2018\n', '2018\nseed 12\n'));
    const shared = `rules demon-city-2018\n${stand.replace('rules demon-city-2018\n', '')}`;
    assert.equal(asked(shared), shared.replace('"Stand"\n', '"Stand"\nseed 12\n'));
  });

  it('gets one above everything in a file without scenarios', () => {
    const plain = stand.split('\n').slice(2).join('\n');
    assert.equal(asked(plain), `seed 12\n${plain}`);
  });

  it('gets its own if the file has one for all scenarios', () => {
    const two = `seed 7\n\n${stand}\n${stand}`;
    const text = asked(two, 1);
    assert.equal(text, `seed 7\n\n${stand}\n${stand.replace('2018\n', '2018\nseed 12\n')}`);
    assert.deepEqual(
      read(text).scenarios.map((each) => each.seed),
      [7, 12],
    );
  });

  it('is lost if it isn’t a number', () => {
    for (const none of [-1, 1.5, Number.NaN])
      assert.equal(lossOf(stand, { kind: 'seed', seed: none }), 'a seed is a whole number');
    assert.equal(lossOf(stand, { kind: 'seed', seed: 1_000_001 }), 'the largest seed is 1,000,000');
  });
});

describe('a forced throw', () => {
  const force = (faces: readonly (string | null)[], text = stand): Trial => {
    const clash = read(text)
      .scenarios[0]!.timeline()
      .rounds[0]!.steps.find((step) => detailOf(step, 'contest') !== undefined);
    return { kind: 'force', step: clash!.key, who: 'Laura', faces };
  };

  it('is pinned in the text, and comes up', () => {
    const course = tried(read(stand), [force(['3'])]);
    assert.deepEqual(course.trials, [{ says: 'Laura throws 3 in round 1', writes: 'throws 3' }]);
    const party = course.scenario
      .timeline()
      .rounds[0]!.steps.flatMap(partiesOf)
      .find(({ who }) => who === 'Laura');
    assert.deepEqual(
      party!.results
        .filter(({ kept }) => kept)
        .map(({ label, pinned }) => [label, course.linesOf(pinned!).from, course.isTried(pinned!)]),
      [['3', 11, true]],
    );
  });

  it('can be freed again if the file pins it', () => {
    const pinned = written(stand, [force(['3'])]);
    assert.equal(written(pinned, [force([null], pinned)]), stand);
    assert.deepEqual(tried(read(pinned), [force([null], pinned)]).trials, [
      { says: 'Laura throws whatever comes in round 1' },
    ]);
  });

  it('is the last one requested', () => {
    assert.equal(written(stand, [force(['3']), force(['5'])]), written(stand, [force(['5'])]));
  });

  it('names the forced dice if others are free', () => {
    const dice =
      'scenario "x"\nrules attack-algorithm\ncombatant Ilse of the Players\n  Attack Bonus 2\ncombatant Brok of the Host\nround 1\n  Ilse: attacks Brok.\n';
    const step = read(dice)
      .scenarios[0]!.timeline()
      .rounds[0]!.steps.find((step) => detailOf(step, 'contest') !== undefined)!;
    const one: Trial = { kind: 'force', step: step.key, who: 'Ilse', faces: [null, '6'] };
    assert.deepEqual(tried(read(dice), [one]).trials, [
      { says: 'Ilse rolls 6 with the second die', writes: 'rolls any 6 any' },
    ]);
    assert.equal(
      tried(read(dice), [{ ...one, faces: ['1', null, '3'] }]).trials[0]?.says,
      'Ilse rolls 1 with the first die and 3 with the third die',
    );
    assert.equal(tried(read(dice), [{ ...one, faces: ['1', '2', '3', '4'] }]).trials[0]?.says, 'Ilse rolls 1, 2 and 3');
  });

  it('can’t be an impossible value', () => {
    assert.equal(lossOf(stand, force(['14'])), '14 can’t come up there');
    assert.equal(lossOf(stand, force(['"\n'])), '" can’t come up there');
  });
});

describe('the places of trials', () => {
  it('are lines of the file: an insertion belongs to its announcement', () => {
    const course = tried(read(stand), [seed, theDark, whatIf]);
    const lineOf = (source: Parameters<WishedCourse['linesOf']>[0]): readonly [number, number, boolean] => {
      const { from, to, uri } = course.linesOf(source);
      assert.equal(uri, 'test.clash');
      return [from, to, course.isTried(source)];
    };
    const { rounds, seed: number } = course.scenario.scenario;
    const [ghoul, laura] = rounds[0]!.announcements;
    assert.deepEqual(
      [ghoul, laura, rounds[1]].map((each) => lineOf(each!.source)),
      [
        [8, 8, false],
        [11, 11, false],
        [12, 12, false],
      ],
    );
    assert.deepEqual(
      ghoul!.clauses.map(({ source }) => lineOf(source)),
      [[9, 9, false]],
    );
    assert.deepEqual(
      ghoul!.setsAside?.map(({ source }) => lineOf(source)),
      [[8, 8, true]],
    );
    assert.deepEqual(
      laura!.clauses.map(({ source }) => lineOf(source)),
      [[11, 11, true]],
    );
    assert.deepEqual(lineOf(number!.source), [2, 2, true]);
  });

  it('are those of what was replaced', () => {
    const course = tried(
      read(stand.replace('"the dark"\n', '"the dark"\n    sets aside "the dark", "higher stat"\n')),
      [{ ...theDark, aside: false }],
    );
    const [left] = course.scenario.scenario.rounds[0]!.announcements[0]!.setsAside!;
    assert.deepEqual([course.linesOf(left!.source).from, course.isTried(left!.source)], [10, true]);
  });

  it('are all lines of an announcement that has several', () => {
    const course = tried(read(stand.replace('punches Laura.\n', 'punches Laura,\n    throws 4\n')), [theDark]);
    const [aside] = course.scenario.scenario.rounds[0]!.announcements[0]!.setsAside!;
    assert.deepEqual(course.linesOf(aside!.source), { uri: 'test.clash', from: 8, to: 9 });
  });

  it('are those of another file if it is written there', () => {
    const text = `include "beasts.clash"\n${stand.replace('combatant the Ghoul (it) of the Host\n  Agility 3  Toughness 4', 'combatant the Ghoul (it) of the Host, a Horror')}`;
    const analysis = read(text, { include: () => '// Here.\ncreature Horror\n  Agility 3  Toughness 4\n' });
    const course = tried(analysis, [theDark]);
    const { from, uri } = course.linesOf(course.scenario.scenario.creatures[0]!.source);
    assert.deepEqual(
      [uri, from, course.isTried(course.scenario.scenario.creatures[0]!.source)],
      ['beasts.clash', 2, false],
    );
    assert.deepEqual(
      course.trials.map(({ lost }) => lost),
      [undefined],
    );
  });
});

describe('the text of a trial', () => {
  const asides = stand.replace('punches Laura.\n', 'punches Laura.\n    sets aside "the dark"\n');

  it('is one more line', () => {
    assert.equal(written(stand, [theDark]), asides);
    assert.deepEqual(
      trialEdits(read(stand), 0, [theDark]).edits.map(({ start, end, text }) => [start === end, text]),
      [[true, '\n    sets aside "the dark"']],
    );
  });

  it('has the line breaks of the file', () => {
    assert.equal(
      written(stand.replaceAll('\n', '\r\n'), [theDark, seed]),
      written(stand, [theDark, seed]).replaceAll('\n', '\r\n'),
    );
  });

  it('needs no line break at the end of the file', () => {
    const cut = stand.slice(0, -1);
    const last: Trial = { ...whatIf, round: 1 };
    assert.equal(written(cut, [last]), `${cut}\n    advantage "what if"`);
  });

  it('leaves tabs and spaces of other lines unchanged', () => {
    const tabbed = stand.replaceAll('\n  ', '\n\t').replace('round 2', '\n\n  round 2');
    assert.equal(
      written(tabbed, [whatIf]),
      tabbed.replace('Laura: punches the Ghoul.\n', 'Laura: punches the Ghoul.\n    advantage "what if"\n'),
    );
  });

  it('is in the block of a Markdown file', () => {
    const page = (block: string): string =>
      `# A page\n\n- a *list*, ünicode 😀\n\n\`\`\`clash\n${block}\`\`\`\n\nThe end.\n`;
    assert.equal(
      written(page(stand), [theDark, { ...whatIf, round: 1 }], { file: 'page.md' }),
      page(`${asides}    advantage "what if"\n`),
    );
    const analysis = read(page(stand), { file: 'page.md' });
    assert.equal(tried(analysis, [theDark]).analysis.reading.text, clashIn('page.md', page(asides)));
  });

  it('is with its own announcement if two share a line', () => {
    const one = stand
      .replace('\n  Laura: punches the Ghoul.\nround 2', ' Laura: punches the Ghoul.\nround 2')
      .replace('    advantage "the dark"\n    on success "a bite"', '');
    const line = '  the Ghoul: punches Laura.\n';
    const text = one.replace(`${line} Laura`, '  the Ghoul: punches Laura. Laura');
    assert.ok(text.includes('punches Laura. Laura: punches'));
    assert.equal(
      written(text, [{ ...whatIf, who: 'Ghoul' }]),
      text.replace('Laura. Laura', 'Laura. advantage "what if". Laura'),
    );
  });

  it('is formatted by the game of its own scenario', () => {
    const other =
      'scenario "Other"\nrules attack-algorithm\ncombatant Ilse of the Players\ncombatant Brok of the Host\nround 1\n  Ilse: attacks Brok.\n';
    const mud: Trial = { ...whatIf, amount: -1, words: 'mud' };
    assert.equal(
      written(`${other}\n${stand}`, [theDark, mud], { index: 1 }),
      `${other}\n${written(stand, [theDark, mud])}`,
    );
    assert.match(written(stand, [mud]), /\n {4}hindrance "mud"\n/u);
  });
});

describe('a reader’s words', () => {
  const wordsOf = (words: string): string => {
    const analysis = tried(read(stand), [{ ...whatIf, words }]).analysis;
    assert.deepEqual(
      analysis.findings.filter(({ severity }) => severity === 'error'),
      [],
    );
    const { announcements } = analysis.scenarios[0]!.scenario.rounds[0]!;
    assert.equal(announcements.length, 2);
    assert.equal(announcements[1]!.clauses.length, 1);
    return [...analysis.reading.text.matchAll(/advantage "(.*)"\n/gu)][1]?.[1] ?? '';
  };

  for (const [what, words, stays] of [
    ['quotation marks', 'a"\n  Ghoul: flees. throws 13 "b', 'a’ Ghoul: flees. throws 13 ‘b'],
    ['other quotation marks', '“a” „b‟ «c» ‹d›', '‘a’ ‘b’ ‘c’ ‘d’'],
    ['line breaks', 'a\r\nround 9\u2028b\u0085c\u000bd', 'a round 9 b c d'],
    ['a comment', 'a // b /* c', 'a // b /* c'],
    ['signs that turn the direction', '\u202ea\u2066 שלום', 'a שלום'],
    ['ten thousand characters', 'a'.repeat(10_000), 'a'.repeat(200)],
    ['a character at the end of what is kept', `${'a'.repeat(199)}😀`, 'a'.repeat(199)],
  ] as const) {
    it(`can’t break out of their quotes: ${what}`, () => {
      assert.equal(wordsOf(words), stays);
    });
  }
});

describe('an impossible trial', () => {
  it('says why', () => {
    assert.equal(lossOf(stand, { ...theDark, round: 7 }), 'there is no such round any more');
    assert.equal(lossOf(stand, { ...whatIf, round: -1 }), 'there is no such round any more');
    assert.equal(lossOf(stand, { ...theDark, round: 1 }), 'the Ghoul announces nothing there');
    assert.equal(
      lossOf(stand, { ...theDark, reason: { who: 'Ghoul', words: 'the light' } }),
      'the Ghoul no longer has this reason there',
    );
    assert.equal(lossOf(stand, { ...theDark, aside: false }), 'nothing there sets it aside now');
    assert.equal(lossOf(stand, { ...whatIf, words: '' }), 'no reason is given for it');
    assert.equal(lossOf(stand, { ...whatIf, words: ' \n\u200f' }), 'no reason is given for it');
    assert.equal(lossOf(stand, { ...whatIf, who: 'Nobody' }), 'nobody is called Nobody any more');
    assert.equal(
      lossOf(stand, { ...theDark, reason: { who: 'Nobody', words: 'the dark' } }),
      'nobody is called Nobody any more',
    );
    assert.equal(
      lossOf(stand, { kind: 'force', step: '1/clash/Nobody', round: 0, who: 'Nobody', faces: ['9'] }),
      'nobody is called Nobody any more',
    );
    assert.equal(
      lossOf(stand, { kind: 'force', step: '1/clash/Laura', round: -1, who: 'Laura', faces: ['9'] }),
      'there is no such round any more',
    );
    assert.equal(
      lossOf(stand, { kind: 'force', step: '9/clash', who: 'Laura', faces: ['9'] }),
      'there is no such step in this course',
    );
    assert.equal(
      lossOf(stand, { kind: 'force', step: '1/round/start', who: 'Laura', faces: ['9'] }),
      'what Laura throws there can’t be forced',
    );
  });

  it('changes nothing, and is tried again when the text has changed', () => {
    const analysis = read(stand.replace('    advantage "the dark"\n', ''));
    assert.equal(tried(analysis, [theDark]).analysis, analysis);
    const again = analyze(stand, { file: 'test.clash', previous: analysis });
    assert.deepEqual(
      tried(again, [theDark]).trials.map(({ lost }) => lost),
      [undefined],
    );
  });

  it('doesn’t prevent others', () => {
    const lost: Trial = { ...theDark, round: 7 };
    const { edits, lost: places } = trialEdits(read(stand), 0, [lost, theDark, lost]);
    assert.deepEqual([withEdits(stand, edits), places], [written(stand, [theDark]), [0, 2]]);
  });

  it('is any in a scenario that doesn’t exist', () => {
    assert.equal(wishedCourse(read(stand), 1, { trials: [], redraws: [] }), undefined);
    assert.deepEqual(trialEdits(read(stand), 1, [seed]), { edits: [], lost: [0] });
  });

  it('breaks nothing in a text with unreadable sentences', () => {
    const broken = stand.replace('  Laura: punches the Ghoul.\nround 2', '  Laura: punches the\nround 2');
    for (const trial of [theDark, whatIf, seed]) {
      const course = tried(read(broken), [trial]);
      assert.ok(course.scenario.timeline().rounds.length > 0);
    }
  });
});
