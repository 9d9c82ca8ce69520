/** Forms that would be superior on both sides. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import { derive } from '../../../derive/index.ts';
import type { Announcement, Scenario } from '../../../scenario.ts';
import { fightersNamed, thingKey, type Cast } from '../cast.ts';
import type { AttackFact, FormOrder, FormOver } from '../facts.ts';
import { remove } from '../../../checking/mending.ts';
import { keepOne } from './mending.ts';
import { headFacts } from './sayings.ts';
import { allPlans, writtenRounds } from './written.ts';

export const mutualFormSuperiority: LintRule<AttackFact> = {
  id: 'mutual-form-superiority',
  severity: 'error',
  title: 'A form that beats itself, or is beaten by what it beats',
  explanation:
    'Of two ways of fighting one is superior, the other, or neither. Where sentences that hold at the same time make both superior, they cancel out and nothing is added or taken; no form is superior to itself.',
  messages: {
    self: '{what} can’t be superior in form to {what}, so this changes nothing',
    mutual:
      '{better} is superior in form to {worse} here, and inferior before, so neither counts; keep one of the two, or end the first by “no longer”',
    first: 'It is said the other way round here',
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

/** Every form that beats itself or is beaten by what it beats, each once. */
export const contradictions = derive(
  'attack-algorithm/contradicting forms',
  (scenario: Scenario<AttackFact>): readonly Finding[] => {
    const { cast } = writtenRounds(scenario);
    const ofThemselves = selfBeating(cast, [
      ...headFacts(scenario),
      ...scenario.rounds.flatMap(({ announcements }) => announcements.flatMap(({ clauses }) => clauses)),
    ]);
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

function selfBeating(cast: Cast, facts: readonly AttackFact[]): readonly Finding[] {
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
            { fixes: [remove(fact)] },
          ),
        ];
  });
}

/** Pairs of which the contrary was said before. */
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

/** Who, or which form, is superior to which. */
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
