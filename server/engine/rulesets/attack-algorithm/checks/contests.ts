/** Checks of contested rolls: their sides, ties and initiative. */
import { addUp, compared, hitWeights, toFraction } from '../../../chance/index.ts';
import { add, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { percent } from '../../../words/percent.ts';
import { count } from '../../../play/words.ts';
import type { Option, Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { groupAgrees, isAlone, type Cast } from '../cast.ts';
import { combatantsOf, favoured, firstAttacks, tieChoiceOf, type Exchange } from '../exchange.ts';
import { factsOf, lastFact, type AttackFact, type TieChoice, type TieDecision } from '../facts.ts';
import { isSilent, type RoundPlan } from '../plan.ts';
import { undecidedThird } from '../problems.ts';
import { enemiesAimedAt, type RoundContext } from '../round-context.ts';
import { actionKind } from '../vocabulary.ts';
import { actorPlace, foundInRounds, missingInRounds, shownRounds } from './written.ts';
import type Fraction from 'fraction.js';

/** Whether every attacking side is attacked too. */
function attackEachOther({ attacks, present }: RoundContext): boolean {
  const attacked = new Set(attacks.flatMap((attack) => enemiesAimedAt(attack, present)).map(({ group }) => group));
  return attacks.every(({ actor }) => attacked.has(actor.group));
}

/** The sides that announce an attack, also one without effect, which has a finding at its target. */
function announcingGroups({ attacks, idle }: RoundContext): ReadonlySet<string> {
  const announced = [...attacks, ...idle.filter(({ announcement }) => actionKind(announcement.kind) === 'attack')];
  return new Set(announced.map(({ actor }) => actor.group));
}

interface ContestedRoll {
  readonly context: RoundContext;
  readonly exchange: Exchange;
  readonly groups: readonly string[];
  /** Undefined where nothing is decided. */
  readonly choice: TieChoice | undefined;
}

function contestedRolls({ context, exchanges }: RoundPlan): readonly ContestedRoll[] {
  return exchanges
    .filter(({ kind }) => kind === 'contested roll')
    .map((exchange) => ({
      context,
      exchange,
      groups: exchange.sides.map(({ group }) => group),
      choice: tieChoiceOf(context),
    }));
}

/** The choices that would decide a tie of these sides. */
function decidingChoices({ context, groups }: ContestedRoll): readonly TieChoice[] {
  const tiebreakers = (['initiative', 'more combatants', 'fewer combatants'] as const).filter(
    (choice) => favoured(context, groups, choice) !== undefined,
  );
  return ['full damage', 'minimum damage', ...tiebreakers];
}

/** The sentence that decides ties: the Host’s decision, or else the scenario’s option. */
function tieChosenAt({ facts, cast: { stage } }: RoundContext): Source | undefined {
  return (lastFact(facts, 'tie decision') ?? optionOf(stage.options))?.source;
}

/** Fixes with choices that decide the tie: in place of the decision, or added at the head of the round. */
function otherChoices(roll: ContestedRoll): readonly Fix[] {
  const decided: TieDecision | undefined = lastFact(roll.context.round.facts, 'tie decision');
  return decidingChoices(roll)
    .map((choice) => `decides contested tie: ${choice}`)
    .map((sentence) =>
      decided === undefined ? add(sentence, roll.context.round.source) : write(sentence, decided.source),
    );
}

/** Fixes that choose initiative where no side has it: one for each of the two sides. */
function initiativeChoices({ context, groups }: ContestedRoll): readonly Fix[] {
  if (favoured(context, groups, 'initiative') !== undefined) return [];
  return groups.map((group) => {
    const [choice, side] = [
      add('decides contested tie: initiative', context.round.source),
      add(initiativeSentence(context.cast, group), context.round.source),
    ];
    return {
      title: `${choice.title} and ${side.title.replace('Add ', '')}`,
      certain: false,
      intents: [...choice.intents, ...side.intents],
    };
  });
}

/** `the Players have the initiative.` */
function initiativeSentence(cast: Cast, group: string): string {
  return `${isAlone(cast, group) ? group : `the ${group}`} ${groupAgrees(cast, group, 'have', 'has')} the initiative.`;
}

function optionOf(options: readonly Option[]): Option | undefined {
  return options.findLast(({ name }) => name === 'contested tie');
}

export const bothSidesAttack: LintRule<AttackFact> = {
  id: 'both-sides-attack',
  severity: 'warning',
  title: 'Two sides attack without a contest',
  explanation:
    'Where both sides attack, the text compares their hits in a contested roll. Whether a round has one is ' +
    'up to the writer, who writes “contested”; without it each side rolls by itself and does its full ' +
    'damage.',
  messages: {
    both:
      '{Name} attacks in the same round as {other}, so both sides do their full damage; write “contested” at ' +
      'the head of the round if their hits should be compared',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  situation "a gate"
    decides contested tie: full damage
  round 1
+   contested
    Ilse: attacks Brok.
    Brok: attacks Ilse.
    ^^^^
`),
  check: ({ scenario }) => missingInRounds(scenario, (plan) => both(scenario, plan)),
};

/** Not for three sides or two that don’t attack each other: they can’t have a contested roll. */
function both(scenario: Scenario<AttackFact>, { context }: RoundPlan): readonly Finding[] {
  const [one, other, ...more] = firstAttacks(context);
  if (
    one === undefined ||
    other === undefined ||
    more.length > 0 ||
    !attackEachOther(context) ||
    lastFact(context.round.facts, 'contested') !== undefined ||
    isOver(scenario, context)
  )
    return [];
  return [
    found(
      bothSidesAttack,
      'both',
      actorPlace(context.cast, other),
      { ...naming('name', other.actor), ...naming('other', one.actor) },
      {
        fixes: [add('contested', context.round.source)],
      },
    ),
  ];
}

/**
 * Whether one of the sides is out of the fight by then in the course that is shown; false where hit points put nobody
 * out of the fight.
 */
function isOver(scenario: Scenario<AttackFact>, { facts, round }: RoundContext): boolean {
  if (lastFact(facts, 'defeat decision') === undefined) return false;
  const shown = shownRounds(scenario).get(round)?.plan.context;
  return shown !== undefined && firstAttacks(shown).length < 2;
}

export const oneSidedContest: LintRule<AttackFact> = {
  id: 'one-sided-contest',
  severity: 'error',
  title: 'A contested roll with one side',
  explanation:
    'In a contested roll two sides attack each other, and their hits are compared. Where only one side ' +
    'attacks, or nobody attacks it back, its roll is single-sided.',
  messages: {
    one: '“contested” needs attacks by both sides, but only one attacks in this round, so it rolls by itself',
    none: '“contested” needs attacks by both sides, but nobody attacks in this round',
    apart:
      '“contested” needs sides that attack each other, but here one isn’t attacked, so each side rolls by ' + 'itself',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  round 1
-   contested
    ^^^^^^^^^
    Ilse: attacks Brok.
`),
  check: ({ scenario }) =>
    missingInRounds(scenario, (plan) => {
      const contested = lastFact(plan.context.round.facts, 'contested');
      const message = contested === undefined ? undefined : lack(plan);
      return contested === undefined || message === undefined
        ? []
        : [found(oneSidedContest, message, contested.source, {}, { fixes: [remove(contested)] })];
    }),
};

/** The message; undefined where an attack without effect is the cause, which has a finding of its own. */
function lack({ context, exchanges }: RoundPlan): string | undefined {
  const [attacking, announcing] = [firstAttacks(context).length, announcingGroups(context).size];
  if (attacking > 1) return exchanges.some(({ kind }) => kind === 'single-sided roll') ? 'apart' : undefined;
  return announcing > attacking ? undefined : ['none', 'one'][attacking];
}

export const thirdSide: LintRule<AttackFact> = {
  id: 'third-side',
  severity: 'error',
  title: 'A contested roll with three sides',
  explanation:
    'The text compares the hits of two sides and has no rule for a third. A contested roll with more sides ' +
    'isn’t rolled; let each side roll by itself, or in a round of its own, or make two of them allies.',
  messages: {
    third:
      '{Name} attacks for a third side, but a contested roll is between two, so nobody’s attack is rolled in ' +
      'this round; remove “contested”, or make two sides allies',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  side the Crows run by the Host
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  combatant Cur (he) of the Crows
- situation "a gate"
-   decides contested tie: full damage
  round 1
-   contested
    Ilse: attacks Brok.
    Brok: attacks Ilse.
    Cur: attacks Ilse.
    ^^^
`),
  check: ({ scenario }) => foundInRounds(scenario, third),
};

function third({ context }: RoundPlan): readonly Finding[] {
  const [contested, other] = [lastFact(context.round.facts, 'contested'), undecidedThird(context)];
  if (contested === undefined || other === undefined) return [];
  return [
    found(thirdSide, 'third', actorPlace(context.cast, other), naming('name', other.actor), {
      fixes: [remove(contested)],
    }),
  ];
}

export const tiedTiebreak: LintRule<AttackFact> = {
  id: 'tied-tiebreak',
  severity: 'warning',
  title: 'A tiebreaker that doesn’t break the tie',
  explanation:
    'The side with more, or with fewer, combatants may be favoured in a tie. Where both have the same ' +
    'number in the fight, the tie stays open.',
  messages: {
    tied:
      'Both sides have {combatants} in round {number}, so “{choice}” doesn’t decide a tie there; choose ' +
      'something else',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
-   option contested tie more-combatants
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+ option contested tie more-combatants
  combatant Ilse (she) of the Players
+ combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  round 1
    contested
    Ilse: attacks Brok.
    Brok: attacks Ilse.
`),
  check: ({ scenario }) => foundInRounds(scenario, (plan) => contestedRolls(plan).flatMap(tied)),
};

function tied(roll: ContestedRoll): readonly Finding[] {
  const { choice, context, groups } = roll;
  if (choice !== 'more combatants' && choice !== 'fewer combatants') return [];
  const source = tieChosenAt(context);
  if (source === undefined || favoured(context, groups, choice) !== undefined) return [];
  const data = {
    combatants: count(combatantsOf(context, groups[0] ?? ''), 'combatant'),
    number: context.round.number,
    choice,
  };
  return [found(tiedTiebreak, 'tied', source, data, { fixes: otherChoices(roll) })];
}

export const undecidedContestedTie: LintRule<AttackFact> = {
  id: 'undecided-contested-tie',
  severity: 'warning',
  title: 'A tie that nobody has decided',
  explanation:
    'The text asks what equal hits in a contested roll do, and doesn’t answer: full damage for all, minimum ' +
    'damage for all, or one side favoured, by initiative or by numbers. Until the Host decides, such a tie ' +
    'does nothing. Where nobody hits there is nothing to decide.',
  messages: {
    open:
      '“contested” ends in equal hits in {share} of all rolls, and the text doesn’t say what they do; decide ' +
      'it, for example “decides contested tie: full damage”',
    unknown:
      '“contested” can end in equal hits, and the text doesn’t say what they do; decide it, for example ' +
      '“decides contested tie: full damage”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  round 1
    contested
    ^^^^^^^^^
+   decides contested tie: full damage
    Ilse: attacks Brok.
    Brok: attacks Ilse.
`),
  check: ({ scenario }) => missingInRounds(scenario, (plan) => contestedRolls(plan).flatMap(undecided)),
};

function undecided(roll: ContestedRoll): readonly Finding[] {
  const contested = lastFact(roll.context.round.facts, 'contested');
  if (roll.choice !== undefined || contested === undefined || isSpoken(roll)) return [];
  const chance = tieShare(roll.exchange);
  if (chance.equals(0) && !isSilent(roll.exchange)) return [];
  // What isn’t rolled has no share, and neither has what hardly ever happens.
  const isReported = !isSilent(roll.exchange) && chance.compare(hardlyEver) >= 0;
  return [
    found(
      undecidedContestedTie,
      isReported ? 'open' : 'unknown',
      contested.source,
      isReported ? { share: percent({ chance }) } : {},
      { fixes: [...otherChoices(roll), ...initiativeChoices(roll)] },
    ),
  ];
}

/** Less likely ties are reported without a percentage. */
const hardlyEver = 0.00005;

/** Whether the Host decides ties in words; the tie still stays open. */
function isSpoken({ context: { facts } }: ContestedRoll): boolean {
  return factsOf(facts, 'spoken decision').some(({ about }) => about === 'contested tie');
}

/** The chance of equal hits above 0; pins are ignored. */
function tieShare({ sides }: Exchange): Fraction {
  const [one, other] = sides.map(({ rolls }) =>
    addUp(rolls.map(({ pool, hits: { hit, of, counts } }) => hitWeights({ dice: pool.size, hit, of, counts }))),
  );
  if (one === undefined || other === undefined) return toFraction(0n, 1n);
  const { equal, total } = compared(one, other);
  return toFraction(equal, total);
}

export const unstatedInitiative: LintRule<AttackFact> = {
  id: 'unstated-initiative',
  severity: 'warning',
  title: 'Initiative that nobody has',
  explanation:
    'The side with initiative may be favoured in a tie. The text doesn’t say how a side gets it, so the ' +
    'scenario states it: “the Players have the initiative”.',
  messages: {
    nobody:
      'Ties go to the side with initiative, but neither side in round {number} has it, so they stay open; ' +
      'write which side has it',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
-   option contested tie initiative
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+ option contested tie initiative
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  round 1
+   the Players have the initiative.
    contested
    Ilse: attacks Brok.
    Brok: attacks Ilse.
`),
  check: ({ scenario }) => missingInRounds(scenario, (plan) => contestedRolls(plan).flatMap(unstated)),
};

function unstated({ choice, context, groups }: ContestedRoll): readonly Finding[] {
  const source = tieChosenAt(context);
  if (choice !== 'initiative' || source === undefined || favoured(context, groups, choice) !== undefined) return [];
  const { cast, round } = context;
  return [
    found(
      unstatedInitiative,
      'nobody',
      source,
      { number: round.number },
      {
        fixes: groups.map((group) => add(initiativeSentence(cast, group), round.source)),
      },
    ),
  ];
}

export const contestChecks: readonly LintRule<AttackFact>[] = [
  oneSidedContest,
  thirdSide,
  bothSidesAttack,
  undecidedContestedTie,
  tiedTiebreak,
  unstatedInitiative,
];
