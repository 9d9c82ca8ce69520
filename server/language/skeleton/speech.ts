/** Rows for speech: it prints at its place, and is no action. */
import type { Piece, SentencePattern, Slots } from '../../engine/index.ts';

const listeners = '[(to|at|for)] {listeners:names}';
const said =
  `[(${listeners} [(:|,)] {text:prose}|[:] {text:prose} [${listeners}] [{rest:doing}]|${listeners} ` +
  '[{rest:doing}]|{rest:place})]';

/** The row of a sentence that is only speech. */
export const speechRow = 'speech';

export const speechRows: readonly SentencePattern[] = [
  {
    id: speechRow,
    places: ['round'],
    words: `{speakers:names} [:] {way:speech} ${said}`,
    means: (slots) => speech(slots, `${namesIn(slots, 'speakers')} ${slots.words('way').text}`),
    doc:
      'What somebody says, shouts, whispers or asks. It is shown at the head of the round and isn’t an action, ' +
      'so they can still announce one.',
    example: 'Dez shouts "Run!" to Nora.',
  },
  {
    id: 'speech-besides',
    places: ['announcement'],
    words: `[also] {way:speech} ${said}`,
    means: (slots) => speech(slots, slots.words('way').text),
    doc: 'What somebody says while they act.',
    example: 'shouts "Run!"',
  },
];

/** Quoted words are printed with their speaker and manner; without quotes, the speech itself is a note. */
function speech(slots: Slots, how: string): Piece {
  const listening = slots.has('listeners')
    ? `${how}${asked.test(how) ? '' : ' to'} ${namesIn(slots, 'listeners')}`
    : how;
  const rest = slots.has('rest') ? ` ${slots.words('rest').text}` : '';
  if (slots.has('text'))
    return { piece: 'prose', prose: { kind: `${listening}${rest}`, said: true, ...slots.words('text') } };
  return { piece: 'prose', prose: { kind: 'note', text: `${listening}${rest}`, source: slots.source('way') } };
}

function namesIn(slots: Slots, slot: string): string {
  const names = slots.names(slot).map(({ text }) => text);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** Verbs of speech that take a listener without `to`. */
const asked = /\b(?:asks?|tells?|warns?|begs?|answers?|calls?)$/u;
