/** Sentences of the situation and of rounds’ heads: who has what there. */
import { among, factsIn, from, ifSaid, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern, Slots } from '../../../sentence.ts';
import type { Source } from '../../../source.ts';
import type { DemonCityFact, WeaponOrder } from '../facts.ts';

type Row = SentencePattern<DemonCityFact>;
const fact = factsIn<DemonCityFact>();

const anywhere = ['situation', 'round', 'announcement'] as const;
const lasting = ['situation', 'round'] as const;
const thisRound = '[in {lasts:this round|}]';

/** The optional parts of an advantage, a difficulty or a distraction. */
const about = { same: optional.words, lasts: ifSaid((): 'this round' => 'this round') };

/** The state in which somebody starts. */
export const startingState = among('out of the fight', 'hurt', 'panicked', 'down');

export const situationRows: readonly Row[] = [
  {
    id: 'claimed-throw',
    places: anywhere,
    words:
      'advantage {claim:weapon|higher stat|skill|distraction|defence|defense|supernatural} [(throw|die)] ' +
      '[for {for:names}] [over {over:names}]',
    means: fact('claimed throw', { claim: (slots) => slots.words('claim').text, for: optional.names }),
    doc: 'These throws follow from what is announced; nobody has to claim them.',
    example: 'advantage weapon',
  },
  {
    id: 'claimed-loss',
    places: anywhere,
    words: 'hindrance {claim:injury|called shot} [(throw|die)] [on {on:names}]',
    means: fact('claimed throw', { claim: (slots) => slots.words('claim').text, for: from('on', optional.names) }),
    doc: 'These losses follow from what has happened and what is announced; nobody has to write them.',
    example: 'hindrance injury',
  },
  {
    id: 'superior-advantage',
    places: anywhere,
    words:
      'advantage {words:prose} [same as {same:prose}] above {above:who} [for {for:names}] [over {over:names}] ' +
      thisRound,
    asks: { words: 'what it is, in quotes' },
    means: fact('advantage', {
      words: said.words,
      for: optional.names,
      over: optional.names,
      above: said.name,
      ...about,
    }),
    doc: 'The same kind of advantage that somebody else has, and a better one: one throw more than theirs.',
    example: 'advantage "the high ground" above Hiram',
  },
  {
    id: 'advantage',
    places: anywhere,
    words: `advantage {words:prose} [same as {same:prose}] [for {for:names}] [over {over:names}] ${thisRound}`,
    asks: { words: 'what it is, in quotes' },
    means: fact('advantage', { words: said.words, for: optional.names, over: optional.names, ...about }),
    doc:
      'One extra throw for those who have it, whenever they face those it is over. `same as` says that it is the ' +
      'same asymmetry as another one, so that both count once.',
    example: 'advantage "the high ground" for Rusk over Marta and Vidal.',
  },
  {
    id: 'hindrance',
    places: anywhere,
    words: `hindrance {words:prose} [same as {same:prose}] [on {on:names}] ${thisRound}`,
    asks: { words: 'what it is, in quotes' },
    means: fact('hindrance', { words: said.words, on: optional.names, ...about }),
    doc:
      'A difficulty that costs one throw; nothing where `same as` names an advantage that the other side has ' +
      'already.',
    example: 'hindrance "dawn in their eyes" on Ash, Bree and Cole.',
  },
  {
    id: 'distraction',
    places: anywhere,
    words: `distraction {words:prose} [on {on:names}] ${thisRound}`,
    asks: { words: 'what has their attention, in quotes' },
    means: fact('distraction', { words: said.words, on: optional.names, of: [], ...about }),
    doc: 'The Host’s ruling that somebody’s mind is elsewhere: one extra throw for those who act against them.',
    example: 'distraction "Betty has eyes only for CeCe"',
  },
  {
    id: 'unaware-target',
    places: ['announcement'],
    words: 'unaware',
    means: fact('distraction', { on: [], of: [] }),
    doc: 'The target doesn’t know what is coming: one Distraction Throw.',
    example: 'unaware',
  },
  {
    id: 'unaware',
    places: lasting,
    words: '{on:names} (is|are) unaware [of {of:names}]',
    means: fact('distraction', { on: said.names, of: optional.names }),
    doc: 'Somebody doesn’t know of others: these get a Distraction Throw against them.',
    example: 'Bill is unaware of Cassie.',
  },
  {
    id: 'weapon-order',
    places: ['file', 'scenario', ...lasting],
    words: '{better:thing} beats {worse:thing} [{way:within|beyond} {feet:number} ft]',
    asks: { worse: 'the weapon that is worse' },
    means: fact('weapon order', { better: said.name, worse: said.name, range: rangeIn }),
    doc:
      'Which weapon is better here, at which distance; a hand with nothing in it is `bare hands`. Without such ' +
      'a sentence armed beats unarmed and nothing else is assumed.',
    example: 'shotgun beats boathook beyond 5 ft.',
  },
  {
    id: 'announcing-order',
    places: lasting,
    words: '{one:names} announces {way:before|after} {other:names}',
    means: (slots, source) => {
      const [one, other] = [slots.names('one'), slots.names('other')];
      const [first, then] = slots.words('way').text === 'before' ? [one, other] : [other, one];
      return { piece: 'fact', fact: { kind: 'announcing order', source, first, then } };
    },
    doc: 'Settles a tie in Agility, or a missing Agility.',
    example: 'Oyelaran announces before Ash, Bree and Cole.',
  },
  {
    id: 'shock',
    places: lasting,
    words: '{by:who} shocks {on:names} [{words:prose}]',
    means: fact('shock', { by: said.name, on: said.names, words: optional.words }),
    doc: 'A Calm Check for those who see it, against the Calm Check number of the one who causes it.',
    example: 'the Bride shocks Marta and Vidal "the veil is full of water"',
  },
  {
    id: 'no-longer',
    places: ['round'],
    words: 'no longer {words:prose}',
    asks: { words: 'what ends, in quotes' },
    means: fact('no longer', { words: said.words }),
    doc: 'Ends an advantage, hindrance or distraction from this round on.',
    example: 'no longer "the high ground".',
  },
  {
    id: 'state',
    places: lasting,
    words: '{who:names} (is|are) {state:hurt|out of the fight|down|panicked}',
    means: fact('state', { who: said.names, state: startingState }),
    doc: 'How somebody starts the fight, or is from this round on.',
    example: 'Bill is hurt.',
  },
  {
    id: 'held',
    places: lasting,
    words: '{who:names} (is|are) grabbed by {by:who}',
    means: fact('state', { who: said.names, state: 'grabbed', by: said.name }),
    doc: 'Somebody is held by somebody else.',
    example: 'Marta is grabbed by the Bride.',
  },
  {
    id: 'regains',
    places: ['round'],
    words: '{who:names} (regains|regain) {points:number} {stat:Toughness|Calm}',
    means: fact('regains', { who: said.names, points: said.number, stat: among('Toughness', 'Calm') }),
    doc: 'What somebody gets back before the round. A point of Toughness ends the lost throw for Injury.',
    example: 'Bill regains 1 Toughness.',
  },
];

function rangeIn(slots: Slots, _slot: string, source: Source): WeaponOrder['range'] {
  if (!slots.has('way')) return undefined;
  return { way: among('within', 'beyond')(slots, 'way', source), feet: slots.number('feet').value };
}
