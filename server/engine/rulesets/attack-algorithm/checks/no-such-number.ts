/** Numbers of dice, points or hits that can't be counted. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Numeral, Stat } from '../../../scenario.ts';
import type { AttackFact, HitPointsChange } from '../facts.ts';
import { write } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';
import { hitPointStats } from './stats.ts';

export const noSuchNumber: LintRule<AttackFact> = {
  id: 'no-such-number',
  severity: 'error',
  title: 'A number that can’t be counted',
  explanation:
    'Dice, points of a target number, hit points and hits are counted in whole numbers. Dice, the hit points that somebody has, and those that are lost or regained are at least 1, and a change of the target number isn’t 0.',
  messages: {
    fraction: '{number} is no whole number, and counts as {whole}',
    none: '{number} comes to none, so this changes nothing; write at least 1',
    turned: '{number} points {way} are {points} points {contrary}; write it so',
    'hit points': '{points} HP are no number of hit points to start with; write a whole number from 1 on',
    shared: '{number} is no number of hits; write a whole number from 0 on',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
    Ilse: climbs "the wall" at 3/6.
-     0 bonus dice "a rope"
      ^
-     TN -1.5 "ice"
         ^^^^
+     1 bonus die "a rope"
+     TN -1 "ice"
`),
  *check({ scenario }) {
    for (const { facts } of sayings(scenario)) for (const fact of facts) yield* uncountable(fact);
    for (const stat of hitPointStats(scenario)) yield* started(stat);
  },
};

function uncountable(fact: AttackFact): readonly Finding[] {
  switch (fact.kind) {
    case 'bonus dice':
    case 'penalty dice':
      return counted(fact.count);
    case 'target number':
      return Math.abs(fact.by.value) < 1 ? [tell('none', fact.by, 1)] : whole(fact.by);
    case 'hit points':
      return fact.points.value < 0 ? [turned(fact)] : counted(fact.points);
    case 'shares':
      return fact.shares.flatMap(({ count }) => shared(count));
    default:
      return [];
  }
}

/** What somebody has at first, or has left of more, which may be nothing. */
function started({ value, of = value, source }: Stat): readonly Finding[] {
  if (Number.isInteger(value) && Number.isInteger(of) && of >= 1) return [];
  const whole = (number: number): number => Math.max(1, Math.trunc(Math.abs(number)));
  const points = (now: number, base: number): string => (now === base ? `${now}` : `${now} of ${base}`);
  return [
    found(
      noSuchNumber,
      'hit points',
      source,
      { points: points(value, of).replaceAll('-', '−') },
      { fixes: [write(`HP ${of === value ? whole(of) : points(Math.trunc(value), whole(of))}`, source)] },
    ),
  ];
}

function counted(numeral: Numeral): readonly Finding[] {
  return numeral.value < 1 ? [tell('none', numeral, 1)] : whole(numeral);
}

function whole(numeral: Numeral): readonly Finding[] {
  return Number.isInteger(numeral.value) ? [] : [tell('fraction', numeral, Math.trunc(numeral.value))];
}

function shared(numeral: Numeral): readonly Finding[] {
  const { value } = numeral;
  return Number.isInteger(value) && value >= 0 ? [] : [tell('shared', numeral, Math.max(0, Math.trunc(value)))];
}

function turned({ points, way }: HitPointsChange): Finding {
  const words = { loses: 'lost', regains: 'regained' } as const;
  const contrary = way === 'loses' ? 'regains' : 'loses';
  return found(
    noSuchNumber,
    'turned',
    points.source,
    { number: points.value, way: words[way], points: -points.value, contrary: words[contrary] },
    {
      fixes: [write(String(-points.value), points.source)],
    },
  );
}

function tell(message: string, { value, source }: Numeral, instead: number): Finding {
  return found(
    noSuchNumber,
    message,
    source,
    { number: value, whole: instead },
    { fixes: [write(String(instead), source)] },
  );
}
