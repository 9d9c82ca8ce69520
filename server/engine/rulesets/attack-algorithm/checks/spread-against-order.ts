/** Hits that fall first on somebody whom the text ranks behind another. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { NameRef } from '../../../scenario.ts';
import { fightersNamed } from '../cast.ts';
import { isWeaker, type Enemy } from '../enemies.ts';
import { factsOf, type AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { SideAttack } from '../side-attack.ts';
import { write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { foundInAttacks } from './written.ts';

export const spreadAgainstOrder: LintRule<AttackFact> = {
  id: 'spread-against-order',
  severity: 'warning',
  title: 'Hits against the order of the text',
  explanation:
    'Where hits can’t be shared evenly, enemies with light defences or inferior form get more than those with strong defences or superior form. The Host’s word counts all the same; it is needed only where the text doesn’t rank them.',
  messages: {
    stronger:
      '{Name} comes first here, and {other} has lighter defences or an inferior form, so by the text the hits left over fall on {other}',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    Attack Bonus 2
  combatant Brok (he) of the Host
    defends partially
  combatant Cur (he) of the Host
    defends barely
  round 1
-   hits fall first on Brok.
                       ^^^^
+   hits fall first on Cur.
    Ilse: attacks Brok and Cur.
`),
  check: ({ scenario }) =>
    foundInAttacks(scenario, (side, plan) => [...orderAgainst(side, plan), ...sharesAgainst(side, plan)]),
};

function orderAgainst({ enemies, order }: SideAttack, { context: { cast, facts } }: RoundPlan): readonly Finding[] {
  const names =
    factsOf(facts, 'hits first').findLast((fact) =>
      fightersNamed(cast, fact.order).some((fighter) => order.includes(fighter)),
    )?.order ?? [];
  return names.flatMap((name, index) => {
    const before = new Set(fightersNamed(cast, names.slice(0, index)));
    const own = fightersNamed(cast, [name]);
    return enemies
      .filter(({ fighter }) => own.includes(fighter))
      .slice(0, 1)
      .flatMap((enemy) => {
        const other = enemies.find(
          (each) => !own.includes(each.fighter) && !before.has(each.fighter) && isWeaker(each, enemy),
        );
        if (other === undefined) return [];
        const later = names.slice(index + 1).find((ref) => fightersNamed(cast, [ref]).includes(other.fighter));
        return [stronger(enemy, other, name, later)];
      });
  });
}

/** More hits for somebody than for whoever the text would give them to. */
function sharesAgainst({ enemies, shares }: SideAttack, { context: { cast, round } }: RoundPlan): readonly Finding[] {
  const hitsOn = ({ fighter }: Enemy): number => shares.get(fighter.name) ?? 0;
  return factsOf(round.facts, 'shares')
    .flatMap((fact) => fact.shares)
    .flatMap(({ who }) => {
      const named = fightersNamed(cast, [who]);
      const enemy = enemies.find(({ fighter }) => named.includes(fighter));
      const other =
        enemy === undefined ? undefined : enemies.find((each) => isWeaker(each, enemy) && hitsOn(each) < hitsOn(enemy));
      return enemy === undefined || other === undefined ? [] : [stronger(enemy, other, who, undefined)];
    });
}

/** Mended by the other’s name; where both are named they change places. */
function stronger(enemy: Enemy, other: Enemy, name: NameRef, later: NameRef | undefined): Finding {
  const { intents, ...fix } = write(other.fighter.called, name.source);
  return found(
    spreadAgainstOrder,
    'stronger',
    name.source,
    { ...naming('name', enemy.fighter), ...naming('other', other.fighter) },
    {
      fixes: [
        {
          ...fix,
          intents: later === undefined ? intents : [...intents, ...write(enemy.fighter.called, later.source).intents],
        },
      ],
    },
  );
}
