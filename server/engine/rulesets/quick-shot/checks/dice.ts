/** Checks of the dice of a roll. */
import { cutBehind, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { die, isGivenUp, type Attempt } from '../attempts/attempt.ts';
import { factsOf, type Advantage, type QuickShotFact, type Rolls, type Wound } from '../facts.ts';
import { isOfUnmadeBet } from '../problems.ts';
import { rollsFact } from './pinned-rolls.ts';
import { blocksIn, foundInAttempts } from './written.ts';

export const alteredBasePool: LintRule<QuickShotFact> = {
  id: 'altered-base-pool',
  severity: 'error',
  title: 'Another number of dice',
  explanation:
    'Every attempt has 8 dice, and only a bet of Willpower adds any. Advantages make something possible or less ' +
    'difficult, and wounds add actions; neither changes the number of dice.',
  messages: {
    pool:
      'Only a bet changes the number of dice, so {name} rolls {size}; make an action easier for what helps, or ' +
      'harder for what hinders',
    advantage: 'An advantage adds no dice: it makes something possible, or an action less difficult',
    wound: 'A wound takes no dice away: it adds an action, whose difficulty is written before it',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   minor skill "Tracking", 2 dice
                            ^^^^^^
-   easy wound "a graze" on everything, 1 dice
                                        ^^^^^^
+   minor skill "Tracking"
+   easy wound "a graze" on everything
  round 1
    Rose: gambles on "the far gate".
      common "run"
-     pool 10 "good shoes"
      ^^^^^^^^^^^^^^^^^^^^
+     1 easier "good shoes" for "run"
`),
  *check({ scenario }) {
    yield* eachOnce(
      blocksIn(scenario)
        .flatMap(({ traits }) => [...factsOf(traits, 'advantage'), ...factsOf(traits, 'wound')])
        .flatMap(ofDice),
    );
    yield* foundInAttempts(scenario, ofPool);
  },
};

function ofDice(fact: Advantage | Wound): readonly Finding[] {
  const { kind, dice, source } = fact;
  return dice === undefined
    ? []
    : [found(alteredBasePool, kind, { ...source, start: dice.source.start }, {}, { fixes: withoutDice(fact) })];
}

/** “On everything” has no source of its own, so it is written again. */
function withoutDice(fact: Advantage | Wound): readonly Fix[] {
  const { source } = fact;
  const parts = [fact.words, fact.about, fact.kind === 'wound' ? fact.scope : fact.limit].flatMap((part) => part ?? []);
  const last = parts.reduce((latest, part) => (part.source.end > latest.source.end ? part : latest), fact.words).source;
  if (fact.kind === 'wound' && fact.everything === true) {
    return [
      {
        title: 'Leave it out',
        certain: false,
        intents: [{ do: 'replace', at: { ...source, start: last.end }, with: ' on everything' }],
      },
    ];
  }
  return [cutBehind(last, source)];
}

/** A correct number changes nothing, so it isn’t reported. */
function ofPool({ deed: { actor, announcement }, pool: { size } }: Attempt): readonly Finding[] {
  return factsOf(announcement.clauses, 'foreign')
    .filter(({ what, number }) => what === 'pool' && number?.value !== size)
    .map((fact) =>
      found(
        alteredBasePool,
        'pool',
        fact.source,
        { name: actor.called, size: `${size} dice` },
        { fixes: [remove(fact, announcement)] },
      ),
    );
}

export const alteredTargetNumber: LintRule<QuickShotFact> = {
  id: 'altered-target-number',
  severity: 'error',
  title: 'Another target number',
  explanation:
    'The target number of every attempt is 5. An attempt gets easier or harder through its difficulties, and through ' +
    'the actions that are added to it.',
  messages: {
    target: 'The target number is always 5, so this changes nothing; make the action easier or harder instead',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
-     target 4
      ^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, altered),
};

function altered({ deed: { announcement } }: Attempt): readonly Finding[] {
  return factsOf(announcement.clauses, 'foreign')
    .filter(({ what, number }) => what === 'target' && number?.value !== die.target)
    .map((fact) => found(alteredTargetNumber, 'target', fact.source, {}, { fixes: [remove(fact, announcement)] }));
}

export const outOfRangeFace: LintRule<QuickShotFact> = {
  id: 'out-of-range-face',
  severity: 'error',
  title: 'A face that the die doesn’t have',
  explanation:
    'The dice have eight faces and show 1 to 8. The text never says so, but the chances of criticals that it prints ' +
    'fit only eight-sided dice.',
  messages: { face: 'A die shows 1 to 8, and this says {face}, so nothing is pinned' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      risk "the dogs wake up"
-     rolls 9 5 6 7 1 2 3 4
            ^
+     rolls 8 5 6 7 1 2 3 4
`),
  check: ({ scenario }) => foundInAttempts(scenario, outside),
};

function outside(attempt: Attempt): readonly Finding[] {
  const mispinned = isGivenUp(attempt) ? [] : attempt.mispinned;
  return mispinned.flatMap(({ face, source }) =>
    face === undefined ? [] : [found(outOfRangeFace, 'face', source, { face }, { fixes: [write('any', source)] })],
  );
}

export const diceCountMismatch: LintRule<QuickShotFact> = {
  id: 'dice-count-mismatch',
  severity: 'error',
  title: 'More or fewer pinned dice than are rolled',
  explanation:
    'Every attempt is rolled with 8 dice, or with 9 if 1 WP is bet and with 10 if 3 WP are. Write that many, with ' +
    '“any” for those that are still to be rolled. If there are more or fewer and none is “any”, none of them counts.',
  messages: {
    fewer:
      '{pinned} pinned, and {name} rolls {rolled}{bet}, so nothing is pinned; write all of them, with “any” ' +
      'for what is still rolled',
    partly: '{pinned} written, and {name} rolls {rolled}{bet}; the others are rolled, so write “any” for each of them',
    beyond: '{pinned} written, and {name} rolls {rolled}{bet}; the extra ones aren’t rolled, so remove them',
    more: '{pinned} pinned, and {name} rolls {rolled}{bet}, so nothing is pinned; only a bet adds dice',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      bets 1 WP
      risk "the dogs wake up"
-     rolls 5 5 6 7 1 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
+     rolls 5 5 6 7 1 2 3 4 8
`),
  check: ({ scenario }) => foundInAttempts(scenario, miscounted),
};

/** Also applies if some dice are “any” and others are missing: those are rolled, too. */
function miscounted(attempt: Attempt): readonly Finding[] {
  const {
    pool: { size },
    bet,
    deed: { actor },
  } = attempt;
  const rolls = rollsFact(attempt);
  if (rolls === undefined || rolls.dice.length === size || isGivenUp(attempt) || isOfUnmadeBet(attempt)) return [];
  const { length } = rolls.dice;
  return [
    found(
      diceCountMismatch,
      messageFor(attempt, length),
      rolls.source,
      {
        ...naming('name', actor),
        pinned: length === 1 ? '1 die is' : `${length} dice are`,
        rolled: size,
        bet: bet === undefined ? '' : ` with the bet of ${bet.amount} WP`,
      },
      { fixes: [fitting(rolls, size)] },
    ),
  ];
}

/** If one of them is “any”, those that fit are still pinned. */
function messageFor({ mispinned, pool: { size } }: Attempt, written: number): 'fewer' | 'more' | 'partly' | 'beyond' {
  if (mispinned.length === 0) return written < size ? 'partly' : 'beyond';
  return written < size ? 'fewer' : 'more';
}

function fitting({ dice, source }: Rolls, size: number): Fix {
  const [away, faces] = [dice.length - size, dice.map((die) => die?.value ?? 'any')];
  const all = away > 0 ? faces.slice(0, size) : [...faces, ...new Array<string>(-away).fill('any')];
  return {
    title:
      away > 0
        ? `Remove the last ${away === 1 ? 'die' : `${away} dice`}`
        : `Roll the other ${away === -1 ? 'die' : `${-away} dice`}`,
    certain: false,
    intents: [{ do: 'replace', at: source, with: `rolls ${all.join(' ')}` }],
  };
}

export const diceChecks: readonly LintRule<QuickShotFact>[] = [
  diceCountMismatch,
  alteredBasePool,
  alteredTargetNumber,
  outOfRangeFace,
];
