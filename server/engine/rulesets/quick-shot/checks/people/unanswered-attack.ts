/** An attack on a character that nobody avoids or accepts. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { list } from '../../../../play/words.ts';
import type { Announcement } from '../../../../scenario.ts';
import type { Source } from '../../../../source.ts';
import { fightersNamed, type Fighter } from '../../cast.ts';
import { deedKind, type Deed } from '../../deeds.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import type { RoundContext } from '../../round-context.ts';
import { isAccepted } from '../../threats.ts';
import { missingInRounds } from '../written.ts';
import { add, addAll } from '../../../../checking/mending.ts';

export const unansweredAttack: LintRule<QuickShotFact> = {
  id: 'unanswered-attack',
  severity: 'warning',
  title: 'An attack that nobody answers',
  explanation:
    'Once the player has heard what an attack would do, they say how their character tries to avoid it, or that it is taken as it comes. An attack of which neither is said hits.',
  messages: { neither: '{Name} neither avoids nor accepts the attack of {foe}, so it hits; say which' },
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

/** One finding for all who attack a character in one sentence. */
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
 * Below what the character announces, as an action more where it is a gamble; a character who announces nothing waits
 * for it.
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

/** One action for each attacker, told apart by whom it avoids (qs-099). */
function dodges(foes: readonly Fighter[]): readonly string[] {
  return foes.map(({ called }) => `common "dodge${foes.length === 1 ? '' : ` ${called}`}" avoids ${called}`);
}

/** Where the last sentence of an announcement stands, as far as that can be told. */
function lastOf({ source, clauses, prose }: Announcement<QuickShotFact>): readonly Source[] {
  const below = [clauses.at(-1), prose.at(-1)].flatMap((each) => each?.source ?? []);
  return below.length > 1 ? [] : [below[0] ?? source];
}
