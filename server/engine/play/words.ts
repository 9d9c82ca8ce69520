/** Small helpers for sentences: capitals, lists, plurals and pronouns. */
import type { Pronoun } from '../scenario.ts';

/** The text with a capital first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Ann`, `Ann and Bill`, `Ann, Bill and Cassie`. */
export function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** `1 throw`, `3 throws`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The name of a side in a sentence: `the Players`. */
export function sideWords(side: string, alone: boolean): string {
  return alone ? side : `the ${side}`;
}

/** A verb that agrees with the name of a side: the Players act, the Host acts. */
export function agree(side: string, plural: string, singular: string): string {
  return side.endsWith('s') ? plural : singular;
}

const own: Readonly<Record<Pronoun, string>> = { he: 'his', she: 'her', it: 'its', they: 'their' };

/** The possessive of somebody's pronoun. */
export function possessive(pronoun: Pronoun): string {
  return own[pronoun];
}

const selves: Readonly<Record<Pronoun, string>> = { he: 'himself', she: 'herself', it: 'itself', they: 'themselves' };

/** The reflexive of a pronoun. */
export function oneself(pronoun: Pronoun): string {
  return selves[pronoun];
}

/** A possession with its possessive; for `they`, which may mean that no pronoun is written, it is `the knife`. */
export function ownThing(pronoun: Pronoun, thing: string): string {
  return `${pronoun === 'they' ? 'the' : own[pronoun]} ${thing}`;
}
