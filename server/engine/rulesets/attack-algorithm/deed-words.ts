/** Deeds in words, as the writer of a scenario would put them. */
import type { NameRef } from '../../scenario.ts';
import { list, ownThing, possessive } from '../../play/words.ts';
import { attackOf, type Deed } from './attacks.ts';
import { fightersNamed, thingKey, type Cast } from './cast.ts';
import { lastFact } from './facts.ts';
import { wordBeforeTargets } from './vocabulary.ts';

/** The whole deed without its stop: `Ilse attacks Brok with her spear`, `the Reeve climbs “the wall”`. */
export function deedSentence(cast: Cast, deed: Deed): string {
  return `${deed.actor.called} ${deedWords(cast, deed)}`;
}

/** What somebody does, as a sentence about them goes on: `attacks Brok with her spear`, `hurls the javelin at Cur`. */
export function deedWords(cast: Cast, deed: Deed): string {
  const { announcement: { verb, object, thing, targets } } = deed;
  const named = attackOf(cast, deed)?.named ?? fightersNamed(cast, targets);
  const whom = list(named.map(({ called }) => called));
  return [
    verb.text,
    thing === undefined ? '' : thingWords(deed, thing),
    whom === '' ? '' : `${wordBeforeTargets(verb.text)} ${whom}`.trim(),
    object === undefined ? '' : `“${object.text}”`,
    thing === undefined ? withWords(cast, deed) : '',
  ].filter((part) => part !== '').join(' ');
}

/** With what it is done: as it is written, or else the only weapon that somebody carries; a verb that is one says so itself. */
function withWords(cast: Cast, deed: Deed): string {
  const written = lastFact(deed.announcement.clauses, 'with thing')?.thing;
  if (written?.article !== undefined) return `with ${thingWords(deed, written)}`;
  const weapon = written === undefined ? attackOf(cast, deed)?.weapon : written.id ?? written.text;
  if (weapon === undefined || thingKey(weapon) === thingKey(deed.announcement.verb.text)) return '';
  return `with ${ownThing(deed.actor.combatant.pronoun, weapon)}`;
}

/** A thing with the article that was written, if any; of what several have, each has their own. */
function thingWords({ actor, announcement }: Deed, { article = '', id, text }: NameRef): string {
  const each = announcement.actors.length > 1 && possessives.has(article);
  return `${each ? possessive(actor.combatant.pronoun) : article} ${id ?? text}`.trim();
}

const possessives: ReadonlySet<string> = new Set(['his', 'her', 'its', 'their']);
