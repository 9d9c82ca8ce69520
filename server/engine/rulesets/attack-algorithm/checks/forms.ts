/** Checks of form: who is superior to whom, and who fights in which form. */
import { remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { derive } from '../../../derive/index.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, NameRef, Round, Scenario } from '../../../scenario.ts';
import { sameSource, type Source } from '../../../source.ts';
import { isAnythingUnread } from '../../../unread.ts';
import { fightersNamed, stylesOf, thingKey, type Cast, type Fighter } from '../cast.ts';
import { factsOf, type AttackFact, type FormOrder, type FormOver } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import { rule } from '../rule-ids.ts';
import { actionKind } from '../vocabulary.ts';
import { allPlans, headFacts, keepOne, partlyNamed, writtenRounds } from './written.ts';

export const formOfNobody: LintRule<AttackFact> = {
  id: 'form-of-nobody',
  severity: 'info',
  title: 'A form in which nobody fights',
  explanation:
    'Which form beats which counts for those who fight in one of the two: with a weapon that they carry or ' +
    'attack with, or in a way that their block names. For people, write that one “has superior form over” ' +
    'the other.',
  messages: {
    nobody: 'Nobody here fights with {form}, so this never counts',
    person:
      '{better} and {worse} are people, but this is about weapons and ways of fighting; write “{better} has ' +
      'superior form over {worse}”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    carries spear
  combatant Brok (he) of the Host
+   carries whip
  situation "a gate"
    spear beats whip in form.
                ^^^^
`),
  /** Shared facts may be for another scenario; a form that beats itself has a finding of its own. */
  *check({ scenario }) {
    const own = [...scenario.facts.slice(scenario.shared), ...scenario.rounds.flatMap(({ facts }) => facts)];
    if (isAnythingUnread(scenario)) return;
    const orders = factsOf(own, 'form order').filter(({ better, worse }) => formKey(better) !== formKey(worse));
    if (orders.length === 0) return;
    const { cast } = writtenRounds(scenario);
    const used = allPlans(scenario)
      .flatMap(({ context }) => context.attacks)
      .flatMap(({ weapon }) => weapon ?? []);
    const carried = [...cast.fighters.values()].flatMap((fighter) => [...fighter.carries, ...stylesOf(fighter)]);
    const forms = new Map([...used, ...carried].map((form) => [thingKey(form), form]));
    for (const order of orders) yield* ofNobody(cast, order, forms);
  },
};

function ofNobody(cast: Cast, order: FormOrder, forms: ReadonlyMap<string, string>): readonly Finding[] {
  const { better, worse, source } = order;
  if ([better, worse].every(({ text }) => cast.fighters.has(text))) {
    const words = `${better.text} has superior form over ${worse.text}`;
    return [
      found(
        formOfNobody,
        'person',
        source,
        { better: better.text, worse: worse.text },
        { fixes: [write(words, source)] },
      ),
    ];
  }
  return [better, worse]
    .filter((form) => !forms.has(formKey(form)))
    .map((form) =>
      found(
        formOfNobody,
        'nobody',
        form.source,
        { form: form.id ?? form.text },
        {
          fixes: [
            ...partlyNamed(form.id ?? form.text, [...forms.values()]).map((each) =>
              write(formWords(cast, each), form.source),
            ),
            remove(order),
          ],
        },
      ),
    );
}

/** Weapons as they are, ways of fighting in quotes. */
function formWords({ weapons }: Cast, form: string): string {
  return weapons.has(thingKey(form)) ? form : `"${form}"`;
}

function formKey({ id, text }: NameRef): string {
  return thingKey(id ?? text);
}

export const formOverAlly: LintRule<AttackFact> = {
  id: 'form-over-ally',
  severity: 'warning',
  title: 'A superior form over an ally',
  explanation: 'Form counts where one attacks the other, so only between enemies.',
  messages: {
    ally: '{Worse} is on the same side as {better}, but form counts only between enemies, so this changes nothing',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
- combatant Tam (he) of the Players
+ combatant Tam (he) of the Host
  situation "a gate"
    Ilse has superior form over Tam "spear against knife".
                                ^^^
`),
  *check({ scenario }) {
    const { cast } = writtenRounds(scenario);
    for (const fact of factsOf(headFacts(scenario), 'form over')) yield* overAllies(cast, fact);
  },
};

/**
 * Reported for names without any enemy among the superior; somebody superior to themselves has a finding of its own.
 */
function overAllies(cast: Cast, fact: FormOver): readonly Finding[] {
  const better = fightersNamed(cast, fact.better);
  return fact.worse.flatMap((ref) => {
    const worse = fightersNamed(cast, [ref]);
    const [first] = better;
    if (
      first === undefined ||
      worse.length === 0 ||
      worse.some((other) => better.includes(other) || better.some(({ group }) => group !== other.group))
    )
      return [];
    return [
      found(
        formOverAlly,
        'ally',
        ref.source,
        { ...naming('worse', ...worse), ...naming('better', first) },
        { fixes: fact.worse.length === 1 ? [remove(fact)] : [] },
      ),
    ];
  });
}

export const formUnmet: LintRule<AttackFact> = {
  id: 'form-unmet',
  severity: 'info',
  title: 'A superior form that never counts',
  explanation:
    'Form counts where one of the two attacks the other. If neither does in any round, it changes no roll. ' +
    'This is reported only once one of them attacks somebody.',
  messages: {
    people: '{Better} and {worse} never attack each other, so this counts in no roll of any round',
    forms: 'Nobody with {better} and nobody with {worse} attack each other, so this counts in no roll of any round',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    carries spear
  combatant Brok (he) of the Host
  combatant Cur (he) of the Host
    carries whip
  situation "a gate"
    Ilse has superior form over Cur.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-   spear beats whip in form.
    ^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    Ilse: attacks Brok.
+ round 2
+   Cur: attacks Ilse.
`),
  /** Shared facts may be for another scenario; an unread sentence may be where the two meet. */
  *check({ scenario }) {
    if (isAnythingUnread(scenario)) return;
    const { cast } = writtenRounds(scenario);
    for (const fact of scenario.facts.slice(scenario.shared)) yield* unmet(scenario, cast, fact, scenario.rounds);
    for (const { facts, number } of scenario.rounds) {
      for (const fact of facts)
        yield* unmet(
          scenario,
          cast,
          fact,
          scenario.rounds.filter((each) => each.number >= number),
        );
    }
  },
};

function unmet(
  scenario: Scenario<AttackFact>,
  cast: Cast,
  fact: AttackFact,
  rounds: readonly Round<AttackFact>[],
): readonly Finding[] {
  if (fact.kind !== 'form over' && fact.kind !== 'form order') return [];
  const [better, worse] =
    fact.kind === 'form over'
      ? [fightersNamed(cast, fact.better), fightersNamed(cast, fact.worse)]
      : holdersOf(scenario, cast, fact);
  const areEnemies = better.some((one) => worse.some((other) => one.group !== other.group));
  const attacks = rounds
    .flatMap((round) => attacksIn(cast, round))
    .filter(({ actor }) => better.includes(actor) || worse.includes(actor));
  if (
    !areEnemies ||
    !areKnown(fact) ||
    attacks.length === 0 ||
    attacks.some((attack) => meets(attack, better, worse) || meets(attack, worse, better))
  )
    return [];
  const fixes = [remove(fact)];
  if (fact.kind === 'form order')
    return [
      found(
        formUnmet,
        'forms',
        fact.source,
        { better: fact.better.id ?? fact.better.text, worse: fact.worse.id ?? fact.worse.text },
        { fixes },
      ),
    ];
  return [
    found(
      formUnmet,
      'people',
      fact.source,
      { ...naming('better', ...better), ...naming('worse', ...worse) },
      { fixes },
    ),
  ];
}

/** Whether all names are known; a form that isn’t declared is a way of fighting. */
function areKnown(fact: FormOver | FormOrder): boolean {
  return fact.kind === 'form order' || [...fact.better, ...fact.worse].every(({ id }) => id !== undefined);
}

/** The fighters who may use each of the two forms; nobody where a form beats itself. */
function holdersOf(
  scenario: Scenario<AttackFact>,
  cast: Cast,
  { better, worse }: FormOrder,
): readonly [readonly Fighter[], readonly Fighter[]] {
  const used = allPlans(scenario).flatMap(({ context }) => context.attacks);
  const key = ({ id, text }: NameRef): string => thingKey(id ?? text);
  const holds = (fighter: Fighter, form: string): boolean =>
    [...fighter.carries, ...stylesOf(fighter)].some((each) => thingKey(each) === form) ||
    used.some(({ actor, weapon }) => actor === fighter && weapon !== undefined && thingKey(weapon) === form);
  const all = key(better) === key(worse) ? [] : [...cast.fighters.values()];
  return [all.filter((fighter) => holds(fighter, key(better))), all.filter((fighter) => holds(fighter, key(worse)))];
}

/**
 * A written attack, with everybody whom the attacker’s side attacks, as hits may fall on any of them; `targets` is
 * empty for all enemies.
 */
interface WrittenAttack {
  readonly actor: Fighter;
  readonly targets: readonly Fighter[];
}

function attacksIn(cast: Cast, { announcements }: Round<AttackFact>): readonly WrittenAttack[] {
  const attacks = announcements
    .filter(({ kind }) => actionKind(kind) === 'attack')
    .flatMap(({ actors, targets }) =>
      fightersNamed(cast, actors).map((actor) => ({ actor, targets: fightersNamed(cast, targets) })),
    );
  return attacks.map(({ actor }) => {
    const together = attacks.filter((other) => other.actor.group === actor.group);
    return {
      actor,
      targets: together.some(({ targets }) => targets.length === 0) ? [] : together.flatMap(({ targets }) => targets),
    };
  });
}

function meets({ actor, targets }: WrittenAttack, ones: readonly Fighter[], others: readonly Fighter[]): boolean {
  return (
    ones.includes(actor) &&
    others.some((other) => other.group !== actor.group && (targets.length === 0 || targets.includes(other)))
  );
}

export const crossingForms: LintRule<AttackFact> = {
  id: 'crossing-forms',
  severity: 'warning',
  title: 'Forms that cancel in one attack',
  explanation:
    'Several sentences may apply to one attack: about the weapons, ways of fighting, or the two people. ' +
    'Where some make the attacker superior and others the defender, neither counts: nothing is added or ' +
    'subtracted.',
  messages: {
    crossing:
      'This makes {one} superior in form to {other}, but another sentence says the opposite, so neither ' +
      'counts where these two meet',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  spear beats sword in form
  combatant Ilse (she) of the Players
    carries spear
  combatant Brok (he) of the Host
    carries sword
    defends barely
  round 1
-   Brok has superior form over Ilse "he knows the ground".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Ilse: attacks Brok.
`),
  /** Sentences that always contradict each other have a finding of their own. */
  *check({ scenario }) {
    const listed = contradictions(scenario).flatMap(({ source, related = [] }) => [
      source,
      ...related.map((each) => each.source),
    ]);
    yield* eachOnce(allPlans(scenario).flatMap((plan) => crossing(plan, listed)));
  },
};

function crossing({ exchanges, context: { facts } }: RoundPlan, shown: readonly Source[]): readonly Finding[] {
  return exchanges
    .flatMap(({ sides }) => sides.flatMap(({ rolls }) => rolls))
    .flatMap(({ pool, attack: { actor, announcement }, aim }) => {
      const forms = pool.modifiers.filter(
        (modifier) => modifier.rule === rule.form.id && modifier.standing === 'cancelled',
      );
      const last = [...facts, ...announcement.clauses]
        .map(({ source }) => forms.find((form) => sameSource(form.source, source)))
        .findLast((form) => form !== undefined);
      if (
        last === undefined ||
        aim === undefined ||
        forms.some(({ source }) => shown.some((each) => sameSource(each, source)))
      )
        return [];
      const [better, worse] = last.amount > 0 ? [actor, aim] : [aim, actor];
      return [found(crossingForms, 'crossing', last.source, { ...naming('one', better), ...naming('other', worse) })];
    });
}

export const mutualFormSuperiority: LintRule<AttackFact> = {
  id: 'mutual-form-superiority',
  severity: 'error',
  title: 'A form that beats itself, or is beaten by what it beats',
  explanation:
    'Of two ways of fighting, one is superior, or the other, or neither. Where sentences that hold at the ' +
    'same time make both superior, they cancel out and nothing is added or subtracted; no form is superior ' +
    'to itself.',
  messages: {
    self: '{what} can’t be superior in form to {what}, so this changes nothing',
    mutual:
      '{better} is superior in form to {worse} here, but was inferior before, so neither counts; keep one of ' +
      'the two, or end the first with “no longer”',
    first: 'The opposite is written here',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    carries spear
  combatant Brok (he) of the Host
    carries sword
  situation "a gate"
    Ilse has superior form over Brok "long against short".
-   spear beats spear in form.
    ^^^^^^^^^^^^^^^^^^^^^^^^^
-   Brok has superior form over Brok.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Brok defends barely.
  round 1
-   Brok has superior form over Ilse "he knows the ground".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Ilse: attacks Brok.
`),
  *check({ scenario }) {
    yield* contradictions(scenario);
  },
};

/** Findings for every form that beats itself or is beaten by what it beats, each once. */
const contradictions = derive(
  'attack-algorithm/contradicting forms',
  (scenario: Scenario<AttackFact>): readonly Finding[] => {
    const { cast } = writtenRounds(scenario);
    const ofThemselves = [
      ...selfBeating(cast, headFacts(scenario)),
      ...scenario.rounds
        .flatMap(({ announcements }) => announcements)
        .flatMap((announcement) => selfBeating(cast, announcement.clauses, announcement)),
    ];
    const moments = allPlans(scenario).map(({ context }) => context);
    const below = moments.flatMap(({ facts, attacks }) =>
      attacks
        .map(({ announcement }) => announcement)
        .filter(({ clauses }) => clauses.some(isForm))
        .flatMap((announcement) => mutual(cast, [...facts, ...announcement.clauses], announcement)),
    );
    return [
      ...ofThemselves,
      ...eachOnce([...mutual(cast, scenario.facts), ...moments.flatMap(({ facts }) => mutual(cast, facts)), ...below]),
    ];
  },
);

function selfBeating(
  cast: Cast,
  facts: readonly AttackFact[],
  announcement?: Announcement<AttackFact>,
): readonly Finding[] {
  return facts.flatMap((fact) => {
    const what = isForm(fact) ? pairsIn(cast, fact).find(({ better, worse }) => better === worse)?.better : undefined;
    return what === undefined
      ? []
      : [
          found(
            mutualFormSuperiority,
            'self',
            fact.source,
            { what: fact.kind === 'form order' ? `“${what}”` : what },
            { fixes: [remove(fact, announcement)] },
          ),
        ];
  });
}

/** Findings for pairs whose reverse was written before. */
function mutual(cast: Cast, facts: readonly AttackFact[], announcement?: Announcement<AttackFact>): readonly Finding[] {
  const said = new Map<string, AttackFact>();
  return facts.flatMap((fact) => {
    if (!isForm(fact)) return [];
    const pairs = pairsIn(cast, fact).filter(({ better, worse }) => better !== worse);
    const contrary = pairs.find(({ better, worse }) => said.has(`${fact.kind}/${worse}/${better}`));
    for (const { better, worse } of pairs) said.set(`${fact.kind}/${better}/${worse}`, fact);
    const first = contrary === undefined ? undefined : said.get(`${fact.kind}/${contrary.worse}/${contrary.better}`);
    if (contrary === undefined || first === undefined) return [];
    return [
      found(
        mutualFormSuperiority,
        'mutual',
        fact.source,
        { ...contrary },
        {
          fixes: announcement === undefined ? keepOne(fact, first) : [remove(fact, announcement)],
          related: [{ source: first.source, message: 'first' }],
        },
      ),
    ];
  });
}

function isForm(fact: AttackFact): fact is FormOver | FormOrder {
  return fact.kind === 'form over' || fact.kind === 'form order';
}

/** All pairs of people or forms of which one is superior to the other. */
function pairsIn(
  cast: Cast,
  fact: FormOver | FormOrder,
): readonly { readonly better: string; readonly worse: string }[] {
  if (fact.kind === 'form order')
    return [
      { better: thingKey(fact.better.id ?? fact.better.text), worse: thingKey(fact.worse.id ?? fact.worse.text) },
    ];
  const worse = fightersNamed(cast, fact.worse);
  return fightersNamed(cast, fact.better).flatMap((one) =>
    worse.map((other) => ({ better: one.name, worse: other.name })),
  );
}

export const formChecks: readonly LintRule<AttackFact>[] = [
  mutualFormSuperiority,
  crossingForms,
  formOverAlly,
  formOfNobody,
  formUnmet,
];
