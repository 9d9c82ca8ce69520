/** The Acquire Moveables ruleset: attribute tests, dice that step, hit locations, injuries, magic dice. */
import { announcedBy, below, defineGame, quoted } from '../../game/index.ts';
import { pages } from './pages/index.ts';
import { checks } from './checks/index.ts';
import { id } from './rule-ids.ts';
import { rounds, type AcquireMoveables } from './rounds.ts';
import { sentences, slotForms } from './sentences/index.ts';
import { vocabulary } from './vocabulary.ts';

export const acquireMoveables = defineGame<AcquireMoveables>({
  id,
  title: 'Acquire Moveables',
  about:
    'A round is some 15 seconds. Each player’s character tests Grace: whoever succeeds acts before the Host’s, ' +
    'the others after them. A blow rolls where it lands and how much damage it does; below 0 HP there are injuries.',
  vocabulary,
  sentences,
  slotForms,
  pages,
  checks,
  rounds,
  isPin: ({ kind }) => kind === 'pinned roll' || kind === 'head dice',
  trialSentences: {
    add: (scenario, round, who, amount, words) => {
      const announced = announcedBy(scenario, round, who);
      return announced === undefined || amount < 0
        ? undefined
        : below(announced.announcement, `easier ${quoted(words)}`);
    },
  },
  drafting: {
    starter: { title: 'A first fight, Acquire Moveables', about: 'Two people fight in a vault', text: '', places: [] },
    announcements: () => [],
  },
});
