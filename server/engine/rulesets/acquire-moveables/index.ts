/** The Acquire Moveables ruleset: attribute tests, dice that step, hit locations, injuries, magic dice. */
import { defineGame } from '../../game/index.ts';
import { party } from './exploration/recon.ts';
import { pages } from './pages/index.ts';
import { checks } from './checks/index.ts';
import { drafting } from './drafting.ts';
import { needed } from './needed.ts';
import { id } from './rule-ids.ts';
import { rounds, type AcquireMoveables } from './rounds.ts';
import { sentences, slotForms } from './sentences/index.ts';
import { traitWords } from './trait-words.ts';
import { add, additions, addsTo } from './what-if/add.ts';
import { forcing } from './what-if/forcing.ts';
import { vocabulary } from './vocabulary.ts';

export const acquireMoveables = defineGame<AcquireMoveables>({
  id,
  title: 'Acquire Moveables',
  calls: {
    throw: 'roll',
    even: 'undecided',
    pieces: 'dice',
    trying: 'Open a die, or a reason for or against an action, to change it.',
  },
  about:
    'A round is some 15 seconds. Each player’s character tests Grace: whoever succeeds acts before the Host’s ' +
    'characters, the others after them. A blow rolls where it lands and how much damage it does; below 0 HP there ' +
    'are injuries.',
  vocabulary,
  traitWords,
  sentences,
  slotForms,
  pages,
  checks,
  rounds,
  isPin: ({ kind }) => kind === 'pinned roll' || kind === 'head dice',
  needed,
  trialSentences: { additions, add, addsTo, alsoThrow: [party], forcing },
  drafting,
});
