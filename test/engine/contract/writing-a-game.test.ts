/**
 * The page on writing a game is correct: it has the whole code of the toy, in order, and its scenario can be played.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../../scripts/paths.ts';
import { say } from '../../../server/analysis/index.ts';
import { rulesets } from '../../../server/engine/index.ts';
import { skeleton, toGrammar } from '../../../server/language/index.ts';
import { referenceMarkdown, verbsMarkdown } from '../../../server/report/index.ts';
import { coinToss } from './toys/coin-toss.ts';
import { read } from './written.ts';

const page = readFileSync(inProject('docs', 'writing-a-game.md'), 'utf8');

function blocksOf(language: string): readonly string[] {
  return page.split('```').flatMap((block, at) => {
    const [first, ...lines] = block.split('\n');
    return at % 2 === 1 && first === language ? [lines.join('\n').trim()] : [];
  });
}

describe('the page on writing a game', () => {
  it('has all the code of the toy, piece by piece', () => {
    const code = readFileSync(join(import.meta.dirname, 'toys', 'coin-toss.ts'), 'utf8');
    assert.equal(blocksOf('ts').join('\n\n'), code.trim());
  });

  it('has a scenario for the toy that has no findings, and figures in both rounds', () => {
    const { scenarios, findings, outcomeFindings } = read({
      file: 'page.clash',
      text: blocksOf('clash').join('\n'),
      rulesets: [coinToss],
    });
    assert.deepEqual([...findings, ...outcomeFindings].map(say), []);
    const [first, second] = scenarios[0]!.chances.odds.rounds;
    const chances = [first, second].map((round) =>
      round!.actions.map(({ odds }) => [...odds.values()][0]!.chance.toFraction()),
    );
    assert.deepEqual(chances, [
      ['3/8', '1/8'],
      ['1/4', '1/4'],
    ]);
  });

  it('has a check whose bad example has a finding, and whose good one has none', () => {
    const [check] = coinToss.checks;
    const found = (text: string): readonly string[] =>
      read({ file: 'check.clash', text, rulesets: [coinToss] }).findings.map(({ rule }) => rule);
    assert.deepEqual([found(check!.bad), found(check!.good)], [[check!.id], []]);
  });

  it('says what an entry in the list provides: words in the grammar, sentences in the reference, verbs in their table', () => {
    const list = [...rulesets, coinToss];
    const [verb] = coinToss.vocabulary.verbs;
    const [sentence] = coinToss.sentences;
    assert.match(JSON.stringify(toGrammar(list)), new RegExp(`\\b${verb!.word}\\b`, 'u'));
    assert.ok(referenceMarkdown(skeleton, list).includes(sentence!.doc));
    assert.match(verbsMarkdown(list), new RegExp(`^\\| ${verb!.word} \\|.* flip \\|$`, 'mu'));
  });

  it('says how many coins have odds', () => {
    const oddsOf = (coins: number): number => {
      const advantages = Array.from({ length: coins - 2 }, (_, at) => `    advantage "reason ${at + 1}"\n`).join('');
      const cast = 'combatant Ann of the Players\ncombatant Ben of the Host\n';
      const text = `rules coin-toss\n${cast}scenario "Coins"\nround 1\n  Ben: flips.\n  Ann: flips.\n${advantages}`;
      const { scenarios } = read({ file: 'coins.clash', text, rulesets: [coinToss] });
      return scenarios[0]!.chances.odds.rounds[0]!.contests.length;
    };
    assert.ok(page.includes('thirteen coins that are flipped at once'));
    assert.deepEqual([oddsOf(13), oddsOf(14)], [1, 0]);
  });
});
