/**
 * Worth as plain text: below an action, of each reason for a throw and possible addition; below a contest, of what
 * decides it.
 */
import {
  sentence,
  type ActionOdds,
  type ActionWorth,
  type ContestOdds,
  type RoundOdds,
  type RoundWorth,
  type Worth,
  wordsOf,
} from '../../engine/index.ts';
import { decidingIn } from '../hover/deciding.ts';
import { notKnownWords } from '../figures.ts';
import { modifierLabels } from '../hover/modifiers.ts';
import { additionLines, forWords } from './worth-additions.ts';
import { additionLeft, methodIn, methodWords, worthInParts } from './worth-in-parts.ts';
import { ownLines, pointsWords, worthGroups } from './worth.ts';

interface Row {
  readonly points: string;
  readonly words: string;
}

/** Largest effect first; empty if nothing has one. `worth` is undefined if the chance is sampled. */
export function worthText(
  action: ActionOdds,
  worth: ActionWorth | undefined,
  call: (who: string) => string,
): readonly string[] {
  if (worth === undefined) return [`    worth ${notKnownWords('the chance itself is estimated from plays')}`];
  const [[outcome, figure] = ['', undefined]] = action.odds;
  const called = wordsOf(action.outcomes, outcome);
  const shown = figure?.caveat === undefined ? worth : withoutCaveats(worth);
  const rows = [...reasonRows(action, shown), ...additionRows(action, shown, call)];
  // Worth is computed without pins.
  return titled(
    `worth${action.pinned === undefined ? '' : ' where nothing is pinned'}, in percentage points of ` +
      `“${called}”${methodIn(shown)}`,
    rows,
  );
}

/** Removes caveats that are already stated with the chance itself. */
function withoutCaveats({ modifiers, together, advantages }: ActionWorth): ActionWorth {
  return {
    modifiers: modifiers.map(withoutCaveat),
    together: together.map(withoutCaveat),
    advantages: advantages.map(withoutCaveat),
  };
}

function withoutCaveat<W extends Worth>(worth: W): W {
  const { caveat: _, ...changed } = worth.changed;
  return { ...worth, changed };
}

/** `+13.3 points  +1 weapon – without it 28.0%`; those worth the same share a row. */
function reasonRows({ pool }: ActionOdds, worth: ActionWorth): readonly Row[] {
  const labels = modifierLabels(pool);
  const groups = worthGroups(pool, worth.modifiers);
  return groups.flatMap((group) => {
    const described = worthInParts(group, groups, worth);
    if (described === undefined) return [];
    const names = ownLines(group)
      .map(({ at }) => labels[at] ?? '')
      .join('; ');
    return [
      { points: described.points, words: `${names}${described.isStrongest ? ' (strongest)' : ''} – ${described.left}` },
    ];
  });
}

/** `+9.1 points  one more advantage for Laura – with it 70.1%`. */
function additionRows(
  { actor }: ActionOdds,
  { advantages }: ActionWorth,
  call: (who: string) => string,
): readonly Row[] {
  return additionLines(advantages, actor)
    .flat()
    .map((those) => {
      const [first, ...others] = those;
      return {
        points: pointsWords(first, others.length > 0),
        words: `${first.called} for ${forWords(those, call)} – ${additionLeft(first)}`,
      };
    });
}

/** Empty for a contest of one: its action states it. */
export function decidingText(
  round: RoundOdds,
  contest: ContestOdds,
  worth: RoundWorth,
  call: (who: string) => string,
): readonly string[] {
  if (contest.parties.length === 1) return [];
  const deciding = decidingIn(round, contest, worth);
  if (deciding === 'too many') return ['    too many take part to say what decides it'];
  if (deciding === 'sampled') return [];
  return titled(
    `what decides it, in percentage points of the chance of each one’s own side${methodWords(deciding)}`,
    deciding.map(({ who, reasons, points }) => ({
      points,
      words: [sentence(call(who)), ...reasons.map(({ title, reason }) => `${title} (${reason})`)].join(', '),
    })),
  );
}

function titled(title: string, rows: readonly Row[]): readonly string[] {
  const width = Math.max(...rows.map(({ points }) => points.length));
  return rows.length === 0
    ? []
    : [`    ${title}`, ...rows.map(({ points, words }) => `      ${points.padEnd(width)}  ${words}`)];
}
