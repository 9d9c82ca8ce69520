/** How checks take out what they find under an announcement. */
import type { Intent } from '../finding.ts';
import type { Announcement, Fact } from '../scenario.ts';

/** Takes a fact out: its sentence, or only the clause where it shares the sentence with its announcement. */
export function removal<F extends Fact>({ source }: F, announcement: Announcement<F> | undefined): Intent {
  const shared = announcement?.source.sentence === source.sentence && announcement.source.file === source.file;
  return shared ? { do: 'remove', at: source } : { do: 'remove sentence', at: source };
}
