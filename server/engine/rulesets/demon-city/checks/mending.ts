/** How checks mend what they find under an announcement. */
import { removal } from '../../../checking/removal.ts';
import type { Fix } from '../../../finding.ts';
import type { Announcement } from '../../../scenario.ts';
import type { DemonCityFact } from '../facts.ts';

export function remove(
  fact: DemonCityFact,
  announcement: Announcement<DemonCityFact> | undefined,
  certain: boolean,
  title = 'Remove it',
): Fix {
  return { title, certain, intents: [removal(fact, announcement)] };
}
