/** Deeds as phrases, worded as the writer of a scenario would put them. */
import { verbPhrase } from '../../../play/verb-phrase.ts';
import { list, ownThing, possessive } from '../../../play/words.ts';
import type { NameRef } from '../../../scenario.ts';
import { fightersNamed, type Cast } from '../cast.ts';
import { lastFact, nameOf, type Speech } from '../facts.ts';
import { knownVerb, type ActionKind } from '../verbs.ts';
import { opponentsAttributes, testedAttributes, weaponOf, type Deed } from './deeds.ts';

/** Deeds that are done with a weapon, even where none is named. */
const armed: ReadonlySet<ActionKind> = new Set<ActionKind>(['melee attack', 'ranged attack', 'reload']);

/** The whole deed without its full stop: `Ann shoots the Ghoul with her musket`. */
export function deedSentence(cast: Cast, deed: Deed): string {
  return `${deed.actor.called} ${deedWords(cast, deed)}`;
}

/** The deed as a predicate, without its subject. */
export function deedWords(cast: Cast, deed: Deed): string {
  const { actor, announcement, targets } = deed;
  const { verb, object, thing, beside = [] } = announcement;
  const phrase = verbPhrase(announcement, knownVerb(verb.text), {
    targets: announcement.targets.length === 0 ? '' : list(targets.map(({ called }) => called)),
    beside: list(fightersNamed(cast, beside).map(({ called }) => called)),
    object: object === undefined ? '' : `“${object.text}”`,
    thing: thing === undefined ? '' : thingWords(thing),
  });
  const tested = testWords(deed);
  const weapon = thing === undefined && armed.has(deed.kind) ? weaponOf(cast, deed)?.name : undefined;
  const namesTest = knownVerb(verb.text)?.takes.startsWith('{attributes') === true;
  return [
    namesTest ? phrase.replace(verb.text, `${verb.text} ${tested}`) : phrase,
    ...speechWords(lastFact(announcement.clauses, 'speech')),
    ...(tested === '' || namesTest ? [] : [`by ${tested}`]),
    ...investedWords(deed),
    ...(weapon === undefined || weapon === verb.text ? [] : [`with ${ownThing(actor.combatant.pronoun, weapon)}`]),
  ].join(' ');
}

/** What is said or heard, in which language and by which means. */
function speechWords(speech: Speech | undefined): readonly string[] {
  if (speech === undefined) return [];
  const { matter, tongue, medium } = speech;
  return [
    ...(matter === undefined ? [] : [matter.text]),
    `in ${tongue.text}`,
    ...(medium === undefined ? [] : [`by ${medium.text}`]),
  ];
}

/** Where magic comes from, and the magic dice for it. */
function investedWords({ actor, announcement: { clauses } }: Deed): readonly string[] {
  const from = lastFact(clauses, 'from thing')?.uses;
  const dice = lastFact(clauses, 'magic dice')?.count.value;
  return [
    ...(from === undefined ? [] : [`from ${ownThing(actor.combatant.pronoun, nameOf(from))}`]),
    ...(dice === undefined ? [] : [`with ${dice} magic ${dice === 1 ? 'die' : 'dice'}`]),
  ];
}

/** `STR`, or `STR against its GRC` in a contest. */
function testWords(deed: Deed): string {
  const [own, others] = [testedAttributes(deed).join('+'), opponentsAttributes(deed).join('+')];
  const [opponent] = deed.targets;
  return others === '' || opponent === undefined
    ? own
    : `${own} against ${possessive(opponent.combatant.pronoun)} ${others}`;
}

function thingWords({ article = '', id, text }: NameRef): string {
  return `${article} ${id ?? text}`.trim();
}
