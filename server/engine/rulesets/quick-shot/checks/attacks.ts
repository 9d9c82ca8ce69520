/** Checks of attacks and of avoiding or accepting them. */
import { add, addAll, between, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Announcement, NameRef } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { deedKind, deedsOf, type Deed } from '../deeds.ts';
import { effectOf } from '../attempts/difficulty.ts';
import { factsOf, type Accepts, type Action, type QuickShotFact } from '../facts.ts';
import type { RoundContext } from '../round-context.ts';
import { isAccepted, threatsIn } from '../threats.ts';
import { actionKind } from '../vocabulary.ts';
import { foundInAttempts, foundInRounds, missingInRounds } from './written.ts';

export const undescribedAttack: LintRule<QuickShotFact> = {
  id: 'undescribed-attack',
  severity: 'warning',
  title: 'An attack without consequences',
  explanation:
    'The GM doesn’t roll an attack, but tells the player what it does to a character who doesn’t avoid it. Without ' +
    'that, the player can’t decide whether the character should.',
  messages: { nothing: 'Nothing says what happens to {name} if this attack isn’t avoided; write it after “on hit”' },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  combatant the Thug (he) of the Host
  round 1
    the Thug: punches Tom.
              ^^^^^^^
+     on hit "bruised ribs"
    Tom: gambles on "the door behind him".
      easy "roll with it" avoids the Thug
      common "reach the door"
`),
  check: ({ scenario }) => missingInRounds(scenario, ({ context }) => undescribed(context)),
};

function undescribed({ threats, round }: RoundContext): readonly Finding[] {
  return round.announcements.flatMap((announcement) => {
    const on = [
      ...new Set(threats.filter(({ deed }) => deed.announcement === announcement).map((threat) => threat.on)),
    ];
    const isDescribed =
      announcement.prose.some(({ kind }) => kind === 'on hit') ||
      factsOf(announcement.clauses, 'deals wound').length > 0;
    if (on.length === 0 || isDescribed) return [];
    return [
      found(undescribedAttack, 'nothing', announcement.verb.source, naming('name', ...on), {
        fixes: [add('on hit "…"', announcement.source)],
      }),
    ];
  });
}

export const unansweredAttack: LintRule<QuickShotFact> = {
  id: 'unanswered-attack',
  severity: 'warning',
  title: 'An attack that nobody answers',
  explanation:
    'Once the player has heard what an attack would do, they say how their character tries to avoid it, or that the ' +
    'character accepts it. An attack that is neither avoided nor accepted hits.',
  messages: { neither: '{Name} neither avoids nor accepts the attack by {foe}, so it hits; say which' },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  combatant the Thug (he) of the Host
  round 1
    the Thug: punches Tom.
                      ^^^
      on hit "bruised ribs"
    Tom: gambles on "the door behind him".
+     common "dodge" avoids the Thug
      common "reach the door"
`),
  check: ({ scenario }) => missingInRounds(scenario, ({ context }) => unanswered(context)),
};

/** One finding for all attackers of a character in one sentence. */
function unanswered(context: RoundContext): readonly Finding[] {
  const open = context.threats.filter(
    (threat) => !isAccepted(context.cast, threat, context.deeds) && !isAvoided(context, threat.on, threat.deed.actor),
  );
  return context.round.announcements.flatMap((announcement) => {
    const here = open.filter(({ deed }) => deed.announcement === announcement);
    return [...new Set(here.map(({ on }) => on))].map((on) => {
      const foes = here.filter((threat) => threat.on === on).map(({ deed }) => deed.actor);
      const at =
        announcement.targets.find((ref) => fightersNamed(context.cast, [ref]).includes(on))?.source ??
        announcement.verb.source;
      return found(
        unansweredAttack,
        'neither',
        at,
        { ...naming('name', on), ...naming('foe', ...foes) },
        { fixes: answers(context, on, foes, announcement) },
      );
    });
  });
}

function isAvoided({ cast, deeds }: RoundContext, on: Fighter, foe: Fighter): boolean {
  return deeds.some(
    ({ actor, announcement: { clauses } }) =>
      actor === on && factsOf(clauses, 'action').some(({ avoids }) => fightersNamed(cast, avoids).includes(foe)),
  );
}

/**
 * Written below the character’s announcement, as another action if it is a gamble; a character without one gets an
 * announcement that waits.
 */
function answers(
  { deeds }: RoundContext,
  on: Fighter,
  foes: readonly Fighter[],
  attack: Announcement<QuickShotFact>,
): readonly Fix[] {
  const own = deeds.filter(({ actor }) => actor === on);
  const gamble = own.find((deed) => deedKind(deed) === 'gamble');
  const accepts = `accepts ${list(foes.map(({ called }) => called))}`;
  const [first] = own;
  if (first === undefined) return lastOf(attack).map((at) => addAll([`${on.called}: waits`, accepts], at));
  return [...(gamble === undefined ? [] : [addAll(dodges(foes), below(gamble))]), add(accepts, below(gamble ?? first))];
}

function below({ announcement }: Deed): Source {
  return announcement.source;
}

/** One action for each attacker, distinguished by whom it avoids (qs-099). */
function dodges(foes: readonly Fighter[]): readonly string[] {
  return foes.map(({ called }) => `common "dodge${foes.length === 1 ? '' : ` ${called}`}" avoids ${called}`);
}

/** The source of the last sentence of an announcement, as far as it is known. */
function lastOf({ source, clauses, prose }: Announcement<QuickShotFact>): readonly Source[] {
  const below = [clauses.at(-1), prose.at(-1)].flatMap((each) => each?.source ?? []);
  return below.length > 1 ? [] : [below[0] ?? source];
}

export const acceptedAndAvoidedAttack: LintRule<QuickShotFact> = {
  id: 'accepted-and-avoided-attack',
  severity: 'error',
  title: 'An attack that is both accepted and avoided',
  explanation:
    'A player decides whether their character tries to avoid the damage. If the attack is accepted, nothing is ' +
    'rolled against it.',
  messages: {
    both: '{Name} avoids the attack by {foe}, so it isn’t accepted; keep one of the two',
    avoided: 'Avoided here',
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
    Tom: gambles on "the door behind him".
      common "reach the door"
      easy "roll with it" avoids the Thug
-     accepts the Thug
                  ^^^^
`),
  check: ({ scenario }) =>
    foundInRounds(scenario, ({ context }) =>
      context.deeds.flatMap((deed) =>
        factsOf(deed.announcement.clauses, 'accepts').flatMap((accepts) =>
          accepts.whose.flatMap((ref) => both(context, deed, accepts, ref)),
        ),
      ),
    ),
};

/** Those who don’t attack at all are reported by another check. */
function both({ cast, deeds, threats }: RoundContext, deed: Deed, accepts: Accepts, ref: NameRef): readonly Finding[] {
  const foes = fightersNamed(cast, [ref]).filter((foe) =>
    threats.some((threat) => threat.on === deed.actor && threat.deed.actor === foe),
  );
  const own = deeds.filter(({ actor }) => actor === deed.actor);
  const avoiding = own.flatMap(({ announcement }) =>
    factsOf(announcement.clauses, 'action').map((action) => ({
      announcement,
      action,
      whom: fightersNamed(cast, action.avoids),
    })),
  );
  const avoided = avoiding.find(({ whom }) => foes.some((foe) => whom.includes(foe)));
  if (avoided === undefined) return [];
  const isOnlyOne = avoided.whom.length === 1;
  return [
    found(
      acceptedAndAvoidedAttack,
      'both',
      ref.source,
      { ...naming('name', deed.actor), ...naming('foe', ...foes) },
      {
        related: [{ source: avoided.action.source, message: 'avoided' }],
        fixes: [
          without(
            accepts,
            fightersNamed(
              cast,
              accepts.whose.filter((each) => each !== ref),
            ),
            deed,
          ),
          ...(isOnlyOne ? [{ ...remove(avoided.action, avoided.announcement), title: 'Don’t avoid it' }] : []),
        ],
      },
    ),
  ];
}

function without(accepts: Accepts, rest: readonly Fighter[], { announcement }: Deed): Fix {
  const mended =
    rest.length === 0
      ? remove(accepts, announcement)
      : write(`accepts ${list(rest.map(({ called }) => called))}`, accepts.source);
  return { ...mended, title: 'Don’t accept it' };
}

export const avoidanceWithoutAttack: LintRule<QuickShotFact> = {
  id: 'avoidance-without-attack',
  severity: 'error',
  title: 'Nothing to avoid',
  explanation:
    'A character can avoid or accept an attack that an opponent makes on them in the same round. Without one, there ' +
    'is no damage to avoid.',
  messages: {
    none: '{Foe} doesn’t attack {name} in round {number}, so there is nothing to avoid or accept',
    others: '{Foe} doesn’t attack {name} in round {number}; only an attack by {others} can be avoided or accepted',
    players:
      '{Foe} is a player’s character too, and the rules don’t cover attacks among them: here {foe} gambles on it, ' +
      'and it can’t be avoided or accepted',
  },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  combatant the Thug (he) of the Host
  combatant the Boss (he) of the Host
  round 1
    the Thug: punches Tom.
      on hit "bruised ribs"
    Tom: gambles on "the door behind him".
      common "reach the door"
-     easy "roll with it" avoids the Boss
                                     ^^^^
-     accepts the Thug
+     easy "roll with it" avoids the Thug
`),
  check: ({ scenario }) =>
    missingInRounds(scenario, ({ context }) =>
      context.deeds.filter(({ actor }) => !actor.isNpc).flatMap((deed) => answering(context, deed)),
    ),
};

function answering(context: RoundContext, deed: Deed): readonly Finding[] {
  return deed.announcement.clauses.flatMap((fact) => {
    if (fact.kind !== 'action' && fact.kind !== 'accepts') return [];
    const refs = fact.kind === 'action' ? fact.avoids : fact.whose;
    return refs.flatMap((ref) => nothing(context, deed, fact, { ref, isOnly: refs.length === 1 }));
  });
}

interface Named {
  readonly ref: NameRef;
  readonly isOnly: boolean;
}

/** An attack by somebody who is out of the fight is still written, and avoiding it may not be the mistake. */
function nothing(
  { cast, round }: RoundContext,
  { actor, announcement }: Deed,
  fact: Action | Accepts,
  { ref, isOnly }: Named,
): readonly Finding[] {
  const foes = fightersNamed(cast, [ref]);
  const everybody = announcement.actors.flatMap((each) => fightersNamed(cast, [each]));
  const attackers = [
    ...new Set(
      threatsIn(cast, deedsOf(cast, round))
        .filter(({ on }) => everybody.includes(on))
        .map(({ deed }) => deed.actor),
    ),
  ];
  if (foes.length === 0 || foes.some((foe) => attackers.includes(foe))) return [];
  const data = {
    ...naming('foe', ...foes),
    ...naming('name', actor),
    number: round.number,
    others: list(attackers.map(({ called }) => called)),
  };
  const left = fact.kind === 'accepts' ? remove(fact, announcement) : otherwise(fact, 'Remove it', '');
  const message = foes.some((foe) => attacksAmongPlayers(cast, deedsOf(cast, round), foe, actor))
    ? 'players'
    : attackers.length === 0
      ? 'none'
      : 'others';
  return [
    found(avoidanceWithoutAttack, message, ref.source, data, {
      fixes: isOnly ? [...attackers.map((foe) => instead(fact, foe)), left] : [],
    }),
  ];
}

/** An attack by a player’s character on another is a gamble, and the text lets nobody avoid it (qa-39). */
function attacksAmongPlayers(cast: Cast, deeds: readonly Deed[], foe: Fighter, on: Fighter): boolean {
  return (
    !foe.isNpc &&
    deeds.some(
      ({ actor, announcement: { kind, targets } }) =>
        actor === foe && actionKind(kind) === 'attack' && fightersNamed(cast, targets).includes(on),
    )
  );
}

function instead(fact: Action | Accepts, { called }: Fighter): Fix {
  return fact.kind === 'accepts'
    ? write(`accepts ${called}`, fact.source)
    : otherwise(fact, `Write “avoids ${called}”`, ` avoids ${called}`);
}

/** Replaces the names that an action avoids. */
function otherwise(action: Action, title: string, words: string): Fix {
  return { title, certain: false, intents: [{ do: 'replace', at: avoiding(action), with: words }] };
}

/** The range from the end of an action’s words to the last name that it avoids. */
function avoiding({ words, avoids }: Action): NameRef['source'] {
  const behind = { ...words.source, start: words.source.end };
  return between(behind, avoids.at(-1)?.source ?? behind);
}

export const sharedAvoidance: LintRule<QuickShotFact> = {
  id: 'shared-avoidance',
  severity: 'warning',
  title: 'One action against several attacks',
  explanation:
    'Each attack takes a separate action to avoid: three thugs who punch are three easy actions, in addition to ' +
    'whatever else the character does.',
  messages: { shared: 'This one action avoids {attacks}; each attack takes a separate action' },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  combatant the Thug (he) of the Host
  combatant the Boss (he) of the Host
  round 1
    the Thug: punches Tom.
      on hit "bruised ribs"
    the Boss: kicks Tom.
      on hit "a split lip"
    Tom: gambles on "the door behind him".
      common "reach the door"
-     easy "roll with it" avoids the Thug and the Boss
                                     ^^^^^^^^^^^^^^^^^
+     easy "roll with it" avoids the Thug
+     easy "step aside" avoids the Boss
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, ({ deed }, { context }) =>
      factsOf(deed.announcement.clauses, 'action').flatMap((action) => shared(action, avoided(context, deed, action))),
    ),
};

/** The number of an opponent’s attacks that one action is to avoid. */
interface Avoided {
  readonly foe: Fighter;
  readonly attacks: number;
}

/**
 * If an opponent has more attacks than there are actions against them, the first action takes all that are left over.
 */
function avoided({ cast, round }: RoundContext, { actor }: Deed, action: Action): readonly Avoided[] {
  const deeds = deedsOf(cast, round);
  const threats = threatsIn(cast, deeds).filter(({ on }) => on === actor);
  const actions = deeds
    .filter((deed) => deed.actor === actor)
    .flatMap(({ announcement: { clauses } }) => factsOf(clauses, 'action'));
  return fightersNamed(cast, action.avoids).flatMap((foe) => {
    const attacks = threats.filter(({ deed }) => deed.actor === foe).length;
    const against = actions.filter(({ avoids }) => fightersNamed(cast, avoids).includes(foe));
    return attacks === 0
      ? []
      : [{ foe, attacks: against[0] === action ? Math.max(1, attacks + 1 - against.length) : 1 }];
  });
}

function shared(action: Action, all: readonly Avoided[]): readonly Finding[] {
  const [first, last] = [action.avoids[0], action.avoids.at(-1)];
  if (all.reduce((sum, { attacks }) => sum + attacks, 0) < 2 || first === undefined || last === undefined) return [];
  const said = all.map(
    ({ foe: { called }, attacks }) => `${attacks === 1 ? 'an attack' : `${attacks} attacks`} of ${called}`,
  );
  return [
    found(
      sharedAvoidance,
      'shared',
      between(first.source, last.source),
      { attacks: list(said) },
      { fixes: [split(action, all)] },
    ),
  ];
}

/** Actions are identified by their words, so each but the first says which attack it is about. */
function split({ words, difficulty, after, source }: Action, all: readonly Avoided[]): Fix {
  const each = all.flatMap(({ foe: { called }, attacks }) =>
    Array.from({ length: attacks }, (_, at) => ({ called, about: at === 0 ? called : `${called}, attack ${at + 1}` })),
  );
  const level =
    difficulty === undefined
      ? 'action'
      : effectOf(difficulty.text) === undefined
        ? `difficulty ${difficulty.text}`
        : difficulty.text;
  const [first = '', ...others] = each.map(
    ({ called, about }, index) =>
      `${level} ${quoted(index === 0 ? words.text : `${words.text}: ${about}`)} avoids ` +
      `${called}${after === undefined ? '' : ` after ${quoted(after.text)}`}`,
  );
  return {
    title: 'Give each attack its own action',
    certain: false,
    intents: [
      { do: 'replace', at: source, with: first },
      ...others.map((text) => ({ do: 'add sentence after' as const, at: source, text })),
    ],
  };
}

export const attackChecks: readonly LintRule<QuickShotFact>[] = [
  unansweredAttack,
  undescribedAttack,
  avoidanceWithoutAttack,
  sharedAvoidance,
  acceptedAndAvoidedAttack,
];
