/** More or fewer dice pinned than are rolled. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { isGivenUp, type Attempt } from '../../attempt.ts';
import { isOfUnmadeBet } from '../../problems.ts';
import type { QuickShotFact, Rolls } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { rollsFact } from './rolls.ts';

export const diceCountMismatch: LintRule<QuickShotFact> = {
  id: 'dice-count-mismatch',
  severity: 'error',
  title: 'More or fewer pinned dice than are rolled',
  explanation:
    'Every attempt is rolled with 8 dice, with 9 where 1 WP is bet and with 10 where 3 WP are. As many are written, with “any” for those that are still to be rolled. Where they are more or fewer and no “any” is among them, none of them counts.',
  messages: {
    fewer:
      '{pinned} pinned, and {name} rolls {rolled}{bet}, so nothing is pinned; write all of them, with “any” for what is still rolled',
    partly: '{pinned} written, and {name} rolls {rolled}{bet}; the others are rolled, so write “any” for each of them',
    beyond: '{pinned} written, and {name} rolls {rolled}{bet}; what is beyond these isn’t rolled, so leave it out',
    more: '{pinned} pinned, and {name} rolls {rolled}{bet}, so nothing is pinned; only a bet adds dice',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      bets 1 WP
      risk "the dogs wake up"
-     rolls 5 5 6 7 1 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
+     rolls 5 5 6 7 1 2 3 4 8
`),
  check: ({ scenario }) => foundInAttempts(scenario, miscounted),
};

/** Also where some are rolled anyway, and others aren’t written: those are rolled, too. */
function miscounted(attempt: Attempt): readonly Finding[] {
  const {
    pool: { size },
    bet,
    deed: { actor },
  } = attempt;
  const rolls = rollsFact(attempt);
  if (rolls === undefined || rolls.dice.length === size || isGivenUp(attempt) || isOfUnmadeBet(attempt)) return [];
  const { length } = rolls.dice;
  return [
    found(
      diceCountMismatch,
      messageFor(attempt, length),
      rolls.source,
      {
        ...naming('name', actor),
        pinned: length === 1 ? '1 die is' : `${length} dice are`,
        rolled: size,
        bet: bet === undefined ? '' : ` with the bet of ${bet.amount} WP`,
      },
      { fixes: [fitting(rolls, size)] },
    ),
  ];
}

/** Where one of them is “any”, those that fit are pinned all the same. */
function messageFor({ mispinned, pool: { size } }: Attempt, written: number): 'fewer' | 'more' | 'partly' | 'beyond' {
  if (mispinned.length === 0) return written < size ? 'partly' : 'beyond';
  return written < size ? 'fewer' : 'more';
}

function fitting({ dice, source }: Rolls, size: number): Fix {
  const [away, faces] = [dice.length - size, dice.map((die) => die?.value ?? 'any')];
  const all = away > 0 ? faces.slice(0, size) : [...faces, ...new Array<string>(-away).fill('any')];
  return {
    title:
      away > 0
        ? `Leave out the last ${away === 1 ? 'die' : `${away} dice`}`
        : `Let the other ${away === -1 ? 'die' : `${-away} dice`} be rolled`,
    certain: false,
    intents: [{ do: 'replace', at: source, with: `rolls ${all.join(' ')}` }],
  };
}
