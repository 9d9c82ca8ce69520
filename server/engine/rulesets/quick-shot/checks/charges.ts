/** Checks of charges and tass. */
import { add, append, removeSentence, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { mayLack } from '../../../unread.ts';
import { perNext } from '../downtime/charges.ts';
import { isRefused } from '../downtime/index.ts';
import type { Fighter } from '../cast.ts';
import type { Combines, QuickShotFact } from '../facts.ts';
import { chargeTypes } from '../fight.ts';
import type { RoundPlan } from '../plan.ts';
import { foundInHeads, foundInVain, foundShort, type InVain } from './heads.ts';
import { paidAt } from './trades.ts';

/** Reports faults where charges are combined. `comes` is whether the combination happens. */
function foundInCombinations(
  scenario: Scenario<QuickShotFact>,
  check: (fact: Combines, who: Fighter, plan: RoundPlan, comes: boolean) => readonly Finding[],
): Iterable<Finding> {
  return foundInHeads(scenario, ({ fact, who, applied }, plan) =>
    fact.kind === 'combines' ? check(fact, who, plan, !isRefused(applied)) : [],
  );
}

/** The number of types by which charges rise; below 1 if they are broken down. */
function stepsOf({ from, into }: Combines): number {
  const placeOf = (word: string): number => chargeTypes.findIndex((type) => type === word);
  return placeOf(into.text) - placeOf(from.text);
}

/** `Rose combines 5 minor charges into 1 significant charge: "a month of study"`. */
function combining(
  who: string,
  [count, from]: readonly [number, string],
  [made, into]: readonly [number, string],
  words?: string,
): string {
  const charges = (number: number): string => (number === 1 ? 'charge' : 'charges');
  return (
    `${who} combines ${count} ${from} ${charges(count)} into ${made} ${into} ` +
    `${charges(made)}${words === undefined ? '' : `: ${quoted(words)}`}`
  );
}

export const chargeSplitting: LintRule<QuickShotFact> = {
  id: 'charge-splitting',
  severity: 'warning',
  title: 'A charge broken into smaller ones',
  explanation:
    'Charges are combined upwards: five of one type make one of the next. The text doesn’t say whether one can be ' +
    'broken into smaller ones, so it isn’t done.',
  messages: {
    silent:
      'The rules don’t say that {from} charges can become {into} ones, so nothing happens; charges are combined ' +
      'upwards',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    1 significant charge
    5 minor charges
  round 1
-   Rose combines 1 significant charge into 5 minor charges: "a month of study".
                                              ^^^^^
+   Rose combines 5 minor charges into 1 significant charge: "a month of study".
`),
  check: ({ scenario }) =>
    foundInCombinations(scenario, (fact, who) =>
      stepsOf(fact) > 0
        ? []
        : [
            found(
              chargeSplitting,
              'silent',
              fact.into.source,
              { from: fact.from.text, into: fact.into.text },
              { fixes: [...turnedRound(fact, who), removeSentence(fact.source)] },
            ),
          ],
    ),
};

/** If the numbers fit with the types swapped, that may be intended. */
function turnedRound(
  { count, made, from, into, words, source, ...fact }: Combines,
  { called }: Fighter,
): readonly Fix[] {
  const steps = -stepsOf({ count, made, from, into, source, ...fact });
  if (steps === 0 || made.value !== count.value * perNext ** steps) return [];
  return [
    {
      title: 'Swap the two',
      certain: false,
      intents: [
        {
          do: 'replace',
          at: source,
          with: combining(called, [made.value, into.text], [count.value, from.text], words?.text),
        },
      ],
    },
  ];
}

export const unworkedCombination: LintRule<QuickShotFact> = {
  id: 'unworked-combination',
  severity: 'info',
  title: 'Charges combined without work',
  explanation:
    'Combining charges may take a great deal of work, above all where a major charge is made. The scenario ' +
    'may say in a few words what it took.',
  messages: {
    work: 'Combining charges may take a great deal of work; say what it took after a colon, such as “a month of study”',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    5 minor charges
  round 1
-   Rose combines 5 minor charges into 1 significant charge.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   Rose combines 5 minor charges into 1 significant charge: "a month of study".
`),
  check: ({ scenario }) =>
    foundInCombinations(scenario, ({ words, source }, _who, { context }, comes) =>
      !comes || words !== undefined || mayLack(scenario, context.round)
        ? []
        : [found(unworkedCombination, 'work', source, {}, { fixes: [append(': "…"', source)] })],
    ),
};

export const wrongCombinationRate: LintRule<QuickShotFact> = {
  id: 'wrong-combination-rate',
  severity: 'error',
  title: 'A rate other than five for one',
  explanation:
    'Five minor charges make a significant one, and five significant charges a major one. Fewer make nothing, and ' +
    'any left over stay as they are.',
  messages: {
    rate: '{made} {into} {takes} {price} {from} charges, and {given} are combined, so nothing happens',
    nothing: 'This makes no charge; {given} {from} charges are kept as they are',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    6 minor charges
  round 1
-   Rose combines 4 minor charges into 1 significant charge: "a month of study".
                  ^
+   Rose combines 5 minor charges into 1 significant charge: "a month of study".
`),
  check: ({ scenario }) => foundInVain(scenario, ['wrong-combination-rate'], wrong),
};

/** Offers the price of the charges to be made, and the number that the given charges make. */
function wrong({ head: { fact }, data: { price, wanted } }: InVain): readonly Finding[] {
  if (fact.kind !== 'combines') return [];
  const { count, from, made, into } = fact;
  const data = { given: count.value, from: from.text, into: into.text };
  if (Number(wanted) === 0) return [found(wrongCombinationRate, 'nothing', made.source, data)];
  const could = count.value / (Number(price) / Number(wanted));
  const fixes: readonly Fix[] = [
    write(`${price}`, count.source),
    ...(Number.isInteger(could) && could > 0 && made.source !== fact.source
      ? [{ ...write(`${could}`, made.source), title: `Make ${could} of them` }]
      : []),
  ];
  return [
    found(
      wrongCombinationRate,
      'rate',
      count.source,
      {
        ...data,
        price: Number(price),
        made: made.value,
        into: `${into.text} charge${made.value === 1 ? '' : 's'}`,
        takes: made.value === 1 ? 'takes' : 'take',
      },
      { fixes },
    ),
  ];
}

export const skippedChargeStep: LintRule<QuickShotFact> = {
  id: 'skipped-charge-step',
  severity: 'info',
  title: 'Minor charges made major in one step',
  explanation:
    'Five minor charges make a significant one, and five significant charges a major one: the text has these two ' +
    'steps. Both at once have the same result, but the work involved is easier to describe step by step.',
  messages: {
    skipped: '{count} minor charges make {between} significant ones first, and then {made} major; write both steps',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    25 minor charges
  round 1
-   Rose combines 25 minor charges into 1 major charge: "a year of study".
                                          ^^^^^
+   Rose combines 25 minor charges into 5 significant charges: "a year of study".
+   Rose combines 5 significant charges into 1 major charge: "a year of study".
`),
  check: ({ scenario }) =>
    foundInCombinations(scenario, (fact, who, _plan, comes) =>
      comes && stepsOf(fact) > 1 ? [skipped(fact, who.called)] : [],
    ),
};

function skipped({ count, made, from, into, words, source }: Combines, who: string): Finding {
  const between = made.value * perNext;
  return found(
    skippedChargeStep,
    'skipped',
    into.source,
    { count: count.value, between, made: made.value },
    {
      fixes: [
        {
          title: 'Write both steps',
          certain: true,
          intents: [
            {
              do: 'replace',
              at: source,
              with: combining(who, [count.value, from.text], [between, 'significant'], words?.text),
            },
            {
              do: 'add sentence after',
              at: source,
              text: `${combining(who, [between, 'significant'], [made.value, into.text], words?.text)}.`,
            },
          ],
        },
      ],
    },
  );
}

export const mismatchedCharge: LintRule<QuickShotFact> = {
  id: 'mismatched-charge',
  severity: 'error',
  title: 'The wrong type of charge',
  explanation:
    'A minor charge buys a minor advantage, a significant charge a significant one, and a major charge a ' +
    'major one, or base Willpower. Smaller charges are combined first, five for one.',
  messages: {
    other:
      'A {paid} charge buys a {paid} advantage, not a {asked} one, so nothing is bought; pay with a {asked} charge',
    base: 'Base Willpower is bought with a major charge, not a {paid} one, so nothing is bought',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    1 minor charge
    1 significant charge
  round 1
-   Rose buys a significant talent "Perceptive" with a minor charge.
                                                       ^^^^^
+   Rose buys a significant talent "Perceptive" with a significant charge.
`),
  check: ({ scenario }) => foundInVain(scenario, ['mismatched-charge'], other),
};

function other({ head: { fact }, data }: InVain): readonly Finding[] {
  const [paid, asked, at] = [String(data.paid), String(data.asked), paidAt(fact)];
  if (fact.kind === 'buys base')
    return [found(mismatchedCharge, 'base', at, { paid }, { fixes: [write(asked, at, true)] })];
  if (fact.kind !== 'buys' || fact.type === undefined) return [];
  const mend = { ...write(paid, fact.type.source), title: `Buy a ${paid} one` };
  return [found(mismatchedCharge, 'other', at, { paid, asked }, { fixes: [write(asked, at), mend] })];
}

export const overspentCharges: LintRule<QuickShotFact> = {
  id: 'overspent-charges',
  severity: 'error',
  title: 'Charges that nobody has',
  explanation:
    'Charges and tass are handed out by the GM, and a character can combine or pay only those that they hold: from ' +
    'their block, or gained since.',
  messages: {
    none: '{Name} holds no {kind}, so nothing happens; write where it comes from',
    short:
      '{Name} holds {holds} {kind}, and {count} are used here, so nothing happens; write where the others come from',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    4 minor charges
  round 1
+   Rose gains 1 minor charge.
    Rose combines 5 minor charges into 1 significant charge: "a month of study".
                  ^
`),
  check: ({ scenario }) => foundShort(scenario, ['overspent-charges'], short),
};

function short({ head: { who, fact }, data, plan }: InVain): readonly Finding[] {
  const [holds, count, type] = [Number(data.holds), Number(data.count), String(data.type)];
  const kind = (number: number): string => (type.endsWith('tass') ? type : `${type} charge${number === 1 ? '' : 's'}`);
  const missing = count - holds;
  const fixes: readonly Fix[] = [add(`${who.called} gains ${missing} ${kind(missing)}.`, plan.context.round.source)];
  return [
    found(
      overspentCharges,
      holds === 0 ? 'none' : 'short',
      usedAt(fact),
      { ...naming('name', who), holds, count, kind: kind(holds) },
      { fixes },
    ),
  ];
}

function usedAt(fact: QuickShotFact): Source {
  switch (fact.kind) {
    case 'combines':
      return fact.count.source;
    case 'converts':
      return fact.type.source;
    default:
      return paidAt(fact);
  }
}

export const mundaneTassPurchase: LintRule<QuickShotFact> = {
  id: 'mundane-tass-purchase',
  severity: 'error',
  title: 'Tass for something ordinary',
  explanation:
    'Tass buys and improves what is supernatural, such as a power or telekinesis. Skills, equipment and anything ' +
    'else from the ordinary world are paid for with charges, and so is base Willpower.',
  messages: {
    mundane:
      'Tass pays only for the supernatural, and {what} isn’t, so nothing happens; pay with a charge, or call it a ' +
      'power',
    base: 'Base Willpower is bought with a major charge, and tass pays only for the supernatural, so nothing is bought',
  },
  ...example(`
  scenario "The workshop"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 5
    1 minor tass
  round 1
-   Rose buys a minor craft "Carpentry" with minor tass through "the old well".
                                             ^^^^^
+   Rose buys a minor power "Carpentry" with minor tass through "the old well".
`),
  check: ({ scenario }) => foundInVain(scenario, ['mundane-tass-purchase'], mundane),
};

function mundane({ head: { fact } }: InVain): readonly Finding[] {
  const at = paidAt(fact);
  if (fact.kind === 'buys base') return [found(mundaneTassPurchase, 'base', at)];
  const fixes = [...(fact.kind === 'buys' ? [write('power', fact.sort.source)] : [])];
  const what =
    fact.kind === 'buys' ? `this ${fact.sort.text}` : fact.kind === 'improves' ? `“${fact.advantage.text}”` : 'this';
  return [found(mundaneTassPurchase, 'mundane', at, { what }, { fixes })];
}

export const oversizedTassConversion: LintRule<QuickShotFact> = {
  id: 'oversized-tass-conversion',
  severity: 'warning',
  title: 'A larger tass charge for Willpower',
  explanation:
    'A minor tass charge becomes a point of Willpower if there is a resource for it. The text doesn’t say what a ' +
    'significant or a major one becomes.',
  messages: {
    silent:
      'The rules let only minor tass become a point of Willpower and don’t mention {type} tass, so nothing happens',
  },
  ...example(`
  scenario "The workshop"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 4 of 5
    1 minor tass
    1 major tass
  round 1
-   Rose turns a major tass into 1 WP for the general pool through "the old well".
                 ^^^^^
+   Rose turns a minor tass into 1 WP for the general pool through "the old well".
`),
  check: ({ scenario }) => foundInVain(scenario, ['oversized-tass-conversion'], silent),
};

function silent({ head: { fact }, data }: InVain): readonly Finding[] {
  return fact.kind === 'converts'
    ? [found(oversizedTassConversion, 'silent', fact.type.source, data, { fixes: [write('minor', fact.type.source)] })]
    : [];
}

export const tassWithoutResource: LintRule<QuickShotFact> = {
  id: 'tass-without-resource',
  severity: 'error',
  title: 'Tass without a resource for it',
  explanation:
    'Tass is used through something: a resource that consumes it, or that builds supernatural equipment from it. The ' +
    'same applies when it becomes a point of Willpower.',
  messages: {
    resource: 'Tass needs a resource to use it through, and none is named, so nothing happens; write through what',
  },
  ...example(`
  scenario "The workshop"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 4 of 5
    2 minor tass
  round 1
-   Rose turns a minor tass into 1 WP for the general pool.
                 ^^^^^
-   Rose buys a minor power "Light touch" with minor tass.
                                               ^^^^^
+   Rose turns a minor tass into 1 WP for the general pool through "the old well".
+   Rose buys a minor power "Light touch" with minor tass through "the old well".
`),
  check: ({ scenario }) =>
    foundInVain(scenario, ['tass-without-resource'], (vain) =>
      mayLack(scenario, vain.plan.context.round) ? [] : resourceless(vain),
    ),
};

function resourceless({ head: { fact } }: InVain): readonly Finding[] {
  const at = fact.kind === 'converts' ? fact.type.source : paidAt(fact);
  return [found(tassWithoutResource, 'resource', at, {}, { fixes: [append(' through "…"', fact.source)] })];
}

export const chargeChecks: readonly LintRule<QuickShotFact>[] = [
  overspentCharges,
  wrongCombinationRate,
  skippedChargeStep,
  chargeSplitting,
  unworkedCombination,
  mismatchedCharge,
  mundaneTassPurchase,
  tassWithoutResource,
  oversizedTassConversion,
];
