/** Checks of what opponents do and have. */
import { add, remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type Intent, type LintRule } from '../../../finding.ts';
import { quoted } from '../../../words/quoting.ts';
import { belowAnnouncement, unsaid } from '../../../rewriting.ts';
import type { Announcement, NameRef, Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { castOf, fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { effectOf } from '../attempts/difficulty.ts';
import { factsOf, type Action, type QuickShotFact, type TakesWound, type Wound } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import type { RoundPlan } from '../plan.ts';
import { knownVerb } from '../verbs.ts';
import { actionKind } from '../vocabulary.ts';
import {
  foundInAnnouncements,
  foundInBlocks,
  headFacts,
  isAll,
  isOpponents,
  missingInAttempts,
  type Announced,
} from './written.ts';

/** An opponent who is targeted, chased or fled from, with the action that avoids their attack, if any. */
interface Met {
  readonly foe: Fighter;
  readonly ref: NameRef;
  readonly action?: Action;
}

/** Nobody if everything is already easy. */
function opponentsMet(cast: Cast, { deed: { announcement }, needs }: Attempt): readonly Met[] {
  const { verb, targets, beside = [], clauses } = announcement;
  const avoided = factsOf(clauses, 'action')
    .filter((action) => needs.some(({ source, effect }) => source === action.source && effect > 1))
    .flatMap((action) => action.avoids.flatMap((ref) => met(cast, ref, action)));
  if (!needs.some(({ nature, effect }) => nature === 'primary' && effect > 1)) return avoided;
  const against = (isRace(verb.text) ? beside : []).flatMap((ref) => met(cast, ref));
  return [
    ...targets.flatMap((ref) => met(cast, ref)),
    ...against.filter(({ foe }) => avoided.every((other) => other.foe !== foe)),
    ...avoided,
  ];
}

function met(cast: Cast, ref: NameRef, action?: Action): readonly Met[] {
  return fightersNamed(cast, [ref])
    .filter(({ isNpc }) => isNpc)
    .map((foe) => ({ foe, ref, ...(action === undefined ? {} : { action }) }));
}

/**
 * Whether the verb opposes somebody’s movement or attack to that of the people named with it. The text’s examples are
 * chasing somebody and dodging their fire; getting away from somebody is a chase seen from the other end.
 */
function isRace(verb: string): boolean {
  const basis = knownVerb(verb)?.basis;
  return basis === 'chasing' || basis === 'moving' || basis === 'avoiding' || gettingAway.has(verb);
}

const gettingAway: ReadonlySet<string> = new Set(['flees', 'runs away', 'escapes', 'breaks free']);

export const npcAttackRoll: LintRule<QuickShotFact> = {
  id: 'npc-attack-roll',
  severity: 'error',
  title: 'Dice for an opponent’s attack',
  explanation:
    'The GM doesn’t roll attacks. The players hear what an attack would do to a character, and the character’s roll ' +
    'to avoid it decides whether it does. So an attack has no dice, actions or difficulties.',
  messages: {
    rolls: 'Nobody rolls for {name}, so these dice mean nothing; the character who is attacked rolls to avoid it',
    dice: 'Nobody rolls for {name}, so there is no number of dice or target number to change',
    action:
      'Nobody rolls for {name}, so an attack has no actions; write what it does after “on hit”, and let the ' +
      'character who is attacked avoid it',
  },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  combatant the Thug (he) of the Host
  round 1
    the Thug: punches Tom.
-     common "land a blow"
      ^^^^^^^^^^^^^^^^^^^^
-     rolls 5 5 6 7 8 1 2 3
      ^^^^^^^^^^^^^^^^^^^^^
      on hit "bruised ribs"
    Tom: gambles on "the door behind him".
      easy "roll with it" avoids the Thug
      common "reach the door"
`),
  check: ({ scenario }) => foundInAnnouncements(scenario, rolled),
};

function rolled(announced: Announced): readonly Finding[] {
  const { announcement, actors } = announced;
  if (!isAll(announced, 'threat')) return [];
  return announcement.clauses.flatMap((fact) => {
    const message = messageFor(fact);
    return message === undefined
      ? []
      : [
          found(npcAttackRoll, message, fact.source, naming('name', ...actors), {
            fixes: [remove(fact, announcement, true)],
          }),
        ];
  });
}

function messageFor(fact: QuickShotFact): 'rolls' | 'action' | 'dice' | undefined {
  if (fact.kind === 'foreign') return fact.what === 'pool' || fact.what === 'target' ? 'dice' : undefined;
  return fact.kind === 'rolls' || fact.kind === 'action' ? fact.kind : undefined;
}

export const npcBet: LintRule<QuickShotFact> = {
  id: 'npc-bet',
  severity: 'warning',
  title: 'An opponent’s bet',
  explanation:
    'A bet of Willpower adds dice to a roll. Nobody rolls for an opponent, so there is nothing to add them to.',
  messages: { bet: 'Nobody rolls for {name}, so there are no dice that a bet could add to' },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  combatant the Thug (he) of the Host
  round 1
    the Thug: punches Tom.
      on hit "bruised ribs"
-     bets 1 WP
      ^^^^^^^^^
    Tom: gambles on "the door behind him".
      easy "roll with it" avoids the Thug
      common "reach the door"
`),
  check: ({ scenario }) => foundInAnnouncements(scenario, bets),
};

function bets({ announcement, actors }: Announced): readonly Finding[] {
  if (!actors.every(({ isNpc }) => isNpc)) return [];
  return factsOf(announcement.clauses, 'bet').map((bet) =>
    found(npcBet, 'bet', bet.source, naming('name', ...actors), { fixes: [remove(bet, announcement, true)] }),
  );
}

export const npcGamble: LintRule<QuickShotFact> = {
  id: 'npc-gamble',
  severity: 'warning',
  title: 'An opponent who gambles',
  explanation:
    'Only the players roll. Apart from attacks on characters, what an opponent does simply happens, or a character ' +
    'gambles to prevent it; the text has no roll for an opponent’s own gamble or temptation.',
  messages: {
    gamble:
      'Only players’ characters gamble, so nothing is rolled for {name}; say that it happens, or let a character ' +
      'gamble against it',
    check: 'Only players’ characters make compulsion checks, so nothing is rolled for {name}; say what happens',
  },
  ...example(`
  scenario "The depot"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  combatant the Guard (he) of the Host
  round 1
-   the Guard: gambles on "locking the gate in time".
               ^^^^^^^
-     common "turn the key"
-     risk "the key breaks"
+   the Guard: does "locking the gate in time".
    Rose: gambles on "the far side of the gate".
      common "slip through"
`),
  check: ({ scenario }) => foundInAnnouncements(scenario, gambling),
};

/** Verbs that say only that something is attempted. */
const attempting: ReadonlySet<string> = new Set(['gambles', 'tries', 'attempts']);

/** If nothing asks for a roll, as for `runs`, it clearly just happens. */
function gambling(announced: Announced): readonly Finding[] {
  const { announcement, actors } = announced;
  const { verb, kind } = announcement;
  if (!isAll(announced, 'unrolled gamble')) return [];
  const isCheck = actionKind(kind) === 'compulsion check';
  if (!isCheck && !attempting.has(verb.text) && ownClauses(announced).length === 0) return [];
  return [
    found(npcGamble, isCheck ? 'check' : 'gamble', verb.source, naming('name', ...actors), {
      fixes: happens(announced, isCheck),
    }),
  ];
}

/** Clauses that belong to an attempt; another check reports bets. */
function ownClauses({ announcement: { clauses } }: Announced): readonly QuickShotFact[] {
  return clauses.filter(({ kind }) => kind !== 'bet' && kind !== 'deals wound');
}

/** Rewrites the goal as a deed; for a compulsion check, as resisting. */
function happens({ announcement }: Announced, isCheck: boolean): readonly Fix[] {
  const { verb, object, clauses } = announcement;
  if (object?.source.sentence !== verb.source.sentence) return [];
  const intents: readonly Intent[] = [
    {
      do: 'replace',
      at: { ...verb.source, end: object.source.end },
      with: `does ${quoted(isCheck ? `resist ${object.text}` : object.text)}`,
    },
    ...unsaid(belowAnnouncement(announcement), clauses),
  ];
  return [{ title: 'Say that it happens', certain: false, intents }];
}

export const npcWoundAction: LintRule<QuickShotFact> = {
  id: 'npc-wound-action',
  severity: 'error',
  title: 'An opponent’s wound with an action',
  explanation:
    'A character’s wound adds an action to their rolls. Nobody rolls for an opponent: the GM decides by their wounds ' +
    'what they can still do, and a wound may make it easier to deal with them.',
  messages: {
    action:
      'Nobody rolls for {name}, so “{words}” adds no action; remove the difficulty, and write what becomes easier ' +
      'below the attempt',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  combatant the Runner (he) of the Host
-   easy wound "a lame leg" on "running"
    ^^^^
+   wound "a lame leg" on "running"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* inBlocks(scenario);
    yield* atHeads(scenario);
  },
};

function inBlocks(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const { fighters } = castOf(scenario);
  return foundInBlocks(scenario, (fact, name) => {
    if (fact.kind !== 'wound' || !isOpponents(scenario, name)) return [];
    return withAction(fact, naming('name', { called: fighters.get(name)?.called ?? name }), {
      at: { ...fact.source, end: fact.words.source.start },
      text: 'wound ',
    });
  });
}

function atHeads(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const cast = castOf(scenario);
  return factsOf(headFacts(scenario), 'takes wound').flatMap((fact) => {
    const who = fightersNamed(cast, fact.who);
    if (who.length === 0 || who.some(({ isNpc }) => !isNpc)) return [];
    const behind = fact.who.at(-1)?.source.end ?? fact.source.start;
    const text = fact.who.length > 1 ? ' have a wound ' : ' has a wound ';
    return withAction(fact, naming('name', ...who), {
      at: { ...fact.source, start: behind, end: fact.words.source.start },
      text,
    });
  });
}

/** The text before the words of a wound without a difficulty. */
interface Without {
  readonly at: Source;
  readonly text: string;
}

/** Invalid difficulties are reported by another check. */
function withAction(
  { difficulty, words }: Wound | TakesWound,
  names: Finding['data'],
  { at, text }: Without,
): readonly Finding[] {
  if (difficulty === undefined || effectOf(difficulty.text) === undefined) return [];
  const left: Fix = { title: 'Remove the difficulty', certain: true, intents: [{ do: 'replace', at, with: text }] };
  return [found(npcWoundAction, 'action', difficulty.source, { ...names, words: words.text }, { fixes: [left] })];
}

export const overlookedOpponentWound: LintRule<QuickShotFact> = {
  id: 'overlooked-opponent-wound',
  severity: 'info',
  title: 'A hurt opponent who is no easier to deal with',
  explanation:
    'When an opponent is hurt, some things may become easier for the characters: catching a man with a leg wound, or ' +
    'dodging the fire of one with a broken arm. Whether and by how much is up to the GM. This check looks at ' +
    'opponents who are attacked, chased, approached or fled from, and at those whose attacks are avoided.',
  messages: {
    hurt: '{Foe} has a wound, “{words}”; if it makes this easier, write by how much, as in 1 easier “{words}”',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  combatant the Runner (he) of the Host
    wound "a lame leg"
  round 1
    Rose: grabs the Runner.
                    ^^^^^^
+     1 easier "a lame leg"
      hard "catch him up"
`),
  check: ({ scenario }) => missingInAttempts(scenario, overlooked),
};

/** Nothing if something is already written to be easier. */
function overlooked(attempt: Attempt, plan: RoundPlan): readonly Finding[] {
  const { announcement } = attempt.deed;
  const isEasier = factsOf(announcement.clauses, 'change').some(({ way }) => way === 'easier');
  if (isEasier || attempt.unrolled !== undefined) return [];
  return opponentsMet(plan.context.cast, attempt).flatMap((met) => hurt(plan, met, announcement));
}

function hurt(
  { context }: RoundPlan,
  { foe, ref, action }: Met,
  { source }: Announcement<QuickShotFact>,
): readonly Finding[] {
  const wound = conditionOf(context.fight, foe.name).wounds.at(-1);
  if (wound === undefined) return [];
  const easier = `1 easier ${quoted(wound.words)}${action === undefined ? '' : ` for ${quoted(action.words.text)}`}`;
  return [
    found(
      overlookedOpponentWound,
      'hurt',
      ref.source,
      { ...naming('foe', foe), words: wound.words },
      { fixes: [add(easier, action?.source ?? source)] },
    ),
  ];
}

export const opponentChecks: readonly LintRule<QuickShotFact>[] = [
  npcAttackRoll,
  npcGamble,
  npcBet,
  npcWoundAction,
  overlookedOpponentWound,
];
