/** A defence against something that nobody attacks with. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import { weaponsOf } from '../attacks.ts';
import { isSameThing } from '../defences.ts';
import type { Announcement } from '../../../scenario.ts';
import { factsOf, type AttackFact, type Defence } from '../facts.ts';
import { isAnythingUnread } from '../../../unread.ts';
import { remove, write } from '../../../checking/mending.ts';
import { partlyNamed } from './partly-named.ts';
import { sayings } from '../../../checking/sayings.ts';
import { traitsSaid } from './sayings.ts';
import { allPlans } from './written.ts';

export const defenceForUnusedAttack: LintRule<AttackFact> = {
  id: 'defence-for-unused-attack',
  severity: 'info',
  title: 'A defence against nobody’s attack',
  explanation:
    'A defence that names an attack counts against that attack alone. Where nobody attacks with it, it changes nothing in this scenario.',
  messages: { unused: 'Nothing that anybody attacks with here is called “{thing}”, so this defence never counts' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    carries arrows
  combatant Brok (he) of the Host
-   defends fully against arrows, fire
                                  ^^^^
+   defends fully against arrows
  round 1
    Ilse: shoots Brok with her arrows.
`),
  *check({ scenario }) {
    if (isAnythingUnread(scenario)) return;
    const moments = allPlans(scenario).map(({ context }) => context);
    const used = new Set(
      moments.flatMap(({ cast, attacks }) =>
        attacks.flatMap((attack) => attack.weapon ?? weaponsOf(cast, attack.actor)),
      ),
    );
    if (moments.every(({ attacks }) => attacks.length === 0)) return;
    const places = [...traitsSaid(scenario).map((facts) => ({ facts, announcement: undefined })), ...sayings(scenario)];
    yield* eachOnce(
      places.flatMap(({ facts, announcement }) =>
        factsOf(facts, 'defence').flatMap((fact) => unused(fact, used, announcement)),
      ),
    );
  },
};

/** Mended by the weapon that may be meant, or by taking the defence out, where it names nothing else. */
function unused(
  fact: Defence,
  used: ReadonlySet<string>,
  announcement: Announcement<AttackFact> | undefined,
): readonly Finding[] {
  return fact.against
    .filter(({ id, text }) => [...used].every((weapon) => !isSameThing(id ?? text, weapon)))
    .map(({ id, text, source }) =>
      found(
        defenceForUnusedAttack,
        'unused',
        source,
        { thing: id ?? text },
        {
          fixes: [
            ...partlyNamed(id ?? text, [...used]).map((weapon) => write(weapon, source)),
            ...(fact.against.length === 1 ? [remove(fact, announcement)] : []),
          ],
        },
      ),
    );
}
