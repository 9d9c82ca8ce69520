/** Rows that declare sides, combatants, creatures, stats, things and verbs. */
import type { Belonging, Hand, Pronoun, SentencePattern, Slots } from '../../engine/index.ts';

const heads = ['file', 'scenario'] as const;
const own = 'on (his|her|its|their) own, run by {hand:side}';

export const castRows: readonly SentencePattern[] = [
  {
    id: 'side',
    places: heads,
    words: 'side {new:newside} run by {hand:side} [, allied with {allies:sides}]',
    means: (slots, source) => ({
      piece: 'side',
      side: {
        name: slots.words('new').text,
        runBy: handOf(slots),
        allies: slots.has('allies') ? slots.names('allies') : [],
        alone: false,
        source,
      },
    }),
    doc: 'Another side: who throws for it, and with whom it is allied. Sides that aren’t allied are opposed.',
    example: 'side the Police run by the Host, allied with the Players',
  },
  {
    id: 'combatant',
    places: heads,
    words: `combatant {new:newcombatant} [{pronoun}] (of {side}|${own}) [, [each] {creature}]`,
    means: (slots) => ({
      piece: 'combatants',
      names: slots.newNames('new'),
      belongs: belonging(slots),
      ...pronounOf(slots),
      ...creatureOf(slots),
    }),
    doc: 'Somebody who takes part, and whose side they are on. What follows describes them.',
    example: 'combatant the Drowned Bride (she) of the Host',
  },
  {
    id: 'combatants',
    places: heads,
    words: `combatants {new:newcombatant…} [{pronoun}] (of {side}|${own}) [, [each] {creature}]`,
    means: (slots) => ({
      piece: 'combatants',
      names: slots.newNames('new'),
      belongs: belonging(slots),
      ...pronounOf(slots),
      ...creatureOf(slots),
    }),
    doc: 'Several people who take part in the same way; with “each a …” they share a stat block.',
    example: 'combatants Ash, Bree and Cole of the Host, each a Deckhand',
  },
  {
    id: 'creature',
    places: heads,
    words: 'creature {new:newcreature} [{pronoun}]',
    means: (slots) => ({ piece: 'creature', name: firstNew(slots), ...pronounOf(slots) }),
    doc: 'A stat block that several combatants can share.',
    example: 'creature Deckhand (he)',
  },
  {
    id: 'stats',
    places: ['combatant'],
    words: '{stats}',
    means: (slots) => ({ piece: 'stats', stats: slots.stats('stats') }),
    doc: 'Stats and skills with their numbers; “3 of 5” is what is left of the base.',
    example: 'Agility 4  Toughness 3 of 5',
  },
  {
    id: 'carries',
    places: ['combatant'],
    words: 'carries {things}',
    means: (slots) => ({ piece: 'carries', things: slots.carried('things') }),
    doc: 'What somebody holds or carries.',
    example: 'carries knife, rope',
  },
  {
    id: 'knows',
    places: ['combatant'],
    words: 'knows {things}',
    means: (slots) => ({
      piece: 'carries',
      things: slots.carried('things').map((thing) => ({ ...thing, known: true })),
    }),
    doc: 'The powers that somebody has; `carries` means the same.',
    example: 'knows psalm',
  },
  {
    id: 'verb',
    places: heads,
    words: 'verb {new:newverb}: {kind:verbkind}',
    means: (slots, source) => ({
      piece: 'verb',
      verb: { word: slots.words('new').text, kind: slots.words('kind').text, source },
    }),
    doc: 'A new verb for announcements, and which of the game’s kinds of action it is.',
    example: 'verb "garrottes": close attack',
  },
];

function handOf(slots: Slots): Hand {
  return slots.name('hand').id === 'Players' ? 'Players' : 'Host';
}

function belonging(slots: Slots): Belonging {
  return slots.has('side') ? { to: 'side', side: slots.name('side') } : { to: 'self', runBy: slots.name('hand') };
}

function firstNew(slots: Slots): { readonly text: string; readonly source: ReturnType<Slots['source']> } {
  const [first] = slots.newNames('new');
  return first ?? slots.words('new');
}

function pronounOf(slots: Slots): { readonly pronoun?: Pronoun } {
  if (!slots.has('pronoun')) return {};
  const said = slots.words('pronoun').text;
  return said === 'he' || said === 'she' || said === 'it' || said === 'they' ? { pronoun: said } : {};
}

function creatureOf(slots: Slots): { readonly creature?: ReturnType<Slots['name']> } {
  return slots.has('creature') ? { creature: slots.name('creature') } : {};
}
