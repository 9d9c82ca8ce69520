/** Checks of champions: who rolls the whole pool where several attack. */
import { hitWeights, meanOf, toFraction, type HitDie, type HitPool } from '../../../chance/index.ts';
import { add, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { sayings } from '../../../checking/sayings.ts';
import { sideOf } from '../../../combatants.ts';
import { derivePair } from '../../../derive/index.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Found, type LintRule } from '../../../finding.ts';
import { sentence, sideWords } from '../../../play/words.ts';
import type { Announcement, NameRef, Round, Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { isPartlyUnread } from '../../../unread.ts';
import { fightersNamed, groupAgrees, groupWords, type Cast, type Fighter } from '../cast.ts';
import { factsOf, type AttackFact, type Champion } from '../facts.ts';
import { deedRolls, type RoundPlan } from '../plan.ts';
import type { RoundContext } from '../round-context.ts';
import { namedChampion, penaltyCount, type AttackRoll, type SideAttack } from '../side-attack.ts';
import { actionKind } from '../vocabulary.ts';
import { diceOf } from './dice.ts';
import {
  actorPlace,
  allPlans,
  foundInAttacks,
  keepOne,
  missingInAttacks,
  saidTogether,
  writtenRounds,
} from './written.ts';
import type Fraction from 'fraction.js';

interface Candidate {
  readonly roll: AttackRoll;
  /** Bonus dice left after cancelling; negative for penalty dice. */
  readonly net: number;
  /** Mean hits that the side gains with this champion, compared with one die for everybody. */
  readonly gain: Fraction;
}

/**
 * Every attacker of a side as a possible champion, in text order; pins are ignored. Cached, as several checks use it.
 */
const candidatesOf = derivePair('attack-algorithm/candidates', findCandidates);

function findCandidates(context: RoundContext, { rolls }: SideAttack): readonly Candidate[] {
  const penalty = penaltyCount(context);
  const gains = new Map<string, Fraction>();
  return rolls.map((roll) => {
    const { hit, of } = roll.hits;
    const net = diceOf(roll.pool).reduce((sum, { amount }) => sum + amount, 0);
    const key = `${hit}/${of}/${net}`;
    const gain = gains.get(key) ?? gainOf({ hit, of }, net, penalty);
    gains.set(key, gain);
    return { roll, net, gain };
  });
}

function gainOf(die: HitDie, net: number, penalty: HitPool['counts']): Fraction {
  const mean = (dice: number, counts: HitPool['counts']): Fraction => meanOf(hitWeights({ ...die, dice, counts }));
  return mean(1 + Math.abs(net), net < 0 ? penalty : 'each').sub(mean(1, 'each'));
}

/** The candidates by gain, best first. */
function bestFirst(candidates: readonly Candidate[]): readonly Candidate[] {
  return [...candidates].sort((one, other) => other.gain.compare(one.gain));
}

/** Mean hits of the whole side with this champion. */
function meanWith({ rolls }: SideAttack, { gain }: Candidate): Fraction {
  return rolls.reduce((sum, { hits: { hit, of } }) => sum.add(toFraction(BigInt(hit), BigInt(of))), gain);
}

/** The named champion of several attackers, the best candidate, and the sentence that names the champion. */
interface BetterChampion {
  readonly now: Candidate;
  readonly better: Candidate;
  readonly fact: Champion;
}

/** Undefined where nobody is better, or nobody is named. */
function betterChampion(context: RoundContext, side: SideAttack): BetterChampion | undefined {
  const { champion } = side;
  if (champion === undefined || side.rolls.length < 2) return undefined;
  const candidates = candidatesOf(context, side);
  const now = candidates.find(({ roll }) => roll.attack.actor === champion);
  const [better] = bestFirst(candidates);
  const fact = championFact(context, champion);
  return now === undefined || better === undefined || fact === undefined || better.gain.compare(now.gain) <= 0
    ? undefined
    : { now, better, fact };
}

/** The sentence that names this champion: the first at the head of the round, or else the last one before it. */
function championFact({ cast, facts, round }: RoundContext, champion: Fighter): Champion | undefined {
  const names = ({ who }: Champion): boolean => fightersNamed(cast, [who]).includes(champion);
  return factsOf(round.facts, 'champion').find(names) ?? factsOf(facts, 'champion').findLast(names);
}

/** Whether a fact is written at the head of this round. */
function isOfRound({ round }: RoundContext, fact: AttackFact): boolean {
  return round.facts.includes(fact);
}

export const missingChampion: LintRule<AttackFact> = {
  id: 'missing-champion',
  severity: 'error',
  title: 'No champion among several attackers',
  explanation:
    'A side that attacks nominates one of its attackers as champion, who rolls the whole pool; everybody ' +
    'else rolls one die. Without a champion nobody rolls more than one die. A lone attacker is champion ' +
    'without being named. A champion stays champion in later rounds, so this is reported once for each ' +
    'side, at the first round that lacks one, and again only where that round has a condition.',
  messages: {
    none:
      '{Side} {attack} without a champion, so everybody rolls one die; name one of the {count} at the head of ' +
      'the round, for example “champion {best}”, which holds in later rounds too',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  round 1
+   champion Ilse.
    Ilse: attacks Brok.
    ^^^^
    Tam: attacks Brok.
`),
  check: ({ scenario }) => oncePerSide(scenario),
};

/** Reported once for each side, as a champion named in a round that is always played counts in all later ones. */
function* oncePerSide(scenario: Scenario<AttackFact>): Found {
  const places = new Map<Finding, { readonly group: string; readonly round: Round<AttackFact> }>();
  const reported = new Set<string>();
  const all = missingInAttacks(scenario, (side, plan) => {
    const findings = missing(side, plan);
    for (const finding of findings) places.set(finding, { group: side.group, round: plan.context.round });
    return findings;
  });
  for (const finding of all) {
    const place = finding === undefined ? undefined : places.get(finding);
    if (place !== undefined && reported.has(place.group)) continue;
    yield finding;
    if (place?.round.when === 'always') reported.add(place.group);
  }
}

/** Fixes offer the best champion first, by mean hits of the whole side. */
function missing(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const { cast, round } = context;
  const [first] = side.rolls;
  if (first === undefined || side.champion !== undefined || namedChampion(context, side.group) !== undefined) return [];
  const called = bestFirst(candidatesOf(context, side)).map(({ roll }) => roll.attack.actor.called);
  const data = {
    Side: sentence(groupWords(cast, side.group)),
    attack: groupAgrees(cast, side.group, 'attack', 'attacks'),
    count: called.length,
    best: called[0] ?? '',
  };
  return [
    found(missingChampion, 'none', actorPlace(cast, first.attack), data, {
      fixes: called.map((name) => add(`champion ${name}.`, round.source)),
    }),
  ];
}

export const secondChampion: LintRule<AttackFact> = {
  id: 'second-champion',
  severity: 'error',
  title: 'A second champion',
  explanation:
    'A side nominates one of its own as champion. If two are named at the head of one round, the first ' +
    'counts; if two are named before the rounds, the last. A round may name a different champion from the ' +
    'round before it.',
  messages: {
    second:
      '{Name} can’t be champion beside {other}, who is on the same side: only {counts} counts; keep one of the two',
    allied:
      '{Name} can’t be champion beside {other}, who is on a side allied with {side}: allied sides attack ' +
      'together here, and only {counts} counts; keep one of the two',
    first: 'This side’s champion is named here',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  round 1
    champion Ilse.
+   Ilse: attacks Brok.
+   Tam: attacks Brok.
+ round 2
    champion Tam.
             ^^^
    Ilse: attacks Brok.
    Tam: attacks Brok.
`),
  *check({ scenario }) {
    const { cast } = writtenRounds(scenario);
    const heads = new Set(scenario.rounds.map(({ facts }) => facts));
    for (const facts of saidTogether(scenario)) yield* seconds(cast, factsOf(facts, 'champion'), heads.has(facts));
  },
};

function* seconds(cast: Cast, champions: readonly Champion[], ofRound: boolean): Iterable<Finding> {
  const named = new Map<string, { readonly champion: Fighter; readonly fact: Champion }>();
  for (const fact of champions) {
    const [champion] = fightersNamed(cast, [fact.who]);
    if (champion === undefined) continue;
    const first = named.get(champion.group);
    if (first !== undefined && first.champion !== champion) {
      const own = sideIn(cast, champion);
      const data = {
        ...naming('name', champion),
        ...naming('other', first.champion),
        counts: (ofRound ? first.champion : champion).called,
        side: own,
      };
      yield found(secondChampion, own === sideIn(cast, first.champion) ? 'second' : 'allied', fact.who.source, data, {
        fixes: keepOne(fact, first.fact),
        related: [{ source: first.fact.source, message: 'first' }],
      });
    }
    if (first === undefined || !ofRound) named.set(champion.group, { champion, fact });
  }
}

/** The name of a fighter’s own side, such as `the Watch`. */
function sideIn({ stage }: Cast, { combatant }: Fighter): string {
  const side = sideOf(stage, combatant);
  return side === undefined ? combatant.side.text : sideWords(side.name, side.alone);
}

export const penalisedChampion: LintRule<AttackFact> = {
  id: 'penalised-champion',
  severity: 'warning',
  title: 'A champion with penalty dice',
  explanation:
    'With penalty dice all dice have to hit, and then they count as one hit. The text doesn’t say whether ' +
    'this applies to a champion; “option champion penalty” chooses another reading. Somebody without ' +
    'penalty dice rolls at least one die as champion.',
  messages: {
    penalised:
      'With penalty dice {name} hits once at most, and only if all {dice} hit: the side hits {now} times on ' +
      'average, but {mean} times with {better} as champion',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  situation "a gate"
    champion Ilse.
             ^^^^
-   disadvantage "knee-deep mud" for Ilse.
  round 1
    Ilse: attacks Brok.
    Tam: attacks Brok.
`),
  check: ({ scenario }) => foundInAttacks(scenario, penalised),
};

/** Whether penalty dice are left that count as one hit at most. */
function isPenalised({ net, roll }: Candidate): boolean {
  return net < 0 && roll.hits.counts === 'one if all';
}

function penalised(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const choice = betterChampion(context, side);
  if (choice === undefined || !isPenalised(choice.now)) return [];
  const { now, better, fact } = choice;
  const { actor } = better.roll.attack;
  return [
    found(
      penalisedChampion,
      'penalised',
      fact.who.source,
      {
        ...naming('name', now.roll.attack.actor),
        ...naming('better', actor),
        dice: `${now.roll.pool.size} dice`,
        now: meanWith(side, now).valueOf().toFixed(2),
        mean: meanWith(side, better).valueOf().toFixed(2),
      },
      { fixes: [write(actor.called, fact.who.source)] },
    ),
  ];
}

export const weakChampion: LintRule<AttackFact> = {
  id: 'weak-champion',
  severity: 'info',
  title: 'A better champion',
  explanation: 'A side may nominate anybody. The whole pool helps most with the most dice and the best target number.',
  messages: { weaker: 'With {name} as champion the side hits {now} times on average, with {better} {mean} times' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
    Attack Bonus 1
  combatant Brok (he) of the Host
  situation "a gate"
-   champion Ilse.
             ^^^^
+   champion Tam.
  round 1
    Ilse: attacks Brok.
    Tam: attacks Brok.
`),
  check: ({ scenario }) => foundInAttacks(scenario, weaker),
};

function weaker(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const choice = betterChampion(context, side);
  if (choice === undefined || isPenalised(choice.now)) return [];
  const { now, better, fact } = choice;
  const { actor } = better.roll.attack;
  return [
    found(
      weakChampion,
      'weaker',
      fact.who.source,
      {
        ...naming('name', now.roll.attack.actor),
        ...naming('better', actor),
        now: meanWith(side, now).valueOf().toFixed(2),
        mean: meanWith(side, better).valueOf().toFixed(2),
      },
      { fixes: [write(actor.called, fact.who.source)] },
    ),
  ];
}

export const idleChampion: LintRule<AttackFact> = {
  id: 'idle-champion',
  severity: 'warning',
  title: 'A champion who doesn’t attack',
  explanation:
    'The champion is one of those who attack. If the named champion does something else, the attackers have ' +
    'no champion, and each of them rolls one die.',
  messages: {
    idle:
      '{Name} is champion until somebody else is named, but doesn’t attack in round {number}, so everybody ' +
      'who does rolls one die; name one of them at the head of the round, or let {name} attack',
    never: '{Name} is champion, but nobody on that side attacks from here on, so this changes nothing',
    named: 'The champion is named here',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Una (she) of the Players
  combatant Brok (he) of the Host
  round 1
-   champion Ilse.
             ^^^^
+   champion Tam.
    Ilse: waits.
    Tam: attacks Brok.
    Una: attacks Brok.
`),
  *check({ scenario }) {
    yield* missingInAttacks(scenario, idle);
    yield* eachOnce(neverNeeded(scenario));
  },
};

/**
 * Marked where the champion is nominated in this round, else where they do something else, else at the first attack.
 * Not reported where the champion’s own attack has no effect, which has a finding at the attack.
 */
function idle(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const champion = namedChampion(context, side.group);
  const [first] = side.rolls;
  if (
    champion === undefined ||
    side.champion !== undefined ||
    first === undefined ||
    announcesAttack(context, champion)
  )
    return [];
  const fact = championFact(context, champion);
  const here = fact !== undefined && isOfRound(context, fact);
  const deed =
    [...context.checks, ...context.others, ...context.idle].find(({ actor }) => actor === champion) ?? first.attack;
  const source = here ? fact.who.source : actorPlace(context.cast, deed);
  const names = bestFirst(candidatesOf(context, side)).map(({ roll }) => roll.attack.actor.called);
  return [
    found(
      idleChampion,
      'idle',
      source,
      { ...naming('name', champion), number: context.round.number },
      {
        fixes: names.map((name) =>
          here ? write(name, fact.who.source) : add(`champion ${name}.`, context.round.source),
        ),
        ...(fact === undefined || here ? {} : { related: [{ source: fact.source, message: 'named' }] }),
      },
    ),
  ];
}

function announcesAttack({ idle: without }: RoundContext, champion: Fighter): boolean {
  return without.some(({ actor, announcement }) => actor === champion && actionKind(announcement.kind) === 'attack');
}

/** Nominations for sides that don’t attack any more; none where nobody attacks at all. */
function neverNeeded(scenario: Scenario<AttackFact>): readonly Finding[] {
  const { cast, rounds } = writtenRounds(scenario);
  const attacks = rounds.flatMap(({ round, ways }) =>
    ways.flatMap(({ context }) => context.attacks.map(({ actor }) => ({ number: round.number, group: actor.group }))),
  );
  if (attacks.length === 0) return [];
  const isUnread = (from: number): boolean =>
    scenario.rounds.some((round) => round.number >= from && isPartlyUnread(round));
  const lastOf = (group: string): number =>
    Math.max(...attacks.filter((attack) => attack.group === group).map(({ number }) => number), -Infinity);
  const unneeded = (fact: Champion, from: number): readonly Finding[] => {
    const [champion] = fightersNamed(cast, [fact.who]);
    if (champion === undefined || lastOf(champion.group) >= from || isUnread(from)) return [];
    return [found(idleChampion, 'never', fact.who.source, { ...naming('name', champion) }, { fixes: [remove(fact)] })];
  };
  return [
    ...factsOf(scenario.facts.slice(scenario.shared), 'champion').flatMap((fact) => unneeded(fact, 0)),
    ...scenario.rounds.flatMap(({ facts, number }) =>
      factsOf(facts, 'champion').flatMap((fact) => unneeded(fact, number)),
    ),
  ];
}

export const unusedFollowerDice: LintRule<AttackFact> = {
  id: 'unused-follower-dice',
  severity: 'warning',
  title: 'Dice for somebody who isn’t the champion',
  explanation:
    'Only the champion rolls more than one die. Bonus or penalty dice for anybody else change nothing; ' +
    'their target number counts as usual.',
  messages: {
    unused:
      '{Name} isn’t the champion and rolls one die, so this changes nothing; give it to {champion}, or make ' +
      '{name} the champion',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    Attack Bonus 3
  combatant Tam (he) of the Players
    Attack Bonus 1
  combatant Brok (he) of the Host
  situation "a gate"
    champion Ilse.
    advantage "the high ground" for Ilse and Tam.
-   disadvantage "knee-deep mud" for Tam.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    Ilse: attacks Brok.
    Tam: attacks Brok.
-     2 bonus dice "he comes from behind"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    const { used, unused } = standingOfDice(scenario);
    if (unused.size === 0) return;
    const facts = new Map(
      sayings(scenario).flatMap((saying) =>
        saying.facts.map((fact) => [placeOf(fact.source), { fact, announcement: saying.announcement }] as const),
      ),
    );
    yield* eachOnce(
      [...unused].flatMap(([place, follower]) => (used.has(place) ? [] : unusedAt(facts.get(place), follower))),
    );
  },
};

interface Follower {
  readonly fighter: Fighter;
  readonly champion: Fighter;
  /** The name in the sentence that nominates the champion. */
  readonly nominated: NameRef | undefined;
}

function unusedAt(
  said: { readonly fact: AttackFact; readonly announcement: Announcement<AttackFact> | undefined } | undefined,
  { fighter, champion, nominated }: Follower,
): readonly Finding[] {
  if (said === undefined) return [];
  const { fact, announcement } = said;
  const [only, ...more] = fact.kind === 'advantage' || fact.kind === 'disadvantage' ? fact.of : [];
  return [
    found(
      unusedFollowerDice,
      'unused',
      fact.source,
      { ...naming('name', fighter), ...naming('champion', champion) },
      {
        fixes: [
          ...(only === undefined || more.length > 0 || announcement !== undefined
            ? []
            : [{ ...write(champion.called, only.source), title: `Give it to ${champion.called}` }]),
          ...(nominated === undefined
            ? []
            : [{ ...write(fighter.called, nominated.source), title: `Make ${fighter.called} the champion` }]),
          remove(fact, announcement),
        ],
      },
    ),
  ];
}

/**
 * The places of dice that somebody rolls in any round, and of dice that a follower doesn’t roll. Dice of an attack
 * bonus have no sentence of their own, as the bonus belongs to a combatant. A side without a champion has a finding
 * already.
 */
function standingOfDice(scenario: Scenario<AttackFact>): {
  readonly used: ReadonlySet<string>;
  readonly unused: ReadonlyMap<string, Follower>;
} {
  const used = new Set<string>();
  const unused = new Map<string, Follower>();
  for (const plan of allPlans(scenario)) {
    const champions = new Map(
      plan.exchanges.flatMap(({ sides }) => sides).map(({ group, champion }) => [group, champion]),
    );
    for (const {
      deed: { actor },
      roll,
    } of deedRolls(plan)) {
      const champion = champions.get(actor.group);
      for (const { standing, source } of diceOf(roll.pool)) {
        if (standing !== 'unused' || champion === undefined) used.add(placeOf(source));
        else if (!unused.has(placeOf(source)))
          unused.set(placeOf(source), {
            fighter: actor,
            champion,
            nominated: championFact(plan.context, champion)?.who,
          });
      }
    }
  }
  return { used, unused };
}

function placeOf({ file, sentence, start }: Source): string {
  return `${file}/${sentence}/${start}`;
}

export const championChecks: readonly LintRule<AttackFact>[] = [
  missingChampion,
  secondChampion,
  idleChampion,
  unusedFollowerDice,
  weakChampion,
  penalisedChampion,
];
