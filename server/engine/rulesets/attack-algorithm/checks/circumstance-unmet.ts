/** An advantage or disadvantage against somebody by whom no roll is measured. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, Scenario } from '../../../scenario.ts';
import { isAnythingUnread } from '../../../unread.ts';
import { fightersNamed, isNamed, type Cast, type Fighter } from '../cast.ts';
import { isCircumstance } from '../circumstances.ts';
import type { AttackFact, Circumstance } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { AttackRoll } from '../side-attack.ts';
import { write } from '../../../checking/mending.ts';
import { withoutFacing } from './mending.ts';
import { naming } from '../../../checking/naming.ts';
import { allPlans, missingInRounds } from './written.ts';

export const circumstanceUnmet: LintRule<AttackFact> = {
  id: 'circumstance-unmet',
  severity: 'warning',
  title: 'A circumstance against somebody else',
  explanation:
    'An advantage or disadvantage against somebody counts in attacks that are measured by them: by the one who is attacked, or the first of several, or as “option difficulty target” says. On whom hits fall in the end makes no difference to it.',
  messages: {
    here: '{Name} is measured by {aim} here, so this {kind} against {facing} doesn’t count; write {aim}, or leave out against whom it is',
    ever: 'No attack by {name} is measured by {facing}, so this {kind} never counts; leave out against whom it is',
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

/** What stands under an attack, and counts for none of those who make it. */
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
 * What holds in rounds, and counts in none of the attacks that are made in them; what several scenarios share may be
 * for another one.
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

/** Those against somebody. */
function circumstancesIn(facts: readonly AttackFact[]): readonly Circumstance[] {
  return facts.filter(isCircumstance).filter(({ facing }) => facing.length > 0);
}

/**
 * All of these rolls, where none is measured by those whom the circumstance is against; enemies they have to be, or it
 * is found elsewhere.
 */
function unmetIn(cast: Cast, { facing }: Circumstance, rolls: readonly AttackRoll[]): readonly AttackRoll[] {
  const against = fightersNamed(cast, facing);
  const isEnemy = (fighter: Fighter): boolean => rolls.some(({ attack }) => attack.actor.group !== fighter.group);
  return against.some(isEnemy) && rolls.every(({ aim }) => aim !== undefined && !against.includes(aim)) ? rolls : [];
}

function facingOf(cast: Cast, { kind, facing }: Circumstance): Finding['data'] {
  return { kind, ...naming('facing', ...fightersNamed(cast, facing)) };
}
