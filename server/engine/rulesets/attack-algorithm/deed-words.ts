/** Deeds as phrases, worded as the writer of a scenario would put them. */
import type { NameRef } from '../../scenario.ts';
import { verbPhrase } from '../../play/verb-phrase.ts';
import { list, ownThing, possessive } from '../../play/words.ts';
import { attackOf, type Deed } from './attacks.ts';
import { fightersNamed, thingKey, type Cast, type Fighter } from './cast.ts';
import { lastFact } from './facts.ts';
import { enemiesAimedAt, type RoundContext } from './round-context.ts';
import { knownVerb } from './verbs.ts';

/** The whole deed without its full stop: `Ilse attacks Brok with her spear`, `the Reeve climbs “the wall”`. */
export function deedSentence(when: When, deed: Deed): string {
  return `${deed.actor.called} ${deedWords(when, deed)}`;
}

/** The deed at the time of its roll: targets that are out of the fight by then are left out. */
export type When = Pick<RoundContext, 'cast' | 'present'>;

/** The deed as a predicate, without its subject: `attacks Brok with her spear`, `hurls the javelin at Cur`. */
export function deedWords(when: When, deed: Deed): string {
  const { announcement } = deed;
  const { verb, object, thing, beside = [] } = announcement;
  const phrase = verbPhrase(announcement, knownVerb(verb.text), {
    targets: list(targetsOf(when, deed).map(({ called }) => called)),
    beside: list(fightersNamed(when.cast, beside).map(({ called }) => called)),
    object: object === undefined ? '' : `“${object.text}”`,
    thing: thing === undefined ? '' : thingWords(deed, thing),
  });
  return thing === undefined ? `${phrase} ${withWords(when.cast, deed)}`.trim() : phrase;
}

/** Those whom a deed names; for an attack only the enemies that are still in the fight, if there are any. */
export function targetsOf({ cast, present }: When, deed: Deed): readonly Fighter[] {
  const attack = attackOf(cast, deed);
  if (attack === undefined) return fightersNamed(cast, deed.announcement.targets);
  const standing = attack.named.length === 0 ? [] : enemiesAimedAt(attack, present);
  return standing.length === 0 ? attack.named : standing;
}

/** The weapon used: as written, or else the only one carried; left out where the verb already names it. */
function withWords(cast: Cast, deed: Deed): string {
  const written = lastFact(deed.announcement.clauses, 'with thing')?.uses;
  if (written?.article !== undefined) return `with ${thingWords(deed, written)}`;
  const weapon = written === undefined ? attackOf(cast, deed)?.weapon : (written.id ?? written.text);
  if (weapon === undefined || thingKey(weapon) === thingKey(deed.announcement.verb.text)) return '';
  return `with ${ownThing(deed.actor.combatant.pronoun, weapon)}`;
}

/** A thing with its written article, if any; where several have one, each has their own. */
function thingWords({ actor, announcement }: Deed, { article = '', id, text }: NameRef): string {
  const each = announcement.actors.length > 1 && possessives.has(article);
  return `${each ? possessive(actor.combatant.pronoun) : article} ${id ?? text}`.trim();
}

const possessives: ReadonlySet<string> = new Set(['his', 'her', 'its', 'their']);
