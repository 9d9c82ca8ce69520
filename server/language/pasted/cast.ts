/** Recognises lists of combatants, with or without headings of sides, and stat blocks among them. */
import { literally } from '../../engine/index.ts';
import { isCapitalised } from '../read/characters.ts';
import { shortened } from '../read/open-quote.ts';
import { blockLines, nobodyYet, saidOf, type Described } from './described.ts';
import { entryIn, isNameWord, namedBy, thingsIn, withDetail } from './entry.ts';
import { behindListMark, isRule, markedHeading } from './marks.ts';
import { isKnownSlip, placeOf, type PastedLine } from './pasted-text.ts';
import type { Run, Scope, Way } from './recognized-lines.ts';
import { sectionOf } from './section-headings.ts';
import { blockFrom, type Block } from './stat-block.ts';

/** A member of the cast, with the side from the heading above. */
interface Member {
  readonly described: Described;
  readonly side: string | undefined;
  readonly isBlock: boolean;
}

interface Cast {
  readonly members: readonly Member[];
  readonly lines: readonly PastedLine[];
  readonly isListed: boolean;
  /** The last line that belongs to the one above it. */
  readonly lastDetail?: PastedLine;
}

/** Maximum number of lines of a cast. */
const longest = 200;

/** The cast that starts on a line, with all consecutive sections. */
export function castFrom(scope: Scope, first: PastedLine): Run | undefined {
  const cast = collected(scope, first);
  const { members } = cast;
  if (members.length === 0) return blockWithin(scope, first);
  const [only] = members;
  const isBlock = members.length === 1 && only?.isBlock === true && only.side === undefined;
  return {
    lines: cast.lines,
    message: isBlock ? 'stat block' : 'cast',
    data: { words: shortened(first.text) },
    ways: isBlock ? blockWays(scope, members) : castWays(scope, members),
  };
}

function collected(scope: Scope, first: PastedLine): Cast {
  let cast: Cast = { members: [], lines: [], isListed: false };
  let heading: { readonly is: 'cast' | 'gear'; readonly side?: string } | undefined;
  let pending: PastedLine[] = [];
  let line: PastedLine | undefined = first;
  while (line !== undefined && cast.lines.length < longest) {
    const section = line.isDoubtful ? sectionOf(scope.trial, line.text) : undefined;
    let last: PastedLine = line;
    if (section !== undefined) {
      if (section.is !== 'cast' && (section.is !== 'gear' || cast.members.length === 0)) break;
      heading = section;
      pending = [...pending, line];
    } else {
      const added =
        heading?.is === 'gear'
          ? withGear(scope, cast, line)
          : (withMember(scope, cast, line, heading?.side, heading !== undefined) ?? withLineBelow(scope, cast, line));
      if (added === undefined) break;
      last = added.lines.at(-1) ?? line;
      cast = { ...added, lines: [...cast.lines, ...pending, ...added.lines.slice(cast.lines.length)] };
      pending = [];
    }
    line = scope.text.below(last)?.line;
  }
  return cast;
}

/** Adds the combatant that a line describes, or a block of lines that starts there. */
function withMember(
  scope: Scope,
  cast: Cast,
  line: PastedLine,
  side: string | undefined,
  isHeaded: boolean,
): Cast | undefined {
  if (!line.isDoubtful || line.comment !== undefined) return undefined;
  const block = namedBlock(scope, line);
  if (block !== undefined) {
    const { described, lines } = block;
    return {
      ...cast,
      members: [...cast.members, { described, side, isBlock: true }],
      lines: [...cast.lines, line, ...lines],
    };
  }
  const listed = behindListMark(line.text);
  if (isRule(line.text) || (listed === undefined && isMeant(line))) return undefined;
  const described = entryIn(scope.trial, listed ?? line.text, { underSide: isHeaded, listed: listed !== undefined });
  if (described === undefined || isDeclared(scope, described.name)) return undefined;
  return {
    members: [...cast.members, { described, side: described.side ?? side, isBlock: false }],
    lines: [...cast.lines, line],
    isListed: cast.isListed || listed !== undefined,
  };
}

/** Adds the details on an indented line to the member above it. */
function withLineBelow({ trial, text }: Scope, cast: Cast, line: PastedLine): Cast | undefined {
  const [member, above] = [cast.members.at(-1), cast.lines.at(-1)];
  if (member === undefined || above === undefined || member.isBlock || line.comment !== undefined || isRule(line.text))
    return undefined;
  const begins = line.isIndented && (!above.isIndented || cast.lastDetail === above) && text.below(above)?.gap === 0;
  if (!begins || /^round\s/iu.test(line.text)) return undefined;
  const described = withDetail(trial, member.described, behindListMark(line.text) ?? line.text);
  return {
    ...cast,
    members: cast.members.with(-1, { ...member, described }),
    lines: [...cast.lines, line],
    lastDetail: line,
  };
}

/** Whether a line was recognised as a damaged sentence that opens or declares something. */
function isMeant({ statements }: PastedLine): boolean {
  return statements.some(
    ({ nearest, parts }) => nearest !== undefined && nearest.verb === undefined && parts.length > 0,
  );
}

function isDeclared({ trial }: Scope, name: string): boolean {
  return trial.names.called('combatant', name) !== undefined || trial.names.called('creature', name) !== undefined;
}

/** A bare name with the rows of a stat block below it. */
function namedBlock(scope: Scope, line: PastedLine): Block | undefined {
  const words = (markedHeading(line.text) ?? line.text).replace(/\s*:$/u, '');
  const { name, article } = namedBy(words);
  const parts = name.split(' ');
  if (
    !line.isUnread ||
    parts.length > 5 ||
    !isCapitalised(parts[0] ?? '') ||
    !parts.every(isNameWord) ||
    isDeclared(scope, name)
  )
    return undefined;
  const below = scope.text.below(line);
  if (below === undefined || below.gap > 1) return undefined;
  const block = blockFrom(scope.text, scope.trial, below.line, { ...nobodyYet, name, article });
  return block.rows >= leastRows ? block : undefined;
}

const leastRows = 2;

/** Adds what a line of a gear section gives to a member. */
function withGear({ trial }: Scope, cast: Cast, line: PastedLine): Cast | undefined {
  const text = behindListMark(line.text) ?? line.text;
  if (!line.isDoubtful || line.comment !== undefined) return undefined;
  const at = cast.members.findIndex(({ described: { name } }) => ownerPattern(name).test(text));
  const member = cast.members[at];
  if (member === undefined) return undefined;
  const rest = text.replace(ownerPattern(member.described.name), '');
  const things = thingsIn(trial, rest, true);
  const described =
    things === undefined
      ? { ...member.described, notes: [...member.described.notes, text] }
      : { ...member.described, things: [...member.described.things, ...things] };
  return { ...cast, members: cast.members.with(at, { ...member, described }), lines: [...cast.lines, line] };
}

function ownerPattern(name: string): RegExp {
  const forms = [name, ...name.split(' ')].map(literally);
  return new RegExp(`^(?:the\\s+)?(?:${forms.join('|')})(?:’s|'s)?\\s*[:–—-]?\\s+(?=\\S)`, 'iu');
}

function castWays(scope: Scope, members: readonly Member[]): readonly Way[] {
  const open = members.some(({ side }) => side === undefined);
  const sides = open ? ['Players', 'Host'] : [undefined];
  return sides.map((other) => ({
    title: other === undefined ? 'Read these lines as a cast' : `Read these lines as a cast of the ${other}`,
    certain: !open,
    lines: apart(
      members.map((member) => saidOf(scope.trial, member.described, { side: member.side ?? other ?? 'Players' })),
    ),
  }));
}

function blockWays(scope: Scope, members: readonly Member[]): readonly Way[] {
  const said = (standing: Parameters<typeof saidOf>[2]): readonly string[] =>
    apart(members.map(({ described }) => saidOf(scope.trial, described, standing)));
  return [
    { title: 'Read these lines as a stat block', certain: true, lines: said('creature') },
    { title: 'Read these lines as a combatant of the Host', certain: false, lines: said({ side: 'Host' }) },
    { title: 'Read these lines as a combatant of the Players', certain: false, lines: said({ side: 'Players' }) },
  ];
}

function apart(blocks: readonly (readonly string[])[]): readonly string[] {
  return blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
}

/** Lines of a printed stat block in a combatant’s block, or without a name. */
function blockWithin(scope: Scope, first: PastedLine): Run | undefined {
  const isInside =
    placeOf(first) === 'combatant' &&
    !first.statements.some(({ findings }) => findings.some(({ rule }) => rule === 'misplaced-sentence'));
  const block = blockFrom(scope.text, scope.trial, first);
  const { described, lines, rows, isPrinted, hasRemark } = block;
  const broken = lines.filter(({ isDoubtful }) => isDoubtful).length;
  const isEnough = isInside ? isPrinted && (broken > 1 || hasRemark) && !isKnownSlip(first) : rows > leastRows;
  if (!isEnough || placeOf(first) === 'round' || placeOf(first) === 'announcement') return undefined;
  const title = 'Read these lines as a stat block';
  const way: Way = isInside
    ? { title, certain: true, lines: blockLines(scope.trial, described), above: described.declared }
    : { title, certain: false, lines: saidOf(scope.trial, { ...described, name: 'Name Me' }, 'creature') };
  return { lines, message: 'stat block', data: { words: shortened(first.text) }, ways: [way] };
}
