/** Announcements that no rule allows, or that have no effect. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { rulesets } from '../../../server/engine/index.ts';
import { completionsAt } from '../../../server/language/index.ts';
import { foundIn, mended, rulesIn, scene } from '../found.ts';

const titles = (text: string): readonly string[] =>
  analyze(text, { file: 'test.clash' }).scenarios.flatMap((scenario) =>
    scenario.timeline().rounds.flatMap((round) => round.steps.map((step) => `${step.title} ${step.text}`)),
  );

describe('an announcement that depends on others (T18:38, D17:70)', () => {
  const round = (announcement: string): string =>
    scene('2018', `round 1\n  the Butcher: punches Ann.\n  Ann: ${announcement}.\n`);

  for (const [written, words, without] of [
    ['if the Butcher shoots, dodges', 'if the Butcher shoots', 'dodges'],
    ['if the Butcher shoots then dodges', 'if the Butcher shoots', 'dodges'],
    [
      'when he comes closer, stabs the Butcher with her knife',
      'when he comes closer',
      'stabs the Butcher with her knife',
    ],
    ['dodges unless the Butcher trips', 'unless the Butcher trips', 'dodges'],
    ['dodges, unless the Butcher trips', 'unless the Butcher trips', 'dodges'],
    ['dodges unless the Butcher trips, throws 9', 'unless the Butcher trips', 'dodges, throws 9'],
    ['stabs the Butcher once Carl has run', 'once Carl has run', 'stabs the Butcher'],
    ['waits for the Butcher', 'for the Butcher', 'waits'],
    ['waits until the Butcher is done, then stabs him', 'until the Butcher is done, then stabs him', 'waits'],
    ['waits to see what Carl does', 'to see what Carl does', 'waits'],
    ['if the Butcher shoots she hides', 'if the Butcher shoots she hides', 'waits'],
    [
      'as soon as the Butcher trips, jumps "over him" with Agility to beat 3',
      'as soon as the Butcher trips',
      'jumps "over him" with Agility to beat 3',
    ],
    ['if 7 ways lead out, "none"', 'if 7 ways lead out, none', 'waits'],
  ] as const) {
    it(`is reported at its words, and played without them: ${written}`, () => {
      assert.deepEqual(
        rulesIn(round(written)).map((line) => line.replaceAll('"', '')),
        [`${words} | if-then`],
      );
      assert.deepEqual(titles(round(written)), titles(round(without)));
    });

    it(`is corrected by leaving them out, or by a note after the verb: ${written}`, () => {
      const note = written.startsWith('waits ') ? `waits ${words}` : words;
      const kept = written.indexOf(words) > 0 ? `    note "${note}"\n` : '';
      assert.equal(
        mended(round(written)),
        round(without).replace(`  Ann: ${without}.\n`, (line) => `${line}${kept}`),
      );
    });
  }

  for (const line of [
    'if the Butcher shoots',
    'unless the Butcher trips',
    'until Carl is down',
    'when 7 have gone by',
    'only if "it is dark"',
  ]) {
    const below = (...lines: readonly string[]): string =>
      scene(
        '2018',
        `round 1\n  the Butcher: punches Ann.\n  Ann: stabs the Butcher.\n${lines.map((each) => `    ${each}.\n`).join('')}`,
      );

    it(`is reported on a line of its own below it: ${line}`, () => {
      assert.deepEqual(rulesIn(below(line, 'with her knife')), [`${line} | if-then`]);
      assert.deepEqual(titles(below(line, 'with her knife')), titles(below('with her knife')));
      assert.equal(
        mended(below('with her knife', line)),
        below('with her knife', `note "${line.replaceAll('"', '')}"`),
      );
    });

    it(`is reported each time: ${line}`, () => {
      assert.deepEqual(
        rulesIn(below(line, 'unless it rains').replace('the Butcher.', 'the Butcher if he runs.')),
        ['if he runs', line, 'unless it rains'].map((words) => `${words} | if-then`),
      );
    });

    it(`isn’t reported outside an announcement: ${line}`, () => {
      for (const text of [
        scene('2018', `situation\n  ${line}.\n`),
        scene('2018', `round 1\n  ${line}.\n`),
        scene('2018', '').replace('carries knife', line),
      ]) {
        assert.deepEqual(
          rulesIn(text).map((each) => each.split(' | ')[1]),
          ['unreadable-sentence'],
        );
      }
    });
  }

  it('explains what waiting is', () => {
    assert.match(
      foundIn(round('waits for Carl'))[0] ?? '',
      /it is played as “waits” alone, so nothing is done this round$/,
    );
    assert.match(foundIn(round('dodges if Carl shoots'))[0] ?? '', /Ann has to decide, and it is played without it$/);
    assert.match(
      foundIn(round('dodges if Carl shoots').replace('Ann: dodges', 'Ann and Didi: dodge'))[0] ?? '',
      /Ann and Didi have to decide, /,
    );
  });

  it('isn’t reported where nothing follows the word, and waiting alone is legal', () => {
    assert.deepEqual(rulesIn(round('waits')), []);
    assert.deepEqual(
      rulesIn(round('dodges if')).map((line) => line.split(' | ')[1]),
      ['unreadable-sentence'],
    );
  });

  it('isn’t offered, neither in messages nor at the caret', () => {
    assert.match(
      foundIn(scene('2018', 'round 1\n  Ann:\n')).join('\n'),
      /^Ann: \| unreadable-sentence \| Ann needs an action (?!.*depends)/,
    );
    for (const begun of ['  Ann: ', '  Ann: dodges ', '  Ann: waits ', '  Ann: dodges.\n    ']) {
      const text = scene('2018', `round 1\n${begun}`);
      const labels = completionsAt(analyze(text, { file: 'test.clash' }).reading, text.length, rulesets).items.map(
        ({ label }) => label,
      );
      assert.deepEqual(
        labels.filter((label) => /^(?:if|unless|until|when|for|then)\b/.test(label)),
        [],
      );
      assert.notEqual(labels.length, 0);
    }
  });
});

describe('somebody who is out of the fight', () => {
  const down = 'situation "a cellar"\n  the Butcher is down.\n';

  it('acts only once it is decided that they are up, possibly in an earlier round', () => {
    assert.deepEqual(rulesIn(scene('2018', `${down}round 1\n  the Butcher: punches Ann.\n`)), [
      'the Butcher: punches Ann | announces-while-out',
    ]);
    assert.deepEqual(rulesIn(scene('2017', `${down}round 1\n  the Butcher: punches Ann.\n`)), [
      'the Butcher: punches Ann | announces-while-out',
    ]);
    assert.deepEqual(
      rulesIn(
        scene(
          '2018',
          `${down}round 1\n  decides recovery of the Butcher: back up.\nround 2\n  the Butcher: punches Ann.\n`,
        ),
      ),
      [],
    );
  });

  it('may be back where a round that may not be played says so', () => {
    assert.deepEqual(
      rulesIn(
        scene(
          '2018',
          `${down}round 1\n  Ann: waits.\nround 2 if a tie happened\n  decides recovery of the Butcher: back up.\nround 3\n  the Butcher: punches Ann.\n`,
        ),
      ),
      [],
    );
  });

  it('may wait, and one sentence for several is for those who are up', () => {
    assert.deepEqual(rulesIn(scene('2018', `${down}round 1\n  the Butcher: waits.\n`)), []);
    assert.deepEqual(rulesIn(scene('2018', `${down}round 1\n  the Butcher and Carl: flees.\n`)), []);
  });

  it('gets a decision at the head of the round as a fix', () => {
    const mendedText = mended(scene('2018', `${down}round 1\n  the Butcher: punches Ann.\n`));
    assert.match(mendedText, /round 1\n {2}decides recovery of Butcher: back up\.\n/);
    assert.deepEqual(rulesIn(mendedText), []);
  });
});

describe('a defence that names a foe', () => {
  const against = (name: string): string =>
    scene(
      '2018',
      `round 1\n  Didi: dodges${name}.\n  Carl: punches Didi.\n  the Butcher: waits.\n  Ann: grabs Carl.\n`,
    );

  it('presupposes what a quicker one of several foes will do (T18:36)', () => {
    assert.deepEqual(
      rulesIn(scene('2018', 'round 1\n  Didi: dodges Carl.\n  Carl: punches Didi.\n  the Butcher: punches Ann.\n')),
      ['Carl | faster-foe-named'],
    );
  });

  it('isn’t a guess where the foe is slower, alone, or does something else', () => {
    assert.deepEqual(
      rulesIn(scene('2018', 'round 1\n  Carl: punches Ann.\n  the Butcher: punches Ann.\n  Ann: dodges Carl.\n')),
      [],
    );
    assert.deepEqual(rulesIn(against(' Carl')), []);
    assert.deepEqual(
      rulesIn(scene('2018', 'round 1\n  Didi: dodges Carl.\n  Carl: punches Ann.\n  the Butcher: punches Ann.\n')),
      [],
    );
  });
});

describe('an action called uncontested', () => {
  it('is contested where somebody targets the actor or interferes, and where the actor attacks (T18:144)', () => {
    const rules = (text: string): readonly string[] =>
      rulesIn(scene('2018', text)).filter((line) => line.endsWith('contested-after-all'));
    assert.equal(rules('round 1\n  Carl: climbs "the stair", uncontested.\n  Ann: grabs Carl.\n').length, 1);
    assert.equal(
      rules(
        'round 1\n  Carl: climbs "the stair", uncontested.\n  Ann: moves "to the stair".\n    interferes with Carl\n',
      ).length,
      1,
    );
    assert.equal(rules('round 1\n  Carl: punches Ann, uncontested.\n').length, 1);
    assert.equal(rules('round 1\n  Carl: climbs "the stair", uncontested.\n  Ann: grabs the Butcher.\n').length, 0);
  });

  it('is contested where its actor interferes with somebody', () => {
    const hampers = (whom: string): readonly string[] =>
      rulesIn(
        scene(
          '2018',
          `round 1\n  Carl: climbs "the stair", uncontested.\n    interferes with ${whom}\n  Ann: moves "to the stair".\n`,
        ),
      );
    assert.deepEqual(hampers('Ann'), ['uncontested | contested-after-all']);
    assert.deepEqual(hampers('Didi'), []);
  });

  it('is described as it is played: an attack can’t be kept out of the Clash, a hindered climb can (T18:144)', () => {
    const says = (text: string): string =>
      foundIn(scene('2018', `round 1\n  Carl: climbs "the stair", uncontested.\n${text}`)).join('\n');
    assert.match(says('  Ann: grabs Carl.\n'), /so this is contested: it is decided in the Clash$/);
    assert.match(
      says('  Ann: moves "to the stair".\n    interferes with Carl\n'),
      /so this is contested: it is played as it is written$/,
    );
  });
});

describe('a ruled distraction', () => {
  const rules = (edition: '2017' | '2018', text: string): readonly string[] => rulesIn(scene(edition, text));

  it('isn’t given against somebody who attacks or defends against the very one who acts (T18:84, D17:83)', () => {
    for (const edition of ['2017', '2018'] as const) {
      assert.deepEqual(rules(edition, 'round 1\n  the Butcher: punches Ann.\n  Ann: stabs the Butcher, unaware.\n'), [
        'unaware | distraction-of-the-ready',
      ]);
      assert.deepEqual(
        rules(edition, 'round 1\n  Carl: waits.\n  Didi: punches Carl.\n    distraction "the lamp falls"\n'),
        [],
      );
    }
    assert.deepEqual(
      rules(
        '2018',
        'round 1\n  the Butcher is unaware of Ann.\n  the Butcher: punches Ann.\n  Ann: stabs the Butcher.\n',
      ),
      ['the Butcher is unaware of Ann | distraction-of-the-ready'],
    );
  });

  it('may be given against somebody who pursues, or defends against, somebody else', () => {
    assert.deepEqual(
      rules(
        '2018',
        'round 1\n  the Butcher: punches Didi.\n  Ann: stabs the Butcher, distraction "eyes only for Didi".\n',
      ),
      [],
    );
    assert.deepEqual(
      rules(
        '2018',
        'round 1\n  Didi: punches the Butcher.\n  the Butcher: dodges Didi.\n  Ann: stabs the Butcher, unaware.\n',
      ).filter((line) => line.startsWith('unaware')),
      [],
    );
  });

  it('is up to the Host against somebody who defends against nobody in particular, and gets an info finding', () => {
    for (const edition of ['2017', '2018'] as const) {
      const text = scene(
        edition,
        'round 1\n  Didi: punches the Butcher.\n  the Butcher: dodges.\n  Ann: stabs the Butcher, unaware.\n',
      );
      const findings = analyze(text, { file: 'test.clash' }).findings;
      assert.deepEqual(
        findings.map(({ rule, severity, message }) => `${rule} ${severity} ${message}`),
        ['distraction-of-the-ready info ready'],
      );
    }
  });
});

describe('getting free', () => {
  it('may be written once somebody has tried to hold on', () => {
    assert.deepEqual(
      rulesIn(
        scene(
          '2018',
          'round 1\n  the Butcher: grabs Ann.\n  Ann: stabs the Butcher.\nround 2 if Ann is grabbed\n  the Butcher: waits.\n  Ann: breaks free.\n',
        ),
      ),
      [],
    );
    assert.deepEqual(rulesIn(scene('2018', 'round 1\n  the Butcher: grabs Ann.\n  Ann: breaks free.\n')), [
      'Ann: breaks free | held-by-nobody',
    ]);
  });

  it('is from the one who holds, and from nobody else (T18:198)', () => {
    const free = (from: string): string =>
      scene(
        '2018',
        `situation "a cellar"\n  Ann is grabbed by the Butcher.\nround 1\n  Carl: waits.\n  Ann: breaks free${from}.\n`,
      );
    assert.deepEqual(foundIn(free(' from Carl')), [
      'Carl | held-by-nobody | Carl doesn’t hold Ann: Ann has to beat the throw of the Butcher',
    ]);
    assert.equal(mended(free(' from Carl')), free(' from Butcher'));
    for (const right of [free(' from the Butcher'), free('')])
      assert.deepEqual(
        rulesIn(right).filter((line) => line.endsWith('held-by-nobody')),
        [],
      );
  });

  it('may be from anybody who has tried to hold on in an earlier round', () => {
    const text = (from: string): readonly string[] =>
      rulesIn(
        scene(
          '2018',
          `round 1\n  the Butcher: grabs Ann.\n  Carl: grabs Ann.\nround 2\n  Ann: breaks free from ${from}.\n`,
        ),
      );
    assert.deepEqual(text('Carl'), []);
    assert.deepEqual(text('the Butcher'), []);
    assert.deepEqual(text('Didi'), ['Didi | held-by-nobody']);
  });
});

describe('movement (T18:42)', () => {
  const run = (verb: string, feet: number): readonly string[] =>
    rulesIn(scene('2018', `round 1\n  Ann: ${verb} after running ${feet} ft.\n`));

  it('is up to 30 ft in addition to an action, and up to 60 ft without one', () => {
    assert.deepEqual(run('stabs Carl', 30), []);
    assert.deepEqual(run('stabs Carl', 31), ['after running 31 ft | running-too-far']);
    assert.deepEqual(run('moves', 60), []);
    assert.deepEqual(run('moves', 61), ['after running 61 ft | running-too-far']);
  });

  it('brings a close weapon 5 ft further and a pole 10 ft, by Clashwright’s own measures', () => {
    const reach = (weapon: string, feet: number): readonly string[] =>
      rulesIn(
        scene(
          '2018',
          `situation "a hall"\n  Ann is ${feet} ft from Carl.\nround 1\n  Carl: waits.\n  Ann: strikes Carl with ${weapon}.\n`,
        ).replace('carries knife', 'carries knife, spear'),
      );
    assert.deepEqual([reach('her knife', 35), reach('her spear', 40)], [[], []]);
    assert.deepEqual(
      [reach('her knife', 36), reach('her spear', 41)],
      [['Carl | out-of-reach'], ['Carl | out-of-reach']],
    );
  });

  it('does nothing in the dice edition, which has no measures for it', () => {
    assert.deepEqual(rulesIn(scene('2017', 'round 1\n  Carl: waits.\n  Ann: stabs Carl after running 20 ft.\n')), [
      'after running 20 ft | not-in-this-edition',
    ]);
  });

  it('has no such limits in the dice edition', () => {
    assert.deepEqual(
      rulesIn(scene('2017', 'round 1\n  Ann: stabs Carl after running 31 ft.\n')).filter((line) =>
        line.endsWith('running-too-far'),
      ),
      [],
    );
  });
});
