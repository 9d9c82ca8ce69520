/** Checks, shared by the editions, of throws that writers claim by hand and of losses that nobody can pay. */
import { remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { sayings } from '../../../checking/sayings.ts';
import { known } from '../../../combatants.ts';
import { derive } from '../../../derive/index.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { sentence } from '../../../play/words.ts';
import type { Modifier, Pool } from '../../../pool.ts';
import { distanceBetween } from '../../../positions.ts';
import { isSetAside } from '../../../worth/recount.ts';
import type { Announcement, NameRef, Round, Scenario } from '../../../scenario.ts';
import { sameSource, type Source } from '../../../source.ts';
import { castOf, type Cast } from '../cast.ts';
import { attacks, bodiesOf, facedBy, type Deed } from '../deeds.ts';
import { claimedExtra, claimedLoss, factsOf, lastFact, type DemonCityFact, type DerivedThrow } from '../facts.ts';
import type { Fight } from '../fight.ts';
import type { RoundPlan } from '../plan.ts';
import { isAttack, isDefence } from '../vocabulary.ts';
import { preference } from '../weapons.ts';
import { fightsBefore, isSure } from './written.ts';

/**
 * The differences between the editions: the page and the name of each derived throw; none if an edition has no such
 * throw.
 */
type DerivedRules = Readonly<Record<DerivedThrow, { readonly id: string; readonly title: string } | undefined>>;

export const claimMessages = {
  claimed: '“{claim}” follows from what is announced, so writing it has no effect',
  counted: '“{claim}” already counts: {title}, {because}',
  capped: '“{claim}” is already given, but the limit for its kind has been reached: {title}, {because}',
  foreign: 'This edition has no “{claim}”, so this sentence has no effect',
  'only defends': '{Foe} only gets out of the way, so no weapon counts against {foe}',
  'no weapon': '{Foe} neither strikes back at {actor} nor parries, so no weapon counts against {foe}',
  'no fight': '{Actor} fights nobody in this round, so no weapon counts',
  'no better':
    'Nothing ranks {weapon} above the other weapon here, so this gives nothing; write which beats which, ' +
    'such as “knife beats sword within 3 ft”',
  range:
    '{Actor} starts the round {feet} ft away, and against somebody who fights back the weapons are compared ' +
    'at that range, however far {actor} runs: this gives nothing',
  'also attacks': '{Actor} attacks, but “{claim}” is for those who only defend, so this gives nothing',
  'not defending': '{Actor} doesn’t defend, but “{claim}” is for those who only defend, so this gives nothing',
  'not distracted': '{Foe} acts against {actor} and so isn’t distracted from {actor}: this gives nothing',
  'no stat': 'None of {actor}’s stats is higher than the one it is compared with, so this gives nothing',
  mundane: 'No mundane attack meets anything supernatural here, so this gives nothing',
  unhurt: '{Actor} hasn’t been below 0 Toughness, so this takes nothing; if that has happened, write “{who} is hurt”',
  harmless: 'A disarm without harm costs nothing, so no throw is lost here; leave it out',
  'no aim': 'No called shot is announced, so this takes nothing: write “called shot” and what it is aimed at',
};

interface Reason {
  readonly message: keyof typeof claimMessages;
  readonly data?: Finding['data'];
}

/** The reason as a message; only that it follows by itself, if the text alone says no more. */
function reasonOf(
  what: DerivedThrow | undefined,
  who: readonly NameRef[],
  counted: CountedRound | undefined,
  rules: DerivedRules,
): Reason {
  if (what !== undefined && rules[what] === undefined) return { message: 'foreign' };
  const bodies = counted === undefined ? [] : known(who).flatMap((id) => bodiesOf(counted.cast, id));
  const deed = counted?.plan.context.deeds.get(bodies[0]?.name ?? '');
  if (counted === undefined || deed === undefined || what === undefined) return { message: 'claimed' };
  const modifier = counted.plan.pools.actions
    .get(deed.actor.name)
    ?.modifiers.find((each) => each.rule === rules[what]?.id);
  if (modifier === undefined) return missing(what, deed, counted);
  return counted.sure && !isSetAside(modifier) ? given(modifier) : { message: 'claimed' };
}

function given({ title, because, standing }: Modifier): Reason {
  return { message: standing === 'capped' ? 'capped' : 'counted', data: { title, because } };
}

/** Why it doesn’t apply. */
function missing(what: DerivedThrow, deed: Deed, counted: CountedRound): Reason {
  const actor = naming('actor', deed.actor);
  switch (what) {
    case 'weapon':
      return noWeapon(deed, counted);
    case 'defence':
      return { message: isAttack(deed.kind) ? 'also attacks' : 'not defending', data: actor };
    case 'distraction': {
      const set = deed.targets.find((target) => isSetAgainst(counted.plan.context.deeds.get(target.name), deed));
      return set === undefined
        ? { message: 'claimed' }
        : { message: 'not distracted', data: { ...actor, ...naming('foe', set) } };
    }
    case 'higher stat':
      return counted.sure && isAttack(deed.kind) ? { message: 'no stat', data: actor } : { message: 'claimed' };
    case 'supernatural':
      return { message: 'mundane' };
    case 'injury':
      return counted.sure ? { message: 'unhurt', data: { ...actor, who: deed.actor.name } } : { message: 'claimed' };
    case 'called shot':
      return {
        message: deed.kind === 'disarm' && lastFact(deed.clauses, 'without harm') !== undefined ? 'harmless' : 'no aim',
      };
  }
}

function isSetAgainst(theirs: Deed | undefined, deed: Deed): boolean {
  return (
    theirs !== undefined && (isAttack(theirs.kind) || isDefence(theirs.kind)) && theirs.targets.includes(deed.actor)
  );
}

function noWeapon(deed: Deed, { plan, sure }: CountedRound): Reason {
  const actor = naming('actor', deed.actor);
  const [foe] = facedBy(deed, plan.context.deeds);
  if (foe === undefined || !(isAttack(deed.kind) || deed.kind === 'parry')) return { message: 'no fight', data: actor };
  const theirs = plan.context.deeds.get(foe.name);
  if (theirs?.kind === 'defence') return { message: 'only defends', data: naming('foe', foe) };
  if (theirs === undefined || !(theirs.kind === 'parry' || attacks(theirs, deed.actor)))
    return { message: 'no weapon', data: { ...actor, ...naming('foe', foe) } };
  const feet = distanceBetween(plan.context.positions, deed.actor.name, foe.name);
  const run = lastFact(deed.clauses, 'running')?.feet.value ?? 0;
  const orders = factsOf(plan.context.facts, 'weapon order');
  if (
    feet !== undefined &&
    run > 0 &&
    preference(orders, deed.weapon, theirs.weapon, Math.max(0, feet - run)) !== undefined
  ) {
    return { message: 'range', data: { ...actor, feet } };
  }
  return sure ? { message: 'no better', data: { weapon: deed.weapon.name } } : { message: 'claimed' };
}

interface Claim {
  readonly fact: DemonCityFact;
  readonly what: DerivedThrow | undefined;
  readonly words: string;
  readonly who: readonly NameRef[];
  readonly round?: Round<DemonCityFact>;
  readonly announcement?: Announcement<DemonCityFact>;
}

/** One finding for each claim, with the reason if the text alone gives it. */
export function claimFindings(
  rule: Pick<LintRule, 'id' | 'severity'>,
  scenario: Scenario<DemonCityFact>,
  counted: readonly CountedRound[],
  rules: DerivedRules,
): readonly Finding[] {
  return claimsIn(scenario).map((claim) => {
    const { message, data } = reasonOf(
      claim.what,
      claim.who,
      counted.find(({ round }) => round === claim.round),
      rules,
    );
    return found(
      rule,
      message,
      claim.fact.source,
      { claim: claim.words, ...data },
      { fixes: [remove(claim.fact, claim.announcement, true)] },
    );
  });
}

function claimsIn(scenario: Scenario<DemonCityFact>): readonly Claim[] {
  return sayings(scenario).flatMap(({ facts, round, announcement }): Claim[] => {
    const place = {
      ...(round === undefined ? {} : { round }),
      ...(announcement === undefined ? {} : { announcement }),
    };
    const whose = (refs: readonly NameRef[]): readonly NameRef[] =>
      refs.length > 0 ? refs : (announcement?.actors ?? []);
    return [
      ...factsOf(facts, 'claimed throw').map((fact) => ({
        fact,
        what: claimedExtra(`${fact.claim} die`) ?? claimedLoss(fact.claim),
        words: fact.claim,
        who: whose(fact.for),
        ...place,
      })),
      ...factsOf(facts, 'advantage').map((fact) => ({
        fact,
        what: claimedExtra(fact.words.text),
        words: fact.words.text,
        who: whose(fact.for),
        ...place,
      })),
      ...factsOf(facts, 'hindrance').map((fact) => ({
        fact,
        what: claimedLoss(fact.words.text),
        words: fact.words.text,
        who: whose(fact.on),
        ...place,
      })),
    ].filter(({ what }) => what !== undefined);
  });
}

export const unpaidMessages = {
  passed: '{Name} has only one {unit} and can’t lose another for “{words}”: {other} gets one instead',
  lost: '{Name} has only one {unit} and can’t lose another for “{words}”, so it changes nothing',
};

/** The pages of lost throws, and of the one throw that is always kept. */
interface UnpaidRules {
  readonly lost: string;
  readonly kept?: string;
}

/**
 * One finding for each difficulty and each person who can’t pay it, in rounds whose start is known from the text alone.
 */
export function unpaidFindings(
  rule: Pick<LintRule, 'id' | 'severity'>,
  counted: readonly CountedRound[],
  lost: UnpaidRules,
  unit: string,
): readonly Finding[] {
  const listed: { readonly who: string; readonly source: Source }[] = [];
  return counted
    .filter(({ sure }) => sure)
    .flatMap(({ cast, plan }) =>
      [...plan.pools.actions.values()].flatMap(({ who, modifiers }) =>
        modifiers
          .filter((modifier) => isReported(modifier, plan.context.deeds.get(who), lost))
          .flatMap((modifier) => {
            if (listed.some((each) => each.who === who && sameSource(each.source, modifier.source))) return [];
            listed.push({ who, source: modifier.source });
            const other = receiver(plan.pools.actions, who, modifier);
            const called = cast.fighters.get(who)?.called ?? who;
            const data = { name: called, Name: sentence(called), unit, words: modifier.words ?? modifier.because };
            return [
              other === undefined
                ? found(rule, 'lost', modifier.source, data)
                : found(rule, 'passed', modifier.source, { ...data, other: cast.fighters.get(other)?.called ?? other }),
            ];
          }),
      ),
    );
}

/** A loss that nobody takes over is reported for tasks only: elsewhere it changes nothing. */
function isReported(modifier: Modifier, deed: Deed | undefined, { lost, kept }: UnpaidRules): boolean {
  if (modifier.givenBy !== undefined || modifier.words === undefined || !isUnpaid(modifier)) return false;
  return (
    modifier.rule === lost ||
    (modifier.rule === kept && deed !== undefined && lastFact(deed.clauses, 'difficulty')?.number !== undefined)
  );
}

function isUnpaid({ amount, standing }: Modifier): boolean {
  return amount < 0 && (standing === 'passed' || standing === 'cancelled');
}

/** The one who gets an extra throw for it; for a task that is the Host. */
function receiver(
  pools: CountedRound['plan']['pools']['actions'],
  giver: string,
  { source, standing }: Modifier,
): string | undefined {
  if (standing !== 'passed') return undefined;
  const pool = [...pools.values()].find(({ modifiers }) =>
    modifiers.some((each) => each.givenBy === giver && sameSource(each.source, source)),
  );
  return pool?.who ?? 'the Host';
}

/** A round with its pools by one edition. */
interface CountedRound {
  readonly cast: Cast;
  readonly round: Round<DemonCityFact>;
  readonly plan: RoundPlan<Fight, { readonly actions: ReadonlyMap<string, Pool> }>;
  /** Whether the text alone determines the state when the round begins. */
  readonly sure: boolean;
}

/** What an edition provides: the fight as it begins, and the plan of a round with its pools. */
interface Counting<F extends Fight> {
  readonly startOf: (cast: Cast) => F;
  readonly plan: (cast: Cast, before: F, round: Round<DemonCityFact>) => CountedRound['plan'];
}

/**
 * A written round with its pools, in the state that the text alone determines: the heads of earlier rounds count,
 * chance doesn’t.
 */
export function roundCountedBy<F extends Fight>({
  startOf,
  plan,
}: Counting<F>): (scenario: Scenario<DemonCityFact>, round: Round<DemonCityFact>) => CountedRound {
  const fightBefore = fightsBefore<F>();
  return (scenario, round) => {
    const cast = castOf(scenario);
    return {
      cast,
      round,
      plan: plan(cast, fightBefore(scenario, startOf(cast), round), round),
      sure: isSure(scenario, round),
    };
  };
}

/** All of them, computed once for all checks. */
export function roundsCountedBy(
  countedRound: ReturnType<typeof roundCountedBy>,
): (scenario: Scenario<DemonCityFact>) => readonly CountedRound[] {
  return derive('demon-city/counted rounds', (scenario: Scenario<DemonCityFact>) =>
    scenario.rounds.map((round) => countedRound(scenario, round)),
  );
}
