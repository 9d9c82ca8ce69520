/** Checks of a gamble’s goal, risk and failure, and of whether it is made. */
import { add, append, remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { derive } from '../../../derive/index.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { belowAnnouncement, unsaid } from '../../../rewriting.ts';
import type { Prose, Scenario } from '../../../scenario.ts';
import { isGivenUp, type Attempt } from '../attempts/attempt.ts';
import { wordsKey } from '../cast.ts';
import { lastFact, type QuickShotFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import { rollsNotMade } from '../problems.ts';
import { letHappen } from './mending.ts';
import { rollsFact } from './pinned-rolls.ts';
import { foundInAttempts, missingInAttempts, writtenPlans } from './written.ts';

function failureTexts({
  deed: {
    announcement: { prose },
  },
}: Attempt): readonly Prose[] {
  return prose.filter(({ kind }) => kind === 'on failure');
}

const again =
  /\b(?:tr(?:y|ies)(?: \w+)? (?:again|once more|anew)|retr(?:y|ies)|(?:has|have|gets?|takes?|makes?|needs?) another (?:try|attempt|go)|starts? (?:over|again)|tr(?:y|ies) until \w+ (?:works?|succeeds?|gives?|manages?))\b/u;

const unchanged =
  /\b(?:nothing (?:at all )?(?:happens|changes|comes of it)|nothing (?:else )?(?:has changed|follows)|no (?:effect|change|result)|(?:everything|all|it) stays as it (?:is|was))\b/u;

const fillers =
  /\b(?:the|a|an|he|she|it|they|you|and|but|so|then|just|simply|only|can|may|must|might|will|has to|have to|got to|to|there|is|are|for now|next round|next time|yet|here|still)\b/gu;

/** Whether the text says only that it is tried again. */
function saysAgain({ text }: Prose): boolean {
  return saysLittleMore(text, again);
}

/** Whether the text says only that nothing happens. */
function saysNothing({ text }: Prose): boolean {
  return saysLittleMore(text, unchanged) || /^\W*nothing\W*$/iu.test(text);
}

/** At most one word, such as a name, may be left when these phrases are removed. */
function saysLittleMore(text: string, phrase: RegExp): boolean {
  const plain = text.toLowerCase().replaceAll('’', "'");
  if (!phrase.test(plain)) return false;
  const left = [phrase, again, unchanged]
    .reduce((words, each) => words.replace(each, ' '), plain)
    .replaceAll(fillers, ' ');
  return (left.match(/\p{L}+/gu) ?? []).length <= 1;
}

export const missingGoal: LintRule<QuickShotFact> = {
  id: 'missing-goal',
  severity: 'warning',
  title: 'A gamble without a goal',
  explanation:
    'Every gamble begins with the result that the player wants for the character. What the difficulties are, ' +
    'and what success means, follows from that.',
  messages: { goal: 'Nothing says what {name} wants; write it after “{verb}”, as in {verb} on “the far gate”' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
-   Rose: gambles.
          ^^^^^^^
+   Rose: gambles on "the far gate".
      common "run"
`),
  check: ({ scenario }) => missingInAttempts(scenario, aimless),
};

/** Any other verb says something about the goal. */
function aimless({
  deed: {
    actor,
    announcement: { verb, object },
  },
}: Attempt): readonly Finding[] {
  if (object !== undefined || verb.text !== 'gambles') return [];
  return [
    found(
      missingGoal,
      'goal',
      verb.source,
      { ...naming('name', actor), verb: verb.text },
      { fixes: [append(' on "…"', verb.source)] },
    ),
  ];
}

export const unspokenRisk: LintRule<QuickShotFact> = {
  id: 'unspoken-risk',
  severity: 'warning',
  title: 'A roll without its risk',
  explanation:
    'Before the roll, the GM says what could happen, and the player decides with that in mind whether to go on.',
  messages: {
    risk: 'The dice are pinned here, and nothing says what was at risk; add what the GM said before the roll',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
+     risk "the dogs wake up"
      rolls 5 5 6 7 1 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => missingInAttempts(scenario, unspoken),
};

/** Only compulsion checks that a player asks for need a risk, which another check looks at. */
function unspoken(attempt: Attempt): readonly Finding[] {
  const [rolls, { announcement }] = [rollsFact(attempt), attempt.deed];
  if (
    attempt.kind !== 'gamble' ||
    attempt.unrolled !== undefined ||
    rolls === undefined ||
    lastFact(announcement.clauses, 'risk') !== undefined
  )
    return [];
  return [found(unspokenRisk, 'risk', rolls.source, {}, { fixes: [add('risk "…"', announcement.source)] })];
}

export const stakelessGamble: LintRule<QuickShotFact> = {
  id: 'stakeless-gamble',
  severity: 'warning',
  title: 'A failure that means trying again',
  explanation:
    'An attempt is a gamble if success is in doubt and failure matters. Something that can simply be repeated until ' +
    'it works needs no dice.',
  messages: {
    again:
      'If failure only means trying again, nothing needs to be rolled; let it succeed in time, or say what failing ' +
      'costs',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      hard "pick the lock"
-     on failure "she tries again"
                 ^^^^^^^^^^^^^^^^^
+     on failure "she tries again, and the dogs hear her"
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, (attempt) =>
      failureTexts(attempt)
        .filter(saysAgain)
        .map(({ source }) => found(stakelessGamble, 'again', source, {}, { fixes: happening(attempt) })),
    ),
};

/** Resisting a temptation or attacking somebody isn’t just a matter of time. */
function happening({ kind, deed: { announcement } }: Attempt): readonly Fix[] {
  const { object, targets } = announcement;
  return kind !== 'gamble' || object === undefined || targets.length > 0 ? [] : [letHappen(announcement, object.text)];
}

export const unchangedFailure: LintRule<QuickShotFact> = {
  id: 'unchanged-failure',
  severity: 'info',
  title: 'A failure that changes nothing',
  explanation:
    'When an attempt fails, the GM finds another result that follows from the situation. It needn’t be bad, but it’s ' +
    'usually not interesting if everything stays as it was.',
  messages: { nothing: 'Nothing changes if this fails, which is usually not interesting; say what happens instead' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      hard "pick the lock"
-     on failure "nothing happens"
                 ^^^^^^^^^^^^^^^^^
+     on failure "nothing happens at the gate, but a light goes on in the house"
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, (attempt) =>
      failureTexts(attempt)
        .filter((text) => saysNothing(text) && !saysAgain(text))
        .map((text) =>
          found(
            unchangedFailure,
            'nothing',
            text.source,
            {},
            {
              fixes: [
                {
                  title: 'Leave it to the GM',
                  certain: false,
                  intents: unsaid(belowAnnouncement(attempt.deed.announcement), [text]),
                },
              ],
            },
          ),
        ),
    ),
};

export const rollNotMade: LintRule<QuickShotFact> = {
  id: 'roll-not-made',
  severity: 'error',
  title: 'Dice for an attempt that isn’t made',
  explanation:
    'Nobody rolls if the GM has ruled an attempt out, or if the player has heard the difficulty and the risk and ' +
    'goes no further.',
  messages: {
    declined: 'The player goes no further, so these dice aren’t rolled; remove one or the other',
    'ruled out': 'The GM has ruled this out, so these dice aren’t rolled; remove one or the other',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      declines "too many dogs"
-     rolls 5 5 6 7 1 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, unmade),
};

function unmade(attempt: Attempt): readonly Finding[] {
  const [[rolls], { announcement }] = [rollsNotMade(attempt), attempt.deed];
  const [declined, ruledOut] = [
    lastFact(announcement.clauses, 'declined'),
    lastFact(announcement.clauses, 'ruled out'),
  ];
  const why = declined ?? ruledOut;
  if (rolls === undefined || why === undefined) return [];
  const isOneOfTwo = declined !== undefined && ruledOut !== undefined;
  return [
    found(
      rollNotMade,
      why.kind,
      rolls.source,
      {},
      {
        fixes: [
          remove(rolls, announcement),
          ...(isOneOfTwo
            ? []
            : [
                {
                  ...remove(why, announcement),
                  title: `Remove “${why.kind === 'declined' ? 'declines' : 'ruled out'}”`,
                },
              ]),
        ],
      },
    ),
  ];
}

export const attemptRuledOut: LintRule<QuickShotFact> = {
  id: 'attempt-ruled-out',
  severity: 'warning',
  title: 'An attempt at what is ruled out',
  explanation:
    'What the GM has ruled out isn’t attempted, so it isn’t rolled for. If things have changed since then, it is a ' +
    'different goal, and its words say so.',
  messages: {
    goal:
      'The GM has ruled this out for {name} in round {number}, but it is still attempted; remove one or the other, ' +
      'or say in the goal what has changed',
    out: 'Ruled out here',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "catching the train".
      ruled out "nobody outruns a train"
  round 2
-   Rose: gambles on "catching the train".
                     ^^^^^^^^^^^^^^^^^^^^
+   Rose: gambles on "catching the train, now that it brakes".
      overwhelming "run"
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, (attempt, plan) => (isGivenUp(attempt) ? [] : forbidden(scenario, attempt, plan))),
};

function forbidden(scenario: Scenario<QuickShotFact>, attempt: Attempt, plan: RoundPlan): readonly Finding[] {
  const {
    actor,
    announcement: { object },
  } = attempt.deed;
  const earlier = ruledOutBefore(scenario, attempt, plan).findLast(
    ({ attempt: { deed } }) =>
      deed.actor.name === actor.name && wordsKey(deed.announcement.object?.text ?? '') === wordsKey(object?.text ?? ''),
  );
  const ruling = earlier && lastFact(earlier.attempt.deed.announcement.clauses, 'ruled out');
  if (object === undefined || earlier === undefined || ruling === undefined) return [];
  return [
    found(
      attemptRuledOut,
      'goal',
      object.source,
      { ...naming('name', actor), number: earlier.number },
      {
        fixes: [{ ...remove(ruling, earlier.attempt.deed.announcement), title: 'Remove “ruled out”' }],
        related: [{ source: ruling.source, message: 'out' }],
      },
    ),
  ];
}

interface RuledOut {
  readonly attempt: Attempt;
  readonly number: number;
}

/** Those that certainly come before it: in the same round, and in earlier rounds that every course plays. */
function ruledOutBefore(scenario: Scenario<QuickShotFact>, attempt: Attempt, plan: RoundPlan): readonly RuledOut[] {
  const { number } = plan.context.round;
  const before = ruledOutAnyway(scenario).filter((each) => each.number < number);
  return [...before, ...ruledOutOf({ ...plan, attempts: plan.attempts.slice(0, plan.attempts.indexOf(attempt)) })];
}

/** Those of the rounds that every course plays. */
const ruledOutAnyway = derive(
  'quick-shot/attempts ruled out',
  (scenario: Scenario<QuickShotFact>): readonly RuledOut[] =>
    writtenPlans(scenario)
      .filter(({ context: { round } }) => round.when === 'always')
      .flatMap(ruledOutOf),
);

function ruledOutOf({ attempts, context: { round } }: RoundPlan): readonly RuledOut[] {
  return attempts.flatMap((attempt) =>
    attempt.unrolled?.fault === 'ruled out' ? [{ attempt, number: round.number }] : [],
  );
}

export const gambleChecks: readonly LintRule<QuickShotFact>[] = [
  missingGoal,
  unspokenRisk,
  stakelessGamble,
  unchangedFailure,
  rollNotMade,
  attemptRuledOut,
];
