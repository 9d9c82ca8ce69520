/**
 * Undeclared things that are none: idioms, as in `with both hands` or `with her axe from above`, and clauses that a
 * game expresses otherwise.
 */
import type { Finding } from '../../engine/index.ts';
import type { Context } from '../match/contexts.ts';
import { slipIn } from '../explain/common-mistakes.ts';
import type { Part, Statement, World } from '../read/statement.ts';
import { withIdioms, withIdiomsAlone } from './idioms.ts';
import type { Found, ReadRun } from './read-reworded.ts';
import { asWritten, clauseFor, writing, type Rewording } from './rewording.ts';

/** The reading without such things; `undefined` if every thing may be one. */
export function withoutUnknownThings(
  world: World,
  whole: Statement,
  context: Context,
  readRun: ReadRun,
): Found | undefined {
  const before = unknownThings(whole);
  if (before === 0 || !hasClause(whole)) return undefined;
  const written = asWritten(whole.sentence, whole.from, whole.to);
  const read = (rewording: Rewording | undefined): Found | undefined => {
    const statement =
      rewording === undefined ? undefined : readRun(world, rewording.sentence, rewording.from, rewording.to, context);
    return rewording === undefined || statement === undefined ? undefined : { rewording, statement };
  };
  const found = read(withIdiomsAlone(world, written));
  if (found !== undefined) return found;
  const shorter = read(withIdioms(world, written));
  return shorter !== undefined && unknownThings(shorter.statement) < before ? shorter : undefined;
}

/** The statement without clauses whose unknown thing is a common mistake of the game, as `with advantage`. */
export function withoutWrongThings(world: World, whole: Statement): Statement {
  const wrong = whole.parts.flatMap((part) => {
    const slip =
      part.place === 'announcement' && hasUnknownThing(part)
        ? slipIn(world, whole.sentence, part.from, part.to, ['announcement'])
        : undefined;
    return slip === undefined ? [] : [{ part, slip: withCommas(world, whole, part, slip) }];
  });
  if (wrong.length === 0) return whole;
  return {
    ...whole,
    parts: whole.parts.filter((part) => !wrong.some((each) => each.part === part)),
    findings: [...whole.findings, ...wrong.map(({ slip }) => slip)],
  };
}

/** Adds the comma before the clause to the fixes of a finding. */
function withCommas(world: World, { sentence, from, to }: Statement, part: Part, slip: Finding): Finding {
  const fixes = slip.fixes.map((fix) => {
    const [intent] = fix.intents;
    return intent?.do === 'replace'
      ? writing(
          world.file,
          clauseFor(asWritten(sentence, from, to), part.from, part.to, intent.with, []),
          fix.title,
          fix.certain,
        )
      : fix;
  });
  return { ...slip, fixes };
}

/** Whether it is part of an announcement, where idioms occur. */
function hasClause({ parts: [first] }: Statement): boolean {
  return first !== undefined && (first.row.verb !== undefined || first.place === 'announcement');
}

function unknownThings({ parts }: Statement): number {
  return parts.filter(hasUnknownThing).length;
}

function hasUnknownThing({ marks }: Part): boolean {
  return marks.some(
    (mark) =>
      mark.is === 'slot' &&
      mark.value.is === 'names' &&
      mark.value.mentions.some(({ kind, name }) => kind === 'thing' && name.id === undefined && name.quoted !== true),
  );
}
