/** A wound, weakness or fatigue by words that nobody has it by. */
import { likeliestWords, meantWords } from '../../../../checking/likely-words.ts';
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Words } from '../../../../scenario.ts';
import { wordsKey, type Fighter } from '../../cast.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { conditionOf } from '../../fight.ts';
import type { RoundPlan } from '../../plan.ts';
import { missingInRounds } from '../written.ts';
import { woundsByThen } from './dealt.ts';
import { hindrancesOf } from './hindrances.ts';
import { remove, write } from '../../../../checking/mending.ts';
import { withoutEntry } from './mending.ts';

export const unknownHindrance: LintRule<QuickShotFact> = {
  id: 'unknown-hindrance',
  severity: 'error',
  title: 'A wound or weakness that nobody has',
  explanation:
    'Wounds, weaknesses and fatigue are called by the words in quotes with which they are written. Words by which somebody has nothing at that time add no action, get no worse and heal nothing.',
  messages: {
    none: '{Name} has no wound, weakness or fatigue “{words}” in round {number}',
    near: '{Name} has no wound, weakness or fatigue “{words}” in round {number}; did you mean “{near}”?',
    nobody: 'Nobody has a wound or fatigue “{words}” when round {number} begins, so nothing ends here',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    easy wound "a grazed forearm" on "firing a gun"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
-     despite "a grased forearm"
              ^^^^^^^^^^^^^^^^^^
+     despite "a grazed forearm"
`),
  check: ({ scenario }) =>
    missingInRounds(scenario, (plan) => {
      const byThen = woundsByThen(scenario, plan.context);
      return [...inAttempts(plan, byThen), ...atHead(plan, byThen), ...ended(plan, byThen)];
    }),
};

/** The words of wounds that somebody may have come by in the rounds so far, however their dice fell. */
type ByThen = (fighter: Fighter) => readonly string[];

/** Of several who announce something together it is enough that one has it. */
function inAttempts(plan: RoundPlan, byThen: ByThen): readonly Finding[] {
  return plan.attempts.flatMap(({ deed }) => {
    const { announcement, actor } = deed;
    const own = announcement.clauses.filter(
      ({ kind }) => kind === 'worsens' || kind === 'despite' || kind === 'leaving out',
    );
    const together = own.length === 0 ? [] : plan.attempts.filter((other) => other.deed.announcement === announcement);
    const all = together.flatMap((other) => [
      ...hindrancesOf(plan, other.deed).map(({ words }) => words),
      ...byThen(other.deed.actor),
    ]);
    return own.flatMap((fact) => {
      if (fact.kind === 'worsens') return unknown(plan, actor, fact.wound, { all, left: remove(fact, announcement) });
      if (fact.kind !== 'despite' && fact.kind !== 'leaving out') return [];
      const word = fact.kind === 'despite' ? 'despite' : 'without';
      return fact.what.flatMap((entry) =>
        unknown(plan, actor, entry, { all, left: withoutEntry({ fact, word, all: fact.what }, entry, announcement) }),
      );
    });
  });
}

/** Wounds that heal, as things stand after what is said before it. */
function atHead({ head, found: before, context }: RoundPlan, byThen: ByThen): readonly Finding[] {
  return head.flatMap(({ fact, who }, index) => {
    if (fact.kind !== 'heals') return [];
    const { wounds } = conditionOf(head[index - 1]?.after ?? before, who.name);
    return unknown({ context }, who, fact.wound, {
      all: [...wounds.map(({ words }) => words), ...byThen(who)],
      left: remove(fact),
    });
  });
}

function ended({ found: before, context: { cast, round } }: RoundPlan, byThen: ByThen): readonly Finding[] {
  const ends = factsOf(round.facts, 'no longer');
  const all =
    ends.length === 0
      ? []
      : [...cast.fighters.values()].flatMap((fighter) => {
          const { wounds, fatigue } = conditionOf(before, fighter.name);
          return [
            ...wounds.map(({ words }) => words),
            ...(fatigue?.words === undefined ? [] : [fatigue.words]),
            ...byThen(fighter),
          ];
        });
  return ends.flatMap((fact) => {
    if (all.some((words) => wordsKey(words) === wordsKey(fact.words.text))) return [];
    return [
      found(
        unknownHindrance,
        'nobody',
        fact.words.source,
        { words: fact.words.text, number: round.number },
        { fixes: [...meant(fact.words, all), remove(fact)] },
      ),
    ];
  });
}

interface Known {
  readonly all: readonly string[];
  readonly left: Fix;
}

function unknown(
  { context }: Pick<RoundPlan, 'context'>,
  who: Fighter,
  words: Words,
  { all, left }: Known,
): readonly Finding[] {
  if (all.some((each) => wordsKey(each) === wordsKey(words.text))) return [];
  const near = meantWords(words.text, all, wordsKey)?.words;
  const data = { ...naming('name', who), words: words.text, number: context.round.number, near: near ?? '' };
  return [
    found(unknownHindrance, near === undefined ? 'none' : 'near', words.source, data, {
      fixes: [...meant(words, all), left],
    }),
  ];
}

function meant(words: Words, all: readonly string[]): readonly Fix[] {
  return likeliestWords(words.text, all, wordsKey).map((name) => write(quoted(name), words.source));
}
