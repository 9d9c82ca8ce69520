/** Rows of text that prints at its place. */
import type { Piece, Place, SentencePattern, Slots } from '../../engine/index.ts';

const everywhere: readonly Place[] = ['file', 'scenario', 'combatant', 'situation', 'round', 'announcement'];

export const proseRows: readonly SentencePattern[] = [
  proseRow(
    'read-aloud',
    'read aloud',
    everywhere,
    'What the Host reads to the players; in a combatant’s block, where that combatant first announces something.',
    'read aloud "Rain drums on the shutter."',
  ),
  proseRow(
    'note',
    'note',
    everywhere,
    'What only the Host reads, in the same places.',
    'note "If the shutter opens, the sea comes in."',
  ),
  {
    id: 'on-outcome',
    places: ['announcement'],
    words: 'on {when:success|failure|critical success|critical failure} {text:prose}',
    means: waiting,
    doc: 'What the Host reads out when the action turns out this way.',
    example: 'on success "the shutter starts to rise."',
  },
  {
    id: 'on-happening',
    places: ['situation', 'round', 'announcement'],
    words: 'on {when:happening} {text:prose}',
    means: waiting,
    doc: 'What the Host reads out when this happens.',
    example: 'on a tie "the ferry rolls."',
  },
];

function waiting(slots: Slots): Piece {
  const when = slots.words('when').text;
  return { piece: 'prose', prose: { kind: `on ${when}`, when, ...slots.words('text') } };
}

function proseRow(id: string, kind: string, places: readonly Place[], doc: string, example: string): SentencePattern {
  return {
    id,
    places,
    doc,
    example,
    words: `${kind} {text:prose}`,
    means: (slots) => ({ piece: 'prose', prose: { kind, ...slots.words('text') } }),
  };
}
