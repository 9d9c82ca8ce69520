/** A superior form between people who never attack each other. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { NameRef, Round, Scenario } from '../../../scenario.ts';
import { isAnythingUnread } from '../../../unread.ts';
import { naming } from '../../../checking/naming.ts';
import { fightersNamed, stylesOf, thingKey, type Cast, type Fighter } from '../cast.ts';
import type { AttackFact, FormOrder, FormOver } from '../facts.ts';
import { actionKind } from '../vocabulary.ts';
import { remove } from '../../../checking/mending.ts';
import { allPlans, writtenRounds } from './written.ts';

export const formUnmet: LintRule<AttackFact> = {
  id: 'form-unmet',
  severity: 'info',
  title: 'A superior form that never counts',
  explanation:
    'Form counts where one of the two attacks the other. Where neither does in any round it changes no roll. Nothing is said before one of them attacks anybody.',
  messages: {
    people: '{Better} and {worse} never attack each other, so this counts in no roll of any round',
    forms: 'Nobody with {better} and nobody with {worse} attack each other, so this counts in no roll of any round',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    carries spear
  combatant Brok (he) of the Host
  combatant Cur (he) of the Host
    carries whip
  situation "a gate"
    Ilse has superior form over Cur.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-   spear beats whip in form.
    ^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    Ilse: attacks Brok.
+ round 2
+   Cur: attacks Ilse.
`),
  /** What several scenarios share may be for another one; what can’t be read may be where they meet. */
  *check({ scenario }) {
    if (isAnythingUnread(scenario)) return;
    const { cast } = writtenRounds(scenario);
    for (const fact of scenario.facts.slice(scenario.shared)) yield* unmet(scenario, cast, fact, scenario.rounds);
    for (const { facts, number } of scenario.rounds) {
      for (const fact of facts)
        yield* unmet(
          scenario,
          cast,
          fact,
          scenario.rounds.filter((each) => each.number >= number),
        );
    }
  },
};

function unmet(
  scenario: Scenario<AttackFact>,
  cast: Cast,
  fact: AttackFact,
  rounds: readonly Round<AttackFact>[],
): readonly Finding[] {
  if (fact.kind !== 'form over' && fact.kind !== 'form order') return [];
  const [better, worse] =
    fact.kind === 'form over'
      ? [fightersNamed(cast, fact.better), fightersNamed(cast, fact.worse)]
      : holdersOf(scenario, cast, fact);
  const areEnemies = better.some((one) => worse.some((other) => one.group !== other.group));
  const attacks = rounds
    .flatMap((round) => attacksIn(cast, round))
    .filter(({ actor }) => better.includes(actor) || worse.includes(actor));
  if (
    !areEnemies ||
    !areKnown(fact) ||
    attacks.length === 0 ||
    attacks.some((attack) => meets(attack, better, worse) || meets(attack, worse, better))
  )
    return [];
  const fixes = [remove(fact)];
  if (fact.kind === 'form order')
    return [
      found(
        formUnmet,
        'forms',
        fact.source,
        { better: fact.better.id ?? fact.better.text, worse: fact.worse.id ?? fact.worse.text },
        { fixes },
      ),
    ];
  return [
    found(
      formUnmet,
      'people',
      fact.source,
      { ...naming('better', ...better), ...naming('worse', ...worse) },
      { fixes },
    ),
  ];
}

/** A form that isn’t declared is a way of fighting. */
function areKnown(fact: FormOver | FormOrder): boolean {
  return fact.kind === 'form order' || [...fact.better, ...fact.worse].every(({ id }) => id !== undefined);
}

/** Those who may fight in the one form, and in the other; nobody where it beats itself. */
function holdersOf(
  scenario: Scenario<AttackFact>,
  cast: Cast,
  { better, worse }: FormOrder,
): readonly [readonly Fighter[], readonly Fighter[]] {
  const used = allPlans(scenario).flatMap(({ context }) => context.attacks);
  const key = ({ id, text }: NameRef): string => thingKey(id ?? text);
  const holds = (fighter: Fighter, form: string): boolean =>
    [...fighter.carries, ...stylesOf(fighter)].some((each) => thingKey(each) === form) ||
    used.some(({ actor, weapon }) => actor === fighter && weapon !== undefined && thingKey(weapon) === form);
  const all = key(better) === key(worse) ? [] : [...cast.fighters.values()];
  return [all.filter((fighter) => holds(fighter, key(better))), all.filter((fighter) => holds(fighter, key(worse)))];
}

/**
 * One who attacks as it is written, and whom their side attacks, on whom hits may fall; everybody where nobody is
 * named.
 */
interface WrittenAttack {
  readonly actor: Fighter;
  readonly targets: readonly Fighter[];
}

function attacksIn(cast: Cast, { announcements }: Round<AttackFact>): readonly WrittenAttack[] {
  const attacks = announcements
    .filter(({ kind }) => actionKind(kind) === 'attack')
    .flatMap(({ actors, targets }) =>
      fightersNamed(cast, actors).map((actor) => ({ actor, targets: fightersNamed(cast, targets) })),
    );
  return attacks.map(({ actor }) => {
    const together = attacks.filter((other) => other.actor.group === actor.group);
    return {
      actor,
      targets: together.some(({ targets }) => targets.length === 0) ? [] : together.flatMap(({ targets }) => targets),
    };
  });
}

function meets({ actor, targets }: WrittenAttack, ones: readonly Fighter[], others: readonly Fighter[]): boolean {
  return (
    ones.includes(actor) &&
    others.some((other) => other.group !== actor.group && (targets.length === 0 || targets.includes(other)))
  );
}
