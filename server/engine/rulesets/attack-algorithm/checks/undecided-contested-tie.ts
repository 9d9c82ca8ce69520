/** A contested roll whose ties nobody has decided. */
import { addUp, compared, hitWeights, toFraction } from '../../../chance/index.ts';
import type Fraction from 'fraction.js';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { percent } from '../../../percent.ts';
import { factsOf, lastFact, type AttackFact } from '../facts.ts';
import type { Exchange } from '../exchange.ts';
import { isSilent } from '../plan.ts';
import { contestedRolls, initiativeChoices, otherChoices, type ContestedRoll } from './ties.ts';
import { missingInRounds } from './written.ts';

export const undecidedContestedTie: LintRule<AttackFact> = {
  id: 'undecided-contested-tie',
  severity: 'warning',
  title: 'A tie that nobody has decided',
  explanation:
    'What comes of equal hits in a contested roll the text asks, and doesn’t answer: full damage for all, minimum damage for all, or one side favoured, by initiative or by numbers. Until the Host decides, such a tie does nothing. Where nobody hits there is nothing to decide.',
  messages: {
    open: '“contested” ends in equal hits in {share} of all rolls, and the text leaves open what comes of them; decide it, as “decides contested tie: full damage”',
    unknown:
      '“contested” can end in equal hits, and the text leaves open what comes of them; decide it, as “decides contested tie: full damage”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  round 1
    contested
    ^^^^^^^^^
+   decides contested tie: full damage
    Ilse: attacks Brok.
    Brok: attacks Ilse.
`),
  check: ({ scenario }) => missingInRounds(scenario, (plan) => contestedRolls(plan).flatMap(undecided)),
};

function undecided(roll: ContestedRoll): readonly Finding[] {
  const contested = lastFact(roll.context.round.facts, 'contested');
  if (roll.choice !== undefined || contested === undefined || isSpoken(roll)) return [];
  const chance = tieShare(roll.exchange);
  if (chance.equals(0) && !isSilent(roll.exchange)) return [];
  // What isn’t rolled has no share, and neither has what hardly ever happens.
  const isTold = !isSilent(roll.exchange) && chance.compare(hardlyEver) >= 0;
  return [
    found(
      undecidedContestedTie,
      isTold ? 'open' : 'unknown',
      contested.source,
      isTold ? { share: percent({ chance }) } : {},
      { fixes: [...otherChoices(roll), ...initiativeChoices(roll)] },
    ),
  ];
}

/** Below this a percentage says nothing. */
const hardlyEver = 0.00005;

/** Whether the Host says in words what comes of a tie; it stays open all the same. */
function isSpoken({ context: { facts } }: ContestedRoll): boolean {
  return factsOf(facts, 'spoken decision').some(({ about }) => about === 'contested tie');
}

/** How often both sides have as many hits, and some; pinned dice are rolled as any others. */
function tieShare({ sides }: Exchange): Fraction {
  const [one, other] = sides.map(({ rolls }) =>
    addUp(rolls.map(({ pool, hits: { hit, of, counts } }) => hitWeights({ dice: pool.size, hit, of, counts }))),
  );
  if (one === undefined || other === undefined) return toFraction(0n, 1n);
  const { equal, total } = compared(one, other);
  return toFraction(equal, total);
}
