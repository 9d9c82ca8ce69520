/** Fixes that keep words as text to read aloud or as a note. */
import type { Fix, Place, Source } from '../../engine/index.ts';

/** One fix for each kind of prose that the place allows, likelier first. */
export function printing(at: Source, words: string, place: Place): readonly Fix[] {
  const quoted = words.replaceAll('"', '’');
  return kindsIn(place).map((kind) => ({
    title: kind === 'note' ? 'Make it a note' : 'Make it text to read aloud',
    certain: false,
    intents: [{ do: 'replace', at, with: `${kind} "${quoted}"` }],
  }));
}

function kindsIn(place: Place): readonly ('read aloud' | 'note')[] {
  if (place === 'announcement') return ['note'];
  return place === 'combatant' ? ['note', 'read aloud'] : ['read aloud', 'note'];
}
