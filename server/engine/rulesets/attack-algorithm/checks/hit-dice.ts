/** Checks of damage dice, which are rolled for first hits. */
import { add, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { sayings } from '../../../checking/sayings.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import type { Scenario, Words } from '../../../scenario.ts';
import { writtenDie } from '../attacks.ts';
import { facesOf, mostFaces, namedDice } from '../rolls/difficulty.ts';
import { factsOf, type AttackFact, type DieDecision } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import { usualDie, type SideAttack } from '../side-attack.ts';
import { actorPlace, allPlans, foundInAttacks, headFacts } from './written.ts';

/** Every written damage die, those of weapons first. */
function damageDice(scenario: Scenario<AttackFact>): readonly Words[] {
  const weapons = scenario.things.flatMap(({ traits }) => factsOf(traits, 'weapon')).flatMap(({ die }) => die ?? []);
  const blocks = [...scenario.creatures, ...scenario.combatants].flatMap(({ traits }) => factsOf(traits, 'damage die'));
  return [...weapons, ...blocks.map(({ die }) => die)];
}

export const noSuchDie: LintRule<AttackFact> = {
  id: 'no-such-die',
  severity: 'error',
  title: 'Something that isn’t a die',
  explanation:
    `A die is written like d6 and has from 2 to ${mostFaces} faces. The die that comes after a d8 is larger ` +
    'than a d8.',
  messages: {
    damage: '“{die}” isn’t a die, so the first hit does the usual 1d6; write a die like d8',
    decided: '“{die}” isn’t a die, so nothing is decided; write a die like d8',
    small: '“{die}” isn’t larger than a d{largest}, which the text names itself, so nothing is decided',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
- weapon pike: damage d6x
                      ^^^
+ weapon pike: damage d6
  combatant Ilse (she) of the Players
    carries pike
  situation "a gate"
-   decides hit die: large
                     ^^^^^
-   decides next die: d8
                      ^^
+   decides hit die: d6
+   decides next die: d10
`),
  *check({ scenario }) {
    for (const die of damageDice(scenario)) if (facesOf(die.text) === undefined) yield noDie('damage', die, usualDie);
    for (const { facts } of sayings(scenario))
      for (const decision of factsOf(facts, 'die decision')) yield* badlyDecided(decision);
  },
};

function badlyDecided({ about, die }: DieDecision): readonly Finding[] {
  const faces = facesOf(die.text);
  if (faces === undefined) return [noDie('decided', die, about === 'hit die' ? usualDie : larger)];
  return about === 'next die' && faces <= largest ? [noDie('small', die, larger)] : [];
}

const largest = Math.max(...namedDice);

const larger = 10;

/** Fixes offer the number in the written text first. */
function noDie(message: string, { text, source }: Words, instead: number): Finding {
  const meant = facesOf(/\d{1,3}/u.exec(text)?.[0] ?? '');
  const faces = [...new Set([...(meant === undefined || message === 'small' ? [] : [meant]), instead])];
  return found(
    noSuchDie,
    message,
    source,
    { die: text, largest },
    { fixes: faces.map((each) => write(`d${each}`, source)) },
  );
}

export const unusualHitDie: LintRule<AttackFact> = {
  id: 'unusual-hit-die',
  severity: 'info',
  title: 'An unusual die for the first hit',
  explanation:
    'The first hit on each enemy does 1d6 damage, usually; each later one does 1. The text doesn’t say when ' +
    'it is another die, so any other is the writer’s choice.',
  messages: { unusual: '“{die}” is rolled for the first hit, which is usually 1d6' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
- weapon pike: damage d8
                      ^^
+ weapon pike
  combatant Ilse (she) of the Players
    carries pike
-   damage d10
           ^^^
+   damage d6
`),
  /** Nothing where dice differ within a side, which has a finding of its own, or where the Host has decided the die. */
  *check({ scenario }) {
    const differ = allPlans(scenario).some(({ exchanges }) =>
      exchanges.some(({ sides }) => sides.some(({ die }) => die === undefined)),
    );
    const decided = headFacts(scenario).some((fact) => fact.kind === 'die decision' && fact.about === 'hit die');
    if (differ || decided) return;
    for (const die of damageDice(scenario)) {
      const faces = facesOf(die.text);
      if (faces !== undefined && faces !== usualDie)
        yield found(
          unusualHitDie,
          'unusual',
          die.source,
          { die: die.text },
          { fixes: [write(`d${usualDie}`, die.source)] },
        );
    }
  },
};

export const differingHitDice: LintRule<AttackFact> = {
  id: 'differing-hit-dice',
  severity: 'warning',
  title: 'Different dice for one first hit',
  explanation:
    'A side’s hits are added up, and the first on each enemy rolls a die. The text doesn’t say whose die it ' +
    'is where attackers have different ones. Until the Host decides it, with “decides hit die: d8”, first ' +
    'hits do no damage.',
  messages: {
    differ:
      '{Name} has {own} for a first hit, and others on that side have {others}; the text doesn’t say which is ' +
      'rolled, so first hits do no damage until it is decided, for example “decides hit die: {own}”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
- weapon pike: damage d6
- weapon rapier: damage d4
  combatant Ilse (she) of the Players
-   carries rapier
- combatant Tam (he) of the Players
-   carries pike
  combatant Brok (he) of the Host
- situation "a gate"
-   champion Ilse.
  round 1
    Ilse: attacks Brok.
-   Tam: attacks Brok.
    ^^^
`),
  check: ({ scenario }) => foundInAttacks(scenario, differing),
};

/** Marked at the first attacker whose die differs from the first attacker’s. */
function differing({ die, rolls }: SideAttack, { context: { cast, round } }: RoundPlan): readonly Finding[] {
  if (die !== undefined) return [];
  const dice = rolls.map(({ attack }) => ({ attack, faces: facesOf(writtenDie(cast, attack) ?? '') ?? usualDie }));
  const other = dice.find(({ faces }) => faces !== dice[0]?.faces);
  if (other === undefined) return [];
  const all = [...new Set(dice.map(({ faces }) => faces))];
  return [
    found(
      differingHitDice,
      'differ',
      actorPlace(cast, other.attack),
      {
        ...naming('name', other.attack.actor),
        own: `d${other.faces}`,
        others: list(all.filter((faces) => faces !== other.faces).map((faces) => `d${faces}`)),
      },
      { fixes: all.map((faces) => add(`decides hit die: d${faces}`, round.source)) },
    ),
  ];
}

export const hitDiceChecks: readonly LintRule<AttackFact>[] = [unusualHitDie, noSuchDie, differingHitDice];
