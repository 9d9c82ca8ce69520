/** The reference of the language: what several games share is in it once. */
import assert from 'node:assert/strict';
import { rulesets } from '../../server/engine/index.ts';
import { skeleton } from '../../server/language/index.ts';
import { referenceMarkdown } from '../../server/report/index.ts';
import { analyze } from '../../server/analysis/index.ts';
import { conditionExamples } from '../../server/report/pages/reference.ts';
import { otherGame, smallGame } from '../language/small-game.ts';

/** The part of a reference below one heading of the second level. */
function under(heading: string, reference: string): string {
  return reference.split('\n## ').find((part) => part.startsWith(`${heading}\n`)) ?? '';
}

/** A second round with a condition about the first. */
function asking(condition: string): string {
  return `scenario "The cellar"
rules demon-city-2018
combatant Ash (she) of the Players
  Agility 2  Toughness 2
combatant Bree (she) of the Host
  Agility 1  Toughness 2
round 1
  Bree: punches Ash.
  Ash: punches Bree.
round 2 if ${condition}
  read aloud "The lamp goes out."
`;
}

describe('the reference', () => {
  const reference = referenceMarkdown([], [smallGame, otherGame]);

  it('has what two games share once, below both of their names', () => {
    const shared = under('Small Game and Other Game (`small-game`, `other-game`)', reference);
    assert.equal(reference.match(/#### `aims at \{aim\}`/g)?.length, 1);
    assert.match(shared, /#### `aims at \{aim\}`/);
    assert.equal(reference.match(/^- \*\*Wit\*\*/gm)?.length, 1);
    assert.match(shared, /^- \*\*Wit\*\*/m);
  });

  it('has what only one of them has below its own name', () => {
    assert.equal(reference.match(/#### `edge /g)?.length, 1);
    assert.match(under('Small Game (`small-game`)', reference), /#### `edge /);
  });

  it('names the family of games whose titles begin alike', () => {
    const [long, short] = [
      { ...smallGame, title: 'Draughts, long rules' },
      { ...otherGame, title: 'Draughts, short rules' },
    ];
    assert.notEqual(
      under('Draughts, both editions (`small-game`, `other-game`)', referenceMarkdown([], [long, short])),
      '',
    );
  });

  it('separates a word that two games explain differently', () => {
    const told = {
      ...otherGame,
      vocabulary: { ...otherGame.vocabulary, happenings: [{ word: 'a tie', doc: 'Nobody is ahead.' }] },
    };
    const both = referenceMarkdown([], [smallGame, told]);
    assert.match(under('Small Game (`small-game`)', both), /^- \*\*a tie\*\* What a tie means$/m);
    assert.match(under('Other Game (`other-game`)', both), /^- \*\*a tie\*\* Nobody is ahead\.$/m);
  });

  it('has every option with its values', () => {
    const choosing = {
      ...smallGame,
      vocabulary: {
        ...smallGame.vocabulary,
        options: [{ word: 'open ends', doc: 'Who wins then.', values: ['nobody', 'both'] }],
      },
    };
    assert.match(referenceMarkdown([], [choosing]), /^- `option open ends nobody\|both` Who wins then\.$/m);
  });

  it('has every form of a game’s own slots, and every thing that needs no declaration', () => {
    const whole = referenceMarkdown(skeleton, rulesets);
    assert.match(whole, /^ {2}- `\{count\} of each \{from\} to \{to\}`$/m);
    for (const { slotForms, vocabulary } of rulesets) {
      for (const { type, forms } of slotForms)
        assert.match(whole, new RegExp(`^- \`\\{${type}\\}\` .*(?:\n {2}- .*){${String(forms.length)}}$`, 'm'));
      for (const { word } of vocabulary.things)
        assert.ok(whole.includes(`\`weapon ${word}: `) || whole.includes(`\`${word}\``), word);
    }
  });

  for (const [asks] of conditionExamples) {
    it(`has a condition that can be asked: ${asks}`, () => {
      assert.ok(referenceMarkdown(skeleton, rulesets).includes(`| \`${asks}\` |`));
      const { findings } = analyze(asking(asks), { file: 'asking.clash' });
      assert.deepEqual(
        findings.map(({ rule }) => rule),
        [],
      );
    });
  }

  it('has every sentence, verb and option of every game', () => {
    const whole = referenceMarkdown(skeleton, rulesets);
    for (const { sentences, vocabulary } of rulesets) {
      for (const row of [...skeleton, ...sentences])
        assert.ok(whole.includes(`\`\`\`clash\n${row.example}\n\`\`\``), row.id);
      for (const verb of vocabulary.verbs)
        assert.ok(whole.includes(`| ${verb.word} |`) && whole.includes(`| ${verb.doc} |`), verb.word);
      for (const option of vocabulary.options ?? []) assert.ok(whole.includes(`\`option ${option.word} `), option.word);
    }
  });
});
