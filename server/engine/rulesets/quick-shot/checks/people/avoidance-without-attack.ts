/** Somebody avoids, or accepts, an attack that there isn’t. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { list } from '../../../../play/words.ts';
import type { NameRef } from '../../../../scenario.ts';
import { fightersNamed, type Cast, type Fighter } from '../../cast.ts';
import { deedsOf, type Deed } from '../../deeds.ts';
import { actionKind } from '../../vocabulary.ts';
import type { Accepts, Action, QuickShotFact } from '../../facts.ts';
import type { RoundContext } from '../../round-context.ts';
import { threatsIn } from '../../threats.ts';
import { missingInRounds } from '../written.ts';
import { between, remove, write } from '../../../../checking/mending.ts';

export const avoidanceWithoutAttack: LintRule<QuickShotFact> = {
  id: 'avoidance-without-attack',
  severity: 'error',
  title: 'Nothing to avoid',
  explanation:
    'What is avoided or accepted is an attack that an opponent makes on this very character in the same round. Without one there is no damage to avoid.',
  messages: {
    none: '{Foe} doesn’t attack {name} in round {number}, so there is nothing to avoid or accept',
    others: '{Foe} doesn’t attack {name} in round {number}; it is {others} whose attack can be avoided or accepted',
    players:
      '{Foe} is a character of the players too, and the text is silent on attacks among them: here {foe} gambles on it, and it can’t be avoided or accepted',
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

/** An attack by somebody who is out of the fight is written, and may not be the writer’s mistake here. */
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
  const left = fact.kind === 'accepts' ? remove(fact, announcement) : otherwise(fact, 'Leave it out', '');
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

/** An attack on one’s own is a gamble, and nothing that the text lets anybody avoid (qa-39). */
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
    : otherwise(fact, `Write avoids ${called}`, ` avoids ${called}`);
}

/** The action with other words for whom it avoids. */
function otherwise(action: Action, title: string, words: string): Fix {
  return { title, certain: false, intents: [{ do: 'replace', at: avoiding(action), with: words }] };
}

/** From behind the words of an action to the last of those whom it avoids. */
function avoiding({ words, avoids }: Action): NameRef['source'] {
  const behind = { ...words.source, start: words.source.end };
  return between(behind, avoids.at(-1)?.source ?? behind);
}
