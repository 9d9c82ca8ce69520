/** Extra throws of one action, in the order in which the book lists them. Tarot edition, "Extra throws". */
import { known } from '../../../combatants.ts';
import { distanceBetween } from '../../../positions.ts';
import type { Modifier } from '../../../pool.ts';
import type { Source } from '../../../source.ts';
import { statWords, valueOf, type Fighter } from '../../demon-city/cast.ts';
import { attacks, facedBy, type Deed } from '../../demon-city/deeds.ts';
import { claimsDerivedThrow, factsOf, lastFact, sameWords, type Advantage } from '../../demon-city/facts.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { isAttack, isDefence } from '../../demon-city/vocabulary.ts';
import { hasClass, preference } from '../../demon-city/weapons.ts';
import type { Moment } from '../../demon-city/moment.ts';
import { resistingStat, usedStat } from './stats.ts';

/** All extra throws of a deed. */
export function extraThrows(moment: Moment, deed: Deed): readonly Modifier[] {
  return [
    ...situational(moment, deed),
    ...higherStat(moment, deed),
    ...distraction(moment, deed),
    ...defense(deed),
    ...weapon(moment, deed),
    ...supernatural(deed, moment),
  ];
}

/** The advantages that count for a deed, one for each distinct kind. */
export function advantagesOf(moment: Moment, deed: Deed): readonly Advantage[] {
  const own = factsOf(deed.clauses, 'advantage').filter((fact) => appliesTo(fact, deed, moment, true));
  const given = [...moment.deeds.values()].filter((other) => other.kind === 'help' && other.targets.includes(deed.actor))
    .flatMap((helper) => factsOf(helper.clauses, 'advantage').filter((fact) => fact.for.length === 0));
  const standing = factsOf(moment.facts, 'advantage').filter((fact) => appliesTo(fact, deed, moment, false));
  return distinct([...standing, ...own, ...given].filter((fact) => !claimsDerivedThrow(fact.words.text)));
}

function situational(moment: Moment, deed: Deed): readonly Modifier[] {
  return advantagesOf(moment, deed).flatMap((fact) => {
    const words = fact.words.text;
    const plain = extra(rule.situational, words, fact.source, words);
    return isSuperior(moment, fact)
      ? [plain, extra(rule.superior, `above ${fact.above?.text ?? ''}, who has it too`, fact.source, words)]
      : [plain];
  });
}

/** The superior advantage is worth one throw more only while the other really has the same kind in this round. */
function isSuperior(moment: Moment, fact: Advantage): boolean {
  const below = fact.above?.id;
  const other = below === undefined ? undefined : moment.deeds.get(below);
  if (other === undefined) return false;
  return advantagesOf(moment, other).some((theirs) => sameWords(theirs.words.text) === sameWords(fact.words.text));
}

function appliesTo(fact: Advantage, deed: Deed, moment: Moment, under: boolean): boolean {
  const mine = fact.for.length === 0 ? under : known(fact.for).includes(deed.actor.name);
  if (!mine || deed.kind === 'help') return false;
  if (fact.over.length === 0) return true;
  const faced = facedBy(deed, moment.deeds).map((fighter) => fighter.name);
  return known(fact.over).some((name) => faced.includes(name));
}

function distinct(facts: readonly Advantage[]): readonly Advantage[] {
  const kinds = new Map<string, Advantage>();
  for (const fact of facts) {
    const kind = sameWords(fact.words.text);
    const earlier = kinds.get(kind);
    if (earlier === undefined || (earlier.above === undefined && fact.above !== undefined)) kinds.set(kind, fact);
  }
  return [...kinds.values()];
}

/** At most one, whatever the distance between the stats. Against one who attacks back only the higher of the two has it. */
function higherStat(moment: Moment, deed: Deed): readonly Modifier[] {
  const stat = usedStat(moment.cast, deed);
  if (stat === undefined) return [];
  const difficulty = lastFact(deed.clauses, 'difficulty');
  if (difficulty?.number !== undefined && !isAttack(deed.kind)) return higherThanRank(moment, deed, stat, difficulty.number.value, difficulty.source);
  if (!isAttack(deed.kind)) return [];
  const found = deed.targets.map((target) => higherThan(moment, deed, stat, target)).find((reason) => reason !== undefined);
  return found === undefined ? [] : [extra(rule.higherStat, found, deed.announcement.source)];
}

function higherThan(moment: Moment, deed: Deed, stat: string, target: Fighter): string | undefined {
  const back = moment.deeds.get(target.name);
  const against = back !== undefined && attacks(back, deed.actor)
    ? usedStat(moment.cast, back) ?? 'Agility'
    : resistingStat(moment.cast, deed, target);
  if (valueOf(moment.cast, deed.actor, stat) <= valueOf(moment.cast, target, against)) return undefined;
  return `${statWords(moment.cast, deed.actor, stat)} against ${statWords(moment.cast, target, against)}`;
}

function higherThanRank(moment: Moment, deed: Deed, stat: string, rank: number, source: Source): readonly Modifier[] {
  if (valueOf(moment.cast, deed.actor, stat) <= rank) return [];
  return [extra(rule.higherStat, `${statWords(moment.cast, deed.actor, stat)} against ${rank}`, source)];
}

/** At most one: the target is busy with anything but attacking the actor or defending itself (readings t5, t6, t48). */
function distraction(moment: Moment, deed: Deed): readonly Modifier[] {
  const aimed = isAttack(deed.kind) || deed.kind === 'task';
  if (!aimed || lastFact(deed.clauses, 'no distraction') !== undefined) return [];
  for (const target of deed.targets) {
    const found = ruledDistraction(moment, deed, target) ?? busyElsewhere(moment, deed, target);
    if (found !== undefined) return [found];
  }
  return [];
}

function ruledDistraction(moment: Moment, deed: Deed, target: Fighter): Modifier | undefined {
  const concerns = [
    ...factsOf(deed.clauses, 'distraction').filter((fact) => fact.on.length === 0 || known(fact.on).includes(target.name)),
    ...factsOf(moment.facts, 'distraction').filter((fact) => known(fact.on).includes(target.name)),
  ];
  const fact = concerns.find((each) => each.of.length === 0 || known(each.of).includes(deed.actor.name));
  if (fact === undefined) return undefined;
  return extra(rule.distraction, fact.words?.text ?? `${target.called} is unaware`, fact.source, fact.words?.text);
}

function busyElsewhere(moment: Moment, deed: Deed, target: Fighter): Modifier | undefined {
  const theirs = moment.deeds.get(target.name);
  if (theirs === undefined) return extra(rule.distraction, `${target.called} does nothing to attack or defend`, deed.announcement.source);
  if (isDefence(theirs.kind) || theirs.targets.includes(deed.actor)) return undefined;
  return extra(rule.distraction, busyWords(target, theirs), theirs.announcement.source);
}

function busyWords(target: Fighter, theirs: Deed): string {
  const others = theirs.targets.map((other) => other.called).join(' and ');
  return others === '' ? `${target.called} is busy with something else` : `${target.called} is after ${others}`;
}

function defense(deed: Deed): readonly Modifier[] {
  return isDefence(deed.kind) ? [extra(rule.defense, 'nothing but getting out of the way', deed.announcement.source)] : [];
}

/** Only against one who attacks back or parries, at the range of the start of the round (readings t7, t8, t42). */
function weapon(moment: Moment, deed: Deed): readonly Modifier[] {
  const usesWeapon = isAttack(deed.kind) || deed.kind === 'parry';
  if (!usesWeapon || lastFact(deed.clauses, 'no weapon throw') !== undefined) return [];
  const orders = factsOf(moment.facts, 'weapon order');
  for (const foe of facedBy(deed, moment.deeds)) {
    const theirs = moment.deeds.get(foe.name);
    if (theirs === undefined || !meets(theirs, deed)) continue;
    const feet = distanceBetween(moment.positions, deed.actor.name, foe.name);
    const found = preference(orders, deed.weapon, theirs.weapon, feet);
    if (found !== undefined) return [extra(rule.weapon, found.because, found.source ?? deed.announcement.source)];
  }
  return [];
}

/** Whether somebody meets a deed with a weapon: they attack its actor, or parry them. */
function meets(theirs: Deed, deed: Deed): boolean {
  if (theirs.kind === 'parry') return theirs.targets.length === 0 || theirs.targets.includes(deed.actor);
  return attacks(theirs, deed.actor);
}

/** Only where a mundane attack and a supernatural ability face each other (reading t35). */
function supernatural(deed: Deed, moment: Moment): readonly Modifier[] {
  if (!isAttack(deed.kind) || !hasClass(deed.weapon, 'supernatural') || lastFact(deed.clauses, 'no supernatural throw') !== undefined) return [];
  const mundane = deed.targets.find((target) => {
    const theirs = moment.deeds.get(target.name);
    return theirs !== undefined && attacks(theirs, deed.actor) && !hasClass(theirs.weapon, 'supernatural');
  });
  return mundane === undefined ? [] : [extra(rule.supernatural, `${deed.weapon.name} against ${mundane.called}’s mundane attack`, deed.announcement.source)];
}

function extra(of: RuleName, because: string, source: Source, words?: string): Modifier {
  return { rule: of.id, title: of.title, amount: 1, because, source, standing: 'counted', ...(words === undefined ? {} : { words }) };
}
