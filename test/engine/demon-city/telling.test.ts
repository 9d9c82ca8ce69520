/** Actions in words: a transcript reads as a writer would have written it. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';

const cast = `scenario "The cellar"
weapon knell: supernatural Knowledge against Calm
weapon boathook: reach
verb "garrottes": close attack
combatant Ann (she) of the Players
  Agility 5  Toughness 3  Knowledge 3
  carries knife, boathook, grenade, revolver, knell
combatant Lou (they) of the Players
  Agility 4  Toughness 3
  carries boathook
combatant Oda (she) of the Players
  Agility 4  Toughness 3
combatant the Butcher (he) of the Host
  Agility 3  Toughness 3  Calm 2
  carries fangs
combatant Cole (he) of the Host
  Agility 2  Toughness 3  Calm 2
combatant Didi (she) of the Host
  Agility 1  Toughness 3  Calm 2
`;

/** The titles of the announcements of the first round. */
function told(edition: '2017' | '2018', ...round: readonly string[]): readonly string[] {
  const { scenarios } = analyze(
    `rules demon-city-${edition}\n${cast}round 1\n${round.map((line) => `  ${line}\n`).join('')}`,
    { file: 'test.clash' },
  );
  return (
    scenarios[0]
      ?.timeline()
      .rounds[0]?.steps.filter(({ kind }) => kind === 'announce')
      .map(({ title }) => title.replace(/^The /, 'the ')) ?? []
  );
}

/** The reasons for somebody’s extra throws. */
function reasons(edition: '2017' | '2018', actor: string, ...round: readonly string[]): readonly string[] {
  const { scenarios } = analyze(
    `rules demon-city-${edition}\n${cast}round 1\n${round.map((line) => `  ${line}\n`).join('')}`,
    { file: 'test.clash' },
  );
  const action = scenarios[0]?.odds().rounds[0]?.actions.find((each) => each.actor === actor);
  return action?.pool.modifiers.filter(({ title }) => /^Distraction/.test(title)).map(({ because }) => because) ?? [];
}

for (const edition of ['2017', '2018'] as const) {
  describe(`the words for an action in ${edition}`, () => {
    for (const [written, words] of [
      ['Ann: hurls the grenade at Cole', 'Ann hurls the grenade at Cole'],
      ['Ann: hurls grenade at Cole and Didi', 'Ann hurls grenade at Cole and Didi'],
      ['Ann: hurls her grenade at the Butcher, Cole and Didi', 'Ann hurls her grenade at the Butcher, Cole and Didi'],
      ['Ann: uses the knell on Cole', 'Ann uses the knell on Cole'],
      ['Ann: uses the knell on Ann', 'Ann uses the knell'],
      ['Ann: uses knell on Cole', 'Ann uses knell on Cole'],
      ['Ann: stabs Cole', 'Ann stabs Cole with her knife'],
      ['Ann: stabs Cole with boathook', 'Ann stabs Cole with her boathook'],
      ['Ann: stabs Cole with the boathook', 'Ann stabs Cole with the boathook'],
      ['Lou: stabs Cole', 'Lou stabs Cole with the boathook'],
      ['Ann: strikes Cole with "a broken bottle"', 'Ann strikes Cole with a broken bottle'],
      ['Ann: strikes Cole with "broken bottle"', 'Ann strikes Cole with the broken bottle'],
      ['Ann: strikes Cole with his "broken bottle"', 'Ann strikes Cole with his broken bottle'],
      ['Ann: shoots at Cole with her revolver', 'Ann shoots Cole with her revolver'],
      ['Ann: garrottes Cole', 'Ann garrottes Cole with her knife'],
      ['Ann: flees from the Butcher', 'Ann flees from the Butcher'],
      ['Ann: flees', 'Ann flees'],
      ['Ann: dodges the Butcher', 'Ann dodges the Butcher'],
      ['the Butcher: bites Ann', 'the Butcher bites Ann'],
      ['the Butcher: claws Ann', 'the Butcher claws Ann'],
      ['Ann: drives "the van" against Cole', 'Ann drives “the van” against Cole'],
      ['Ann: searches for "the fuse"', 'Ann searches for “the fuse”'],
    ] as const) {
      it(`are the writer’s: ${written}`, () => assert.deepEqual(told(edition, written), [words]));
    }

    it('keep the writer’s pronoun for somebody without a declared one', () => {
      assert.deepEqual(told(edition, 'Lou: stabs Cole with her boathook'), ['Lou stabs Cole with her boathook']);
    });

    it('name the things of each of several with their own pronoun', () => {
      assert.deepEqual(told(edition, 'Ann and Lou: stab Cole with their boathooks'), [
        'Lou stabs Cole with their boathook',
        'Ann stabs Cole with her boathook',
      ]);
      assert.deepEqual(told(edition, 'Ann and Lou: stabs Cole with their boathook'), [
        'Lou stabs Cole with their boathook',
        'Ann stabs Cole with her boathook',
      ]);
    });
  });

  describe(`what changes hands in ${edition}`, () => {
    /** The texts of all steps of the first round. */
    const texts = (...round: readonly string[]): string =>
      (
        analyze(`rules demon-city-${edition}\n${cast}round 1\n${round.map((line) => `  ${line}\n`).join('')}`, {
          file: 'test.clash',
        }).scenarios[0]?.timeline().rounds[0]?.steps ?? []
      )
        .map(({ text }) => text)
        .join(' ');

    it('is somebody’s own when it is lost', () =>
      assert.match(texts('Cole: disarms Ann. throws 9', 'Ann: punches Cole. throws 2'), /Ann loses her knife\./));
    it('has its written name when somebody gets it', () => {
      assert.match(texts('Cole: moves to get his pistol'), /Cole has his pistol in hand\./);
      assert.match(texts('Cole: moves to get pistol'), /Cole has the pistol in hand\./);
    });
  });

  describe(`what keeps a target busy in ${edition}`, () => {
    it('is the person they pursue', () =>
      assert.deepEqual(reasons(edition, 'Ann', 'Ann: punches Cole', 'Cole: punches Lou'), ['Cole is after Lou']));
    it('is the person they help', () =>
      assert.deepEqual(
        reasons(edition, 'Butcher', 'the Butcher: punches Oda', 'Oda: helps Ann', 'Ann: moves "the crates"'),
        ['Oda is busy helping Ann'],
      ));
    it('is the person they race', () =>
      assert.deepEqual(
        reasons(edition, 'Ann', 'Cole: drives "the van" against Lou', 'Lou: drives "the cart"', 'Ann: punches Cole'),
        ['Cole is busy with Lou'],
      ));
  });
}
