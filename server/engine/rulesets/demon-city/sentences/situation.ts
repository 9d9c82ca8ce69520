/** Sentences about what the situation gives whom. */
import type { NameRef, Words } from '../../../scenario.ts';
import type { SentencePattern, Slots } from '../../../sentence.ts';
import type { DemonCityFact, StartingState } from '../facts.ts';

type Row = SentencePattern<DemonCityFact>;

const anywhere = ['situation', 'round', 'announcement'] as const;
const lasting = ['situation', 'round'] as const;
const thisRound = '[in {lasts:this round|}]';

/** The names in a slot that may be left out. */
function namesIn(slots: Slots, slot: string): readonly NameRef[] {
  return slots.has(slot) ? slots.names(slot) : [];
}

/** What an advantage, a difficulty or a distraction may say about itself. */
function about(slots: Slots): { readonly same?: Words; readonly lasts?: 'this round' } {
  return {
    ...(slots.has('same') ? { same: slots.words('same') } : {}),
    ...(slots.has('lasts') ? { lasts: 'this round' as const } : {}),
  };
}

export const situationRows: readonly Row[] = [
  {
    id: 'claimed-throw',
    places: anywhere,
    words:
      'advantage {claim:weapon|higher stat|skill|distraction|defence|defense|supernatural} [(throw|die)] [for {for:names}] [over {over:names}]',
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'claimed throw', source, claim: slots.words('claim').text, for: namesIn(slots, 'for') },
    }),
    doc: 'These throws follow from what is announced; nobody has to claim them.',
    example: 'advantage weapon',
  },
  {
    id: 'claimed-loss',
    places: anywhere,
    words: 'hindrance {claim:injury|called shot} [(throw|die)] [on {on:names}]',
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'claimed throw', source, claim: slots.words('claim').text, for: namesIn(slots, 'on') },
    }),
    doc: 'These losses follow from what has happened and what is announced; nobody has to write them.',
    example: 'hindrance injury',
  },
  {
    id: 'superior-advantage',
    places: anywhere,
    words: `advantage {words:prose} [same as {same:prose}] above {above:who} [for {for:names}] [over {over:names}] ${thisRound}`,
    asks: { words: 'what it is, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'advantage',
        source,
        words: slots.words('words'),
        for: namesIn(slots, 'for'),
        over: namesIn(slots, 'over'),
        above: slots.name('above'),
        ...about(slots),
      },
    }),
    doc: 'The same kind of advantage that somebody else has, and a better one: one throw more than theirs.',
    example: 'advantage "the high ground" above Hiram',
  },
  {
    id: 'advantage',
    places: anywhere,
    words: `advantage {words:prose} [same as {same:prose}] [for {for:names}] [over {over:names}] ${thisRound}`,
    asks: { words: 'what it is, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'advantage',
        source,
        words: slots.words('words'),
        for: namesIn(slots, 'for'),
        over: namesIn(slots, 'over'),
        ...about(slots),
      },
    }),
    doc: 'One extra throw for whoever has it, whenever they face those it is over. `same as` says that it is the same asymmetry as another one, so that both count once.',
    example: 'advantage "the high ground" for Rusk over Marta and Vidal.',
  },
  {
    id: 'hindrance',
    places: anywhere,
    words: `hindrance {words:prose} [same as {same:prose}] [on {on:names}] ${thisRound}`,
    asks: { words: 'what it is, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'hindrance', source, words: slots.words('words'), on: namesIn(slots, 'on'), ...about(slots) },
    }),
    doc: 'A difficulty that costs one throw; nothing where `same as` names an advantage that the other side has already.',
    example: 'hindrance "dawn in their eyes" on Ash, Bree and Cole.',
  },
  {
    id: 'distraction',
    places: anywhere,
    words: `distraction {words:prose} [on {on:names}] ${thisRound}`,
    asks: { words: 'what has their attention, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'distraction',
        source,
        words: slots.words('words'),
        on: namesIn(slots, 'on'),
        of: [],
        ...about(slots),
      },
    }),
    doc: 'The Host’s ruling that somebody’s mind is elsewhere: one extra throw for those who act against them.',
    example: 'distraction "Betty has eyes only for CeCe"',
  },
  {
    id: 'unaware-target',
    places: ['announcement'],
    words: 'unaware',
    means: (_slots, source) => ({ piece: 'fact', fact: { kind: 'distraction', source, on: [], of: [] } }),
    doc: 'The target does not know what is coming: one Distraction Throw.',
    example: 'unaware',
  },
  {
    id: 'unaware',
    places: lasting,
    words: '{on:names} (is|are) unaware [of {of:names}]',
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'distraction', source, on: slots.names('on'), of: namesIn(slots, 'of') },
    }),
    doc: 'Somebody does not know of others: these get a Distraction Throw against them.',
    example: 'Bill is unaware of Cassie.',
  },
  {
    id: 'weapon-order',
    places: ['file', 'scenario', ...lasting],
    words: '{better:thing} beats {worse:thing} [{way:within|beyond} {feet:number} ft]',
    asks: { worse: 'the weapon that is worse' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'weapon order',
        source,
        better: slots.name('better'),
        worse: slots.name('worse'),
        ...(slots.has('way')
          ? {
              range: {
                way: slots.words('way').text === 'within' ? ('within' as const) : ('beyond' as const),
                feet: slots.number('feet').value,
              },
            }
          : {}),
      },
    }),
    doc: 'Which weapon is better here, at which distance; a hand with nothing in it is `bare hands`. Without such a sentence armed beats unarmed and nothing else is assumed.',
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
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'shock',
        source,
        by: slots.name('by'),
        on: slots.names('on'),
        ...(slots.has('words') ? { words: slots.words('words') } : {}),
      },
    }),
    doc: 'A Calm Check for those who see it, against the Calm Check number of the one who causes it.',
    example: 'the Bride shocks Marta and Vidal "the veil is full of water"',
  },
  {
    id: 'no-longer',
    places: ['round'],
    words: 'no longer {words:prose}',
    asks: { words: 'what ends, in quotes' },
    means: (slots, source) => ({ piece: 'fact', fact: { kind: 'no longer', source, words: slots.words('words') } }),
    doc: 'Ends an advantage, hindrance or distraction from this round on.',
    example: 'no longer "the high ground".',
  },
  {
    id: 'state',
    places: lasting,
    words: '{who:names} (is|are) {state:hurt|out of the fight|down|panicked}',
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'state', source, who: slots.names('who'), state: startingState(slots.words('state').text) },
    }),
    doc: 'How somebody starts the fight, or is from this round on.',
    example: 'Bill is hurt.',
  },
  {
    id: 'held',
    places: lasting,
    words: '{who:names} (is|are) grabbed by {by:who}',
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'state', source, who: slots.names('who'), state: 'grabbed', by: slots.name('by') },
    }),
    doc: 'Somebody is held by somebody else.',
    example: 'Marta is grabbed by the Bride.',
  },
  {
    id: 'regains',
    places: ['round'],
    words: '{who:names} (regains|regain) {points:number} {stat:Toughness|Calm}',
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'regains',
        source,
        who: slots.names('who'),
        points: slots.number('points'),
        stat: slots.words('stat').text === 'Calm' ? 'Calm' : 'Toughness',
      },
    }),
    doc: 'What somebody gets back before the round. A point of Toughness ends the lost throw for Injury.',
    example: 'Bill regains 1 Toughness.',
  },
];

/** The state of that name, as the sentences write it. */
export function startingState(words: string): StartingState {
  return words === 'hurt' || words === 'panicked' || words === 'down' ? words : 'out of the fight';
}
