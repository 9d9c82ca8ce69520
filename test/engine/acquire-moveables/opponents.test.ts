/** Reasons for one of several who roll in Acquire Moveables, such as the opponent in a contest. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../../server/analysis/index.ts';
import { partiesOf, type Step } from '../../../server/engine/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { chance } from './fight-text.ts';

const cast = `rules acquire-moveables
scenario "The vault"
combatant Ann (she) of the Players
  STR 5  GRC 6  HP 8
combatant Bob (he) of the Players
  STR 5  GRC 6  HP 8
combatant the Ghoul (it) of the Host
  STR 4  GRC 4  HP 9
`;

const analyzed = (deeds: string) =>
  analyze(`${cast}round 1, 1 minute\n${deeds}`, { file: 'vault.clash', rulesets: [acquireMoveables] });

const wrestles = (...clauses: readonly string[]): string =>
  ['  Ann: wrestles the Ghoul by STR against its GRC.', ...clauses.map((clause) => `    ${clause}`), ''].join('\n');

/** The findings about reasons to roll twice. */
function findings(deeds: string): readonly string[] {
  const rules = ['reason-without-effect', 'advantage-and-disadvantage', 'second-advantage'];
  return analyzed(deeds)
    .findings.filter(({ rule }) => rules.includes(rule))
    .map(say);
}

function contestStep(deeds: string): Step {
  const [round] = analyzed(deeds).scenarios[0]!.timeline().rounds;
  return round!.steps.find(({ kind }) => kind === 'contest')!;
}

function loses(deeds: string): string {
  return chance(analyzed(deeds).scenarios[0]!.odds().rounds[0]!.contests[0]!, 'other');
}

describe('the advantage of an opponent', () => {
  const held = wrestles('advantage "long arms" for the Ghoul');

  it('has the opponent roll twice, and says why', () => {
    assert.deepEqual(
      partiesOf(contestStep(held)).map(({ who, results, pool }) => [
        who,
        results.length,
        pool.modifiers.map(({ because }) => because),
      ]),
      [
        ['Ann', 1, []],
        ['Ghoul', 2, ['long arms']],
      ],
    );
    assert.deepEqual(findings(held), []);
  });

  it('changes the chances of a flight as well', () => {
    const flees = (clause: string): string => `  Ann: flees from the Ghoul.\n${clause}`;
    assert.notEqual(loses(flees('    advantage "long legs" for the Ghoul\n')), loses(flees('')));
    assert.equal(
      loses(flees('    disadvantage "a limp"\n    disadvantage "stiff legs" for the Ghoul\n')),
      loses(wrestles('disadvantage "a limp"', 'disadvantage "stiff legs" for the Ghoul').replace('by STR', 'by GRC')),
    );
  });

  it('can be set aside', () => {
    assert.equal(loses(held.replace(/\n$/u, '\n    sets aside "long arms"\n')), loses(wrestles()));
  });
});

describe('reasons to roll twice', () => {
  const nobody = 'Nobody whom this is for rolls here, so “advantage” changes nothing';
  const again = 'A second disadvantage changes nothing: it is one extra roll, however many reasons there are';
  const both = 'The text doesn’t say how advantage and disadvantage combine; leave one out';
  const shared = '  Ann and Bob: test STR.\n    disadvantage "a cramp" for Bob\n';
  for (const [what, deeds, expected] of [
    ['may be opposite for two who act together', `${shared}    advantage "rest" for Ann\n`, []],
    ['may be the same for two who act together', `${shared}    disadvantage "mud" for Ann\n`, []],
    [
      'may be opposite for the two of a contest',
      wrestles('advantage "a grip"', 'disadvantage "a limp" for the Ghoul'),
      [],
    ],
    ['may not be opposite for one of them', `${shared}    advantage "a rope"\n`, [both]],
    ['change nothing the second time for one', `${shared}    disadvantage "mud" for Bob\n`, [again]],
    [
      'change nothing for somebody who doesn’t roll',
      '  Ann: tests STR.\n    advantage "fur" for the Ghoul\n',
      [nobody],
    ],
  ] as const)
    it(what, () => assert.deepEqual(findings(deeds), expected));
});
