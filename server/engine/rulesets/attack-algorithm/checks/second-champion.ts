/** A second champion of one side. */
import { sideOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { sideWords } from '../../../play/words.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { factsOf, type AttackFact, type Champion } from '../facts.ts';
import { keepOne } from './mending.ts';
import { naming } from '../../../checking/naming.ts';
import { saidTogether } from './sayings.ts';
import { writtenRounds } from './written.ts';

export const secondChampion: LintRule<AttackFact> = {
  id: 'second-champion',
  severity: 'error',
  title: 'A second champion',
  explanation:
    'A side nominates one of its own as champion. Of two named at the head of one round the first counts, of two named before the rounds the last; a round may name another than the one before it.',
  messages: {
    second:
      '{Name} can’t be champion beside {other}, who is on the same side: only {counts} counts; keep one of the two',
    allied:
      '{Name} can’t be champion beside {other}, who is on a side allied with {side}: allied sides attack together here, and only {counts} counts; keep one of the two',
    first: 'This side has its champion here',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  round 1
    champion Ilse.
+   Ilse: attacks Brok.
+   Tam: attacks Brok.
+ round 2
    champion Tam.
             ^^^
    Ilse: attacks Brok.
    Tam: attacks Brok.
`),
  *check({ scenario }) {
    const { cast } = writtenRounds(scenario);
    const heads = new Set(scenario.rounds.map(({ facts }) => facts));
    for (const facts of saidTogether(scenario)) yield* seconds(cast, factsOf(facts, 'champion'), heads.has(facts));
  },
};

function* seconds(cast: Cast, champions: readonly Champion[], ofRound: boolean): Iterable<Finding> {
  const named = new Map<string, { readonly champion: Fighter; readonly fact: Champion }>();
  for (const fact of champions) {
    const [champion] = fightersNamed(cast, [fact.who]);
    if (champion === undefined) continue;
    const first = named.get(champion.group);
    if (first !== undefined && first.champion !== champion) {
      const own = sideIn(cast, champion);
      const data = {
        ...naming('name', champion),
        ...naming('other', first.champion),
        counts: (ofRound ? first.champion : champion).called,
        side: own,
      };
      yield found(secondChampion, own === sideIn(cast, first.champion) ? 'second' : 'allied', fact.who.source, data, {
        fixes: keepOne(fact, first.fact),
        related: [{ source: first.fact.source, message: 'first' }],
      });
    }
    if (first === undefined || !ofRound) named.set(champion.group, { champion, fact });
  }
}

/** The name of somebody’s own side, as `the Watch`. */
function sideIn({ stage }: Cast, { combatant }: Fighter): string {
  const side = sideOf(stage, combatant);
  return side === undefined ? combatant.side.text : sideWords(side.name, side.alone);
}
