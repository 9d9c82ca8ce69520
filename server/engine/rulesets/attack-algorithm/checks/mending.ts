/** How checks of this game alone mend what they find. */
import { remove } from '../../../checking/mending.ts';
import type { Fix } from '../../../finding.ts';
import type { AttackFact, Circumstance } from '../facts.ts';

/** Takes out against whom an advantage or disadvantage is, which is the last that it says. */
export function withoutFacing({ named, words, of, source }: Circumstance): Fix {
  const start = of.at(-1)?.source.end ?? (words?.source ?? named ?? source).end;
  return { title: 'Leave out against whom', certain: false, intents: [{ do: 'remove', at: { ...source, start } }] };
}

/** Takes one of two sentences out that can't both count; neither stands under an announcement together with it. */
export function keepOne(fact: AttackFact, first: AttackFact): readonly Fix[] {
  return [remove(fact), { ...remove(first), title: 'Remove the first one' }];
}
