/** Facts: how long they last, which are the same, and who is above whom. */
import assert from 'node:assert/strict';
import { fight } from './fight.ts';

const people = ['Ann of the Players', 'Bill of the Host', 'Cara of the Players', 'Dan of the Host']
  .map((who) => `combatant ${who}\n  Agility 3  Toughness 3\n`)
  .join('');
const duel = 'Ann: grabs Bill.\nBill: grabs Ann.';

describe('a fact at the head of a round', () => {
  const sizes = (fact: string, later = '') => {
    const { pools } = fight(`${people}round 1\n${duel}\nround 2\n${fact}\n${duel}\nround 3\n${later}\n${duel}`);
    return [1, 2, 3].map((number) => pools(number)[0]!.at(-1));
  };

  it('lasts from that round on, until a “no longer”', () => {
    assert.deepEqual(sizes('advantage "the stairs" for Ann over Bill.'), ['1', '2', '2']);
    assert.deepEqual(sizes('advantage "the stairs" for Ann over Bill.', 'no longer "stairs".'), ['1', '2', '1']);
  });

  it('lasts for that round only where it says so', () => {
    assert.deepEqual(sizes('advantage "the stairs" for Ann over Bill in this round.'), ['1', '2', '1']);
    assert.deepEqual(sizes('distraction "the bell" on Bill in this round.'), ['1', '2', '1']);
    assert.deepEqual(
      sizes(
        'advantage "a" for Ann over Bill.\nadvantage "b" for Ann over Bill.\nhindrance "mud" on Ann in this round.',
      ),
      ['1', '2', '3'],
    );
  });
});

describe('the same asymmetry (T18:63, T18:135, reading t37)', () => {
  const sizes = (facts: string) => fight(`${people}situation "x"\n${facts}\nround 1\n${duel}`).pools();

  it('counts once where its words are the same, or are declared to be', () => {
    assert.deepEqual(sizes('advantage "the stairs" for Ann over Bill.\nadvantage "Stairs" for Ann over Bill.'), [
      'Ann: 2',
      'Bill: 1',
    ]);
    assert.deepEqual(sizes('advantage "the stairs" for Ann over Bill.\nadvantage "ten feet up" for Ann over Bill.'), [
      'Ann: 3',
      'Bill: 1',
    ]);
    assert.deepEqual(
      sizes(
        'advantage "the stairs" for Ann over Bill.\nadvantage "ten feet up" same as "the stairs" for Ann over Bill.',
      ),
      ['Ann: 2', 'Bill: 1'],
    );
    assert.deepEqual(
      sizes(
        'advantage "a" for Ann over Bill.\nadvantage "b" for Ann over Bill.\nhindrance "mud" on Ann.\nhindrance "wet clay" same as "mud" on Ann.',
      ),
      ['Ann: 2', 'Bill: 1'],
    );
  });

  it('isn’t both given and taken', () => {
    const plain = 'advantage "the stairs" for Ann over Bill.\nadvantage "rain" for Bill over Ann.\n';
    assert.deepEqual(sizes(plain), ['Ann: 2', 'Bill: 2']);
    assert.deepEqual(sizes(`${plain}hindrance "below her" on Bill.`), ['Ann: 2', 'Bill: 1']);
    assert.deepEqual(sizes(`${plain}hindrance "below her" same as "the stairs" on Bill.`), ['Ann: 2', 'Bill: 2']);
  });

  it('isn’t both given and taken where opposite words of position express it', () => {
    const high = 'advantage "the high ground" for Ann over Bill.\nadvantage "rain" for Bill over Ann.\n';
    assert.deepEqual(sizes(`${high}hindrance "the low ground" on Bill.`), ['Ann: 2', 'Bill: 2']);
    assert.deepEqual(sizes(`${high}hindrance "the wet ground" on Bill.`), ['Ann: 2', 'Bill: 1']);
    assert.deepEqual(sizes('advantage "above him" for Ann over Bill.\nhindrance "below her" on Bill.'), [
      'Ann: 2',
      'Bill: 1',
    ]);
  });

  it('is taken where its owner faces somebody else', () => {
    const { pools } = fight(`${people}situation "x"
advantage "the stairs" for Ann over Bill and Dan.
advantage "rain" for Bill over Cara.
hindrance "below her" same as "the stairs" on Bill.
round 1
Ann: punches Dan.
Bill: punches Cara.
Cara: punches Bill.
Dan: punches Ann.`);
    assert.deepEqual(
      pools().filter((pool) => pool.startsWith('Bill')),
      ['Bill: 1'],
    );
  });
});

describe('superior advantages of one kind (T18:67, reading t14)', () => {
  const hill = (facts: string) =>
    fight(`${people}situation "a hill"
advantage "the high ground" for Bill over Ann.
${facts}
round 1
Bill: punches Ann.
Cara: punches Bill. no distraction
Dan: punches Cara. no distraction
Ann: waits.`).modifiers;
  const superior = '+1 Superior advantage of the same kind';
  const plain = '+1 Situational advantage';

  it('are each worth one more than the next inferior one', () => {
    const modifiers = hill(
      'advantage "the high ground" above Bill for Cara over Bill.\nadvantage "the high ground" above Cara for Dan over Cara.',
    );
    assert.deepEqual(modifiers('Cara'), [plain, superior]);
    assert.deepEqual(modifiers('Dan'), [plain, superior, superior]);
  });

  it('are plain ones where the other has none of the kind in this round', () => {
    assert.deepEqual(hill('advantage "the sun behind" above Bill for Cara over Bill.')('Cara'), [plain]);
  });

  it('are bounded even if they are written in a circle', () => {
    const modifiers = hill(
      'advantage "the wall" above Dan for Cara over Bill.\nadvantage "the wall" above Cara for Dan over Cara.',
    );
    assert.deepEqual(modifiers('Cara'), [plain, superior]);
  });
});

describe('lost throws that nobody can take (T18:115, T18:133)', () => {
  it('are reported when they become throws of the opponent', () => {
    const { steps } = fight(`${people}round 1\nAnn: punches Bill.\n hindrance "mud"\nBill: punches Ann.`);
    const [step] = steps('passed on');
    assert.equal(step!.title, 'Ann can’t lose the only throw, so Bill gets one');
    assert.equal(step!.rule, 'demon-city-2018/give-not-take');
    const kinds = fight(
      `${people}round 1\nAnn: punches Bill.\n hindrance "mud"\nBill: punches Ann.`,
    ).timeline.rounds[0]!.steps.map(({ kind }) => kind);
    assert.ok(kinds.indexOf('passed on') > kinds.lastIndexOf('announce'));
  });

  it('are reported before what is thrown at once with them', () => {
    const { timeline } = fight(
      `${people}round 1\nAnn: searches for "the key" with Perception against 3.\n hindrance "the dark"\nBill: waits.`,
    );
    const kinds = timeline.rounds[0]!.steps.map(({ kind }) => kind).filter(
      (kind) => kind !== 'announce' && kind !== 'round',
    );
    assert.deepEqual(kinds.slice(0, 2), ['passed on', 'uncontested']);
  });

  it('do nothing without an opponent, by the rule of at least one throw', () => {
    const { modifiers, pools } = fight(
      `${people}round 1\nAnn: searches for "the key" with Perception to beat 3.\n hindrance "the dark"`,
    );
    assert.deepEqual(modifiers('Ann'), ['-1 One throw at least (cancelled)']);
    assert.deepEqual(pools(), ['Ann: 1']);
  });
});

describe('the equally agile (T18:30, reading d25)', () => {
  const order = (facts: string, seed = 1) =>
    fight(
      `${people}round 1\n${duel}\nround 2\n${facts}\nAnn: dodges.\nBill: dodges.\nCara: dodges.\nDan: dodges.\nround 3\nAnn: dodges.\nBill: dodges.\nCara: dodges.\nDan: dodges.`,
      seed,
    ).timeline.rounds.map(({ steps }) =>
      steps
        .filter(({ kind }) => kind === 'announce')
        .map(({ actor }) => actor)
        .join(' '),
    );

  it('keep the order of writing for the whole fight', () => {
    assert.deepEqual(order('').slice(1), ['Ann Bill Cara Dan', 'Ann Bill Cara Dan']);
  });

  it('are drawn again by the seed from that round on, in a step of its own', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const drawn = seeds.map((seed) => order('draws ties anew.', seed));
    for (const [, second, third] of drawn) assert.equal(second, third);
    assert.ok(new Set(drawn.map(([, second]) => second)).size > 3);
    assert.deepEqual(order('draws ties anew.', 5), order('draws ties anew.', 5));
    const { steps } = fight(`${people}round 1\ndraws ties anew.\n${duel}`);
    assert.equal(steps('ties')[0]!.rule, 'demon-city-2018/agility-ties');
    const listed = steps('announce').map(({ actor }) => actor!);
    const words = steps('ties')[0]!.text;
    assert.ok(words.startsWith('Agility 3: ') && words.indexOf(listed[0]!) < words.indexOf(listed[1]!));
  });

  it('still follow their Agility, and a sentence that settles it', () => {
    const slower = people.replace('Agility 3', 'Agility 2');
    for (const seed of [1, 2, 3, 4, 5]) {
      const { steps } = fight(
        `${slower}round 1\ndraws ties anew.\nDan announces before Bill.\nAnn: dodges.\nBill: dodges.\nCara: dodges.\nDan: dodges.`,
        seed,
      );
      const names = steps('announce').map(({ actor }) => actor!);
      assert.equal(names[0], 'Ann');
      assert.ok(names.indexOf('Dan') < names.indexOf('Bill'));
    }
  });
});
