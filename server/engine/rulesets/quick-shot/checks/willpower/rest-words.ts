/** Rests and breathers written otherwise, for those whom the sentence names. */
import type { Fix } from '../../../../finding.ts';
import { possessive } from '../../../../play/words.ts';
import type { Fighter } from '../../cast.ts';
import type { Breather, Rest } from '../../facts.ts';

/** The rest without anything that is moved in it. */
export function movingNothing(rest: Rest): Fix {
  const { for: lasting } = rest;
  return saying(
    rest,
    'Let nothing be moved',
    `${verb(rest, 'rests', 'rest')}${lasting === undefined ? '' : ` for ${lasting.count.value} ${lasting.unit}`}`,
  );
}

export function asRest(breather: Breather): Fix {
  return saying(breather, 'Make it a rest', verb(breather, 'rests', 'rest'));
}

export function asBreather(rest: Rest, [only, ...others]: readonly Fighter[]): Fix {
  const whose = only === undefined || others.length > 0 ? 'their' : possessive(only.combatant.pronoun);
  return saying(rest, 'Make it a breather', `${verb(rest, 'catches', 'catch')} ${whose} breath`);
}

/** The names stay as they are written. */
function saying({ who, source }: Rest | Breather, title: string, words: string): Fix {
  const start = who.at(-1)?.source.end ?? source.start;
  return { title, certain: false, intents: [{ do: 'replace', at: { ...source, start }, with: ` ${words}` }] };
}

function verb({ who }: Rest | Breather, one: string, several: string): string {
  return who.length > 1 ? several : one;
}
