/** Which sentences below an announcement do nothing there, by what it is. */
import type { Prose } from '../../../../scenario.ts';
import type { DeedKind } from '../../deeds.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { Announced } from './announced.ts';

/** The messages of a sentence that does nothing. */
export type IdleMessage = 'threat' | 'nothing' | 'attempt' | 'opponent' | 'check';

type Kind = QuickShotFact['kind'];

/** What belongs to a roll, beside actions, dice and bets. */
const ofRolls: ReadonlySet<Kind> = new Set<Kind>([
  'using',
  'despite',
  'leaving out',
  'involves',
  'change',
  'serves',
  'risk',
  'vulgar',
  'called by',
  'tempted',
  'declined',
  'ruled out',
  'gives',
  'prefers',
  'critical',
  'pays',
  'squashes',
  'grave setback',
  'worsens',
]);

/** Nothing where it does something for anybody who announces it, or where another check finds it. */
export function idleClauses({ actors, kinds }: Announced, fact: QuickShotFact): IdleMessage | undefined {
  if (fact.kind === 'bet' && actors.every(({ isNpc }) => isNpc)) return undefined;
  if (fact.kind === 'foreign')
    return (fact.what === 'pool' || fact.what === 'target') && kinds.every((each) => each === 'without dice')
      ? 'nothing'
      : undefined;
  return inAll(kinds, (each) => clauseIn(each, fact.kind));
}

function clauseIn(of: DeedKind, kind: Kind): IdleMessage | undefined {
  switch (of) {
    case 'threat':
      return ofRolls.has(kind) || kind === 'accepts' ? 'threat' : undefined;
    case 'without dice':
      return ofRolls.has(kind) || kind === 'action' || kind === 'rolls' || kind === 'bet' || kind === 'deals wound'
        ? 'nothing'
        : undefined;
    case 'gamble':
      return kind === 'deals wound' ? 'attempt' : kind === 'called by' || kind === 'tempted' ? 'check' : undefined;
    case 'compulsion check':
      return kind === 'deals wound' ? 'attempt' : undefined;
    case 'unrolled gamble':
      return kind === 'deals wound' ? 'opponent' : undefined;
  }
}

/** The same of what is told of an outcome. */
export function idleProse({ kinds }: Announced, prose: Prose): IdleMessage | undefined {
  return inAll(kinds, (each) => proseIn(each, prose));
}

function proseIn(of: DeedKind, { kind, when }: Prose): IdleMessage | undefined {
  if (when === undefined) return undefined;
  const isHit = when === 'hit';
  switch (of) {
    case 'threat':
      return isHit ? undefined : 'threat';
    case 'without dice':
      return kind === 'on success' ? undefined : 'nothing';
    case 'gamble':
    case 'compulsion check':
      return isHit ? 'attempt' : undefined;
    case 'unrolled gamble':
      return isHit ? 'opponent' : undefined;
  }
}

/** The first message, where there is one for each. */
function inAll(
  kinds: readonly DeedKind[],
  messageIn: (kind: DeedKind) => IdleMessage | undefined,
): IdleMessage | undefined {
  const messages = kinds.map(messageIn);
  return messages.includes(undefined) ? undefined : messages[0];
}
