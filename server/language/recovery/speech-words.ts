/** Common mistakes in speech: the quotation before its speaker, or without a verb. */
import { speechEnd } from '../match/speech-slot.ts';
import type { World } from '../read/statement.ts';
import type { Token } from '../read/tokens.ts';
import { endOfActor } from './actor.ts';
import { replaced, type Rewording } from './rewording.ts';

/** `"Run!" shouts Zoë` and `"Run!", Zoë shouts` have Zoë as their speaker. */
export function withSpeakerFirst(world: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const said = tokens[from];
  if (said?.kind !== 'prose') return undefined;
  const at = tokens[from + 1]?.text === ',' ? from + 2 : from + 1;
  const found = speakerBehind(world, rewording, at) ?? speakerBefore(world, rewording, at);
  // A vague speaker is reported at its place, which would change here.
  if (found === undefined || found.end !== to || found.speaker.some(({ kind }) => kind === 'prose')) return undefined;
  const words = [...[...found.speaker, ...found.way].map(({ text }) => text), `"${said.text.replace(/,$/u, '')}"`];
  return replaced(rewording, from, to, words, { spelling: false, written: words.join(' ') });
}

interface Speaker {
  readonly speaker: readonly Token[];
  readonly way: readonly Token[];
  readonly end: number;
}

function speakerBehind(world: World, { sentence, from, to, ...rest }: Rewording, at: number): Speaker | undefined {
  const way = speechEnd(sentence.tokens, at, to);
  const end = way === undefined ? undefined : endOfActor(world, { ...rest, sentence, from, to }, way);
  return way === undefined || end === undefined
    ? undefined
    : { speaker: sentence.tokens.slice(way, end), way: sentence.tokens.slice(at, way), end };
}

function speakerBefore(world: World, { sentence, from, to, ...rest }: Rewording, at: number): Speaker | undefined {
  const end = endOfActor(world, { ...rest, sentence, from, to }, at);
  const way = end === undefined ? undefined : speechEnd(sentence.tokens, end, to);
  return way === undefined || end === undefined
    ? undefined
    : { speaker: sentence.tokens.slice(at, end), way: sentence.tokens.slice(end, way), end: way };
}

/** `Zoë: "Run!"` */
export function withSays(world: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const colon = endOfActor(world, rewording);
  const isAlone =
    colon !== undefined &&
    colon === to - 2 &&
    tokens[colon]?.text === ':' &&
    tokens[to - 1]?.kind === 'prose' &&
    tokens[to - 1]?.open !== true;
  return isAlone && from < colon ? replaced(rewording, colon + 1, colon + 1, ['says'], { spelling: false }) : undefined;
}
