/** How the throws of a Calm Check are pinned at the head of its round, or let fall as they may. */
import type { Intent } from '../../../finding.ts';
import { said, unsaid, type Stand } from '../../../rewriting.ts';
import type { Round } from '../../../scenario.ts';
import type { Fighter } from '../cast.ts';
import { factsOf, type DemonCityFact, type Pin, type Shock } from '../facts.ts';
import { isForCheck } from '../pins.ts';

/**
 * The throw of the one who is checked, or the Host’s against it. `by` is what the check is before, with its article.
 */
export function writeCalmPin(
  { facts, source }: Round<DemonCityFact>,
  what: 'calm' | 'against calm',
  check: { readonly who: Fighter; readonly by: string; readonly shock: Shock },
  card: string | undefined,
): readonly Intent[] {
  const stand: Stand = { after: source, beside: facts.map((fact) => fact.source) };
  const pins = factsOf(facts, 'pin').filter((pin) => pin.what === what && isForCheck(pin, check));
  if (card === undefined) return unsaid(stand, pins);
  const named = (pin: Pin): boolean => pin.to !== undefined;
  const whose = `${check.who.called} before ${check.by}`;
  const text =
    what === 'calm'
      ? `the Calm Check of ${whose} throws ${card}`
      : `the Host throws ${card} against the Calm of ${whose}`;
  return said(stand, pins.some(named) ? pins.filter(named) : [], text);
}
