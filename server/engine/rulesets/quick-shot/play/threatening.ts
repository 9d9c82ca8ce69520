/** Attacks that aren’t avoided: what they come to for those whom they are aimed at (qs-091, qs-095). */
import { sentence } from '../../../play/words.ts';
import type { Fighter } from '../cast.ts';
import { factsOf } from '../facts.ts';
import { wounded, woundOf } from '../fight.ts';
import { rule } from '../rule-ids.ts';
import { woundWords } from '../state.ts';
import { isAccepted, type Threat } from '../threats.ts';
import { prosesOf } from './prose.ts';
import type { Tale } from './tale.ts';

/** An attack by somebody on somebody hits; `why` is a full sentence. */
export function tellHit(tale: Tale, foe: Fighter, on: Fighter, why: string): void {
  for (const threat of tale.moment.threats) if (threat.deed.actor === foe && threat.on === on) hit(tale, threat, why);
}

/** Those that nobody tries to avoid hit when everything else is told. */
export function tellUnmet(tale: Tale): void {
  const { moment: { threats, deeds }, plan: { attempts } } = tale;
  for (const threat of threats) {
    const isMet = attempts.some(({ deed, needs, unrolled }) => unrolled === undefined && deed.actor === threat.on && needs.some(({ foes }) => foes.includes(threat.deed.actor)));
    if (!isMet) hit(tale, threat, isAccepted(tale.cast, threat, deeds) ? 'It is taken as it comes.' : 'Nobody tries to avoid it.');
  }
}

function hit(tale: Tale, { deed: { actor, announcement }, on }: Threat, why: string): void {
  const wounds = factsOf(announcement.clauses, 'deals wound').map(woundOf);
  for (const wound of wounds) tale.change(on, (condition) => wounded(condition, wound));
  tale.tell({
    kind: 'hit', about: `${actor.name} ${on.name}`, actor: actor.name, target: on.name, tone: 'bad', rule: rule.attacks, source: announcement.source,
    title: sentence(`${actor.called} hits ${on.called}`),
    text: [why, ...wounds.map((wound) => `${sentence(on.called)} has a wound: ${woundWords(wound)}.`)].join(' '),
    prose: prosesOf(announcement, ['on hit']),
  });
}
