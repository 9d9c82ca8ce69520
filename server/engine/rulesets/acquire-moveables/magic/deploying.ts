/** What spells and summons have in common: clean rolls work, doubles fail loudly, triples strike back. */
import { bandDie } from '../body/injury-table.ts';
import type { Moment } from '../../../game/index.ts';
import { count } from '../../../play/words.ts';
import type { Outcomes } from '../../../odds.ts';
import type { Pool } from '../../../pool.ts';
import type { Cast } from '../cast.ts';
import { castingOf, magicSides, sumOf, workingSums } from '../dice/magic-dice.ts';
import type { Recorder, RolledDeed } from '../deeds/planned.ts';
import { conditionOf } from '../fight.ts';
import { moreId } from '../play/ids.ts';
import { settleRoll } from '../play/settling.ts';
import { changeCondition, recordStep } from '../play/steps.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import type { Invested } from './investing.ts';
import { keptOutcomes, keptPrefix, magicParty, spend, type Settle } from './rolling.ts';
import { backlash } from './triples.ts';

/** What distinguishes the two; each function changes the state and returns a text for the step. */
export interface Deployed {
  readonly kind: 'spell' | 'summons';
  readonly rule: RuleName;
  readonly outcomes: Outcomes;
  readonly title: (cast: Cast, words: string) => string;
  readonly works: (recorder: Recorder, sum: number) => string;
  readonly turns: (recorder: Recorder) => string;
}

const sumPrefix = 'sum';

export function deploying(
  invested: Invested,
  pool: Pool,
  deployed: Deployed,
): RolledDeed & { readonly settle: Settle } {
  const { kind, outcomes } = deployed;
  const sums = sumOutcomes(invested, kind);
  return {
    pool,
    outcomes,
    contest: { kind, outcomes },
    pins: [{ sides: magicSides }, { purpose: 'injury row', sides: bandDie }],
    more: [
      ...(invested.own === 0 ? [] : [{ prefix: keptPrefix, kind: 'magic dice', outcomes: keptOutcomes(invested) }]),
      ...(sums.size < 2 ? [] : [{ prefix: sumPrefix, kind: kind === 'spell' ? 'sum' : 'hours', outcomes: sums }]),
    ],
    settle: (recorder, faces) => settle(recorder, { invested, deployed, faces, sums }),
  };
}

/** The sums that a handful which works can have; a spell or summon may do more with a larger one. */
function sumOutcomes({ own, lent }: Invested, kind: Deployed['kind']): Outcomes {
  return new Map(
    workingSums(own + lent).map((sum) => [`${sum}`, kind === 'spell' ? `a sum of ${sum}` : count(sum, 'hour')]),
  );
}

interface Handful {
  readonly invested: Invested;
  readonly deployed: Deployed;
  readonly faces: readonly number[];
  readonly sums: Outcomes;
}

function settle(recorder: Recorder, handful: Handful): readonly Moment<Recorder>[] {
  const { invested, deployed, faces, sums } = handful;
  const { deed } = invested;
  const casting = castingOf(faces);
  const sum = sumOf(faces);
  burn(recorder, invested);
  if (casting === 'triples')
    return backlash(recorder, deed, sum, (after, harm) =>
      record(after, handful, harm.outcome, `${harm.text} ${deployed.turns(after)}`.trim()),
    );
  record(recorder, handful, casting, casting === 'works' ? deployed.works(recorder, sum) : '');
  if (casting === 'works' && sums.size > 1) recordSum(recorder, handful, sum);
  return [];
}

/** The sum in a step of its own, where it could have been another: a spell or summon may do more with a larger one. */
function recordSum(recorder: Recorder, { invested: { deed }, deployed, sums }: Handful, sum: number): void {
  const { actor, announcement } = deed;
  const contest = moreId(sumPrefix, recorder.plan, deed);
  const says = sums.get(`${sum}`) ?? '';
  recorder.comes(contest, `${sum}`);
  recordStep(recorder, actor, () => ({
    kind: 'sum',
    title: `${actor.called}’s magic dice have ${deployed.kind === 'spell' ? says : `a sum of ${sum}`}`,
    text: deployed.kind === 'spell' ? '' : `The summons lasts ${says}.`,
    details: [{ kind: 'joint', contest, outcome: `${sum}`, says, among: [actor.name] }],
    rule: deployed.rule,
    source: announcement.source,
  }));
}

/** The scroll burns whatever its die shows (am-229). */
function burn(recorder: Recorder, { deed: { actor }, lent, place }: Invested): void {
  if (lent === 0) return;
  const { burnt = [] } = conditionOf(recorder.fight, actor.name);
  changeCondition(recorder, actor, (condition) => ({ ...condition, burnt: [...burnt, place] }));
}

const rules = new Map<string, RuleName>([
  ['doubles', rule.doubles],
  ['triples', rule.triples],
]);

function record(recorder: Recorder, { invested, deployed, faces }: Handful, outcome: string, text: string): void {
  const { deed, lent } = invested;
  const says = deployed.outcomes.get(outcome) ?? '';
  const isSuccess = outcome === 'works';
  const tone = isSuccess ? 'good' : 'bad';
  settleRoll(recorder, deed, { outcome, isSuccess }, () => ({
    kind: deployed.kind,
    title: deployed.title(recorder.cast, says),
    text: [diceText(faces), ...(lent === 0 ? [] : ['The scroll burns.']), text].filter((part) => part !== '').join(' '),
    tone,
    says,
    parties: [magicParty(recorder, invested, faces, { outcome: says, tone })],
    prose: isSuccess ? 'on success' : outcome === 'doubles' ? 'on doubles' : 'on triples',
    rule: isSuccess ? deployed.rule : (rules.get(outcome) ?? rule.hazardDamage),
  }));
  spend(recorder, invested, faces);
}

/** Their number and sum are noted for whatever the spell or summon does (am-214, am-221). */
export function diceText(faces: readonly number[]): string {
  const dice = faces.length === 1 ? '1 die' : `${faces.length} dice`;
  return `${faces.join(', ')}: ${dice}, sum ${sumOf(faces)}.`;
}
