/** Says of an announcement whose verb is known what can't stand behind that verb, and how it is written. */
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

/** The tokens of a sentence, and the one at which reading it failed. */
interface Stretch {
  readonly from: number;
  readonly at: number;
  readonly to: number;
}

/** Undefined where it is no announcement with a known verb. */
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
  // What can be read up to there has a clause behind it that can't be, and is played without it.
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

/** What a verb takes where somebody is its target, or else at first. */
function takesOf({ takes, also = [] }: VerbWord): string {
  return [takes, ...also.map((use) => use.takes)].find((each) => each.includes('target')) ?? takes;
}

/**
 * What a verb takes, with a name and words in the places of its slots; what may be left out is left out, unless nothing
 * else is there.
 */
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

/** Whoever else takes part, those who were declared last first, as they are likelier foes. */
function othersThan(world: World, actor: string): readonly string[] {
  return world.names
    .all('combatant')
    .filter(({ name }) => !actor.includes(name))
    .map(inFull)
    .reverse();
}

/** Aims the announcement at somebody, where it can be read so: `attacks with a knife` as `attacks the Ghoul with …`. */
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

/** Nodes as somebody would write them: the first of several ways, and nothing that may be left out. */
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
 * What can't be read goes into a note below what stands before it, where that is an action, and else the whole line.
 */
export function notes(world: World, sentence: Sentence, { from, at, to }: Stretch, words: string): readonly Fix[] {
  const quoted = (text: string): string => text.replaceAll('"', '’');
  const rest = spoken(sentence.tokens, at, to);
  const alone = matchRun(world, sentence, from, at, ['round'], true) !== undefined;
  const below: Fix = {
    title: `Put “${shortened(rest)}” into a note`,
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

/** A line of which nothing can be played is kept for the reader. */
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
