/**
 * Words for the Host to read aloud are printed in the right place: those of a block where its combatant first
 * announces, those below an announcement with it.
 */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';

function head(edition: string, ...blocks: readonly string[]): string {
  return `scenario "The cellar"\nrules demon-city-${edition}\n${blocks.join('')}`;
}

function body(name: string, side: string, agility: number, ...lines: readonly string[]): string {
  return [`combatant ${name} (she) of the ${side}`, `Agility ${agility}  Toughness 6`, ...lines, ''].join('\n');
}

/** Every step with words to read aloud, as `round/kind actor: words`. */
function read(text: string, include?: string): readonly string[] {
  const { scenarios } = analyze(text, { file: 'test.clash', include: () => include });
  return (scenarios[0]?.timeline().rounds ?? []).flatMap(({ number, steps }) =>
    steps
      .filter(({ prose }) => prose.length > 0)
      .map(
        ({ kind, actor = '', prose }) =>
          `${number}/${`${kind} ${actor}`.trim()}: ${prose.map((each) => `${each.kind} ${each.text}`).join(', ')}`,
      ),
  );
}

for (const edition of ['2017', '2018']) {
  describe(`words to read aloud in ${edition}`, () => {
    const ann = body('Ann', 'Players', 3, 'read aloud "She drips."', 'note "She is weak to salt."');
    const bill = body('Bill', 'Host', 2);

    it('of a block are printed where its combatant first announces, and once', () => {
      const text = `${head(edition, ann, bill)}round 1\nBill: dodges.\nround 2\nAnn: dodges.\nBill: dodges.\nround 3\nAnn: dodges.`;
      assert.deepEqual(read(text), ['2/announce Ann: read aloud She drips., note She is weak to salt.']);
    });

    it('of a block come before those of the announcement', () => {
      assert.deepEqual(read(`${head(edition, ann, bill)}round 1\nAnn: dodges.\nnote "Left."`), [
        '1/announce Ann: read aloud She drips., note She is weak to salt., note Left.',
      ]);
    });

    it('of the block of somebody who announces nothing open the first round, after the scenario’s own', () => {
      const text = `${head(edition, 'read aloud "Dark."\n', ann, bill)}round 1\nread aloud "Cold."\nBill: dodges.`;
      assert.deepEqual(read(text), [
        '1/round: read aloud Dark., read aloud Cold., read aloud She drips., note She is weak to salt.',
      ]);
    });

    it('of an included block are printed only where its combatant acts', () => {
      const round = `round 1\nBill: dodges.`;
      assert.deepEqual(read(`include "cast.clash"\n${head(edition, bill)}${round}`, ann), []);
      assert.deepEqual(read(`include "cast.clash"\n${head(edition, bill)}${round}\nAnn: dodges.`, ann).length, 1);
    });

    it('of several bodies are printed with the first of them', () => {
      const crew = 'combatants Ash and Bree of the Host\nAgility 2  Toughness 2\nnote "Wet."\n';
      const text = (actor: string) =>
        `${head(edition, crew, body('Cole', 'Players', 3))}round 1\n${actor}: dodges.\nCole: dodges.`;
      assert.deepEqual(read(text('Bree')), ['1/announce Bree: note Wet.']);
      assert.equal(read(text('Ash and Bree')).length, 1);
    });

    it('of a creature are printed with the first of its bodies', () => {
      const crew =
        'creature Deckhand (he)\nAgility 2  Toughness 2\nread aloud "Oilskins."\ncombatants Ash and Bree of the Host, each a Deckhand\n';
      const text = (actor: string) =>
        `${head(edition, crew, body('Cole', 'Players', 3))}round 1\n${actor}: dodges.\nCole: dodges.`;
      assert.deepEqual(read(text('Bree')), ['1/announce Bree: read aloud Oilskins.']);
      assert.equal(read(text('every Deckhand')).length, 1);
    });

    it('below an announcement are printed with it, once for several bodies', () => {
      const crew = 'combatants Ash and Bree of the Host\nAgility 2  Toughness 2\n';
      const text = `${head(edition, crew, body('Cole', 'Players', 3))}round 1\nAsh and Bree: dodge.\nread aloud "Boots."\nnote "Run."\nCole: dodges.`;
      const [only, ...more] = read(text);
      assert.match(only ?? '', /^1\/announce (?:Ash|Bree): read aloud Boots\., note Run\.$/);
      assert.deepEqual(more, []);
    });
  });
}
