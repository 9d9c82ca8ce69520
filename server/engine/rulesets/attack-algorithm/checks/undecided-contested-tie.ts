/** A contested roll whose ties nobody has decided. */
import { addUp, compared, hitWeights, toFraction } from '../../../chance/index.ts';
import type Fraction from 'fraction.js';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { lastFact, type AttackFact } from '../facts.ts';
import type { Exchange } from '../exchange.ts';
import { percent } from './naming.ts';
import { contestedRolls, otherChoices, type ContestedRoll } from './ties.ts';
import { foundInRounds } from './written.ts';

export const undecidedContestedTie: LintRule<AttackFact> = {
  id: 'undecided-contested-tie',
  severity: 'warning',
  title: 'A tie that nobody has decided',
  explanation: 'What comes of equal hits in a contested roll the text asks, and doesn’t answer: full damage for all, minimum damage for all, or one side favoured, by initiative or by numbers. Until the Host decides, such a tie does nothing. Where nobody hits there is nothing to decide.',
  messages: { open: '“contested” ends in equal hits in {share} of all rolls, and the text leaves open what comes of them; decide it, as “decides contested tie: full damage”' },
  bad: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Brok (he) of the Host
round 1
  contested
//^^^^^^^^^
  Ilse: attacks Brok.
  Brok: attacks Ilse.
`,
  good: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Brok (he) of the Host
round 1
  contested
  decides contested tie: full damage
  Ilse: attacks Brok.
  Brok: attacks Ilse.
`,
  check: ({ scenario }) => foundInRounds(scenario, (plan) => contestedRolls(plan).flatMap(undecided)),
};

function undecided(roll: ContestedRoll): readonly Finding[] {
  const contested = lastFact(roll.moment.round.facts, 'contested');
  if (roll.choice !== undefined || contested === undefined) return [];
  return [found(undecidedContestedTie, 'open', contested.source, { share: percent(tieShare(roll.exchange)) }, { fixes: otherChoices(roll) })];
}

/** How often both sides have as many hits, and some; pinned dice are rolled as any others. */
function tieShare({ sides }: Exchange): Fraction {
  const [one, other] = sides.map(({ rolls }) => addUp(rolls.map(({ pool, hits: { hit, of, counts } }) => hitWeights({ dice: pool.size, hit, of, counts }))));
  if (one === undefined || other === undefined) return toFraction(0n, 1n);
  const { equal, total } = compared(one, other);
  return toFraction(equal, total);
}
