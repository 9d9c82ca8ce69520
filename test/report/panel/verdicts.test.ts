/** The figures of a Clash are consistent with its title: who wins may still fail. */
import assert from 'node:assert/strict';
import { panelOf } from './panel-of-text.ts';

const clashOf = (text: string) => panelOf(text).steps.find(({ kind }) => kind === 'clash')!;

/** Ann wins the Clash by dodging, and Cassie’s attack, the highest of her side, fails. */
const larder = (cassie: string): string => `scenario "The larder"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 2  Toughness 3
combatant Cassie (she) of the Players
  Agility 2  Toughness 3
combatant Bill (he) of the Host
  Agility 2  Toughness 3
round 1
  Bill: punches Cassie.  throws 7
  Cassie: punches Bill.  throws ${cassie}
  Ann: dodges Bill.  throws 9
    interferes with Bill
`;

describe('the figures of a Clash', () => {
  it('separate a win with a failed attack, which is a stalemate, from a win without one', () => {
    const { title, table } = clashOf(larder('4'));
    assert.equal(title, 'The Players win the Clash, 9 over 7');
    assert.deepEqual(
      table!.chances.filter(({ value }) => value > 0).map(({ label, text }) => `${label} ${text}`),
      ['stalemate: a side wins, but its attack fails 100%'],
    );
    assert.deepEqual(
      table!.chances.filter(({ side }) => side !== undefined).map(({ label, text }) => `${label} ${text}`),
      ['the Players win without a stalemate 0%', 'the Host wins without a stalemate 0%'],
    );
  });

  it('are those of that side if its attack succeeds', () => {
    const { table } = clashOf(larder('8'));
    assert.deepEqual(
      table!.chances.filter(({ value }) => value > 0).map(({ label, text }) => `${label} ${text}`),
      ['the Players win without a stalemate 100%'],
    );
  });

  it('only say who acts if there can be no stalemate', () => {
    const { table } = clashOf(
      'scenario "Duel"\nrules demon-city-2018\ncombatant Ann of the Players\n  Agility 2  Toughness 3\ncombatant Bill of the Host\n  Agility 2  Toughness 3\nround 1\n  Bill: punches Ann.\n  Ann: punches Bill.\n',
    );
    assert.deepEqual(
      table!.chances.map(({ label }) => label),
      ['the Players act', 'the Host acts', 'tie'],
    );
  });
});

describe('a Clash without known chances', () => {
  const heading = (text: string): readonly unknown[] => {
    const { heading: title, chances, distributions } = clashOf(text).table!;
    return [title, chances.length, distributions.map(({ of, why }) => `${of} ${why ?? ''}`)];
  };
  const cast =
    'combatant Ann of the Players\n  Agility 3  Toughness 2\ncombatant Bill of the Host\n  Agility 3  Toughness 2\ncombatant Cid of the Players\n  Agility 2  Toughness 2\n';

  it('is named, with the reason instead of chances if earlier damage may leave the deck short', () => {
    const twice = `scenario "Twice"\nrules demon-city-2018\n${cast}combatant Dan of the Host\n  Agility 1  Toughness 1\ndeck of the Players: 1 to 3\nround 1\nCid: punches Dan. uncontested\nAnn: punches Bill.\nBill: dodges.`;
    assert.deepEqual(heading(twice), [
      'Clash',
      0,
      ['chances not known (what is thrown before may leave the deck short)'],
    ]);
  });

  it('says that there are too many throws', () => {
    const brutes = Array.from({ length: 245 }, (_, at) => `Brute${at}`);
    const many = `scenario "Many"\nrules demon-city-2018\ndeck of the Host: 100 of each 1 to 10\ncreature Brute (it)\n  Agility 4  Toughness 3\ncombatant Ann of the Players\n  Agility 2  Toughness 3\ncombatants ${brutes.slice(1).join(', ')} and ${brutes[0]!} of the Host, each a Brute\nround 1\n  every Brute: punches Ann. without harm\n    advantage "the dark"\n`;
    assert.deepEqual(heading(many), ['Clash', 0, ['chances not known (too many throws to work out)']]);
    const apart = `${many.replace('round 1', 'combatant Cid of the Players\n  Agility 5  Toughness 3\ncombatant Dan of the Host\n  Agility 5  Toughness 3\nround 1')}  Cid: punches Dan.\n  Dan: punches Cid.\n`;
    const clashes = panelOf(apart)
      .steps.filter(({ kind }) => kind === 'clash')
      .map(({ table }) => [table!.heading, table!.chances.length]);
    assert.deepEqual(clashes, [
      ['Clash 1 of 2', 0],
      ['Clash 2 of 2', 3],
    ]);
  });

  it('has chances if the deck has no card for some who attack', () => {
    const short = `scenario "Short"\nrules demon-city-2018\n${cast}deck of the Host: 5, 9\ncombatants Una, Duo and Ter of the Host\n  Agility 2  Toughness 3\nround 1\n  Una, Duo and Ter: punch Ann. without harm\n`;
    const [title, chances, unknown] = heading(short);
    assert.deepEqual([title, chances !== 0, unknown], ['Clash', true, []]);
  });
});
