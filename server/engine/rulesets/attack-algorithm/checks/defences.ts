/** Checks of defences and their grades. */
import { add, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { sayings } from '../../../checking/sayings.ts';
import { creatureOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement } from '../../../scenario.ts';
import { isAnythingUnread } from '../../../unread.ts';
import { weaponsOf } from '../attacks.ts';
import { fightersNamed, isNamed, thingKey, type Cast, type Fighter } from '../cast.ts';
import { defenceAgainst, gradeCosts, gradeNamed, isSameThing } from '../defences.ts';
import { factsOf, type AttackFact, type Defence } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { AttackRoll } from '../side-attack.ts';
import { allPlans, foundInAttacks, keepOne, partlyNamed, saidTogether, traitsSaid, writtenRounds } from './written.ts';

export const unknownDefenceGrade: LintRule<AttackFact> = {
  id: 'unknown-defence-grade',
  severity: 'error',
  title: 'An unknown grade of defence',
  explanation:
    'Defences are fully, partially or barely effective against an attack: TN −3, −2, −1. Anybody may also ' +
    'defend “not at all”, which changes nothing.',
  messages: {
    unknown:
      '“{grade}” isn’t a grade of defence, so this changes nothing; defences are fully, partially or barely ' +
      'effective, or not at all',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
-   defends mostly
            ^^^^^^
+   defends partially
  combatant Brok (he) of the Host
  round 1
-   Brok defends weakly "leather".
                 ^^^^^^
+   Brok defends barely "leather".
    Ilse: attacks Brok.
`),
  *check({ scenario }) {
    const facts = [...traitsSaid(scenario).flat(), ...sayings(scenario).flatMap((saying) => saying.facts)];
    yield* eachOnce(
      factsOf(facts, 'defence')
        .filter(({ grade }) => gradeNamed(grade.text) === undefined)
        .map(({ grade }) =>
          found(
            unknownDefenceGrade,
            'unknown',
            grade.source,
            { grade: grade.text },
            { fixes: likely(grade.text).map((word) => write(word, grade.source)) },
          ),
        ),
    );
  },
};

/** All grades, those with the same first letter first. */
function likely(written: string): readonly string[] {
  const grades = Object.keys(gradeCosts);
  const alike = grades.filter((grade) => grade[0] === written[0]?.toLowerCase());
  return [...alike, ...grades.filter((grade) => !alike.includes(grade))];
}

export const unstatedDefenceGrade: LintRule<AttackFact> = {
  id: 'unstated-defence-grade',
  severity: 'info',
  title: 'A defence without a grade',
  explanation:
    'Which grade armour, size and speed give is left to the group. Somebody with a defence against one ' +
    'attack and none written against another has none against the other; this is reported only for those ' +
    'who have some.',
  messages: {
    unstated: 'No defence of {name} against {weapon} is written, so the target number isn’t lowered',
    'no weapon': 'It isn’t written what {attacker} attacks {name} with, so no defence against one thing counts',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    carries spear, arrows
  combatant Brok (he) of the Host
    defends fully against arrows
+   defends not at all against spear
  round 1
    Ilse: shoots Brok with her arrows.
  round 2
    Ilse: attacks Brok with her spear.
                  ^^^^
`),
  check: ({ scenario }) => foundInAttacks(scenario, ({ rolls }, plan) => rolls.flatMap((roll) => unstated(plan, roll))),
};

function unstated({ context }: RoundPlan, { attack, aim }: AttackRoll): readonly Finding[] {
  const { cast, facts } = context;
  const { announcement, weapon } = attack;
  if (aim === undefined || defenceAgainst(cast, facts, aim, attack) !== undefined || !hasSome(context, aim)) return [];
  const source =
    announcement.targets.find((ref) => fightersNamed(cast, [ref]).includes(aim))?.source ?? announcement.verb.source;
  const data = { ...naming('name', aim), ...naming('attacker', attack.actor), weapon: weapon ?? '' };
  if (weapon === undefined) return [found(unstatedDefenceGrade, 'no weapon', source, data)];
  const block = creatureOf(cast.stage, aim.combatant) ?? aim.combatant;
  return [
    found(unstatedDefenceGrade, 'unstated', source, data, {
      fixes: [add(`defends not at all against ${weapon}`, block.source)],
    }),
  ];
}

function hasSome({ cast, facts }: RoundPlan['context'], fighter: Fighter): boolean {
  const said = [
    ...factsOf(fighter.traits, 'defence'),
    ...factsOf(facts, 'defence').filter(({ who }) => isNamed(cast, who, fighter)),
  ];
  return said.some(({ grade }) => gradeNamed(grade.text) !== undefined);
}

export const twoDefenceGrades: LintRule<AttackFact> = {
  id: 'two-defence-grades',
  severity: 'error',
  title: 'Two grades of defence against one attack',
  explanation:
    'Against one attack somebody’s defences have one grade. A defence that names the attack counts before ' +
    'one against everything; of two of the same kind, the last one counts.',
  messages: {
    twice:
      'Here it is “{grade}”, but “{other}” is written before, against the same attack: the last one counts; ' +
      'keep one of the two',
    first: 'First written here',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    carries arrows, spear
  combatant Brok (he) of the Host
-   defends fully against arrows, spears
+   defends fully against arrows
    defends barely against spear
            ^^^^^^
  round 1
    Ilse: attacks Brok with her spear.
  round 2
    Ilse: shoots Brok with her arrows.
`),
  *check({ scenario }) {
    const { cast } = writtenRounds(scenario);
    for (const traits of traitsSaid(scenario)) yield* eachOnce(contradicting(factsOf(traits, 'defence'), () => ['']));
    for (const facts of saidTogether(scenario))
      yield* eachOnce(contradicting(factsOf(facts, 'defence'), (defence) => namesOf(cast, defence)));
  },
};

function namesOf(cast: Cast, { who }: Defence): readonly string[] {
  return fightersNamed(cast, who).map(({ name }) => name);
}

function* contradicting(
  defences: readonly Defence[],
  whose: (defence: Defence) => readonly string[],
): Iterable<Finding> {
  const said = new Map<string, Defence>();
  for (const defence of defences.filter(({ grade }) => gradeNamed(grade.text) !== undefined)) {
    const keys = whose(defence).flatMap((name) => attacksOf(defence).map((attack) => `${name}/${attack}`));
    const first = keys
      .map((key) => said.get(key))
      .find((other) => other !== undefined && other.grade.text !== defence.grade.text);
    if (first !== undefined) {
      yield found(
        twoDefenceGrades,
        'twice',
        defence.grade.source,
        { grade: defence.grade.text, other: first.grade.text },
        {
          fixes: keepOne(defence, first),
          related: [{ source: first.source, message: 'first' }],
        },
      );
    }
    for (const key of keys) said.set(key, defence);
  }
}

/** The things named, in the singular; `all` where none is named. */
function attacksOf({ against }: Defence): readonly string[] {
  return against.length === 0 ? ['all'] : against.map(({ id, text }) => thingKey(id ?? text).replace(/s$/u, ''));
}

export const defenceForUnusedAttack: LintRule<AttackFact> = {
  id: 'defence-for-unused-attack',
  severity: 'info',
  title: 'A defence against nobody’s attack',
  explanation:
    'A defence that names an attack counts only against that attack. If nobody attacks with it, it changes ' +
    'nothing in this scenario.',
  messages: { unused: 'Nobody here attacks with anything called “{thing}”, so this defence never counts' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    carries arrows
  combatant Brok (he) of the Host
-   defends fully against arrows, fire
                                  ^^^^
+   defends fully against arrows
  round 1
    Ilse: shoots Brok with her arrows.
`),
  *check({ scenario }) {
    if (isAnythingUnread(scenario)) return;
    const moments = allPlans(scenario).map(({ context }) => context);
    const used = new Set(
      moments.flatMap(({ cast, attacks }) =>
        attacks.flatMap((attack) => attack.weapon ?? weaponsOf(cast, attack.actor)),
      ),
    );
    if (moments.every(({ attacks }) => attacks.length === 0)) return;
    const places = [...traitsSaid(scenario).map((facts) => ({ facts, announcement: undefined })), ...sayings(scenario)];
    yield* eachOnce(
      places.flatMap(({ facts, announcement }) =>
        factsOf(facts, 'defence').flatMap((fact) => unused(fact, used, announcement)),
      ),
    );
  },
};

/** Fixes write the weapon that may be meant, or remove the defence if it names nothing else. */
function unused(
  fact: Defence,
  used: ReadonlySet<string>,
  announcement: Announcement<AttackFact> | undefined,
): readonly Finding[] {
  return fact.against
    .filter(({ id, text }) => [...used].every((weapon) => !isSameThing(id ?? text, weapon)))
    .map(({ id, text, source }) =>
      found(
        defenceForUnusedAttack,
        'unused',
        source,
        { thing: id ?? text },
        {
          fixes: [
            ...partlyNamed(id ?? text, [...used]).map((weapon) => write(weapon, source)),
            ...(fact.against.length === 1 ? [remove(fact, announcement)] : []),
          ],
        },
      ),
    );
}

export const defenceChecks: readonly LintRule<AttackFact>[] = [
  unknownDefenceGrade,
  twoDefenceGrades,
  defenceForUnusedAttack,
  unstatedDefenceGrade,
];
