/** A form in which nobody fights. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { NameRef } from '../../../scenario.ts';
import { isAnythingUnread } from '../../../unread.ts';
import { stylesOf, thingKey, type Cast } from '../cast.ts';
import { factsOf, type AttackFact, type FormOrder } from '../facts.ts';
import { remove, write } from '../../../checking/mending.ts';
import { partlyNamed } from './partly-named.ts';
import { allPlans, writtenRounds } from './written.ts';

export const formOfNobody: LintRule<AttackFact> = {
  id: 'form-of-nobody',
  severity: 'info',
  title: 'A form in which nobody fights',
  explanation:
    'Which form beats which counts for those who fight in one of the two: with a weapon that they carry or attack with, or in a way that their block names. Where people are meant, one “has superior form over” the other.',
  messages: {
    nobody: 'Nobody here fights with {form}, so this never counts',
    person:
      '{better} and {worse} are people, and this speaks of weapons and ways of fighting; write “{better} has superior form over {worse}”',
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
  /** What several scenarios share may be for another one; a form that beats itself is found elsewhere. */
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

/** A weapon as it is, and a way of fighting in quotes. */
function formWords({ weapons }: Cast, form: string): string {
  return weapons.has(thingKey(form)) ? form : `"${form}"`;
}

function formKey({ id, text }: NameRef): string {
  return thingKey(id ?? text);
}
