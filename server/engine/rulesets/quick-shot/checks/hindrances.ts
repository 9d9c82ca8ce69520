/** Checks of the actions that wounds and weaknesses add to an attempt. */
import { likeliestWords, meantWords } from '../../../checking/likely-words.ts';
import { add, append, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Scenario, Words } from '../../../scenario.ts';
import { isPartlyUnread, mayLack } from '../../../unread.ts';
import { isGivenUp, type Attempt } from '../attempts/attempt.ts';
import { fightersNamed, wordsKey, type Fighter } from '../cast.ts';
import type { Deed } from '../deeds.ts';
import { factsOf, type Change, type Coping, type QuickShotFact, type Scoped } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { isRelevant } from '../attempts/needs.ts';
import { placeOf, type ActionResult } from '../attempts/outcome.ts';
import type { RoundPlan } from '../plan.ts';
import type { RoundContext } from '../round-context.ts';
import { foundInRolls, type PinnedRoll } from './pinned-rolls.ts';
import { withoutEntry } from './traits.ts';
import { foundInAttempts, missingInAttempts, missingInRounds, saidQuotes, tellingWords } from './written.ts';

interface Hindrance extends Scoped {
  readonly kind: 'wound' | 'weakness' | 'fatigue';
  readonly words: string;
}

/** The hindrances that a combatant has when the attempts of a round are made. */
function hindrancesOf({ context }: Pick<RoundPlan, 'context'>, { actor }: Pick<Deed, 'actor'>): readonly Hindrance[] {
  const { wounds, fatigue } = conditionOf(context.fight, actor.name);
  return [
    ...wounds.map(({ words, ...rest }): Hindrance => ({ kind: 'wound', words, ...scopeOf(rest) })),
    ...factsOf(actor.traits, 'weakness').map((weakness): Hindrance => ({
      kind: 'weakness',
      words: weakness.words.text,
      ...scopeOf(weakness),
    })),
    ...(fatigue === undefined
      ? []
      : [{ kind: 'fatigue', words: fatigue.words ?? 'fatigue', everything: true } as const]),
  ];
}

function scopeOf({ everything, scope }: Scoped): Scoped {
  return { ...(everything === undefined ? {} : { everything }), ...(scope === undefined ? {} : { scope }) };
}

function named(all: readonly Hindrance[], words: string): Hindrance | undefined {
  return all.find((each) => wordsKey(each.words) === wordsKey(words));
}

/** Whether its action is among those of the attempt. */
function counts(deed: Deed, hindrance: Hindrance): boolean {
  return isRelevant(deed, hindrance.words, hindrance);
}

/**
 * The words of wounds that attacks of earlier rounds may deal to them, and that rounds so far give them in any course.
 */
export function woundsByThen(
  { rounds }: Scenario<QuickShotFact>,
  { cast, round }: RoundContext,
): (fighter: Fighter) => readonly string[] {
  return (fighter) =>
    rounds
      .filter(({ number }) => number <= round.number)
      .flatMap(({ number, facts, announcements }) => [
        ...(number === round.number
          ? []
          : announcements.filter(({ targets }) => fightersNamed(cast, targets).includes(fighter))
        ).flatMap(({ clauses }) => factsOf(clauses, 'deals wound').map(({ words }) => words.text)),
        ...(isConditional(rounds, number)
          ? factsOf(facts, 'takes wound')
              .filter(({ who }) => fightersNamed(cast, who).includes(fighter))
              .map(({ words }) => words.text)
          : []),
      ]);
}

/** Whether the round is conditional; the happenings of one that is always played are certain. */
function isConditional(rounds: Scenario<QuickShotFact>['rounds'], number: number): boolean {
  return rounds.some((round) => round.number === number && round.when !== 'always');
}

/** Undefined if the wound has no action in the attempt. */
function fateOf({ attempt: { needs }, outcome: { fates } }: PinnedRoll, wound: string): ActionResult | undefined {
  return fates[placeOf(needs, `cope with ${wound}`)];
}

export const leftOutAction: LintRule<QuickShotFact> = {
  id: 'left-out-action',
  severity: 'error',
  title: 'An action that can’t be left out',
  explanation:
    'A wound, a weakness or fatigue adds its action to every attempt that it applies to, for as long as it lasts. ' +
    'Nobody chooses to leave it out; if the GM doesn’t want it to count, set it aside.',
  messages: {
    everything: 'The {kind} “{words}” applies to everything, so this attempt has its action; heal it, or set it aside',
    here:
      'The {kind} “{words}” applies to this attempt, so its action is there; remove what brings it in, or set it ' +
      'aside',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    common wound "a concussion" on everything
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
-     without "a concussion"
              ^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, ({ deed }, plan) => leftOut(plan, deed)),
};

function leftOut(plan: RoundPlan, deed: Deed): readonly Finding[] {
  const own = hindrancesOf(plan, deed);
  return factsOf(deed.announcement.clauses, 'leaving out').flatMap((fact) =>
    fact.what.flatMap((entry) => {
      const hindrance = named(own, entry.text);
      if (hindrance === undefined || !counts(deed, hindrance)) return [];
      const data = { words: entry.text, kind: hindrance.kind };
      return [
        found(leftOutAction, hindrance.everything === true ? 'everything' : 'here', entry.source, data, {
          fixes: [
            withoutEntry({ fact, word: 'without', all: fact.what }, entry, deed.announcement),
            ...settingAside(fact),
          ],
        }),
      ];
    }),
  );
}

/** The sentence that every game has for not counting something. */
function settingAside({ what, source }: Coping): readonly Fix[] {
  const [only] = what;
  if (only === undefined || what.length > 1) return [];
  const text = `sets aside ${quoted(only.text)}`;
  return [write(text, source)];
}

export const harderInsteadOfAction: LintRule<QuickShotFact> = {
  id: 'harder-instead-of-action',
  severity: 'error',
  title: 'A harder difficulty instead of an added action',
  explanation:
    'Damage, fatigue and vulgar effects don’t change the difficulty of what somebody attempts. Each adds its own ' +
    'action to the roll, which can fail by itself: then the wound gets worse, or paradox strikes.',
  messages: {
    add: 'The {kind} “{words}” adds its own action, and makes no other action harder; write “despite "{words}"”',
    counts: 'The {kind} “{words}” already adds its own action to this attempt, and makes no other action harder',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    easy wound "a grazed forearm" on "firing a gun"
  round 1
    Rose: gambles on "the lamp on the boat".
      common "shoot it out"
-     1 harder "a grazed forearm"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     despite "a grazed forearm"
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, ({ deed }, plan) =>
      factsOf(deed.announcement.clauses, 'change')
        .filter(({ way }) => way === 'harder')
        .flatMap((change) => harder(plan, deed, change)),
    ),
};

/**
 * The thing that makes it harder, if it is something that adds an action; a weakness may do either, as its block says.
 */
function harder(plan: RoundPlan, deed: Deed, change: Change): readonly Finding[] {
  const { because } = change;
  if (because === undefined) return [];
  const key = wordsKey(because.text);
  const effects = factsOf(deed.announcement.clauses, 'vulgar').map((vulgar) => ({
    kind: 'vulgar effect' as const,
    words: vulgar.words.text,
  }));
  const own = hindrancesOf(plan, deed).filter(({ kind }) => kind !== 'weakness');
  const cause = [...own, ...effects].find(({ kind, words }) => key.includes(wordsKey(words)) || key === others[kind]);
  if (cause === undefined) return [];
  const isThere = cause.kind === 'vulgar effect' || counts(deed, cause);
  const data = { kind: cause.kind, words: cause.words };
  return [
    found(harderInsteadOfAction, isThere ? 'counts' : 'add', change.source, data, {
      fixes: [mended(deed, change, isThere ? undefined : cause)],
    }),
  ];
}

/** The word for each kind. */
const others: Readonly<Record<'wound' | 'weakness' | 'fatigue' | 'vulgar effect', string>> = {
  wound: 'wound',
  weakness: 'weakness',
  fatigue: 'tired',
  'vulgar effect': 'vulgar',
};

/** If its exact words are given, the meaning is clear and the fix is certain. */
function mended({ announcement }: Deed, change: Change, missing: Pick<Hindrance, 'words'> | undefined): Fix {
  const isOnlyThat = missing !== undefined && wordsKey(change.because?.text ?? '') === wordsKey(missing.words);
  return missing === undefined
    ? remove(change, announcement)
    : write(`despite ${quoted(missing.words)}`, change.source, isOnlyThat);
}

export const outOfScopeWoundAction: LintRule<QuickShotFact> = {
  id: 'out-of-scope-wound-action',
  severity: 'warning',
  title: 'A wound that doesn’t apply to the attempt',
  explanation:
    'A wound adds its action to rolls that it is relevant to: a leg wound to attempts to move, not to talking. If an ' +
    'attempt says what it involves, a wound that affects something else doesn’t belong to it.',
  messages: {
    other:
      '“{words}” applies to {scope}, and this attempt involves {involved}; remove it, or say that {scope} is involved',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    hard wound "a broken leg" on "moving"
    minor weakness "A stammer": adds easy on "talking"
  round 1
    Rose: gambles on "the skipper’s help".
      common "talk him round"
      involves "talking"
-     despite "a broken leg"
              ^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, ({ deed }, plan) => outOfScope(plan, deed)),
};

function outOfScope(plan: RoundPlan, deed: Deed): readonly Finding[] {
  const { announcement } = deed;
  const involves = factsOf(announcement.clauses, 'involves');
  const involved = involves.flatMap(({ scopes }) => scopes);
  const last = involved.at(-1);
  if (last === undefined) return [];
  const own = hindrancesOf(plan, deed);
  return factsOf(announcement.clauses, 'despite').flatMap((fact) =>
    fact.what.flatMap((entry) => {
      const scope = named(own, entry.text)?.scope?.text;
      if (scope === undefined || involved.some(({ text }) => wordsKey(text) === wordsKey(scope))) return [];
      const data = { words: entry.text, scope: `“${scope}”`, involved: saidQuotes(involved.map(({ text }) => text)) };
      return [
        found(outOfScopeWoundAction, 'other', entry.source, data, {
          fixes: [
            withoutEntry({ fact, word: 'despite', all: fact.what }, entry, announcement),
            append(`, ${quoted(scope)}`, last.source),
          ],
        }),
      ];
    }),
  );
}

export const scopeNotNamed: LintRule<QuickShotFact> = {
  id: 'scope-not-named',
  severity: 'info',
  title: 'A wound that may apply to the attempt',
  explanation:
    'A wound or weakness that applies to some attempts counts for those that say that they involve its scope, or ' +
    'that they are made despite it. The name of an attempt doesn’t decide that: if the same word is in both, the ' +
    'scenario says whether it counts.',
  messages: {
    unsaid:
      '{Name} has the {kind} “{words}”, which applies to “{scope}”; write involves “{scope}” if it counts here, or ' +
      'without “{words}” if it doesn’t',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    hard wound "a broken leg" on "moving"
  round 1
    Rose: gambles on "the far side of the deck".
      common "moving across the planks"
             ^^^^^^^^^^^^^^^^^^^^^^^^^^
+     involves "moving"
`),
  check: ({ scenario }) => missingInAttempts(scenario, unsaid),
};

function unsaid(attempt: Attempt, plan: RoundPlan): readonly Finding[] {
  if (isGivenUp(attempt)) return [];
  const { deed } = attempt;
  const { clauses } = deed.announcement;
  const left = factsOf(clauses, 'leaving out')
    .flatMap(({ what }) => what)
    .map(({ text }) => wordsKey(text));
  return hindrancesOf(plan, deed).flatMap((hindrance) => {
    const { scope } = hindrance;
    if (scope === undefined || counts(deed, hindrance) || left.includes(wordsKey(hindrance.words))) return [];
    const distinctive = tellingWords(scope.text);
    const [where] = wordsOf(deed).filter(({ text }) => [...tellingWords(text)].some((word) => distinctive.has(word)));
    return where === undefined ? [] : [asked(deed, hindrance, scope, where)];
  });
}

/** The writer’s words for the attempt, its actions, and what is used. */
function wordsOf({ announcement: { object, clauses } }: Deed): readonly Words[] {
  const used = factsOf(clauses, 'using').flatMap(({ resources, how }) => [
    ...resources,
    ...(how === undefined ? [] : [how]),
  ]);
  return [...factsOf(clauses, 'action').map(({ words }) => words), ...(object === undefined ? [] : [object]), ...used];
}

function asked(deed: Deed, { kind, words }: Hindrance, scope: Words, where: Words): Finding {
  const { actor, announcement } = deed;
  const last = factsOf(announcement.clauses, 'involves')
    .flatMap(({ scopes }) => scopes)
    .at(-1);
  const involves: Fix =
    last === undefined
      ? add(`involves ${quoted(scope.text)}`, announcement.source)
      : append(`, ${quoted(scope.text)}`, last.source);
  return found(
    scopeNotNamed,
    'unsaid',
    where.source,
    { kind, words, scope: scope.text, ...naming('name', actor) },
    {
      fixes: [involves, add(`without ${quoted(words)}`, announcement.source)],
    },
  );
}

export const duplicateWoundAction: LintRule<QuickShotFact> = {
  id: 'duplicate-wound-action',
  severity: 'error',
  title: 'The action of a wound, asked for twice',
  explanation:
    'A wound adds one action to each attempt that it applies to, and so does a weakness or fatigue. If it applies to ' +
    'everything, it needn’t be named; naming it twice adds no more.',
  messages: {
    everything: '“{words}” applies to everything, and adds its one action without being named',
    again: '“{words}” is already named, and adds only one action to this attempt',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    common wound "a concussion" on everything
    easy wound "a grazed forearm"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
-     despite "a grazed forearm", "a concussion"
                                  ^^^^^^^^^^^^^^
-     despite "the grazed forearm"
              ^^^^^^^^^^^^^^^^^^^^
+     despite "a grazed forearm"
`),
  check: ({ scenario }) => foundInAttempts(scenario, ({ deed }, plan) => again(plan, deed)),
};

function again(plan: RoundPlan, deed: Deed): readonly Finding[] {
  const { announcement } = deed;
  const all = factsOf(announcement.clauses, 'despite').flatMap((fact) => fact.what.map((entry) => ({ fact, entry })));
  const own = hindrancesOf(plan, deed);
  return all.flatMap(({ fact, entry }, index) => {
    const isEverything = named(own, entry.text)?.everything === true;
    const isAgain = all.slice(0, index).some((before) => wordsKey(before.entry.text) === wordsKey(entry.text));
    if (!isEverything && !isAgain) return [];
    return [
      found(
        duplicateWoundAction,
        isAgain ? 'again' : 'everything',
        entry.source,
        { words: entry.text },
        {
          fixes: [withoutEntry({ fact, word: 'despite', all: fact.what }, entry, announcement, true)],
        },
      ),
    ];
  });
}

export const unknownHindrance: LintRule<QuickShotFact> = {
  id: 'unknown-hindrance',
  severity: 'error',
  title: 'A wound or weakness that nobody has',
  explanation:
    'Wounds, weaknesses and fatigue are referred to by their quoted words. If somebody has nothing with these words ' +
    'at that time, no action is added, and nothing gets worse or heals.',
  messages: {
    none: '{Name} has no wound, weakness or fatigue “{words}” in round {number}',
    near: '{Name} has no wound, weakness or fatigue “{words}” in round {number}. Did you mean “{near}”?',
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

/** The words of wounds that somebody may have received in the rounds so far, whatever the dice. */
type ByThen = (fighter: Fighter) => readonly string[];

/** If several announce something together, it is enough that one has it. */
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

/** Wounds that heal, by the state after the sentences before. */
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

export const misdirectedWorsening: LintRule<QuickShotFact> = {
  id: 'misdirected-worsening',
  severity: 'error',
  title: 'A wound that can’t get worse here',
  explanation:
    'A wound gets worse when its own action fails. An attempt that it doesn’t apply to puts it at no risk, and one ' +
    'in which its action succeeds keeps it safe, whatever happens to the other actions.',
  messages: {
    kept: 'The action of “{words}” succeeds in this roll, so the wound doesn’t get worse',
    idle:
      '“{words}” adds no action to this attempt, so it can’t get worse here; write despite “{words}” if it ' +
      'should count',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    common wound "a cut thigh" on "moving"
  round 1
    Rose: gambles on "the boat".
      risk "the gap is wide"
      hard "leap aboard"
      despite "a cut thigh"
-     worsens "a cut thigh": "the cut tears open"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      rolls 5 5 6 7 2 3 4 1
`),
  *check({ scenario }) {
    yield* foundInAttempts(scenario, (attempt, plan) => idle(scenario, attempt, plan));
    yield* foundInRolls(scenario, kept);
  },
};

/** Wounds that nobody has are reported by another check, and so are sentences below an attack. */
function idle(scenario: Scenario<QuickShotFact>, { deed, unrolled }: Attempt, plan: RoundPlan): readonly Finding[] {
  const { announcement } = deed;
  if (
    unrolled !== undefined ||
    isPartlyUnread(plan.context.round) ||
    scenario.unread === true ||
    announcement.actors.length > 1
  )
    return [];
  const own = hindrancesOf(plan, deed);
  return factsOf(announcement.clauses, 'worsens').flatMap((fact) => {
    const hindrance = named(own, fact.wound.text);
    if (hindrance === undefined || counts(deed, hindrance)) return [];
    const despite = write(`despite ${quoted(fact.wound.text)}`, fact.source);
    return [
      found(
        misdirectedWorsening,
        'idle',
        fact.source,
        { words: fact.wound.text },
        { fixes: [remove(fact, announcement), despite] },
      ),
    ];
  });
}

function kept(pinned: PinnedRoll): readonly Finding[] {
  const { announcement } = pinned.attempt.deed;
  return factsOf(announcement.clauses, 'worsens')
    .filter(({ wound }) => fateOf(pinned, wound.text) === 'met')
    .map((fact) =>
      found(
        misdirectedWorsening,
        'kept',
        fact.source,
        { words: fact.wound.text },
        { fixes: [remove(fact, announcement, true)] },
      ),
    );
}

export const silentInjuryFailure: LintRule<QuickShotFact> = {
  id: 'silent-injury-failure',
  severity: 'warning',
  title: 'A wound that should get worse',
  explanation:
    'When the action of a wound fails, something bad happens: a bruised muscle is sprained, stitches open. If the ' +
    'dice are pinned, that is known, and the scenario says what it is.',
  messages: { silent: '{Name} fails to cope with “{words}” in this roll, so the wound gets worse; say how' },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    common wound "a cut thigh" on "moving"
  round 1
    Rose: gambles on "the boat".
      risk "the gap is wide"
      easy "leap aboard"
      despite "a cut thigh"
              ^^^^^^^^^^^^^
+     worsens "a cut thigh" to hard: "the cut tears open"
      rolls 5 6 7 8 2 3 4 1
`),
  check: ({ scenario }) => foundInRolls(scenario, (pinned) => silent(scenario, pinned)),
};

function silent(scenario: Scenario<QuickShotFact>, pinned: PinnedRoll): readonly Finding[] {
  const {
    plan,
    attempt: {
      deed: { actor, announcement },
    },
  } = pinned;
  if (mayLack(scenario, plan.context.round)) return [];
  const lines = factsOf(announcement.clauses, 'worsens').map(({ wound }) => wordsKey(wound.text));
  const failed = hindrancesOf(plan, { actor }).filter(
    ({ kind, words }) => kind === 'wound' && fateOf(pinned, words) === 'failed' && !lines.includes(wordsKey(words)),
  );
  return failed.map(({ words }) => {
    const said = factsOf(announcement.clauses, 'despite')
      .flatMap(({ what }) => what)
      .find(({ text }) => wordsKey(text) === wordsKey(words));
    return found(
      silentInjuryFailure,
      'silent',
      said?.source ?? announcement.verb.source,
      { ...naming('name', actor), words },
      {
        fixes: [add(`worsens ${quoted(words)}: "…"`, announcement.source)],
      },
    );
  });
}

export const hindranceChecks: readonly LintRule<QuickShotFact>[] = [
  duplicateWoundAction,
  leftOutAction,
  outOfScopeWoundAction,
  unknownHindrance,
  harderInsteadOfAction,
  scopeNotNamed,
  silentInjuryFailure,
  misdirectedWorsening,
];
