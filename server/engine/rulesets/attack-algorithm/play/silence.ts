/** Reports rolls that can’t be made because the text is silent. */
import { list, sentence } from '../../../play/words.ts';
import type { Deed } from '../attacks.ts';
import { groupWords } from '../cast.ts';
import { deedSentence } from '../deed-words.ts';
import { decidableDice } from '../rolls/difficulty.ts';
import { lastFact } from '../facts.ts';
import type { RolledPool } from '../rolls/pools.ts';
import { rule } from '../rule-ids.ts';
import type { AttackRecorder } from './round-recorder.ts';

/** A difficulty would need a die larger than any that the text names (aa-q21). */
export function recordNoDie(recorder: AttackRecorder, deed: Deed, { hits: { of } }: RolledPool): void {
  recorder.events.leaveOpen();
  const next = decidableDice.find((die) => die > of);
  recorder.record(() => ({
    kind: 'left open',
    about: `die ${deed.actor.name}`,
    actor: deed.actor.name,
    tone: 'even',
    rule: rule.dieStep,
    source: deed.announcement.source,
    title: sentence(`${deedSentence(recorder.context, deed)}: the text names no die after d${of}`),
    text:
      `The target number doesn’t fit on a d${of} any more. Nothing is rolled until ` +
      (next === undefined
        ? 'a larger die is decided.'
        : `a line like “decides next die: d${next}” names a larger die.`),
  }));
}

/** A contested roll is for two sides (aa-q36). */
export function recordThirdSide(recorder: AttackRecorder): void {
  recorder.events.leaveOpen();
  const { attacks, round, facts } = recorder.context;
  const groups = [...new Set(attacks.map(({ actor }) => actor.group))];
  const spoken = lastFact(
    facts.filter((fact) => fact.kind !== 'spoken decision' || fact.about === 'third side'),
    'spoken decision',
  );
  recorder.record(() => ({
    kind: 'left open',
    about: 'sides',
    tone: 'even',
    rule: rule.sides,
    source: lastFact(round.facts, 'contested')?.source ?? round.source,
    title:
      `${sentence(list(groups.map((group) => groupWords(recorder.cast, group))))} attack, and a contested roll ` +
      'is between two sides',
    text:
      `${spoken === undefined ? '' : `The Host has decided: “${spoken.words.text}”. `}The text says nothing about ` +
      'a third side, so nothing is rolled.',
  }));
}
