/** Setting a reason aside in single cases: its name, writing it and taking it back, and its effects. */
import assert from 'node:assert/strict';
import { analyze, say, type Analysis } from '../../server/analysis/index.ts';
import {
  runToEnd,
  isSetAside,
  meansReason,
  poolsOf,
  reasonWords,
  seededThrows,
  settingAside,
  type Pool,
} from '../../server/engine/index.ts';
import { editsOf } from '../../server/language/index.ts';

const cast = `combatant Ann (she) of the Players
  Agility 3  Toughness 3  Perception 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
`;

function read(text: string): Analysis {
  return analyze(text, { file: 'test.clash' });
}

/** Every pool of somebody in the shown course of the only scenario, as shown last. */
function poolOf(text: string, who: string): Pool {
  const { scenario, ruleset, seed } = read(text).scenarios[0]!;
  const steps = runToEnd(ruleset.play(scenario, { throws: seededThrows(seed), seed })).rounds.flatMap(
    (round) => round.steps,
  );
  return steps.flatMap(poolsOf).findLast((pool) => pool.who === who)!;
}

function told({ modifiers }: Pool): readonly string[] {
  return modifiers.map((modifier) => `${reasonWords(modifier)} ${isSetAside(modifier) ? 'aside' : modifier.standing}`);
}

describe('a reason that is set aside', () => {
  const title = (words: string, of: string): boolean => meansReason(words, { title: of });

  it('is named by the writer’s own words, or by its rule', () => {
    assert.ok(meansReason('the high ground', { title: 'Situational Throw', words: 'The high ground' }));
    assert.ok(meansReason('Situational throw', { title: 'Situational Throw', words: 'the high ground' }));
    assert.ok(
      title('higher stat', 'Higher Stat Throw') &&
        title('Higher  Stat throw', 'Higher Stat Throw') &&
        title('skill', 'Skill Die') &&
        title('skill throw', 'Skill Die'),
    );
    assert.ok(!title('higher', 'Higher Stat Throw') && !title('throw', 'Higher Stat Throw'));
    assert.ok(!meansReason('high ground', { title: 'Situational Throw', words: 'the high ground' }));
  });

  const fight = (below: string): string =>
    `rules demon-city-2018\n${cast}round 1\n  Ann: punches Bill.\n${below}  Bill: waits.\n`;

  it('is set aside once: writing it again is reported', () => {
    const again = (...words: readonly string[]): readonly string[] =>
      read(
        fight(
          `    advantage "the high ground"\n    hindrance "mud"\n${words.map((each) => `    sets aside ${each}\n`).join('')}`,
        ),
      ).findings.map(say);
    assert.deepEqual(again('"the high ground"', '"mud"'), []);
    assert.deepEqual(again('"the high ground"', '"The high ground"'), [
      '“The high ground” is already set aside, so this changes nothing',
    ]);
    assert.deepEqual(again('"mud", "mud"'), ['“mud” is already set aside, so this changes nothing']);
  });

  it('makes no room under a cap, and takes none', () => {
    const three = '    advantage "one"\n    advantage "two"\n    advantage "three"\n';
    const capped = `rules demon-city-2017\n${cast}round 1\n  Ann: punches Bill.\n${three}  Bill: punches Ann.\n`;
    assert.deepEqual(told(poolOf(capped, 'Ann')).slice(1), ['one counted', 'two counted', 'three capped']);
    assert.deepEqual(told(poolOf(capped.replace(three, `${three}    sets aside "two"\n`), 'Ann')).slice(1), [
      'one counted',
      'two aside',
      'three counted',
    ]);
  });

  it('doesn’t pass a loss on to the opponent, nor take a throw that another loss takes', () => {
    const both = `rules demon-city-2018\n${cast}round 1\n  Bill: punches Ann.\n    hindrance "drunk"\n  Ann: punches Bill.\n`;
    assert.deepEqual(told(poolOf(both, 'Bill')), ['drunk passed']);
    assert.ok(told(poolOf(both, 'Ann')).includes('drunk counted'));
    const aside = both.replace('"drunk"\n', '"drunk"\n    sets aside "drunk"\n');
    assert.deepEqual(told(poolOf(aside, 'Bill')), ['drunk aside']);
    assert.ok(!told(poolOf(aside, 'Ann')).some((each) => each.startsWith('drunk')));
    assert.equal(poolOf(aside, 'Ann').size, poolOf(both, 'Ann').size - 1);
  });

  it('frees the only throw of a called shot', () => {
    const shot = `rules demon-city-2018\n${cast}round 1\n  Bill: punches Ann.\n    called shot "the hand"\n  Ann: punches Bill.\n`;
    assert.equal(poolOf(shot, 'Bill').keep, 'lowest');
    const pool = poolOf(shot.replace('hand"\n', 'hand"\n    sets aside "the hand"\n'), 'Bill');
    assert.deepEqual([pool.keep, pool.size, ...told(pool)], ['highest', 1, 'the hand aside']);
  });

  it('may be one for which the Host rolls, under the announcement of the one who tries', () => {
    const task = (below: string): string =>
      `rules demon-city-2017\noption host skill die on\n${cast}round 1\n  Ann: searches "the room" with Perception against 4.\n${below}`;
    assert.equal(poolOf(task(''), 'the Host').size, 2);
    const pool = poolOf(task('    sets aside "skill die"\n'), 'the Host');
    assert.deepEqual([pool.size, ...told(pool)], [1, 'skill aside']);
    assert.deepEqual(read(task('    sets aside "skill die"\n')).findings.map(say), []);
  });

  it('lets another defence with different words count', () => {
    const defended = (below: string): string =>
      `rules attack-algorithm\ncombatant Ilse (she) of the Players\ncombatant Brok (he) of the Host\n  defends partially "leather"\nround 1\n  Ilse: attacks Brok.\n    Brok defends fully "a wall"\n${below}`;
    assert.equal(poolOf(defended(''), 'Ilse').difficulty?.now, '2/6');
    const pool = poolOf(defended('    sets aside "a wall"\n'), 'Ilse');
    assert.deepEqual([pool.difficulty?.now, ...told(pool)], ['3/6', 'leather counted', 'a wall aside']);
  });

  it('doesn’t cancel a die of the other kind', () => {
    const gate = (below: string): string =>
      `rules attack-algorithm\ncombatant Ilse (she) of the Players\nround 1\n  Ilse: climbs "the wall" at 3/6.\n    2 bonus dice "a rope"\n    1 penalty die "rain"\n${below}`;
    assert.equal(poolOf(gate(''), 'Ilse').size, 2);
    const pool = poolOf(gate('    sets aside "rain"\n'), 'Ilse');
    assert.deepEqual([pool.size, ...told(pool)], [3, 'a rope counted', 'a rope counted', 'rain aside']);
    assert.deepEqual(told(poolOf(gate('    sets aside "a rope"\n'), 'Ilse')), [
      'a rope aside',
      'a rope aside',
      'rain counted',
    ]);
  });

  it('is shown with why it doesn’t count', () => {
    const reason = poolOf(fight('    sets aside "higher stat"\n'), 'Ann').modifiers.find(isSetAside);
    assert.deepEqual(
      [reason?.standing, reason?.uncounted?.short, reason?.title],
      ['unused', 'set aside', 'Higher Stat Throw'],
    );
  });

  describe('in the text', () => {
    const written = (text: string, words: string, aside: boolean, who = 'Ann'): string | undefined => {
      const { reading, scenarios } = read(text);
      const { scenario } = scenarios[0]!;
      const intents = settingAside(scenario, scenario.rounds[0]!, who, words, aside);
      if (intents === undefined) return undefined;
      const edits = [...editsOf(reading, { title: '', certain: false, intents })].sort((a, b) => b.start - a.start);
      return edits.reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);
    };

    it('is written below the announcement, in quotes that fit it', () => {
      assert.equal(written(fight(''), 'higher stat', true), fight('    sets aside "higher stat"\n'));
      assert.equal(written(fight(''), 'the "big" one', true), fight('    sets aside “the "big" one”\n'));
    });

    it('is written once', () => {
      assert.equal(
        written(fight('    sets aside "Higher Stat Throw"\n'), 'higher stat', true),
        fight('    sets aside "Higher Stat Throw"\n'),
      );
    });

    it('is removed from the sentence that has it, and from no other', () => {
      for (const [before, after] of [
        ['    sets aside "higher stat"\n', ''],
        ['    sets aside "luck", "higher stat"\n', '    sets aside "luck"\n'],
        ['    sets aside "higher stat" and "luck"\n', '    sets aside "luck"\n'],
        ['    advantage "luck", sets aside "higher stat"\n', '    advantage "luck"\n'],
        ['    sets aside "higher stat", called shot "the hand"\n', '    called shot "the hand"\n'],
        ['    sets aside "luck"\n    sets aside “Higher Stat”\n', '    sets aside "luck"\n'],
      ] as const)
        assert.equal(written(fight(before), 'higher stat', false), fight(after));
      assert.equal(
        written(fight('').replace('Bill.', 'Bill, sets aside "higher stat".'), 'higher stat', false),
        fight(''),
      );
    });

    it('can’t be where nothing is announced, nor taken back where nothing has it', () => {
      assert.equal(written(fight(''), 'higher stat', false), undefined);
      assert.equal(written(fight(''), 'higher stat', true, 'Nobody'), undefined);
    });
  });

  describe('one that doesn’t exist', () => {
    const said = (text: string): readonly string[] => {
      const analysis = read(text);
      return analysis.findings.filter(({ rule }) => rule === 'sets-aside-nothing').map(say);
    };

    it('is reported, with the reasons that there are', () => {
      assert.deepEqual(said(fight('    sets aside "luck"\n')), [
        '“luck” isn’t a reason for Ann here, so nothing is set aside; the reasons here are “higher stat” and “distraction”',
      ]);
      assert.deepEqual(said(fight('    sets aside "distractoin"\n')), [
        '“distractoin” isn’t a reason for Ann here, so nothing is set aside. Did you mean “distraction”?',
      ]);
    });

    it('is reported where nothing is thrown, and where there are no reasons', () => {
      assert.deepEqual(said(fight('').replace('waits.', 'waits.\n    sets aside "luck"')), [
        '“luck” sets nothing aside: nothing is thrown for this',
      ]);
      const plain = `rules demon-city-2018\n${cast}round 1\n  Bill: punches Ann.\n    sets aside "luck"\n  Ann: punches Bill.\n`;
      assert.deepEqual(said(plain), ['“luck” sets nothing aside: Bill gains and loses nothing here']);
    });

    it('isn’t reported for other reasons in the sentence, nor for those that may arise in a later round', () => {
      assert.deepEqual(said(fight('    advantage "luck" for Bill\n    sets aside "luck"\n')), []);
      const later = (words: string): string => `${fight('')}round 2\n  Ann: punches Bill.\n    sets aside "${words}"\n`;
      assert.deepEqual(said(later('lost throw for injury')), []);
      assert.equal(said(later('lost throw for injry')).length, 1);
    });

    it('isn’t a reason passed on from somebody else', () => {
      const both = `rules demon-city-2018\n${cast}round 1\n  Bill: punches Ann.\n    hindrance "drunk"\n  Ann: punches Bill.\n    sets aside "drunk"\n`;
      assert.equal(said(both).length, 1);
    });
  });
});
