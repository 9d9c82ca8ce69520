/** A name that nobody has. */
import {
  calledInFull,
  found,
  isVague,
  questionsOf,
  sameSource,
  type Combatant,
  type Creature,
  type Finding,
  type Fix,
  type LintRule,
  type Ruleset,
  type Scenario,
  type Stranger,
  example,
  write,
} from '../../engine/index.ts';
import { declaring } from '../declaring.ts';
import { groupNamed, handCalled } from '../groups.ts';
import { bodiesOf, knownNear, type Known } from '../known-near.ts';
import { isAtOne, takesOne } from '../one-target.ts';

export const unknownName: LintRule = {
  id: 'unknown-name',
  severity: 'error',
  title: 'A name that nobody has',
  explanation:
    'Everybody who is named has to be declared, in this scenario or at the head of the file. A single word ' +
    'of a longer name is enough, as long as nobody else has it.',
  messages: {
    unknown:
      'Nobody here is called “{name}”, so the scenario is played without “{name}”; declare it, or use a name that is ' +
      'declared',
    meant: 'Nobody here is called “{name}”, so the scenario is played without “{name}”. Did you mean “{near}”?',
    every:
      '{name} is a creature, but this needs a combatant; write “every {creature}” for all its bodies, or the ' +
      'name of one',
    only: 'There is only one {name} here, so “every” is left out',
    body: '{name} is a creature, but this needs a combatant; name one of its bodies, such as {body}',
    'unknown body':
      '{name} is a creature, but nobody here is one; declare somebody who is, or use a name that is declared',
    'unknown side':
      'No side here is called “{name}”, so it has no allies, and the Host runs it; declare it with “side the ' +
      '{name} run by the Host”',
    'of a side': '{name} isn’t a side, but a member of the {side}; write the side here',
    'meant side': 'No side here is called “{name}”, so it has no allies, and the Host runs it. Did you mean “{near}”?',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Laura (she) of the Players
    Agility 3  Toughness 2
  combatant the Ghoul (it) of the Host
    Agility 2  Toughness 2
  round 1
-   Laura: punches the Goul.
                       ^^^^
+   Laura: punches the Ghoul.
`),
  *check({ scenario, ruleset }) {
    for (const stranger of scenario.strangers) {
      if (stranger.as === 'combatant' && (isVague(stranger.text) || groupNamed(scenario, stranger) !== undefined))
        continue;
      const creature = stranger.as === 'combatant' ? creatureCalled(scenario, stranger.text) : undefined;
      yield creature === undefined
        ? strange(scenario, ruleset, stranger)
        : creatureFor(scenario, ruleset, stranger, creature);
    }
  },
};

function strange(scenario: Scenario, ruleset: Ruleset, stranger: Stranger): Finding {
  const only =
    stranger.as === 'creature' && stranger.several !== undefined
      ? scenario.combatants.find(({ name }) => name === stranger.text)
      : undefined;
  if (only !== undefined)
    return found(
      unknownName,
      'only',
      stranger.source,
      { name: stranger.text },
      { fixes: [write(calledInFull(only), stranger.several ?? stranger.source, true)] },
    );
  const member = stranger.as === 'side' ? scenario.combatants.find(({ name }) => name === stranger.text) : undefined;
  if (member !== undefined) return ofSide(scenario, stranger, member);
  const near = knownNear(scenario, stranger);
  const side = stranger.as === 'side' ? ' side' : '';
  const data = { name: stranger.text, ...(near === undefined ? {} : { near: near.words }) };
  return found(unknownName, `${near === undefined ? 'unknown' : 'meant'}${side}`, stranger.source, data, {
    fixes: fixesFor(scenario, ruleset, stranger, near),
  });
}

/** A combatant named in place of a side; if their name has an article, it is written already. */
function ofSide(scenario: Scenario, { text, source }: Stranger, member: Combatant): Finding {
  const { side: own, article } = member;
  const side = own.id ?? own.text;
  const acted = scenario.rounds
    .flatMap(({ when }) => (typeof when === 'string' ? [] : questionsOf(when)))
    .find((part) => part.kind === 'acted' && sameSource(part.side.source, source));
  return found(
    unknownName,
    'of a side',
    source,
    { name: text, side },
    {
      fixes: [
        ...(acted === undefined ? [] : [write(`${calledInFull(member)} succeeded`, acted.source, false)]),
        write(article === undefined ? `the ${side}` : side, source, false),
      ],
    },
  );
}

/**
 * If a name is probably a slip, it can still be declared; another word for one of the game's sides can't mean anything
 * else.
 */
function fixesFor(scenario: Scenario, ruleset: Ruleset, stranger: Stranger, near: Known | undefined): readonly Fix[] {
  if (near?.every !== undefined)
    return everyOrOne(scenario, ruleset, stranger, near.every) ?? [write(near.words, near.at, true)];
  if (near !== undefined) return [write(near.words, near.at, true), ...declaring(scenario, ruleset, stranger)];
  const side = stranger.as === 'side' ? handCalled(stranger.text) : undefined;
  return side === undefined ? declaring(scenario, ruleset, stranger) : [write(side, stranger.source, true)];
}

/** For the name of a creature where only all its bodies, or one by name, can be meant. */
function creatureFor(scenario: Scenario, ruleset: Ruleset, stranger: Stranger, { name }: Creature): Finding {
  const { text, source, several } = stranger;
  const [body, ...others] = bodiesOf(scenario, name);
  if (body === undefined) return found(unknownName, 'unknown body', source, { name: text });
  const isOnly = others.length === 0;
  if (several !== undefined)
    return found(
      unknownName,
      'every',
      source,
      { name: text, creature: name },
      { fixes: everyOrOne(scenario, ruleset, stranger, name) ?? [write(`every ${name}`, several, isOnly)] },
    );
  return found(unknownName, 'body', source, { name: text, body }, { fixes: isOnly ? [write(body, source, true)] : [] });
}

/** If the action has one target: the bodies one by one, and all of them only with a thing that reaches several. */
function everyOrOne(
  scenario: Scenario,
  ruleset: Ruleset,
  { source, several }: Stranger,
  creature: string,
): readonly Fix[] | undefined {
  const announcement = scenario.rounds
    .flatMap(({ announcements }) => announcements)
    .find(({ targets }) => targets.some((target) => sameSource(target.source, source)));
  const bodies = scenario.combatants.filter((each) => each.creature?.id === creature);
  if (announcement === undefined || !isAtOne(ruleset, announcement) || bodies.length < 2 || several === undefined)
    return undefined;
  return [
    ...bodies.slice(0, mostBodies).map((body) => write(calledInFull(body), several, false)),
    ...(takesOne(scenario, ruleset, announcement) ? [] : [write(`every ${creature}`, several, false)]),
  ];
}

const mostBodies = 4;

/** The creature with that name, or with that word in its name if no other has it. */
function creatureCalled({ creatures }: Scenario, text: string): Creature | undefined {
  const [only, ...others] = creatures.filter(({ name }) => name.split(' ').includes(text));
  return creatures.find(({ name }) => name === text) ?? (others.length === 0 ? only : undefined);
}
