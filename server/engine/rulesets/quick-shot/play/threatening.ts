/** Attacks that aren’t avoided, and their effect on the targets (qs-091, qs-095). */
import { list, sentence } from '../../../play/words.ts';
import { deedKind, type Deed } from '../deeds.ts';
import { factsOf } from '../facts.ts';
import { wounded, woundOf } from '../fight.ts';
import { rule } from '../rule-ids.ts';
import { woundWords } from '../state.ts';
import { isAccepted, type Threat } from '../threats.ts';
import { prosesOf, quotedProse } from './prose.ts';
import type { QuickShotRecorder } from './round-recorder.ts';

/**
 * What an attack does to a target who doesn’t avoid it; before the first attack of a round also what attacks are
 * (qs-090, qs-091).
 */
export function threatWords({ context: { deeds } }: QuickShotRecorder, { actor, announcement }: Deed): string {
  const first = deeds.find((deed) => deedKind(deed) === 'threat');
  const isFirst = first?.announcement === announcement && first.actor === actor;
  return [
    ...(isFirst ? ['An opponent’s attack isn’t rolled: the target tries to avoid it.'] : []),
    ...unavoidedWords(announcement),
  ].join(' ');
}

/** `If it isn’t avoided, it deals a wound: a split lip (easy). “blood”.` */
function unavoidedWords(announcement: Deed['announcement']): readonly string[] {
  const wounds = factsOf(announcement.clauses, 'deals wound').map((wound) => woundWords(woundOf(wound)));
  const quotes = quotedProse(prosesOf(announcement, ['on hit']));
  if (wounds.length > 0)
    return [`If it isn’t avoided, it deals ${wounds.length === 1 ? 'a wound' : 'wounds'}: ${list(wounds)}.`, ...quotes];
  return quotes.length === 0 ? [] : [`If it isn’t avoided: ${quotes.join(' ')}`];
}

/** Attacks that nobody tries to avoid hit at the end of the round. */
export function recordUnmet(recorder: QuickShotRecorder): void {
  const {
    context: { threats, deeds },
    plan: { attempts },
  } = recorder;
  for (const threat of threats) {
    const isMet = attempts.some(
      ({ deed, needs, unrolled }) =>
        unrolled === undefined && deed.actor === threat.on && needs.some((need) => need.threats.includes(threat)),
    );
    if (!isMet)
      recordHit(
        recorder,
        threat,
        isAccepted(recorder.cast, threat, deeds) ? 'It is accepted.' : 'Nobody tries to avoid it.',
      );
  }
}

/** Applies and reports a hit; `why` is a full sentence. */
export function recordHit(
  recorder: QuickShotRecorder,
  { deed: { actor, announcement }, on }: Threat,
  why: string,
): void {
  const wounds = factsOf(announcement.clauses, 'deals wound').map(woundOf);
  for (const wound of wounds) recorder.change(on, (condition) => wounded(condition, wound));
  recorder.record(() => ({
    kind: 'hit',
    about: `${actor.name} ${on.name}`,
    actor: actor.name,
    target: on.name,
    tone: 'bad',
    rule: rule.attacks,
    source: announcement.source,
    title: sentence(`${actor.called} hits ${on.called}`),
    text: [why, ...wounds.map((wound) => `${sentence(on.called)} has a wound: ${woundWords(wound)}.`)].join(' '),
    prose: prosesOf(announcement, ['on hit']),
  }));
}
