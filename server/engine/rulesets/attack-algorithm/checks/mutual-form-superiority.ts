/** Forms that would be superior on both sides. */
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import { sameSource, type Source } from '../../../source.ts';
import { fightersNamed, thingKey, type Cast } from '../cast.ts';
import type { AttackFact, FormOrder, FormOver } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import { rule } from '../rule-ids.ts';
import { keepOne, remove } from './mending.ts';
import { naming } from './naming.ts';
import { headFacts } from './sayings.ts';
import { allPlans, writtenRounds } from './written.ts';

export const mutualFormSuperiority: LintRule<AttackFact> = {
  id: 'mutual-form-superiority',
  severity: 'error',
  title: 'A form that beats itself, or is beaten by what it beats',
  explanation: 'Of two ways of fighting one is superior, the other, or neither. Where sentences that hold at the same time make both superior, they cancel out and nothing is added or taken; no form is superior to itself.',
  messages: {
    self: '{what} can’t be superior in form to {what}, so this changes nothing',
    mutual: '{better} is superior in form to {worse} here, and inferior before, so neither counts; keep one of the two, or end the first by “no longer”',
    mixed: 'This makes {one} superior in form to {other}, and another sentence the other way round, so neither counts; keep one of the two',
    first: 'It is said the other way round here',
  },
  bad: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
  carries spear
combatant Brok (he) of the Host
  carries sword
situation "a gate"
  Ilse has superior form over Brok "long against short".
  spear beats spear in form.
//^^^^^^^^^^^^^^^^^^^^^^^^^
  Brok has superior form over Brok.
//^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  Brok defends barely.
round 1
  Brok has superior form over Ilse "he knows the ground".
//^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  Ilse: attacks Brok.
`,
  good: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
  carries spear
combatant Brok (he) of the Host
  carries sword
situation "a gate"
  Ilse has superior form over Brok "long against short".
  Brok defends barely.
round 1
  Ilse: attacks Brok.
`,
  *check({ scenario }) {
    const { cast } = writtenRounds(scenario);
    const ofThemselves = selfBeating(cast, [...headFacts(scenario), ...scenario.rounds.flatMap(({ announcements }) => announcements.flatMap(({ clauses }) => clauses))]);
    yield* ofThemselves;
    const plans = allPlans(scenario);
    const both = [...eachOnce([...mutual(cast, scenario.facts), ...plans.flatMap(({ moment }) => mutual(cast, moment.facts))])];
    yield* both;
    const told = [...ofThemselves, ...both].flatMap(({ source, related = [] }) => [source, ...related.map((each) => each.source)]);
    yield* eachOnce(plans.flatMap((plan) => mixed(plan, told)));
  },
};

function selfBeating(cast: Cast, facts: readonly AttackFact[]): readonly Finding[] {
  return facts.flatMap((fact) => {
    const what = isForm(fact) ? pairsIn(cast, fact).find(({ better, worse }) => better === worse)?.better : undefined;
    return what === undefined ? [] : [found(mutualFormSuperiority, 'self', fact.source, { what: fact.kind === 'form order' ? `“${what}”` : what }, { fixes: [remove(fact)] })];
  });
}

/** Pairs of which the contrary was said before. */
function mutual(cast: Cast, facts: readonly AttackFact[]): readonly Finding[] {
  const said = new Map<string, AttackFact>();
  return facts.flatMap((fact) => {
    if (!isForm(fact)) return [];
    const pairs = pairsIn(cast, fact).filter(({ better, worse }) => better !== worse);
    const contrary = pairs.find(({ better, worse }) => said.has(`${fact.kind}/${worse}/${better}`));
    for (const { better, worse } of pairs) said.set(`${fact.kind}/${better}/${worse}`, fact);
    const first = contrary === undefined ? undefined : said.get(`${fact.kind}/${contrary.worse}/${contrary.better}`);
    if (contrary === undefined || first === undefined) return [];
    return [found(mutualFormSuperiority, 'mutual', fact.source, { ...contrary }, { fixes: keepOne(fact, first), related: [{ source: first.source, message: 'first' }] })];
  });
}

/** Sentences about people against sentences about weapons and styles, where an attack meets both. */
function mixed({ exchanges, moment: { facts } }: RoundPlan, told: readonly Source[]): readonly Finding[] {
  return exchanges.flatMap(({ sides }) => sides.flatMap(({ rolls }) => rolls)).flatMap(({ pool, attack: { actor, announcement }, aim }) => {
    const forms = pool.modifiers.filter((modifier) => modifier.rule === rule.form.id && modifier.uncounted !== undefined);
    const last = [...facts, ...announcement.clauses].map(({ source }) => forms.find((form) => sameSource(form.source, source))).findLast((form) => form !== undefined);
    if (last === undefined || aim === undefined || forms.some(({ source }) => told.some((each) => sameSource(each, source)))) return [];
    const [better, worse] = last.amount > 0 ? [actor, aim] : [aim, actor];
    return [found(mutualFormSuperiority, 'mixed', last.source, { ...naming('one', better), ...naming('other', worse) })];
  });
}

function isForm(fact: AttackFact): fact is FormOver | FormOrder {
  return fact.kind === 'form over' || fact.kind === 'form order';
}

/** Who, or which form, is superior to which. */
function pairsIn(cast: Cast, fact: FormOver | FormOrder): readonly { readonly better: string; readonly worse: string }[] {
  if (fact.kind === 'form order') return [{ better: thingKey(fact.better.id ?? fact.better.text), worse: thingKey(fact.worse.id ?? fact.worse.text) }];
  const worse = fightersNamed(cast, fact.worse);
  return fightersNamed(cast, fact.better).flatMap((one) => worse.map((other) => ({ better: one.name, worse: other.name })));
}
