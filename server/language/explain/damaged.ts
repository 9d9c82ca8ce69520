/** Recovers what it can from an unreadable sentence: its clauses, its place in the structure, and a finding. */
import { ownValue, type Finding, type Fix, type Place } from '../../engine/index.ts';
import { dependenceClause } from '../match/announcements.ts';
import { bounds } from '../read/bounds.ts';
import { withoutPiece } from '../read/check-bounds.ts';
import { readWithoutClause } from '../read/broken-clause.ts';
import { after, opened, placesOf, type Context } from '../match/contexts.ts';
import { explain } from './explain.ts';
import { powerAtSomebody } from './explain-verb.ts';
import { firstWords } from '../complete/first-words.ts';
import { sourceOf } from '../read/layout.ts';
import { matchRun } from '../match/match-run.ts';
import { nameAlone } from './name-alone.ts';
import type { Following } from '../match/match-types.ts';
import { Matcher } from '../match/matcher.ts';
import { openQuote, shortened } from '../read/open-quote.ts';
import { toFinding } from './reading-rules.ts';
import type { Row } from '../match/row.ts';
import type { Sentence } from '../read/sentences.ts';
import { slipIn } from './common-mistakes.ts';
import { spoken } from './spoken.ts';
import { toPart, toParts, toStatement, type Statement, type World } from '../read/statement.ts';
import { readBlockLines } from '../recovery/block-lines.ts';
import { readChance } from '../recovery/chance.ts';
import { endBeforeFillers } from '../recovery/idioms.ts';
import { readConditional } from '../recovery/read-conditional.ts';
import { withEndings } from '../recovery/missing-end.ts';
import { readReworded, type ReadRun } from '../recovery/read-reworded.ts';
import { readStatsWithoutNumbers } from '../recovery/stat-numbers.ts';
import { announcedOutside, beginRound } from '../recovery/round-missing.ts';
import { readSeveralActors } from '../recovery/several-actors.ts';
import { readSeveralActions } from '../recovery/several-actions.ts';
import { recognise, recogniseAnnouncement } from './intended-sentence.ts';
import { unquotedName } from './unquoted-name.ts';
import { unquotedWords } from './unquoted-words.ts';

/** One interpretation of a damaged sentence; `undefined` if it doesn’t apply. */
type ReadMeant = (
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  readRun: ReadRun,
) => Statement | undefined;

/** In the order in which they are tried. */
const readings: readonly ReadMeant[] = [
  readBlockLines,
  readSeveralActors,
  readReworded,
  readStatsWithoutNumbers,
  readConditional,
  readSeveralActions,
  (...sentence) => readSeveralActors(...sentence, true),
  readChance,
];

/** The statement of a run of tokens that no row reads in full. Yields between interpretations. */
export function* readDamaged(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  readRun: ReadRun,
): Generator<undefined, Statement> {
  if (world.budget.left <= 0) return unread(sentence, from, to, context, context, [briefly(world, sentence, from)]);
  world.budget.left -= 1;
  if (to - from > bounds.mended) return openedOnly(world, sentence, from, to, context);
  const elsewhere = readMisplaced(world, sentence, from, to, context);
  // A clause in a combatant’s block, such as `with a crowbar`, more likely belongs to the combatant.
  const isOwn = context.place === 'combatant' && slipIn(world, sentence, from, to, ['combatant']) !== undefined;
  if (elsewhere !== undefined && !isOwn) return elsewhere;
  for (const readMeant of readings) {
    yield;
    const meant = readMeant(world, sentence, from, to, context, readRun);
    if (meant !== undefined) return meant;
  }
  yield;
  const trace = traceRun(world, sentence, from, to, context);
  yield;
  return (
    readWithQuotes(world, sentence, from, to, context, trace) ??
    readWithoutClause(world, sentence, from, to, context, trace) ??
    readStructure(world, sentence, from, to, context, trace, readRun)
  );
}

/** A sentence too long for recovery only opens its block; nothing else is looked for in it. */
function openedOnly(world: World, sentence: Sentence, from: number, to: number, context: Context): Statement {
  const findings = [
    toFinding('too-much', 'mended', { bound: bounds.mended }, sourceOf(world.file, sentence, from, from + 1)),
  ];
  const heading = recognise(world, sentence, from, to, placesOf(context));
  if (heading !== undefined) return blockOnly(sentence, from, to, context, heading.row, findings);
  return (
    announcementOnly(world, sentence, from, to, context, findings) ??
    unread(sentence, from, to, context, context, findings)
  );
}

/** A sentence that could be read elsewhere adds nothing here, but still opens its block. */
function readMisplaced(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
): Statement | undefined {
  const inner = placesOf(context);
  const found = matchRun(
    world,
    sentence,
    from,
    to,
    (Object.keys(saidPlaces) as Place[]).filter((place) => !inner.includes(place)),
  );
  if (found === undefined) return readOutsideRound(world, sentence, from, to, context);
  // An announcement’s condition is not valid in any other place either.
  if (found.parts[0]?.row.pattern === dependenceClause) return undefined;
  const parts = toParts(world, sentence, found.place, found.parts);
  const fixes =
    parts[0]?.row.verb === undefined || context.place === 'file' ? [] : [beginRound(world, sentence, from, to)];
  const opens =
    opened(parts[0]?.piece) ??
    (context.place !== 'round' && context.place !== 'announcement' ? describing(found.place) : undefined);
  return {
    sentence,
    from,
    to,
    context,
    parts: parts.map(withoutPiece),
    openEnded: sentence.runsOn === true,
    findings: [misplaced(world, sentence, from, to, found.place, fixes)],
    next: opens === undefined ? context : { ...context, place: opens },
  };
}

function readOutsideRound(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
): Statement | undefined {
  const found = announcedOutside(world, sentence, from, to, context);
  if (found === undefined) return undefined;
  const parts = toParts(world, found.sentence, 'round', found.parts);
  return {
    sentence,
    from,
    to,
    context,
    parts: parts.map(withoutPiece),
    openEnded: sentence.runsOn === true,
    readAs: found.sentence,
    findings: [misplaced(world, sentence, from, to, 'round', [found.fix])],
    next: context,
  };
}

function misplaced(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  place: Place,
  fixes: readonly Fix[],
): Finding {
  const data = { words: shortened(spoken(sentence.tokens, from, to)), where: saidPlaces[place] };
  return toFinding('misplaced-sentence', 'misplaced', data, sourceOf(world.file, sentence, from, to), fixes);
}

/** After a sentence of the situation or of a combatant, more of the same block are likely, whose heading is missing. */
function describing(place: Place): Place | undefined {
  return place === 'situation' || place === 'combatant' ? place : undefined;
}

const saidPlaces: Readonly<Record<Place, string>> = {
  situation: 'in the situation',
  combatant: 'under a combatant or creature',
  announcement: 'under an announcement',
  round: 'in a round',
  scenario: 'in a scenario',
  file: 'at the head of the file',
};

/** Tries every row that is possible here, and records where each fails. */
function traceRun(world: World, sentence: Sentence, from: number, to: number, context: Context): Matcher {
  const clauses = world.table.rowsOf('announcement');
  const follows: Following = (first) =>
    first.verb !== undefined || first.places.includes('announcement') ? clauses : [];
  const matcher = new Matcher(world, sentence, from, to, follows, { tracing: true, lenient: true });
  const rows = placesOf(context).flatMap((place) => [
    ...world.table.rowsOf(place),
    ...(place === 'round' ? world.table.added(world.names) : []),
  ]);
  matcher.match(rows.filter((row) => !row.needsClause));
  return matcher;
}

/** A sentence that only lacks the quotes around some of its words. */
function readWithQuotes(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  trace: Matcher,
): Statement | undefined {
  const unquoted = unquotedWords(world, sentence, from, to, placesOf(context), trace);
  if (
    unquoted === undefined ||
    explain(world, sentence, from, to, trace, { place: context.place, firsts: firstWords(world, context) }).message ===
      'misspelt'
  )
    return undefined;
  return toStatement(sentence, from, to, context, unquoted.parts, [
    ...openQuote(world, sentence, from, to),
    unquoted.finding,
  ]);
}

/** A damaged sentence still opens its context and declares its names, if the intended row can be recognised. */
function readStructure(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  trace: Matcher,
  readRun: ReadRun,
): Statement {
  const named = unquotedName(world, sentence, from, to, placesOf(context));
  const recognised = named?.recognised ?? recognise(world, sentence, from, to, placesOf(context));
  const open = openQuote(world, sentence, from, to, recognised?.sentence);
  const isWhole = open.length > 0 && recognised?.sentence.tokens.some((token) => token.open) === false;
  const findings = isWhole
    ? open
    : [...open, named?.finding ?? explainWhole(world, sentence, from, to, context, trace, readRun)];
  if (recognised?.part !== undefined) {
    const part = toPart(world, recognised.sentence, recognised.place, recognised.part);
    return { ...toStatement(sentence, from, to, context, [part], findings), nearest: recognised.row };
  }
  const announcement = announcementOnly(world, sentence, from, to, context, findings);
  if (announcement !== undefined) return announcement;
  const stats = context.place === 'combatant' ? firstStats(world, sentence, from, to, context, readRun) : undefined;
  if (stats !== undefined) return { ...stats, to, findings: [...stats.findings, ...findings] };
  const name =
    recognised === undefined && context.place === 'combatant' ? nameAlone(world, sentence, from, to) : undefined;
  if (name !== undefined) return { ...unread(sentence, from, to, context, context, [name]), mayHead: true };
  if (recognised === undefined)
    return unread(sentence, from, to, context, context, findings, sentence.runsOn === true && wantsProse(trace));
  return blockOnly(sentence, from, to, context, recognised.row, findings);
}

/** Keeps clauses below an unreadable announcement from being added to another. */
function announcementOnly(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  findings: readonly Finding[],
): Statement | undefined {
  const inRounds = context.place === 'round' || context.place === 'announcement';
  const announcement = inRounds ? recogniseAnnouncement(world, sentence, from, to) : undefined;
  return announcement === undefined
    ? undefined
    : {
        ...unread(
          sentence,
          from,
          to,
          context,
          { place: 'announcement', inScenario: context.inScenario, announced: sentence },
          findings,
        ),
        nearest: announcement,
      };
}

/** An unreadable heading still opens its block. */
function blockOnly(
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  row: Row,
  findings: readonly Finding[],
): Statement {
  const place = ownValue(openedBy, row.id);
  const next = place === undefined ? context : after(context, place, undefined, sentence);
  return { ...unread(sentence, from, to, context, next, findings), nearest: row };
}

/** The stats of a line before the unreadable rest. */
function firstStats(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  readRun: ReadRun,
): Statement | undefined {
  if (world.lexicon.stats.find(sentence.tokens, from, to) === undefined) return undefined;
  const numbers = sentence.tokens.flatMap(({ kind }, index) =>
    kind === 'number' && index >= from && index < to - 1 ? [index + 1] : [],
  );
  for (const end of numbers.reverse()) {
    const statement = readRun(world, sentence, from, end, context);
    if (statement?.parts[0]?.piece?.piece === 'stats') return statement;
  }
  return undefined;
}

/**
 * The finding for a whole sentence: a missing word takes precedence over common mistakes, and these over a near miss.
 */
function explainWhole(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  trace: Matcher,
  readRun: ReadRun,
): Finding {
  const finding = explain(world, sentence, from, to, trace, {
    place: context.place,
    firsts: firstWords(world, context),
  });
  const slip = slipIn(world, sentence, from, to, placesOf(context), from, context);
  const before = finding.message === 'needs' || slip !== undefined ? to : endBeforeFillers(world, sentence, from, to);
  if (before < to) {
    const shorter = explainWhole(
      world,
      sentence,
      from,
      before,
      context,
      traceRun(world, sentence, from, before, context),
      readRun,
    );
    if (shorter.message === 'needs' || shorter.message === 'ending') return shorter;
  }
  if (finding.message !== 'needs') return slip ?? finding;
  const aimed = powerAtSomebody(world, sentence, from, to, trace);
  if (aimed !== undefined) return aimed;
  const ended = withEndings(world, sentence, from, to, context, trace.wanted, readRun, finding);
  return ended.fixes.length > 0 ? ended : { ...finding, fixes: slip?.fixes ?? [] };
}

const openedBy: Readonly<Record<string, Place>> = {
  combatant: 'combatant',
  combatants: 'combatant',
  creature: 'combatant',
  situation: 'situation',
  round: 'round',
};

/** Whether a quotation was expected where the open one is: only then is the following text its rest. */
function wantsProse(trace: Matcher): boolean {
  return trace.wanted.some((want) => want.type === 'prose');
}

/**
 * A statement that adds nothing. Since it may have opened any block, the block that was ended before it is not
 * continued.
 */
function unread(
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
  next: Context,
  findings: readonly Finding[],
  openEnded = sentence.runsOn === true,
): Statement {
  const behind = next.ended === undefined ? next : { place: next.place, inScenario: next.inScenario };
  return { sentence, from, to, context, next: behind, parts: [], openEnded, findings };
}

function briefly(world: World, sentence: Sentence, from: number): Finding {
  const token = sentence.tokens[from];
  const word = shortened(token?.text ?? '');
  return toFinding('unreadable-sentence', 'lost', { word }, sourceOf(world.file, sentence, from, from + 1));
}
