/** An attack that is accepted and avoided by the same character. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { list } from '../../../../play/words.ts';
import type { NameRef } from '../../../../scenario.ts';
import { fightersNamed, type Fighter } from '../../cast.ts';
import type { Deed } from '../../deeds.ts';
import { factsOf, type Accepts, type QuickShotFact } from '../../facts.ts';
import type { RoundContext } from '../../round-context.ts';
import { foundInRounds } from '../written.ts';
import { remove, write } from '../../../../checking/mending.ts';

export const acceptedAndAvoidedAttack: LintRule<QuickShotFact> = {
  id: 'accepted-and-avoided-attack',
  severity: 'error',
  title: 'An attack that is both accepted and avoided',
  explanation:
    'A player decides whether their character tries to avoid the damage. What is accepted is taken as it comes, and nothing is rolled against it.',
  messages: {
    both: '{Name} avoids the attack of {foe}, so it isn’t accepted; keep one of the two',
    avoided: 'It is avoided here',
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

/** Of those who don’t attack at all something else is found. */
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
