/** Something announced that doesn't happen. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { fightersNamed } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import { isOut } from '../fight.ts';
import type { RoundContext } from '../round-context.ts';
import type { RoundPlan } from '../plan.ts';
import { add } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { actorPlace } from './places.ts';
import { foundInRounds } from './written.ts';

export const idleAnnouncement: LintRule<AttackFact> = {
  id: 'idle-announcement',
  severity: 'warning',
  title: 'Something announced that doesn’t happen',
  explanation:
    'Who is out of the fight, by the Host’s word or without hit points where that is decided, does nothing until they are back in it. An attack needs somebody to fall on: an enemy who is still in the fight.',
  messages: {
    out: '{Name} is out of the fight, so this doesn’t happen',
    gone: '{Name} attacks {target}, who is out of the fight, so nothing comes of it; name somebody else, or nobody',
    nobody: '{Name} has nobody to attack, so nothing comes of it',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  combatant Cur (he) of the Host
  situation "a gate"
    Brok is out of the fight.
  round 1
-   Ilse: attacks Brok.
                  ^^^^
-   Brok: attacks Ilse.
    ^^^^
+   Ilse: attacks Cur.
`),
  check: ({ scenario }) => foundInRounds(scenario, idle),
};

/** One sentence for several bodies holds for those of them who can. */
function idle({ context, fight }: RoundPlan): readonly Finding[] {
  const able = new Set(
    [...context.attacks, ...context.checks, ...context.others].map(({ announcement }) => announcement),
  );
  return context.idle
    .filter(({ announcement }) => !able.has(announcement))
    .flatMap((deed) => (isOut(fight, deed.actor.name) ? [outOf(context, deed)] : withoutTarget(context, deed)));
}

type Idle = RoundContext['idle'][number];

function outOf({ cast, round }: RoundContext, deed: Idle): Finding {
  return found(idleAnnouncement, 'out', actorPlace(cast, deed), naming('name', deed.actor), {
    fixes: [add(`${deed.actor.called} is back in the fight.`, round.source)],
  });
}

/** An attack on nobody but allies, or on a name that nobody has, is found elsewhere. */
function withoutTarget({ cast, round }: RoundContext, { actor, announcement }: Idle): readonly Finding[] {
  const [first] = announcement.targets;
  if (first === undefined) return [found(idleAnnouncement, 'nobody', announcement.verb.source, naming('name', actor))];
  const gone = fightersNamed(cast, announcement.targets).filter(({ group }) => group !== actor.group);
  return gone.length === 0
    ? []
    : [
        found(
          idleAnnouncement,
          'gone',
          first.source,
          { ...naming('name', actor), ...naming('target', ...gone) },
          { fixes: gone.map(({ called }) => add(`${called} is back in the fight.`, round.source)) },
        ),
      ];
}
