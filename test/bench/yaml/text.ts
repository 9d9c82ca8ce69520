/** The benchmark’s texts as YAML: the same content in about as many lines, with the same keystrokes. */
import type { Announcement, Combatant, Creature, Fact, Prose, Round, Scenario } from '../../../server/engine/index.ts';
import type { BenchText, Keystroke } from '../texts.ts';
import { flow, plain, type Plain } from './plain.ts';

/** `copies` times the scenario, below what they share. */
export function yamlText(scenario: Scenario, copies: number): BenchText {
  const head = [
    'creatures:',
    '  - name: Gull',
    '    pronoun: it',
    '    stats: { Agility: 3, Toughness: 1 }',
    'scenarios:',
    '',
  ].join('\n');
  const copy = listed(scenarioLines(scenario))
    .map((line) => `  ${line}\n`)
    .join('');
  const text = head + copy.repeat(copies);
  const middle = head.length + Math.floor((copies - 1) / 2) * copy.length;
  const key = (words: string, from: string, to: string, after: number): Keystroke => ({
    at: text.indexOf(words, after) + words.length,
    from,
    to,
  });
  return {
    text,
    lines: text.split('\n').length - 1,
    announcement: key('who: [Drowned Bride], verb: ', 'claws', 'bites', middle),
    head: key('Toughness: ', '1', '2', 0),
  };
}

function scenarioLines({
  title,
  rules,
  combatants,
  creatures,
  things,
  situation,
  facts,
  rounds,
  expectations,
  prose,
}: Scenario): readonly string[] {
  return [
    `title: ${flow(title)}`,
    `rules: ${rules.id}`,
    ...proseLines(prose),
    ...listOf(
      'things',
      things.map((thing) => [flow(plain(thing))]),
    ),
    ...listOf('creatures', creatures.map(bodyLines)),
    ...listOf('combatants', combatants.map(bodyLines)),
    ...(situation === undefined ? [] : [`situation: ${flow(situation.text)}`]),
    ...factLines('facts', facts),
    ...listOf('rounds', rounds.map(roundLines)),
    ...listOf(
      'expect',
      expectations.map((each) => [flow(plain(each))]),
    ),
  ];
}

function bodyLines(body: Combatant | Creature): readonly string[] {
  const { name, pronoun, stats, carries, traits, prose } = body;
  const said =
    'side' in body ? { article: body.article ?? '', side: body.side.text, creature: body.creature?.text ?? '' } : {};
  const given: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(said).filter(([, words]) => words !== ''),
  );
  return [
    `name: ${flow(name)}`,
    ...Object.entries({ pronoun, ...given }).map(([key, word]) => `${key}: ${flow(word)}`),
    ...(stats.length === 0 ? [] : [`stats: ${flow(Object.fromEntries(stats.map((stat) => [stat.name, stat.value])))}`]),
    ...(carries.length === 0 ? [] : [`carries: ${flow(plain(carries))}`]),
    ...factLine('traits', traits),
    ...proseLines(prose),
  ];
}

function roundLines({ number, title, when, facts, announcements, prose }: Round): readonly string[] {
  return [
    `number: ${number}`,
    ...(title === undefined ? [] : [`title: ${flow(title)}`]),
    ...(when === 'always' ? [] : [`when: ${flow(plain(when))}`]),
    ...factLines('facts', facts),
    ...listOf('announcements', announcements.map(announcementLines)),
    ...proseLines(prose),
  ];
}

function announcementLines({
  actors,
  verb,
  kind,
  targets,
  object,
  thing,
  clauses,
  prose,
}: Announcement): readonly string[] {
  const deed: Plain = {
    who: plain(actors),
    verb: verb.text,
    kind,
    ...(targets.length === 0 ? {} : { targets: plain(targets) }),
    ...(object === undefined ? {} : { object: object.text }),
    ...(thing === undefined ? {} : { with: plain(thing) }),
  };
  return [`deed: ${flow(deed)}`, ...factLine('clauses', clauses), ...proseLines(prose)];
}

function factLines(key: string, facts: readonly Fact[]): readonly string[] {
  return listOf(
    key,
    facts.map((fact) => [flow(plain(fact))]),
  );
}

function factLine(key: string, facts: readonly Fact[]): readonly string[] {
  return facts.length === 0 ? [] : [`${key}: ${flow(plain(facts))}`];
}

function proseLines(prose: readonly Prose[]): readonly string[] {
  return listOf(
    'prose',
    prose.map(({ kind, text }) => [flow({ [kind]: text })]),
  );
}

function listOf(key: string, items: readonly (readonly string[])[]): readonly string[] {
  return items.length === 0 ? [] : [`${key}:`, ...items.flatMap(listed).map((line) => `  ${line}`)];
}

/** An item of a list: a dash before its first line. */
function listed(lines: readonly string[]): readonly string[] {
  return lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
}
