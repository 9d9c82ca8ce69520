/** A second champion of one side. */
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import { fightersNamed, type Cast } from '../cast.ts';
import { factsOf, type AttackFact, type Champion } from '../facts.ts';
import { keepOne, write } from './mending.ts';
import { naming } from './naming.ts';
import { saidTogether } from './sayings.ts';
import { writtenRounds } from './written.ts';

export const secondChampion: LintRule<AttackFact> = {
  id: 'second-champion',
  severity: 'error',
  title: 'A second champion',
  explanation: 'A side nominates one of its own as champion. Of two named at the head of one round the first counts, of two named before the rounds the last; a round may name another than the one before it.',
  messages: {
    second: '{Name} can’t be champion beside {other}, who is on the same side: only {counts} counts; keep one of the two',
    several: '“{name}” is {bodies}, and a champion is one of them: {counts} counts; name one',
    first: 'This side has its champion here',
  },
  bad: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Tam (he) of the Players
combatant Brok (he) of the Host
round 1
  champion Ilse.
  champion Tam.
//         ^^^
  Ilse: attacks Brok.
  Tam: attacks Brok.
`,
  good: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Tam (he) of the Players
combatant Brok (he) of the Host
round 1
  champion Ilse.
  Ilse: attacks Brok.
  Tam: attacks Brok.
round 2
  champion Tam.
  Ilse: attacks Brok.
  Tam: attacks Brok.
`,
  *check({ scenario }) {
    const { cast } = writtenRounds(scenario);
    const heads = new Set(scenario.rounds.map(({ facts }) => facts));
    for (const facts of saidTogether(scenario)) yield* seconds(cast, factsOf(facts, 'champion'), heads.has(facts));
  },
};

function* seconds(cast: Cast, champions: readonly Champion[], ofRound: boolean): Iterable<Finding> {
  const named = new Map<string, { readonly name: string; readonly fact: Champion }>();
  for (const fact of champions) {
    const bodies = fightersNamed(cast, [fact.who]);
    const counts = ofRound ? bodies[0] : bodies.at(-1);
    if (counts === undefined) continue;
    if (bodies.length > 1) {
      const names = bodies.map(({ called }) => called);
      yield found(secondChampion, 'several', fact.who.source, { name: fact.who.text, bodies: list(names), counts: counts.called }, { fixes: names.map((name) => write(name, fact.who.source)) });
    }
    const first = named.get(counts.group);
    if (first !== undefined && first.name !== counts.called) {
      yield found(secondChampion, 'second', fact.who.source, { ...naming('name', counts), other: first.name, counts: ofRound ? first.name : counts.called }, {
        fixes: keepOne(fact, first.fact), related: [{ source: first.fact.source, message: 'first' }],
      });
    }
    if (first === undefined || !ofRound) named.set(counts.group, { name: counts.called, fact });
  }
}
