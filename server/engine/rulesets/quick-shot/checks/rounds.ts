/** Checks of rounds: initiative, second attempts, and sentences that do nothing. */
import { add, remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { belowAnnouncement, withoutFact } from '../../../rewriting.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Prose, Scenario } from '../../../scenario.ts';
import { isGivenUp, type Attempt } from '../attempts/attempt.ts';
import { castOf, fightersNamed } from '../cast.ts';
import type { DeedKind } from '../deeds.ts';
import { factsOf, type QuickShotFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import {
  foundInAnnouncements,
  foundInBlocks,
  foundInRounds,
  headFacts,
  isOpponents,
  type Announced,
} from './written.ts';

/** The messages of a sentence that does nothing. */
type IdleMessage = 'threat' | 'nothing' | 'attempt' | 'opponent' | 'check';

type Kind = QuickShotFact['kind'];

/** Clauses that belong to a roll, other than actions, dice and bets. */
const ofRolls: ReadonlySet<Kind> = new Set<Kind>([
  'using',
  'despite',
  'leaving out',
  'involves',
  'change',
  'serves',
  'risk',
  'vulgar',
  'called by',
  'tempted',
  'declined',
  'ruled out',
  'gives',
  'prefers',
  'critical',
  'pays',
  'squashes',
  'grave setback',
  'worsens',
]);

/** Nothing if it has an effect for any of those who announce it, or if another check reports it. */
export function idleClauses({ actors, kinds }: Announced, fact: QuickShotFact): IdleMessage | undefined {
  if (fact.kind === 'bet' && actors.every(({ isNpc }) => isNpc)) return undefined;
  if (fact.kind === 'foreign')
    return (fact.what === 'pool' || fact.what === 'target') && kinds.every((each) => each === 'without dice')
      ? 'nothing'
      : undefined;
  return inAll(kinds, (each) => clauseIn(each, fact.kind));
}

function clauseIn(of: DeedKind, kind: Kind): IdleMessage | undefined {
  switch (of) {
    case 'threat':
      return ofRolls.has(kind) || kind === 'accepts' ? 'threat' : undefined;
    case 'without dice':
      return ofRolls.has(kind) || kind === 'action' || kind === 'rolls' || kind === 'bet' || kind === 'deals wound'
        ? 'nothing'
        : undefined;
    case 'gamble':
      return kind === 'deals wound' ? 'attempt' : kind === 'called by' || kind === 'tempted' ? 'check' : undefined;
    case 'compulsion check':
      return kind === 'deals wound' ? 'attempt' : undefined;
    case 'unrolled gamble':
      return kind === 'deals wound' ? 'opponent' : undefined;
  }
}

/** The same for prose about an outcome. */
function idleProse({ kinds }: Announced, prose: Prose): IdleMessage | undefined {
  return inAll(kinds, (each) => proseIn(each, prose));
}

function proseIn(of: DeedKind, { kind, when }: Prose): IdleMessage | undefined {
  if (when === undefined) return undefined;
  const isHit = when === 'hit';
  switch (of) {
    case 'threat':
      return isHit ? undefined : 'threat';
    case 'without dice':
      return kind === 'on success' ? undefined : 'nothing';
    case 'gamble':
    case 'compulsion check':
      return isHit ? 'attempt' : undefined;
    case 'unrolled gamble':
      return isHit ? 'opponent' : undefined;
  }
}

/** The first message, if there is one for each actor. */
function inAll(
  kinds: readonly DeedKind[],
  messageIn: (kind: DeedKind) => IdleMessage | undefined,
): IdleMessage | undefined {
  const messages = kinds.map(messageIn);
  return messages.includes(undefined) ? undefined : messages[0];
}

export const initiativeOrder: LintRule<QuickShotFact> = {
  id: 'initiative-order',
  severity: 'error',
  title: 'Initiative',
  explanation:
    'Nobody goes first. The GM describes the situation, everybody says what their character does, difficulties and ' +
    'risks are discussed, and only then is anything rolled.',
  messages: { initiative: 'There is no initiative: everybody announces what they do, and then all dice are rolled' },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  round 1
-   initiative Tom 7
    ^^^^^^^^^^^^^^^^
    Tom: gambles on "the door behind him".
      common "reach the door"
`),
  *check({ scenario }) {
    const orders = factsOf(headFacts(scenario), 'foreign').filter(({ what }) => what === 'initiative');
    yield* orders.map((fact) =>
      found(initiativeOrder, 'initiative', fact.source, {}, { fixes: [remove(fact, undefined, true)] }),
    );
  },
};

export const secondAttemptInRound: LintRule<QuickShotFact> = {
  id: 'second-attempt-in-round',
  severity: 'warning',
  title: 'A second attempt in one round',
  explanation:
    'When a fight goes in rounds, each character has one action in each, or several at once in a multi-action. The ' +
    'GM may depart from that pattern; the scenario then calls the round loose.',
  messages: {
    second:
      '{Name} already attempts something in this round; make it one attempt with several actions, or call this a ' +
      'loose round',
    first: 'The first attempt',
  },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  round 1
    Tom: gambles on "the door behind him".
      common "reach the door"
-   Tom: gambles on "a weapon".
    ^^^
      common "grab the crowbar"
`),
  check: ({ scenario }) => foundInRounds(scenario, again),
};

/** Compulsion checks interrupt and don’t count; nor do attempts that the player or the GM gives up. */
function again(plan: RoundPlan): readonly Finding[] {
  const {
    context: { cast, round },
  } = plan;
  if (factsOf(round.facts, 'loose round').length > 0) return [];
  const made = plan.attempts.filter((attempt) => attempt.kind === 'gamble' && !isGivenUp(attempt));
  return made.flatMap((attempt, index) => {
    const { actor, announcement } = attempt.deed;
    const first = made.slice(0, index).find(({ deed }) => deed.actor === actor);
    if (first === undefined) return [];
    const at =
      announcement.actors.find((ref) => fightersNamed(cast, [ref]).includes(actor))?.source ?? announcement.source;
    return [
      found(secondAttemptInRound, 'second', at, naming('name', actor), {
        related: [{ source: first.deed.announcement.source, message: 'first' }],
        fixes: [...merging(plan, first, attempt), add('loose round "…"', round.source)],
      }),
    ];
  });
}

/**
 * Without its heading line, the actions of the second attempt belong to the first, if that is directly above it and at
 * most one bet and one roll are left.
 */
function merging({ context: { round } }: RoundPlan, first: Attempt, second: Attempt): readonly Fix[] {
  const [one, other] = [first.deed.announcement, second.deed.announcement];
  const isNext =
    round.announcements.indexOf(other) === round.announcements.indexOf(one) + 1 &&
    other.actors.length === 1 &&
    one.actors.length === 1;
  const isPlain =
    other.clauses.every(({ kind }) => kind !== 'bet' && kind !== 'rolls') &&
    factsOf(other.clauses, 'action').length > 0;
  return isNext && isPlain
    ? [{ title: 'Make it one attempt', certain: false, intents: [{ do: 'remove sentence', at: other.source }] }]
    : [];
}

export const idleClause: LintRule<QuickShotFact> = {
  id: 'idle-clause',
  severity: 'warning',
  title: 'A sentence that does nothing here',
  explanation:
    'Risks, resources, drives and the like belong to what is rolled, and only attempts of the players’ characters ' +
    'are rolled. What an attack does to somebody who doesn’t avoid it is written below an opponent’s attack. Who ' +
    'demands a compulsion check, or what else tempts somebody, is written below that check.',
  messages: {
    threat:
      'An opponent’s attack isn’t rolled, so this changes nothing; write it below the attempt of the character who ' +
      'is attacked',
    nothing: 'Nothing is rolled for “{verb}”, so this changes nothing',
    attempt:
      'This says what an opponent’s attack does to a character, and means nothing below an attempt; write “on ' +
      'success” for the result',
    opponent: 'Only an opponent’s attack on a character can hit, so this means nothing here',
    check: 'This belongs to a compulsion check, which “resists” announces, so it changes nothing here',
    owner: 'Nobody rolls for {name}, so this changes nothing',
  },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  combatant the Thug (he) of the Host
  round 1
    the Thug: punches Tom.
      on hit "bruised ribs"
-     risk "he trips"
      ^^^^^^^^^^^^^^^
    Tom: gambles on "the door behind him".
      easy "roll with it" avoids the Thug
      common "reach the door"
-     called by the GM "a hard man"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  round 2
    Tom: does "catch his breath behind the door".
-     common "listen"
      ^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* foundInAnnouncements(scenario, idle);
    yield* opponents(scenario);
  },
};

function idle(announced: Announced): readonly Finding[] {
  const { announcement } = announced;
  const data = { verb: announcement.verb.text };
  return [
    ...announcement.clauses.flatMap((fact) => {
      const message = idleClauses(announced, fact);
      return message === undefined
        ? []
        : [found(idleClause, message, fact.source, data, { fixes: [remove(fact, announcement)] })];
    }),
    ...announcement.prose.flatMap((prose) => {
      const message = idleProse(announced, prose);
      return message === undefined
        ? []
        : [
            found(idleClause, message, prose.source, data, {
              fixes: message === 'attempt' ? onSuccess(announced, prose) : [],
            }),
          ];
    }),
  ];
}

/** Moves the effect of an attack to its “on success”; not offered if “on hit” shares a sentence with anything else. */
function onSuccess({ announcement }: Announced, prose: Prose): readonly Fix[] {
  const without = withoutFact(belowAnnouncement(announcement), prose);
  if (without.do !== 'remove sentence') return [];
  return [
    {
      title: 'Write “on success”',
      certain: false,
      intents: [
        without,
        { do: 'add sentence after', at: announcement.source, text: `on success ${quoted(prose.text)}` },
      ],
    },
  ];
}

/** Drives and fatigue of those who never roll. */
function opponents(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const cast = castOf(scenario);
  const inBlocks = foundInBlocks(scenario, (fact, name) => {
    if ((fact.kind !== 'drive' && fact.kind !== 'fatigue') || !isOpponents(scenario, name)) return [];
    return [
      found(idleClause, 'owner', fact.source, naming('name', { called: cast.fighters.get(name)?.called ?? name }), {
        fixes: [remove(fact)],
      }),
    ];
  });
  const atHeads = factsOf(headFacts(scenario), 'tires').flatMap((fact) => {
    const who = fightersNamed(cast, fact.who);
    return who.length === 0 || who.some(({ isNpc }) => !isNpc)
      ? []
      : [found(idleClause, 'owner', fact.source, naming('name', ...who), { fixes: [remove(fact)] })];
  });
  return [...inBlocks, ...atHeads];
}

export const roundChecks: readonly LintRule<QuickShotFact>[] = [initiativeOrder, secondAttemptInRound, idleClause];
