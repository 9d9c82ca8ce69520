/** Checks of contests: against whom, and ties that are pinned. */
import { add, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { calledInFull, opponentsOf } from '../../../combatants.ts';
import { found, type LintRule } from '../../../finding.ts';
import { oneself } from '../../../play/words.ts';
import type { Numeral } from '../../../scenario.ts';
import { testDie, type Attribute } from '../attributes.ts';
import type { Cast, Fighter } from '../cast.ts';
import { opponentsAttributes, testedAttributes, type Deed } from '../deeds/deeds.ts';
import { succeeds } from '../dice/test-roll.ts';
import { decidedIn, type MoveablesFact } from '../facts.ts';
import { valueOf } from '../fight.ts';
import { chooses } from '../options.ts';
import { pinnedFor } from '../play/pins.ts';
import { startOf } from '../start.ts';
import { ofFight } from './examples.ts';
import { announced, saidIn, writtenDeeds } from './written.ts';

const contestWithoutOpponent: LintRule<MoveablesFact> = {
  id: 'contest-without-opponent',
  severity: 'error',
  title: 'A contest without an opponent',
  explanation:
    'A contest has two antagonists, each of whom makes a test. Without another one, or against oneself, nothing is ' +
    'rolled: write who resists, or leave “against …” out and make it a test.',
  messages: {
    none: 'A contest needs an opponent, and nobody is named; name who resists, or leave out what they test',
    self: '{Name} can’t be in a contest with {self}; name an opponent',
  },
  ...ofFight(`
  round 1
-   Ann: wrestles Ann.
                  ^^^
+   Ann: wrestles the Ghoul.
      by STR against its GRC
`),
  *check({ scenario }) {
    for (const { deed } of writtenDeeds(scenario)) {
      const { actor, announcement, targets, kind } = deed;
      if (kind !== 'contest' && kind !== 'flight') continue;
      const [target] = announcement.targets;
      if (targets.length === 0 && kind === 'contest')
        yield found(contestWithoutOpponent, 'none', announcement.verb.source);
      if (target !== undefined && targets[0] === actor)
        yield found(
          contestWithoutOpponent,
          'self',
          target.source,
          { ...naming('name', actor), self: oneself(actor.combatant.pronoun) },
          { fixes: opponentsOf(scenario, actor.combatant).map((foe) => write(calledInFull(foe), target.source)) },
        );
    }
  },
};

const pinnedTie: LintRule<MoveablesFact> = {
  id: 'undecided-contest-tie',
  severity: 'warning',
  title: 'A pinned tie that the text doesn’t break',
  explanation:
    'If both sides of a contest succeed, or both fail, the higher roll wins. The text doesn’t say who wins if they ' +
    'roll the same number. The group decides, in words, or with “option contest tie draw”.',
  messages: { tie: 'Both roll {number} and both {end}; the text doesn’t say who wins, so write it' },
  ...ofFight(`
  round 1
    Ann: wrestles the Ghoul.
      by STR against its STR
-     rolls 9, opponent 9
                        ^
+     rolls 9, opponent 8
`),
  *check({ scenario }) {
    if (decidedIn(saidIn(scenario), 'contest tie') !== undefined) return;
    for (const { cast, deed } of announced(scenario)) {
      const tie = chooses(cast.stage, 'contest tie', 'draw') ? undefined : tieIn(cast, deed);
      if (tie === undefined) continue;
      const { pin, isSuccess } = tie;
      const { value, source } = pin;
      const data = { number: value, end: isSuccess ? 'succeed' : 'fail' };
      const fixes = [
        write(`${value === 1 ? 2 : value - 1}`, source),
        add('decides contest tie: "…"', scenario.rules.source ?? scenario.source),
      ];
      yield found(pinnedTie, 'tie', source, data, { fixes });
    }
  },
};

interface Tie {
  /** The opponent’s. */
  readonly pin: Numeral;
  readonly isSuccess: boolean;
}

/** The opponent’s pin, if it is the same number as that of the actor, with the same result. */
function tieIn(cast: Cast, deed: Deed): Tie | undefined {
  const [opponent] = deed.targets;
  if ((deed.kind !== 'contest' && deed.kind !== 'flight') || opponent === undefined) return undefined;
  const own = deed.kind === 'flight' ? (['GRC'] as const) : testedAttributes(deed);
  const theirs = deed.kind === 'flight' ? own : opponentsAttributes(deed);
  const [one, other] = [
    pinnedFor(deed, undefined, testDie(own.length) ?? 0),
    pinnedFor(deed, 'opponent', testDie(theirs.length) ?? 0),
  ];
  if (one === undefined || one.value !== other?.value) return undefined;
  const hasSucceeded = (who: Fighter, attributes: readonly Attribute[]): boolean =>
    succeeds({ target: targetOf(cast, who, attributes) }, one.value);
  const isSuccess = hasSucceeded(deed.actor, own);
  return isSuccess === hasSucceeded(opponent, theirs) ? { pin: other, isSuccess } : undefined;
}

function targetOf(cast: Cast, who: Fighter, attributes: readonly Attribute[]): number {
  return attributes.reduce((sum, attribute) => sum + (valueOf(startOf(cast), who, attribute) ?? 0), 0);
}

export const contestChecks: readonly LintRule<MoveablesFact>[] = [contestWithoutOpponent, pinnedTie];
