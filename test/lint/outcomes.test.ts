/** The checks of a scenario’s outcomes: their findings in single cases, and where they stay silent. */
import assert from 'node:assert/strict';
import { analyze, say, type Analysis } from '../../server/analysis/index.ts';
import { editsOf } from '../../server/language/index.ts';
import { oddsJson } from '../../server/report/index.ts';

const cellar = `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant the Butcher (he) of the Host
  Agility 3  Toughness 2
`;
const duel = 'round 1\n  Ann: punches the Butcher.\n  the Butcher: punches Ann.\n';
const gate = 'scenario "The gate"\nrules attack-algorithm\ncombatant Ilse (she) of the Players\n';
/** Cards of which one is higher, whoever draws. */
const [twos, elevens] = [
  'deck of the Players: 3 of each 2 to 2\n',
  'deck of the Players: "The World", "The Sun", "The Moon", "Judgement"\noption majors printed\n',
];

describe('a decided outcome', () => {
  it('is reported once for a contest, at the verb of the one who is almost certain of it', () => {
    assert.deepEqual(outcomesIn(elevens + cellar + duel), [
      '10: punches | Ann punches the Butcher: this always succeeds, whatever is thrown',
    ]);
  });

  it('is reported with its chance where it isn’t certain', () => {
    const climb = (dice: number): string =>
      `${gate}round 1\n  Ilse: climbs "the wall" at 1/6.\n    ${dice} penalty ${dice === 1 ? 'die' : 'dice'} "mail"\n`;
    assert.deepEqual(outcomesIn(climb(2)), [
      '5: climbs | Ilse climbs “the wall”: this succeeds in 0.46% of all throws',
    ]);
    assert.deepEqual(outcomesIn(climb(1)), []);
  });

  it('is reported for throws against a number alone, and not where nothing can fail', () => {
    const climb = (dice: number): string =>
      `${gate}round 1\n  Ilse: climbs "the wall" at 5/6.\n    ${dice} bonus dice "ropes"\n`;
    assert.deepEqual(outcomesIn(climb(2)), [
      '5: climbs | Ilse climbs “the wall”: this succeeds in 99.54% of all throws, so the throw decides next to nothing',
    ]);
    assert.deepEqual(outcomesIn(`${elevens}${cellar}round 1\n  Ann: punches the Butcher.\n`), []);
  });

  it('is reported over all courses that reach its round where it isn’t the first', () => {
    const later = `round 1\n  Ann: waits.\n${duel.replace('round 1', 'round 2')}`;
    assert.deepEqual(outcomesIn(elevens + cellar + later), [
      '12: punches | Ann punches the Butcher: this always succeeds, whatever is thrown, over all courses that reach this round',
    ]);
  });

  it('points at the sentences of others who have no chance in the same contest, once at each', () => {
    const allies = cellar
      .replace(
        'combatant Ann (she) of the Players\n  Agility 3  Toughness 2\n',
        'combatants Ann, Bea and Cid of the Players\n  Agility 3  Toughness 2\n',
      )
      .replace('of the Host\n  Agility 3  Toughness 2', 'of the Host\n  Agility 3  Toughness 9');
    const text = `${twos.replace('3 of each 2 to 2', '12 of each 1 to 1')}${allies}round 1\n`;
    const told = (announced: string) =>
      analysisOf(`${text}${announced}\n`).outcomeFindings.map(({ rule, message, related }) => [
        rule,
        message,
        related?.length,
      ]);
    assert.deepEqual(told('  Ann: punches the Butcher.\n  Bea and Cid: punch the Butcher.'), [
      ['outcome-decided', 'never', 1],
    ]);
    assert.deepEqual(told('  Ann, Bea and Cid: punch the Butcher.'), [['outcome-decided', 'never', undefined]]);
  });

  it('is reported where the deck lacks cards for the damage, which is another question', () => {
    const armed = `deck of the Players: "The World", "The Sun"\noption majors printed\n${cellar.replace('the Butcher (he) of the Host\n  Agility 3', 'the Butcher (he) of the Host\n  Agility 2')}`;
    assert.ok(analysisOf(armed + duel).findings.some(({ rule }) => rule === 'deck-too-small'));
    assert.deepEqual(outcomesIn(armed + duel), [
      '10: punches | Ann punches the Butcher: this always succeeds, whatever is thrown',
    ]);
  });

  it('is reported against somebody who is in the Clash for another reason', () => {
    const other = duel.replace('punches Ann', 'punches Bea').replace('Ann: punches', 'Ann: punches');
    const bea = 'combatant Bea (she) of the Players\n  Agility 3  Toughness 2\n';
    assert.deepEqual(outcomesIn(elevens + cellar + bea + other), [
      '12: punches | Ann punches the Butcher: this always succeeds, whatever is thrown',
    ]);
  });

  it('is reported once for all who throw alone in a round', () => {
    const climb = (who: string): string => `  ${who}: climbs "the wall" at 1/6.\n    2 penalty dice "mail"\n`;
    const three = gate.replace('combatant Ilse (she)', 'combatants Ilse, Jost and Kai');
    const findings = analysisOf(`${three}round 1\n${climb('Ilse')}${climb('Jost')}${climb('Kai')}`).outcomeFindings;
    assert.deepEqual(
      findings.map(({ rule, message, related }) => [rule, message, related?.length]),
      [['outcome-decided', 'hardly', 2]],
    );
  });

  it('isn’t reported where something must be corrected first, or more may be written than could be parsed', () => {
    const climb = `${gate}round 1\n  Ilse: climbs "the wall" at 1/6.\n    2 penalty dice "mail"\n`;
    assert.equal(outcomesIn(climb).length, 1);
    assert.deepEqual(outcomesIn(`${climb}    3 bonus dise "a rope"\n`), []);
    assert.deepEqual(outcomesIn(climb.replace('2 penalty', '200 penalty')), []);
  });
});

describe('an advantage without effect', () => {
  const advantage = '    advantage "he is looking at the lamp"\n';
  const lookingAway = duel.replace('Butcher.\n', `Butcher.\n${advantage}`);

  it('changes no chance, so leaving its sentence out changes none', () => {
    const text = twos + cellar + lookingAway;
    assert.deepEqual(outcomesIn(text), [
      '10: advantage "he is looking at the lamp" | This counts for Ann, but every chance is the same without it',
    ]);
    const [fix] = analysisOf(text).outcomeFindings.flatMap(({ fixes }) => fixes);
    const [edit] = editsOf(analysisOf(text).reading, fix!);
    const mended = text.slice(0, edit!.start) + edit!.text + text.slice(edit!.end);
    assert.equal(mended, twos + cellar + duel);
    assert.deepEqual(chancesIn(mended), chancesIn(text));
  });

  it('isn’t reported where it has an effect in another round', () => {
    const search = (round: number, number: number): string =>
      `round ${round}\n  Ann: searches for "the lamp" with Agility to beat ${number}.\n`;
    const searching = (...numbers: readonly number[]): readonly string[] =>
      outcomesIn(
        [
          'deck of the Players: 1 to 8\n',
          cellar,
          'situation "a cellar"\n  advantage "a lantern" for Ann.\n',
          ...numbers.map((number, index) => search(index + 1, number)),
        ].join(''),
      ).filter((line) => line.startsWith('9:'));
    assert.deepEqual(searching(9), [
      '9: advantage "a lantern" for Ann | This counts for Ann, but every chance is the same without it',
    ]);
    assert.equal(searching(9, 12).length, 1);
    assert.deepEqual(searching(9, 5), []);
    assert.deepEqual(searching(5), []);
  });

  it('has almost none where it adds less than a hundredth of a point', () => {
    // Of 32 cards 20 are no higher than 5: 16 of them are drawn in C(20, 16) of C(32, 16) hands, about 8 in a million,
    // 15 in about 27.
    const search = (count: number): readonly string[] =>
      outcomesIn(
        [
          'deck of the Players: 4 of each 1 to 8\n',
          cellar,
          'round 1\n  Ann: searches for "the lamp" with Agility to beat 5.\n',
          ...Array.from({ length: count }, (_, index) => `    advantage "lamp ${index}"\n`),
        ].join(''),
      ).filter((line) => line.includes('advantage'));
    assert.deepEqual(search(15), ['10: advantage "lamp 0" | This counts for Ann, but adds less than 0.01 points']);
    assert.deepEqual(search(3), []);
  });

  it('is reported once for all in one contest', () => {
    const three = lookingAway.replace(
      advantage,
      `${advantage}    advantage "he is tired"\n    advantage "he is drunk"\n`,
    );
    const findings = analysisOf(twos + cellar + three).outcomeFindings.filter(
      ({ rule }) => rule === 'advantage-without-effect',
    );
    assert.deepEqual(
      findings.map(({ related }) => related?.length),
      [2],
    );
  });

  it('isn’t reported where it follows from what else is written', () => {
    const armed = cellar.replaceAll('Toughness 2\n', 'Toughness 2\n  carries sword, knife\n');
    const blades = duel
      .replace('punches the Butcher', 'slashes the Butcher with her sword')
      .replace('punches Ann', 'stabs Ann with his knife');
    assert.deepEqual(outcomesIn(`${twos}${armed}situation "a cellar"\n  sword beats knife.\n${blades}`), []);
    assert.deepEqual(
      outcomesIn(twos + cellar.replace('Agility 3  Toughness 2', 'Agility 3  Toughness 2  Hand-to-Hand 5') + duel),
      [],
    );
  });
});

describe('a round that is never reached', () => {
  const next = (condition: string): string => `${cellar}${duel}round 2 if ${condition}\n  Ann: kicks the Butcher.\n`;

  it('is reported at its condition', () => {
    assert.deepEqual(outcomesIn(next('a stalemate happened')), [
      '10: a stalemate happened | This round 2 is never played: its condition isn’t met, whatever is thrown before',
    ]);
  });

  it('isn’t reported where it can be reached or where something before it can’t be parsed', () => {
    assert.deepEqual(outcomesIn(next('a tie happened')), []);
    assert.deepEqual(
      outcomesIn(next('a stalemate happened').replace('  the Butcher:', '  Somebody: punches.\n  the Butcher:')),
      [],
    );
  });

  it('isn’t reported where throws are pinned before it, since they show one course of many', () => {
    const pinned = next('Ann succeeded')
      .replace('  the Butcher:', '    throws 2\n  the Butcher:')
      .replace('  the Butcher: punches Ann.\n', '  the Butcher: punches Ann.\n    throws 9\n');
    assert.equal(analysisOf(pinned).scenarios[0]!.odds().rounds[1]!.reached?.chance.toFraction(), '0');
    assert.deepEqual(outcomesIn(pinned), []);
  });

  it('isn’t reported twice', () => {
    const text = next('the Host acted').replace('  the Butcher: punches Ann.\n', '');
    assert.deepEqual(
      analysisOf(text).findings.map(({ rule }) => rule),
      ['nothing-has-happened'],
    );
    assert.deepEqual(outcomesIn(text), []);
  });
});

describe('an expectation that isn’t met', () => {
  const yard = (game: string, expectation: string): string => `scenario "The yard"
rules ${game}
combatant Ann (she) of the Players
  Agility 3  Hand-to-Hand 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Hand-to-Hand 3  Toughness 2
round 1
  Ann: punches Bill.
  Bill: punches Ann.
round 2
  Ann: kicks Bill.
  Bill: kicks Ann.
expect ${expectation}
`;

  it('offers the nearest bound that would be met', () => {
    // Ann acts in 45 of 100 rolls; Bill falls when he is hit and both of two dice are above 2: in 36/125.
    assert.deepEqual(titlesIn(yard('demon-city-2017', 'Ann succeeds at least 60% in round 1')), [
      'Write “at least 45%”, which is met',
    ]);
    assert.deepEqual(titlesIn(yard('demon-city-2017', 'Ann succeeds at most 40.5% in round 1')), [
      'Write “at most 45%”, which is met',
    ]);
    assert.deepEqual(titlesIn(yard('demon-city-2017', 'Bill is out of the fight at most 10% after round 1')), [
      'Write “at most 29%”, which is met',
    ]);
    assert.deepEqual(titlesIn(yard('demon-city-2017', 'Bill is out of the fight at least 90% after round 1')), [
      'Write “at least 28%”, which is met',
    ]);
    assert.deepEqual(titlesIn(yard('demon-city-2017', 'Ann succeeds at least 160% in round 1')), [
      'Write “at least 45%”, which is met',
    ]);
  });

  it('offers nothing where there is no figure, or only a bound that says nothing', () => {
    assert.deepEqual(titlesIn(yard('demon-city-2017', 'Ann succeeds at least 60% in round 7')), []);
    const sure =
      `${elevens}${cellar}${duel}expect Ann succeeds at most 50% in round 1\nexpect the Butcher acts at least 50% in round 1\n`.replace(
        'the Butcher acts',
        'the Host acts',
      );
    assert.equal(analysisOf(sure).outcomeFindings.filter(({ rule }) => rule === 'expectation-failed').length, 2);
    assert.deepEqual(
      analysisOf(sure)
        .outcomeFindings.filter(({ rule }) => rule === 'expectation-failed')
        .flatMap(({ fixes }) => fixes),
      [],
    );
  });

  for (const game of ['demon-city-2017', 'demon-city-2018']) {
    it(`is met with the offered bound, and so is an undecided one, by ${game}`, () => {
      const bounds = ['at least', 'at most'].flatMap((side) =>
        [30, 41, 42, 60].map((percent) => `${side} ${percent}%`),
      );
      const asked = bounds
        .flatMap((bound) => [`Ann is unhurt ${bound} after round 2`, `Bill succeeds ${bound} in round 2`])
        .map((expectation) => yard(game, expectation));
      const offering = asked.filter((text) => titlesIn(text).length > 0);
      assert.ok(offering.length >= bounds.length / 2);
      for (const text of offering) assert.deepEqual(outcomesIn(mended(text)), [], `${text}\n${titlesIn(text).join()}`);
    });
  }
});

describe('an expectation that can’t be decided', () => {
  const expecting = `${cellar}${duel}expect Ann succeeds at least 1% in round 1\nexpect Ann succeeds at least 2% in round 1\n`;
  const remark = (why: string): string => `10: expect | Not judged, since ${why}`;

  it('is reported once for everything that a sentence prevents', () => {
    const text = expecting.replace('  Ann: punches', '  Ann: punchs');
    assert.deepEqual(outcomesIn(text), [remark('“Ann: punchs the Butcher” can’t be read')]);
    assert.deepEqual(
      analysisOf(text).outcomeFindings[0]?.related?.map(({ message }) => message),
      ['there', 'also'],
    );
    assert.deepEqual(outcomesIn(expecting), []);
  });

  it('isn’t one that expects more than 100%, which nothing else in the text can change', () => {
    const text = expecting.replace('  Ann: punches', '  Ann: punchs').replace('at least 2%', 'at least 125%');
    assert.deepEqual(outcomesIn(text), [
      remark('“Ann: punchs the Butcher” can’t be read'),
      '11: expect Ann succeeds at least 125% in round 1 | A chance is at most 100%, but at least 125% is expected',
    ]);
  });

  it('suggests whose name is meant by one that nobody has, and says where it is', () => {
    const text = expecting.replace('punches Ann', 'punches Anny');
    assert.deepEqual(outcomesIn(text), [remark('nobody here is called “Anny”. Did you mean “Ann”?')]);
    assert.deepEqual(
      analysisOf(text).outcomeFindings[0]?.related?.map(({ message }) => message),
      ['named', 'also'],
    );
    assert.deepEqual(outcomesIn(expecting.replace('punches Ann', 'punches Zebulon')), [
      remark('nobody here is called “Zebulon”'),
    ]);
  });

  it('has no second finding where it names nobody itself', () => {
    assert.deepEqual(outcomesIn(`${cellar}${duel}expect Anny succeeds at least 1% in round 1\n`), []);
  });
});

function analysisOf(text: string): Analysis {
  return analyze(text, { file: 'test.clash' });
}

function titlesIn(text: string): readonly string[] {
  return analysisOf(text).outcomeFindings.flatMap(({ fixes }) => fixes.map(({ title }) => title));
}

/** The text after the first fix of the findings about its outcomes. */
function mended(text: string): string {
  const analysis = analysisOf(text);
  const [edit] = editsOf(analysis.reading, analysis.outcomeFindings.flatMap(({ fixes }) => fixes)[0]!);
  return text.slice(0, edit!.start) + edit!.text + text.slice(edit!.end);
}

/** `line: words | message`. */
function outcomesIn(text: string): readonly string[] {
  const analysis = analysisOf(text);
  return analysis.outcomeFindings.map((finding) => {
    const { start, end } = analysis.rangeOf(finding.source)!;
    return `${analysis.lines.positionAt(start).line + 1}: ${text.slice(start, end)} | ${say(finding)}`;
  });
}

/** The chances of everything that is thrown for, wherever it is in the text. */
function chancesIn(text: string): unknown {
  const { scenarios, linesOf } = analysisOf(text);
  const { rounds } = oddsJson(
    scenarios.map((each) => each.odds()),
    linesOf,
  ).scenarios[0]!;
  return rounds.map(({ contests }) => contests.map(({ odds }) => odds));
}
