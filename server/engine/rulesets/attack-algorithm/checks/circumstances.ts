/** Checks of advantages and disadvantages. */
import { append, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { sayings } from '../../../checking/sayings.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, Scenario } from '../../../scenario.ts';
import { isAnythingUnread } from '../../../unread.ts';
import { fightersNamed, isNamed, type Cast, type Fighter } from '../cast.ts';
import { isCircumstance } from '../circumstances.ts';
import type { AttackFact, Circumstance } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { AttackRoll } from '../side-attack.ts';
import { actionKind } from '../vocabulary.ts';
import { allPlans, missingInRounds, withoutFacing, writtenRounds } from './written.ts';

export const circumstanceForNobody: LintRule<AttackFact> = {
  id: 'circumstance-for-nobody',
  severity: 'warning',
  title: 'A circumstance that counts for nobody',
  explanation:
    'At the head of a round or in the situation, an advantage or disadvantage says whose it is. Under an ' +
    'announcement it belongs to the person who announces. It counts only against enemies, and a check isn’t made ' +
    'against anybody.',
  messages: {
    nobody: 'Nobody has this {kind}, so it counts for nobody; add “for” and who has it',
    allies:
      '{Name} and {other} are on one side, but this {kind} counts only between enemies, so it counts for ' + 'nobody',
    other: 'This is written under what {actor} does, and {name} isn’t doing it, so it counts for nobody',
    check: 'A check isn’t made against anybody, so this {kind} doesn’t count; remove who it is against',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  situation "a gate"
-   advantage "the high ground".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^
-   advantage "longer arms" for Tam over Ilse.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   advantage "the high ground" for Ilse.
  round 1
    Ilse: attacks Brok.
-     disadvantage "mud" for Tam
      ^^^^^^^^^^^^^^^^^^^^^^^^^^
    Tam: climbs "the wall" at 3/6.
-     disadvantage "arrows" against Brok
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     disadvantage "arrows"
`),
  *check({ scenario }) {
    const { cast } = writtenRounds(scenario);
    for (const { facts, announcement } of sayings(scenario)) {
      for (const fact of facts) {
        if (fact.kind === 'advantage' || fact.kind === 'disadvantage')
          yield* ofNobody(scenario, cast, fact, announcement);
      }
    }
  },
};

function ofNobody(
  scenario: Scenario<AttackFact>,
  cast: Cast,
  fact: Circumstance,
  announcement: Announcement<AttackFact> | undefined,
): readonly Finding[] {
  const findingAt = (
    message: string,
    data: Finding['data'] = {},
    fixes = [remove(fact, announcement)],
  ): readonly Finding[] => [
    found(circumstanceForNobody, message, fact.source, { kind: fact.kind, ...data }, { fixes }),
  ];
  const actors = fightersNamed(cast, announcement?.actors ?? []);
  const [owners, facing] = [
    fact.of.length > 0 ? fightersNamed(cast, fact.of) : actors,
    fightersNamed(cast, fact.facing),
  ];
  const [owner, foe] = [owners[0], facing[0]];
  if (announcement === undefined && fact.of.length === 0) {
    const at = fact.words?.source ?? { ...fact.source, end: fact.source.start + fact.kind.length };
    return findingAt(
      'nobody',
      {},
      attackersIn(scenario, cast).map((name) => append(` for ${name}`, at)),
    );
  }
  if (owner === undefined) return [];
  const [actor] = actors;
  if (actor !== undefined && owners.every((each) => !actors.includes(each)))
    return findingAt('other', { ...naming('actor', ...actors), ...naming('name', owner) });
  if (foe === undefined) return [];
  if (announcement !== undefined && actionKind(announcement.kind) === 'check')
    return findingAt('check', {}, [withoutFacing(fact)]);
  return owners.every(({ group }) => facing.every((other) => other.group === group))
    ? findingAt('allies', { ...naming('name', owner), ...naming('other', foe) })
    : [];
}

/** Names to offer in fixes: the first 6 combatants who announce something. */
function attackersIn({ rounds }: Scenario<AttackFact>, cast: Cast): readonly string[] {
  const names = fightersNamed(
    cast,
    rounds.flatMap(({ announcements }) => announcements).flatMap(({ actors }) => actors),
  ).map(({ called }) => called);
  return names.slice(0, 6);
}

export const circumstanceUnmet: LintRule<AttackFact> = {
  id: 'circumstance-unmet',
  severity: 'warning',
  title: 'A circumstance against somebody else',
  explanation:
    'An advantage or disadvantage against somebody counts in attacks whose difficulty they set: the one who ' +
    'is attacked, or the first of several, or as “option difficulty target” says. Who the hits fall on in ' +
    'the end makes no difference.',
  messages: {
    here:
      'Here {aim} sets the difficulty for {name}, so this {kind} against {facing} doesn’t count; write {aim}, ' +
      'or remove who it is against',
    ever:
      'No attack by {name} takes its difficulty from {facing}, so this {kind} never counts; remove who it is ' +
      'against',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  combatant Cur (he) of the Host
  situation "a gate"
-   advantage "longer arms" for Ilse over Cur.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   advantage "longer arms" for Ilse.
  round 1
    Ilse: attacks Brok.
-     advantage "the slope" over Cur
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     advantage "the slope" over Brok
`),
  *check({ scenario }) {
    yield* missingInRounds(scenario, unmetBelow);
    if (!isAnythingUnread(scenario)) yield* eachOnce(unmetAtHeads(scenario));
  },
};

/** Circumstances below an attack that count for none of its attackers. */
function unmetBelow(plan: RoundPlan): readonly Finding[] {
  const byAnnouncement = new Map<Announcement<AttackFact>, AttackRoll[]>();
  for (const roll of rollsOf(plan))
    byAnnouncement.set(roll.attack.announcement, [...(byAnnouncement.get(roll.attack.announcement) ?? []), roll]);
  const { cast } = plan.context;
  return [...byAnnouncement].flatMap(([{ clauses }, rolls]) =>
    circumstancesIn(clauses).flatMap((fact) => {
      const [unmet] = unmetIn(cast, fact, fact.of.length === 0 ? rolls : ownRolls(cast, fact, rolls));
      if (unmet?.aim === undefined) return [];
      const [only, ...more] = fact.facing;
      return [
        found(
          circumstanceUnmet,
          'here',
          fact.source,
          { ...naming('name', unmet.attack.actor), ...naming('aim', unmet.aim), ...facingOf(cast, fact) },
          {
            fixes: [
              ...(only === undefined || more.length > 0 ? [] : [write(unmet.aim.called, only.source)]),
              withoutFacing(fact),
            ],
          },
        ),
      ];
    }),
  );
}

/**
 * Circumstances in situations and at heads of rounds that count in none of the attacks while they hold. Shared facts
 * are skipped, as they may be for another scenario.
 */
function unmetAtHeads(scenario: Scenario<AttackFact>): readonly Finding[] {
  const facts = [...scenario.facts.slice(scenario.shared), ...scenario.rounds.flatMap((round) => round.facts)];
  const plans = allPlans(scenario);
  const [cast] = plans.map(({ context }) => context.cast);
  return cast === undefined
    ? []
    : circumstancesIn(facts).flatMap((fact) => {
        const rolls = plans
          .filter(({ context }) => context.facts.includes(fact))
          .flatMap((plan) => ownRolls(cast, fact, rollsOf(plan)));
        if (unmetIn(cast, fact, rolls).length === 0) return [];
        return [
          found(
            circumstanceUnmet,
            'ever',
            fact.source,
            { ...naming('name', ...new Set(rolls.map(({ attack }) => attack.actor))), ...facingOf(cast, fact) },
            { fixes: [withoutFacing(fact)] },
          ),
        ];
      });
}

function rollsOf({ exchanges }: RoundPlan): readonly AttackRoll[] {
  return exchanges.flatMap(({ sides }) => sides).flatMap(({ rolls }) => rolls);
}

function ownRolls(cast: Cast, { of }: Circumstance, rolls: readonly AttackRoll[]): readonly AttackRoll[] {
  return rolls.filter(({ attack }) => isNamed(cast, of, attack.actor));
}

/** Circumstances that name who they are against. */
function circumstancesIn(facts: readonly AttackFact[]): readonly Circumstance[] {
  return facts.filter(isCircumstance).filter(({ facing }) => facing.length > 0);
}

/**
 * All of these rolls if the circumstance counts in none, because its enemies never set the difficulty; else none.
 * Circumstances against allies have a finding of their own.
 */
function unmetIn(cast: Cast, { facing }: Circumstance, rolls: readonly AttackRoll[]): readonly AttackRoll[] {
  const against = fightersNamed(cast, facing);
  const isEnemy = (fighter: Fighter): boolean => rolls.some(({ attack }) => attack.actor.group !== fighter.group);
  return against.some(isEnemy) && rolls.every(({ aim }) => aim !== undefined && !against.includes(aim)) ? rolls : [];
}

function facingOf(cast: Cast, { kind, facing }: Circumstance): Finding['data'] {
  return { kind, ...naming('facing', ...fightersNamed(cast, facing)) };
}

export const circumstanceChecks: readonly LintRule<AttackFact>[] = [circumstanceForNobody, circumstanceUnmet];
