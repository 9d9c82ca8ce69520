/** Checks of new characters: what they can have rolled, their background, and those who take over from the dead. */
import { add, addAll, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { calledInFull } from '../../../combatants.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import type { Combatant, Numeral, Scenario, Stat } from '../../../scenario.ts';
import { attributes, highestValue, lowestValue } from '../attributes.ts';
import { rollable } from '../creation/creation-dice.ts';
import { lastFact, type MoveablesFact } from '../facts.ts';
import { ofBareAnn } from './examples.ts';

const round = `
  round 1
    Ann: tests GRC.
`;

const attributeNames: readonly string[] = attributes;

function mostOf({ value, of }: Stat): number {
  return of ?? value;
}

function statIn({ stats }: Combatant<MoveablesFact>, name: string): Stat | undefined {
  return stats.find((stat) => stat.name === name);
}

function newCharacters({ combatants }: Scenario<MoveablesFact>) {
  return combatants.flatMap((combatant) => {
    const fact = lastFact(combatant.traits, 'new character');
    return fact === undefined ? [] : [{ combatant, fact }];
  });
}

const unrollableValue: LintRule<MoveablesFact> = {
  id: 'unrollable-value',
  severity: 'warning',
  title: 'A value that a new character can’t have rolled',
  explanation: 'A new character rolls 2d4 for each attribute, so 2 to 8, and has 2 HP and 1d6 more, so 3 to 8.',
  messages: { dice: 'A new character can’t have {stat} {value}: {dice} is {low} to {high}' },
  ...ofBareAnn(`
    a new character
-   STR 5  GRC 9  HP 6
           ^^^^^
+   STR 5  GRC 8  HP 6${round}`),
  *check({ scenario }) {
    for (const { combatant } of newCharacters(scenario))
      for (const stat of combatant.stats) {
        const most = mostOf(stat);
        const isAttribute = attributeNames.includes(stat.name);
        // What no character can have is reported as that.
        if (!isAttribute ? stat.name !== 'HP' : most < lowestValue || most > highestValue) continue;
        const [low, high] = isAttribute ? rollable.attribute : rollable.points;
        const nearest = Math.min(high, Math.max(low, Math.trunc(most)));
        if (nearest === Math.trunc(most)) continue;
        const of = stat.of === undefined ? '' : `${Math.min(stat.value, nearest)} of `;
        const data = { stat: stat.name, value: most, low, high, dice: isAttribute ? '2d4' : '2 + 1d6' };
        const fixes = [write(`${stat.name} ${of}${nearest}`, stat.source)];
        yield found(unrollableValue, 'dice', stat.source, data, { fixes });
      }
  },
};

/** What a new character has (am-121). */
const atFirst = [
  ['LVL', 1],
  ['XP', 0],
] as const;

const levelOfNewCharacter: LintRule<MoveablesFact> = {
  id: 'level-of-new-character',
  severity: 'warning',
  title: 'A new character with experience',
  explanation:
    'Whoever comes from a civilised place to join the party begins at level 1 with 0 XP. Only somebody who takes ' +
    'over from a dead character has more, and is written with “replaces”.',
  messages: { first: 'A new character begins at level 1 with 0 XP; this says {stat} {value}' },
  ...ofBareAnn(`
    a new character
-   GRC 6  HP 6  LVL 3
                 ^^^^^
+   GRC 6  HP 6  LVL 1${round}`),
  *check({ scenario }) {
    for (const { combatant } of newCharacters(scenario))
      for (const [name, first] of atFirst) {
        const stat = statIn(combatant, name);
        if (stat === undefined || stat.value === first) continue;
        const data = { stat: name, value: stat.value };
        yield found(levelOfNewCharacter, 'first', stat.source, data, {
          fixes: [write(`${name} ${first}`, stat.source)],
        });
      }
  },
};

const backgroundOffHighest: LintRule<MoveablesFact> = {
  id: 'background-off-highest',
  severity: 'warning',
  title: 'A background of another attribute than the highest',
  explanation:
    'The highest attribute says which background is rolled. If several are equally high, the text doesn’t say which ' +
    'of them it is, and any of them will do here.',
  messages: {
    other: '{Name}’s highest attribute is {highest}, so the background must be for {highest}',
    several: '{Name}’s highest attributes are {highest}, so the background must be for one of these',
  },
  ...ofBareAnn(`
    PRE 7  GRC 6  HP 6
    speaks Lingua-Weal 5
    skilled in "Drawing"
    has 30 sp
-   a new character, with the GRC background "draughtswoman"
                              ^^^
+   a new character, with the PRE background "draughtswoman"${round}`),
  *check({ scenario }) {
    for (const { combatant, fact } of newCharacters(scenario)) {
      const values = combatant.stats.filter(({ name }) => attributeNames.includes(name));
      const most = Math.max(...values.map(mostOf));
      const highest = values.filter((stat) => mostOf(stat) === most).map(({ name }) => name);
      const { of } = fact;
      if (of === undefined || highest.length === 0 || highest.includes(of.text)) continue;
      const data = { ...naming('name', { called: calledInFull(combatant) }), highest: list(highest) };
      const message = highest.length === 1 ? 'other' : 'several';
      const fixes = highest.map((name) => write(name, of.source));
      yield found(backgroundOffHighest, message, of.source, data, { fixes });
    }
  },
};

/** What a background gives, with a sentence for each (am-127 to am-129). */
const gifts = [
  { kind: 'languages', words: 'which languages', as: 'speaks Lingua-Weal 5' },
  { kind: 'skills', words: 'which skills', as: 'skilled in "…"' },
  { kind: 'silver', words: 'how much silver', as: 'has 30 sp' },
] as const;

const backgroundWithoutGifts: LintRule<MoveablesFact> = {
  id: 'background-without-gifts',
  severity: 'info',
  title: 'A background that gives nothing',
  explanation:
    'A background gives languages, skills and starting money. The text has no tables of backgrounds, so that the ' +
    'block has to say what they are.',
  messages: { missing: 'A background gives languages, skills and silver; write {missing} {name} has' },
  ...ofBareAnn(`
    PRE 7  GRC 6  HP 6
    speaks Lingua-Weal 5
    skilled in "Drawing"
    a new character, with the PRE background "draughtswoman"
                                             ^^^^^^^^^^^^^^^
+   has 30 sp${round}`),
  *check({ scenario }) {
    for (const { combatant, fact } of newCharacters(scenario)) {
      const missing = gifts.filter(({ kind }) => combatant.traits.every((trait) => trait.kind !== kind));
      if (fact.background === undefined || missing.length === 0) continue;
      const data = {
        missing: list(missing.map(({ words }) => words)),
        ...naming('name', { called: calledInFull(combatant) }),
      };
      const sentences = missing.map(({ as }) => as);
      yield found(backgroundWithoutGifts, 'missing', fact.background.source, data, {
        fixes: [addAll(sentences, fact.source)],
      });
    }
  },
};

const halfOfTheDead: LintRule<MoveablesFact> = {
  id: 'half-of-the-dead',
  severity: 'warning',
  title: 'Not half the level of the character who is replaced',
  explanation:
    'Somebody nearby who takes over from a dead character has half of that character’s level and XP. The text ' +
    'doesn’t say how half of an odd number is rounded, so that the block has to say what it is.',
  messages: {
    half: 'Half of {stat} {whole} is {stat} {half}, and this is {stat} {value}',
    missing: 'Half of {stat} {whole} is {stat} {half}; write it in the block',
    odd: 'The text doesn’t say how half of {stat} {whole} is rounded; write {stat} {half} or {more}',
  },
  ...ofBareAnn(`
-   GRC 6  HP 6  LVL 3
                 ^^^^^
+   GRC 6  HP 6  LVL 2
    replaces a character of level 4${round}`),
  check: ({ scenario }) =>
    scenario.combatants.flatMap((combatant) => {
      const fact = lastFact(combatant.traits, 'replaces');
      if (fact === undefined) return [];
      return [...halved(combatant, 'LVL', fact.level), ...halved(combatant, 'XP', fact.experience)];
    }),
};

/** Nobody’s level is below 1, whatever half of it is. */
function halved(
  combatant: Combatant<MoveablesFact>,
  name: 'LVL' | 'XP',
  whole: Numeral | undefined,
): readonly Finding[] {
  if (whole === undefined) return [];
  const least = name === 'LVL' ? 1 : 0;
  const [half, more] = [Math.floor(whole.value / 2), Math.ceil(whole.value / 2)].map((each) => Math.max(least, each));
  if (half === undefined || more === undefined) return [];
  const stat = statIn(combatant, name);
  if (stat === undefined ? half === least && more === least : [half, more].includes(stat.value)) return [];
  const data = { stat: name, whole: whole.value, half, more, value: stat?.value ?? least };
  const message = half < more ? 'odd' : stat === undefined ? 'missing' : 'half';
  const choices = [...new Set([half, more])].map((each) => `${name} ${each}`);
  const fixes = choices.map((words) => (stat === undefined ? add(words, combatant.source) : write(words, stat.source)));
  return [found(halfOfTheDead, message, stat?.source ?? whole.source, data, { fixes })];
}

export const creationChecks: readonly LintRule<MoveablesFact>[] = [
  unrollableValue,
  levelOfNewCharacter,
  backgroundOffHighest,
  backgroundWithoutGifts,
  halfOfTheDead,
];
