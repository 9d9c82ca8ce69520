/**
 * Checks of Quick Shot’s attempts, dice and criticals: what they must not report, their other messages, and that their
 * fixes work.
 */
import assert from 'node:assert/strict';
import { analyze, type Analysis } from '../../../server/analysis/index.ts';
import type { Finding, Fix } from '../../../server/engine/index.ts';
import { attemptsChecks } from './checks.ts';
import { editsOf } from '../../../server/language/index.ts';
import { foundIn } from '../found.ts';
import { unmarked } from '../marks.ts';

interface Yard {
  readonly options?: string;
  readonly traits?: readonly string[];
  readonly head?: string;
  readonly goal?: string;
  readonly others?: string;
}

/** Rose and Tom against a Guard; Rose attempts what the clauses say. */
function yard(
  clauses: readonly string[],
  { options = '', traits = [], head = '', goal = 'gambles on "the far gate"', others = '' }: Yard = {},
): string {
  return `scenario "The yard"
rules quick-shot
${options}
combatant Rose (she) of the Players
  Willpower 5
${traits.map((trait) => `  ${trait}\n`).join('')}combatant Tom (he) of the Players
  Willpower 5
combatant the Guard (he) of the Host
round 1
  ${head}
  Rose: ${goal}.
${clauses.map((clause) => `    ${clause}\n`).join('')}${others}`;
}

const own = new Set(attemptsChecks.map(({ id }) => id));

/** `words | check | message` of the checks of this folder. */
function saidOf(text: string): readonly string[] {
  return foundIn(text).filter((line) => own.has(line.split(' | ')[1] ?? ''));
}

/** The same without messages. */
function found(clauses: readonly string[], more: Yard = {}): readonly string[] {
  return saidOf(yard(clauses, more)).map((line) => line.split(' | ').slice(0, 2).join(' | '));
}

function says(clauses: readonly string[], more: Yard = {}): string {
  return saidOf(yard(clauses, more))
    .map((line) => line.split(' | ').slice(2).join(' | '))
    .join('\n');
}

/** The texts after each of the fixes of one check. */
function offersOf(rule: string, clauses: readonly string[], more: Yard = {}): readonly string[] {
  const text = yard(clauses, more);
  const analysis = analyze(text, { file: 'test.clash' });
  return analysis.findings
    .filter((finding) => finding.rule === rule)
    .flatMap(({ fixes }) => fixes.map((fix) => mended(text, analysis, fix)));
}

function mended(text: string, analysis: Analysis, fix: Fix): string {
  const edits = [...editsOf(analysis.reading, fix)].sort((one, other) => other.start - one.start);
  assert.notEqual(edits.length, 0);
  return edits.reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);
}

const risk = 'risk "the dogs wake up"';
const [failing, winning] = ['on critical failure "the gate falls shut"', 'on critical success "nobody saw her"'];
const plainRoll = 'rolls 5 5 6 7 1 2 3 4';
const unread = 'flies to the moon';

describe('an attempt', () => {
  it('of one easy action is rolled where something is added to it, or where more couldn’t be parsed', () => {
    assert.deepEqual(found(['easy "open it"'], { traits: ['easy wound "a graze" on everything'] }), []);
    assert.deepEqual(found(['easy "open it"', unread]), []);
    assert.match(says(['common "open it"', '1 easier "it is rotten"']), /^“open it” becomes easy/);
    assert.deepEqual(found(['easy "duck" avoids the Guard', 'risk "a bruise"']), ['easy | lone-easy-roll']);
  });

  it('of one easy action can be narrated instead, where nothing else is written about it', () => {
    assert.match(offersOf('lone-easy-roll', ['easy "open it"'])[0] ?? '', /\n {2}Rose: does "the far gate"\.\n$/);
    assert.deepEqual(offersOf('lone-easy-roll', ['easy "open it"', risk]), []);
  });

  it('needs no word for what its verb implies', () => {
    assert.deepEqual(found(['common "up the wall"'], { goal: 'climbs' }), []);
    assert.deepEqual(found(['common "up the wall"', unread], { goal: 'gambles' }), []);
  });

  it('has no difficulty to set where it is given up, and a compulsion check has its own', () => {
    assert.deepEqual(found(['declines "too many dogs"']), []);
    assert.deepEqual(found(['action "run"', 'ruled out "too far"']), []);
    assert.deepEqual(found([], { goal: 'resists "Gambling"', traits: ['compulsion "Gambling"'] }), []);
    assert.deepEqual(found(['despite "a graze"'], { traits: ['easy wound "a graze" on "moving"'] }), [
      'gambles | missing-difficulty',
    ]);
    assert.equal(offersOf('missing-difficulty', ['action "run"']).length, 5);
  });

  it('may be risked without pinned dice, and isn’t rolled where it is given up', () => {
    assert.deepEqual(found(['common "run"']), []);
    assert.deepEqual(found(['common "run"', plainRoll, unread]), []);
    assert.deepEqual(found(['common "run"', 'ruled out "too far"', plainRoll]), [`${plainRoll} | roll-not-made`]);
    assert.match(says(['common "run"', 'ruled out "too far"', plainRoll]), /^The GM has ruled this out/);
  });

  it('may fail at a cost, but not without one or by changing nothing', () => {
    for (const text of ['she tries again, and the dogs hear it', 'the lock jams; she can try again with the crowbar'])
      assert.deepEqual(found(['hard "run"', `on failure "${text}"`]), [], text);
    for (const text of ['Rose tries again.', 'She can try again next round', 'nothing happens, and she tries again'])
      assert.deepEqual(found(['hard "run"', `on failure "${text}"`]), [`"${text}" | stakeless-gamble`]);
    for (const text of ['Nothing.', 'Nothing happens', 'everything stays as it was'])
      assert.deepEqual(found(['hard "run"', `on failure "${text}"`]), [`"${text}" | unchanged-failure`]);
  });

  it('has each action once, in each attempt', () => {
    const tom = '  Tom: gambles on "the gate".\n    hard "run"\n';
    assert.deepEqual(found(['hard "run"'], { others: tom }), []);
    assert.match(
      offersOf('same-action-twice', ['easy "run"', 'easy "Run"', 'easy "run"'])[1] ?? '',
      /easy "run, the third time"/,
    );
  });
});

describe('a difficulty', () => {
  it('may be eased for some actions even if others are easy', () => {
    assert.deepEqual(found(['easy "open it"', 'hard "run"', '1 easier "moonlight"']), []);
    assert.deepEqual(found(['easy "open it"', 'hard "run"', '3 easier "moonlight" for "run"']), [
      '3 easier "moonlight" for "run" | difficulty-below-easy',
    ]);
    assert.match(
      says(['easy "open it"', 'hard "run"', '3 easier "moonlight" for "run"']),
      /so it becomes only 2 easier, not 3$/,
    );
  });

  it('isn’t lower for team work on an easy task (qt-44)', () => {
    const both = {
      head: 'Rose and Tom work together on "lift it": "a lever".',
      others: '  Tom: gambles on "the gate".\n    easy "lift it"\n    hard "run"\n',
    };
    assert.deepEqual(found(['easy "lift it"', 'hard "run"'], both), [
      'Rose and Tom work together on "lift it": "a lever" | difficulty-below-easy',
    ]);
  });

  it('isn’t higher than overwhelming, whatever raises it', () => {
    assert.match(
      offersOf('difficulty-above-overwhelming', ['difficult "run"', '2 harder "rain"'])[0] ?? '',
      /1 harder "rain"/,
    );
    assert.deepEqual(found(['overwhelming "run"', '1 harder "rain"', 'ruled out "no"']), []);
    const weak = { traits: ['minor weakness "Asthma": harder 1 on everything'] };
    assert.deepEqual(found(['overwhelming "run"'], weak), ['overwhelming | difficulty-above-overwhelming']);
    assert.deepEqual(found(['overwhelming "run"', '1 easier "a tailwind"'], weak), []);
  });

  it('is a word of the game wherever one is written', () => {
    const traits = [
      '3 wound "a graze" on everything',
      'tricky fatigue "a long day"',
      'minor weakness "Asthma": adds hart on "running"',
    ];
    assert.deepEqual(found(['common "run"'], { traits }), [
      '3 | unknown-difficulty',
      'tricky | unknown-difficulty',
      'hart | unknown-difficulty',
    ]);
    assert.equal(offersOf('unknown-difficulty', ['common "run"'], { traits }).length, 1 + 5 + 1);
    assert.deepEqual(found(['difficulty 1.5 "run"']), ['difficulty 1.5 | unknown-difficulty']);
    assert.deepEqual(found(['difficulty 3 "run"', 'difficulty Hard "jump"']), []);
  });

  it('isn’t a type of advantage: minor may mean easy, and nothing can be rolled in an action', () => {
    assert.deepEqual(found(['difficulty major "run"']), ['difficulty major | minor-as-difficulty']);
    assert.match(says(['difficulty major "run"']), /nothing can be rolled; you most likely mean “hard”$/);
    assert.deepEqual(found(['common "run"'], { head: 'Rose has a significant wound "a graze" on everything.' }), [
      'significant | minor-as-difficulty',
    ]);
  });
});

describe('more actions than are rolled for', () => {
  const actions = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, at) => `easy "throw bone ${at + 1}"`);

  it('are reported where the last of them is written', () => {
    assert.deepEqual(found([...actions(12), risk]), []);
    assert.deepEqual(found([...actions(13), risk]), ['easy "throw bone 13" | too-many-actions']);
    assert.match(says([...actions(14), risk]), /^Rose attempts 14 actions at once, and no more than 12 are rolled for/);
  });
});

describe('pinned dice', () => {
  it('are as many as the pool, unless the bet is what is wrong', () => {
    const ten = 'rolls 5 5 6 7 1 2 3 4 8 8';
    assert.deepEqual(found(['common "run"', 'bets 3 WP', risk, ten]), []);
    assert.deepEqual(found(['common "run"', 'bets 3 WP from "Glory"', risk, ten]), []);
    assert.deepEqual(found(['common "run"', risk, ten]), [`${ten} | dice-count-mismatch`]);
    assert.match(offersOf('dice-count-mismatch', ['common "run"', risk, ten])[0] ?? '', /rolls 5 5 6 7 1 2 3 4\n/);
    assert.match(
      offersOf('dice-count-mismatch', ['common "run"', risk, 'rolls 5 any 6'])[0] ?? '',
      /rolls 5 any 6 any any any any any\n/,
    );
  });

  it('count as far as they fit where one of them is “any”, and the message says so', () => {
    assert.match(
      says(['common "run"', risk, 'rolls 5 any 6']),
      /^3 dice are written, .* the others are rolled, so write/,
    );
    assert.match(
      says(['common "run"', risk, 'rolls 5 5 6 7 1 2 3 4 any']),
      /^9 dice are written, .* the extra ones aren’t rolled/,
    );
    assert.match(says(['common "run"', risk, 'rolls 5 6']), /so nothing is pinned/);
  });

  it('come from a pool and a target number that only a bet changes', () => {
    assert.deepEqual(found(['common "run"', 'pool 9', 'bets 1 WP', 'target 5']), []);
    assert.deepEqual(found(['common "run"', 'pool 8', 'bets 1 WP']), ['pool 8 | altered-base-pool']);
    const traits = ['easy wound "a graze" "from the fence" on everything, 1 dice'];
    assert.match(
      offersOf('altered-base-pool', ['common "run"'], { traits })[0] ?? '',
      /easy wound "a graze" "from the fence" on everything\n/,
    );
  });

  it('show 1 to 8, or are still rolled', () => {
    assert.deepEqual(found(['common "run"', risk, 'rolls 1 8 any 5 5 2 3 0']), ['0 | out-of-range-face']);
  });

  it('may be too few for an action where the player squashes, or squashing is computed', () => {
    const narrow = ['hard "run"', risk, 'rolls 6 6 7 7 7 2 3 4', 'gives 2 sixes to "run"'];
    assert.deepEqual(found(narrow), ['2 | undersized-set']);
    assert.match(offersOf('undersized-set', narrow)[0] ?? '', /gives 3 sevens to "run"/);
    assert.deepEqual(found([...narrow, 'squashes for "run"']), []);
    assert.deepEqual(found(narrow, { options: 'option squash once' }), []);
    assert.deepEqual(found([...narrow.slice(0, 3), 'gives 2 threes to "run"', 'squashes for "run"']), []);
  });

  it('are each given once, including those still rolled, and by faces where they can’t be divided', () => {
    const two = (dice: string): readonly string[] => [
      'common "run"',
      'easy "open it"',
      risk,
      dice,
      'gives 2 sevens to "run"',
      'gives 1 seven to "open it"',
    ];
    assert.deepEqual(found(two('rolls 7 7 any 8 1 2 3 4')), []);
    assert.deepEqual(found(two('rolls 7 7 7 8 1 2 3 4')), []);
    assert.match(says(two('rolls 7 7 8 8 1 2 3 4')), /^The dice show 2 sevens, and 3 are given here in all/);
    assert.match(
      says(two('rolls 7 7 7 8 1 2 3 4'), { options: 'option divide whole' }),
      /^The sevens are already given to “run”/,
    );
  });

  it('don’t work below the target number, unless squashing raises them', () => {
    const low = ['common "run"', risk, 'rolls 4 4 6 2 1 2 3 8', 'gives 2 fours to "run"'];
    assert.deepEqual(found(low), ['gives 2 fours to "run" | below-target-set']);
    assert.deepEqual(found(low, { options: 'option squash gather' }), []);
    assert.deepEqual(found([...low.slice(0, 3), 'gives 1 four to "run"']), [
      'gives 1 four to "run" | below-target-set',
    ]);
  });

  it('are given out where there are too few for all (qt-33, qt-34), unless as many as possible get theirs', () => {
    const open = ['common "run"', 'common "throw"', risk, 'rolls 6 6 5 7 8 2 3 4'];
    assert.match(says(open), /can meet “run” or “throw”, but not both, so/);
    assert.deepEqual(found([...open, 'gives 2 sixes to "run"']), []);
    assert.deepEqual(found([...open, unread]), []);
    assert.deepEqual(
      found(['common "run"', 'easy "hide"', 'easy "throw"', risk, 'rolls 6 6 1 2 2 2 3 4'], {
        options: 'option assign most',
      }),
      [],
    );
  });

  it('have an effect once they are pinned', () => {
    assert.deepEqual(found(['common "run"', 'gives 2 sixes to "run"', 'rolls 5 5', risk]), [
      'rolls 5 5 | dice-count-mismatch',
    ]);
    assert.deepEqual(found(['common "run"', 'squashes'], { options: 'option squash none' }), [
      'squashes | squash-forbidden',
    ]);
    assert.match(
      says(['common "run"', 'squashes'], { options: 'option squash once' }),
      /^With “option squash once” squashing is computed/,
    );
    assert.deepEqual(found(['common "run"', 'squashes'], { options: 'option squash host' }), [
      'squashes | squash-without-roll',
    ]);
  });
});

describe('an action that waits for another', () => {
  it('is met with it', () => {
    const rolled = [
      'common "lean out"',
      'common "shoot" after "lean out"',
      risk,
      'rolls 6 6 5 5 8 2 3 4',
      'gives 2 sixes to "shoot"',
    ];
    assert.deepEqual(found(rolled), []);
  });

  it('waits for one that may wait for a third, but not for itself, nor in a circle, which is reported once', () => {
    assert.deepEqual(found(['easy "a"', 'easy "b" after "a"', 'easy "c" after "b"']), []);
    assert.match(says(['easy "a" after "a"', 'hard "b"']), /^“a” waits for itself/);
    assert.deepEqual(
      found(['easy "a" avoids the Guard after "c"', 'easy "b" after "a"', 'easy "c" after "b"', 'easy "d" after "c"']),
      ['"b" | circular-dependence'],
    );
  });

  it('waits for one that exists', () => {
    const traits = ['easy wound "a graze" on everything'];
    assert.match(says(['common "run" after "a graze"'], { traits }), /Did you mean “cope with a graze”\?$/);
    assert.deepEqual(found(['common "run" after "cope with a graze"'], { traits }), []);
    assert.match(
      says(['common "run" after "a long day"'], { traits: ['easy fatigue "a long day"'] }),
      /Did you mean “keep going”\?$/,
    );
    assert.match(
      says(['easy "run to the left"', 'easy "run to the right"', 'easy "hide" after "run"']),
      /they are “run to the left”, “run to the right” and “hide”$/,
    );
    assert.match(
      says(['common "run"', '1 easier "a bandage" for "cope with a graze"'], { traits }),
      /is an added action/,
    );
    assert.deepEqual(found(['common "run" after "hide"', unread]), []);
    assert.match(says(['common "run" after "hide"']), /they are “run”$/);
  });
});

describe('team work', () => {
  const lifts = '  Tom: gambles on "the gate".\n    hard "lift it"\n';

  it('is between two different people', () => {
    const more = { head: 'Rose, Tom and Rose work together on "lift it": "a lever".', others: lifts };
    assert.match(says(['hard "lift it"'], more), /^Rose is already named and counts once/);
    assert.match(offersOf('solo-team-work', ['hard "lift it"'], more)[0] ?? '', /Rose and Tom work together on/);
    assert.deepEqual(found(['hard "lift it"'], { head: 'Rose works together on "lift it".' }), [
      'Rose | solo-team-work',
    ]);
    assert.deepEqual(found(['hard "lift it"'], { head: 'Rose and Rose work together on "lift it".' }), [
      'Rose | solo-team-work',
    ]);
    assert.doesNotMatch(
      offersOf('solo-team-work', ['hard "lift it"'], { head: 'Rose and Rose work together on "lift it".' })[0] ?? '',
      /together/,
    );
    assert.deepEqual(found(['hard "run"'], { head: 'Rose works together on "swim".' }), ['Rose | solo-team-work']);
    assert.deepEqual(found(['hard "lift it"'], { head: 'Rose, Zoe and Bob work together on "lift it".' }), []);
  });

  it('is on a task that each of them attempts', () => {
    assert.deepEqual(found(['hard "lift it"'], { head: 'Rose and Tom work together on "lift it": "a lever".' }), [
      'Tom | split-task-team-work',
    ]);
    assert.deepEqual(
      found(['hard "lift it"', unread], { head: 'Rose and Tom work together on "lift it": "a lever".' }),
      [],
    );
    assert.match(
      says(['hard "lift it"'], { head: 'Rose and Tom work together on "litf it": "a lever".', others: lifts }),
      /Did you mean “lift it”\?$/,
    );
    assert.match(
      says(['hard "lift it"'], { head: 'Rose and Tom work together on "a quiet talk": "a lever".', others: lifts }),
      /^Nobody in the team attempts “a quiet talk”/,
    );
  });

  it('makes it easier by one, for a reason', () => {
    assert.deepEqual(
      found(['hard "lift it"'], {
        head: 'Rose and Tom work together on "lift it": "a lever", 1 easier.',
        others: lifts,
      }),
      [],
    );
    assert.match(
      offersOf('unjustified-team-work', ['hard "lift it"'], {
        head: 'Rose and Tom work together on "lift it", 1 easier.',
        others: lifts,
      })[0] ?? '',
      /"lift it": "…", 1 easier\./,
    );
  });
});

describe('a critical', () => {
  const ones = 'rolls 1 1 5 5 6 2 3 4';

  it('is possible while a die may still show a 1', () => {
    assert.deepEqual(found(['hard "run"', risk, 'rolls 1 any 5 5 6 2 3 4', 'the critical falls on "run"']), []);
    assert.match(
      says(['hard "run"', risk, 'rolls 2 2 5 5 6 2 3 4', 'the critical falls on "run"']),
      /^No die shows a 1/,
    );
    assert.deepEqual(found(['hard "run"', 'the critical falls on "run"']), []);
  });

  it('costs nothing where everything succeeds', () => {
    assert.deepEqual(
      found(['common "run"', risk, ones, winning, 'pays from the general pool', 'grave setback "a bite"']),
      ['pays from the general pool | misplaced-critical', 'grave setback "a bite" | misplaced-critical'],
    );
  });

  it('isn’t misplaced while it is open which action fails', () => {
    assert.deepEqual(found(['common "run"', 'common "jump"', risk, ones, failing, 'the critical falls on "run"']), [
      `${ones} | unassigned-sets`,
    ]);
    assert.deepEqual(
      found(['common "run"', 'common "jump"', 'easy "draw"', risk, ones, failing, 'the critical falls on "draw"']),
      [`${ones} | unassigned-sets`],
    );
  });

  it('falls on the only action that fails, and on several that are named (qt-28, qt-29)', () => {
    assert.deepEqual(found(['hard "run"', 'easy "draw"', risk, ones, failing]), []);
    assert.deepEqual(found(['hard "run"', 'hard "kick"', 'easy "draw"', risk, ones, failing]), [
      `${ones} | unnamed-critical-failure`,
    ]);
    const long = 'get past the three men who guard the gate';
    assert.match(
      says([`hard "${long}, unseen"`, `hard "${long}, unheard"`, `hard "${long}"`, risk, ones, failing]),
      /and “get past[^“”]*unseen” and 2 more fail;/u,
    );
    assert.deepEqual(
      found(['hard "run"', 'hard "kick"', risk, ones, failing, 'the critical falls on "run" and "kick"']),
      [],
    );
  });

  it('falls on the only action, and on one success', () => {
    assert.deepEqual(found(['common "run"', risk, ones, winning]), []);
    const two = [
      'common "run"',
      'easy "draw"',
      risk,
      ones,
      winning,
      'the critical falls on "run"',
      'the critical falls on "draw"',
    ];
    assert.deepEqual(found(two), ['"draw" | second-critical-success']);
    assert.deepEqual(
      offersOf('second-critical-success', two).map((text) => text.match(/falls on .*/gu)),
      [['falls on "run"'], ['falls on "draw"']],
    );
  });

  it('needs written effects only where it is rolled, and besides grave ones', () => {
    assert.deepEqual(found(['common "run"', risk, plainRoll]), []);
    assert.deepEqual(found(['hard "run"', risk, ones, 'grave setback "a bite"']), [
      `${ones} | missing-critical-setback`,
    ]);
    assert.deepEqual(found(['common "run"', risk, ones, unread]), []);
  });

  it('has the effects written for an action that it falls on, or may fall on', () => {
    const [setback, bonus] = [[`${ones} | missing-critical-setback`], [`${ones} | missing-critical-bonus`]];
    const [ofRun, ofDraw] = ['on critical failure of "run" "she falls"', 'on critical failure of "draw" "it jams"'];
    const failed = ['hard "run"', 'easy "draw"', risk, ones];
    assert.deepEqual(found([...failed, ofRun]), []);
    assert.deepEqual(found([...failed, ofDraw]), setback);
    const won = ['easy "run"', 'easy "draw"', risk, ones, 'the critical falls on "run"'];
    assert.deepEqual(found([...won, 'on critical success of "run" "nobody saw her"']), []);
    assert.deepEqual(found([...won, 'on critical success of "draw" "it is loaded"']), bonus);
    const unpicked = ['hard "run"', 'hard "draw"', risk, ones];
    assert.deepEqual(found([...unpicked, ofDraw]), [`${ones} | unnamed-critical-failure`]);
    const open = ['common "run"', 'common "draw"', risk, ones];
    assert.deepEqual(found([...open, ofDraw]), [`${ones} | unassigned-sets`]);
  });

  it('may fall on paradox where it is a failure', () => {
    const vulgar = 'vulgar "she walks through the wall": hard paradox "a full square"';
    assert.deepEqual(
      found(['common "walk"', vulgar, risk, ones, failing, 'the critical falls on "hold off paradox"']),
      [],
    );
  });
});

for (const rule of attemptsChecks) {
  const text = unmarked(rule.bad);
  const analysis = analyze(text, { file: 'test.clash' });
  const offers = analysis.findings.flatMap((finding) => finding.fixes.map((fix) => ({ finding, fix })));
  if (offers.length === 0) continue;

  describe(`the check ${rule.id}`, () => {
    for (const { finding, fix } of offers) {
      it(`is satisfied after its own fix: ${fix.title} (line ${lineOf(analysis, finding)})`, () => {
        const after = analyze(mended(text, analysis, fix), { file: 'test.clash' }).findings.map((each) => each.rule);
        assert.ok(
          count(after, rule.id) <
            count(
              analysis.findings.map((each) => each.rule),
              rule.id,
            ),
        );
        assert.equal(count(after, 'unreadable-sentence'), 0);
      });
    }

    it('offers nothing twice', () => {
      for (const { fixes } of analysis.findings)
        assert.equal(new Set(fixes.map(({ title }) => title)).size, fixes.length);
    });
  });
}

function count(rules: readonly string[], rule: string): number {
  return rules.filter((each) => each === rule).length;
}

function lineOf(analysis: Analysis, { source }: Finding): number {
  return analysis.lines.positionAt(analysis.rangeOf(source)?.start ?? 0).line + 1;
}
