/** How checks mend what they find under an announcement. */
import type { Fix, Intent } from '../../../finding.ts';
import type { Announcement } from '../../../scenario.ts';
import type { DemonCityFact } from '../facts.ts';

/** Takes a fact out: its sentence, or only the clause where it shares the sentence with its announcement. */
export function removal({ source }: DemonCityFact, announcement: Announcement<DemonCityFact> | undefined): Intent {
  const shared = announcement?.source.sentence === source.sentence && announcement.source.file === source.file;
  return shared ? { do: 'remove', at: source } : { do: 'remove sentence', at: source };
}

export function remove(fact: DemonCityFact, announcement: Announcement<DemonCityFact> | undefined, certain: boolean, title = 'Remove it'): Fix {
  return { title, certain, intents: [removal(fact, announcement)] };
}
