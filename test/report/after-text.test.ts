/**
 * The results of a round over all courses, in text and in the hover: which side acts, everybody’s states, and their
 * basis.
 */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { oddsText, roundMarkdown } from '../../server/report/index.ts';

const blow = '  Ann: punches Bill.\n  Bill: punches Ann.\n';
/** Two rounds by an edition. */
const yard = (rules: string, second = blow): string => `scenario "The yard"
rules ${rules}
combatant Ann (she) of the Players
  Agility 2  Toughness 1
combatant Bill (he) of the Host
  Agility 2  Toughness 1
round 1
  Ann: climbs "the wall" with Agility to beat 4.
round 2
${second}`;

/** As the command line prints it, and the hover on the last round. */
function told(text: string): { readonly text: string; readonly hover: string } {
  const analysis = analyze(text, { file: 'test.clash' });
  const odds = analysis.scenarios[0]!.chances.odds;
  return {
    text: oddsText([odds], analysis.linesOf),
    hover: roundMarkdown(odds.rounds.at(-1)!, { overall: odds.rounds.at(-1)!.overall }),
  };
}

describe('the results of a round over all courses, in words', () => {
  it('are exact if there are few states: of two dice of ten each one acts in 45 of 100 rolls', () => {
    const { text, hover } = told(yard('demon-city-2017'));
    assert.match(
      text,
      /\n {4}tie {9}10\.0% {2}1\/10\n {2}over all courses, when the round is over\n {4}the Players act 45\.0%, the Host acts 45\.0%, tie 10\.0%\n {4}Ann: out of the fight \d+\.\d%, unhurt 55\.0%\n/,
    );
    assert.match(
      hover,
      /\n\n\*\*Over all courses\*\*, when the round is over\n\n- the Players act 45\\\.0%, the Host acts 45\\\.0%, tie 10\\\.0%\n- Ann: out of the fight \d+\\\.\d%, unhurt 55\\\.0%, loses \d\\\.\d Toughness on average\n- Bill: /,
    );
  });

  it('are counted in plays if there are too many, with the number of plays and every interval', () => {
    const { text, hover } = told(yard('demon-city-2018').replace(/ {2}Ann: climbs.*\n/u, blow));
    assert.match(text, /\n {4}succeeds +about \d+% \(\d+ to \d+%\)\n/);
    assert.match(text, /; over all courses that reach this round, estimated from \d+ plays\)\n/);
    const about = String.raw`about [\d.]+% \([\d.]+ to [\d.]+%\)`;
    assert.match(
      text,
      new RegExp(
        `\n {2}over all courses \\(\\d+ plays that reach this round\\), when the round is over\n {4}Ann: out of the fight ${about}, unhurt ${about}\n {4}Bill: `,
        'u',
      ),
    );
    assert.match(hover, /\*\*Over all courses \(\d+ plays that reach this round\)\*\*, when the round is over\n/);
  });

  it('leave out what is certain or impossible for everybody, and those who can’t be affected', () => {
    const { text } = told(yard('demon-city-2017', '  Ann: punches Bill.\n'));
    assert.match(
      text,
      /over all courses, when the round is over\n {4}Bill: out of the fight 90\.0%\n {4}Toughness that Bill loses, \d\.\d on average\n {6}1 +10\.0% /u,
    );
  });

  it('say why nothing is known', () => {
    const { text, hover } = told(
      `${yard('demon-city-2018').replace(/ {2}Ann: climbs.*\n/u, blow)}round 3 if Ann is panicked\n${blow}`,
    );
    assert.match(
      text,
      /\n {2}over all courses, when the round is over\n {4}not known \(none of \d+ plays reaches this round\)$/u,
    );
    assert.match(hover, /- not known \\\(none of \d+ plays reaches this round\\\)$/u);
  });

  it('say that the text leaves something open', () => {
    const people = ['Ann of the Players', 'Bill of the Host'].map((who) => `combatant ${who}\n  HP 3\n`).join('');
    const text = `scenario "The mill"\nrules attack-algorithm\n${people}round 1\n  Ann: tries "the ice" at 3/6.\nround 2\n  contested\n  Ann: attacks Bill.\n  Bill: attacks Ann.\n`;
    assert.match(
      told(text).text,
      /\n {4}ignoring what the text leaves open, in this round or before\n {4}damage to Ann, /u,
    );
    assert.doesNotMatch(
      told(text.replace('  contested\n', '  contested\n  decides contested tie: full damage\n')).text,
      /leaves open/u,
    );
  });

  it('say only of chances that something is left open, if there is nothing about anybody’s state', () => {
    const climb = (level: string): string =>
      `  Tom: gambles on "the roof".\n    ${level} "climb"\n    risk "he falls"\n`;
    const text = `scenario "The roof"\nrules quick-shot\ncombatant Tom of the Players\n  Willpower 5\nround 1\n${climb('common')}round 2 if Tom succeeded\n${climb('easy')}round 2 otherwise\n${climb('hard')}`;
    const { text: words, hover } = told(text);
    assert.match(words, /\n {2}over all courses: ignoring what the text leaves open, in this round or before$/u);
    assert.match(hover, /\*\*Over all courses\*\*: ignoring what the text leaves open, in this round or before/u);
  });

  it('aren’t in the hover until they are known', () => {
    const {
      scenarios: [only],
    } = analyze(yard('demon-city-2017'), { file: 'test.clash' });
    const round = only!.oddsInWords.rounds.at(-1)!;
    assert.doesNotMatch(roundMarkdown(round, { overall: round.overall }), /Over all courses/u);
  });
});
