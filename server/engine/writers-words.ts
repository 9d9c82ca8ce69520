/** Words that writers put into an announcement in any game. */

/** Places of a body. */
export const bodyParts: readonly string[] = [
  'eye', 'eyes', 'face', 'head', 'skull', 'temple', 'jaw', 'nose', 'mouth', 'ear', 'neck', 'throat', 'shoulder', 'arm', 'elbow', 'hand', 'wrist', 'chest', 'heart', 'stomach', 'belly', 'gut',
  'groin', 'crotch', 'ribs', 'back', 'leg', 'thigh', 'knee', 'shin', 'foot', 'ankle',
  'tail', 'wing', 'gun hand', 'sword arm',
];

/** Where on a body something is aimed at, in the notation of sentence patterns; `part` is the place. */
export const aimedAt = `(in|at|on|over|through|between) (the|his|her|its|their) {part:${bodyParts.join('|')}}`;

/** Words that tell how something is done and mean nothing by the rules of any game. */
export const fillers: readonly string[] = [
  'again', 'once again', 'once more', 'one more time', 'a second time', 'quickly', 'slowly', 'hard', 'as hard as (he|she|it|they) can', 'desperately', 'carefully', 'wildly',
  'suddenly', 'furiously', 'fiercely', 'savagely', 'calmly', 'quietly', 'silently', 'immediately', 'at once', 'right away', 'now', 'next', 'finally', 'still', 'just', 'simply',
  'first', 'instead', 'too', 'as well', 'with all (his|her|its|their) might', 'with all (his|her|its|their) strength', 'in panic', 'in anger',
  'then', 'also', 'otherwise', 'straight', 'right', 'only', 'so', 'away', 'together', 'both', 'alone', 'back',
];
