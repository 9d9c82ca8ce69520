/** Summons: rolled as spells are, and there for as many hours as the dice show (am-220 to am-224, am-232, am-233). */
import type { OutcomeId } from '../../../odds.ts';
import { count, sentence } from '../../../play/words.ts';
import type { Fighter } from '../cast.ts';
import { deedSentence } from '../deeds/deed-words.ts';
import type { Planner, Recorder } from '../deeds/planned.ts';
import { inMind, type Presence } from '../fight.ts';
import { chooses } from '../options.ts';
import { changeCondition } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { hour } from '../time.ts';
import { deploying, type Deployed } from './deploying.ts';
import { investedIn, type Invested } from './investing.ts';
import { plannedMagic } from './rolling.ts';

const asEnemy = 'comes as an enemy for one round';
const outcomes = new Map<OutcomeId, string>([
  ['works', 'comes'],
  ['doubles', 'fails, loudly'],
  ['triples', `${asEnemy}, damage only`],
  ['silent', `${asEnemy}, the summoner below 0 HP with the injury left open`],
  ['injured', `${asEnemy}, and injures the summoner`],
  ['dies', `${asEnemy}, and kills the summoner`],
]);

export const plannedSummons: Planner = (context, deed) =>
  plannedMagic(deed, investedIn(context, deed), (invested, pool) =>
    deploying(invested, pool, { kind: 'summons', outcomes, ...summons(invested) }),
  );

function summons(invested: Invested): Pick<Deployed, 'title' | 'works' | 'turns' | 'rule'> {
  const { deed, place } = invested;
  const [creature] = deed.targets;
  const it = creature?.called ?? 'it';
  return {
    rule: place === inMind ? rule.summoning : rule.heldMagic,
    title: (cast, words) => `${deedSentence(cast, deed)}: it ${words}`,
    works: (recorder, sum) => {
      present(recorder, creature, { is: 'here', seconds: sum * hour });
      const loyal = place === inMind ? '' : ` It is loyal to whoever holds the ${place}.`;
      return `${sentence(it)} stays for ${count(sum, 'hour')}.${loyal}`;
    },
    turns: (recorder) => {
      const { round } = recorder.plan;
      const until = round.number + (chooses(recorder.cast.stage, 'hostile round', 'same') ? 0 : 1);
      present(recorder, creature, { is: 'hostile', until });
      return `${sentence(it)} is there as an enemy until the end of round ${until}.`;
    },
  };
}

/** Only somebody who is written as a summon is away until then. */
function present(recorder: Recorder, creature: Fighter | undefined, presence: Presence): void {
  if (creature?.isSummon !== true) return;
  changeCondition(recorder, creature, (condition) => ({ ...condition, presence }));
}
