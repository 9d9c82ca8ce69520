/** Corrects the word order of announcements. */
import type { World } from '../read/statement.ts';
import { endOfActor } from './actor.ts';
import { removed, replaced, type Rewording } from './rewording.ts';
import { verbPlace } from './verb-words.ts';

/**
 * `Zoë: with her axe, strikes the Ghoul`, `With her axe Zoë strikes the Ghoul`: moves the thing used behind the target.
 */
export function withThingBehind(world: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const colon = tokens.findIndex(
    ({ kind, text }, index) => index > from && index < to && kind === 'mark' && text === ':',
  );
  const start = isWith(tokens[from]?.text)
    ? from
    : colon > 0 && isWith(tokens[colon + 1]?.text)
      ? colon + 1
      : undefined;
  if (start === undefined) return undefined;
  const comma = tokens.findIndex(
    ({ kind, text }, index) => index > start && index < to && kind === 'mark' && text === ',',
  );
  const actor =
    start === from
      ? tokens.findIndex(
          (_, index) => index > start + 1 && index < to && endOfActor(world, rewording, index) !== undefined,
        )
      : -1;
  const end = comma >= 0 && (actor < 0 || comma < actor) ? comma : actor;
  if (end <= start + 1 || end - start > mostWords || tokens.slice(start, end).some(({ kind }) => kind !== 'word'))
    return undefined;
  const words = tokens.slice(start, end).map(({ text }, index) => (index === 0 ? 'with' : text));
  const rest = removed(rewording, start, comma === end ? end + 1 : end);
  const before = rest.sentence.tokens.findIndex(
    ({ kind, text }, index) => index > start && index < rest.to && kind === 'mark' && text === ',',
  );
  const at = before < 0 ? rest.to : before;
  return at <= start ? undefined : replaced(rest, at, at, words, { spelling: false });
}

/** `with both of her hands`. */
const mostWords = 6;

function isWith(word = ''): boolean {
  return /^(?:with|using)$/iu.test(word);
}

const firing = new Set(['fires', 'shoots', 'fire', 'shoot']);

/** `Ann: aims for the Troll’s eye and fires`: one shot. */
export function withShot(world: World, rewording: Rewording): Rewording | undefined {
  const at = verbPlace(rewording);
  const {
    sentence: { tokens },
    to,
  } = rewording;
  const behind = at === undefined ? undefined : endOfAiming(rewording, at);
  if (at === undefined || behind === undefined || !world.table.verbWords(world.names, false).has('shoots'))
    return undefined;
  const and = tokens.findIndex(
    ({ kind, text }, index) => index > behind && index < to && kind === 'word' && text === 'and',
  );
  const end = and < 0 ? undefined : endOfFiring(rewording, and + 1);
  if (end === undefined) return undefined;
  const shot = replaced(removed(rewording, and, end), at, behind, ['shoots'], { spelling: false });
  return withPart(shot, at + 1) ?? shot;
}

/** The end of `aims at`, `aims carefully for`, `takes aim at`. */
function endOfAiming({ sentence: { tokens }, to }: Rewording, at: number): number | undefined {
  const words = tokens.slice(at, Math.min(to, at + 4)).map(({ text }) => text);
  const said = /^(?:aims?|takes? (?:careful )?aim)(?: carefully)? (?:at|for) /u.exec(`${words.join(' ')} `)?.[0];
  return said === undefined ? undefined : at + said.trim().split(' ').length;
}

function endOfFiring({ sentence: { tokens } }: Rewording, at: number): number | undefined {
  if (firing.has(tokens[at]?.text ?? '')) return at + 1;
  const words = tokens
    .slice(at, at + 3)
    .map(({ text }) => text)
    .join(' ');
  return /^(?:pulls|squeezes) the trigger$/u.test(words) ? at + 3 : undefined;
}

/** `the Troll’s eye` becomes the Troll, in the eye. */
function withPart(rewording: Rewording, from: number): Rewording | undefined {
  const {
    sentence: { tokens },
    to,
  } = rewording;
  const at = tokens.findIndex(
    ({ kind, text }, index) => index >= from && index < to - 1 && kind === 'word' && /.['’]s$/u.test(text),
  );
  const [owner, part] = [tokens[at], tokens[at + 1]];
  if (owner === undefined || part?.kind !== 'word') return undefined;
  const named = replaced(rewording, at, at + 1, [owner.text.replace(/['’]s$/u, '')], { spelling: false });
  return replaced(named, at + 1, at + 2, ['in', 'the', part.text], { spelling: false });
}

/** `Ann: shoots Bill (from behind)`: words in brackets at the end are a clause. */
export function withoutBrackets(_: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const open = tokens.findIndex(
    ({ kind, text }, index) => index > from + 1 && index < to && kind === 'mark' && text === '(',
  );
  const isAnnounced = tokens.some(
    ({ kind, text }, index) => index > from && index < open && kind === 'mark' && text === ':',
  );
  if (open < 0 || !isAnnounced || tokens[to - 1]?.text !== ')' || to - open < 3) return undefined;
  const bare = removed(rewording, to - 1, to);
  const clause = replaced(bare, open, open + 1, [','], { written: ', ', joined: true, spelling: false });
  const [word, colon, first] = [tokens[open + 1], tokens[open + 2], tokens[open + 3]];
  if (word?.kind !== 'word' || colon?.text !== ':' || first === undefined || first.kind === 'prose') return clause;
  const words = tokens
    .slice(open + 3, to - 1)
    .map(({ text }) => text)
    .join(' ');
  return replaced(clause, open + 2, clause.to, [words], { kind: 'prose', written: ` "${words}"`, joined: true });
}
