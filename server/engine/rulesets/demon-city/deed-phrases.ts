/** Deeds as phrases, worded as the writer of a scenario would put them. */
import type { NameRef } from '../../scenario.ts';
import type { Fighter } from './cast.ts';
import type { Deed } from './deeds.ts';
import { lastFact } from './facts.ts';
import { list, ownThing, possessive } from '../../play/words.ts';
import { verbPhrase } from '../../play/verb-phrase.ts';
import { knownVerb } from './verbs.ts';
import { kindOf } from './vocabulary.ts';
import { isArmed, naturalWeapon } from './weapons.ts';

/** The deed as a predicate, without its subject: `shoots the Ghoul with her revolver`, `hurls the grenade at Ruth`. */
export function deedWords(deed: Deed): string {
  const { announcement } = deed;
  const phrase = verbPhrase(announcement, knownVerb(announcement.verb.text) ?? kindOf(deed.kind), {
    targets: list(deed.targets.map((target) => target.called)),
    beside: list(deed.beside.map((each) => each.called)),
    object: announcement.object === undefined ? '' : `“${announcement.object.text}”`,
    thing: announcement.thing === undefined ? '' : thingWords(deed, announcement.thing),
  });
  return `${phrase} ${withWords(deed)}`.trim();
}

/** The deed of a combatant who leaves an opening for others, as the start of a sentence: `the Ghoul is after Ann`. */
export function busyWords(target: Fighter, theirs: Deed): string {
  const others = list(theirs.targets.map((other) => other.called));
  if (others === '') return `${target.called} is busy with something else`;
  if (theirs.kind === 'driving') return `${target.called} is busy with ${others}`;
  return theirs.kind === 'help' ? `${target.called} is busy helping ${others}` : `${target.called} is after ${others}`;
}

/** The weapon used, where the verb doesn’t name it. */
function withWords(deed: Deed): string {
  const { announcement, verb, weapon } = deed;
  if (announcement.thing !== undefined || !isArmed(weapon) || naturalWeapon(verb) === weapon.name) return '';
  const written = lastFact(deed.clauses, 'with thing')?.uses;
  if (written?.article !== undefined) return `with ${thingWords(deed, written)}`;
  const found = written !== undefined && written.id === undefined;
  return `with ${found ? `the ${weapon.name}` : ownThing(deed.actor.combatant.pronoun, weapon.name)}`;
}

/** A thing with its written article, if any; where several have one, each has their own. */
function thingWords({ actor, weapon, announcement }: Deed, { article = '' }: NameRef): string {
  const each = announcement.actors.length > 1 && possessives.has(article);
  return `${each ? possessive(actor.combatant.pronoun) : article} ${weapon.name}`.trim();
}

const possessives = new Set(['his', 'her', 'its', 'their']);
