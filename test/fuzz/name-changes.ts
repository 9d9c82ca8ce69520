/** Changes of names: odd ones are declared, replace a declared one, and are used wherever a name is possible. */
import { rulesets, type Throws } from '../../server/engine/index.ts';
import { lineIndex, oneOf, withLinesAt, withOneReplaced, type TextChange } from './draws.ts';
import { oddNames } from './odd-names.ts';

const verbKinds = rulesets.flatMap(({ vocabulary }) => vocabulary.verbKinds.map(({ kind }) => kind));

/** Declarations of each sort of name. */
const declarations: readonly ((name: string, kind: string) => readonly string[])[] = [
  (name, kind) => [`verb "${name}": ${kind}`],
  (name, kind) => [`verb ${name}: ${kind}`],
  (name) => [`weapon "${name}": ranged`],
  (name) => [`side "${name}" run by the Host`],
  (name) => [`option ${name} ${name}`],
  (name) => [`creature "${name}"`, `  ${name} 3  Toughness 2`],
  (name) => [`combatant "${name}" (she) of the Players`, `  ${name} 4  Agility 2  Toughness 2`, `  carries "${name}"`],
  (name) => [`combatant "${name} 2" of "${name}"`, `  Agility 2  wears "${name}" +1`],
  (name) => [`deck of "${name}": 1 to 10, "${name}"`],
];

/** Sentences with a name in each possible place. */
const uses: readonly ((name: string, actor: string) => readonly string[])[] = [
  (name, actor) => [`  ${actor}: ${name} ${actor}.`],
  (name, actor) => [`  ${actor}: ${name}.`, `    throws ${name}`],
  (name, actor) => [`  ${actor}: shoots "${name}" with "${name}".`, `    advantage "${name}" over "${name}"`],
  (name, actor) => [`  "${name}": punches ${actor} with her ${name}.`, `    throws 5, ${name}, "${name}"`],
  (name, actor) => [`  ${actor}: attacks ${name}.`, `    rolls ${name} 5 3`, `    sets aside "${name}"`],
  (name, actor) => [`  ${actor}: tries easy "${name}" after "${name}".`, `    on success "${name}"`],
  (name) => [`expect ${name} succeeds at least 50% in round 1`],
  (name) => [`expect "${name}" is ${name} at most 50% after round 1`],
  (name) => [`round 2 if "${name}" failed and not ${name} is ${name}`, `  "${name}": waits.`],
  (name, actor) => [`  advantage "${name}" for ${name} over ${actor}.`],
  (name, actor) => [`  "${name}" is 5 ft from ${actor}.`, `  ${name} is at "${name}".`, `  ${name} is ${name}.`],
  (name) => [`"${name}" beats ${name} beyond 5 ft.`],
];

/** A name passes the check for unknown names only if it is declared, and gets furthest in a valid sentence. */
export const nameChanges: Readonly<Record<string, TextChange>> = {
  'an odd verb declared and announced': declareVerb,
  'an odd name declared and used': declareAndUse,
  'names in small letters without quotes': declareSmall,
  'an odd name declared and used in many places': declareAndUseOften,
  'a declared name made odd everywhere': renameEverywhere,
  'quoted words made odd': (text, throws) => {
    const [quoted] = oneOf([...text.matchAll(/(?<=")[^"\n]+(?=")/gu)], throws) ?? [];
    return quoted === undefined ? text : text.replaceAll(quoted, () => drawnName(throws));
  },
};

/** The verb replaces one that is announced. */
function declareVerb(text: string, throws: Throws): string {
  const name = drawnName(throws);
  const announced = withOneReplaced(
    text,
    throws,
    /(?<=^ +[^:\n]+: )\p{L}+(?= )/gmu,
    throws.pick(4) === 0 ? `"${name}"` : name,
  );
  const kinds =
    rulesets.find(({ id }) => text.includes(`rules ${id}`))?.vocabulary.verbKinds.map(({ kind }) => kind) ?? verbKinds;
  return withLinesAt(announced, belowRules(announced), [`verb "${name}": ${oneOf(kinds, throws)!}`]);
}

/** Each of these declarations is damaged, and makes sense only with the name of the previous one. */
const smallDeclarations: readonly ((side: string, creature: string, body: string) => readonly string[])[] = [
  (side, _, body) => [`side ${side} run by the Host`, `combatant ${body} of ${side}`],
  (side, creature, body) => [
    `side ${side} run by the Host`,
    `creature ${creature}`,
    '  Agility 2  Toughness 2',
    `combatant ${body} of ${side}, a ${creature}`,
  ],
  (_, creature, body) => [
    `creature ${creature}`,
    '  Agility 2  Toughness 2',
    `combatants ${body} of the Host, each a ${creature}`,
  ],
];

const smallNames = ['watch', 'zed', 'gull', 'the crew', 'old hands', 'mud crab', 'ghoul'];

/**
 * Sides, creatures and combatants whose names have neither capitals nor quotes, and somebody who acts by such a name.
 */
function declareSmall(text: string, throws: Throws): string {
  const [side, creature, body] = [oneOf(smallNames, throws)!, oneOf(smallNames, throws)!, oneOf(smallNames, throws)!];
  return withUse(
    withLinesAt(text, belowRules(text), oneOf(smallDeclarations, throws)!(side, creature, body)),
    throws,
    body,
  );
}

function declareAndUse(text: string, throws: Throws): string {
  const name = drawnName(throws);
  return withUse(withDeclaration(text, throws, name), throws, name);
}

function declareAndUseOften(text: string, throws: Throws): string {
  const name = drawnName(throws);
  const declared = Array.from({ length: 3 }).reduce<string>((now) => withDeclaration(now, throws, name), text);
  return Array.from({ length: 5 }).reduce<string>((now) => withUse(now, throws, name), declared);
}

function renameEverywhere(text: string, throws: Throws): string {
  const declared = [
    ...text.matchAll(
      /^\s*(?:combatants?|creature|weapon|verb|side|armour|power) (?:the )?"?([^"(:,\n]+?)"?(?= \(| of | run |:|,|$)/gmu,
    ),
  ].map(([, name = '']) => name);
  const name = oneOf(
    declared.filter((each) => each.length > 1),
    throws,
  );
  const odd = drawnName(throws);
  return name === undefined ? text : text.replaceAll(name, () => (throws.pick(2) === 0 ? `"${odd}"` : odd));
}

/** Mostly below the line that names the rules, where everything may be declared; sometimes anywhere. */
function withDeclaration(text: string, throws: Throws, name: string): string {
  const lines = oneOf(declarations, throws)!(name, oneOf(verbKinds, throws)!);
  return withLinesAt(text, throws.pick(4) === 0 ? lineIndex(text, throws) : belowRules(text), lines);
}

function belowRules(text: string): number {
  return text.split('\n').findIndex((line) => line.startsWith('rules ')) + 1;
}

/** Mostly in a round. */
function withUse(text: string, throws: Throws, name: string): string {
  const actor =
    oneOf(
      [...text.matchAll(/^combatant ([^(\n]+?) (?:\(|of)/gmu)].map(([, who = '']) => who),
      throws,
    ) ?? 'Ann';
  const rounds = [...text.split('\n').entries()]
    .filter(([, line]) => line.startsWith('round '))
    .map(([index]) => index + 1);
  const at = oneOf(rounds, throws);
  return withLinesAt(
    text,
    at === undefined || throws.pick(4) === 0 ? lineIndex(text, throws) : at,
    oneOf(uses, throws)!(name, actor),
  );
}

function drawnName(throws: Throws): string {
  return oneOf(oddNames, throws)!;
}
