/** Checks of throws: their number, lost throws and called shots. */
import { remove } from '../../../checking/mending.ts';
import { naming, namingRefs } from '../../../checking/naming.ts';
import { sayings } from '../../../checking/sayings.ts';
import { known } from '../../../combatants.ts';
import { derive } from '../../../derive/index.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type LintRule } from '../../../finding.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import { castOf, type Cast } from '../../demon-city/cast.ts';
import {
  claimFindings,
  claimMessages,
  roundCountedBy,
  roundsCountedBy,
  unpaidFindings,
  unpaidMessages,
} from '../../demon-city/checks/claims.ts';
import { writtenRound } from '../../demon-city/checks/written.ts';
import { factsOf, lastFact, type DemonCityFact } from '../../demon-city/facts.ts';
import { actionKind, isAttack } from '../../demon-city/vocabulary.ts';
import { startOf, type RoundPlan } from '../fight.ts';
import { planCards } from '../plan.ts';
import { mostThrows } from '../pools/index.ts';
import { rule } from '../rule-ids.ts';
import { excesses } from '../shortages.ts';

interface PlannedRound {
  readonly cast: Cast;
  readonly round: Round<DemonCityFact>;
  readonly plan: RoundPlan;
}

/** Plans the rounds for all checks, one a step. */
export function* checkSteps(scenario: Scenario<DemonCityFact>): Generator<undefined, void> {
  const cast = castOf(scenario);
  for (const round of scenario.rounds) {
    planCards(cast, startOf(cast), round);
    yield;
    countedRound(scenario, round);
    yield;
    writtenRound(scenario, round);
    yield;
  }
}

/**
 * Every round planned from the start of the fight. In later rounds the fight may have changed; what is wrong here is
 * wrong before anything has happened.
 */
export const plannedRounds = derive(
  'demon-city-2018/planned rounds',
  (scenario: Scenario<DemonCityFact>): readonly PlannedRound[] => {
    const cast = castOf(scenario);
    const start = startOf(cast);
    return scenario.rounds.map((round) => ({ cast, round, plan: planCards(cast, start, round) }));
  },
);

const countedRound = roundCountedBy({ startOf, plan: planCards });

/** Computed once for all checks of throws. */
const countedRounds = roundsCountedBy(countedRound);

export const claimedThrow: LintRule<DemonCityFact> = {
  id: 'claimed-throw',
  severity: 'warning',
  title: 'A throw that counts by itself',
  explanation:
    'Higher Stat, Distraction, Defense, Weapon and Supernatural Throws follow from what is announced, and so ' +
    'do the lost throws for an injury and for a called shot. Written by hand they have no effect: either ' +
    'they already count, or they don’t apply.',
  messages: claimMessages,
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    carries knife
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  combatant Carl (he) of the Host
    Agility 1  Toughness 3
  round 1
    Carl: dodges.
    Bill: punches Ann.
-     advantage "defense die"
      ^^^^^^^^^^^^^^^^^^^^^^^
-   Ann: stabs Bill, advantage weapon throw.
                     ^^^^^^^^^^^^^^^^^^^^^^
-     hindrance "injury"
      ^^^^^^^^^^^^^^^^^^
+   Ann: stabs Bill.
`),
  check: ({ scenario }) =>
    claimFindings(claimedThrow, scenario, countedRounds(scenario), {
      weapon: rule.weapon,
      'higher stat': rule.higherStat,
      distraction: rule.distraction,
      defence: rule.defense,
      supernatural: rule.supernatural,
      injury: rule.injury,
      'called shot': rule.calledShot,
    }),
};

export const unpaidThrow: LintRule<DemonCityFact> = {
  id: 'unpaid-throw',
  severity: 'info',
  title: 'A lost throw that can’t be paid',
  explanation:
    'Nobody throws fewer than one. If somebody with a single throw would lose another, their opponent gets ' +
    'an extra throw instead; if nobody opposes them, nothing happens. That is the text’s own rule; this only ' +
    'points out that it applies here.',
  messages: unpaidMessages,
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 3
  round 1
    Ann: punches Bill.
      hindrance "drunk"
      ^^^^^^^^^^^^^^^^^
+     advantage "a broken bottle in his face"
    Bill: punches Ann.
`),
  check: ({ scenario }) =>
    unpaidFindings(unpaidThrow, countedRounds(scenario), { lost: rule.lost.id, kept: rule.minimum.id }, 'throw'),
};

const more = Array.from({ length: mostThrows - 1 }, (_, index) => `-     advantage "reason ${index + 2}"`).join('\n');

export const tooManyThrows: LintRule<DemonCityFact> = {
  id: 'too-many-throws',
  severity: 'error',
  title: 'More throws than can be thrown',
  explanation: `Every distinct advantage is a throw, without a limit; but nobody gets more than ${mostThrows} here.`,
  messages: { many: '{name} has {throws} throws, but at most {most} are thrown' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 2
  round 1
    Bill: dodges.
    Ann: punches Bill.
    ^^^^^^^^^^^^^^^^^
      advantage "reason 1"
${more}
`),
  *check({ scenario }) {
    for (const { plan } of plannedRounds(scenario))
      for (const { message, source, data } of excesses(plan)) yield found(tooManyThrows, message, source, data);
  },
};

export const calledShotAtOneThrow: LintRule<DemonCityFact> = {
  id: 'called-shot-at-one-throw',
  severity: 'info',
  title: 'A called shot with one throw',
  explanation:
    'A called shot, and a disarm that may do harm, cost a throw. Somebody with only one throws two instead, ' +
    'and the lower of the two counts. That is a rule, and a hard one: one more advantage would make the ' +
    'higher card count again.',
  messages: {
    called: '{Name} has one throw here, so two are thrown for the called shot and the lower counts',
    disarm:
      '{Name} has one throw here, so two are thrown for a disarm that may do harm and the lower counts; ' +
      '“without harm” costs nothing',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 3
    carries knife
  round 1
    Ann: punches Bill.
      called shot "the jaw"
      ^^^^^^^^^^^^^^^^^^^^^
+     advantage "he is looking at the lamp"
    Bill: stabs Ann.
`),
  *check({ scenario }) {
    yield* eachOnce(
      countedRounds(scenario)
        .filter(({ sure }) => sure)
        .flatMap(({ plan }) =>
          [...plan.pools.actions.values()].flatMap((pool) => {
            const deed = plan.context.deeds.get(pool.who);
            if (deed === undefined || pool.keep !== 'lowest') return [];
            const called = lastFact(deed.clauses, 'called shot');
            const at = called?.source ?? deed.announcement.verb.source;
            return [
              found(calledShotAtOneThrow, called === undefined ? 'disarm' : 'called', at, naming('name', deed.actor)),
            ];
          }),
        ),
    );
  },
};

export const idleCalledShot: LintRule<DemonCityFact> = {
  id: 'idle-called-shot',
  severity: 'warning',
  title: 'A called shot without an effect',
  explanation:
    'A called shot is an attack on a certain spot, and costs a throw. A disarm that does no harm costs none: ' +
    'it is always aimed at what the hand holds. Somebody who attacks nobody has nothing to aim at.',
  messages: {
    disarm: 'A disarm without harm costs no throw, so a called shot adds nothing to it',
    aim: '{Actor} attacks nobody, so there is nothing to aim at, but a throw is still lost for it',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
    carries knife
  round 1
    Bill: dodges.
-     called shot "her eyes"
      ^^^^^^^^^^^^^^^^^^^^^^
-   Ann: disarms Bill without harm, called shot "the wrist".
                                    ^^^^^^^^^^^^^^^^^^^^^^^
+   Ann: disarms Bill without harm.
`),
  *check({ scenario }) {
    for (const announcement of scenario.rounds.flatMap((round) => round.announcements)) {
      const kind = actionKind(announcement.kind);
      const harmless = kind === 'disarm' && lastFact(announcement.clauses, 'without harm') !== undefined;
      const actor = namingRefs(scenario, 'actor', ...announcement.actors);
      for (const called of factsOf(announcement.clauses, 'called shot')) {
        if (isAttack(kind) && !harmless) continue;
        yield found(idleCalledShot, harmless ? 'disarm' : 'aim', called.source, actor, {
          fixes: [remove(called, announcement, true)],
        });
      }
    }
  },
};

export const needlessAllyTie: LintRule<DemonCityFact> = {
  id: 'needless-ally-tie',
  severity: 'warning',
  title: 'A tie that no two allies can have',
  explanation:
    'Allies in one Clash can share its highest throw, and then their side chooses who acts. Somebody who ' +
    'throws in no Clash with an ally has nobody to tie with.',
  messages: { needless: '{name} shares no Clash with an ally from here on, so this decision has no effect' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Cassie (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    decides ally tie: Ann.
    ^^^^^^^^^^^^^^^^^^^^^
    Ann: punches Bill.
-   Cassie: moves "to the stair".
+   Cassie: kicks Bill.
`),
  *check({ scenario }) {
    const decisions = sayings(scenario)
      .flatMap(({ facts, round }) => factsOf(facts, 'decision').map((decision) => ({ decision, round })))
      .filter(({ decision }) => decision.about === 'ally tie');
    if (decisions.length === 0) return;
    const planned = plannedRounds(scenario);
    for (const { decision, round } of decisions) {
      const [name] = known(decision.whom);
      if (name === undefined || planned.some((each) => holdsIn(round, each.round) && mayTie(each, name))) continue;
      yield found(
        needlessAllyTie,
        'needless',
        decision.source,
        { name },
        { fixes: [remove(decision, undefined, false)] },
      );
    }
  },
};

/** A fact at the head of a round holds from then on, and one in the situation in all rounds. */
function holdsIn(said: Round | undefined, round: Round): boolean {
  return said === undefined || said === round || said.number < round.number;
}

/**
 * Whether somebody throws in one Clash with an ally; if anybody is out of the fight at the start, nothing is certain.
 */
function mayTie({ plan, cast }: PlannedRound, name: string): boolean {
  const fighter = cast.fighters.get(name);
  if (fighter === undefined || plan.blocked.length > 0) return true;
  const clash = plan.clashes.find((deeds) => deeds.some((deed) => deed.actor.name === name)) ?? [];
  return clash.some((deed) => deed.actor.name !== name && deed.actor.group === fighter.group);
}

export const throwChecks: readonly LintRule<DemonCityFact>[] = [
  claimedThrow,
  unpaidThrow,
  calledShotAtOneThrow,
  idleCalledShot,
  tooManyThrows,
  needlessAllyTie,
];
