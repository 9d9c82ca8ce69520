/** Included files: paths, circles, files included twice, and their findings. */
import assert from 'node:assert/strict';
import { pathFrom, refusalOf, type Reading } from '../../server/language/index.ts';
import { findingsOf, read, said } from './helper.ts';

const cast = 'combatant Ann of the Players\nround 1\n  Ann: hits Ann.';

/** Reads a text next to some files. */
function beside(files: Readonly<Record<string, string>>, text: string, previous?: Reading): Reading {
  return read(text, { include: (path) => files[path], ...(previous === undefined ? {} : { previous }) });
}

/** Every problem with the file in which it is reported. */
function told(reading: Reading): readonly string[] {
  return reading.problems.map((finding) => `${finding.source.file}: ${said(finding)}`);
}

describe('a path', () => {
  for (const [root, folder, path, expected] of [
    ['/a/b/one.clash', '', 'two.clash', 'two.clash'],
    ['/a/b/one.clash', '', './lib//two.clash', 'lib/two.clash'],
    ['/a/b/one.clash', '', 'lib\\two.clash', 'lib/two.clash'],
    ['/a/b/one.clash', 'lib/', '../two.clash', 'two.clash'],
    ['/a/b/one.clash', 'lib/', '../../two.clash', '../two.clash'],
    ['/a/b/one.clash', '', '../b/two.clash', 'two.clash'],
    ['/a/b/one.clash', '', '../../a/b/two.clash', 'two.clash'],
    ['/a/b/one.clash', '', '../../a/c/two.clash', '../c/two.clash'],
    ['/a/b/one.clash', '../c/', '../b/one.clash', 'one.clash'],
    ['one.clash', '', '../x/two.clash', '../x/two.clash'],
  ] as const) {
    it(`${path} in ${root}, from “${folder}”, is ${expected}`, () =>
      assert.equal(pathFrom(root, folder, path), expected));
  }

  for (const path of [
    '/etc/beasts.clash',
    '\\beasts.clash',
    '~/beasts.clash',
    'C:\\beasts.clash',
    'c:beasts.clash',
    'file:///beasts.clash',
    'https://example.org/beasts.clash',
  ]) {
    it(`${path} is refused`, () => {
      assert.equal(refusalOf(path), 'outside');
      assert.match(
        findingsOf(beside({ [path]: '' }, `include "${path}"\n${cast}`))[0] ?? '',
        /^1: ".*" \| “.*” doesn’t start from the folder of this file/u,
      );
    });
  }

  it('is required', () => {
    assert.match(findingsOf(beside({}, `include ""\n${cast}`))[0] ?? '', /Which file is included\?/u);
    assert.equal(refusalOf('monsters of the 1:2 scale.clash'), undefined);
  });
});

describe('a circle', () => {
  it('is reported at the sentence that enters it, whichever of its files is read', () => {
    const reading = beside(
      { 'b.clash': 'include "c.clash"', 'c.clash': 'include "test.clash"' },
      `include "b.clash"\n${cast}`,
    );
    assert.deepEqual(told(reading), ['test.clash: “b.clash” includes this file in turn']);
    assert.deepEqual(
      reading.problems[0]?.related?.map(({ source }) => source.file),
      ['c.clash'],
    );
  });

  it('further down is reported where it begins, and ends', () => {
    const reading = beside(
      { 'b.clash': 'include "c.clash"', 'c.clash': 'include "b.clash"\ncreature Rat' },
      `include "b.clash"\n${cast}`,
    );
    assert.deepEqual(told(reading), ['b.clash: “c.clash” includes this file in turn']);
    assert.deepEqual(
      reading.scenarios[0]?.scenario.creatures.map(({ name }) => name),
      ['Rat'],
    );
  });

  it('of one file is a file that includes itself, by whatever path', () => {
    for (const path of ['test.clash', './test.clash', 'lib/../test.clash']) {
      assert.deepEqual(told(beside({}, `include "${path}"\n${cast}`)), [
        `test.clash: “${path}” is this file itself, so nothing is taken from it`,
      ]);
    }
  });

  it('isn’t one if only the names of files are the same', () => {
    assert.deepEqual(told(beside({ 'lib/test.clash': 'creature Rat' }, `include "lib/test.clash"\n${cast}`)), []);
  });
});

describe('a file that is included twice', () => {
  const files = {
    'b.clash': 'include "d.clash"',
    'c.clash': 'include "d.clash"',
    'd.clash': 'creature Rat\n  Might 1',
  };

  for (const [how, text] of [
    ['by two others', `include "b.clash"\ninclude "c.clash"\n${cast}`],
    ['in the head and in the scenario', `include "d.clash"\nscenario "x"\ninclude "d.clash"\n${cast}`],
    ['in two ways of writing it', `include "d.clash"\ninclude "x/../d.clash"\n${cast}`],
  ] as const) {
    it(`${how} counts once`, () => {
      const scenario = beside(files, text).scenarios[0]?.scenario;
      assert.deepEqual(
        scenario?.creatures.map(({ stats }) => stats.length),
        [1],
      );
    });
  }

  it('but is missing is reported each time', () => {
    assert.equal(told(beside({}, `include "no.clash"\ninclude "no.clash"\n${cast}`)).length, 2);
  });
});

describe('the text of an included file', () => {
  it('doesn’t run on into the next', () => {
    const reading = beside(
      { 'a.clash': 'creature Rat', 'b.clash': '  Might 7\ncreature Bat' },
      `include "a.clash"\ninclude "b.clash"\n${cast}`,
    );
    assert.deepEqual(
      reading.scenarios[0]?.scenario.creatures.map(({ name, stats }) => [name, stats.length]),
      [
        ['Rat', 0],
        ['Bat', 0],
      ],
    );
  });

  it('that can’t be read is reported with the name of that file, after the findings in the text itself', () => {
    const reading = beside({ 'a.clash': 'creature Rat\n\nweaponn club' }, `include "a.clash"\n${cast}\nxyzzy plugh`);
    assert.deepEqual(
      reading.problems.map(({ source }) => source.file),
      ['test.clash', 'a.clash'],
    );
  });

  it('is reported once for all scenarios that share it', () => {
    const reading = beside(
      { 'a.clash': 'xyzzy plugh' },
      `include "a.clash"\nscenario "x"\n${cast}\nscenario "y"\n${cast}`,
    );
    assert.equal(reading.problems.length, 1);
  });

  it('names a damaged declaration by its own words, not by those of another file’s sentence with the same number', () => {
    const files = { 'a.clash': 'combatant Zed of the Host' };
    const reading = beside(files, `combatant Ann (she of of the Players\ninclude "a.clash"\nround 1\n  Ann: hits Zed.`);
    assert.deepEqual(reading.scenarios[0]?.scenario.combatants.map(({ name }) => name).toSorted(), ['Ann', 'Zed']);
  });

  it('is kept while it doesn’t change', () => {
    const files = { 'a.clash': 'creature Rat' };
    const before = beside(files, `include "a.clash"\n${cast}`);
    const after = beside(files, `include "a.clash"\n${cast}\n  Ann: hits Ann.`, before);
    assert.equal(after.included.get('a.clash'), before.included.get('a.clash'));
  });

  it('has findings for undeclared names', () => {
    const reading = beside({ 'a.clash': 'combatant Gus of the Host, a Wraith' }, `include "a.clash"\n${cast}`);
    assert.deepEqual(
      reading.scenarios[0]?.scenario.strangers.map(({ text, source }) => [text, source.file]),
      [['Wraith', 'a.clash']],
    );
  });
});
