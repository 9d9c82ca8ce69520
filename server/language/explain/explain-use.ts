/** Explains what can't follow the known verb of an announcement, with an example of its use. */
import { ownValue, type Finding, type Fix, type Place, type Source, type VerbWord } from '../../engine/index.ts';
import { withWordsAt } from '../read/document.ts';
import { sourceOf } from '../read/layout.ts';
import { matchRun } from '../match/match-run.ts';
import { inFull } from '../match/name-table.ts';
import { parseNotation, type Node } from '../match/notation.ts';
import { shortened } from '../read/open-quote.ts';
import { toFinding } from './reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from './spoken.ts';
import type { World } from '../read/statement.ts';

const rule = 'unreadable-sentence';

/** The tokens of a sentence, and the token at which reading failed. */
interface Stretch {
  readonly from: number;
  readonly at: number;
  readonly to: number;
}

/** Undefined if it isn’t an announcement with a known verb. */
export function explainUse(
  world: World,
  sentence: Sentence,
  { from, at, to }: Stretch,
  place: Place,
): Finding | undefined {
  const { tokens } = sentence;
  const colon = tokens.findIndex(
    ({ kind, text }, index) => index > from && index < to && kind === 'mark' && text === ':',
  );
  if (colon < 0 || (place !== 'round' && place !== 'announcement')) return undefined;
  const actor = spoken(tokens, from, colon);
  const [some] = world.table.ruleset.vocabulary.verbs;
  if (colon === to - 1)
    return some === undefined
      ? undefined
      : toFinding(
          rule,
          'no action',
          { actor, example: `${actor}: ${some.word} …` },
          sourceOf(world.file, sentence, from, to),
        );
  const verb = tokens[colon + 1]?.text ?? '';
  const known = world.table.ruleset.vocabulary.verbs.find(({ word }) => word === verb);
  if (at <= colon + 1 || at >= to || known === undefined || tokens[at]?.kind !== 'word') return undefined;
  // If it can be read up to there, the failure is a clause after it, and the announcement is played without that.
  if (
    tokens.slice(colon, at).some(({ text }) => text === ',') ||
    matchRun(world, sentence, from, at, ['round'], true) !== undefined
  )
    return undefined;
  const example = `${actor}: ${verb} ${exampleOf(world, takesOf(known), actor)}`.trim();
  const rest = spoken(tokens, colon + 2, to);
  return toFinding(rule, 'verb use', { verb, rest: shortened(rest), example }, sourceOf(world.file, sentence, at, to), [
    ...aiming(world, sentence, { from, at: colon + 2, to }, actor),
    ...notes(world, sentence, { from, at: colon + 2, to }, `${actor} ${verb} ${rest}`),
  ]);
}

/** The use of a verb with a target, or else its first use. */
function takesOf({ takes, also = [] }: VerbWord): string {
  return [takes, ...also.map((use) => use.takes)].find((each) => each.includes('target')) ?? takes;
}

/** An example of what a verb takes, with slots filled in; optional parts are left out, unless there is nothing else. */
function exampleOf(world: World, takes: string, actor: string): string {
  const [other = 'Bill'] = othersThan(world, actor);
  const filled: Readonly<Record<string, string>> = { target: other, targets: other, beside: other, thing: 'the knife' };
  const nodes = parseNotation(takes);
  const required = shown(nodes, filled);
  return required === ''
    ? shown(
        nodes.map((node) => (node.is === 'maybe' ? { is: 'either', of: [node.of] } : node)),
        filled,
      )
    : required;
}

/** Other combatants, last declared first, since these are more likely foes. */
function othersThan(world: World, actor: string): readonly string[] {
  return world.names
    .all('combatant')
    .filter(({ name }) => !actor.includes(name))
    .map(inFull)
    .reverse();
}

/** Adds a target to the announcement, if it can be read then: `attacks with a knife` as `attacks the Ghoul with …`. */
function aiming(world: World, sentence: Sentence, { from, at, to }: Stretch, actor: string): readonly Fix[] {
  return othersThan(world, actor)
    .filter((name) => {
      const { sentence: aimed, added } = withWordsAt(world.file, sentence, at, name);
      return matchRun(world, aimed, from, to + added, ['round']) !== undefined;
    })
    .slice(0, mostAimed)
    .map((name): Fix => ({
      title: `Aim at ${name}`,
      certain: false,
      intents: [
        {
          do: 'replace',
          at: justBehind(sourceOf(world.file, sentence, at - 1, at)),
          with: ` ${name}`,
        },
      ],
    }));
}

function justBehind({ end, ...source }: Source): Source {
  return { ...source, start: end, end };
}

const mostAimed = 3;

/** Nodes as example text: the first of several alternatives, and no optional parts. */
function shown(nodes: readonly Node[], filled: Readonly<Record<string, string>>): string {
  return nodes
    .flatMap((node) => {
      switch (node.is) {
        case 'literal':
          return [node.text];
        case 'slot':
          return [ownValue(filled, node.slot) ?? '"the door"'];
        case 'either':
          return [shown(node.of[0] ?? [], filled)];
        case 'maybe':
          return [];
      }
    })
    .filter((words) => words !== '')
    .join(' ');
}

/**
 * Fixes: put the unreadable part into a note below what precedes it, if that is an action; or make the whole line a
 * note.
 */
export function notes(world: World, sentence: Sentence, { from, at, to }: Stretch, words: string): readonly Fix[] {
  const quoted = (text: string): string => text.replaceAll('"', '’');
  const rest = spoken(sentence.tokens, at, to);
  const alone = matchRun(world, sentence, from, at, ['round'], true) !== undefined;
  const below: Fix = {
    title: `Put “${shortened(rest)}” in a note`,
    certain: false,
    intents: [
      {
        do: 'replace',
        at: { ...sourceOf(world.file, sentence, at, to), start: sourceOf(world.file, sentence, at - 1, at).end },
        with: `. note "${quoted(rest)}"`,
      },
    ],
  };
  const whole = asNote(world, sentence, from, to, words);
  return alone ? [below, whole] : [whole];
}

function withoutColon({ tokens }: Sentence, from: number, to: number): string {
  return spoken(
    tokens.filter(({ kind, text }, index) => index >= from && index < to && !(kind === 'mark' && text === ':')),
    0,
    to,
  );
}

/** Keeps a line as a note if nothing in it can be played. */
export function asNote(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  words = withoutColon(sentence, from, to),
): Fix {
  return {
    title: 'Make it a note',
    certain: false,
    intents: [
      { do: 'replace', at: sourceOf(world.file, sentence, from, to), with: `note "${words.replaceAll('"', '’')}"` },
    ],
  };
}
