/** Dice that are said to be more or fewer for another reason than a bet. */
import { example } from '../../../../example.ts';
import { found, eachOnce, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, type Advantage, type QuickShotFact, type Wound } from '../../facts.ts';
import { blocksIn, foundInAttempts } from '../written.ts';
import { cutBehind, removeBelow } from '../../../../checking/mending.ts';

export const alteredBasePool: LintRule<QuickShotFact> = {
  id: 'altered-base-pool',
  severity: 'error',
  title: 'Another number of dice',
  explanation:
    'Every attempt has 8 dice, and only a bet of Willpower adds any. Advantages make something possible or less difficult, and wounds add actions; neither gives or takes dice.',
  messages: {
    pool: 'Nothing but a bet changes the number of dice, so {name} rolls {size}; let what helps make an action easier, and what hinders make one harder',
    advantage: 'An advantage adds no dice: it makes something possible, or an action less difficult',
    wound: 'A wound takes no dice away: it adds an action, behind whose difficulty it is written',
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

/** “On everything” has no place that is remembered, so that it is written anew. */
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

/** A number that is right changes nothing. */
function ofPool({ deed: { actor, announcement }, pool: { size } }: Attempt): readonly Finding[] {
  return factsOf(announcement.clauses, 'foreign')
    .filter(({ what, number }) => what === 'pool' && number?.value !== size)
    .map((fact) =>
      found(
        alteredBasePool,
        'pool',
        fact.source,
        { name: actor.called, size: `${size} dice` },
        { fixes: [removeBelow(fact, announcement)] },
      ),
    );
}
